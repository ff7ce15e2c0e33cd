"""The odds of a battle, by counting every roll: what a player is told before attacking."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tijdperk.games.history.engine.battle import JIHAD_LOSSES, LEADER_DICE, round_odds, ways


class Battle(NamedTuple):
    """Everything that decides a battle, for the armies that may still be thrown into it."""

    dice: int  # the attacker's, without leader and jihad
    bonus: int  # weaponry, or the crusade
    siege: int  # 1 with siegecraft
    leader: bool
    elite: bool
    jihad: bool
    losses: int  # armies lost so far, as far as they matter
    defence: int
    fort_bonus: int
    fort: bool
    town: bool
    armies: int
    fort_first: bool = False  # A41: siegecraft takes a fort beside a town before the army

    @property
    def attack_dice(self) -> int:
        return LEADER_DICE if self.leader or (self.jihad and self.losses == 0) else self.dice

    @property
    def attack_bonus(self) -> int:
        return self.bonus + (self.siege if self.fort or self.town else 0)

    @property
    def defence_bonus(self) -> int:
        return self.fort_bonus if self.fort else 0

    @property
    def wins_ties(self) -> bool:
        return (self.elite and self.losses == 0) or (self.jihad and self.losses < JIHAD_LOSSES)

    def beaten(self, won: bool) -> Battle:
        """R062, A12, A41, V25: what is left of the defence after a round it did not win."""
        if self.fort:
            falls = 1 if won and self.siege and not (self.fort_first and self.town) else 0
            return self._replace(fort=False, armies=self.armies - falls)
        return self._replace(armies=self.armies - 1)

    def lost_one(self) -> Battle:
        return self._replace(losses=min(JIHAD_LOSSES, self.losses + 1))


def one_round(battle: Battle) -> tuple[float, float, float]:
    """R051, R052: the chances that one round is won, tied or lost."""
    won, tied, lost = round_odds(
        battle.attack_dice, battle.attack_bonus, battle.defence, battle.defence_bonus
    )
    return (won + tied, 0.0, lost) if battle.wins_ties else (won, tied, lost)


def triples(battle: Battle) -> tuple[float, float, float]:
    """V01: the chances that a round is won, tied or lost by three equal dice, which kill the leader."""
    won = tied = lost = 0
    for top in range(1, 7):
        for low, count in enumerate(ways(battle.defence)):
            difference = top + battle.attack_bonus - low - battle.defence_bonus
            if difference > 0 or (difference == 0 and battle.wins_ties):
                won += count
            elif difference == 0:
                tied += count
            else:
                lost += count
    total = 6 ** (LEADER_DICE + battle.defence)
    return won / total, tied / total, lost / total


@cache
def conquest(battle: Battle, reserve: int) -> float:
    """The chance that an army now fighting, and so many after it, take the land."""
    chances = one_round(battle)
    deaths = triples(battle) if battle.leader else (0.0, 0.0, 0.0)
    total = 0.0
    for outcome, (whole, dying) in enumerate(zip(chances, deaths, strict=True)):
        total += (whole - dying) * after(battle, outcome, reserve)
        if dying:
            total += dying * after(battle._replace(leader=False), outcome, reserve)
    return total


def after(battle: Battle, outcome: int, reserve: int) -> float:
    """The chance to take the land after a round that was won (0), tied (1) or lost (2)."""
    left = battle if outcome == 2 else battle.beaten(won=outcome == 0)
    if outcome == 0:
        return 1.0 if left.armies == 0 else conquest(left, reserve)
    if reserve == 0:
        return 0.0
    if left.armies == 0:
        return 1.0  # R054
    return conquest(left.lost_one(), reserve - 1)
