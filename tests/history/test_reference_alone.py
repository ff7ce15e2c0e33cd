"""The reference by itself: the worked examples of the rules, and random games that come to an end."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.history.reference import Army, Force, Navy, Reference

CONTENT_FILE = Path(__file__).parents[2] / "src" / "tijdperk" / "games" / "history" / "content.toml"
CONTENT: dict[str, Any] = tomllib.loads(CONTENT_FILE.read_text(encoding="utf-8"))
CHOICES = {
    "markers": ("yes", "no"),
    "minors": ("shuffled", "one_each"),
    "stacking": ("one", "three"),
    "navies": ("leave", "stay"),
    "polynesia": ("in", "out"),
    "caribbean": ("closed", "open"),
    "coasts": ("usual", "all"),
    "siegecraft": ("together", "fort_first"),
    "crusade": ("from_sea", "one_die"),
}
KINDS = {
    "empire",
    "events",
    "astronomy",
    "barbarians",
    "raid",
    "black_death",
    "famine",
    "civil_war",
    "disaster",
    "migrants",
    "pestilence",
    "plague",
    "spread",
    "treachery",
    "scrap",
    "sail",
    "exchange",
    "expand",
    "recover",
    "monument",
}
ATLANTIC = {"atlantic", "north_sea", "western_mediterranean", "eastern_mediterranean", "black_sea"}


def new_game(seed: int = 1, seats: int = 3, **options: str) -> Reference:
    """A game whose lots fall at random."""
    chance = random.Random(seed)
    return Reference(CONTENT, options, seats, lambda kind, candidates: chance.choice(candidates))


def board(epoch: int, empire: str, hand: str = "", **options: str) -> Reference:
    """An empty board; seat 1 is to play this empire, with these events."""
    game = new_game(1, 3, **options)
    game.epoch = epoch
    game.held = {1: empire}
    game.hands[1] = hand.split()
    return game


def put(game: Reference, seat: int, lands: str, origin: str = "past") -> None:
    """Armies of a past empire in these lands."""
    for land in lands.split():
        game.armies[land] = Army(seat, origin)


def roll(game: Reference, dice: str) -> None:
    """These dice will be rolled."""
    rolls = iter(dice.replace(" ", ""))
    game.draw = lambda kind, candidates: next(rolls)


def begin(game: Reference, dice: str = "") -> None:
    """Seat 1 begins a turn in which these dice will be rolled."""
    roll(game, dice)
    game.follow(game._take_turn(1))


def answer(game: Reference, *moves: str) -> None:
    """Seat 1 plays these moves."""
    for move in moves:
        game.play(1, move)


def force(game: Reference) -> Force:
    """The force that is expanding."""
    assert game.force is not None
    return game.force


def play_at_random(game: Reference, chance: random.Random) -> Counter[str]:
    """Random legal moves to the end; how often each kind of decision was met."""
    met: Counter[str] = Counter()
    while to_move := game.to_move():
        ((seat, kind),) = to_move.items()
        met[kind] += 1
        moves = sorted(game.legal(seat))
        if len(moves) > 1 and kind in ("expand", "events") and chance.random() < 0.9:
            moves.remove("done")
        game.play(seat, chance.choice(moves))
    return met


# ---- the worked examples


def test_the_pool_has_the_strength_on_the_card() -> None:
    """T01"""
    game = board(2, "carthaginia")
    begin(game)
    assert force(game).pool == 7 - 1


def test_an_ocean_gives_the_seas_behind_it() -> None:
    """T02"""
    assert new_game()._granted(["atlantic"]) == ATLANTIC
    assert new_game(caribbean="open")._granted(["atlantic"]) == ATLANTIC | {"caribbean_sea"}
    game = board(6, "portugal")
    begin(game)
    assert force(game).fleets >= ATLANTIC


def test_fleets_bridge_waters_that_are_linked() -> None:
    """T03"""
    game = board(2, "greek_city_states")
    begin(game)
    assert {"expand shatts_plateau by sea", "expand caucasus by sea"} <= game.legal(1)
    force(game).fleets.remove("black_sea")
    assert "caucasus" not in game._overseas(force(game))
    assert "shatts_plateau" in game._overseas(force(game))


def test_a_lost_battle_a_tie_and_an_empty_land() -> None:
    """T04"""
    game = board(3, "romans")
    put(game, 2, "northern_appenines")
    begin(game, "13 4  55 5")
    answer(game, "attack northern_appenines")
    assert game.armies["northern_appenines"].seat == 2
    answer(game, "attack northern_appenines")
    assert "northern_appenines" not in game.armies
    answer(game, "expand northern_appenines")
    assert game.armies["northern_appenines"] == Army(1, "romans")
    assert force(game).pool == 20 - 1 - 3


def test_an_attack_from_the_sea_meets_three_dice() -> None:
    """T05"""
    game = board(7, "britain")
    put(game, 2, "chekiang si_kyang yangtze_kiang great_plain_of_china")
    begin(game, "24 115  26 135")
    answer(game, "attack chekiang by sea")
    assert game.armies["chekiang"].seat == 2
    answer(game, "attack chekiang by sea")
    assert game.armies["chekiang"].seat == 1
    for land in ("si_kyang", "yangtze_kiang", "great_plain_of_china"):
        assert f"attack {land}" in game.legal(1)
        assert game._defender_dice(force(game), land) == 1


def test_a_leader_against_the_wall_a_fort_and_a_capital() -> None:
    """T06"""
    game = board(5, "mongols", "leader")
    put(game, 2, "wei_river")
    game.forts.add("wei_river")
    game.cities["wei_river"] = "capital"
    begin(game, "466 16  245 34  126 25")
    answer(game, "event leader", "attack wei_river")
    assert game.forts == {"wei_river"}
    answer(game, "attack wei_river")
    assert not game.forts
    assert game.armies["wei_river"].seat == 2
    answer(game, "attack wei_river")
    assert game.armies["wei_river"] == Army(1, "mongols")
    assert game.cities["wei_river"] == "city"
    assert force(game).pool == 18 - 1 - 3
    assert game.turn is not None
    assert not game.turn.leader_dead


def test_the_points_of_a_turn() -> None:
    """T07"""
    game = board(2, "vedic_city_states")
    put(game, 1, "nile_delta libya palestine", "egypt")
    game.cities["nile_delta"] = "capital"
    put(game, 2, "levant zagros upper_tigris shatts_plateau")
    begin(game)
    for land in ("western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"):
        put(game, 1, land, "vedic_city_states")
    answer(game, "done")
    assert game.monuments == {"upper_indus"}
    assert game.scores[1] == {
        "areas": 4 + 3 + 6,
        "capitals": 4,
        "cities": 0,
        "monuments": 1,
        "seas": 0,
        "markers": 0,
    }


@pytest.mark.parametrize(("rival", "first"), [("minoans", 2), ("aryans", 1)])
def test_equal_points_are_drawn_in_the_order_of_strength_and_of_play(rival: str, first: int) -> None:
    """T08"""
    game = new_game(seats=2)
    game.past = {1: ["egypt"], 2: [rival]}
    assert game._next_order()[0] == first


def test_what_is_dealt_and_what_is_left_over() -> None:
    """T09, T15"""
    for minors in CHOICES["minors"]:
        game = new_game(seats=6, minors=minors)
        dealt = [game.events[event] for hand in game.hands.values() for event in hand]
        assert Counter(event["deck"] for event in dealt) == {"greater": 18, "lesser": 42}
        if minors == "one_each":
            kinds = [[game.events[event]["kind"] for event in hand] for hand in game.hands.values()]
            assert all(hand.count("minor_empire") == 1 for hand in kinds)


@pytest.mark.parametrize(("resources", "monuments"), [(1, 0), (4, 2), (5, 2)])
def test_two_resources_are_a_monument(resources: int, monuments: int) -> None:
    """T10"""
    game = board(4, "byzantines")
    begin(game)
    held = [land for land in game.lands if game.lands[land].get("resource")][:resources]
    put(game, 1, " ".join(held), "byzantines")
    answer(game, "done")
    while game.to_move():
        answer(game, min(game.legal(1)))
    assert len(game.monuments) == monuments
    if monuments:
        assert "balkans" in game.monuments


def test_a_six_with_a_fort_is_a_seven() -> None:
    """T11"""
    game = board(3, "romans")
    put(game, 2, "northern_appenines")
    game.forts.add("northern_appenines")
    begin(game, "66 6")
    answer(game, "attack northern_appenines")
    assert game.armies["northern_appenines"].seat == 2
    assert game.forts == {"northern_appenines"}


@pytest.mark.parametrize(
    ("epoch", "empire", "coins"), [(1, "aryans", 1), (1, "sumeria", 2), (4, "goths", 2), (1, "egypt", 3)]
)
def test_civil_service_pays_for_a_capital_and_for_navigation(epoch: int, empire: str, coins: int) -> None:
    """T14"""
    game = board(epoch, empire, "civil_service")
    begin(game)
    answer(game, "event civil_service")
    assert game.turn is not None
    assert game.turn.coins == coins


def test_sumeria_alone_in_the_middle_east() -> None:
    """T16"""
    game = board(1, "sumeria")
    begin(game)
    answer(game, "expand zagros", "expand middle_tigris", "expand upper_tigris", "done")
    assert game.total(1) == 8


def test_egypt_beside_sumeria() -> None:
    """T17"""
    game = board(1, "egypt")
    put(game, 2, "lower_tigris zagros middle_tigris upper_tigris")
    begin(game)
    answer(game, "expand nubia", "expand upper_nile", "expand arabian_peninsula")
    answer(game, "expand levant by sea", "done")
    assert game.total(1) == 8


def test_indus_valley_with_the_hittites() -> None:
    """T18"""
    game = board(1, "indus_valley", "minor_hittites")
    put(game, 2, "lower_tigris zagros middle_tigris")
    begin(game)
    answer(game, "event minor_hittites", "expand upper_tigris", "done")
    answer(game, "expand western_deccan", "expand eastern_ghats", "expand upper_indus", "done")
    assert game.total(1) == 10


@pytest.mark.parametrize(
    ("dice", "odds"), [(1, (57.9, 16.7, 25.5)), (2, (39.0, 22.1, 39.0)), (3, (28.1, 24.8, 47.2))]
)
def test_the_odds_of_a_battle(dice: int, odds: tuple[float, float, float]) -> None:
    """T19"""
    game = board(3, "romans")
    begin(game)
    results: Counter[str] = Counter()
    for fallen in product("123456", repeat=2 + dice):
        put(game, 2, "dalmatia")
        roll(game, "".join(fallen))
        if game._fight(force(game), "dalmatia", dice):
            results["win"] += 1
        else:
            results["loss" if "dalmatia" in game.armies else "tie"] += 1
    shares = [100 * results[result] / results.total() for result in ("win", "tie", "loss")]
    assert shares == pytest.approx(odds, abs=0.06)


@pytest.mark.parametrize(
    ("result", "empires", "points", "markers"),
    [
        (("points", [2]), ("egypt egypt", "egypt egypt"), (9, 10), (0, 0)),
        (("strength", [2]), ("egypt egypt", "egypt minoans"), (10, 10), (0, 0)),
        (("markers", [1]), ("egypt egypt", "egypt egypt"), (5, 6), (5, 4)),
        (("last_strength", [1]), ("egypt minoans", "minoans egypt"), (10, 10), (0, 0)),
        (("shared", [1, 2]), ("egypt egypt", "egypt egypt"), (10, 10), (0, 0)),
    ],
)
def test_who_wins(
    result: tuple[str, list[int]],
    empires: tuple[str, str],
    points: tuple[int, int],
    markers: tuple[int, int],
) -> None:
    """R087 to R090"""
    game = new_game(seats=2)
    for seat in game.seats:
        game.past[seat] = empires[seat - 1].split()
        game.scores[seat]["areas"] = points[seat - 1]
        game.scores[seat]["markers"] = markers[seat - 1]
    assert game._best() == result


# ---- events and expert rules


def test_an_army_that_allies_brought_back_enters_empty_lands_only() -> None:
    """V05"""
    game = board(3, "celts", "allies")
    put(game, 2, "danubia")
    begin(game, "12 6")
    answer(game, "event allies", "attack danubia", "recover with allies")
    force(game).pool = 0
    answer(game, "expand lower_rhine")
    assert force(game).allied == 0
    assert game.legal(1) == {"done", "fort central_europe for coin", "fort lower_rhine for coin"}


def test_the_plague_goes_on_while_it_finds_armies() -> None:
    """V23"""
    game = board(3, "celts", "plague")
    put(game, 2, "crete morea pindus")
    game.forts.add("morea")
    begin(game, "2213 216")
    answer(game, "event plague", "infect morea")
    assert not game.forts
    assert game.to_move() == {1: "spread"}
    assert game.legal(1) == {"infect crete", "infect pindus"}
    answer(game, "infect crete")
    assert game.to_move() == {1: "expand"}
    assert set(game.armies) == {"pindus", "central_europe"}


def test_a_crusade_that_takes_palestine_builds_there() -> None:
    """V11"""
    game = board(5, "franks", "crusade")
    put(game, 2, "palestine")
    game.cities["palestine"] = "city"
    begin(game, "14 146")
    answer(game, "event crusade")
    assert "expand crete by sea" in game.legal(1)
    answer(game, "attack palestine by sea")
    assert game.armies["palestine"].seat == 2
    roll(game, "66 666")
    answer(game, "attack palestine by sea")
    assert game.armies["palestine"] == Army(1, "crusade")
    assert game.cities["palestine"] == "city"
    assert game.forts == {"palestine"}


def test_siegecraft_takes_fort_and_army_together() -> None:
    """V25"""
    game = board(3, "romans", "siegecraft")
    put(game, 2, "northern_appenines")
    game.forts.add("northern_appenines")
    begin(game, "16 5")
    answer(game, "event siegecraft", "attack northern_appenines")
    assert game.armies["northern_appenines"].seat == 1
    assert not game.forts


def test_treachery_needs_no_dice() -> None:
    """V26, A27"""
    game = board(3, "romans", "treachery")
    put(game, 2, "northern_appenines")
    game.forts.add("northern_appenines")
    begin(game)
    answer(game, "event treachery", "betray northern_appenines", "attack northern_appenines")
    assert game.armies["northern_appenines"].seat == 1


def test_incas_and_aztecs_are_two_halves() -> None:
    """A15"""
    game = board(6, "incas_aztecs")
    begin(game)
    answer(game, "done")
    assert force(game).pool == 1
    assert game._held_by(force(game)) == {"mexican_valley"}
    answer(game, "done")
    assert game.cities == {"northern_andes": "capital", "mexican_valley": "capital"}


def test_three_armies_are_beaten_one_by_one() -> None:
    """X03, A30"""
    game = board(3, "romans", stacking="three")
    put(game, 2, "northern_appenines")
    game.armies["northern_appenines"].count = 3
    begin(game, "16 5  16 5  16 6")
    answer(game, "attack northern_appenines")
    assert "northern_appenines" not in game.armies
    answer(game, "expand northern_appenines", "expand northern_appenines", "fort northern_appenines")
    assert game.armies["northern_appenines"].count == 2
    assert "expand northern_appenines" not in game.legal(1)


@pytest.mark.parametrize(
    ("dice", "navies", "fleet"),
    [("16 5", {"black_sea": 1}, True), ("15 5", {}, True), ("14 5", {"black_sea": 2}, False)],
)
def test_a_sea_of_another_is_fought_for(dice: str, navies: dict[str, int], fleet: bool) -> None:
    """X06"""
    game = board(2, "greek_city_states", navies="stay")
    game.navies["black_sea"] = Navy(2, "egypt", 1)
    begin(game, dice)
    answer(game, "sail black_sea")
    assert {sea: navy.seat for sea, navy in game.navies.items()} == navies
    assert game.turn is not None
    assert ("black_sea" in game.turn.fleets) == fleet


# ---- random games


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_with_the_best_on_top(seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(6):
        options = {option: chance.choice(choices) for option, choices in CHOICES.items()}
        game = new_game(seed, seats, **options)
        met = play_at_random(game, chance)
        assert met["empire"] == 7 * (seats - 1)
        assert game.epoch == 7
        assert game.result is not None
        assert max(map(game.total, game.seats)) == game.total(game.result[1][0])
        assert sum(game.markers.values()) == 0 or options["markers"] == "yes"
        check_board(game)


def check_board(game: Reference) -> None:
    """What holds on every board (R005, R043, R049, T13)."""
    for land, army in game.armies.items():
        assert not game.lands[land].get("barren")
        most = 3 - (land in game.forts) if game.options["stacking"] == "three" else 1
        assert 1 <= army.count <= most
    assert game.forts <= set(game.armies)
    assert all(sea in game.seas for sea in game.navies)
    assert not game.navies or game.options["navies"] == "stay"


def test_every_kind_of_decision_is_met() -> None:
    chance = random.Random(7)
    met: Counter[str] = Counter()
    for seed in range(20):
        met += play_at_random(new_game(seed, 6, navies="stay", caribbean="open"), chance)
    assert set(met) == KINDS
