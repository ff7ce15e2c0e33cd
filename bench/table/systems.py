"""The two systems: how tables are made there, and what is said over their sockets."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec

from bench.table.load import Table, Viewer
from bench.table.process import Process
from bench.table.wire import Http
from tijdperk.kernel.changes import changed

CALLERS = 8  # connections over which tables are made
PLAYERS = 2

T = TypeVar("T")
Made = TypeVar("Made")


class System(Protocol):
    """What differs between the systems."""

    name: str

    def invite(self, people: int) -> None:
        """Let so many more people in, where a system knows people."""

    def make(self, tables: int, viewers: int) -> None:
        """Make so many more tables, for so many viewers each. Blocks."""

    def sit(self) -> list[Table]:
        """The tables that were made last, with viewers whose sockets are still to be opened."""


def shared(work: Callable[[Http, Sequence[T]], list[Made]], items: Sequence[T], port: int) -> list[Made]:
    """Do calls over some connections at once."""

    def part(first: int) -> list[Made]:
        caller = Http(port)
        try:
            return work(caller, items[first::CALLERS])
        finally:
            caller.close()

    with ThreadPoolExecutor(CALLERS) as pool:
        return [made for some in pool.map(part, range(CALLERS)) for made in some]


# ---- Tijdperk

GUESTS_AN_ADDRESS = 250  # the server lets 300 new people in at once from one address


encode = msgspec.json.Encoder().encode


class Choice(msgspec.Struct):
    move: str


class Decision(msgspec.Struct):
    id: int
    seat: int
    choices: list[Choice]


class State(msgspec.Struct):
    state: str


class Known(msgspec.Struct):
    """What a client must know of how the table stands."""

    table: State
    decisions: list[Decision]


class TijdperkViewer(Viewer):
    def __init__(self, port: int, table: str, session: str) -> None:
        super().__init__(port, f"/api/tables/{table}/live", {"Cookie": session})
        self.moves = 0
        self.standing: Any = None

    def heard(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        if heard["type"] == "view":
            self.standing = heard
        elif heard["type"] == "moved":
            self.standing = changed(self.standing, heard["changes"])
        elif heard["type"] == "refused":
            self.refused()
            return
        else:
            return
        known = msgspec.convert(self.standing, Known)
        self.told(heard["seq"], self.choose(known.decisions), known.table.state != "playing")

    def choose(self, decisions: list[Decision]) -> bytes | None:
        if not decisions:
            return None
        decision = decisions[0]
        move = random.choice(decision.choices).move
        self.moves += 1
        return encode(
            {
                "type": "move",
                "client": str(self.moves),
                "seat": decision.seat,
                "decision": decision.id,
                "move": move,
            }
        )


class Tijdperk:
    name = "tijdperk"

    def __init__(self, process: Process, game: str = "duel") -> None:
        self.port = process.port
        self.game = game
        self.addresses = 0
        self.people: list[tuple[str, str]] = []  # session and csrf; not yet at a table
        self.made: list[tuple[str, list[str]]] = []

    def invite(self, people: int) -> None:
        """Everybody is somebody else, and they come from several addresses, as the limits expect."""
        groups = range(0, people, GUESTS_AN_ADDRESS)

        def group(first: int) -> list[tuple[str, str]]:
            number = self.addresses + first // GUESTS_AN_ADDRESS
            caller = Http(self.port, f"127.1.{number // 250}.{number % 250 + 1}")
            try:
                return [self.guest(caller) for _ in range(min(GUESTS_AN_ADDRESS, people - first))]
            finally:
                caller.close()

        with ThreadPoolExecutor(CALLERS) as pool:
            for some in pool.map(group, groups):
                self.people += some
        self.addresses += len(groups)

    @staticmethod
    def guest(caller: Http) -> tuple[str, str]:
        me, cookie = caller.call("GET", "/api/me")
        return cookie, me["csrf"]

    def make(self, tables: int, viewers: int) -> None:
        groups = [self.people[first : first + viewers] for first in range(0, tables * viewers, viewers)]
        del self.people[: tables * viewers]
        self.made = shared(self.make_some, groups, self.port)

    def make_some(self, caller: Http, groups: Sequence[list[tuple[str, str]]]) -> list[tuple[str, list[str]]]:
        return [(self.make_one(caller, group), [session for session, _ in group]) for group in groups]

    def make_one(self, caller: Http, people: list[tuple[str, str]]) -> str:
        (host, host_csrf), (guest, guest_csrf) = people[:PLAYERS]
        wish = {"game": self.game, "seats": [{"who": "me"}, {"who": "open"}], "visibility": "private"}
        table, _ = caller.call("POST", "/api/tables", wish, Cookie=host, X_CSRF=host_csrf)
        id: str = table["table"]
        caller.call("POST", f"/api/tables/{id}/seat", {"seat": 1}, Cookie=guest, X_CSRF=guest_csrf)
        return id

    def sit(self) -> list[Table]:
        return [
            Table([TijdperkViewer(self.port, id, session) for session in sessions])
            for id, sessions in self.made
        ]


# ---- boardgame.io

OPEN, PING, PONG, CONNECT, CONNECTED, EVENT = b"0", b"2", b"3", b"40/draft,", b"40/draft,", b"42/draft,"


class Offered(msgspec.Struct):
    move: str
    slot: int


class Board(msgspec.Struct):
    offer: list[Offered]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class GameState(msgspec.Struct):
    G: Board
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Sync(msgspec.Struct):
    state: GameState


events: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])
states: msgspec.json.Decoder[GameState] = msgspec.json.Decoder(GameState)
syncs: msgspec.json.Decoder[Sync] = msgspec.json.Decoder(Sync)


class BoardgameViewer(Viewer):
    """A client of boardgame.io: Socket.IO's text frames on a WebSocket."""

    def __init__(self, port: int, match: str, player: str | None, secret: str | None) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", {})
        self.match = match
        self.player = player
        self.secret = secret

    def heard(self, message: bytes) -> None:
        if message.startswith(EVENT):
            name, *rest = events.decode(message[len(EVENT) :])
            if bytes(name) == b'"update"':
                self.learn(states.decode(rest[1]))
            elif bytes(name) == b'"sync"':
                self.learn(syncs.decode(rest[1]).state)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(CONNECTED):
            self.send(EVENT + encode(["sync", self.match, self.player, self.secret, PLAYERS]))
        elif message.startswith(OPEN):
            self.send(CONNECT)

    def learn(self, state: GameState) -> None:
        mine = state.ctx.currentPlayer == self.player and state.ctx.gameover is None
        self.told(state.stateID + 1, self.choose(state) if mine else None, state.ctx.gameover is not None)

    def choose(self, state: GameState) -> bytes:
        chosen = random.choice(state.G.offer)
        payload = {
            "type": chosen.move,
            "args": [chosen.slot],
            "playerID": self.player,
            "credentials": self.secret,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + encode(["update", action, state.stateID, self.match, self.player])


class Boardgame:
    name = "boardgame.io"

    def __init__(self, process: Process) -> None:
        self.port = process.port
        self.made: list[tuple[str, list[str]]] = []
        self.watchers = 0

    def invite(self, people: int) -> None:
        """It knows no people: players have a secret for each match."""

    def make(self, tables: int, viewers: int) -> None:
        self.watchers = viewers - PLAYERS
        self.made = shared(self.make_some, range(tables), self.port)

    def make_some(self, caller: Http, wanted: Sequence[int]) -> list[tuple[str, list[str]]]:
        return [self.make_one(caller) for _ in wanted]

    def make_one(self, caller: Http) -> tuple[str, list[str]]:
        match, _ = caller.call("POST", "/games/draft/create", {"numPlayers": PLAYERS})
        id: str = match["matchID"]
        return id, list(self.join(caller, id))

    def join(self, caller: Http, match: str) -> Iterator[str]:
        for player in range(PLAYERS):
            wish = {"playerID": str(player), "playerName": secrets.token_hex(4)}
            joined, _ = caller.call("POST", f"/games/draft/{match}/join", wish)
            yield joined["playerCredentials"]

    def sit(self) -> list[Table]:
        return [
            Table(
                [
                    *(BoardgameViewer(self.port, id, str(seat), held[seat]) for seat in range(PLAYERS)),
                    *(BoardgameViewer(self.port, id, None, None) for _ in range(self.watchers)),
                ]
            )
            for id, held in self.made
        ]
