"""`tijdperk serve`: a server that starts with a sentence, or says in one why it cannot."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import structlog
import uvicorn
import uvloop
from structlog.typing import Processor

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids
from tijdperk.kernel.text import LANGUAGES, Catalogue, catalogue
from tijdperk.table import configuration
from tijdperk.table.app import create_app, guarded
from tijdperk.table.configuration import SERVING, configured, use_contents
from tijdperk.table.connections import PatientProtocol, raise_file_limit
from tijdperk.table.databases import choose_database
from tijdperk.table.limits import Limits
from tijdperk.table.mail import Mail, MailServer, mail_server
from tijdperk.table.metrics import metrics_app
from tijdperk.table.reach import EVERYWHERE, Reach, bind, is_loopback, network_address
from tijdperk.table.server import Server
from tijdperk.table.store import Store
from tijdperk.table.thinkers import Thinkers
from tijdperk.table.webhooks import Webhooks
from tijdperk.table.wire import WireProtocol

MAX_MESSAGE_LENGTH = 32_768  # bytes on a socket
PING = 30.0  # seconds between two signs of life that are asked of a socket
PATIENCE = 5  # seconds for connections to end at a stop
RELAXED = (20_000, 50, 1_000)  # how often the garbage collector looks, by generation
SWITCH = 0.001  # seconds until a thread that replays a game lets the event loop go on
STOPS = (signal.SIGINT, signal.SIGTERM)

log = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """As `configuration.SERVING` declares them."""

    host: str
    lan: bool
    port: int
    data: Path
    database: str | None
    content: list[str]
    workers: int
    thinkers: int
    think_ahead: bool
    pause: float
    analysis: float
    address: str | None
    trusted_proxies: list[str]
    guests_per_address: int
    metrics: tuple[str, int] | None
    mail: str | None
    mail_from: str | None
    local_webhooks: bool
    open: bool

    @property
    def listens_at(self) -> str:
        """On all networks, where `lan` asks for it and no other address was given."""
        return "0.0.0.0" if self.lan and is_loopback(self.host) else self.host


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    configuration.add_arguments(parser, texts, SERVING)


def run(arguments: Namespace, texts: Catalogue) -> int:
    settings = Settings(**configured(arguments, SERVING))
    if settings.workers > 1 and settings.database is None:
        raise BadInput("workers-one-file")
    set_up_log()
    raise_file_limit()
    use_contents(settings.content)
    with contextlib.ExitStack() as stack:
        bound = stack.enter_context(bind(settings.listens_at, settings.port))
        counted = [stack.enter_context(one) for one in bind_metrics(settings)]
        if settings.workers == 1:
            run_loop(serve(settings, [bound, *counted], lambda: announce(settings, bound, texts)))
        else:
            run_loop(try_database(settings))
            Workers(settings, bound, counted).run(lambda: announce(settings, bound, texts))
    return 0


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


def announce(settings: Settings, bound: socket.socket, texts: Catalogue) -> None:
    """The socket listens already: whoever reads this line can connect."""
    address = address_of(bound)
    print(texts.say("serve-open", address=address), flush=True)
    print(others_told(settings, bound, texts), flush=True)
    if settings.open and has_desktop():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def others_told(settings: Settings, bound: socket.socket, texts: Catalogue) -> str:
    """Where others reach it, or how they could."""
    host, port = here_of(bound)
    if settings.address:
        return texts.say("serve-others", address=settings.address)
    if is_loopback(host):
        return texts.say("serve-alone")
    found = network_address() if host in EVERYWHERE else host
    if not found:
        return texts.say("serve-no-network")
    return texts.say("serve-others", address=f"http://{found}:{port}/")


# ---- serving


class Uvicorn(uvicorn.Server):
    """Signals are ours: a stop ends what is under way and leaves with code 0."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def listen_at(self, bound: socket.socket) -> Callable[[], None]:
        """Listen at one more socket; the answer ends that, with all that came by it."""
        here = bound.getsockname()[0]

        def protocol() -> asyncio.Protocol:
            kind: Any = self.config.http_protocol_class
            made: asyncio.Protocol = kind(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        server = await asyncio.get_running_loop().create_server(protocol, sock=bound)
        self.servers.append(server)

        def end() -> None:
            server.close()
            self.servers.remove(server)
            for one in list(self.server_state.connections):
                transport: Any = getattr(one, "transport", None)
                if transport and transport.get_extra_info("sockname")[0] == here:
                    transport.close()

        return end


async def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """At the first of these sockets everybody is served; at another one metrics are read."""
    bound, *counted = sockets
    server = Server(
        Store(choose_database(settings.data, settings.database)),
        Thinkers(settings.thinkers, ahead=settings.think_ahead),
        Webhooks(settings.address or address_of(bound), only_public=not settings.local_webhooks),
        mail=Mail(mail_server_of(settings), settings.address or address_of(bound)),
        pause=settings.pause,
        analysis=settings.analysis,
        limits=Limits(settings.guests_per_address),
        reach=Reach(*here_of(bound), settings.address or ""),
    )
    try:
        await server.store.open()
        settle_in()
        server.start()
        for one in counted:
            server.hub.spawn(count_at(server, one))
        await listen(server, bound, settings, ready)
    finally:
        await server.close()


def mail_server_of(settings: Settings) -> MailServer | None:
    if not settings.mail:
        return None
    if not settings.mail_from:
        raise BadInput("mail-from")
    return mail_server(settings.mail, settings.mail_from)


def settle_in() -> None:
    """Read what every game needs, and keep the collector from looking through it again and again.

    A full collection stops the server for a fifth of a second when many tables are open; what tables are
    made of is freed by reference counting.
    """
    for language in LANGUAGES:
        for game in game_ids():
            catalogue(language, game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RELAXED)
    sys.setswitchinterval(SWITCH)


async def listen(server: Server, bound: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    config = uvicorn.Config(
        guarded(create_app(server)),
        http=PatientProtocol,
        ws=WireProtocol,
        ws_max_size=MAX_MESSAGE_LENGTH,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        log_config=None,
        access_log=False,  # addresses of private tables and personal links are secrets
        lifespan="off",
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=PATIENCE,
    )
    web = Uvicorn(config)
    if settings.workers == 1:  # each of several would have to
        server.reach.listen = web.listen_at
    loop = asyncio.get_running_loop()
    for stop in STOPS:
        loop.add_signal_handler(stop, setattr, web, "should_exit", True)
    ready()
    await web.serve(sockets=[bound])


async def count_at(server: Server, bound: socket.socket) -> None:
    """Let metrics be read."""
    config = uvicorn.Config(
        metrics_app(server.metrics),
        http=PatientProtocol,
        ws="none",
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
    )
    await Uvicorn(config).serve(sockets=[bound])


async def try_database(settings: Settings) -> None:
    """Say at once what is wrong with it, before any worker is started."""
    store = Store(choose_database(settings.data, settings.database))
    try:
        await store.open()
    finally:
        await store.close()


class Workers:
    """Several processes that listen at one socket. One that dies is started again."""

    def __init__(self, settings: Settings, bound: socket.socket, counted: list[socket.socket]) -> None:
        self.settings = settings
        self.bound = bound
        self.counted = counted  # where each reads its metrics
        self.context = multiprocessing.get_context("spawn")
        self.stopping = False
        self.processes: dict[SpawnProcess, int] = {}

    def run(self, ready: Callable[[], None]) -> None:
        for stop in STOPS:
            signal.signal(stop, self.stop)
        for number in range(self.settings.workers):
            self.start(number)
        ready()
        while self.processes:
            wait([process.sentinel for process in self.processes])
            for process in [process for process in self.processes if process.exitcode is not None]:
                number = self.processes.pop(process)
                if not self.stopping:
                    log.error("worker died", code=process.exitcode)
                    time.sleep(1)
                    self.start(number)

    def start(self, number: int) -> None:
        sockets = [self.bound, *self.counted[number : number + 1]]
        process = self.context.Process(target=work, args=(self.settings, sockets))
        process.start()
        self.processes[process] = number

    def stop(self, *_: object) -> None:
        self.stopping = True
        for process in self.processes:
            process.terminate()


def work(settings: Settings, sockets: list[socket.socket]) -> None:
    """A worker's process."""
    set_up_log()
    raise_file_limit()
    use_contents(settings.content)
    run_loop(serve(settings, sockets, lambda: None))


def bind_metrics(settings: Settings) -> list[socket.socket]:
    """Each worker has its own metrics: at the port that is named, and those after it."""
    if settings.metrics is None:
        return []
    host, port = settings.metrics
    return [bind(host, port + number if port else 0) for number in range(settings.workers)]


def here_of(bound: socket.socket) -> tuple[str, int]:
    host, port = bound.getsockname()[:2]
    return str(host), int(port)


def address_of(bound: socket.socket) -> str:
    host, port = here_of(bound)
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def has_desktop() -> bool:
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class QuietLogger(structlog.PrintLogger):
    """A disk that is full of logs must not stop what is logged."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = msg
    fatal = failure = err = error = critical = exception = msg


def set_up_log() -> None:
    """JSON lines on stderr, or coloured ones where somebody looks; what a library finds wrong among them."""
    renderer: Processor = structlog.processors.JSONRenderer()
    if sys.stderr.isatty():
        renderer = structlog.dev.ConsoleRenderer()
    parts: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    libraries = logging.StreamHandler()
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=parts,
        )
    )
    logging.basicConfig(handlers=[libraries], level=logging.ERROR)  # not each request that is none
    structlog.configure(
        processors=[*parts, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: QuietLogger(sys.stderr),
    )
