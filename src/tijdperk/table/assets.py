"""Bodies that stay the same, in memory in every form that browsers take: none is compressed on request."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

FOREVER = "public, max-age=31536000, immutable"  # files in assets/ have a hash in their names
ASK_FIRST = "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # of the files that `make web` adds, by encoding, the best one first
KINDS = {".webmanifest": "application/manifest+json"}  # that not every system knows
COMPRESSED = {"compressed": True}  # for handlers: their answers are not compressed again


@dataclass(frozen=True)
class Asset:
    """A body by encoding (`""` is the body as it is)."""

    forms: dict[str, bytes]
    kind: str
    keep: str
    tag: str

    def response(self, request: Request[Any, Any, Any], fresh: bool = False) -> Response[Any]:
        """In the best form that the browser takes; nothing at all if it has it already, unless it is to be
        sent afresh."""
        taken = accepted(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in SUFFIXES if name in taken and name in self.forms), "")
        tag = f'"{self.tag}{encoding and "-"}{encoding}"'
        headers = {"Cache-Control": self.keep, "ETag": tag, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "").split(",")
        if not fresh and tag in (given.strip().removeprefix("W/") for given in known):
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.forms[encoding], media_type=self.kind, headers=headers)


def accepted(header: str) -> set[str]:
    """The encodings of an Accept-Encoding header, without those that it refuses."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def tag_of(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:24]


class FixedAnswers:
    """Answers that stay the same as long as this process lives: each is made once, off the event loop."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, ...], Asset] = {}

    async def response(
        self, request: Request[Any, Any, Any], key: tuple[str, ...], make: Callable[[], Any]
    ) -> Response[Any]:
        if key not in self.made:
            self.made[key] = await asyncio.to_thread(lambda: json_asset(make()))
        return self.made[key].response(request)


def json_asset(content: Any) -> Asset:
    body = msgspec.json.encode(content)
    return Asset({"": body, "gzip": gzip.compress(body)}, MediaType.JSON, ASK_FIRST, tag_of(body))


def read_assets(folder: Path) -> dict[str, Asset]:
    """The files of the built client by their names, with the forms in which `make web` put them there."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    suffixes = tuple(SUFFIXES.values())
    return {name: read_asset(name, files) for name in files if not name.endswith(suffixes)}


def read_asset(name: str, files: dict[str, Path]) -> Asset:
    body = files[name].read_bytes()
    forms = {"": body}
    for encoding, suffix in SUFFIXES.items():
        if name + suffix in files:
            forms[encoding] = files[name + suffix].read_bytes()
    kind = KINDS.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return Asset(forms, kind, FOREVER if name.startswith("assets/") else ASK_FIRST, tag_of(body))
