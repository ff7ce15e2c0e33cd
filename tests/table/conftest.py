"""A server process that the tests of a module share, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.databases import KINDS, fresh_database, postgres_server
from tests.table.people import ServerProcess, Someone


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("data")
    with ServerProcess("--data", folder) as process:
        yield process


@pytest.fixture
def person(server: ServerProcess) -> Iterator[Callable[..., Someone]]:
    """Makes people, each with a session of their own."""
    made: list[Someone] = []

    def make(language: str = "en") -> Someone:
        made.append(Someone(server.address, language))
        return made[-1]

    yield make
    for someone in made:
        someone.close()


@pytest.fixture
def anna(person: Callable[..., Someone]) -> Someone:
    return person()


@pytest.fixture
def bram(person: Callable[..., Someone]) -> Someone:
    return person("nl")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def place(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty folder, or an empty PostgreSQL database."""
    if kind == "sqlite":
        yield str(tmp_path / "data")
        return
    with fresh_database(request.getfixturevalue("postgres")) as address:
        yield address
