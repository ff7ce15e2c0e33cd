"""What server and browser say to each other about notices: by mail, and to browsers."""

from __future__ import annotations

from tijdperk.table.messages import Message, ServerStruct


class QuietInfo(ServerStruct):
    """Hours in which no notices are sent, by the clock of a time zone."""

    begin: str
    end: str
    zone: str


class SetQuiet(Message):
    """The same, as it is asked for: times like 22:00, at most twelve hours, and the name of a time zone."""

    begin: str
    end: str
    zone: str


class NoticesInfo(ServerStruct):
    """How somebody hears that it is their move, besides a webhook."""

    mail: bool  # the server can send mail
    address: str | None
    confirmed: bool  # whoever reads mail there wants it
    push_key: str | None  # what a browser subscribes with; None where the server does not send to browsers
    browsers: list[str]  # endpoints
    quiet: QuietInfo | None = None  # when nothing is sent


class SetMail(Message):
    address: str


class MailCode(Message):
    """The code of a link in a mail."""

    code: str


class Subscription(Message):
    """What a browser's PushManager gave."""

    endpoint: str
    p256dh: str
    auth: str


class DropSubscription(Message):
    endpoint: str
