"""Every lesson of every game: it can be finished in every way that it offers, it answers every move, it is
short, and what it points at is there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from math import prod
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.effort import LONG
from tijdperk.bots.players import Player, make_player
from tijdperk.kernel.chance import EVERYONE, Sampled
from tijdperk.kernel.content import Names
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.lessons import (
    BACK,
    GO_ON,
    MAX_WORDS,
    GuideFile,
    Lesson,
    LessonRun,
    LessonStep,
    answer_to,
    holds,
    is_thing,
    lesson_ids,
    load_lesson,
    matches,
    read_guide,
    read_lesson,
)
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Position
from tijdperk.table.lessons import state_of
from tijdperk.table.store import Person
from tijdperk.terminal.lessons import other_seats

LESSONS = [(game, lesson) for game in game_ids() for lesson in lesson_ids(load_game(game))]
GUIDED = [game for game in game_ids() if read_guide(load_game(game))]
WAYS = 200 if LONG else 12  # of one lesson that are gone through
MOVES = 40  # of those a step does not want that are tried, unless all are

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{g}-{n}" for g, n in LESSONS])


def begin(game: str, name: str) -> LessonRun:
    return LessonRun(read_lesson(load_game(game), name), other_seats())


def stored(run: LessonRun) -> object:
    return run.match.game.store(run.match.position)


def legal(run: LessonRun) -> list[str]:
    return run.choices()


def wanted(run: LessonRun) -> list[str]:
    return [move for move in legal(run) if matches(run.step.want, move)]


def texts_of(lesson: Lesson) -> Iterator[Names]:
    yield lesson.file.title
    yield lesson.file.about
    for step in lesson.steps:
        yield step.say
        if step.hint:
            yield step.hint
        yield from step.miss.values()


def reaches(run: LessonRun, player: Player) -> bool:
    """Whether a player reaches the goal of this step with the moves there are for it."""
    step = run.index
    while run.index == step and not run.failed and not run.answer:
        run.act(
            run.match.game.notation(run.match.position, player.choose(run.match.position, run.lesson.seat))
        )
    return run.index > step


def finish(run: LessonRun, choose: Callable[[list[str]], str]) -> None:
    """Go through a lesson, by one of the wanted moves of each step."""
    while not run.over:
        if run.step.kind == "text":
            run.act(GO_ON)
        elif run.step.kind == "move":
            moves = wanted(run)
            assert moves, f"{run.lesson.id}, step {run.index + 1}: none of {run.step.want} is legal"
            run.act(choose(moves))
        else:
            assert reaches(run, make_player("search:200", seed=1)), f"{run.lesson.id}, step {run.index + 1}"


class EveryWay:
    """Chooses the first of all moves, and each time it goes on otherwise at the last place where it can."""

    def __init__(self) -> None:
        self.chosen: list[int] = []  # on this way, by choice
        self.counts: list[int] = []  # how many there were to choose from
        self.made = 0

    def choose(self, moves: list[str]) -> str:
        if self.made == len(self.chosen):
            self.chosen.append(0)
            self.counts.append(len(moves))
        self.made += 1
        return moves[self.chosen[self.made - 1]]

    def next(self) -> bool:
        """Whether there is another way, which is then the one that is gone."""
        while self.chosen and self.chosen[-1] + 1 == self.counts[-1]:
            self.chosen.pop()
            self.counts.pop()
        if self.chosen:
            self.chosen[-1] += 1
        self.made = 0
        return bool(self.chosen)


def test_every_way_is_every_combination() -> None:
    ways, way, found = EveryWay(), "x", []
    while way:
        way = ways.choose(["a", "b", "c"])
        way += ways.choose(["d", "e"]) if way != "b" else ""
        found.append(way)
        way = "x" if ways.next() else ""
    assert found == ["ad", "ae", "b", "cd", "ce"]


@every_lesson
def test_a_lesson_is_finished_by_every_wanted_move(game: str, name: str) -> None:
    """All combinations of them where there are not too many, or else some at random."""
    ways = EveryWay()
    finish(begin(game, name), ways.choose)
    if prod(ways.counts) > WAYS:
        for seed in range(WAYS):
            finish(begin(game, name), Random(seed).choice)
    else:
        while ways.next():
            finish(begin(game, name), ways.choose)


@every_lesson
def test_every_other_move_is_answered_and_changes_nothing(game: str, name: str) -> None:
    run = begin(game, name)
    while not run.over:
        step = run.step
        if step.kind == "text":
            with pytest.raises(Refused, match="Read on"):
                run.act((legal(run) or ["x"])[0] if run.asked() else "x")
            run.act(GO_ON)
            continue
        with pytest.raises(Refused):
            run.act(GO_ON)
        if step.kind == "goal":
            assert reaches(run, make_player("search:200", seed=1))
            continue
        before = stored(run)
        others = [move for move in legal(run) if not matches(step.want, move)]
        for move in others:
            assert answer_to(step, move), f"step {run.index + 1} does not answer {move}"
        for move in others if LONG or len(others) < MOVES else Random(run.index).sample(others, MOVES):
            run.act(move)
            assert run.answer == answer_to(step, move)
        assert stored(run) == before
        run.act(wanted(run)[0])


@every_lesson
def test_going_back_is_where_the_step_began(game: str, name: str) -> None:
    run = begin(game, name)
    with pytest.raises(Refused):
        run.act(BACK)
    began: list[object] = []
    while not run.over and run.step.kind != "goal":
        if not run.tries:
            began.append(stored(run))
        run.act(GO_ON if run.step.kind == "text" else wanted(run)[0])
    for before in reversed(began):
        run.act(BACK)
        assert stored(run) == before


def pointed_at(run: LessonRun) -> str:
    """A wanted move that is ringed, if one is."""
    moves = wanted(run)
    return next((one for one in run.ring if one in moves), moves[0])


def names_in(part: object) -> set[str]:
    """All that is named in a view: its words, and the numbers of what is numbered."""
    if isinstance(part, dict):
        return {str(key) for key in part}.union(*map(names_in, part.values()))
    if isinstance(part, list):
        return set().union(*map(names_in, part))
    return {str(part)}


def assert_ringed(run: LessonRun) -> None:
    """What a step rings is a thing that the learner sees, or a move that can be made."""
    where = f"{run.lesson.id}, step {run.index + 1}"
    view = msgspec.to_builtins(run.match.game.view(run.match.position, run.lesson.seat))
    seen = names_in(view) | {str(seat) for seat in range(1, len(run.match.seats) + 1)}
    for named in run.step.ring:
        if named.startswith(
            ("action:", "shelf:")
        ):  # where something is found on the page: a browser looks for them
            continue
        if is_thing(named):
            assert set(named.split(":")[1:]) <= seen, f"{where}: nothing is called {named}"
        else:
            assert any(fnmatchcase(move, named) for move in run.ring), f"{where}: {named} is not legal"


@every_lesson
def test_what_is_ringed_can_be_done_and_what_is_said_is_short(game: str, name: str) -> None:
    run = begin(game, name)
    for rule in run.lesson.file.rules:
        run.lesson.game.rule(rule)  # BadInput, if there is none
    assert run.lesson.file.rules
    assert 4 <= len(run.lesson.steps) <= 10
    for text in texts_of(run.lesson):
        for language in (text.en, text.nl):
            assert 0 < len(language.split()) <= MAX_WORDS, language
    while not run.over:
        step = run.step
        if not run.tries:
            assert_ringed(run)
        if step.kind == "text":
            run.act(GO_ON)
        elif step.kind == "move":
            assert step.hint or "*" in step.want, f"step {run.index + 1} has no hint"
            run.act(pointed_at(run))
        else:
            assert reaches(run, make_player("search:200", seed=1))


@every_lesson
def test_a_goal_is_reached_by_good_play_and_not_by_any(game: str, name: str) -> None:
    run = begin(game, name)
    while not run.over:
        if run.step.kind != "goal":
            run.act(GO_ON if run.step.kind == "text" else wanted(run)[0])
            continue
        here = run.index
        tries = 10 if LONG else 3
        good = sum(attempt(game, name, here, make_player("search:200", seed)) for seed in range(tries))
        assert good >= tries * 0.9
        assert not all(attempt(game, name, here, make_player("random", seed)) for seed in range(10))
        assert reaches(run, make_player("search:200", seed=1))


def attempt(game: str, name: str, step: int, player: Player) -> bool:
    run = begin(game, name)
    while run.index < step:
        run.act(GO_ON if run.step.kind == "text" else wanted(run)[0])
    return reaches(run, player)


@every_lesson
def test_a_lesson_shows_nothing_that_the_learner_cannot_know(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever others have in mind, and whatever was said to them alone: what the page is sent at a step
    (panel, table and log) is the same."""
    monkeypatch.setattr("tijdperk.table.lessons.time", lambda: 0.0)
    learner = Person("anna", "Anna", "en")

    def shown(run: LessonRun) -> object:
        return msgspec.to_builtins(state_of(run, None, learner))

    run = begin(game, name)
    while not run.over:
        position, seat = run.match.position, run.lesson.seat
        sent = shown(run)
        for seed in range(3):
            run.match.position = position.determinize(seat, Sampled(seed))
            assert shown(run) == sent, f"step {run.index + 1}"
        run.match.position = position
        private = [
            event for step in run.match.steps for event in step.events if event.only not in (EVERYONE, seat)
        ]
        for event in private:
            event.a ^= 1
        assert shown(run) == sent, f"step {run.index + 1}"
        for event in private:
            event.a ^= 1
        if run.step.kind == "goal":
            assert reaches(run, make_player("search:200", seed=1))
        else:
            run.act(GO_ON if run.step.kind == "text" else wanted(run)[0])


@pytest.mark.parametrize("game", GUIDED)
def test_the_first_game_speaks_of_events_that_there_are(game: str) -> None:
    guide = read_guide(load_game(game))
    assert isinstance(guide, GuideFile)
    load_game(game).check_seats(guide.seats)
    load_game(game).settle_options(guide.options)
    spoken = [first.event for first in guide.first]
    assert len(set(spoken)) == len(spoken)
    for first in guide.first:
        assert first.event in load_game(game).events
        for rule in first.rules:
            load_game(game).rule(rule)
        assert all(0 < len(text.split()) <= MAX_WORDS for text in (first.say.en, first.say.nl))
        assert not {"Study", "Studeren"} & set(
            re.findall(r"\w+", first.say.en + first.say.nl)
        )  # no terminal has it


# ---- the runner itself


def test_goals_compare_numbers_of_the_view() -> None:
    view = {"turn": 3, "cities": [{"coins": 4}, {"coins": 7}]}
    assert holds("turn >= 3 and cities[1].coins == 7", view)
    assert not holds("turn > 3", view)
    for wrong in ("turn", "turn >= x", "cities[2].coins > 1", "cities > 1", "__class__ == 1"):
        with pytest.raises(BadInput, match="is not a goal"):
            holds(wrong, view)


def with_steps(*steps: LessonStep) -> LessonRun:
    lesson = read_lesson(load_game("duel"), "military")
    file = type(lesson.file)(
        lesson.file.title, lesson.file.about, lesson.file.record, lesson.file.at, 2, ["R52"], list(steps)
    )
    return LessonRun(Lesson("here", lesson.game, file, lesson.opening), other_seats())


def test_a_goal_that_is_missed_is_tried_again() -> None:
    run = with_steps(LessonStep(Names("Win.", "Win."), goal="pawn <= -8", moves=1))
    before = stored(run)
    run.act("discard school")
    assert run.failed
    with pytest.raises(Refused, match="Read on"):
        run.act("build parade_ground")
    run.act(GO_ON)
    assert stored(run) == before
    assert run.left == 1
    run.act("build parade_ground")
    assert run.over
    with pytest.raises(BadInput, match="over"):
        run.act(GO_ON)


def test_each_move_of_a_phrase_is_a_wanted_one() -> None:
    """As the map sends them: pieces are taken and go in one message."""
    run = begin("civilization", "explore")
    run.act(GO_ON)
    before = stored(run)
    run.act("take settler in italia with 2; go germania")
    assert run.answer
    assert stored(run) == before
    run.act("take settler in italia with 2; go balkans")
    assert run.index == 2


def test_what_leads_away_from_a_goal_is_answered() -> None:
    away = Names("Don’t sell.", "Niet verkopen.")
    run = with_steps(LessonStep(Names("Win.", "Win."), goal="pawn <= -8", moves=1, miss={"discard *": away}))
    before = stored(run)
    run.act("discard school")
    assert (run.answer, run.left) == (away, 1)
    assert stored(run) == before
    run.act("build parade_ground")
    assert run.over


def test_a_step_may_want_several_moves() -> None:
    lesson = read_lesson(load_game("duel"), "wonders")
    say = Names("Build.", "Bouw.")
    step = LessonStep(say, want=["wonder *"], moves=2, miss={"*": say})
    file = type(lesson.file)(say, say, lesson.file.record, lesson.file.at, 2, ["R42"], [step])
    run = LessonRun(Lesson("here", lesson.game, file, lesson.opening), other_seats())
    before = stored(run)
    for _ in range(2):
        run.act("wonder hanging_gardens with garrison")
        assert run.left == 1
        run.act(BACK)
        assert stored(run) == before
    run.act("wonder hanging_gardens with garrison")
    run.act("wonder circus_maximus with workshop")
    assert run.over


def test_the_moves_of_a_phrase_are_counted() -> None:
    run = begin("antiquity", "your-city")
    run.act(GO_ON)
    run.act(GO_ON)
    before = stored(run)
    run.act("house 1 at 1a1")
    run.act("house 2 at 1b1; house 3 at 1c1; house 4 at 1d1")
    assert run.index == 3
    with pytest.raises(Refused, match="make one move"):
        run.act("build cart_shop at 1f6 turned 0; build cart_shop at 1a6 turned 1")
    run.act("build cart_shop at 1f6 turned 0; build market at 1a6 turned 0")
    assert run.answer == answer_to(run.step, "build market at 1a6 turned 0")
    run.act(BACK)
    assert stored(run) == before


@pytest.mark.parametrize("last", ["cross warehouse_brick", "cross warehouse_brick; ready"])
def test_that_the_learner_is_done_is_no_move_of_its_own(last: str) -> None:
    run = begin("dice", "wonder-and-chains")
    for action in (GO_ON, "wonder", "cross university_compass_2", last):
        run.act(action)
    assert run.index == 4
    assert run.asked()  # the next turn
    run.act(BACK)
    run.act("cross warehouse_glass; ready")
    assert run.answer == answer_to(run.step, "cross warehouse_glass")


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    run = with_steps(LessonStep(Names("Build.", "Bouw."), want=["build parade_ground"]))
    before = stored(run)
    with pytest.raises(Refused, match=r"\(R17\)"):
        run.act("build school")
    with pytest.raises(BadInput):
        run.act("dance")
    assert stored(run) == before


def test_what_is_written_of_others_is_all_they_do() -> None:
    def stuck(position: Position, seat: int) -> object:
        raise AssertionError("nobody is asked")

    run = with_steps(
        LessonStep(Names("Build.", "Bouw."), want=["build parade_ground"], then=["1 discard school"])
    )
    run.other = stuck  # type: ignore[assignment]
    run.act("build parade_ground")  # what is written is enough
    assert run.over


def test_what_others_cannot_do_is_named_with_its_step() -> None:
    run = with_steps(
        LessonStep(Names("Read.", "Lees.")),
        LessonStep(Names("Build.", "Bouw."), want=["build parade_ground"], then=["1 build palace"]),
    )
    run.act(GO_ON)
    with pytest.raises(BadInput, match=r"^Lesson here, step 2: “1 build palace” .*Palace.* \(R7\)$"):
        run.act("build parade_ground")


def test_what_chance_cannot_give_is_named_with_its_step() -> None:
    build = LessonStep(Names("Build.", "Bouw."), want=["build parade_ground"], then=["~ no_such thing"])
    with pytest.raises(BadInput, match=r"^Lesson here, step 1: “~ no_such thing” "):
        with_steps(build).act("build parade_ground")


@pytest.mark.parametrize("game", game_ids())
def test_a_record_that_does_not_play_any_more_is_named_with_its_line(game: str, tmp_path: Path) -> None:
    """There is no such move in the rules any more: no lesson over this record can be read."""
    source = next((load_game(game).folder / "lessons").glob("01-*.toml"))
    lesson = read_lesson(load_game(game), source.stem[3:])
    lines = (source.parent / lesson.file.record).read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if re.match(r"\d+ ", line))
    lines[number] = re.sub(r"^\d+ .*", "1 no_such_move", lines[number])
    (tmp_path / lesson.file.record).write_text("\n".join(lines) + "\n")
    (tmp_path / source.name).write_text(source.read_text())
    with pytest.raises(BadInput) as problem:
        load_lesson(load_game(game), tmp_path / source.name)
    said = str(problem.value)
    assert lesson.file.record in said
    assert f"line {number + 1}" in said
    assert "no_such_move" in said


def test_unknown_lessons_are_named() -> None:
    with pytest.raises(BadInput, match="take-a-card"):
        read_lesson(load_game("duel"), "no-such")


@pytest.mark.parametrize("game", GUIDED)
def test_the_last_text_of_a_first_game_comes_at_its_end_and_not_before(game: str) -> None:
    guide = read_guide(load_game(game))
    assert guide
    match = Match(load_game(game), guide.options, ["greedy"] * guide.seats, Sampled(1))
    player = make_player("greedy", seed=1)
    while not match.over:
        seat = match.decisions()[0].seat
        match.play(match.game.notation(match.position, player.choose(match.position, seat)), seat)
    ends = [
        number
        for number, step in enumerate(match.steps, 1)
        for event in step.events
        if match.game.events[event.kind] == guide.first[-1].event and event.only == EVERYONE
    ]
    assert ends == [len(match.steps)]
