"""HTTP and WebSocket as the standard library has them."""

from __future__ import annotations

import base64
import http.client
import json
import os
import socket
import struct
from collections.abc import Iterator
from typing import Any

TIMEOUT = 120.0  # seconds: the machine may be busy
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

Json = dict[str, Any]


class Gone(Exception):
    """The server is not there any more."""


class Person:
    """A session, and calls in its name."""

    def __init__(self, port: int) -> None:
        self.cookie = self.csrf = ""
        self.connect(port)
        self.csrf = self.call("GET", "/api/me")["csrf"]

    def connect(self, port: int) -> None:
        self.port = port
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie, "X-CSRF": self.csrf}
        try:
            self.connection.request(method, path, json.dumps(body) if body else None, headers)
            answer = self.connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException) as problem:
            raise Gone from problem
        given = answer.getheader("Set-Cookie")
        if given and not self.cookie:
            self.cookie = given.partition(";")[0]
        if answer.status == 503:
            raise Gone
        told: Json = json.loads(text)
        return told


def listen(person: Person, table: str, opened: socket.socket) -> Iterator[Json]:
    """What a socket tells, until it ends. `opened` is connected to the server."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{person.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {person.cookie}",
    ]
    opened.sendall("\r\n".join([*lines, "", ""]).encode())
    with opened.makefile("rb") as stream:
        while stream.readline() not in (b"\r\n", b""):
            pass
        while head := stream.read(2):
            if len(head) < 2:
                return
            length = head[1] & 127
            if length > 125:
                size = stream.read(2 if length == 126 else 8)
                length = int.from_bytes(size, "big")
            payload = stream.read(length)
            if len(payload) < length:
                return  # half a message was never told
            kind = head[0] & 15
            if kind == TEXT:
                yield json.loads(payload)
            elif kind == PING:
                opened.sendall(masked(PONG, payload))
            elif kind == CLOSE:
                return


def masked(kind: int, payload: bytes) -> bytes:
    mask = os.urandom(4)
    hidden = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    return struct.pack("!BB", 128 | kind, 128 | len(payload)) + mask + hidden
