"""What every visitor fetches is compressed beforehand, and sent once."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.table.people import ServerProcess, Someone, game_id
from tijdperk.table.app import create_app
from tijdperk.table.server import Server
from tijdperk.table.sqlite import Sqlite
from tijdperk.table.store import Store
from tijdperk.table.thinkers import Thinkers

# Litestar 2 warns about parameters that Litestar 3 reads in another way.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

RULES = f"/api/games/{game_id()}/rules"
SCRIPT = b"export const answer = 42;\n" * 500


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A browser at a server with a small client: one page, one script in three forms, one picture in one."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + "<p>table</p>" * 500)
    (static / "assets" / "table-1a2b.js").write_bytes(SCRIPT)
    (static / "assets" / "table-1a2b.js.br").write_bytes(b"brotli")
    (static / "assets" / "table-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (static / "assets" / "board-3c4d.svg").write_bytes(b"<svg/>" * 500)
    (static / "worker.js").write_text("self.addEventListener('fetch', () => {});")
    (static / "manifest.webmanifest").write_text("{}")
    server = Server(Store(Sqlite(tmp_path / "data")), Thinkers(1))
    with TestClient(create_app(server, static)) as client:
        yield client


@pytest.mark.parametrize(
    ("takes", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_it_was_built(
    browser: TestClient[Litestar], takes: str, encoding: str | None
) -> None:
    headers = {"Accept-Encoding": takes}
    with browser.stream("GET", "/assets/table-1a2b.js", headers=headers) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert body == {"br": b"brotli", "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[encoding]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/", "/settings", "/assets/board-3c4d.svg"])
def test_nothing_of_the_client_is_compressed_on_request(browser: TestClient[Litestar], path: str) -> None:
    answer = browser.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert answer.status_code == 200
    assert len(answer.content) > 1000
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/assets/table-1a2b.js", "/", "/api/games", f"/api/games/{game_id()}/rules"]
)
def test_who_has_it_already_is_told_so(browser: TestClient[Litestar], path: str) -> None:
    first = browser.get(path, headers={"Accept-Encoding": "gzip"})
    tag = first.headers["etag"]
    again = browser.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = browser.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_a_compressed_form_has_no_address_of_its_own(browser: TestClient[Litestar]) -> None:
    assert browser.get("/assets/table-1a2b.js.gz").status_code == 404


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "x" * 5000, "/assets/" + "x" * 5000])
def test_no_name_makes_the_server_fail(server: ServerProcess, anna: Someone, path: str) -> None:
    """Nothing is looked up in a file system, which minds NUL bytes and long names."""
    assert anna.http.get(path).status_code in (200, 404, 503)
    assert anna.get("/healthz")["status"] == "ok"


def test_answers_that_never_change_are_made_once(anna: Someone) -> None:
    paths = ["/api/games", *(f"/api/games/{game_id()}/{what}" for what in ("content", "rules", "texts/en"))]
    for path in paths:
        first, second = anna.http.get(path), anna.http.get(path)
        assert first.headers["content-encoding"] == "gzip"
        assert first.json() == second.json()
        assert first.headers["etag"] == second.headers["etag"]
    assert anna.refused("GET", "/api/games/none/rules", 404) == "game-unknown"
    assert anna.refused("GET", f"/api/games/{game_id()}/texts/xx", 404) == "language-unknown"


def test_the_worker_is_asked_for_each_time_and_the_manifest_is_one(browser: TestClient[Litestar]) -> None:
    """A worker that browsers kept would serve an old client."""
    worker, manifest = browser.get("/worker.js"), browser.get("/manifest.webmanifest")
    assert worker.headers["Cache-Control"] == manifest.headers["Cache-Control"] == "no-cache"
    assert "javascript" in worker.headers["Content-Type"]
    assert manifest.headers["Content-Type"].startswith("application/manifest+json")
