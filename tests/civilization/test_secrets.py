"""G-108: picks before they are shown, claims, offers that are put together, standing orders."""

from __future__ import annotations

import msgspec
import pytest

from tests.civilization.table import GAME, TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.position import ALL, NOBODY

MANY = 40


def picking(rules: str = "standard", gold: dict[int, int] | None = None) -> Table:
    """Seats 1 and 2 have to pick, each one of two armies, with an aircraft if they like."""
    kinds = ("medieval-infantry", "medieval-cavalry", "aircraft")
    units = [f"{seat} gobi {kind}" for seat in (1, 2) for kind in kinds]
    homes = ("1 luzon village", "2 tanami village", "3 papua village")
    table = civilization(*units, *homes, rules=rules, era="medieval", gold=gold)
    return table.play("1 end moves", "1 attack gobi against seat 2")


def views(table: Table) -> list[bytes]:
    """What the watcher and each seat see, as it is sent."""
    return [msgspec.json.encode(table.view(viewer)) for viewer in range(table.position.seats + 1)]


# ---- counters


@pytest.mark.rule("G-35", "G-108")
def test_a_counter_that_lies_face_down_is_nothing_yet() -> None:
    table = civilization("1 gobi settler", face_down=True)
    position = table.position
    assert set(position.counter) == {-2}
    assert {land.counter for land in table.view(1).lands} == {"face_down"}
    left = table.view(1).counters_left
    assert left == table.view(2).counters_left
    assert sum(left.values()) == 88


@pytest.mark.rule("G-75", "G-108")
def test_what_is_looked_at_is_seen_by_all() -> None:
    table = civilization("1 gobi settler", face_down=True).play("1 look in gobi", "~ counter iron")
    land = TABLES.areas.index("gobi")
    assert [table.view(viewer).lands[land].counter for viewer in range(4)] == ["iron"] * 4
    assert [event.only for event in table.match.steps[-1].events] == [-2] * len(table.match.steps[-1].events)
    refusal = table.match.may_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-revealed"


@pytest.mark.rule("G-108")
def test_gold_is_public() -> None:
    table = civilization(gold={1: 11, 2: 22, 3: 33})
    assert [seat.gold for seat in table.view(0).seats] == [11, 22, 33]


# ---- picks


@pytest.mark.rule("G-56", "G-108")
def test_a_pick_is_known_to_its_leader_alone_until_both_have_picked() -> None:
    one = picking().play("1 pick medieval-infantry of seat 1 with none")
    other = picking().play("1 pick medieval-cavalry of seat 1 with seat-1")
    assert one.match.steps[-1].audience == 1
    assert one.match.steps[-1].events == []
    seen, other_seen = views(one), views(other)
    assert [a == b for a, b in zip(seen, other_seen, strict=True)] == [True, False, True, True]
    battle = one.view(1).battle
    assert battle is not None
    assert battle.sides[0].pick is not None
    assert battle.sides[0].pick.kind == "medieval-infantry"


@pytest.mark.rule("G-56", "G-108")
def test_that_one_has_picked_is_known() -> None:
    table = picking().play("1 pick medieval-infantry of seat 1 with none")
    for viewer in range(4):
        battle = table.view(viewer).battle
        assert battle is not None
        assert [side.chosen for side in battle.sides] == [True, False]


@pytest.mark.rule("G-56")
def test_both_are_shown_together() -> None:
    table = picking().play("1 pick medieval-infantry of seat 1 with none")
    table.play("2 pick medieval-cavalry of seat 2 with seat-2", *dice("1 1", "1 1 1"))
    assert table.heard("picked") == [
        "picked 1 kind=medieval-infantry aircraft=0 side=0",
        "picked 2 kind=medieval-cavalry aircraft=1 side=1",
    ]


@pytest.mark.rule("G-56", "G-108")
def test_a_hidden_pick_is_drawn_again_for_those_who_do_not_know_it() -> None:
    table = picking().play("1 pick medieval-infantry of seat 1 with none")
    position = table.position
    for viewer in (NOBODY, 1, 2):
        drawn = set()
        for seed in range(MANY):
            other = position.determinize(viewer, Sampled(seed))
            assert GAME.view(other, viewer) == GAME.view(position, viewer)
            drawn.add(tuple(other.picks[:2]))
        assert len(drawn) == 4  # two armies, each with and without the aircraft
    for seed in range(MANY):
        mine = position.determinize(0, Sampled(seed))
        assert mine.picks == position.picks


@pytest.mark.rule("G-56")
def test_a_pick_can_be_taken_back_until_the_other_has_picked() -> None:
    table = picking().play("1 pick medieval-infantry of seat 1 with none")
    assert table.match.may_undo(0) is None
    table.match.undo(0)
    assert table.asked == "1 picking, 2 picking"
    table.play("1 pick medieval-cavalry of seat 1 with none")
    table.play("2 pick medieval-cavalry of seat 2 with none", *dice("1 1", "2 1"))
    assert table.match.may_undo(0) is not None
    assert table.match.may_undo(1) is not None


# ---- what is nobody else's business


def same_to_others(before: Table, after: Table, seat: int) -> None:
    """Everybody but one seat sees the same."""
    for viewer, (old, new) in enumerate(zip(views(before), views(after), strict=True)):
        assert (old == new) == (viewer != seat)


@pytest.mark.rule("G-78", "G-108")
def test_standing_orders_are_known_to_their_seat_alone() -> None:
    before = civilization("1 gobi settler")
    after = civilization("1 gobi settler").play("2 standing declare gobi always")
    assert after.match.steps[-1].audience == 1 << 1
    same_to_others(before, after, 2)
    assert after.position.determinize(0, Sampled(1)).orders == [[], [], []]


@pytest.mark.rule("S-09", "S-10", "G-108")
def test_a_claim_is_known_to_its_seat_alone_until_it_is_settled() -> None:
    def rich() -> Table:
        return civilization("1 gobi settler", rules="standard", era="medieval", gold={2: 60})

    before, after = rich(), rich().play("2 claim medieval_gold")
    assert after.match.steps[-1].audience == 1 << 1
    assert [event.only for event in after.match.steps[-1].events] == [1]
    same_to_others(before, after, 2)
    assert not any(after.position.determinize(0, Sampled(1)).claims)


@pytest.mark.rule("S-10")
def test_a_claim_is_settled_by_the_next_move_that_all_hear_of() -> None:
    table = picking(gold={3: 60}).play("3 claim medieval_gold")
    table.play("1 pick medieval-infantry of seat 1 with none")
    assert table.heard("milestone-won") == []  # nobody but seat 1 heard of its pick
    table.play("2 pick medieval-infantry of seat 2 with none", *dice("1 1", "1 2"))
    assert table.heard("milestone-won") == ["milestone-won 3 milestone=medieval_gold"]


@pytest.mark.rule("S-09")
def test_a_move_that_settled_a_claim_is_not_taken_back() -> None:
    table = civilization("1 gobi settler", rules="standard", era="medieval", gold={2: 60})
    table.play("2 claim medieval_gold", "1 take settler in gobi with 2")
    refusal = table.match.may_undo(0)
    assert refusal is not None
    assert refusal.key == "undo-revealed"


@pytest.mark.rule("G-102", "S-10")
def test_an_offer_that_is_put_together_is_known_to_its_maker_alone() -> None:
    def trading() -> Table:
        return civilization(
            "1 gobi village",
            "2 yunnan village",
            phase="trade",
            rules="standard",
            era="medieval",
            gold={1: 5, 3: 60},
        )

    before, after = trading(), trading().play("3 claim medieval_gold", "1 deal with seat 2", "1 give 5 gold")
    before.play("3 claim medieval_gold")
    same_to_others(before, after, 1)
    assert [step.audience for step in after.match.steps[-2:]] == [1, 1]
    assert after.position.determinize(1, Sampled(1)).drafts == [None, None, None]
    after.play("1 drop offer")
    assert after.heard("milestone-won") == []
    after.play("1 deal with seat 2", "1 give 5 gold", "1 propose")
    assert after.match.steps[-1].audience == ALL
    assert after.heard("milestone-won") == ["milestone-won 3 milestone=medieval_gold"]
    assert [len(after.view(viewer).offers) for viewer in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("A-37", "G-108")
def test_the_end_is_announced_to_all_also_while_others_pick() -> None:
    table = picking(rules="advanced")
    position: Civilization = table.position
    position.wonder = [2 if name == "united_nations" else -1 for name in TABLES.wonders]
    table.play("3 announce united_nations")
    assert table.match.steps[-1].audience == ALL
    assert table.view(1).ending == "diplomatic"
    assert table.asked == "1 picking, 2 picking"
