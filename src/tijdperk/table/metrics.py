"""What is counted, for Prometheus. Numbers only: nothing here names a table, a person or a move.

It has an address of its own, which no proxy publishes along with the rest: who can count entries can count
what somebody does in secret.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope

TEXT = b"text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("tijdperk_entries", "Entries made durable", registry=self.registry)
        self.refused = Counter("tijdperk_refused", "Wishes refused", registry=self.registry)
        self.conflicts = Counter(
            "tijdperk_conflicts", "Entries that somebody else wrote first", registry=self.registry
        )
        self.dropped = Counter(
            "tijdperk_dropped_sockets", "Sockets that were too slow", registry=self.registry
        )
        self.sockets = Gauge("tijdperk_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("tijdperk_tables", "Tables in memory", registry=self.registry)
        self.thinking = Gauge("tijdperk_thinking", "Bots that are to move", registry=self.registry)
        self.commit = Histogram(
            "tijdperk_commit_seconds",
            "From command to durable",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


def metrics_app(metrics: Metrics) -> ASGI3Application:
    """Answers `/metrics`, and nothing else."""

    async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert scope["type"] == "http"
        found = scope["path"] == "/metrics"
        headers = [(b"content-type", TEXT), (b"x-content-type-options", b"nosniff")]
        await send(
            {
                "type": "http.response.start",
                "status": 200 if found else 404,
                "headers": headers,
                "trailers": False,
            }
        )
        body = metrics.text() if found else b""
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return app
