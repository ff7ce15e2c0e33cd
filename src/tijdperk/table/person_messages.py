"""What server and browser say to each other about people: who one is, and by what one comes back."""

from __future__ import annotations

from typing import Any, Literal

from tijdperk.table.messages import Message, ServerStruct


class Me(ServerStruct):
    user: str
    name: str
    language: str
    csrf: str
    link: str | None = None  # the personal link, told once when it is made
    webhook: str | None = None
    earlier: str | None = None  # who this browser was before it came back as this person; logging out returns


class SetMe(Message):
    name: str | None = None
    language: str | None = None
    webhook: str | None = None


class PasskeyInfo(ServerStruct):
    id: str
    created: float
    used: float | None


class PasskeyAnswer(Message):
    """What the browser made of the options it was given: a PublicKeyCredential as JSON."""

    credential: dict[str, Any]


class AccessInfo(ServerStruct):
    """A session, token or link by which somebody can act as you."""

    id: str
    kind: Literal["session", "token", "link"]
    about: str  # the browser it was made in; "" where that is not known
    created: float  # 0 where that is not known
    used: float  # 0 for never
    here: bool  # the one that asks


class UseLink(Message):
    """Come back by a personal link."""

    code: str


class UseInvitation(Message):
    """Come to a server that takes only those who were invited."""

    code: str


class LinkInfo(ServerStruct):
    """Whose a personal link is."""

    user: str
    name: str


class Token(ServerStruct):
    """A bearer token for programs, told once."""

    token: str


class CalendarAddress(ServerStruct):
    """Where one's deadlines are a calendar file; it is told once."""

    address: str
