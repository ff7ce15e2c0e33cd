"""The wheel carries the browser client, and the engine compiled where it can be, plain where it cannot.

TIJDPERK_COMPILE=0 leaves the engine plain; TIJDPERK_COMPILE=1 makes a failure to compile an error.
TIJDPERK_OPT=1 is compiled sooner, and is slower.
TIJDPERK_CLIENT=0 leaves the client out, TIJDPERK_CLIENT=kept takes what `make web` built. Editable installs
get neither: `make build` and `make web` do that in place.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

sys.path.insert(0, str(Path(__file__).parent))
from tools import client
from tools.compile import REQUIRES, CannotCompile, compiled, has_c_compiler

sys.path.pop(0)

WISH = os.environ.get("TIJDPERK_COMPILE", "")
OPT = int(os.environ.get("TIJDPERK_OPT", "3"))
CLIENT = os.environ.get("TIJDPERK_CLIENT", "")


class CompiledWheel(BuildHookInterface[WheelBuilderConfig]):
    def dependencies(self) -> list[str]:
        compiler = [] if WISH == "0" or not has_c_compiler() else list(REQUIRES)
        return [*compiler, *(client.REQUIRES if CLIENT == "" else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if CLIENT != "0":
            kept = CLIENT == "kept" and (client.STATIC / "index.html").exists()
            made = client.STATIC if kept else client.built(Path(self.root) / "build" / "client")
            build_data["force_include"][str(made)] = "tijdperk/table/static"
        self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        if WISH == "0":
            self.app.display_info("tijdperk: plain Python, as TIJDPERK_COMPILE=0 asks")
            return
        try:
            made = compiled(OPT)
        except CannotCompile as reason:
            if WISH == "1":
                raise
            self.app.display_warning(f"tijdperk: plain Python, since {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in made.rglob("*.*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
