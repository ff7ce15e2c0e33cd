"""Playing at the terminal, as piped input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.conftest import Run

ALWAYS_FIRST = ["1"] * 200
QUICK = ("play", "duel", "--seats", "human:Anna,greedy", "--seed", "5", "--option", "wonders=fixed")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your turn.", "Build", "Discard for", "Result", "Blue cards", "Total", "wins"]),
        (
            "nl",
            [
                "Jij bent aan de beurt.",
                "Bouwen",
                "Afleggen voor",
                "Uitslag",
                "Blauwe kaarten",
                "Totaal",
                "wint",
            ],
        ),
    ],
)
def test_a_whole_game_by_numbers(run: Run, language: str, words: list[str]) -> None:
    shown = run(
        "play", "duel", "--seats", "human,greedy", "--seed", "1", "--lang", language, typed=ALWAYS_FIRST
    )
    assert shown.code == 0
    assert shown.err == ""
    for word in words:
        assert word in shown.out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    shown = run("play", "duel", "--seats", "random,random", "--seed", "2")
    assert shown.code == 0
    assert "Random 1" in shown.out
    assert "Random 2" in shown.out
    assert "Total" in shown.out


def test_a_move_can_be_typed_in_notation(run: Run) -> None:
    shown = run(*QUICK, typed=["build tavern"])
    assert "You build Tavern" in shown.out
    assert "You gain 4 coins." in shown.out


def test_a_refused_move_names_the_rule_and_asks_again(run: Run) -> None:
    shown = run(*QUICK, typed=["build altar", "wonder colossus with tavern", "build tavern"])
    assert "Altar is still covered. (R8)" in shown.out
    assert "The Colossus costs 8 coins: 1 short. (R17)" in shown.out
    assert "You build Tavern" in shown.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("fly", "“fly” is not a move."),
        ("build parthenon", "There is no card “parthenon”"),
        ("99", "There is no choice 99; choices are numbered 1 to"),
        ("s", "“s” is ambiguous; it could be: save, stop, suggest."),
        ("", "Type a number, a move, or “help”."),
        ("rules R99", "There is no rule “R99”; rules run from R1 to R65."),
        ("rules zeppelin", "No rule mentions “zeppelin”."),
        ("save", "Name a file: save FILE."),
        ("why", "Add a move after “why”"),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(run: Run, line: str, answer: str) -> None:
    shown = run(*QUICK, typed=[line])
    assert shown.code == 0
    assert answer in shown.prose


def test_why_tells_the_price_or_what_is_missing(run: Run) -> None:
    shown = run(
        *QUICK, typed=["why colossus", "waarom build clay_pit", "why discard tavern", "why build altar"]
    )
    assert "The Colossus costs 8 coins: 1 short. (R17)" in shown.out
    assert "Yes, you can. Build: Clay Pit, 1 coin" in shown.out
    assert "Yes, you can. Discard for 2 coins: Tavern" in shown.out
    assert "Altar is still covered. (R8)" in shown.out


def test_commands_work_in_both_languages_and_by_their_beginning(run: Run) -> None:
    shown = run(*QUICK, "--lang", "nl", typed=["hulp", "logboek", "reg R17", "bord", "sto"])
    assert "je laatste zet terugnemen" in shown.out
    assert "Gretig bouwt Baden voor 2 munten." in shown.out
    assert "Prijs van een ontbrekende hulpbron" in shown.out
    assert shown.out.count("Jij bent aan de beurt.") == 2
    assert "Tot ziens." in shown.out


def test_hint_gives_three_moves_with_their_chances(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tijdperk.terminal.actions.HINT_SECONDS", 0.05)
    shown = run(*QUICK, typed=["hint"])
    chances = [int(number) for number in re.findall(r"(\d+) ?% ± ", shown.out)]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)


# ---- going back


def test_undo_against_a_bot_goes_back_to_the_own_decision(run: Run) -> None:
    shown = run(*QUICK, typed=["build tavern", "undo", "log"])
    assert "Back to your last decision: 2 moves" in shown.out
    told = shown.out[shown.out.rindex("› log") :]
    assert "Tavern" not in told
    assert "Greedy builds Baths" in told


def test_undo_before_the_first_own_move_leaves_the_bots_moves_alone(run: Run) -> None:
    shown = run(*QUICK, typed=["undo", "log"])
    assert "There is no move to undo." in shown.out
    assert "Greedy builds Baths" in shown.out[shown.out.rindex("› log") :]


def test_undo_with_another_person_says_why_not(run: Run) -> None:
    seats = ("play", "duel", "--seats", "human:Anna,human:Bram", "--option", "first=seat1", "--seed", "1")
    shown = run(*seats, typed=["1", "undo"])
    assert "Anna chooses" in shown.out
    assert "You can’t undo your move: Anna has moved since." in shown.out


def test_undo_of_a_choice_that_showed_nothing(run: Run) -> None:
    seats = ("play", "duel", "--seats", "human:Anna,human:Bram", "--option", "first=seat1", "--seed", "1")
    shown = run(*seats, typed=["1", "1", "undo"])
    assert "Undone: pick" in shown.out


# ---- two people at one screen


def test_a_sealed_bid_is_hidden_from_the_next_person(run: Run) -> None:
    seats = ("play", "duel", "--seats", "human:Anna,human:Bram", "--option", "first=bid", "--seed", "1")
    shown = run(*seats, typed=["3", "", "bid 1"])
    before, passed, after = shown.out.partition("Hand the screen to Bram")
    assert passed
    assert "bid 3" not in after.partition("Bids revealed")[0]
    assert "Anna places a secret bid." in after
    assert "Anna bid 3, Bram bid 1" in after
    assert "Anna’s choice" in before


def test_no_blank_screen_where_nothing_is_secret(run: Run) -> None:
    seats = ("play", "duel", "--seats", "human:Anna,human:Bram", "--seed", "1")
    assert "Hand the screen" not in run(*seats, typed=["1", "1"]).out
    assert "Hand the screen" in run(*seats, "--hide", typed=["1", "", "1"]).out


# ---- keeping


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "anna.tijdperk"
    shown = run(*QUICK, typed=["build tavern", f"save {file}"])
    assert f"To continue this game:\n  tijdperk play duel --load {file}\n" in shown.out
    again = run("play", "duel", "--load", str(file), typed=["log", "quit"])
    assert "Continuing 7 Wonders Duel: Anna, Greedy. 3 moves have been played." in again.out
    assert "You build Tavern" in again.out


def test_autosave_keeps_every_move(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "auto.tijdperk"
    run(*QUICK, "--save", str(file), typed=["build tavern"])
    assert "1 build tavern" in file.read_text("utf-8")
    run("play", "duel", "--load", str(file), "--save", str(file), typed=["1"])
    assert len(file.read_text("utf-8").splitlines()) > 30
    assert [path.name for path in tmp_path.iterdir()] == ["auto.tijdperk"]


def test_save_leaves_other_files_alone_unless_forced(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary\n", "utf-8")
    shown = run(*QUICK, typed=[f"save {file}"])
    assert "already exists and was not changed" in shown.prose
    assert file.read_text("utf-8") == "dear diary\n"
    run(*QUICK, typed=[f"save {file}!"])
    assert file.read_text("utf-8").startswith("tijdperk 1\n")


def test_a_match_may_be_saved_twice_in_the_same_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "twice.tijdperk"
    shown = run(*QUICK, typed=[f"save {file}", "build tavern", f"bewaar {file}"])
    assert shown.out.count("Saved to") == 2
    assert "build tavern" in file.read_text("utf-8")


def test_the_end_of_input_says_how_to_keep_a_game(run: Run) -> None:
    shown = run(*QUICK)
    assert shown.code == 0
    assert "The game was not saved." in shown.prose
    assert "--load FILE" in shown.prose


def test_giving_up_is_confirmed_and_the_record_says_so(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    shown = run(*QUICK, "--save", str(kept), typed=["build tavern", "resign", "n", "resign", "y"])
    assert shown.code == 0
    assert "You resigned. " in shown.out
    assert kept.read_text("utf-8").endswith("# result resigned 1\n")
    again = run("replay", str(kept))
    assert "Anna resigned. " in again.out
    two = ("play", "duel", "--seats", "human:Anna,human:Bo", "--seed", "5", "--lang", "nl")
    assert "Remise in onderling overleg." in run(*two, typed=["remise", "j"]).out
