"""WebSockets to which a message can be written at once, without a task and a queue for each viewer.

A move is told to everybody who looks at the table. Through the framework each of them costs a task that wakes
up, a message of ASGI and a frame; here the bytes go to the transport, in the order in which they come.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "tijdperk.wire"
MAX_BACKLOG = 1_000_000  # bytes that a viewer may lag behind
SHORT, MEDIUM = 126, 65_536  # lengths from which on a frame says its length in two bytes, in eight
TEXT = 0x81  # a whole message of text


def frame(message: bytes) -> bytes:
    """As RFC 6455 has it, from a server: not masked, in one piece."""
    length = len(message)
    if length < SHORT:
        return bytes((TEXT, length)) + message
    if length < MEDIUM:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + message


class WireProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, which is found in the scope of its socket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def ended(self) -> bool:
        """Does nothing that is said arrive any more?"""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def tell(self, message: bytes) -> bool:
        """Write a message; False if the client does not take what it was sent before."""
        if self.ended:
            return True
        self.transport.write(frame(message))
        return self.transport.get_write_buffer_size() <= MAX_BACKLOG

    def cut(self) -> None:
        """End it without a word: one would not arrive."""
        self.transport.abort()
