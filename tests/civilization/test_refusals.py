"""Every reason for which a move of setup, movement or battle is refused, and what is said then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.civilization.table import GAME, Table, civilization, dice, fresh
from tijdperk.games.civilization.engine import verbs
from tijdperk.games.civilization.reasons import REASONS
from tijdperk.kernel.text import catalogue

LAST = 99  # of the reasons of movement and battle
BLAST: dict[str, Any] = {"era": "modern", "wonders": {1: "manhattan_project"}}


def choosing() -> Table:
    return fresh(*dice("6 6", "1 1", "1 2"), "1 settle mississippi")


def moving(*things: str, **more: Any) -> Callable[[], Table]:
    return lambda: civilization(*things, **more)


def taken(*things: str, take: str = "take settler in mekong with 2") -> Callable[[], Table]:
    return lambda: civilization(*things).play(f"1 {take}")


def moved(*things: str, **more: Any) -> Callable[[], Table]:
    return lambda: civilization(*things, **more).play("1 end moves")


def attacked(*things: str, **more: Any) -> Callable[[], Table]:
    def start() -> Table:
        table = civilization(*things, **more).play("1 end moves", "1 attack gobi against seat 2")
        return table.play("1 end attacks") if table.asked == "1 attacking" else table

    return start


def minor_civilization() -> Table:
    table = civilization("1 gobi settler", rules="standard", face_down=True)
    return table.play("1 look in gobi", "~ counter minor_civilization", *dice("6 6", "1 1", "1 1"))


def offered_aircraft() -> Table:
    """Seat 2 is offered an aircraft over water where it has no ship."""
    things = ("1 java_sea carrier", "1 java_sea aircraft", "1 gobi village", "2 yunnan village")
    table = civilization(*things, era="modern", phase="trade")
    return table.play("1 deal with seat 2", "1 give 1 aircraft-java_sea", "1 propose")


def without_seat_2() -> Table:
    table = civilization("1 gobi ancient-infantry", "1 yunnan village", "2 gobi village", "3 mekong village")
    return table.play("1 end moves", "1 capture gobi", "3 end moves")


TWO = ("1 gobi ancient-infantry", "2 gobi ancient-infantry")
GOBI = "1 attack gobi against seat 2"
YUNNAN = "1 attack yunnan against seat 2"
PAIRS = (*TWO, "1 gobi ancient-cavalry", "1 yunnan ancient-infantry", "2 yunnan ancient-infantry")
# how the table is set, and the lines that are played; the last one is refused
CASES: dict[int, tuple[Callable[[], Table], list[str]]] = {
    verbs.WATER: (choosing, ["2 settle java_sea"]),
    verbs.SETTLED: (choosing, ["2 settle mississippi"]),
    verbs.NO_SUCH_PIECE: (moving(*TWO), ["1 take settler in gobi with 2"]),
    verbs.NO_POINTS: (
        taken("1 mekong ancient-infantry", take="take ancient-infantry in mekong with 1"),
        ["1 go yunnan", "1 take ancient-infantry in yunnan with 0"],
    ),
    verbs.NOWHERE_TO_GO: (moving("1 tasmania settler"), ["1 take settler in tasmania with 2"]),
    verbs.OTHER_GROUP: (taken("1 mekong settler", "1 gobi settler"), ["1 take settler in gobi with 2"]),
    verbs.NOTHING_TAKEN: (moving("1 mekong settler"), ["1 go yunnan"]),
    verbs.NOT_NEXT_TO_IT: (taken("1 mekong settler"), ["1 go gobi"]),
    verbs.WRONG_GROUND: (taken("1 mekong settler"), ["1 go java_sea"]),
    verbs.HOLD_FULL: (taken("1 mekong settler", "1 java_sea ancient-fleet: 3 settler"), ["1 board 1"]),
    verbs.NOT_YOUR_SHIP: (taken("1 mekong settler", "2 java_sea ancient-fleet"), ["1 board 1"]),
    verbs.TAKEN_FIRST: (taken("1 mekong settler"), ["1 end moves"]),
    verbs.NO_SETTLER: (moving("1 gobi ancient-infantry", face_down=True), ["1 look in gobi"]),
    verbs.NOTHING_TO_LOOK_AT: (moving("1 gobi settler"), ["1 look in gobi"]),
    verbs.NO_BOMB: (moving("1 gobi settler"), ["1 bomb gobi"]),
    verbs.NOTHING_TO_BOMB: (moving("1 gobi settler", **BLAST), ["1 bomb mekong"]),
    verbs.NOT_PRESENT: (moved(*TWO, "2 yunnan settler"), ["1 attack yunnan against seat 2"]),
    verbs.NOBODY_TO_FIGHT: (moved(*TWO), ["1 attack gobi against seat 3"]),
    verbs.FOUGHT_ALREADY: (moved(*PAIRS), [GOBI, GOBI]),
    verbs.NO_SUCH_BATTLE: (
        moved("1 gobi ancient-infantry", "2 gobi village"),
        ["1 battle gobi against seat 2"],
    ),
    verbs.DEFENDED: (moved(*PAIRS, "2 gobi village"), [GOBI, YUNNAN, "1 capture gobi"]),
    verbs.NOT_FOREIGN: (moved("1 gobi ancient-infantry", "2 gobi village"), ["1 capture tanami"]),
    verbs.BATTLES_LEFT: (moved(*PAIRS), [GOBI, YUNNAN, "1 end battles"]),
    verbs.NOT_A_LEADER: (attacked(*TWO, "3 gobi ancient-infantry"), ["3 support seat 3"]),
    verbs.NOT_IN_BATTLE: (
        attacked(*TWO, "1 gobi ancient-cavalry"),
        ["1 pick ancient-artillery of seat 1 with none"],
    ),
    verbs.NO_AIRCRAFT: (
        attacked(*TWO, "1 gobi ancient-cavalry"),
        ["1 pick ancient-infantry of seat 1 with seat-1"],
    ),
    verbs.NO_BASE: (offered_aircraft, ["2 accept 11"]),
    verbs.NOT_ON_OFFER: (minor_civilization, ["1 raise modern-infantry"]),
    verbs.ELIMINATED: (without_seat_2, ["1 deal with seat 2"]),
}


def test_there_is_a_case_for_every_reason() -> None:
    assert set(CASES) == {reason for reason in REASONS if reason <= LAST}


@pytest.mark.parametrize("reason", sorted(CASES))
def test_a_refusal_says_why_and_changes_nothing(reason: int) -> None:
    start, (*lines, last) = CASES[reason]
    table = start().play(*lines)
    before = msgspec.json.encode(GAME.store(table.position))
    refusal = table.refusal(last)
    assert refusal is not None
    key, rule = REASONS[reason]
    assert (refusal.key, refusal.rule) == (key, rule)
    assert msgspec.json.encode(GAME.store(table.position)) == before
    GAME.rule(rule)
    for language in ("en", "nl"):
        text = catalogue(language, "civilization").error(refusal)
        assert text.endswith(f"({rule})")
        assert "{" not in text
