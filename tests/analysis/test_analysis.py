"""A finished game judged: what it says adds up, and nobody is blamed for what they could not know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.kernel.played import played
from tests.market.game import MARKET
from tijdperk.analysis.analyst import Analyst, Stopped, analyse, expected_iterations
from tijdperk.analysis.judging import judge
from tijdperk.analysis.report import Analysis, grade_of
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import Ending, read_record
from tijdperk.kernel.replay import replay

FIXTURES = Path(__file__).parent.parent / "fixtures"
LONG = 10_000


def fixture(name: str) -> Match:
    return replay(read_record(FIXTURES / name))


def market(seed: int = 5) -> Match:
    return played(MARKET, LONG, seed)


def parts_of(found: Analysis, seat: int) -> list[float]:
    """Luck, own errors, what others gave and noise of a seat, once more from the choices themselves."""
    values = [one.value for one in found.choices] + [found.end]
    luck = own = others = noise = 0.0
    for one, then in zip(found.choices, values[1:], strict=True):
        if one.seat == seat:
            own += one.error
        else:
            others += one.after[seat] - one.value[seat]
        gained = one.luck[seat] if one.luck else 0.0
        luck += gained
        noise += then[seat] - one.after[seat] - gained
    return [luck, own, others, noise]


@pytest.mark.parametrize("name", ["market", "duel/ending-science.tijdperk", "dice/ending-coins.tijdperk"])
def test_luck_errors_and_noise_add_up_to_the_result(name: str) -> None:
    match = market() if name == "market" else fixture(name)
    found = analyse(match, iterations=5)
    assert found.end == match.position.returns()
    assert len(found.choices) > 10
    assert any(one.luck for one in found.choices)
    for seat, figures in enumerate(found.seats):
        luck, own, others, noise = parts_of(found, seat)
        assert [figures.luck, figures.own, figures.others, figures.noise] == pytest.approx(
            [luck, own, others, noise], abs=1e-9
        )
        total = figures.start + luck - own + others + noise
        assert total == pytest.approx(figures.result, abs=1e-9)
        assert figures.less_luck == pytest.approx(others - own + noise, abs=1e-9)
    for one in found.choices:
        assert one.error >= 0.0
        assert one.grade == grade_of(one.error, len(found.seats))
        assert 0.0 <= min(one.value) <= max(one.value) <= 1.0
        assert one.best[0].value >= one.made.value


def test_luck_and_the_comparison_of_draws_say_the_same() -> None:
    """What is called lucky is better than the mean of other draws; the best of them cannot be bad luck."""
    match = fixture("duel/ending-science.tijdperk")
    found = analyse(match, iterations=64)
    assert len(found.draws) == 5
    for draw in found.draws:
        luck = found.choices[draw.choice].luck
        assert sum(luck) == pytest.approx(0.0, abs=1e-4)  # what one gains the other loses
        for seat, gained in enumerate(luck):
            assert draw.worse[seat] + draw.better[seat] <= draw.others
            if gained > 0:
                assert draw.worse[seat] > 0
            if gained < 0:
                assert draw.better[seat] > 0


def test_only_luck_lies_between_a_move_and_the_search_of_the_next_choice() -> None:
    """What a move is worth is said by the same search that judges the position it led to."""
    match = fixture("duel/ending-science.tijdperk")
    found = analyse(match, iterations=16)
    analyst = Analyst(match, iterations=16)
    quiet = drawn = 0
    for index, (one, then) in enumerate(zip(found.choices, found.choices[1:], strict=False)):
        if one.error or then.step != one.step + 1:
            continue
        root = judge(match.game, analyst.ask(index + 1, 16, 0)).root
        gained = one.luck or [0.0, 0.0]
        reached = [after + luck for after, luck in zip(one.after, gained, strict=True)]
        assert reached == pytest.approx(root, abs=1e-4)
        quiet += not one.luck
        drawn += bool(one.luck)
    assert quiet > 20
    assert drawn > 10


def test_what_the_mover_could_not_know_changes_no_judgement() -> None:
    games = [market(), fixture("dice/ending-points.tijdperk"), fixture("history/options-all.tijdperk")]
    for match in games:
        analyst = Analyst(match, iterations=6)
        asks = [analyst.ask(index, 6, 0) for index in range(len(analyst.points))]
        hidden = [ask for ask in asks if ask.position.hidden(ask.seat)]
        for ask in hidden[:: max(1, len(hidden) // 8)]:
            judged = msgspec.json.encode(judge(match.game, ask))
            for seed in (7, 8):
                other = replace(ask, position=ask.position.determinize(ask.seat, Sampled(seed)))
                assert msgspec.json.encode(judge(match.game, other)) == judged
        assert hidden


def test_what_came_later_changes_no_judgement() -> None:
    match = fixture("duel/ending-science.tijdperk")
    shorter = match.fork(30)
    shorter.ending = Ending("resigned", 0)
    whole = [ask for ask in next(Analyst(match, 6).work()) if ask.made]
    part = [ask for ask in next(Analyst(shorter, 6).work()) if ask.made]
    assert 20 < len(part) < len(whole)
    for one, other in list(zip(whole, part, strict=False))[::6]:
        assert judge(match.game, one) == judge(shorter.game, other)


def test_the_same_seed_says_the_same_again() -> None:
    match = fixture("duel/ending-science.tijdperk")
    first, again, other = (
        [judge(match.game, ask) for ask in next(Analyst(match, 20, seed).work())[::9]] for seed in (3, 3, 4)
    )
    assert first == again
    assert first != other


def test_a_move_that_wins_at_once_is_not_missed() -> None:
    match = fixture("duel/ending-science.tijdperk")
    analyst = Analyst(match)
    last = judge(match.game, analyst.ask(len(analyst.points) - 1, 50, 0))
    assert last.made.value > 0.99
    assert last.value == last.after
    assert last.value[analyst.points[-1].seat] == match.position.returns()[analyst.points[-1].seat]


def test_a_resignation_is_the_choice_of_whoever_resigned() -> None:
    match = fixture("duel/ending-science.tijdperk").fork(20)
    match.ending = Ending("resigned", 1)
    found = analyse(match, iterations=4)
    assert found.end == [1.0, 0.0]
    for figures in found.seats:
        total = figures.start + figures.luck - figures.own + figures.others + figures.noise
        assert total == pytest.approx(figures.result, abs=1e-9)


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    parts: list[float] = []
    analyse(market(), 3, tell=parts.append)
    assert parts == sorted(parts)
    assert 0.0 < parts[0] < 0.5 < parts[-1] <= 1.0
    heard = 0

    def stop() -> bool:
        nonlocal heard
        heard += 1
        return heard > 4

    parts.clear()
    with pytest.raises(Stopped):
        analyse(market(), 3, tell=parts.append, stop=stop)
    assert len(parts) == 4


def test_it_knows_beforehand_how_much_there_is_to_do() -> None:
    match = fixture("duel/ending-science.tijdperk")
    asked: list[float] = []
    analyst = Analyst(match, 8)
    work = analyst.work()
    asks = next(work)
    try:
        while True:
            asked += [ask.iterations for ask in asks]
            asks = work.send([judge(match.game, ask) for ask in asks])
    except StopIteration:
        pass
    assert analyst.expected == pytest.approx(sum(asked), rel=0.2)
    draws = sum(bool(step.outcomes) for step in match.steps)
    told = expected_iterations(match, len(match.steps), draws, 8)  # before anything is replayed
    assert told == pytest.approx(sum(asked), rel=0.2)


def test_a_game_that_goes_on_is_not_judged() -> None:
    with pytest.raises(BadInput) as refused:
        analyse(played(MARKET, 4), 3)
    assert refused.value.key == "analysis-running"


def test_it_says_when_there_were_too_few_tries_to_tell() -> None:
    """Margins get smaller with more tries; as large as a blunder, they are named too few."""
    match = fixture("duel/ending-science.tijdperk")
    few, more = analyse(match, iterations=4), analyse(match, iterations=150)
    for brief, longer in zip(few.seats, more.seats, strict=True):
        assert brief.too_few
        assert brief.own_margin > longer.own_margin > 0
        assert brief.luck_margin > longer.luck_margin > 0
        assert longer.too_few == (max(longer.own_margin, longer.luck_margin) >= 0.15)


def test_a_draw_is_a_turning_point_only_where_its_luck_is_sure() -> None:
    match = fixture("duel/ending-science.tijdperk")
    analyst = Analyst(match, iterations=4)
    found = analyse(match, iterations=4)
    assert all(len(one.doubt) == len(one.luck) for one in found.choices)
    draw = found.draws[0]

    def told(doubt: float) -> bool:
        """Is a draw that gave 20 points told, where its standard error is so much?"""
        choices = [
            msgspec.structs.replace(one, luck=[0.2, -0.2], doubt=[doubt, doubt], grade="")
            if one.luck
            else one
            for one in found.choices
        ]
        return any(
            one.choice == draw.choice for one in analyst.turning(choices, [draw]) if one.kind == "luck"
        )

    assert told(0.05)
    assert not told(0.15)


def test_what_is_not_explained_is_said_so() -> None:
    found = analyse(fixture("duel/ending-science.tijdperk"), iterations=8)
    for one in found.seats:
        assert one.unexplained == (abs(one.noise) > abs(one.luck) + abs(one.own) + abs(one.others))
