"""A slow and plain reading of the rules of 7 Wonders Dice, to hold the fast engine against.

R (rules) and M (rulings) are their numbers. Seats are 1, 2, ... everywhere.

A plan is a script that stops with a Question wherever its seat must decide, and goes on with the answer. To
take an answer back, the script runs again from the sheet at the throw with the answers before it. Every
outcome of chance comes from the `draw` function given at the start, which is told the kind of draw and what
is possible.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

Record = dict[str, Any]

DEFAULTS = {"cities": "random", "wonder": "building", "barracks": "two"}
QUARTERS = ["0", "1", "2", "3"]
FACING = {"west": (-1, "east"), "east": (1, "west")}  # R8, R54: whom an attack meets, and with which defences


@dataclass
class Question:
    """What a seat must decide, and every answer it may give."""

    kind: str
    moves: set[str]


Script = Generator[Question, str, None]


@dataclass
class Sheet:
    """The board of one player."""

    city: str = ""
    coins: int = 0
    crossed: set[str] = field(default_factory=set)
    bonuses: set[str] = field(default_factory=set)
    written: Counter[str] = field(default_factory=Counter)  # points that never change, by row (R56)

    def copy(self) -> Sheet:
        return Sheet(self.city, self.coins, {*self.crossed}, {*self.bonuses}, self.written.copy())


@dataclass
class Plan:
    """What a seat has decided in this turn, and where that leaves it."""

    sheet: Sheet
    script: Script
    question: Question | None
    moves: list[str] = field(default_factory=list)

    def answer(self, move: str) -> None:
        self.moves.append(move)
        self.question = next_question(self.script, move)


def next_question(script: Script, move: str) -> Question | None:
    """Where a script stops after a move; None when that was its end."""
    try:
        return script.send(move)
    except StopIteration:
        return None


class Reference:
    """One game: `owing` says who must decide what, `play` answers, `take_back` forgets the last answer."""

    def __init__(
        self, content: Record, options: dict[str, str], seats: int, draw: Callable[[str, list[str]], str]
    ) -> None:
        self.options = DEFAULTS | options
        self.draw = draw
        self.seats = range(1, seats + 1)
        self.content = content
        self.dice: dict[str, Record] = {die["id"]: die for die in content["die"]}
        self.symbols: dict[str, Record] = {symbol["id"]: symbol for symbol in content["symbol"]}
        self.buildings: dict[str, Record] = {building["id"]: building for building in content["building"]}
        self.cities: dict[str, Record] = {city["id"]: city for city in content["city"]}
        self.bonus: dict[str, Record] = {bonus["id"]: bonus for bonus in content["bonus"]}
        self.boxes: dict[str, Record] = {box["id"]: box for box in content["box"]}
        self.fields = {city: self.boxes | self.stages(city) for city in self.cities}
        self.effects_of: dict[tuple[str, str], list[tuple[str, Record]]] = defaultdict(list)
        for city, fields in self.fields.items():
            for name, box in fields.items():
                for effect in box["effects"]:
                    self.effects_of[city, effect["type"]].append((name, effect | {"row": box["building"]}))
        self.forum = [name for name, die in self.dice.items() if die.get("starts_in_forum")]  # R5, R6
        self.faces: dict[str, str] = {}
        self.quarters: dict[str, int] = {}
        self.entered: list[str] = []  # special dice that have been unlocked by somebody
        self.agora_done = False
        self.turn = 0
        self.last_turn: int = content["rules"]["last_turn"]
        self.over = False
        self.leaving: list[tuple[int, str]] = []  # who picks a grey die, and for which special one
        start = content["gold"]["start"]
        self.sheets = {seat: Sheet(coins=start) for seat in self.seats}  # R7
        self.plans: dict[int, Plan] = {}
        if self.options["cities"] == "random":
            for seat in self.seats:
                self.sheets[seat].city = self.draw("city", self.free_cities())
            self.shake()

    def stages(self, city: str) -> dict[str, Record]:
        """R33, R84: the stages of a Wonder as boxes that follow each other."""
        return {
            f"wonder_{number}": {
                "id": f"wonder_{number}",
                "building": "wonder",
                "symbols": [],
                "requires": [f"wonder_{number - 1}"] if number > 1 else [],
                **stage,
            }
            for number, stage in enumerate(self.cities[city]["stage"], 1)
        }

    def free_cities(self) -> list[str]:
        """R2: no two alike."""
        return [city for city in self.cities if city not in {sheet.city for sheet in self.sheets.values()}]

    # ---- from outside

    def to_move(self) -> dict[int, str]:
        """Who must decide what."""
        return {seat: question.kind for seat in self.seats if (question := self.question(seat))}

    def legal(self, seat: int) -> set[str]:
        question = self.question(seat)
        return question.moves if question else set()

    def question(self, seat: int) -> Question | None:
        if self.over:
            return None
        if not self.turn:
            chooser = next(chooser for chooser in self.seats if not self.sheets[chooser].city)
            cities = {f"city {city}" for city in self.free_cities()}
            return Question("city", cities) if seat == chooser else None
        if self.leaving:
            greys = {f"remove {die}" for die in self.greys()}
            return Question("grey", greys) if seat == self.leaving[0][0] else None
        return self.plans[seat].question

    def play(self, seat: int, move: str) -> None:
        question = self.question(seat)
        assert question, f"seat {seat} owes nothing"
        assert move in question.moves
        if question.kind == "city":
            self.sheets[seat].city = move.split()[1]
            if all(sheet.city for sheet in self.sheets.values()):
                self.shake()
        elif question.kind == "grey":
            self.replace(move.split()[1])
            self.go_on()
        else:
            self.plans[seat].answer(move)
            if all(plan.question is None for plan in self.plans.values()):
                self.reveal()

    def take_back(self, seat: int) -> None:
        """Forget the last step of a plan; not after the reveal."""
        self.plans[seat] = self.run(seat, self.plans[seat].moves[:-1])

    def sheet(self, seat: int) -> Sheet:
        """The sheet of a seat as its plan leaves it."""
        return self.plans[seat].sheet if seat in self.plans else self.sheets[seat]

    # ---- the turn

    def shake(self) -> None:
        """R22: every die of the Forum gets a face and a quarter; then all plan (R25)."""
        self.turn += 1
        for die in self.forum:
            self.faces[die] = self.draw("face", self.dice[die]["faces"])
            self.quarters[die] = int(self.draw("quarter", QUARTERS))
        self.plans = {seat: self.run(seat, []) for seat in self.seats}

    def run(self, seat: int, moves: list[str]) -> Plan:
        """What a plan comes to after these moves."""
        sheet = self.sheets[seat].copy()
        script = self.plan(seat, sheet)
        plan = Plan(sheet, script, next(script))
        for move in moves:
            plan.answer(move)
        return plan

    def reveal(self) -> None:
        """Everybody is ready: what the plans have in common is settled."""
        self.sheets = {seat: plan.sheet for seat, plan in self.plans.items()}
        self.plans = {}
        agora = {name for name, box in self.boxes.items() if box["building"] == "agora"}
        finished = [seat for seat in self.seats if agora <= self.sheets[seat].crossed]
        if finished and not self.agora_done:  # R65, M2
            self.agora_done = True
            for seat in finished:
                self.sheets[seat].written["agora"] += self.content["rules"]["first_agora_points"]
        for seat in self.seats:  # R70, M1, M7
            unlocked = self.unlocked(self.sheets[seat])
            for die in self.dice:
                if die in unlocked and die not in self.entered:
                    self.entered.append(die)
                    self.leaving.append((seat, die))
        self.go_on()

    def greys(self) -> list[str]:
        return [die for die in self.forum if self.dice[die]["colour"] == "grey"]

    def replace(self, grey: str) -> None:
        """R24, R70: one grey die leaves the game, and a special die takes its place."""
        _, entering = self.leaving.pop(0)
        self.forum.remove(grey)
        self.forum.append(entering)

    def go_on(self) -> None:
        """The next grey die to pick (R71), the next turn, or the end (R98)."""
        while self.leaving:
            if len(self.greys()) > 1:
                return
            self.replace(self.greys()[0])
        if self.turn == self.last_turn:
            self.over = True
            return
        if any(len(sheet.bonuses) == len(self.bonus) for sheet in self.sheets.values()):
            self.last_turn = min(self.last_turn, self.turn + 1)
        self.shake()

    # ---- what a seat does in a turn

    def plan(self, seat: int, sheet: Sheet) -> Script:
        """R26: exactly one action; then the seat says that it is ready."""
        yield from self.action(seat, sheet, "act")
        yield Question("ready", {"ready"})

    def action(self, seat: int, sheet: Sheet, kind: str) -> Script:
        """R27, R33, R34: build, cross a stage of the Wonder, or pass."""
        builds = self.builds(seat, sheet, free=False)
        stages = self.payable(sheet, ["wonder"])
        move = yield Question(kind, {*builds, "pass", *(["wonder"] if stages else [])})
        if move == "pass":
            self.gain(sheet, self.content["rules"]["pass_coins"])
        elif move == "wonder":
            yield from self.cross(seat, sheet, stages[0])
        else:
            yield from self.build(seat, sheet, *builds[move])

    def builds(self, seat: int, sheet: Sheet, free: bool) -> dict[str, tuple[str, str, int]]:
        """Every build that can be paid in full (R28): the field, the die and what the die costs."""
        found = {}
        fields, unlocked = self.open_fields(sheet), self.unlocked(sheet)
        for die in self.forum:
            if self.dice[die].get("special") and die not in unlocked:  # R32
                continue
            cost = 0 if free else self.die_cost(sheet, die)
            purse = min(self.most_coins, sheet.coins + self.income(sheet, die))  # R44, R45
            for name in self.matching(seat, sheet, self.faces[die], fields):
                if cost + self.price(sheet, name) <= purse:
                    found[f"build {name} with {die}"] = (name, die, cost)
        return found

    def build(self, seat: int, sheet: Sheet, name: str, die: str, die_cost: int) -> Script:
        self.gain(sheet, self.income(sheet, die))
        sheet.coins -= die_cost
        yield from self.cross(seat, sheet, name)

    def matching(self, seat: int, sheet: Sheet, face: str, fields: list[str]) -> list[str]:
        """Those of the open fields that a face crosses (R30, R31, R78)."""
        symbol = self.symbols[face]
        boxes = self.fields[sheet.city]
        if "cross" in symbol:
            return [name for name in fields if boxes[name]["building"] in symbol["cross"]]
        if "compare" in symbol and not self.ahead(seat, symbol["compare"]):
            return []
        return [name for name in fields if face in boxes[name]["symbols"]]

    def ahead(self, seat: int, buildings: list[str]) -> bool:
        """R78, R79, R80, R82: no neighbour is ahead; the only opponent is behind."""
        own, left, right = (self.count(self.sheets[one], buildings) for one in self.around(seat))
        return own > left if len(self.seats) == 2 else own >= max(left, right)

    def around(self, seat: int) -> tuple[int, int, int]:
        """R8, R9: a seat, its left neighbour and its right neighbour."""
        return seat, self.neighbour(seat, -1), self.neighbour(seat, 1)

    def neighbour(self, seat: int, step: int) -> int:
        return (seat - 1 + step) % len(self.seats) + 1

    # ---- crossing

    def cross(self, seat: int, sheet: Sheet, name: str) -> Script:
        """Pay for a field and cross it; its effects follow (R88), then the bonus of its building (R93)."""
        sheet.coins -= self.price(sheet, name)
        assert sheet.coins >= 0
        sheet.crossed.add(name)
        box = self.fields[sheet.city][name]
        completes = self.completes(sheet, box["building"])
        for effect in box["effects"]:
            self.apply(seat, sheet, effect, box["building"])
        for effect in box["effects"]:
            yield from self.offer(seat, sheet, effect)
        left = [bonus for bonus in self.bonus if bonus not in sheet.bonuses]
        if completes and left:
            move = yield Question("bonus", {f"bonus {bonus}" for bonus in left})
            chosen = move.split()[1]
            sheet.bonuses.add(chosen)
            self.apply(seat, sheet, self.bonus[chosen]["effect"], "")
            yield from self.offer(seat, sheet, self.bonus[chosen]["effect"])

    def completes(self, sheet: Sheet, building: str) -> bool:
        """R49, R96, R97: whether a building is complete now, and brings a bonus."""
        if building == "wonder" and self.options["wonder"] == "apart":
            return False
        together = {building}
        if self.options["barracks"] == "one" and building in ("barracks_west", "barracks_east"):
            together = {"barracks_west", "barracks_east"}
        fields = {name for name, box in self.fields[sheet.city].items() if box["building"] in together}
        return bool(self.buildings[building].get("completes")) and fields <= sheet.crossed

    def apply(self, seat: int, sheet: Sheet, effect: Record, row: str) -> None:
        """What an effect does at once; what holds from now on is read from the crossed fields."""
        match effect["type"]:
            case "vp":
                sheet.written[row] += effect["amount"]
            case "coins":
                self.gain(sheet, effect["amount"])
            case "per_box":  # R68
                self.gain(sheet, effect["coins"] * self.count(sheet, [effect["building"]]))
            case "attack":  # R53 to R56, M12
                step, side = FACING[effect["side"]]
                defences = self.defences(self.sheets[self.neighbour(seat, step)], side)
                sheet.written[row] += max(0, effect["printed"] - defences)

    def offer(self, seat: int, sheet: Sheet, effect: Record) -> Script:
        """What an effect lets the seat do; what comes of that is done before the next effect (R88)."""
        match effect["type"]:
            case "extra_action":
                yield from self.action(seat, sheet, "extra")
            case "free_build":
                builds = self.builds(seat, sheet, free=True)
                if builds:
                    move = yield Question("free_build", {*builds, "skip"})
                    if move != "skip":
                        yield from self.build(seat, sheet, *builds[move])
            case "cross":
                yield from self.cross_some(seat, sheet, effect)

    def cross_some(self, seat: int, sheet: Sheet, effect: Record) -> Script:
        """R75, R86, R87: up to so many fields, at their cost; nothing is asked where nothing can be paid."""
        for _ in range(effect["max"]):
            moves = {f"cross {name}": name for name in self.payable(sheet, effect["buildings"])}
            if not moves:
                return
            move = yield Question("cross", {*moves, "skip"})
            if move == "skip":
                return
            yield from self.cross(seat, sheet, moves[move])

    # ---- what a sheet says

    @property
    def most_coins(self) -> int:
        coins: int = self.content["gold"]["total"]
        return coins

    def gain(self, sheet: Sheet, coins: int) -> None:
        """R43, M13: coins beyond the printed ones are lost."""
        sheet.coins = min(self.most_coins, sheet.coins + coins)

    def open_fields(self, sheet: Sheet, buildings: list[str] | None = None) -> list[str]:
        """R29: not crossed, and all that its arrows come from is crossed."""
        return [
            name
            for name, box in self.fields[sheet.city].items()
            if (buildings is None or box["building"] in buildings)
            and name not in sheet.crossed
            and sheet.crossed.issuperset(box.get("requires", []))
        ]

    def payable(self, sheet: Sheet, buildings: list[str]) -> list[str]:
        """The open fields of some buildings that can be paid for without a die."""
        return [name for name in self.open_fields(sheet, buildings) if self.price(sheet, name) <= sheet.coins]

    def price(self, sheet: Sheet, name: str) -> int:
        """R38: one coin for each resource that is missing."""
        missing: int = self.fields[sheet.city][name]["cost"] - self.resources(sheet)
        return max(0, missing)

    def effects(self, sheet: Sheet, kind: str) -> list[Record]:
        """The effects of one type on the crossed fields."""
        return [effect for name, effect in self.effects_of[sheet.city, kind] if name in sheet.crossed]

    def resources(self, sheet: Sheet) -> int:
        return len(self.effects(sheet, "resource"))

    def defences(self, sheet: Sheet, side: str) -> int:
        return sum(effect["side"] == side for effect in self.effects(sheet, "defence"))

    def count(self, sheet: Sheet, buildings: list[str]) -> int:
        return sum(self.fields[sheet.city][name]["building"] in buildings for name in sheet.crossed)

    def unlocked(self, sheet: Sheet) -> set[str]:
        ties = self.cities[sheet.city]["unlocks"]
        return {ties[effect["line"]] for effect in self.effects(sheet, "unlock")}

    def die_cost(self, sheet: Sheet, die: str) -> int:
        """R40, M15."""
        colour = self.dice[die]["colour"]
        if any(effect["die"] == colour for effect in self.effects(sheet, "die_free")):
            return 0
        discount: int = sum(effect["amount"] for effect in self.effects(sheet, "die_discount"))
        cost: int = self.content["forum"]["quarters"][self.quarters[die]]
        return max(0, cost - discount)

    def income(self, sheet: Sheet, die: str) -> int:
        colour = self.dice[die]["colour"]
        meant = {colour, "city"} if self.cities[sheet.city]["income_die"] == colour else {colour}
        return sum(effect["amount"] for effect in self.effects(sheet, "die_income") if effect["die"] in meant)

    def rows(self, sheet: Sheet) -> dict[str, int]:
        """R100, R101: the points of every row, were the game to end now."""
        points = sheet.written.copy()
        for effect in self.effects(sheet, "per_box"):
            points[effect["row"]] += effect["vp"] * self.count(sheet, [effect["building"]])
        for effect in self.effects(sheet, "gallery_vp"):
            points[effect["row"]] += self.count(sheet, ["gallery"])
        return {name: points[name] for name, building in self.buildings.items() if building.get("scores")}

    def result(self) -> tuple[str, list[int]] | None:
        """R103: how the game was decided, and for whom."""
        if not self.over:
            return None
        totals = {seat: sum(self.rows(sheet).values()) for seat, sheet in self.sheets.items()}
        best = [seat for seat in self.seats if totals[seat] == max(totals.values())]
        if len(best) == 1:
            return "points", best
        richest = max(self.sheets[seat].coins for seat in best)
        winners = [seat for seat in best if self.sheets[seat].coins == richest]
        return ("coins" if len(winners) == 1 else "shared"), winners
