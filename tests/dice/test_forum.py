"""R10-R24: the dice, and how they fall in the Forum."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dice.table import BOX, GAME, dice
from tijdperk.games.dice.engine.position import FACE, QUARTER
from tijdperk.kernel.chance import EVERYONE, Sampled
from tijdperk.kernel.match import Match


class Watched(Sampled):
    """Keeps what it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked: list[tuple[int, list[int]]] = []

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        self.asked.append((kind, options[:]))
        return super().pick(kind, options, only)


def faces(die: str) -> list[str]:
    return [BOX.symbols[face] for face in BOX.faces[BOX.dice.index(die)]]


@pytest.mark.rule("R10", "R22")
def test_every_die_gets_one_of_six_faces_and_one_of_four_quarters() -> None:
    chance = Watched(1)
    match = Match(GAME, {"cities": "choose"}, ["human"] * 2, chance)
    match.play("city giza")
    assert chance.asked == []
    match.play("city rhodes")
    expected = []
    for die in BOX.first_dice:
        expected += [(FACE, BOX.faces[die]), (QUARTER, [0, 1, 2, 3])]
    assert chance.asked == expected
    assert all(len(options) == 6 for kind, options in chance.asked if kind == FACE)


@pytest.mark.rule("R22")
def test_faces_and_quarters_fall_independently_and_evenly() -> None:
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(1200):
        blue = GAME.view(Match(GAME, {}, ["human"] * 2, Sampled(seed)).position, 0).forum[3]
        seen[blue.face, blue.quarter] += 1
    assert len(seen) == 6 * 4
    assert all(25 <= count <= 85 for count in seen.values())  # 50 are expected: five deviations


@pytest.mark.rule("R11", "R12", "R13", "R14", "R15", "R16", "R17")
def test_faces() -> None:
    shown = {die: Counter(faces(die)) for die in BOX.dice[3:]}
    assert shown["blue"] == dict.fromkeys(["mask", "scales", "fountain", "temple", "owl", "caduceus"], 1)
    assert shown["red"] == {"shield": 2, "axe": 2, "sword": 2}
    assert shown["yellow"] == {"camel": 2, "coin7": 2, "chest": 2}
    assert shown["green"] == {"compass": 2, "tablet": 2, "gear": 2}
    spies = ["spy_any", "spy_grey", "spy_red", "spy_blue", "spy_yellow", "spy_green"]
    assert shown["black"] == dict.fromkeys(spies, 1)
    colours = ["leader_red", "leader_blue", "leader_yellow", "leader_green"]
    assert shown["white"] == {"leader_laurel": 2, **dict.fromkeys(colours, 1)}
    guilds = ["wonder", "warehouse", "barracks", "agora", "market", "university"]
    assert shown["purple"] == {f"compare_{building}": 1 for building in guilds}


@pytest.mark.rule("R18", "R19", "R20")
def test_grey_dice_differ() -> None:
    shown = [Counter(faces(die)) for die in BOX.dice[:3]]
    common, rare = {"stone", "wood", "brick"}, {"textile", "glass", "papyrus"}
    assert [{face for face, count in die.items() if count == 2} for die in shown] == [
        {"stone"},
        {"wood"},
        {"brick"},
    ]
    assert {next(iter(rare - set(die))) for die in shown} == rare
    total = sum(shown, Counter())
    assert {face: total[face] for face in common} == dict.fromkeys(common, 4)
    assert {face: total[face] for face in rare} == dict.fromkeys(rare, 2)


@pytest.mark.rule("R21")
@pytest.mark.parametrize("quarter", [0, 1, 2, 3])
def test_a_die_costs_what_its_quarter_says(quarter: int) -> None:
    table = dice(forum=f"grey_1 stone {quarter}")
    assert table.view().forum[0].cost == quarter
    assert table.play("1 build warehouse_stone with grey_1").coins(1) == 7 - quarter


@pytest.mark.rule("R23")
def test_everybody_may_choose_the_same_die() -> None:
    table = dice(seats=3, forum="grey_1 stone")
    for seat in (1, 2, 3):
        table.play(f"{seat} build warehouse_stone with grey_1")
    assert "grey_1" in table.forum
    table.end_turn()
    assert [table.known(seat).crossed for seat in (1, 2, 3)] == [["warehouse_stone"]] * 3


@pytest.mark.rule("R22", "R24")
def test_all_seven_dice_are_thrown_again_every_turn() -> None:
    table = dice(forum="blue mask 1").end_turn("blue owl 3, grey_2 glass 2")
    assert len(table.view().forum) == 7
    thrown = table.drawn[-14:]
    assert thrown[:2] == ["~ face stone", "~ quarter 0"]
    assert thrown[2:4] == ["~ face glass", "~ quarter 2"]
    assert thrown[6:8] == ["~ face owl", "~ quarter 3"]
    shown = {die.die: (die.face, die.quarter) for die in table.view().forum}
    assert (shown["blue"], shown["grey_2"]) == (("owl", 3), ("glass", 2))
