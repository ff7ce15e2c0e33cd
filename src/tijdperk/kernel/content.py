"""Content files: the figures of a game in TOML, read with a clear word about what is wrong and where."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.shapes import shaped


class Names(msgspec.Struct, forbid_unknown_fields=True):
    """A name or sentence in both languages."""

    en: str
    nl: str

    def text(self, language: str) -> str:
        return self.nl if language == "nl" else self.en


Provenance = Names  # where figures come from, as a sentence


class ContentEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One component: a stable id, its name, and where its figures come from."""

    id: str
    name: Names
    provenance: list[str]


class Component(ContentEntry, kw_only=True, forbid_unknown_fields=True):
    """A record that also names those of its fields that nobody could confirm."""

    reconstructed: list[str] = []


class Sourced(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The same for what has no name of its own."""

    provenance: list[str]
    reconstructed: list[str] = []


T = TypeVar("T")


class ContentFile(Generic[T]):
    """A content file that was read, with the checks its game makes on it."""

    def __init__(self, path: Path, content: T, fingerprint: str) -> None:
        self.path = path
        self.content = content
        self.fingerprint = fingerprint

    def fail(self, entry: str, field: str, problem: str) -> NoReturn:
        raise BadInput("content-field", file=str(self.path), entry=entry, field=field, problem=problem)

    def expect(self, entry: str, field: str, value: object, allowed: Sequence[object]) -> None:
        if value not in allowed:
            words = ", ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in allowed)
            self.fail(entry, field, f"is {value!r}; allowed: {words}")

    def expect_all(self, entry: str, field: str, values: Iterable[object], allowed: Sequence[object]) -> None:
        for value in values:
            self.expect(entry, field, value, allowed)

    def distinct(self, kind: str, ids: Sequence[str]) -> None:
        for index, name in enumerate(ids):
            if name in ids[:index]:
                raise BadInput("content-doubled", file=str(self.path), kind=kind, id=name)

    def same_records(self, kind: str, standard: Sequence[ContentEntry]) -> None:
        """Exactly the components of the standard file: other figures, but no other cards."""
        records: list[ContentEntry] = getattr(self.content, kind)
        ids = [record.id for record in records]
        self.distinct(kind, ids)
        known = [record.id for record in standard]
        for name in known:
            if name not in ids:
                raise BadInput("content-missing", file=str(self.path), kind=kind, id=name)
        for name in ids:
            if name not in known:
                raise BadInput("content-unknown", file=str(self.path), kind=kind, id=name)
        self.in_order(kind, standard)

    def in_order(self, kind: str, standard: Sequence[ContentEntry]) -> None:
        """Numbers follow the order of the standard file, so that records of games stay readable; what is new
        comes last."""
        records: list[ContentEntry] = getattr(self.content, kind)
        known = {record.id: number for number, record in enumerate(standard)}
        records.sort(key=lambda record: known.get(record.id, len(known)))

    def named_apart(self, kinds: Iterable[str]) -> None:
        """No two components of a kind have the same id, or the same name in a language."""
        for kind in kinds:
            records: list[Component] = getattr(self.content, kind)
            self.distinct(kind, [record.id for record in records])
            for language in ("en", "nl"):
                self.distinct(f"{kind} name ({language})", [record.name.text(language) for record in records])

    def sourced(self, entry: str, record: Sourced | Component, known: dict[str, Provenance]) -> None:
        """Where the entry's figures come from is known, and what is said to be reconstructed is there."""
        self.expect_all(entry, "provenance", record.provenance, list(known))
        self.expect_all(entry, "reconstructed", record.reconstructed, record.__struct_encode_fields__)

    def not_negative(self, entry: str, record: msgspec.Struct) -> None:
        for field, value in msgspec.structs.asdict(record).items():
            numbers = list(value.values()) if isinstance(value, dict) else value
            for number in numbers if isinstance(numbers, list) else [numbers]:
                if isinstance(number, int) and number < 0:
                    self.fail(entry, field, f"is {number}; a figure cannot be below 0")


def open_content(path: Path, kind: type[T]) -> ContentFile[T]:
    """Read a content file of a given shape."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), problem=error.strerror or "?") from None
    try:
        data = tomllib.loads(raw.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("content-not-toml", file=str(path), problem=str(error)) from None
    try:
        content: T = shaped(data, kind)
    except msgspec.ValidationError as error:
        raise shape_error(path, data, str(error)) from None
    canonical = msgspec.json.encode(data, order="deterministic")
    return ContentFile(path, content, hashlib.sha256(canonical).hexdigest()[:16])


def read_content(
    standard: Path,
    path: Path | None,
    kind: type[T],
    kinds: Iterable[str],
    check: Callable[[ContentFile[T]], None],
    open_kinds: Iterable[str] = (),
) -> tuple[T, str]:
    """The standard content, or a custom file, with its fingerprint if it says anything else.

    A custom file has the same components, of these kinds, with other values; of the open kinds it may have
    other components too.
    """
    ours = open_content(standard, kind)
    if path is None:
        check(ours)
        return ours.content, ""
    file = open_content(path, kind)
    for name in kinds:
        file.same_records(name, getattr(ours.content, name))
    for name in open_kinds:
        file.in_order(name, getattr(ours.content, name))
    check(file)
    changed = msgspec.to_builtins(file.content) != msgspec.to_builtins(ours.content)
    return file.content, file.fingerprint if changed else ""


def shape_error(path: Path, data: dict[str, Any], message: str) -> BadInput:
    """Say which entry and field a shape error is about, by the entry's id where it has one."""
    problem, _, where = message.partition(" - at `$")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]|\[\.\.\.\]", where)
    entry: list[str] = []
    here: Any = data
    for word, index in steps:
        step: Any = word or int(index or 0)
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            here = None
        if index and isinstance(here, dict) and "id" in here:
            entry.append(str(here["id"]))
        elif index:
            entry.append(f"number {int(index) + 1}")
        else:
            entry.append(word or "?")
    named = re.search(r"field `(\w+)`", problem)
    field = named.group(1) if named else (entry.pop() if len(entry) > 1 else "-")
    return BadInput(
        "content-field", file=str(path), entry=" ".join(entry) or "-", field=field, problem=problem
    )
