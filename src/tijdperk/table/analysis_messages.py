"""What server and browser say to each other about the analysis of finished games."""

from __future__ import annotations

from typing import Literal

from tijdperk.analysis.judging import Rated
from tijdperk.analysis.report import Analysis, Chosen, Lucky, SeatFigures, Turning
from tijdperk.table.messages import ServerStruct

__all__ = ["Analysis", "AnalysisBrief", "AnalysisState", "Chosen", "Lucky", "Rated", "SeatFigures", "Turning"]

HowFar = Literal["none", "running", "done"]


class AnalysisState(ServerStruct):
    """The analysis of a game, how far it is, or that there is none yet."""

    state: HowFar
    progress: float = 0.0  # of the work that has to be done
    curve: list[list[float]] = []  # while it is made: what each seat may expect, as far as that is known
    choices: int = 0  # how many values the curve will have
    seconds: float | None = None  # about how long it takes, where games like it were analysed before
    analysis: Analysis | None = None


class AnalysisBrief(ServerStruct):
    """An analysis in a list of games."""

    table: str
    state: HowFar
    progress: float = 0.0
    curve: list[list[float]] = []  # some of its values, by seat
    errors: list[list[int]] = []  # by seat: inaccuracies, mistakes, blunders
    given: list[float] = []  # by seat: what it gave away in all
    choices: list[int] = []  # by seat
