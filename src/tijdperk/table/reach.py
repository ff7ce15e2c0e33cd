"""Where others reach this server: at an address that its host named, on the local network, or not at all.

A server that listens on this computer alone can be made to listen on the network as well while it runs, by
whoever plays on this computer.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from tijdperk.kernel.errors import BadInput, Refused

EVERYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
COMMAND = "tijdperk serve --lan"
# What a proxy adds: whoever asks then is not at this computer, though the proxy is.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

Where = Literal["public", "network", "local"]
Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]  # gives what ends it


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """This computer's address on its network; "" where it has none. Nothing is sent for that."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        found = str(probe.getsockname()[0])
        return "" if is_loopback(found) or found in EVERYWHERE else found
    return ""


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        bound = socket.socket(family, kind, protocol)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("port-in-use", port=str(port)) from None
        problem = error.strerror or str(error)
        raise BadInput("address-unusable", address=f"{host}:{port}", problem=problem) from None
    bound.setblocking(False)
    return bound


class Reach:
    def __init__(self, host: str = "127.0.0.1", port: int = 0, address: str = "") -> None:
        self.host = host
        self.port = port
        self.named = address.rstrip("/")  # by the host of the server
        self.listen: Listen | None = None  # how to listen at one more socket, where that can be
        self.end: Callable[[], None] | None = None
        self.network = ""  # where it listens since it was switched on
        self.lock = asyncio.Lock()

    @property
    def switchable(self) -> bool:
        """Could it listen on the network, or stop to?"""
        return self.listen is not None and not self.named and is_loopback(self.host)

    def base(self, seen: str) -> tuple[Where, str]:
        """Whether others reach it, and where; `seen` is the address at which somebody asks."""
        if self.named:
            return "public", self.named
        if self.network:
            return "network", f"http://{self.network}:{self.port}"
        name = urlsplit(seen).hostname or ""
        if not is_loopback(name):
            return "network" if is_private(name) else "public", seen.rstrip("/")
        mine = network_address() if self.host in EVERYWHERE else "" if is_loopback(self.host) else self.host
        if mine:
            shown = f"[{mine}]" if ":" in mine else mine
            return "network", f"http://{shown}:{self.port}"
        return "local", seen.rstrip("/")

    async def switch(self, on: bool) -> None:
        """Listen on the local network from now on, or not any more."""
        async with self.lock:
            if not self.switchable or self.listen is None:
                raise Refused("network-fixed")
            if on and not self.network:
                found = network_address()
                if not found:
                    raise Refused("network-none")
                self.end = await self.listen(bind(found, self.port))
                self.network = found
            elif not on and self.end:
                self.end()
                self.end, self.network = None, ""


def is_private(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return False
