"""Compile the engine with mypyc: the same source, several times as fast.

All compiled modules form one mypyc group, so that calls between them are C calls. What was compiled is kept
in build/compiled/ under a hash of its sources: nothing is compiled twice, and the copies next to the sources,
in a test's folder and in the wheel all come from there.
"""

import argparse
import ast
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tijdperk"
STORE = ROOT / "build" / "compiled"
STAMP = STORE / "in-place"  # what the compiled files next to the sources were made from

# What is compiled: in each folder of the package, the modules with these names, as far as they exist.
COMPILED = {
    "kernel": ("chance", "changes", "deals", "features", "interaction", "moves", "position", "windows"),
    "bots": ("greedy", "leaning", "random", "search", "value"),
    "games/*/engine": ("[!_]*",),
}
REQUIRES = ("mypy>=2.4,<3", "setuptools>=77")
# The machine code of the group lies in src/tijdperk__mypyc.*.so, the other .so files lead to it. mypyc gives
# modules a wrong __file__ when it lies anywhere but at the root of the imports.
GROUP = "tijdperk"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


class CannotCompile(Exception):
    """Why there is no compiled form, in a few words."""


def modules() -> list[Path]:
    """The modules that are compiled."""
    return sorted(
        path
        for folder, names in COMPILED.items()
        for name in names
        for path in PACKAGE.glob(f"{folder}/{name}.py")
    )


def has_c_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools finds it, or says that it does not
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0]) is not None


def compiled(opt: int = 3) -> Path:
    """A folder with the compiled modules, laid out like src/; made now unless it is there already."""
    if not has_c_compiler():
        raise CannotCompile("there is no C compiler")
    if not (find_spec("mypyc") and find_spec("setuptools")):
        raise CannotCompile("mypy or setuptools is not installed")
    made = STORE / f"{digest()}-O{opt}-mypyc{version('mypy')}{SUFFIX}"
    if made.exists():
        return made
    begin = time.perf_counter()
    print(f"Compiling {len(modules())} modules with mypyc at -O{opt} ...", flush=True)
    STORE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE) as scratch:
        # mypyc works through the globals of mypy and setuptools and leaves by sys.exit: give it a process.
        command = [sys.executable, __file__, f"--opt={opt}", f"--extensions={scratch}"]
        if subprocess.run(command, cwd=SOURCE).returncode != 0:
            raise CannotCompile("the compiler stopped, see its messages above")
        try:
            Path(scratch, "lib").rename(made)
        except OSError:
            if not made.exists():  # else another process was quicker, with the same result
                raise
    print(f"Compiled in {time.perf_counter() - begin:.0f} s.", flush=True)
    return made


def build_extensions(scratch: Path, opt: int) -> None:
    """Run mypyc and the C compiler; in a process of its own, with src/ as the working directory."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Strictness is the business of `make check`; here only what is compiled has to be sound.
    mypy_options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    mypy_options += ["--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify(
        [*mypy_options, *(str(path.relative_to(SOURCE)) for path in modules())],
        opt_level=str(opt),
        debug_level="0",
        group_name=GROUP,
        multi_file=opt < 3,  # a file for each module is ready in a third of the time, one for all runs faster
        target_dir=str(scratch / "c"),
    )
    build = Distribution({"name": "tijdperk", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(scratch / "lib")
    build.build_temp = str(scratch / "o")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def digest() -> str:
    """A hash of what the machine code depends on: the modules, and those of ours that they import."""
    seen = set(modules())
    waiting = list(seen)
    while waiting:
        found = set(imports(waiting.pop())) - seen
        seen |= found
        waiting += found
    total = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(seen):
        total.update(f"{path.relative_to(SOURCE)}\n".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def imports(path: Path) -> Iterator[Path]:
    """The files of the package that a module imports."""
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(ast.parse(path.read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            outer = package[: len(package) + 1 - node.level] if node.level else ()
            base = ".".join([*outer, node.module] if node.module else outer)
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for name in names:
            stem = SOURCE.joinpath(*name.split("."))
            yield from filter(Path.is_file, (stem.with_suffix(".py"), stem / "__init__.py"))


def in_place() -> list[Path]:
    """The compiled files next to the sources."""
    return [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]


def clean() -> None:
    for path in in_place():
        path.unlink()
    STAMP.unlink(missing_ok=True)


def drop_stale() -> None:
    """Remove the compiled files once a source has changed, for Python prefers them however old they are."""
    if in_place() and not (STAMP.is_file() and STAMP.read_text().startswith(digest())):
        clean()
        print("A source has changed since `make build`: uncompiled from here.")


def compile_in_place(opt: int) -> None:
    made = compiled(opt)
    clean()  # a running game keeps the files that it has loaded
    shutil.copytree(made, SOURCE, dirs_exist_ok=True)
    STAMP.write_text(made.name)
    print(f"The engine is compiled, at -O{opt}.")


def keep(opt: int) -> None:
    """Have the compiled modules at hand where there is a C compiler; nothing else changes."""
    if has_c_compiler():
        compiled(opt)
    else:
        print("There is no C compiler: what is tested with the compiled engine is left out, or plain.")


def copy_package(into: Path, opt: int | None) -> None:
    """Make a copy of the package in a folder; compiled, unless opt is None."""
    made = None if opt is None else compiled(opt)
    target = into / PACKAGE.name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(PACKAGE, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    if made:
        shutil.copytree(made, into, dirs_exist_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc, each .so next to its .py.")
    parser.add_argument("--opt", type=int, choices=(1, 3), default=3, help="1 is ready sooner, 3 runs faster")
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--into", type=Path, metavar="DIR", help="put a compiled copy of the package in DIR")
    action.add_argument("--plain-into", type=Path, metavar="DIR", help="the same, not compiled")
    action.add_argument("--keep", action="store_true", help="compile, and leave the sources as they are")
    action.add_argument("--clean", action="store_true", help="remove the .so files")
    action.add_argument("--drop-stale", action="store_true", help="remove them if a source has changed since")
    action.add_argument("--extensions", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    try:
        if args.extensions:
            build_extensions(args.extensions, args.opt)
        elif args.into:
            copy_package(args.into, args.opt)
        elif args.plain_into:
            copy_package(args.plain_into, None)
        elif args.keep:
            keep(args.opt)
        elif args.clean:
            clean()
        elif args.drop_stale:
            drop_stale()
        else:
            compile_in_place(args.opt)
    except CannotCompile as error:
        sys.exit(f"Not compiled: {error}.")


if __name__ == "__main__":
    main()
