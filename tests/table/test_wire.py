"""Messages that go to a socket at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
import uvicorn.server
from websockets.frames import Frame, Opcode

from tests.loops import run
from tests.table.people import Someone
from tijdperk.table.session import WiredViewer
from tijdperk.table.wire import MAX_BACKLOG, WireProtocol, frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_writes(length: int) -> None:
    message = b"x" * length
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never asked."""


class Transport(asyncio.Transport):
    """One whose client takes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.buffered = 0
        self.aborted = False

    def write(self, data: Any) -> None:
        self.buffered += len(data)

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_whoever_takes_nothing_is_cut_off_and_costs_no_more_memory() -> None:
    async def whole() -> None:
        config = uvicorn.Config(nobody, ws=WireProtocol, lifespan="off", log_config=None)
        config.load()
        wire = WireProtocol(config, uvicorn.server.ServerState(), {}, asyncio.get_running_loop())
        transport = wire.transport = Transport()
        viewer = WiredViewer("anna", wire)
        message = b"x" * 10_000
        for _ in range(3 * MAX_BACKLOG // len(message)):
            viewer.send(message)
        assert viewer.dropped
        assert transport.aborted
        assert transport.buffered <= MAX_BACKLOG + 2 * len(message)

    run(whole())


def test_a_long_message_arrives_whole_and_in_order(anna: Someone) -> None:
    """Whole views are asked for faster than they are read: each is answered, none is mixed with another."""
    table = anna.new_table("me", "me")
    with anna.socket(table) as socket:
        socket.until("view")
        for _ in range(40):
            socket.send("view")
        views = [socket.until("view") for _ in range(40)]
        assert all(view["table"]["table"] == table and len(view["log"]) == 1 for view in views)
