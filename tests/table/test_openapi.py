"""The HTTP API as its own description has it, called in every way that schemathesis can think of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.loops import apart
from tests.table.people import ServerProcess, Someone, game_id, play_on

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]

WANTED = {
    ("get", "/api/me"),
    ("post", "/api/me"),
    ("patch", "/api/me"),
    ("delete", "/api/me"),
    ("delete", "/api/me/session"),
    ("get", "/api/me/access"),
    ("delete", "/api/me/access/{access}"),
    ("post", "/api/me/link"),
    ("post", "/api/me/token"),
    ("post", "/api/me/calendar"),
    ("get", "/api/calendar/{file}"),
    ("get", "/api/me/passkeys"),
    ("post", "/api/me/passkeys/options"),
    ("post", "/api/me/passkeys"),
    ("delete", "/api/me/passkeys/{passkey}"),
    ("get", "/api/games/{game}/lessons"),
    ("post", "/api/games/{game}/lessons/{lesson}"),
    ("get", "/api/puzzles"),
    ("post", "/api/puzzles/{game}/{puzzle}"),
    ("get", "/api/me/games"),
    ("get", "/api/me/profile"),
    ("get", "/api/me/analyses"),
    ("post", "/api/back/options"),
    ("post", "/api/back"),
    ("get", "/api/back/link/{code}"),
    ("post", "/api/back/link"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/texts/{language}"),
    ("get", "/api/games/{game}/content"),
    ("get", "/api/games/{game}/rules"),
    ("post", "/api/tables"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{table}"),
    ("delete", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/at/{moves}"),
    ("post", "/api/tables/{table}/seat"),
    ("post", "/api/tables/{table}/names"),
    ("post", "/api/tables/{table}/invitation"),
    ("get", "/api/codes/{code}"),
    ("post", "/api/network"),
    ("get", "/api/tables/{table}/people"),
    ("post", "/api/tables/{table}/pass"),
    ("post", "/api/tables/{table}/end"),
    ("post", "/api/tables/{table}/send"),
    ("post", "/api/tables/{table}/fork"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/course"),
    ("get", "/api/tables/{table}/analysis"),
    ("post", "/api/tables/{table}/analysis"),
    ("delete", "/api/tables/{table}/analysis"),
    ("post", "/api/records"),
    ("get", "/api/me/notices"),
    ("post", "/api/me/mail"),
    ("delete", "/api/me/mail"),
    ("post", "/api/mail/confirm"),
    ("post", "/api/mail/stop"),
    ("post", "/api/me/quiet"),
    ("delete", "/api/me/quiet"),
    ("post", "/api/me/push"),
    ("post", "/api/me/push/stop"),
    ("get", "/api/groups"),
    ("post", "/api/groups"),
    ("get", "/api/groups/code/{code}"),
    ("post", "/api/groups/join"),
    ("get", "/api/groups/{group}"),
    ("patch", "/api/groups/{group}"),
    ("delete", "/api/groups/{group}/members/{user}"),
    ("post", "/api/groups/{group}/tables"),
    ("get", "/api/groups/{group}/games"),
    ("post", "/api/groups/{group}/cups"),
    ("delete", "/api/groups/{group}/cups/{cup}"),
}

CONFIGURATION = Path(__file__).with_name("schemathesis.toml")
ALONE = "^/api/me$"  # deleting it would end the rest; it is called in the other test


def test_everything_is_described(server: ServerProcess) -> None:
    described = httpx.get(f"{server.address}/api/docs/openapi.json").json()
    found = {(method, path) for path, item in described["paths"].items() for method in item}
    assert found == WANTED


def test_every_answer_is_as_described(server: ServerProcess, anna: Someone, bram: Someone) -> None:
    """With a table that is there, and with anything else."""
    table = anna.new_table("me", "me")
    play_on(table, anna, moves=5)
    group = anna.post("/api/groups", {"name": "Thursday"})
    token, other = (someone.post("/api/me/token")["token"] for someone in (anna, bram))
    schema = schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @hypothesis.settings(
            max_examples=15, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy(), real=hypothesis.strategies.booleans())
        def call(case: schemathesis.Case[Any], real: bool) -> None:
            if real and case.method != "DELETE":
                known = {"table": table, "game": game_id(), "language": "nl"}
                known |= {"group": group["group"], "code": group["code"]}
                case.path_parameters |= {name: known[name] for name in known if name in case.path_parameters}
            whose = other if (case.method, case.path) == ("DELETE", "/api/me") else token
            answer = case.call(headers={"Authorization": f"Bearer {whose}"})
            case.validate_response(answer, checks=CHECKS)

        apart(call)
    assert anna.view(table)["table"]["table"] == table


@pytest.mark.parametrize("known", [True, False])
def test_schemathesis_finds_nothing(server: ServerProcess, anna: Someone, known: bool) -> None:
    """Its own program with all of its checks: bodies that are not as described are refused, and so are
    methods that an address has not; by somebody who is known, and by a stranger."""
    command = [str(Path(sys.executable).with_name("st")), "--no-color", "--config-file", str(CONFIGURATION)]
    command += ["run", f"{server.address}/api/docs/openapi.json", "--phases", "coverage"]
    command += ["--exclude-path-regex", ALONE, "--continue-on-failure", "--warnings", "off"]
    if known:
        command += ["-H", f"Authorization: Bearer {anna.post('/api/me/token')['token']}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "Tested: 67" in done.stdout  # addresses and methods
