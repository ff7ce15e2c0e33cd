"""The odds a player is shown, against an enumeration of every roll and against the engine's own battles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tests.history.table import GAME, Table, history
from tijdperk.games.history.engine.moves import ATTACK
from tijdperk.games.history.engine.position import (
    WITH_ELITE,
    WITH_JIHAD,
    WITH_LEADER,
    WITH_NAVAL_POWER,
    WITH_SIEGECRAFT,
    WITH_WEAPONRY,
    seat_of,
)
from tijdperk.games.history.offers import OddsView
from tijdperk.kernel.chance import EVERYONE, Chance
from tijdperk.kernel.moves import move_of

TARGET = "northern_appenines"
FIGURES = {
    1: (57.9, 16.7, 25.5),
    2: (39.0, 22.1, 39.0),
    3: (28.1, 24.8, 47.2),
}


def romans(defender: str, effects: int = 0, pool: int = 4, losses: int = 0, stacking: str = "three") -> Table:
    """Romans beside a land of seat 2, over open ground."""
    table = history(
        empire="romans", at=f"2 {TARGET} {defender}", effects=effects, pool=pool, stacking=stacking
    )
    table.position.losses = losses
    return table


def odds(table: Table, move: str = f"attack {TARGET}") -> OddsView:
    found = table.detail(move).odds
    assert isinstance(found, OddsView)
    return found


# ---- the rules once more, for battles alone


@dataclass(frozen=True)
class War:
    """An attack on a land, and all that bears on it."""

    defence: int
    fort: bool = False
    town: bool = False
    armies: int = 1
    leader: bool = False
    weaponry: bool = False
    elite: bool = False
    jihad: bool = False
    siegecraft: bool = False
    losses: int = 0

    @property
    def dice(self) -> int:
        return 3 if self.leader or (self.jihad and self.losses == 0) else 2

    @property
    def wins_ties(self) -> bool:
        return (self.elite and self.losses == 0) or (self.jihad and self.losses <= 1)


@cache
def rolls(dice: int) -> Counter[tuple[int, bool]]:
    """Every roll: its highest number, and whether all three dice are equal."""
    return Counter(
        (max(roll), dice == 3 and len(set(roll)) == 1) for roll in product(range(1, 7), repeat=dice)
    )


def rounds(war: War) -> list[tuple[Fraction, str, bool]]:
    """Every outcome of one round with its chance, and whether the leader dies."""
    total = 6 ** (war.dice + war.defence)
    bonus = war.weaponry + (war.siegecraft and (war.fort or war.town))
    found = []
    for ((high, triple), ways), ((low, _), others) in product(
        rolls(war.dice).items(), rolls(war.defence).items()
    ):
        attack, defence = high + bonus, low + war.fort
        if attack > defence or (attack == defence and war.wins_ties):
            outcome = "win"
        else:
            outcome = "tie" if attack == defence else "loss"
        found.append((Fraction(ways * others, total), outcome, triple and war.leader))
    return found


def single(war: War) -> tuple[Fraction, Fraction, Fraction]:
    chances = {"win": Fraction(0), "tie": Fraction(0), "loss": Fraction(0)}
    for chance, outcome, _ in rounds(war):
        chances[outcome] += chance
    return chances["win"], chances["tie"], chances["loss"]


@cache
def conquered(war: War, pool: int) -> Fraction:
    """The chance to take the land with so many armies, one after the other."""
    if pool == 0:
        return Fraction(0)
    if war.armies == 0:
        return Fraction(1)  # R054
    total = Fraction(0)
    for chance, outcome, dies in rounds(war):
        after = replace(war, leader=war.leader and not dies)
        if outcome != "loss":  # R062, A12, V25
            falls = not war.fort or (war.siegecraft and outcome == "win")
            after = replace(after, fort=False, armies=war.armies - falls)
        if outcome == "win":
            total += chance * conquered(after, pool)
        else:
            total += chance * conquered(replace(after, losses=war.losses + 1), pool - 1)
    return total


# ---- one round


@pytest.mark.rule("R051", "R056", "R059", "T19")
@pytest.mark.parametrize(
    ("empire", "at", "move", "defence"),
    [
        ("romans", "2 northern_appenines", "attack northern_appenines", 1),
        ("hsiung_nu", "2 wei_river", "attack wei_river", 2),
        ("minoans", "2 libya", "attack libya by sea", 3),
    ],
)
def test_one_round(empire: str, at: str, move: str, defence: int) -> None:
    shown = odds(history(empire=empire, at=at), move)
    assert shown.defence_dice == defence
    percent = tuple(round(100 * chance, 1) for chance in (shown.win, shown.tie, shown.loss))
    assert percent == FIGURES[defence]
    assert shown.take == pytest.approx(shown.win)


class Given(Chance):
    """Gives the dice of one roll after the other."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = list(dice)

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        return self.dice.pop(0)


@pytest.mark.rule("R051", "R052", "T19")
@pytest.mark.parametrize(
    ("empire", "target", "defence"),
    [("romans", "northern_appenines", 1), ("hsiung_nu", "wei_river", 2), ("minoans", "libya", 3)],
)
def test_the_engine_fights_every_roll_as_the_odds_say(empire: str, target: str, defence: int) -> None:
    position = history(empire=empire, at=f"2 {target}").position
    land = GAME.tables.lands.index(target)
    holders: Counter[int] = Counter()
    for roll in product(range(1, 7), repeat=2 + defence):
        after = position.clone()
        after.play(0, move_of(ATTACK, land), Given(roll))
        holders[seat_of(after.army[land])] += 1
    total = 6 ** (2 + defence)
    exact = single(War(defence))
    assert [Fraction(holders[seat], total) for seat in (0, -1, 1)] == list(exact)
    assert tuple(round(float(100 * chance), 1) for chance in exact) == FIGURES[defence]


# ---- whole battles

DEFENDERS = ["", "fort", "city", "fort capital", "x3", "fort x2"]
EFFECTS = {
    "leader": WITH_LEADER,
    "weaponry": WITH_WEAPONRY,
    "elite": WITH_ELITE,
    "jihad": WITH_JIHAD,
    "siegecraft": WITH_SIEGECRAFT,
}


@pytest.mark.rule("R061", "R062", "R063", "V01", "V02", "V13", "V18", "V25", "A12", "A20")
@pytest.mark.parametrize("defender", DEFENDERS)
@pytest.mark.parametrize(
    "events",
    [
        "",
        "leader",
        "weaponry",
        "elite",
        "jihad",
        "siegecraft",
        "leader weaponry",
        "leader jihad",
        "elite jihad",
    ],
)
def test_odds_are_exact(defender: str, events: str) -> None:
    effects = sum(EFFECTS[event] for event in events.split())
    for losses in (0, 1, 2):
        shown = odds(romans(defender, effects, losses=losses))
        war = War(
            defence=1,
            fort="fort" in defender,
            town="city" in defender or "capital" in defender,
            armies=next((int(count) for count in "32" if f"x{count}" in defender), 1),
            losses=losses,
            **dict.fromkeys(events.split(), True),
        )
        assert (shown.win, shown.tie, shown.loss) == pytest.approx(tuple(map(float, single(war))))
        assert shown.take == pytest.approx(float(conquered(war, 1)))
        assert shown.conquer == pytest.approx(float(conquered(war, 4)))


@pytest.mark.rule("R054")
def test_a_second_army_walks_in_after_a_tie() -> None:
    shown = odds(romans("", pool=2, stacking="one"))
    win, tie, loss = single(War(1))
    assert shown.conquer == pytest.approx(float(win + tie + loss * win))


@pytest.mark.rule("V21")
@pytest.mark.parametrize(("effects", "defence"), [(0, 3), (WITH_NAVAL_POWER, 2)])
def test_odds_from_the_sea(effects: int, defence: int) -> None:
    table = history(empire="minoans", at="2 libya fort", effects=effects, pool=3)
    shown = odds(table, "attack libya by sea")
    war = War(defence, fort=True)
    assert shown.take == pytest.approx(float(conquered(war, 1)))
    assert shown.conquer == pytest.approx(float(conquered(war, 3)))


@pytest.mark.rule("R030")
def test_a_minor_empire_is_shown_plain_odds() -> None:
    table = history(empire="babylonia", hand="leader minor_hittites", at="2 zagros", expanding=False)
    table.play("1 event leader", "1 event minor_hittites")
    shown = odds(table, "attack zagros")
    assert (shown.attack_dice, shown.attack_bonus) == (2, 0)
    assert shown.win == pytest.approx(float(single(War(1))[0]))
