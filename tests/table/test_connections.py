"""Connections on which less arrives than was promised, or more than can be meant."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
import uvicorn.server

from tests.loops import run
from tests.patience import PATIENCE
from tests.table.people import ServerProcess, Someone
from tijdperk.table import connections
from tijdperk.table.connections import PatientProtocol

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: here\r\n"


def call(server: ServerProcess, *parts: bytes) -> bytes:
    """Everything that a server answers to these bytes."""
    address = urlsplit(server.address)
    with socket.create_connection((address.hostname, address.port), PATIENCE) as connection:
        for part in parts:
            connection.sendall(part)
        answer = b""
        while more := connection.recv(65536):
            answer += more
    return answer


async def answered(app: Any, *parts: bytes, pause: float = 0.0, ends: bytes = b"") -> bytes:
    """The same of a small server in this process; up to some bytes, if they are named."""
    config = uvicorn.Config(app, http=PatientProtocol, lifespan="off", log_config=None)
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()
    serving = await loop.create_server(
        lambda: PatientProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    host, port = serving.sockets[0].getsockname()
    reader, writer = await asyncio.open_connection(host, port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        async with asyncio.timeout(PATIENCE):
            return await (reader.readuntil(ends) if ends else reader.read())
    except (ConnectionError, asyncio.IncompleteReadError):
        return b""
    finally:
        writer.close()
        serving.close()


async def hello(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.mark.parametrize(
    "parts",
    [
        [],
        [b"GET / HTTP/1.1\r\nHost: h"],
        [HEAD + b"Content-Length: 100\r\n\r\n", b"only this"],
        [b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", b"GET / HT"],
    ],
)
def test_half_a_request_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, parts: list[bytes]) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    answer = run(answered(hello, *parts, pause=0.05))
    assert answer.count(b"hello") == (len(parts) == 2 and parts[0].startswith(b"GET"))
    assert not PatientProtocol.unfinished


async def greeting(scope: Any, receive: Any, send: Any) -> None:
    """A socket on which something is said after a while."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(0.6)
    await send({"type": "websocket.send", "text": "hello"})
    await send({"type": "websocket.close"})


def test_a_socket_is_not_taken_for_a_request_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.1)
    lines = ["GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    answer = run(answered(greeting, "\r\n".join(lines).encode(), ends=b"hello"))
    assert b"hello" in answer
    assert not PatientProtocol.unfinished


def test_a_request_in_pieces_is_answered() -> None:
    pieces = [HEAD, b"Content-Length: 4\r\nConnection: close\r\n\r\n", b"ab", b"cd"]
    assert run(answered(hello, *pieces, pause=0.02)).endswith(b"hello")


def test_when_there_is_no_room_the_oldest_half_request_gives_way(tmp_path: Path) -> None:
    """Far more connections than the process may have files: whoever sends a request is answered."""
    files = connections.RESERVED_FILES + 40
    server = ServerProcess("--data", tmp_path)
    server.command = ["/bin/sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *server.command]
    half: list[socket.socket] = []
    with server:
        address = urlsplit(server.address)
        try:
            for _ in range(2 * files):
                half.append(socket.create_connection((address.hostname, address.port), PATIENCE))
                half[-1].sendall(b"GET / HTTP/1.1\r\n")
            assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json()["status"] == "ok"
            anna = Someone(server.address)
            assert anna.new_table("me", "me")
            anna.close()
        finally:
            for connection in half:
                connection.close()


def test_the_server_may_open_as_many_files_as_the_system_allows(server: ServerProcess) -> None:
    assert server.process
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == hard


def test_a_length_told_in_two_ways_is_refused(server: ServerProcess) -> None:
    both = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n"
    head, _, body = call(server, HEAD + both).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["key"] == "message-unreadable"


def test_whatever_is_wrong_is_a_line_of_json(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Libraries too: uvicorn's words about a request that is none were plain text."""
    with ServerProcess("--data", tmp_path) as server:
        assert b" 400 " in call(server, b"nothing that is known\r\n\r\n")
    loop = 'import logging; logging.getLogger("asyncio").error("a task failed", exc_info=ValueError("why"))'
    told = f"from tijdperk.table.serve import set_up_log; set_up_log(); {loop}"
    subprocess.run([sys.executable, "-c", told], check=True)
    (line,) = capfd.readouterr().err.splitlines()
    assert (json.loads(line)["event"], json.loads(line)["level"]) == ("a task failed", "error")
    assert "ValueError: why" in json.loads(line)["exception"]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "\u00ff", "http://a b", "//"])
def test_an_origin_that_is_none_is_not_ours(anna: Someone, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = anna.http.post("/api/me/token", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "request-forged")


@pytest.mark.parametrize("value", [b"http://[", b"\xff\xfe", b"[", b":::", b"a" * 5000])
@pytest.mark.parametrize(
    "name", ["Host", "Cookie", "Authorization", "Accept-Language", "X-CSRF", "If-None-Match"]
)
def test_no_header_makes_the_server_fail(anna: Someone, name: str, value: bytes) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me/passkeys/options")):
        answer = anna.http.request(method, path, headers={name.encode(): value})
        assert answer.status_code < 500 or answer.json()["key"] != "internal", answer.text
