"""The engine against a slow, readable second implementation, written from the rules and not from it.

Games are played by lot from positions in the middle. Before every move the reference is told where the pieces
lie, and says what may be done and what follows.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import cast

import pytest

from tests.antiquity.reference import Building, Field, Player, Reference, Work, name_of, square_of
from tests.antiquity.scattered import pick, scattered
from tests.antiquity.table import GAME
from tests.effort import effort
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.messages import AntiquityView, RealmView
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

CONTENT = tomllib.loads((GAME.folder / "content.toml").read_text("utf-8"))
GAMES = effort(36, 2000)
PARTS = 6
MOVES = effort(120, 400)
COMPARED = ("planning", "countryside", "exploring", "burying", "polluting")  # the moves of these decisions
REARRANGING = ("lift", "move grave")  # which the reference does not know


def player_of(realm: RealmView, out: bool) -> Player:
    """The pieces of a seat; nothing that the view has worked out."""
    return Player(
        goods=dict(realm.goods),
        men=realm.men,
        houses=set(realm.houses),
        saint=realm.saint,
        plans=[city.size for city in realm.cities],
        buildings=[
            Building(
                building.kind,
                building.place,
                {square_of(square) for square in building.squares},
                {square_of(square) for square in building.graves},
                building.manned,
            )
            for city in realm.cities
            for building in city.buildings
        ],
        homes={square_of(square) for city in realm.cities for square in city.houses},
        graves={square_of(square) for city in realm.cities for square in city.graves},
        out=out,
    )


def reference_of(match: Match, view: AntiquityView, seat: int = NOBODY) -> Reference:
    """The table as everybody knows it, or as a seat does with its own plan."""
    land = view.land
    at: dict[str, Field] = {name: (q, r) for name, (q, r) in zip(land.fields, land.at, strict=True)}
    return Reference(
        content=CONTENT,
        terrain={at[field]: letter for field, letter in zip(land.fields, land.terrain, strict=True)},
        polluted={at[field] for field in land.polluted},
        markers={at[field] for field in land.markers},
        minerals={at[field]: good for field, good in land.minerals.items()},
        sites=[
            Work(
                work.seat,
                work.kind,
                [at[work.field], *([at[work.second]] if work.second else [])],
                {at[field] for field in work.goods},
            )
            for work in land.works
        ],
        cities=[(city.seat, {at[field] for field in city.fields}) for city in land.cities],
        inns=[(inn.seat, at[inn.field]) for inn in land.inns],
        players=[
            player_of(view.mine if number == seat and view.mine else other.realm, other.out)
            for number, other in enumerate(view.seats)
        ],
        famine=view.famine,
        options=match.options,
        names={where: name for name, where in at.items()},
    )


def named(reference: Reference, fields: set[Field]) -> set[str]:
    return {reference.names[at] for at in fields}


def seats_agree(reference: Reference, view: AntiquityView) -> None:
    """What follows from the pieces of every seat."""
    for seat, known in enumerate(view.seats):
        if known.out:
            assert known.realm.zone == []
            continue
        realm = known.realm
        assert set(realm.zone) == named(reference, reference.zone(seat))
        assert realm.graves_due == reference.graves_due(seat)
        assert realm.pollution_due == reference.pollution_due(seat)
        assert realm.room == reference.room(seat)
        assert realm.clean == reference.clean(seat)
        met = {saint.saint for saint in realm.saints if saint.met}
        assert met - {"maria"} == reference.fulfilled(seat)
        assert {name_of(square) for square in reference.players[seat].empty} == {
            square for city in realm.cities for square in city.empty
        }
        works = {building.place: building.works for city in realm.cities for building in city.buildings}
        player = reference.players[seat]
        assert works == {other.place: reference.is_working(player, other) for other in player.buildings}


def in_order(move: str) -> str:
    """A fishery's fields in one order, whichever was named first."""
    if not move.startswith("fishery"):
        return move
    head, _, fields = move.partition(" at ")
    return f"{head} at {' and '.join(sorted(fields.split(' and ')))}"


class Side:
    """A game, and what has to be remembered of a round."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.razed: set[int] = set()
        self.seeded: set[int] = set()
        self.cleaned: set[int] = set()
        self.round = 0

    def moves_agree(self, seat: int, kind: str) -> None:
        if kind not in COMPARED:
            return
        view = GAME.view(self.match.position, seat)
        reference = reference_of(self.match, view, seat)
        legal = self.match.legal(seat)
        assert len(legal) == len(set(legal))
        found = {in_order(move) for move in legal}
        if kind == "planning":
            found = {move for move in found if not move.startswith(REARRANGING)}
            assert found == reference.plans(seat, view.cleared, seat in self.razed)
        elif kind == "countryside":
            expected = reference.countryside(seat, seat in self.seeded, seat in self.cleaned)
            assert found == {in_order(move) for move in expected}
        elif kind == "exploring":
            assert found == reference.explorations(seat)
        elif kind == "burying":
            assert found == {f"bury {place}" for place in reference.burials(seat)}
        elif kind == "polluting":
            assert found == {f"pollute {name}" for name in named(reference, reference.pollutions(seat))}

    def play(self, seat: int, move: str) -> None:
        if move.removeprefix("free ").startswith(("woodcutter", "farm", "mine", "fishery")):
            before = reference_of(self.match, GAME.view(self.match.position, NOBODY))
            self.match.play(move, seat)
            self.taken_agree(before, move.removeprefix("free ").split())
        else:
            self.match.play(move, seat)
        if move == "raze cathedral":
            self.razed.add(seat)
        if move.startswith("free farm"):
            self.seeded.add(seat)
        if move.startswith("clean"):
            self.cleaned.add(seat)
        position = cast(Antiquity, self.match.position)
        if position.round != self.round:
            self.round = position.round
            self.razed, self.seeded, self.cleaned = set(), set(), set()

    def taken_agree(self, before: Reference, words: list[str]) -> None:
        """R106 to R113: how many fields a new land building took."""
        at = {name: where for where, name in before.names.items()}
        fields = [at[words[-3]], at[words[-1]]] if words[0] == "fishery" else [at[words[-1]]]
        told = [GAME.told(event) for event in self.match.steps[-1].events]
        (count,) = [message.args["count"] for message in told if message.event == "taken"]
        assert count == len(before.neighbours_taken(words[0], fields))


def play_both(number: int) -> Counter[str]:
    """One game by lot, compared at every step; gives how often each kind of decision was met."""
    match, rng = scattered(number)
    side = Side(match)
    met: Counter[str] = Counter()
    while not match.over and len(match.steps) < MOVES:
        if not (match.position.sealed() or rng.randrange(6)):
            view = GAME.view(match.position, NOBODY)
            seats_agree(reference_of(match, view), view)
        decision = rng.choice(match.decisions())
        met[decision.kind] += 1
        side.moves_agree(decision.seat, decision.kind)
        side.play(decision.seat, pick(rng, match.legal(decision.seat)))
    if match.over:
        end_agrees(match, met)
    return met


def end_agrees(match: Match, met: Counter[str]) -> None:
    view = GAME.view(match.position, NOBODY)
    assert view.result is not None
    reference = reference_of(match, view)
    met[view.result.ending] += 1
    if view.result.ending == "saint":
        assert set(view.result.winners) == reference.winners()


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        met += play_both(number)
    assert {"planning", "paying", "countryside", "burying", "polluting", "harvesting"} <= set(met)
