"""The course of a game at a glance: what a bot takes each position for before it looks ahead.

It costs no more than playing the game's moves once again, and knows no more than that.
"""

from __future__ import annotations

from tijdperk.bots.value import judge
from tijdperk.kernel.match import Match, replay_step
from tijdperk.kernel.position import END, Position

MOMENTS = 80  # of a course, about


def course_of(match: Match) -> list[list[float]]:
    """What each seat could expect, from the start to the end; nothing where a game cannot be judged so."""
    every = max(1, len(match.steps) // MOMENTS)
    position = match.position_at(0)
    if not can_be_judged(position):
        return []
    found = [glance(position)]
    for number, step in enumerate(match.steps, 1):
        replay_step(position, step)
        if number % every == 0 or number == len(match.steps):
            found.append(glance(position))
    return found


def can_be_judged(position: Position) -> bool:
    """Was something learned of the game, or does it evaluate positions before the end?"""
    layout = position.layout()
    return (layout is not None and layout.weights is not None) or position.horizon(0) != END


def glance(position: Position) -> list[float]:
    if not position.to_move():
        return position.returns()
    layout = position.layout()
    if layout is not None and layout.weights is not None:
        return judge(position, layout.weights, len(position.returns()))
    return position.evaluate()
