"""Keeping a match in a file: whole or not at all, and never over somebody else's."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match


class Keeper:
    """Writes one match to files, and knows which of them are its own."""

    def __init__(self, every_move: Path | None = None, loaded: Path | None = None) -> None:
        self.own: set[Path] = set()
        self.last: Path | None = None  # where the match as it stands is kept
        self.every_move = every_move
        if loaded:
            self.own.add(loaded.resolve())
            self.last = loaded
        if every_move and every_move.resolve() not in self.own and every_move.exists():
            raise BadInput("file-exists", file=str(every_move))
        if every_move and not os.access(every_move.parent, os.W_OK):
            reason = errno.EACCES if every_move.parent.exists() else errno.ENOENT
            raise unwritable(every_move, OSError(reason, os.strerror(reason)))

    def save(self, match: Match, path: Path, force: bool = False) -> None:
        """Keep the match there; an existing file must be this match's own, or be given up by `force`."""
        if path.exists() and path.resolve() not in self.own and not force:
            raise BadInput("save-exists", file=str(path))
        write_whole(path, match.record().text())
        self.own.add(path.resolve())
        self.last = path

    def moved(self, match: Match) -> None:
        """After every move: keep it where that was asked for; elsewhere the file is behind now."""
        if self.every_move:
            self.save(match, self.every_move)
        else:
            self.last = None


def write_whole(path: Path, text: str) -> None:
    """Through a file beside it that takes its place: a crash leaves the old one or the new one."""
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(beside).chmod(0o666 & ~current_umask())
        Path(beside).replace(path)
    except OSError as error:
        Path(beside).unlink(missing_ok=True)
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput("file-unwritable", file=str(path), problem=error.strerror or "?")


def current_umask() -> int:
    """The permissions a new file should not have (there is no way to read them without setting them)."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
