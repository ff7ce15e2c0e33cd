"""A whole game judged: every choice briefly, what matters again at length, and the largest draws.

The work is a generator of questions, so that whoever drives it decides who answers them: this process, or
the bots' own ones beside a server (`table/analyses.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import hypot

import msgspec

from tijdperk.analysis.draws import Drawn, largest
from tijdperk.analysis.judging import DIGITS, SURE, Ask, Judgement, judge
from tijdperk.analysis.report import (
    GRADES,
    LIMITS,
    VERSION,
    Analysis,
    Chosen,
    Lucky,
    SeatFigures,
    Turning,
    grade_of,
)
from tijdperk.kernel.chance import Replayed, Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, NOBODY, Position

FIRST = 1000  # iterations for each choice in the first pass, and
MOST = 160_000  # at most so many for all of them together
AT_ONCE = 3  # times as many where a position is judged at once, without playing on from it
LEAST = 100
DEEPER = 8  # times the iterations in the second pass
DEEP = 12  # choices with the largest error or swing that it looks at
NEAR = 0.01  # and those whose error is so near a limit of grades, at most as many again
OUTCOMES = 16  # other outcomes of a draw that it is compared with; each is searched as long as a choice, or
DRAWN = 4  # such a part of it where positions are not judged at once
BRIEF = 4  # the part of the first pass's iterations that the other forms of the curve get
LOOKS = 4  # what a spectator may take for true, where that is less than the mover knows
TURNING = 6
SWING = 0.05  # luck that may be a turning point, where two play

Work = Generator[list[Ask], list[Judgement], Analysis]


class Stopped(Exception):
    """Whoever asked for the analysis does not want it any more."""


@dataclass(frozen=True)
class Point:
    """A choice of more than one move in the game, with what came between it and the next one."""

    step: int
    part: int
    seat: int
    move: Move
    position: Position
    options: int
    draws: list[int]  # the steps with which chance spoke before the next choice


def analyse(
    match: Match,
    iterations: int = 0,
    seed: int = 1,
    tell: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Judge a finished game in this process; `tell` hears what part of the work is done."""
    analyst = Analyst(match, iterations, seed)
    work = analyst.work()
    done = 0
    answers: list[Judgement] = []
    try:
        asks = next(work)
        while True:
            answers = []
            for ask in asks:
                if stop is not None and stop():
                    raise Stopped
                answers.append(judge(match.game, ask))
                done += ask.iterations
                if tell is not None:
                    tell(min(1.0, done / analyst.expected))
            asks = work.send(answers)
    except StopIteration as finished:
        found: Analysis = finished.value
        return found


class Analyst:
    """The work of judging one game; it does not judge by itself."""

    def __init__(self, match: Match, iterations: int = 0, seed: int = 1) -> None:
        if not match.over and match.ending is None:
            raise BadInput("analysis-running")
        self.match = match
        self.seed = seed
        self.points = points_of(match)
        self.first = iterations or usual_iterations(match, len(self.points))
        self.brief = max(4, self.first // BRIEF)
        self.draw = draw_iterations(match, self.first)
        self.seats = len(match.seats)
        draws = sum(len(point.draws) for point in self.points)
        self.forms = [form for index in range(len(self.points)) for form in self.forms_of(index)]
        forms = sum(form.ask.iterations for form in self.forms)
        self.expected = forms + expected_iterations(match, len(self.points), draws, self.first)

    def ask(self, index: int, iterations: int, turn: int) -> Ask:
        point = self.points[index]
        return Ask(point.position, point.seat, point.move, iterations, seed_of(self.seed, turn, index))

    def work(self) -> Work:
        """Questions in two lots, and the analysis made of the answers."""
        count = len(self.points)
        answers = yield [self.ask(index, self.first, 0) for index in range(count)] + [
            form.ask for form in self.forms
        ]
        judged = answers[:count]
        forms = answers[count:]
        roots = list(judged)
        deep = self.to_deepen(judged)
        drawn = [(index, number) for index, point in enumerate(self.points) for number in point.draws]
        lots = [self.outcomes(index, number) for index, number in drawn]
        last = [self.ask_last()]
        answers = (
            yield [self.ask(index, self.first * DEEPER, 1) for index in deep]
            + last
            + [ask for asks in lots for ask in asks]
        )
        given = iter(answers)
        for index in deep:
            judged[index] = next(given)
        roots.append(next(given))
        compared: list[Drawn] = []
        for (index, number), asks in zip(drawn, lots, strict=True):
            found = [next(given) for _ in asks]
            real = [roots[index + 1]] if self.is_next(index, number) else []
            compared.append(Drawn(index, real + found))
        judged = self.chained(judged, roots, compared)
        looked, was = self.forms_judged(judged, forms)
        luck, doubt = self.luck(compared)
        draws = [one.told() for one in largest(compared)]
        choices = [
            self.chosen(
                index, judged[index], index in deep, luck[index], doubt[index], looked[index], was[index]
            )
            for index in range(count)
        ]
        return Analysis(
            VERSION,
            self.match.game.id,
            len(self.match.steps),
            self.seed,
            self.first,
            choices,
            self.end(judged),
            [self.figures(seat, choices, judged) for seat in range(self.seats)],
            draws,
            self.turning(choices, draws),
            bool(self.forms),
        )

    # -- the curve

    def end(self, judged: list[Judgement]) -> list[float]:
        """What each seat got; where the people just stopped, what it might have expected."""
        match = self.match
        if match.over:
            return match.position.returns()
        winners = match.ending.winners(self.seats) if match.ending else []
        if winners:
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return judged[-1].after if judged else [1 / self.seats] * self.seats

    def forms_of(self, index: int) -> list[Form]:
        """What has to be asked for the other forms of the curve, where something is hidden."""
        point = self.points[index]
        position, seat = point.position, point.seat
        known = set(position.hidden(seat))
        asks: list[Form] = []
        if set(position.hidden(NOBODY)) != known:
            chance = Sampled(seed_of(self.seed, 2, index))
            asks += [
                Form(
                    index,
                    False,
                    Ask(
                        position.determinize(NOBODY, chance),
                        seat,
                        None,
                        max(2, self.brief // LOOKS),
                        seed_of(self.seed, 3 + look, index),
                    ),
                )
                for look in range(LOOKS)
            ]
        if known:
            seed = seed_of(self.seed, 3 + LOOKS, index)
            asks.append(Form(index, True, Ask(position, seat, None, self.brief, seed, open=True)))
        return asks

    def forms_judged(
        self, judged: list[Judgement], answers: list[Judgement]
    ) -> tuple[list[list[float]], list[list[float]]]:
        """The curve as it looked and as it was."""
        looked = [judgement.value for judgement in judged]
        was = list(looked)
        looks: dict[int, list[list[float]]] = {}
        for form, answer in zip(self.forms, answers, strict=True):
            if form.open:
                was[form.index] = answer.value
            else:
                looks.setdefault(form.index, []).append(answer.value)
        for index, found in looks.items():
            looked[index] = [round(sum(shares) / len(found), DIGITS) for shares in zip(*found, strict=True)]
        return looked, was

    # -- errors

    def to_deepen(self, judged: list[Judgement]) -> list[int]:
        """The choices of the second pass, in order: those that cost or changed most, and close calls."""
        scale = 2 / self.seats
        values = [judgement.value for judgement in judged] + [self.end(judged)]

        def weight(index: int) -> float:
            swing = max(abs(values[index + 1][seat] - values[index][seat]) for seat in range(self.seats))
            return max(judged[index].lead, swing)

        def doubt(index: int) -> float:
            return min(abs(judged[index].lead - limit * scale) for limit in LIMITS)

        ranked = sorted(range(len(judged)), key=lambda index: -weight(index))
        near = [index for index in ranked[DEEP:] if doubt(index) < NEAR * scale]
        return sorted(ranked[:DEEP] + sorted(near, key=doubt)[:DEEP])

    # -- luck

    def chained(
        self, judged: list[Judgement], roots: list[Judgement], compared: list[Drawn]
    ) -> list[Judgement]:
        """What may be expected after a move, by the search with which the next choice is judged.

        So nothing lies between a move and the next choice where nothing was drawn, and only luck where
        something was: the outcomes that could have been say what the move was worth. What differs is how much
        more the search sees one move later. Where somebody knew what the mover could not, or several chose at
        once, the mover's own search has to say it.
        """
        first = {one.choice: one for one in reversed(compared)}
        found: list[Judgement] = []
        for index, judgement in enumerate(judged):
            position, seat = self.points[index].position, self.points[index].seat
            if position.sealed() or position.hidden(seat):
                found.append(judgement)
                continue
            after = first[index].mean if index in first else roots[index + 1].root
            lost = [best - done for best, done in zip(judgement.value, judgement.after, strict=True)]
            after = [within(share, less) for share, less in zip(after, lost, strict=True)]
            value = [round(share + less, DIGITS) for share, less in zip(after, lost, strict=True)]
            found.append(msgspec.structs.replace(judgement, value=value, after=after))
        return found

    def is_next(self, index: int, number: int) -> bool:
        """Does the next choice, or the end, follow a draw at once, and is it judged as other outcomes are?"""
        if self.draw != self.first:
            return False
        if index + 1 < len(self.points):
            then = self.points[index + 1]
            return then.step == number + 1 and then.part == 0
        return number == len(self.match.steps)

    def ask_last(self) -> Ask:
        """The position in which the game ended."""
        position = self.match.position
        return Ask(
            position, LOWEST[position.to_move()], None, self.first, seed_of(self.seed, 0, len(self.points))
        )

    def luck(self, compared: list[Drawn]) -> tuple[list[list[float]], list[list[float]]]:
        """What chance gave each seat after each choice, and its standard error; [] where it said nothing.

        A draw is compared with others that could have been, all judged alike and equally long: what the
        search takes a position for too highly, it does so after each of them. Nothing of that is luck.
        """
        found: list[list[float]] = [[] for _ in self.points]
        doubts: list[list[float]] = [[] for _ in self.points]
        for one in compared:
            before = found[one.choice] or [0.0] * self.seats
            doubt = doubts[one.choice] or [0.0] * self.seats
            found[one.choice] = [gained + more for gained, more in zip(before, one.luck, strict=True)]
            doubts[one.choice] = [hypot(known, more) for known, more in zip(doubt, one.doubt, strict=True)]
        return found, doubts

    def outcomes(self, index: int, number: int) -> list[Ask]:
        """The position after a draw as it fell, if that is not judged anyway, and after others."""
        step = self.match.steps[number - 1]
        before = self.match.position_at(number - 1)
        asks: list[Ask] = []
        for turn in range(self.is_next(index, number), OUTCOMES + 1):
            position = before.clone()
            seed = seed_of(self.seed, 20 + turn, index)
            chance = Sampled(seed) if turn else Replayed(step.outcomes)
            for move in step.moves:
                position.play(step.seat, move, chance)
            seat = LOWEST[position.to_move()]
            asks.append(Ask(position, seat, None, self.draw, seed))
        return asks

    # -- what it all comes to

    def chosen(
        self,
        index: int,
        judgement: Judgement,
        deep: bool,
        luck: list[float],
        doubt: list[float],
        looked: list[float],
        was: list[float],
    ) -> Chosen:
        point = self.points[index]
        game = self.match.game
        seat = point.seat
        error = judgement.value[seat] - judgement.after[seat]
        return Chosen(
            point.step,
            point.part,
            seat,
            game.decisions[point.position.decision_kind(seat)],
            game.notation(point.position, point.move),
            point.options,
            judgement.best,
            judgement.made,
            round(error, DIGITS),
            grade_of(error, self.seats),
            deep,
            judgement.value,
            judgement.after,
            [round(gained, DIGITS) for gained in luck],
            [round(one, DIGITS) for one in doubt],
            looked,
            was,
        )

    def figures(self, seat: int, choices: list[Chosen], judged: list[Judgement]) -> SeatFigures:
        """The sum that a seat's game comes to."""
        end = self.end(judged)
        luck = own = others = noise = 0.0
        for index, one in enumerate(choices):
            then = choices[index + 1].value[seat] if index + 1 < len(choices) else end[seat]
            luck += one.luck[seat] if one.luck else 0.0
            if one.seat == seat:
                own += one.value[seat] - one.after[seat]
            else:
                others += one.after[seat] - one.value[seat]
            noise += then - one.after[seat] - (one.luck[seat] if one.luck else 0.0)
        if not self.match.over and self.match.ending and self.match.ending.how == "resigned" and choices:
            # To resign is a choice like any other: what it gave away is not noise.
            last = choices[-1]
            given = end[seat] - last.after[seat] - (last.luck[seat] if last.luck else 0.0)
            noise -= given
            if seat == self.match.ending.seat:
                own -= given
            else:
                others += given
        mine = [one for one in choices if one.seat == seat]
        errors = [sum(one.grade == grade for one in mine) for grade in GRADES]
        start = choices[0].value[seat] if choices else end[seat]
        own_margin = SURE * hypot(
            *(judgement.deviation for judgement, one in zip(judged, choices, strict=True) if one.seat == seat)
        )
        luck_margin = SURE * hypot(*(one.doubt[seat] for one in choices if one.doubt))
        return SeatFigures(
            start,
            end[seat],
            luck,
            own,
            others,
            noise,
            len(mine),
            errors,
            own_margin,
            luck_margin,
            too_few=grade_of(max(own_margin, luck_margin), self.seats) == GRADES[-1],
            unexplained=abs(noise) > abs(luck) + abs(own) + abs(others),
        )

    def turning(self, choices: list[Chosen], draws: list[Lucky]) -> list[Turning]:
        """The largest errors, and draws that surely changed as much, in the order of the game."""
        found = [
            Turning("error", index, one.seat, one.error) for index, one in enumerate(choices) if one.grade
        ]
        for number, draw in enumerate(draws):
            luck = choices[draw.choice].luck
            seat = max(range(self.seats), key=lambda one: (abs(luck[one]), luck[one]))
            if abs(luck[seat]) >= max(SWING * 2 / self.seats, SURE * choices[draw.choice].doubt[seat]):
                found.append(Turning("luck", draw.choice, seat, luck[seat], number))
        found.sort(key=lambda one: -abs(one.amount))
        return sorted(found[:TURNING], key=lambda one: (one.choice, one.kind))


def within(share: float, less: float) -> float:
    """A share after a move that cost so much, moved where what there was before would not be one."""
    return min(max(share, -less, 0.0), 1.0, 1.0 - less)


@dataclass(frozen=True)
class Form:
    """A question for another form of the curve: with nothing hidden, or as it looked to spectators."""

    index: int
    open: bool
    ask: Ask


def seed_of(seed: int, turn: int, index: int) -> int:
    """A seed of its own for each question, whatever else is asked."""
    return (seed * 64 + turn) * 100_003 + index


def usual_iterations(match: Match, choices: int) -> int:
    """For each choice in the first pass: as many as keep a long game within the time of a short one."""
    times = AT_ONCE if judged_at_once(match) else 1
    return times * min(FIRST, max(LEAST, MOST // max(1, choices)))


def draw_iterations(match: Match, first: int) -> int:
    """For each outcome of a draw."""
    return first if judged_at_once(match) else max(4, first // DRAWN)


def expected_iterations(match: Match, choices: int, draws: int, first: int) -> int:
    """How many a whole analysis takes, about, where nothing is hidden."""
    deep = min(DEEP, choices) * first * DEEPER
    return max(1, choices * first + deep + draws * (OUTCOMES + 1) * draw_iterations(match, first))


def judged_at_once(match: Match) -> bool:
    """Does the search judge a position as it stands, which is fast?"""
    layout = match.position.layout()
    return layout is not None and layout.weights is not None and layout.weights.at_once


def points_of(match: Match) -> list[Point]:
    """The choices of more than one move, in order."""
    found: list[Point] = []
    position = match.position_at(0)
    for number, step in enumerate(match.steps, 1):
        chance = Replayed(step.outcomes)
        for part, move in enumerate(step.moves):
            moves = [] if step.free else position.candidates(step.seat)
            if len(moves) > 1 or (moves and moves[0] is not move):
                options = len(moves) + (move not in moves)
                found.append(Point(number, part, step.seat, move, position.clone(), options, []))
            position.play(step.seat, move, chance)
        if step.outcomes and found:
            found[-1].draws.append(number)
    return found
