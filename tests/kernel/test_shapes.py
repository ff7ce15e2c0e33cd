"""Classes that msgspec has not looked at yet, used by several threads at once."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
import sys, threading, msgspec
from tijdperk.kernel.shapes import shaped
sys.setswitchinterval(1e-6)
def make():
    class Inner(msgspec.Struct):
        a: int
        b: "list[tuple[int, str]]" = []
    class Outer(msgspec.Struct):
        x: int
        y: list[Inner]
        z: dict[str, int]
    return Outer
data = {"x": 1, "y": [{"a": 1, "b": [[1, "q"]]}] * 50, "z": {"q": 1}}
for _ in range(int(sys.argv[1])):
    shape, ready = make(), threading.Barrier(4)
    def use():
        ready.wait()
        assert len(shaped(data, shape).y) == 50
    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
print("fine")
"""


def test_threads_that_use_a_class_for_the_first_time() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY, "500"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
