"""Learning: the same arguments give the same weights, and the search judges by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tijdperk.bots.search import Search
from tijdperk.bots.value import judge
from tijdperk.cli import main
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Position
from tijdperk.kernel.weights import FILE, Learned, read_weights, weights_of, write_weights

GAME_ID = next(name for name in game_ids() if load_game(name).layout(2).parts == 3)
LEARNED = [name for name in game_ids() if (load_game(name).folder / FILE).is_file()]


@pytest.mark.parametrize(("name", "games"), [(GAME_ID, "40,2"), ("dice", "20,1")])
def test_the_same_seed_learns_the_same(
    name: str, games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game whose nodes are judged at once, and one with a horizon; the file says how to make it again."""
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        assert main(["learn", name, "--games", games, "--seed", "7", "--into", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    about = json.loads(files[0].read_text("utf-8"))["about"]
    assert about["command"] == f"tijdperk learn {name} --games {games} --seed 7"
    weights = read_weights(files[0], load_game(name).layout(2))
    assert weights
    assert any(weights.values)
    assert weights.at_once == (name == GAME_ID)
    assert str(files[0]) in capsys.readouterr().out


def test_minutes_become_games(tmp_path: Path) -> None:
    """However many games some seconds of the processor are enough for, the file names them."""
    file = tmp_path / "some.json"
    assert main(["learn", GAME_ID, "--minutes", "0.001", "--seed", "7", "--into", str(file)]) == 0
    about = json.loads(file.read_text("utf-8"))["about"]
    assert len(about["games"]) == 3
    assert min(about["games"]) > 0
    assert about["command"].endswith(f"--games {','.join(map(str, about['games']))} --seed 7")


@pytest.mark.parametrize("name", LEARNED)
def test_weights_fit_their_game(name: str) -> None:
    """What is shipped was learned of the features that the game has now, and says how."""
    game = load_game(name)
    learned = json.loads((game.folder / FILE).read_text("utf-8"))
    again = f"{name}/{FILE} was learned of other features than the game has: run tijdperk learn {name}"
    layout = game.layout(game.max_seats)
    summary = {feature.name for feature in layout.features[: layout.summary]}
    assert (learned["parts"], learned["phases"]) == (layout.parts, layout.phases), again
    assert set(learned["weights"]) <= summary, again
    assert {len(row) for row in learned["weights"].values()} == {layout.parts * layout.phases}, again
    assert layout.weights, again
    about = learned["about"]
    assert about["command"].startswith(f"tijdperk learn {name} --games ")
    assert about["log_loss"]["all"] < about["log_loss"]["without"]
    assert about["calibration"]
    match = about["match"]
    assert match["share"] - match["half_interval_95"] > 1 / match.get("seats", 2)


@pytest.mark.parametrize("games", ["0", "-1", "some", "10,x", "1,2,3,4", "999999999999"])
def test_games_are_numbers(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", GAME_ID, "--games", games]) == 2
    assert games in capsys.readouterr().err


@pytest.mark.parametrize("minutes", ["0", "-1", "soon"])
def test_minutes_are_a_number(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", GAME_ID, "--minutes", minutes]) == 2
    assert minutes in capsys.readouterr().err


def small_layout() -> Layout:
    layout = Layout(phases=2)
    layout.add(0, "points", [], 10)
    layout.add(1, "coins", [], 10)
    layout.end_summary()
    layout.add(2, "turn", [])
    return layout


def test_weights_survive_their_file(tmp_path: Path) -> None:
    """Written and read by the names of the features: what the game does not name any more is left out."""
    rows = {"points": [1.0, 2.0], "coins": [0.5, 0.25], "gone": [9.0, 9.0]}
    write_weights(tmp_path / "weights.json", Learned(about={"seed": 1}, parts=1, phases=2, weights=rows))
    layout = small_layout()
    found = read_weights(tmp_path / "weights.json", layout)
    assert found
    assert found.values == [1.0, 0.5, 2.0, 0.25]
    layout.phases = 3
    assert read_weights(tmp_path / "weights.json", layout) is None
    assert read_weights(tmp_path / "missing.json", layout) is None


@pytest.mark.parametrize("name", game_ids())
def test_a_judgement_shares_the_win(name: str) -> None:
    """Weights that say nothing give every seat the same; with any others the shares still add up to one."""
    game = load_game(name)
    match = Match(game, chance=Sampled(3))
    position = match.position
    layout = position.layout()
    assert layout
    seats = len(match.seats)
    even = judge(position, weights_of(layout, {}, at_once=True), seats)
    assert even == pytest.approx([1 / seats] * seats)
    rows = {
        feature.name: [0.01 * (place % 5 - 2)] * (layout.phases * layout.parts)
        for place, feature in enumerate(layout.features[: layout.summary])
    }
    assert sum(judge(position, weights_of(layout, rows, at_once=True), seats)) == pytest.approx(1)


def test_the_search_goes_after_what_was_learned() -> None:
    """Where coins are all that counts it ends a turn with more of them than where they count against it."""
    game = load_game(GAME_ID)
    layout = game.layout(2)
    before = layout.weights
    left = []
    try:
        for sign in (1.0, -1.0):
            match = Match(
                game, {option.id: option.choices[-1] for option in game.options[:1]}, chance=Sampled(5)
            )
            seat = match.seat
            rows = {
                name: [0.0, 0.0, worth] * layout.phases
                for name, worth in (("own-coins", 0.3 * sign), ("rival-coins", -0.3 * sign))
            }
            layout.weights = weights_of(layout, rows, at_once=True)
            search = Search(match.position, seat, Sampled(1))
            search.run(300, 0.0, None)
            match.position.play(seat, search.advice()[0].move, Sampled(2))
            found = dict(zip(*summary(match.position, seat), strict=True))
            left.append(found.get(places_of(layout)["own-coins"], 0))
    finally:
        layout.weights = before
    assert left[0] > left[1]


def summary(position: Position, seat: int) -> tuple[list[int], list[int]]:
    at: list[int] = []
    of: list[int] = []
    position.summary(seat, at, of)
    return at, of


def places_of(layout: Layout) -> dict[str, int]:
    return {feature.name: place for place, feature in enumerate(layout.features)}
