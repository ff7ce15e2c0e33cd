"""What server and browser say to each other about how others come to a table."""

from __future__ import annotations

from typing import Literal

from tijdperk.table.messages import Message, ServerStruct


class InvitationInfo(ServerStruct):
    """How others come to a table."""

    code: str | None  # none where no seat is free
    address: str  # for others
    reach: Literal["public", "network", "local"]  # "local": only this computer
    qr: str  # the address as SVG, black on white
    switchable: bool  # the viewer can have the server listen on the local network, or not any more
    command: str  # by which it would from the start


class CodeInfo(ServerStruct):
    """The table that a code leads to."""

    table: str


class SetNetwork(Message):
    """Whether the server listens on the local network."""

    on: bool
