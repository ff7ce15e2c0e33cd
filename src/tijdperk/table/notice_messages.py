"""What server and browser say to each other about notices: by mail, and to browsers."""

from __future__ import annotations

from tijdperk.table.messages import Message, ServerStruct


class NoticesInfo(ServerStruct):
    """How somebody hears that it is their move, besides a webhook."""

    mail: bool  # the server can send mail
    address: str | None
    confirmed: bool  # whoever reads mail there wants it
    push_key: str | None  # what a browser subscribes with; None where the server does not send to browsers
    browsers: list[str]  # endpoints


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
