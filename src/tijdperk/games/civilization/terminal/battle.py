"""A battle: the sides, what they picked, the rounds that were fought, and the chances."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, flow, grid
from tijdperk.games.civilization.messages import BattleView, CivilizationView, RoundView, SideView
from tijdperk.games.civilization.terminal.marks import Pen, hanging, percent

INDENT = 2


class Battle:
    """Draws the battle of a view, if there is one."""

    def __init__(self, pen: Pen, view: CivilizationView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.width = width

    def lines(self) -> list[Text]:
        battle = self.view.battle
        if battle is None:
            return []
        title = self.pen.texts.say("label-battle", area=self.pen.words.in_area(battle.area))
        return [
            self.pen.rule(Text(title, "bold"), Text(), self.width + 1),
            *self.about(battle),
            *(line for side in battle.sides for line in self.side(battle, side)),
            *(
                line
                for number, one in enumerate(battle.rounds, 1)
                for line in self.round(battle, number, one)
            ),
            *self.odds(battle),
        ]

    def about(self, battle: BattleView) -> list[Text]:
        if battle.settlement is None:
            return []
        name = self.pen.seat_name(battle.settlement)
        return [Text(self.pen.texts.say("label-about-settlement", name=name), QUIET)]

    def side(self, battle: BattleView, side: SideView) -> list[Text]:
        """Who fights, with what, and what was picked as far as the viewer may know."""
        pen, say = self.pen, self.pen.texts.say
        head = pen.who(side.leader, "bold")
        others = [pen.seat_name(seat) for seat in side.seats if seat != side.leader]
        if others:
            head.append(f" {say('label-with', names=', '.join(others))}", QUIET)
        pieces = [Text(pen.words.stack(side.units), pen.ink(side.leader))]
        flying = sum(piece.count for piece in side.aircraft)
        if flying:
            pieces.append(Text(say("label-aircraft", count=flying)))
        if battle.defending is not None and battle.sides[battle.defending] is side:
            pieces.append(Text(say("label-defending", name=pen.seat_name(side.leader)), QUIET))
        pieces.append(self.pick(side))
        return hanging(head, pieces, self.width, head.cell_len + 2, f" {pen.signs.dot} ")

    def pick(self, side: SideView) -> Text:
        say = self.pen.texts.say
        if side.pick is None:
            return Text(say("label-picked" if side.chosen else "label-picking"), QUIET)
        unit = self.pen.words.unit(side.pick.kind)
        if side.pick_ship is not None:
            unit = f"{unit} {side.pick_ship}"
        return Text(say("label-pick-aircraft" if side.with_aircraft else "label-pick", unit=unit), YOURS)

    def round(self, battle: BattleView, number: int, one: RoundView) -> list[Text]:
        """Both rolls with what was added, and who lost a unit."""
        pen, say = self.pen, self.pen.texts.say
        pieces = []
        for side in (0, 1):
            unit = pen.words.unit(one.kinds[side])
            if one.aircraft[side]:
                unit = f"{unit} + {say('kind-aircraft')}"
            dice = "+".join(map(str, one.dice[side]))
            bonus = f" +{one.bonuses[side]}" if one.bonuses[side] else ""
            total = sum(one.dice[side]) + one.bonuses[side]
            roll = pen.marked(battle.sides[side].leader, f"{unit} {dice}{bonus} = ")
            pieces.append(roll.append(str(total), "bold"))
        if one.outcome == "tie":
            pieces.append(Text(say("label-round-tie")))
        else:
            winner = battle.sides[0 if one.outcome == "first" else 1].leader
            pieces.append(Text(say("label-round-won", name=pen.seat_name(winner)), "bold"))
        head = Text(say("label-round", round=number), QUIET)
        return hanging(head, pieces, self.width, head.cell_len + 2, f" {pen.signs.dot} ")

    def odds(self, battle: BattleView) -> list[Text]:
        """Every unit of the first side against every one of the second, without aircraft."""
        pen, say = self.pen, self.pen.texts.say
        mine = list(dict.fromkeys(odds.mine for odds in battle.odds))
        theirs = list(dict.fromkeys(odds.theirs for odds in battle.odds))
        chances = {(odds.mine, odds.theirs): odds for odds in battle.odds}
        if not chances:
            return []
        first, second = battle.sides[0].leader, battle.sides[1].leader
        rows = [[Text(), *(pen.marked(second, pen.words.unit(kind)) for kind in theirs)]]
        for kind in mine:
            cells = [chances[kind, other] for other in theirs]
            rows.append(
                [pen.marked(first, pen.words.unit(kind)), *(Text(f"{percent(one.win)}%") for one in cells)]
            )
        table = grid(rows, right=range(1, len(theirs) + 1))
        whole = say("label-win", name=pen.seat_name(first), win=percent(battle.win))
        return [
            Text(say("label-odds"), QUIET),
            *table,
            *flow([Text(word) for word in whole.split()], self.width),
        ]
