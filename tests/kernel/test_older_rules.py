"""Records of older rules: played as far as the present rules agree, and a sentence names the next line."""

from __future__ import annotations

import random

import pytest

from tests.other_rules import later_duel
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import Draw, Play, Record, parse_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import LANGUAGES, catalogue


def recorded(moves: int = 1000, seed: int = 3) -> Record:
    match = Match("duel", chance=Sampled(seed))
    rng = random.Random(seed)
    while not match.over and len(match.steps) < moves:
        match.play(rng.choice(match.legal()))
    return parse_record(match.record().text(), "game.tijdperk")


def test_a_record_that_agrees_is_played_whole_and_has_the_present_version() -> None:
    record = recorded()
    match = replay(record, later_duel())
    assert match.agrees
    assert match.disagreement is None
    assert match.over
    assert match.record().rules == 2
    assert match.record().entries == record.entries
    assert replay(record, later_duel(), strict=True).over


def test_the_first_line_that_does_not_agree_ends_it() -> None:
    record = recorded()
    game = later_duel(forbidden="discard")
    first = next(
        index
        for index, entry in enumerate(record.entries)
        if isinstance(entry, Play) and entry.move.startswith("discard")
    )
    match = replay(record, game, "game.tijdperk")
    assert not match.agrees
    assert match.entries == record.entries[:first]
    assert len(match.steps) == sum(isinstance(entry, Play) for entry in record.entries[:first])
    told = match.disagreement
    assert told is not None
    assert told.values["line"] == record.line_of(first)
    for language in LANGUAGES:
        sentence = catalogue(language, "duel").error(told)
        assert "game.tijdperk" in sentence
        assert str(record.line_of(first)) in sentence
        assert str(record.entries[first]) in sentence
        assert catalogue(language, "duel").error(told.values["reason"]) in sentence
        assert "1" in sentence
    # What was played is a game of the present rules, and goes on.
    again = replay(match.record(), game)
    assert again.agrees
    assert again.legal() == match.legal()
    match.play(next(move for move in match.legal() if not move.startswith("discard")))


def test_a_strict_replay_raises_the_sentence() -> None:
    with pytest.raises(BadInput) as error:
        replay(recorded(), later_duel(forbidden="discard"), strict=True)
    assert error.value.key == "record-older-rules"


@pytest.mark.parametrize("where", ["changed", "missing", "too many"])
def test_an_outcome_that_does_not_fit_ends_it_before_its_move(where: str) -> None:
    record = recorded()
    entries = record.entries
    drawn = next(index for index in range(len(entries) - 1, 0, -1) if isinstance(entries[index], Draw))
    move = next(index for index in range(drawn, 0, -1) if isinstance(entries[index], Play))
    if where == "changed":
        entries[drawn] = entries[0]
    elif where == "missing":
        del entries[drawn]
    else:
        entries.insert(drawn + 1, entries[drawn])
    match = replay(record, later_duel())
    assert match.disagreement is not None
    assert match.disagreement.values["move"] == str(entries[move])
    assert match.disagreement.values["reason"].key == "outcome-differs"
    assert match.entries == entries[:move]
    assert match.position_at(len(match.steps)).to_move() == match.position.to_move()
    with pytest.raises(BadInput):
        replay(record)  # by its own rules the record is damaged


def test_without_a_beginning_there_is_nothing_to_play() -> None:
    record = recorded(moves=3)
    record.options["middle"] = "gone"
    with pytest.raises(BadInput) as error:
        replay(record, later_duel(), "game.tijdperk")
    assert error.value.key == "record-older-rules"
    assert "gone" in str(error.value)
