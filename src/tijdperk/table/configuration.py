"""What a host can set: each setting is declared once, and given as a flag, in the environment or in a file.

`--guests-per-address 50` is TIJDPERK_GUESTS_PER_ADDRESS=50 and, in a TOML file, `guests-per-address = 50`.
A flag outranks the environment, the environment outranks the file.
"""

from __future__ import annotations

import os
import stat
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import use_content
from tijdperk.kernel.text import Catalogue

PREFIX = "TIJDPERK_"
CONFIG = "config"
MAX_PORT = 65_535
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")

log = structlog.get_logger()

Read = Callable[[str, Any], Any]


@dataclass(frozen=True)
class Setting:
    """`read` takes where a value was given, for complaints, and the value as it was given."""

    name: str
    metavar: str
    help: str
    read: Read
    default: Any = None

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def field(self) -> str:
        return self.name.replace("-", "_")


# ---- how a value is read


def text(where: str, given: Any) -> str:
    if not isinstance(given, str) or not given:
        raise BadInput("setting-text", argument=where, given=str(given)[:40])
    return given


def path(where: str, given: Any) -> Path:
    return Path(text(where, given)).expanduser()


def host_port(where: str, given: Any) -> tuple[str, int]:
    """`127.0.0.1:9464`, `[::1]:9464`."""
    host, _, port = text(where, given).rpartition(":")
    if not host or not port.isdecimal() or int(port) > MAX_PORT:
        raise BadInput("setting-address", argument=where, given=str(given)[:40])
    return host.strip("[]"), int(port)


def whole(most: int, least: int = 0) -> Read:
    def read(where: str, given: Any) -> int:
        shown = str(given)
        if isinstance(given, bool) or not shown.isdecimal() or len(shown) > 9 or int(shown) > most:
            raise BadInput("number-wanted", argument=where, given=shown[:40])
        return max(least, int(shown))

    return read


def seconds(where: str, given: Any) -> float:
    try:
        value = -1.0 if isinstance(given, bool) else float(given)
    except (TypeError, ValueError):
        value = -1.0
    if not 0 <= value <= 60:
        raise BadInput("number-wanted", argument=where, given=str(given)[:40])
    return value


def switch(where: str, given: Any) -> bool:
    word = str(given).lower()
    if word not in YES + NO:
        raise BadInput("setting-switch", argument=where, given=str(given)[:40])
    return word in YES


def several(where: str, given: Any) -> list[str]:
    """A list; in the environment its parts are separated by commas."""
    parts = given.split(",") if isinstance(given, str) else given
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise BadInput("setting-text", argument=where, given=str(given)[:40])
    return [part.strip() for part in parts if part.strip()]


def use_contents(given: Iterable[str]) -> None:
    """Play games with the content of other files."""
    for one in given:
        name, sign, file = one.partition("=")
        if not (name and sign and file):
            raise BadInput("content-form", given=one[:80])
        use_content(name, Path(file))


# ---- where values come from


def add_arguments(parser: ArgumentParser, texts: Catalogue, settings: Iterable[Setting]) -> None:
    """The flags of these settings, and the one that names the file."""
    add = parser.add_argument
    add(f"--{CONFIG}", metavar="FILE", help=texts.say("cli-arg-config"))
    for setting in settings:
        told = texts.say(setting.help, default=shown(setting.default))
        if setting.read is switch:
            add(f"--{setting.name}", action="store_true", default=None, help=told)
        elif setting.read is several:
            add(f"--{setting.name}", action="append", metavar=setting.metavar, help=told)
        else:
            add(f"--{setting.name}", metavar=setting.metavar, help=told)


def shown(default: Any) -> str:
    return ", ".join(default) if isinstance(default, list) else str(default)


def configured(
    arguments: Namespace,
    settings: Iterable[Setting],
    environment: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The value of each setting, by its field. A file may have all that there are."""
    variables = os.environ if environment is None else environment
    file = getattr(arguments, CONFIG) or variables.get(PREFIX + CONFIG.upper())
    written = read_file(Path(file)) if file else {}
    values = {}
    for setting in settings:
        flag = getattr(arguments, setting.field)
        if flag is not None:
            values[setting.field] = setting.read(f"--{setting.name}", flag)
        elif setting.variable in variables:
            values[setting.field] = setting.read(setting.variable, variables[setting.variable])
        elif setting.name in written:
            values[setting.field] = setting.read(f"{file}: {setting.name}", written[setting.name])
        else:
            values[setting.field] = setting.default
    return values


def read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        mode = file.stat().st_mode
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), problem=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput("config-unreadable", file=str(file), problem=str(error)) from None
    written = {name.replace("_", "-"): value for name, value in found.items()}
    names = [setting.name for setting in SERVING]
    for name in written:
        if name not in names:
            raise BadInput("config-unknown", file=str(file), name=name[:40], allowed=", ".join(names))
    if {"database", "mail"} & written.keys() and mode & (stat.S_IRGRP | stat.S_IROTH):
        log.warning("others can read this file, which may have passwords", file=str(file))
    return written


# ---- the settings


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tijdperk"


STORAGE = (
    Setting("data", "DIR", "cli-arg-data", path, data_folder()),
    Setting("database", "URL", "cli-arg-database", text),
)
CONTENT = Setting("content", "GAME=FILE", "cli-arg-contents", several, [])
ADDRESS = Setting("address", "URL", "cli-arg-address", text)
SERVING = (
    Setting("host", "ADDRESS", "cli-arg-host", text, "127.0.0.1"),
    Setting("port", "N", "cli-arg-port", whole(MAX_PORT), 8000),
    Setting("lan", "", "cli-arg-lan", switch, False),
    *STORAGE,
    CONTENT,
    Setting("workers", "N", "cli-arg-workers", whole(64, 1), 1),
    Setting("thinkers", "N", "cli-arg-thinkers", whole(64, 1), 2),
    Setting("think-ahead", "", "cli-arg-think-ahead", switch, False),
    Setting("pause", "SECONDS", "cli-arg-pause", seconds, 0.4),
    Setting("analysis", "SECONDS", "cli-arg-analysis", seconds, 60.0),
    ADDRESS,
    Setting("trusted-proxies", "ADDRESS", "cli-arg-proxies", several, ["127.0.0.1", "::1"]),
    Setting("guests-per-address", "N", "cli-arg-guests", whole(1_000_000, 1), 300),
    Setting("metrics", "ADDRESS:PORT", "cli-arg-metrics", host_port),
    Setting("mail", "URL", "cli-arg-mail", text),
    Setting("mail-from", "ADDRESS", "cli-arg-mail-from", text),
    Setting("local-webhooks", "", "cli-arg-local-webhooks", switch, False),
    Setting("open", "", "cli-arg-open", switch, False),
)
