"""7 Wonders Dice in the terminal: everything can be shown, said and asked, and no plan shows to others."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec.structs import replace as replaced
from rich.console import Console

from tests.terminal import drawn
from tests.terminal.conftest import Run
from tests.terminal.drawn import NAMES, asked, draw, play_on, play_out, speak
from tijdperk.games.dice.engine.tables import EFFECTS
from tijdperk.games.dice.game import GAME
from tijdperk.games.dice.offers import MoveDetail
from tijdperk.games.dice.terminal.scene import DiceScene
from tijdperk.games.dice.terminal.score import ScoreSheet
from tijdperk.games.dice.terminal.words import Words
from tijdperk.games.dice.view import ResultView
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import LANGUAGES, Catalogue
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.replay import Replay
from tijdperk.terminal.screen import Screen
from tijdperk.terminal.seats import take_seats
from tijdperk.terminal.story import Story


def begin(seed: int, seats: int = 3, options: dict[str, str] | None = None) -> Match:
    return drawn.begin("dice", seed, seats, options)


# ---- what is shown


@pytest.mark.parametrize("width", [80, 120])
def test_every_die_of_the_forum_lies_in_its_quarter(width: int) -> None:
    match = asked("dice")["act"]
    drawn = draw(match, match.seat, width)
    for die in GAME.view(match.position, match.seat).forum:
        shown = f"{speak(match).word('die', die.die)}: {speak(match).word('symbol', die.face)}"
        line = next(line for line in drawn.splitlines() if shown in line)
        on_the_left = line.index(shown) < line.index("│", 1)
        assert on_the_left == (die.quarter in (0, 3))
        assert (drawn.index(shown) < drawn.index("├")) == (die.quarter in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_face_of_a_die_is_cut_off(language: str) -> None:
    seen: set[str] = set()
    for match in play_on(begin(3, 2), 3):
        view = GAME.view(match.position, match.seat)
        faces = {die.face for die in view.forum}
        if faces - seen and any(die.die in ("black", "white", "purple") for die in view.forum):
            seen |= faces
            drawn = draw(match, match.seat, 80, language=language)
            assert all(speak(match, language).word("symbol", die.face) in drawn for die in view.forum)


def test_the_stage_that_can_be_raised_stands_out() -> None:
    match = begin(1)
    scene = DiceScene(GAME, speak(match))
    assert "wonder_1" in scene.offered(match.position, GAME.view(match.position, 0))
    match.play("wonder")
    assert "wonder_1" not in scene.offered(match.position, GAME.view(match.position, 0))


def test_every_box_is_shown_with_its_state() -> None:
    match = asked("dice")["ready"]
    view = GAME.view(match.position, match.seat)
    assert view.mine is not None
    sheet = draw(match, match.seat).partition("Your city")[2]
    can = [field for field in view.mine.open if not field.startswith(("courthouse", "gallery"))]
    closed = len(GAME.tables.fields) - len(view.mine.crossed) - len(can)
    explained = 1  # once, below the sheet
    assert sheet.count("✗") == len(view.mine.crossed) + explained
    assert sheet.count("□") == len(can) + explained
    assert sheet.count(" · ") == closed + explained + 1  # and before the Wonder's name


@pytest.mark.rule("R32")
def test_what_only_a_special_die_reaches_says_so_until_it_is_unlocked() -> None:
    needs = "only with the purple die, still locked"
    for match in play_on(begin(6), 6):
        sheet = GAME.view(match.position, match.seat).mine
        if sheet and "purple" in sheet.unlocked:
            break
        if len(match.steps) % 20 == 0:
            assert needs in draw(match, match.seat)
    assert needs not in draw(match, match.seat)


@pytest.mark.rule("R42")
def test_the_gold_reserve_shows_its_circles_and_crosses() -> None:
    match = begin(1)
    assert "gold: 7 of 35 circled, 0 crossed off" in draw(match, 0)
    match.play("wonder")
    assert "gold: 7 of 35 circled, 1 crossed off" in draw(match, 0)


@pytest.mark.rule("R87", "R93")
@pytest.mark.parametrize(("language", "second"), [("en", "(2 of 2)"), ("nl", "(2 van 2)")])
def test_a_chain_of_effects_says_how_far_it_is(language: str, second: str) -> None:
    for seed in range(20):
        for match in play_on(begin(seed), seed):
            owed = GAME.view(match.position, match.seat).owed
            if owed and owed[0].of == 2 and owed[0].left == 1:
                assert second in draw(match, match.seat, language=language)
                return
    raise AssertionError("nobody crossed the second of two boxes")


@pytest.mark.rule("R25")
def test_a_plan_shows_to_its_planner_alone() -> None:
    match = asked("dice")["ready"]
    planner = match.seat
    assert "planned" in draw(match, planner)
    before = match
    while GAME.view(before.position, planner).plan:
        before = before.fork(len(before.steps) - 1)
    for other in {NOBODY, *range(len(match.seats))} - {planner}:
        assert draw(match, other) == draw(before, other)


@pytest.mark.rule("R54")
def test_barracks_show_whom_they_face_and_the_defence_there() -> None:
    match = begin(4)
    for _ in play_on(match, 4):
        if GAME.view(match.position, NOBODY).turn == 12:
            break
    for seat in range(3):
        view = GAME.view(match.position, seat)
        for neighbour, facing in ((view.seats[seat].left, "east"), (view.seats[seat].right, "west")):
            sheet = view.seats[neighbour].sheet
            assert sheet is not None
            defence = sum(f"{facing}_defence_{step}" in sheet.crossed for step in (1, 2))
            words = f"defence {defence}" if defence else "no defence"
            assert f"vs {NAMES[neighbour]}: {words}" in draw(match, seat)


def test_who_watches_sees_every_city() -> None:
    match = asked("dice")["act"]
    drawn = draw(match, NOBODY)
    for seat, each in enumerate(GAME.view(match.position, NOBODY).seats):
        assert each.sheet is not None
        assert f"{NAMES[seat]} {speak(match).word('city', each.sheet.city)} · " in drawn
    assert "Your city" not in drawn


def test_an_encoding_without_shapes_gets_plain_signs() -> None:
    match = asked("dice")["act"]
    drawn = draw(match, match.seat, encoding="ascii")
    assert "?" not in drawn
    assert "x crossed off" in drawn


# ---- what is said


def test_a_reveal_is_told_seat_by_seat() -> None:
    match = begin(1)
    story = Story(GAME, speak(match), NAMES)
    while GAME.view(match.position, NOBODY).turn == 1:
        match.play("ready" if "ready" in match.legal() else "pass")
    told = story.move(match.steps[-1], NOBODY)
    assert told[:3] == [(seat, f"{NAMES[seat]} passes and gains 3 coins.") for seat in range(3)]
    assert told[3] == (NOBODY, "Turn 2: the dice are rolled.")
    assert not any(story.move(step, NOBODY) for step in match.steps[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence_and_a_short_form(language: str) -> None:
    texts = Catalogue(language, GAME)
    seen = set()
    for city in GAME.content.city:
        words = Words(GAME.content, texts, city.id)
        for field in GAME.tables.fields:
            for effect in words.effects_of[field]:
                seen.add(effect.type)
                assert words.sentence(effect).endswith(".")
                assert words.brief(effect) or effect.type in ("resource", "defence")
    assert seen == set(EFFECTS)


@pytest.mark.rule("R70")
def test_what_a_box_does_depends_on_the_city() -> None:
    texts = Catalogue("en", GAME)
    unlock, points = Words(GAME.content, texts, "giza").effects_of["university_gear_3"]
    assert Words(GAME.content, texts, "giza").sentence(unlock) == "Unlocks the black die for you."
    assert Words(GAME.content, texts, "rhodes").sentence(unlock) == "Unlocks the purple die for you."
    assert Words(GAME.content, texts, "rhodes").sentence(points) == "5 points."


# ---- prices


@pytest.mark.rule("R38", "R40")
@pytest.mark.parametrize(
    ("detail", "price"),
    [
        (MoveDetail(), "free"),
        (MoveDetail(pays=1, die=1), "1 coin (die)"),
        (MoveDetail(pays=2, resources=2), "2 coins (resources)"),
        (MoveDetail(pays=3, die=1, resources=2), "3 coins (die 1 + resources 2)"),
    ],
)
def test_a_price_is_a_sum(detail: MoveDetail, price: str) -> None:
    assert Words(GAME.content, Catalogue("en", GAME)).price(detail) == price


def test_what_a_move_brings_is_said_with_it() -> None:
    words = Words(GAME.content, Catalogue("en", GAME))
    detail = MoveDetail(income=2, gains=6, points=6, completes="market")
    assert words.gains(detail, "market_chest_wonder") == (
        ", the die earns 2 coins, earns 6 coins, +6 points, completes Market; 2 coins +2 per Wonder"
    )


def test_the_same_reason_is_given_once() -> None:
    """A die that is locked is one reason, however many boxes it would cross."""
    match = begin(0)
    texts = speak(match)
    reasons: list[str] = []
    for _ in play_on(match, 0):
        reasons = [texts.error(reason) for _, reason in GAME.refusals(match.position, match.seat)]
        if len(set(reasons)) < len(reasons):
            break
    console = Console(file=io.StringIO(), width=400)
    with console.capture() as shown:
        console.print(Menu(match, GAME.scene(GAME, texts), match.seat, texts).draw(400))
    assert len(set(reasons)) < len(reasons)
    assert all(shown.get().count(reason) == 1 for reason in reasons)


# ---- the end


@pytest.mark.rule("R100", "R103")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ["points", "coins", "shared"])
def test_the_score_sheet_says_who_won_and_by_what(ending: str, language: str) -> None:
    match = play_out(begin(2), 2)
    winners = [0, 1] if ending == "shared" else [1]
    view = replaced(GAME.view(match.position, NOBODY), result=ResultView(ending, winners))
    texts = speak(match, language)
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as shown:
        console.print(ScoreSheet(GAME.content, texts, view, NAMES[:3]))
    assert "Bram" in shown.get().splitlines()[0]
    for row in GAME.tables.rows:
        assert texts.word("building", row) in shown.get()
    for seat in view.seats:
        assert seat.sheet is not None
        assert str(sum(seat.sheet.points.values())) in shown.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_columns_leave_the_rows_of_the_score_sheet_whole(language: str) -> None:
    match = begin(1, 7)
    texts = speak(match, language)
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as shown:
        console.print(GAME.scene(GAME, texts).score(match.position, [f"Gretig {seat}" for seat in range(7)]))
    assert all(texts.word("building", row) in shown.get() for row in GAME.tables.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(run: Run, language: str) -> None:
    shown = run(
        *("play", "dice", "--seats", "human:Anna,greedy,random", "--seed", "3", "--lang", language),
        typed=["1"] * 400,
    )
    assert shown.code == 0
    assert shown.err == ""
    assert speak(begin(1), language).say("category-coins") in shown.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("build atlantis with red", "There is no box “atlantis”"),
        ("build agora_1_1 with pink", "There is no die “pink”"),
        ("city atlantis", "There is no city “atlantis”"),
        ("bonus luck", "There is no bonus “luck”"),
        ("fly", "“fly” is not a move. Moves look like this: city CITY"),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(run: Run, line: str, answer: str) -> None:
    shown = run("play", "dice", "--seats", "human,human", "--seed", "1", typed=[line])
    assert answer in shown.prose


# ---- at the table


def test_a_plan_is_confirmed_with_enter_and_without_a_new_drawing(run: Run) -> None:
    shown = run("play", "dice", "--seats", "human,greedy", "--seed", "3", typed=["2", "", "board"])
    planned, confirmed = shown.prose.split("Your choice (or just Enter)")[:2]
    assert planned.count("Turn 1 ──") == 1
    assert "1 You cross off “Warehouse: brick” with the grey die 2 for free. (“undo” takes" in planned
    assert "You cross off “Warehouse: brick”" in confirmed
    assert confirmed.count("Turn 2 ──") == 2


def test_undo_after_a_reveal_goes_back_to_the_choice_itself(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.tijdperk"
    game = ("play", "dice", "--seats", "human,greedy", "--seed", "3", "--save", str(file))
    shown = run(*game, typed=["2", "", "undo", "pass"])
    undone = shown.prose.partition("Back to your last decision: 4 moves")[2]
    assert undone.index("Turn 1 ──") < undone.index("Your turn. What do you do?") < undone.index("You pass")
    assert "Your turn is planned" in run("play", "dice", "--load", str(file)).out


def test_people_round_one_screen_see_a_reveal_before_it_is_wiped(run: Run) -> None:
    turn = ["pass", "", "", "pass", ""]  # Anna, ready, the screen is passed, Bram, ready
    shown = run("play", "dice", "--seats", "human:Anna,human:Bram", "--seed", "1", typed=turn * 2)
    first, passed_on, again = shown.out.split("Hand the screen to Bram")
    assert "Hand the screen to Anna" not in shown.out
    assert "Anna passes" not in first
    together = passed_on.index("Anna passes and gains 3 coins.")
    assert passed_on.index("Turn 2: the dice are rolled.") > together
    since = again.partition("Since your last decision")[2]
    assert "Bram passes and gains 3 coins." in since.partition("Turn 2 ──")[0]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why warehouse", "Yes, you can. Build with the grey die 2: Warehouse: brick – free"),
        ("why fly to the moon", "Add a move after “why”, for example: why build"),
        ("why tablet", "Yes, you can. Build with the green die: University: tablet 1"),
        (
            "why build market_coin with yellow",
            "The yellow die doesn’t show the symbol needed for “Market: coin”. (R30)",
        ),
    ],
)
def test_why_takes_words_of_a_choice_as_it_is_said(run: Run, asked: str, answer: str) -> None:
    assert answer in run("play", "dice", "--seats", "human,greedy", "--seed", "3", typed=[asked]).prose


def test_why_takes_a_word_of_the_notation_first(run: Run) -> None:
    shown = run("play", "dice", "--seats", "human,greedy", "--seed", "3", typed=["why wonder"])
    assert shown.out.count("Yes, you can.") == 1
    assert "Yes, you can. Build your Wonder" in shown.out


def test_what_names_nothing_stands_last() -> None:
    match = begin(1)
    texts = speak(match)
    moves = Menu(match, GAME.scene(GAME, texts), 0, texts).moves
    assert moves[-2:] == ["pass", "wonder"]


def test_stepping_through_a_game_stops_where_something_is_told() -> None:
    match = play_out(begin(1), 1)
    texts = speak(match)
    replay = Replay(match, take_seats(match.seats, texts), texts, Screen(Console(file=io.StringIO())))
    stops = [0]
    while stops[-1] < len(match.steps):
        stops.append(replay.wanted("", stops[-1]))
    turns = GAME.view(match.position, NOBODY).turn
    assert turns <= len(stops) - 1 <= turns + 3  # and a stop for each grey die that leaves
    assert replay.wanted("b", stops[-1]) == stops[-2]


def test_a_game_goes_on_with_as_many_seats_as_it_has(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "three.tijdperk"
    run("play", "dice", "--seats", "human,greedy,greedy", "--save", str(file), typed=["pass"])
    shown = run("play", "dice", "--load", str(file), "--seats", "human,greedy")
    assert shown.code == 2
    assert shown.err == "This game needs exactly 3 players; 2 were given.\n"
    assert run("play", "dice", "--load", str(file), "--seats", "greedy,human,random").code == 0


# ---- figures of one's own


@pytest.fixture
def own(run: Run, tmp_path: Path) -> Path:
    """The content file as the command prints it, with a cost, an effect, a name and a source changed."""
    text = run("content", "dice").out
    giza = text.index('id = "giza"')
    head, tail = text[:giza], text[giza:]
    tail = tail.replace('"Giza"', '"Gizah"', 1).replace("amount = 7", "amount = 9", 1)
    tail = tail.replace('["rulebook", "reviews", "reconstructed"]', '["my_box"]', 1)
    textile = head.index('id = "warehouse_textile"')
    head = head[:textile] + head[textile:].replace("cost = 2", "cost = 1", 1)
    head = head.replace("[provenance]\n", '[provenance]\nmy_box = { en = "my box", nl = "mijn doos" }\n', 1)
    file = tmp_path / "my dice.toml"
    file.write_text(head + tail, "utf-8")
    return file


def test_figures_of_ones_own_from_the_file_to_the_record(run: Run, own: Path, tmp_path: Path) -> None:
    game = tmp_path / "own.tijdperk"
    play = ("play", "dice", "--seats", "human,greedy", "--seed", "3")
    with_own = ("--content", str(own))
    shown = run(*play, *with_own, "--option", "cities=choose", "--save", str(game), typed=["4", "1"])
    assert f"custom content from {own}" in " ".join(shown.out.split())
    assert "Gizah, Pyramids of Giza – 2 coins +2 per Wonder; extra action; +9" in shown.prose
    assert "textile □ (1)" in shown.out
    assert f"tijdperk play dice --load {game} --content '{own}'" in shown.out
    again = run("play", "dice", "--load", str(game), *with_own, typed=["quit"])
    assert again.code == 0
    assert "Continuing 7 Wonders Dice" in again.out
    assert run("replay", str(game), *with_own).code == 0
    for command in (("replay", str(game)), ("play", "dice", "--load", str(game))):
        refused = run(*command)
        assert refused.code == 2
        assert "was played with custom content" in refused.err


def test_a_standard_game_refuses_figures_of_ones_own(run: Run, own: Path, tmp_path: Path) -> None:
    game = tmp_path / "standard.tijdperk"
    run("play", "dice", "--seats", "human,greedy", "--save", str(game), typed=["pass"])
    shown = run("replay", str(game), "--content", str(own))
    assert shown.code == 2
    assert shown.err == f"{game} was played with the standard content; leave out --content.\n"


def test_figures_of_ones_own_in_a_simulation(run: Run, own: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    games = ("simulate", "dice", "--games", "2", "--jobs", "1", "--seats", "greedy,random", "--json")
    assert run(*games, "--content", str(own), "--records", str(records)).code == 0
    file = next(records.iterdir())
    assert run("replay", str(file)).code == 2
    assert "wins with" in run("replay", str(file), "--content", str(own)).out


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("amount = 9", "amount = 900", "city giza, stage 3, effect vp, field amount: is 900"),
        ('type = "extra_action"', 'type = "again"', "effect again, field type: is 'again'; allowed:"),
        ('symbols = ["glass"]', "", "box warehouse_glass, field symbols"),
        ('["my_box"]', '["your_box"]', "city giza, field provenance: is 'your_box'; allowed:"),
        ('requires = ["agora_1_1"]', 'requires = ["agora"]', "box agora_1_2, field requires"),
        ("quarters = [0, 1, 2, 3]", "quarters = [0, 1, 2]", "forum, field quarters: must be 4 numbers"),
        ('id = "rhodes"', 'id = "rome"', "city “rhodes” is missing"),
        ("total = 35", "total = 3", "gold, field start: is 7; it must be from 0 to 3"),
        ("pass_coins = 3", "pass_coins = -3", "field pass_coins: is -3"),
        ("[gold]", "[gold", "is not a content file"),
    ],
)
def test_a_damaged_file_is_named_with_the_place(run: Run, own: Path, old: str, new: str, named: str) -> None:
    text = own.read_text("utf-8")
    assert old in text
    own.write_text(text.replace(old, new, 1), "utf-8")
    for command in ("play", "simulate"):
        shown = run(command, "dice", "--content", str(own))
        assert shown.code == 2
        assert shown.out == ""
        assert shown.err.startswith(str(own))
        assert named in shown.err
        assert shown.err.count("\n") == 1


@pytest.mark.parametrize(("language", "word"), [("en", "reconstructed"), ("nl", "gereconstrueerd")])
def test_what_is_reconstructed_is_said_with_how_to_correct_it(run: Run, language: str, word: str) -> None:
    for command in (("play", "dice", "--seats", "human,greedy"), ("rules", "dice")):
        shown = run(*command, "--lang", language)
        assert word in shown.prose
        assert "tijdperk content dice > m" in shown.prose
    assert "tijdperk content" not in run("rules", "duel", "--lang", language).out
    assert run("rules", "dice", word, "--lang", language).code == 0
