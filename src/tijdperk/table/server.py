"""Everything one server process has, put together, and who stands behind a request."""

from __future__ import annotations

import hmac
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.text import LANGUAGES
from tijdperk.table.analyses import Analyses
from tijdperk.table.assets import FixedAnswers
from tijdperk.table.codes import Codes
from tijdperk.table.groups import Groups
from tijdperk.table.hub import Hub
from tijdperk.table.limits import Limits, network_of
from tijdperk.table.mail import Mail
from tijdperk.table.metrics import Metrics
from tijdperk.table.notices import Notices
from tijdperk.table.passkeys import Passkeys
from tijdperk.table.people import LASTS, People, csrf_of
from tijdperk.table.reach import Reach
from tijdperk.table.store import Person, Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.webhooks import Webhooks

COOKIE = "tijdperk"
EARLIER = "tijdperk-earlier"  # the sessions that this browser left for another one, the last one first
MAX_EARLIER = 5
PROBE = 1.0  # seconds between two trials of the database
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


@dataclass
class Server:
    """The parts of a server process."""

    store: Store
    thinkers: Thinkers
    webhooks: Webhooks = field(default_factory=Webhooks)
    mail: Mail = field(default_factory=Mail)
    pause: float = 0.4
    analysis: float = 60.0
    metrics: Metrics = field(default_factory=Metrics)
    limits: Limits = field(default_factory=Limits)
    reach: Reach = field(default_factory=Reach)

    def __post_init__(self) -> None:
        self.codes = Codes(self.store, self.limits.wrong_codes)
        self.fixed = FixedAnswers()
        self.probed = -PROBE
        self.ailment: TijdperkError | None = None
        self.people = People(self.store)
        self.passkeys = Passkeys(self.people)
        self.hub = Hub(self.store, self.thinkers, self.webhooks, self.metrics, self.pause, self.limits)
        self.hub.on_person = self.people.forget
        self.analyses = Analyses(self.store.database, self.thinkers, self.hub.spawn, self.analysis)
        self.groups = Groups(self.hub)
        self.notices = Notices(self.store, self.webhooks, self.mail)
        self.hub.on_turn = self.notices.your_turn
        self.hub.on_minute = lambda: self.notices.release(self.hub.still_to_move)

    def start(self) -> None:
        """What goes on by itself: bots, cups, and the care for what was left undone."""
        self.hub.start()
        self.hub.spawn(self.groups.sweep())

    async def close(self) -> None:
        await self.hub.close()
        await self.thinkers.close()
        await self.store.close()

    async def check_health(self) -> None:
        """Does the database answer, and take what is written? Anybody may ask: it is tried once a second."""
        now = time.monotonic()
        if now >= self.probed + PROBE:
            self.probed = now
            try:
                await self.store.database.probe()
                self.ailment = None
            except TijdperkError as problem:
                self.ailment = problem
        if self.ailment:
            raise self.ailment

    # -- who asks

    async def person(self, connection: Connection) -> Person | None:
        """By bearer token or by session cookie."""
        token = bearer(connection)
        if token:
            return await self.people.find(token, "token")
        session = connection.cookies.get(COOKIE)
        return await self.people.find(session, "session") if session else None

    async def signed_in(self, request: AnyRequest) -> Person:
        """Whoever asks, with the right to: a change that a cookie vouches for must come from our page."""
        person = await self.person(request)
        if person is None:
            raise BadInput("not-signed-in")
        check_standing(person)
        self.limits.requests.check(person.id, address_of(request))
        if request.method not in SAFE_METHODS and not bearer(request):
            check_origin(request)
            expected = csrf_of(request.cookies[COOKIE])
            if not hmac.compare_digest(request.headers.get("x-csrf", "").encode(), expected.encode()):
                raise Refused("request-forged")
        return person


def address_of(connection: Connection) -> str:
    """Where somebody comes from, as limits count it."""
    return network_of(connection.client.host) if connection.client else ""


def check_standing(person: Person) -> None:
    if person.standing == "banned":
        raise Refused("banned")


def bearer(connection: Connection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def check_origin(connection: Connection) -> None:
    """Browsers say which site a request comes from: it must be this one."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        ours = urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # such as http://[
        ours = False
    if not ours:
        raise Refused("request-forged")


def session_cookie(connection: Connection, session: str) -> Cookie:
    return cookie(connection, COOKIE, session)


def cookie(connection: Connection, name: str, value: str) -> Cookie:
    """Without a value it is one to forget."""
    return Cookie(
        key=name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] in ("https", "wss"),
        max_age=int(LASTS["session"]) if value else 0,
    )


def earlier_sessions(connection: Connection) -> list[str]:
    return [session for session in connection.cookies.get(EARLIER, "").split(".") if session]


def spoken(connection: Connection) -> str:
    """The first of our languages that the browser asks for."""
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.partition(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
