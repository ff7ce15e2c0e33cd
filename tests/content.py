"""A game's content file in the hands of somebody who changes it: what is read, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from tijdperk.kernel.errors import BadInput

Read = TypeVar("Read")


class Standard(Generic[Read]):
    """The standard file, and how its game reads a changed one."""

    def __init__(self, file: Path, read: Callable[[Path], Read]) -> None:
        self.text = file.read_text("utf-8")
        self.read = read

    def record(self, kind: str, name: str) -> str:
        """The lines of one component; it must not be the last of its kind."""
        head = f"[[{kind}]]\n"
        start = self.text.index(f'{head}id = "{name}"')
        return self.text[start : self.text.index(head, start + 1)]

    def with_last(self, kind: str, name: str) -> str:
        """The same file with one of its components at the end."""
        record = self.record(kind, name)
        return f"{self.text.replace(record, '')}\n{record}"

    def changed(self, folder: Path, text: str) -> Read:
        file = folder / "mine.toml"
        file.write_text(text, "utf-8")
        return self.read(file)

    def refused(self, folder: Path, text: str) -> str:
        """What is said about a bad file; it names the file, and leaves it as it is."""
        with pytest.raises(BadInput) as error:
            self.changed(folder, text)
        assert "mine.toml" in str(error.value)
        assert (folder / "mine.toml").read_text("utf-8") == text
        return str(error.value)

    def check_named(self, folder: Path, old: str, new: str, words: Sequence[str]) -> None:
        """With one place of the file changed, all these words are said."""
        assert old in self.text
        message = self.refused(folder, self.text.replace(old, new, 1))
        for word in words:
            assert word in message
