"""The socket: one per viewer. The whole table first, then everything that happens, in order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.table.commands import check_may_look
from tijdperk.table.messages import Advised, AskHint, AskSuggestion, ClientMessage, RefusedMove
from tijdperk.table.replies import refused, reply
from tijdperk.table.server import Server, address_of, check_origin, check_standing
from tijdperk.table.session import LiveTable, Viewer, WiredViewer, encode
from tijdperk.table.store import Person
from tijdperk.table.views import refusal
from tijdperk.table.wire import EXTENSION, WireProtocol

NOT_SIGNED_IN, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_MANY, TRY_LATER = 4401, 4403, 4404, 4408, 4429, 1013
BREATH = 0.25  # seconds in which nothing more is read from a socket that says too much

Socket = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
log = structlog.get_logger()


@websocket("/api/tables/{table:str}/live")
async def live_socket(socket: Socket, table: str) -> None:
    server: Server = socket.app.state.server
    try:
        check_origin(socket)
    except Refused:
        await socket.close(FORBIDDEN)  # before it is accepted: the handshake fails
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await admit(server, socket, table)


async def admit(server: Server, socket: Socket, table: str) -> None:
    """Let somebody look at a table for as long as they like, or say why not."""
    limits, address = server.limits, address_of(socket)
    try:
        with limits.address_sockets.one(address):
            person = await server.person(socket)
            if person is None:
                await turn_away(socket, BadInput("not-signed-in"), NOT_SIGNED_IN)
                return
            with limits.sockets.one(person.id):
                live, seen = await find(server, table, person)
                await Session(server, socket, live, person, address).run(seen)
    except BadInput as error:
        await turn_away(socket, error, NO_TABLE if error.key == "table-unknown" else TRY_LATER)
    except NotForThem as error:
        await turn_away(socket, error.why, FORBIDDEN)
    except Refused as error:
        await turn_away(socket, error, TOO_MANY)


class NotForThem(Exception):
    """This person may not look at the table, now or later."""

    def __init__(self, why: Refused) -> None:
        self.why = why


async def find(server: Server, table: str, person: Person) -> tuple[LiveTable, int | None]:
    """The table, and how many of its moves this person has seen."""
    live = await server.hub.fresh(table)
    try:
        check_standing(person)
        check_may_look(live.table, person)
    except Refused as why:
        raise NotForThem(why) from None
    return live, await server.hub.look(live, person)


async def turn_away(socket: Socket, error: TijdperkError, code: int) -> None:
    await socket.send_data(encode(RefusedMove("", refusal(error))), mode="text")
    await socket.close(code)


class Session:
    """A socket from its first message to its last."""

    def __init__(self, server: Server, socket: Socket, live: LiveTable, person: Person, address: str) -> None:
        self.server = server
        self.socket = socket
        self.live = live
        self.person = person
        extensions: Any = socket.scope.get("extensions") or {}
        self.wire: WireProtocol | None = extensions.get(EXTENSION)
        self.viewer = WiredViewer(person.id, self.wire) if self.wire else Viewer(person.id)
        self.address = address

    async def run(self, seen: int | None) -> None:
        hub = self.server.hub
        writer = asyncio.create_task(self.write())
        hub.enter(self.live, self.viewer, seen)
        try:
            while True:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                if event["type"] == "websocket.receive":
                    await self.take(event.get("text") or event.get("bytes") or b"")
        finally:
            hub.leave(self.live, self.viewer)
            writer.cancel()
            with contextlib.suppress(TijdperkError):
                await hub.look(self.live, self.person)

    async def write(self) -> None:
        """What was not written at once, and the end."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.viewer.queue.get()
                if message is None:
                    await self.socket.close(TOO_SLOW)
                    return
                await self.socket.send_data(message, mode="text")

    async def take(self, raw: str | bytes) -> None:
        try:
            self.server.limits.messages.check(self.person.id, self.address)
            message = decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse("", BadInput("message-unreadable", problem=str(error)[:200]))
        except Refused as error:
            self.refuse("", error)
            if not (self.wire and self.wire.ended):  # what had come by then is not waited for at a stop
                await asyncio.sleep(BREATH)
        else:
            hub = self.server.hub
            if isinstance(message, AskHint | AskSuggestion):
                hub.spawn(self.answer(message))  # thinks for seconds; the socket goes on
            else:
                await hub.whole(self.answer(message))  # with the answer: it leaves together with the news

    async def answer(self, message: ClientMessage) -> None:
        try:
            answer = await reply(self.server.hub, self.live, self.person, message, self.tell)
            self.viewer.send(encode(answer))
        except TijdperkError as error:
            self.refuse(message.client, error)
        except Exception:
            log.exception("message failed", kind=type(message).__name__)
            self.refuse(message.client, BadInput("internal"))

    def tell(self, hint: Advised) -> None:
        self.viewer.send(encode(hint))

    def refuse(self, client: str, error: TijdperkError) -> None:
        self.viewer.send(encode(refused(self.live, self.person, client, error)))
