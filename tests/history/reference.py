"""A slow and plain reading of the rules of History of the World, to hold the fast engine against.

R (rules), V (events), X (expert rules) and A (rulings) are their numbers. Seats are 1, 2, ... everywhere.

The whole game is one script from the deal to the result. Where somebody must decide, the script stops with a
Question and goes on with the answer. Nothing is drawn before it is seen: every outcome of chance comes from
the `draw` function given at the start, which is told the kind of draw and what is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

Record = dict[str, Any]

CATEGORIES = ("areas", "capitals", "cities", "monuments", "seas", "markers")
DEFAULTS = {
    "markers": "yes",
    "minors": "shuffled",
    "stacking": "one",
    "navies": "leave",
    "polynesia": "in",
    "caribbean": "closed",
    "coasts": "usual",
    "siegecraft": "together",
    "crusade": "from_sea",
}
TIE_BREAKS = ("points", "strength", "markers", "last_strength")
DIE = ["1", "2", "3", "4", "5", "6"]
MAX_IN_A_LAND = 3  # armies and fort together, under X03


@dataclass
class Question:
    """What a seat must decide, and every answer it may give."""

    seat: int
    kind: str
    moves: set[str]


Script = Generator[Question, str, None]


@dataclass
class Army:
    """The armies in a land: their colour, the empire or event they came with, and how many they are."""

    seat: int
    origin: str
    part: int = 0
    count: int = 1


@dataclass
class Navy:
    """X05: a fleet with an army that stays in a sea."""

    seat: int
    origin: str
    epoch: int


@dataclass
class Force:
    """Armies that act together: an empire, one half of it, a minor empire, or what an event brings."""

    seat: int
    origin: str
    part: int = 0
    active: bool = False  # the empire on the card: coins and the other events are for it alone (R027, R030)
    pool: int = 0
    allied: int = 0  # armies that came back with an Allies coin (V05)
    fleets: set[str] = field(default_factory=set)
    base: str = ""  # a water that the force comes from (V11)
    prize: str = ""  # a land that gets a city and a fort when taken (V11)
    dice: int = 2
    bonus: int = 0


@dataclass
class Turn:
    """What holds for one turn only."""

    seat: int
    card: Record
    played: list[str] = field(default_factory=list)
    coins: int = 0
    allied_coins: int = 0
    forts: int = 0  # from Engineering
    astronomy: str = ""
    betrayed: str = ""
    leader_dead: bool = False
    lost: int = 0  # armies of the active empire lost in battle
    fleets: set[str] = field(default_factory=set)
    sailed: set[str] = field(default_factory=set)  # seas whose fleet has an army of the active empire


class Reference:
    """One game, from the deal to the result."""

    def __init__(
        self,
        content: Record,
        options: dict[str, str],
        seats: int,
        draw: Callable[[str, list[str]], str],
    ) -> None:
        self.content = content
        self.options = DEFAULTS | options
        self.seats = range(1, seats + 1)
        self.draw = draw
        self._read_board()
        self.events: dict[str, Record] = {record["id"]: record for record in content["event"]}
        self.empires: dict[str, Record] = {record["id"]: record for record in content["empire"]}

        self.epoch = 0
        self.armies: dict[str, Army] = {}
        self.cities: dict[str, str] = {}  # land -> "capital" or "city"
        self.forts: set[str] = set()
        self.monuments: set[str] = set()
        self.navies: dict[str, Navy] = {}
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.order: list[int] = []  # in which the seats draw empires
        self.drawn: str | None = None  # the card a drawer is looking at
        self.held: dict[int, str] = {}  # the empire of each seat in this epoch
        self.past: dict[int, list[str]] = {seat: [] for seat in self.seats}  # empires, this epoch's included
        self.markers = dict.fromkeys(self.seats, 0)  # taken, face down
        self.scores = {seat: dict.fromkeys(CATEGORIES, 0) for seat in self.seats}
        self.turn: Turn | None = None
        self.force: Force | None = None  # the force that is expanding
        self.result: tuple[str, list[int]] | None = None  # what decided, and who won
        self.question: Question | None = None
        self.follow(self._whole_game())

    def _read_board(self) -> None:
        """The lands, waters and what lies between them, as the options have it (A02, A03, A43)."""
        content = self.content
        self.lands: dict[str, Record] = {
            record["id"]: record
            for record in content["land"]
            if not (record.get("filler", False) and self.options["polynesia"] == "out")
        }
        self.areas: dict[str, list[int]] = {record["id"]: record["values"] for record in content["area"]}
        # neighbours[a][b]: the terrain that an attack from a meets in b
        self.neighbours: dict[str, dict[str, str]] = {land: {} for land in self.lands}
        for border in content["border"]:
            first, second = border["lands"]
            if first in self.lands and second in self.lands:
                strait = "strait" if border.get("kind") == "strait" else ""
                self.neighbours[second][first] = strait or border.get("into_first", "")
                self.neighbours[first][second] = strait or border.get("into_second", "")
        self.seas = {record["id"] for record in content["water"] if record["kind"] == "sea"}
        self.coasts = {
            record["id"]: [land for land in record["coasts"] if land in self.lands]
            for record in content["water"]
        }
        for coast in content["coast"]:
            if self.options[coast["option"]] == "all":
                self.coasts[coast["water"]].append(coast["land"])
        self.links: dict[str, set[str]] = {water: set() for water in self.coasts}
        for link in content["link"]:
            if not link.get("option") or self.options[link["option"]] in ("open", "all"):
                first, second = link["waters"]
                self.links[first].add(second)
                self.links[second].add(first)

    # ---- what a player may do

    def follow(self, script: Script) -> None:
        """Let this script decide what happens from now on."""
        self.script = script
        self.question = next(script, None)

    def to_move(self) -> dict[int, str]:
        """The seat that owes a decision and its kind; nobody when the game is over."""
        return {self.question.seat: self.question.kind} if self.question else {}

    def legal(self, seat: int) -> set[str]:
        """Every move open to this seat."""
        return self.question.moves if self.question and self.question.seat == seat else set()

    def play(self, seat: int, move: str) -> None:
        """Answer the question."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play: {move}")
        try:
            self.question = self.script.send(move)
        except StopIteration:
            self.question = None

    # ---- the game

    def _whole_game(self) -> Script:
        """R001, R083, R086: deal, seven epochs, and the result."""
        self._deal()
        self.order = self._first_order()
        while self.epoch < self.content["game"]["epochs"]:
            self.epoch += 1
            if self.epoch > 1:
                self.order = self._next_order()
            yield from self._draw_empires()
            for empire in self._called():
                for seat in self.seats:
                    if self.held[seat] == empire:
                        yield from self._take_turn(seat)
            self._award_marker()
        self._reveal_markers()
        self.result = self._best()

    def _deal(self) -> None:
        """R008, X02, A40: the greater and the lesser events of one seat after the other."""
        setup = self.content["setup"]
        apart = self.options["minors"] == "one_each"
        decks: dict[str, list[str]] = {"greater": [], "lesser": [], "minor": []}
        for event in self.content["event"]:
            deck = "minor" if apart and event["kind"] == "minor_empire" else event["deck"]
            decks[deck] += [event["id"]] * event["copies"]
        for seat in self.seats:
            kinds = ["minor"] if apart else []
            kinds += ["greater"] * (setup["greater_hand"] - len(kinds))
            kinds += ["lesser"] * setup["lesser_hand"]
            for kind in kinds:
                event_id = self.draw(kind, decks[kind])
                decks[kind].remove(event_id)
                self.hands[seat].append(event_id)

    def _first_order(self) -> list[int]:
        """R011, A08: the highest roll begins, then clockwise; those who tie for it roll again."""
        rolling = list(self.seats)
        while len(rolling) > 1:
            rolls = {seat: sum(self._roll(self.content["setup"]["draw_dice"])) for seat in rolling}
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        first = rolling[0]
        return [*range(first, len(self.seats) + 1), *range(1, first)]

    def _next_order(self) -> list[int]:
        """R018, R019, R020: least points, then the weaker empire, then the earlier one."""

        def rank(seat: int) -> tuple[int, int, int]:
            last = self.empires[self.past[seat][-1]]
            return self.total(seat), last["strength"], last["order"]

        return sorted(self.seats, key=rank)

    def _called(self) -> list[str]:
        """R021: the empires of this epoch in the order of their turns."""
        cards = [record for record in self.empires.values() if record["epoch"] == self.epoch]
        return [record["id"] for record in sorted(cards, key=lambda record: int(record["order"]))]

    def _draw_empires(self) -> Script:
        """R012 to R017: draw a card, keep it or give it away; the last card goes by itself."""
        deck = self._called()
        self.held = {}
        for drawer in self.order:
            self.drawn = self.draw("empire", deck)
            deck.remove(self.drawn)
            without = [seat for seat in self.seats if seat not in self.held]
            if len(without) == 1:
                receiver = without[0]
            else:
                gifts = {f"give empire to seat {seat}": seat for seat in without if seat != drawer}
                keeping = {"keep empire": drawer} if drawer in without else {}
                choices = gifts | keeping
                receiver = choices[(yield Question(drawer, "empire", set(choices)))]
            self.held[receiver] = self.drawn
            self.drawn = None
        for seat in self.seats:
            self.past[seat].append(self.held[seat])

    def _award_marker(self) -> None:
        """R083, R084, A36, X01: a marker, unseen, for a sole leader."""
        best = max(self.total(seat) for seat in self.seats)
        leaders = [seat for seat in self.seats if self.total(seat) == best]
        if self.options["markers"] == "yes" and len(leaders) == 1:
            self.markers[leaders[0]] += 1

    def _reveal_markers(self) -> None:
        """R086: from the last place upward."""
        pile = [str(value) for value in self.content["game"]["markers"]]
        for seat in sorted(self.seats, key=self.total):
            for _ in range(self.markers[seat]):
                value = self.draw("marker", pile)
                pile.remove(value)
                self.scores[seat]["markers"] += int(value)

    def _best(self) -> tuple[str, list[int]]:
        """R087 to R090, A35: most points, least strength, most from markers, least strength at the end."""
        ranks: dict[int, tuple[int, int, int, int]] = {}
        for seat in self.seats:
            strengths = [self.empires[empire]["strength"] for empire in self.past[seat]]
            ranks[seat] = (-self.total(seat), sum(strengths), -self.scores[seat]["markers"], strengths[-1])
        first, second = sorted(ranks.values())[:2]
        winners = [seat for seat in self.seats if ranks[seat] == first]
        for decided, mine, theirs in zip(TIE_BREAKS, first, second, strict=True):
            if mine != theirs:
                return decided, winners
        return "shared", winners

    def total(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.scores[seat].values())

    # ---- a turn

    def _take_turn(self, seat: int) -> Script:
        """R022, A15: events, then the empire or its two halves, then monuments and points."""
        card = self.empires[self.held[seat]]
        turn = self.turn = Turn(seat, card)
        parts = card.get("parts") or [card]
        forces = [
            Force(seat, card["id"], part=number, active=True, pool=part["strength"], fleets=turn.fleets)
            for number, part in enumerate(parts)
        ]
        self.force = forces[0]
        yield from self._play_events(turn)
        yield from self._place_fleets(turn, forces[0])
        if self._has("reallocation"):
            yield from self._exchange(turn)
        for force, part in zip(forces, parts, strict=True):
            self.force = force
            self._start(force, part["start"], card.get("capital", False))
            yield from self._expand(force)
        for force, part in zip(forces, parts, strict=True):
            yield from self._build_monuments(force, part["start"])
        self._score(seat)
        self.turn = self.force = None

    def _has(self, kind: str) -> Record | None:
        """The event of this kind that was played this turn."""
        assert self.turn is not None
        for event in self.turn.played:
            if self.events[event]["kind"] == kind:
                return self.events[event]
        return None

    def _start(self, force: Force, land: str, capital: bool) -> None:
        """R040, R041, A14: the first army takes the start land, whoever is there."""
        self.forts.discard(land)
        force.pool -= 1
        self._enter(force, land)
        if capital:
            self.cities[land] = "capital"

    # ---- fleets

    def _granted(self, navigation: Iterable[str]) -> set[str]:
        """R038, R039, A06: the waters named, and from an ocean every sea that is reached through seas."""
        handle = set(navigation)
        border = [water for water in handle if water not in self.seas]
        while border:
            for water in self.links[border.pop()] & self.seas - handle:
                handle.add(water)
                border.append(water)
        return handle

    def _place_fleets(self, turn: Turn, force: Force) -> Script:
        """R038, V06, X06, X07, X08: fleets of the card and of Astronomy; seas of others are fought for."""
        wanted = self._granted(turn.card.get("navigation", []))
        if turn.astronomy:
            wanted.add(turn.astronomy)
        while self.navies and len(wanted | set(self.navies)) > self.content["game"]["fleets"]:
            oldest = min(navy.epoch for navy in self.navies.values())
            choices = {f"scrap {sea}": sea for sea, navy in self.navies.items() if navy.epoch == oldest}
            if len(choices) == 1:
                scrapped = next(iter(choices.values()))
            else:
                scrapped = choices[(yield Question(turn.seat, "scrap", set(choices)))]
            del self.navies[scrapped]
        contested = {sea for sea in wanted & set(self.navies) if self.navies[sea].seat != turn.seat}
        turn.fleets |= wanted - contested
        while contested and force.pool > 1:  # the last army must stand in the start land
            move = yield Question(turn.seat, "sail", {"done"} | {f"sail {sea}" for sea in contested})
            if move == "done":
                return
            sea = move.split()[1]
            if self._sea_battle(turn, force, sea):
                contested.remove(sea)

    def _sea_battle(self, turn: Turn, force: Force, sea: str) -> bool:
        """X06: two dice against one and no bonus; whether the sea gets a fleet of the active empire."""
        battle = self.content["battle"]
        force.pool -= 1
        attack = max(self._roll(battle["attacker_dice"]))
        defence = max(self._roll(battle["defender_dice"]))
        if attack <= defence:
            turn.lost += 1
        if attack < defence:
            return False
        del self.navies[sea]
        turn.fleets.add(sea)
        if attack > defence:
            self._embark(turn, sea)
        return True

    def _embark(self, turn: Turn, sea: str) -> None:
        """X04: an army of the active empire on its fleet."""
        self.navies[sea] = Navy(turn.seat, turn.card["id"], self.epoch)
        turn.sailed.add(sea)

    def _exchange(self, turn: Turn) -> Script:
        """V03: fleets become coins, one by one; a fleet with an army of this turn stays."""
        while turn.fleets - turn.sailed:
            moves = {f"exchange {water}" for water in turn.fleets - turn.sailed}
            move = yield Question(turn.seat, "exchange", moves | {"done"})
            if move == "done":
                return
            turn.fleets.remove(move.split()[1])
            turn.coins += 1

    # ---- expansion

    def _held_by(self, force: Force) -> set[str]:
        """The lands in which this very force has armies."""
        return {land for land, army in self.armies.items() if self._same(force, army)}

    def _same(self, force: Force, army: Army) -> bool:
        return (army.seat, army.origin, army.part) == (force.seat, force.origin, force.part)

    def _overseas(self, force: Force) -> set[str]:
        """R046, A07: the coasts that are reached over the force's fleets."""
        held = self._held_by(force)
        reached = {water for water in force.fleets if held & set(self.coasts[water]) or water == force.base}
        border = list(reached)
        while border:
            for water in self.links[border.pop()] & force.fleets - reached:
                reached.add(water)
                border.append(water)
        return {land for water in reached for land in self.coasts[water]}

    def _bordering(self, force: Force) -> set[str]:
        """R042: the lands that have a border with a land of the force."""
        return {land for source in self._held_by(force) for land in self.neighbours[source]}

    def _expand(self, force: Force) -> Script:
        """R042 to R053: place armies and forts until the player has done; armies not used are lost."""
        while True:
            move = yield Question(force.seat, "expand", self._expansions(force))
            verb, *rest = move.split()
            if verb == "done":
                force.pool = force.allied = 0
                return
            if verb == "fort":
                self._build_fort(force, rest[0], with_coin=rest[1:] == ["for", "coin"])
            elif verb == "embark":
                assert self.turn is not None
                force.pool -= 1
                self._embark(self.turn, rest[0])
            elif verb == "expand":
                self._march(force, rest[0])
            else:
                yield from self._attack(force, rest[0])

    def _expansions(self, force: Force) -> set[str]:
        """What an expanding force may do."""
        moves = {"done"} | self._fort_moves(force) | self._embarkations(force)
        bordering, overseas = self._bordering(force), self._overseas(force)
        for land in self.lands:
            if self.lands[land].get("barren"):  # R044
                continue
            army = self.armies.get(land)
            if army is not None and self._same(force, army):
                if force.pool and self._has_room(land):
                    moves.add(f"expand {land}")
                continue
            if land not in bordering and land not in overseas:
                continue
            way = "" if land in bordering else " by sea"
            if army is None:
                if force.pool or force.allied:
                    moves.add(f"expand {land}{way}")
            elif force.pool:
                verb = "expand" if army.seat == force.seat else "attack"
                moves.add(f"{verb} {land}{way}")
        return moves

    def _has_room(self, land: str) -> bool:
        """R043, X03: may one more army or fort stand with the armies in this land?"""
        pieces = self.armies[land].count + (land in self.forts)
        return self.options["stacking"] == "three" and pieces < MAX_IN_A_LAND

    def _fort_moves(self, force: Force) -> set[str]:
        """R035, R047, R049, V11, V14, X03: forts for armies, from Engineering or for coins."""
        moves: set[str] = set()
        if force.base:
            return moves
        for land in self._held_by(force) - self.forts:
            if self.options["stacking"] == "three" and not self._has_room(land):
                continue
            if force.pool or (force.active and self.turn is not None and self.turn.forts):
                moves.add(f"fort {land}")
            if force.active and self.turn is not None and self.turn.coins + self.turn.allied_coins:
                moves.add(f"fort {land} for coin")
        return moves

    def _build_fort(self, force: Force, land: str, with_coin: bool) -> None:
        """R035, R047, V05, V14: an Allies coin goes before another, a fort of Engineering before an army."""
        turn = self.turn
        assert turn is not None
        if with_coin and turn.allied_coins:
            turn.allied_coins -= 1
        elif with_coin:
            turn.coins -= 1
        elif force.active and turn.forts:
            turn.forts -= 1
        else:
            force.pool -= 1
        self.forts.add(land)

    def _embarkations(self, force: Force) -> set[str]:
        """X04: seas with a fleet of the active empire and no army of it yet."""
        if not (force.active and force.pool and self.options["navies"] == "stay"):
            return set()
        assert self.turn is not None
        return {f"embark {sea}" for sea in force.fleets & self.seas - self.turn.sailed}

    def _march(self, force: Force, land: str) -> None:
        """R042, R045, V05: enter without battle; an army that Allies brought back goes first, if it may."""
        if force.allied and land not in self.armies:
            force.allied -= 1
        else:
            force.pool -= 1
        self._enter(force, land)

    def _enter(self, force: Force, land: str) -> None:
        """R045, R065 to R068, A13: an army comes to stand in a land that no enemy holds any more."""
        army = self.armies.get(land)
        if army is not None and self._same(force, army):
            army.count += 1
            return
        if army is None or army.seat != force.seat:
            self._degrade(land)
        self.armies[land] = Army(force.seat, force.origin, force.part)
        if land == force.prize:
            self.cities.setdefault(land, "city")
            self.forts.add(land)

    def _degrade(self, land: str) -> None:
        """R065, R066: a capital becomes a city, a city is gone."""
        if self.cities.pop(land, "") == "capital":
            self.cities[land] = "city"

    # ---- battle

    def _attack(self, force: Force, land: str) -> Script:
        """R050 to R063, V26, A27: an army from the pool against the armies in a land."""
        turn = self.turn
        assert turn is not None
        force.pool -= 1
        if force.active and turn.betrayed == land:
            turn.betrayed = ""
            self.forts.discard(land)
            del self.armies[land]
            self._enter(force, land)
        elif self._fight(force, land, self._defender_dice(force, land)):
            self._enter(force, land)
        elif force.active:
            turn.lost += 1
            yield from self._recover(turn, force)

    def _defender_dice(self, force: Force, land: str) -> int:
        """R055 to R060, V11, V15, V21, A10, A11, A42: the way in that gives the defender the fewest dice."""
        battle = self.content["battle"]
        ways: list[int] = []
        for source in self._held_by(force) & set(self.neighbours[land]):
            terrain = self.neighbours[source][land]
            easy = not terrain or (force.active and self._expert_in(terrain))
            ways.append(battle["defender_dice"] if easy else battle["difficult_dice"])
        if land in self._overseas(force):
            naval_power = self._has("naval_power") if force.active else None
            if force.base and self.options["crusade"] == "one_die":
                ways.append(battle["defender_dice"])
            else:
                ways.append(naval_power["dice"] if naval_power else battle["fleet_dice"])
        return min(ways)

    def _expert_in(self, terrain: str) -> bool:
        """V15: was an Expert Troops card for this terrain played?"""
        assert self.turn is not None
        return any(self.events[event].get("terrain") == terrain for event in self.turn.played)

    def _fight(self, force: Force, land: str, defender_dice: int) -> bool:
        """R051, R052, R061 to R063, A12, A30, A41: rounds until one side is gone; does the attacker stand?"""
        while land in self.armies:
            attack = self._attack_roll(force, land)
            defence = max(self._roll(defender_dice))
            if land in self.forts:
                defence += self.content["battle"]["fort_bonus"]
            won = attack > defence or (attack == defence and self._wins_ties(force))
            fort_only = land in self.forts and land not in self.cities
            together = fort_only or (land in self.forts and self.options["siegecraft"] == "together")
            if won and force.active and together and self._has("siegecraft"):  # V25
                self.forts.remove(land)
                self._remove_army(land)
            elif won or attack == defence:
                self._remove_fort_or_army(land)
            if not won:
                return False
        return True

    def _attack_roll(self, force: Force, land: str) -> int:
        """R051, R064, V01, V02, V18, V25, A20, A28: the highest die and what is added to it."""
        if not force.active:
            return max(self._roll(force.dice)) + force.bonus
        turn = self.turn
        assert turn is not None
        leader, jihad = self._has("leader"), self._has("jihad")
        dice = self.content["battle"]["attacker_dice"]
        if leader and not turn.leader_dead:
            dice = max(dice, leader["dice"])
        if jihad and turn.lost < 1:
            dice = max(dice, jihad["dice"])
        roll = self._roll(dice)
        if leader and len(roll) == leader["dice"] and len(set(roll)) == 1:
            turn.leader_dead = True
        weaponry, siegecraft = self._has("weaponry"), self._has("siegecraft")
        bonus = weaponry["bonus"] if weaponry else 0
        if siegecraft and (land in self.forts or land in self.cities):
            bonus += siegecraft["bonus"]
        return max(roll) + int(bonus)

    def _wins_ties(self, force: Force) -> bool:
        """V13, V18, A19: Elite Troops until the first army is lost, Jihad until the second."""
        if not force.active or self.turn is None:
            return False
        elite, jihad = self._has("elite_troops"), self._has("jihad")
        return bool((elite and self.turn.lost < 1) or (jihad and self.turn.lost < 2))

    def _recover(self, turn: Turn, force: Force) -> Script:
        """R034, V05: a coin brings the lost army back."""
        moves = {"abandon"}
        if turn.coins:
            moves.add("recover")
        if turn.allied_coins:
            moves.add("recover with allies")
        if len(moves) == 1:
            return
        move = yield Question(turn.seat, "recover", moves)
        if move == "recover":
            turn.coins -= 1
            force.pool += 1
        elif move == "recover with allies":
            turn.allied_coins -= 1
            force.allied += 1

    def _roll(self, dice: int) -> list[int]:
        return [int(self.draw("die", DIE)) for _ in range(dice)]

    def _remove_fort_or_army(self, land: str) -> None:
        """R062, A30: the fort goes first."""
        if land in self.forts:
            self.forts.remove(land)
        else:
            self._remove_army(land)

    def _remove_army(self, land: str) -> None:
        self.armies[land].count -= 1
        if not self.armies[land].count:
            del self.armies[land]

    # ---- events

    def _play_events(self, turn: Turn) -> Script:
        """R023 to R026: at most two, one after the other, each carried out at once."""
        hand = self.hands[turn.seat]
        while hand and len(turn.played) < self.content["setup"]["events_per_turn"]:
            moves = {f"event {event}" for event in hand if self._playable(turn, event)}
            move = yield Question(turn.seat, "events", moves | {"done"})
            if move == "done":
                return
            event = move.split()[1]
            hand.remove(event)
            turn.played.append(event)
            yield from self._carry_out(turn, self.events[event])

    def _playable(self, turn: Turn, event_id: str) -> bool:
        """R024, R026, A21: in its epochs, not twice in a turn, and not when it could do nothing."""
        event = self.events[event_id]
        if self.epoch not in event["epochs"] or event_id in turn.played:
            return False
        match event["kind"]:
            case "engineering":
                return bool(turn.card.get("capital"))
            case "reallocation":
                return bool(turn.card.get("navigation") or turn.astronomy)
            case "astronomy":
                return bool(self._astronomy_seas(turn))
            case "disaster":
                return bool(self.monuments)
            case "plague" | "pestilence" | "famine":
                return bool(self.armies)
            case "black_death":
                return bool(self._area_pairs())
            case "civil_war" | "treachery":
                return bool(self._enemy_lands(turn.seat))
            case "barbarians":
                return bool(self._raid_bases(turn.seat))
            case "migrants":
                return bool(self._vacant(event["area"]))
            case "jewish_revolt":
                army = self.armies.get(event["land"])
                return army is None or army.seat != turn.seat
        return True

    def _carry_out(self, turn: Turn, event: Record) -> Script:
        """V01 to V26: what happens at once. Leader and the like work later, see _has."""
        seat = turn.seat
        match event["kind"]:
            case "population_explosion":
                turn.coins += event["coins"]
            case "allies":
                turn.allied_coins += event["coins"]
            case "civil_service":
                turn.coins += event["coins"]
                turn.coins += event["coins_if_capital"] if turn.card.get("capital") else 0
                turn.coins += event["coins_if_navigation"] if turn.card.get("navigation") else 0
            case "engineering":
                turn.forts += event["forts"]
            case "astronomy":
                moves = {f"fleet {sea}" for sea in self._astronomy_seas(turn)}
                turn.astronomy = (yield Question(seat, "astronomy", moves)).split()[1]
            case "treachery":
                moves = {f"betray {land}" for land in self._enemy_lands(seat)}
                turn.betrayed = (yield Question(seat, "treachery", moves)).split()[1]
            case "minor_empire":
                yield from self._minor_empire(seat, event)
            case "crusade":
                yield from self._crusade(seat, event)
            case "kingdom":
                self._kingdom(seat, event)
            case "migrants":
                yield from self._migrants(seat, event)
            case "barbarians":
                yield from self._barbarians(seat, event)
            case "civil_war":
                yield from self._civil_war(seat, event)
            case "jewish_revolt":
                self._jewish_revolt(seat, event)
            case "disaster":
                yield from self._disaster(seat, event)
            case "famine":
                moves = {f"strike {area}" for area in self.areas if self._armies_in(area)}
                move = yield Question(seat, "famine", moves)
                self._sicken(self._armies_in(move.split()[1]), event["dice"])
            case "black_death":
                moves = {f"strike {first} and {second}" for first, second in self._area_pairs()}
                words = (yield Question(seat, "black_death", moves)).split()
                self._sicken(self._armies_in(words[1], words[3]), event["dice"])
            case "pestilence":
                yield from self._pestilence(seat, event)
            case "plague":
                yield from self._plague(seat, event)

    def _enemy_lands(self, seat: int) -> set[str]:
        """The lands that other players hold."""
        return {land for land, army in self.armies.items() if army.seat != seat}

    def _vacant(self, area: str) -> set[str]:
        """The lands of an area that nobody holds."""
        return {land for land, record in self.lands.items() if record.get("area") == area} - set(self.armies)

    def _astronomy_seas(self, turn: Turn) -> set[str]:
        """V06: a sea that the card does not give anyway."""
        return self.seas - self._granted(turn.card.get("navigation", []))

    def _minor_empire(self, seat: int, event: Record) -> Script:
        """V04, R029 to R031, A37: a whole expansion of its own."""
        force = Force(seat, event["id"], pool=event["strength"])
        force.dice = self.content["battle"]["attacker_dice"]
        force.fleets = self._granted(event.get("navigation", []))
        self._start(force, event["start"], event.get("capital", False))
        yield from self._expand_before(force)

    def _crusade(self, seat: int, event: Record) -> Script:
        """V11: three armies that come from a sea."""
        force = Force(seat, event["id"], pool=event["armies"], bonus=event["bonus"])
        force.dice = self.content["battle"]["attacker_dice"]
        force.fleets = {event["water"]}
        force.base = event["water"]
        force.prize = event["land"]
        yield from self._expand_before(force)

    def _expand_before(self, force: Force) -> Script:
        """R029: an expansion before that of the active empire."""
        active, self.force = self.force, force
        yield from self._expand(force)
        self.force = active

    def _kingdom(self, seat: int, event: Record) -> None:
        """V19, A24: an army and a city in a land; an enemy and his fort go without battle."""
        land = event["land"]
        if land in self._enemy_lands(seat):
            self.forts.discard(land)
        self._enter(Force(seat, event["id"]), land)
        self.cities.setdefault(land, "city")

    def _migrants(self, seat: int, event: Record) -> Script:
        """V20: armies in vacant lands of an area."""
        for _ in range(event["armies"]):
            moves = {f"settle {land}" for land in self._vacant(event["area"])}
            if moves:
                land = (yield Question(seat, "migrants", moves)).split()[1]
                self._enter(Force(seat, event["id"]), land)

    def _raid_targets(self, seat: int, base: str) -> set[str]:
        """V07: enemy-occupied neighbours of a barren land."""
        return self._enemy_lands(seat) & set(self.neighbours[base])

    def _raid_bases(self, seat: int) -> set[str]:
        """V07: barren lands from which a raid finds an enemy."""
        barren = {land for land, record in self.lands.items() if record.get("barren")}
        return {land for land in barren if self._raid_targets(seat, land)}

    def _barbarians(self, seat: int, event: Record) -> Script:
        """V07, A23: attack after attack from a barren land until one army is lost or no enemy is left."""
        battle = self.content["battle"]
        force = Force(seat, event["id"], dice=battle["attacker_dice"])
        moves = {f"raid from {land}" for land in self._raid_bases(seat)}
        base = (yield Question(seat, "barbarians", moves)).split()[2]
        while targets := self._raid_targets(seat, base):
            moves = {f"attack {land}" for land in targets}
            land = (yield Question(seat, "raid", moves)).split()[1]
            difficult = self.neighbours[base][land]
            if not self._fight(force, land, battle["difficult_dice" if difficult else "defender_dice"]):
                return
            self._enter(force, land)

    def _civil_war(self, seat: int, event: Record) -> Script:
        """V10, A24: armies in lands of one enemy empire; then they fight, terrain or not."""
        battle = self.content["battle"]
        force = Force(seat, event["id"], dice=battle["attacker_dice"])
        chosen: list[str] = []
        candidates = self._enemy_lands(seat)
        for _ in range(event["armies"]):
            if candidates:
                moves = {f"revolt {land}" for land in candidates}
                land = (yield Question(seat, "civil_war", moves)).split()[1]
                chosen.append(land)
                empire = self.armies[land].seat, self.armies[land].origin
                candidates = {
                    other
                    for other, army in self.armies.items()
                    if (army.seat, army.origin) == empire and other not in chosen
                }
        for land in chosen:
            if self._fight(force, land, battle["defender_dice"]):
                self._enter(force, land)

    def _jewish_revolt(self, seat: int, event: Record) -> None:
        """V17, A24: an army attacks in Palestine, terrain or not, or finds it empty."""
        force = Force(seat, event["id"], dice=event["dice"])
        if self._fight(force, event["land"], self.content["battle"]["defender_dice"]):
            self._enter(force, event["land"])

    def _disaster(self, seat: int, event: Record) -> Script:
        """V12: a land with a monument, and another if the player wants."""
        for number in range(event["lands"]):
            moves = {f"ruin {land}" for land in self.monuments}
            if not moves:
                return
            move = yield Question(seat, "disaster", moves | {"done"} if number else moves)
            if move == "done":
                return
            land = move.split()[1]
            self.monuments.remove(land)
            self.forts.discard(land)
            self._degrade(land)

    def _armies_in(self, *areas: str) -> list[str]:
        """The occupied lands of some areas, in the order of the content."""
        return [land for land in self.lands if land in self.armies and self.lands[land].get("area") in areas]

    def _area_pairs(self) -> list[tuple[str, str]]:
        """V08, A26: two areas that touch, with an army in them, in the order of the content."""
        touching = {
            (self.lands[land].get("area"), self.lands[other].get("area"))
            for land in self.lands
            for other in self.neighbours[land]
        }
        order = list(self.areas)
        return [
            (first, second)
            for number, first in enumerate(order)
            for second in order[number + 1 :]
            if (first, second) in touching and self._armies_in(first, second)
        ]

    def _sicken(self, lands: Iterable[str], dice: int) -> None:
        """V08, V16, V22, V23, A25, A45: dice for each army; a 1 removes it, the last with the fort."""
        for land in lands:
            for _ in range(self.armies[land].count):
                if 1 in self._roll(dice):
                    self._remove_army(land)
                    if land not in self.armies:
                        self.forts.discard(land)

    def _pestilence(self, seat: int, event: Record) -> Script:
        """V22: one land, and all around it."""
        near = {
            land
            for land in self.lands
            if not self.lands[land].get("barren") and {land, *self.neighbours[land]} & set(self.armies)
        }
        centre = (yield Question(seat, "pestilence", {f"infect {land}" for land in near})).split()[1]
        if centre in self.armies:
            self._sicken([centre], event["dice"])
        around = [land for land in self.lands if land in self.neighbours[centre] and land in self.armies]
        self._sicken(around, event["dice_adjacent"])

    def _plague(self, seat: int, event: Record) -> Script:
        """V23: a land, and on from there to a neighbour as long as none survive."""
        move = yield Question(seat, "plague", {f"infect {land}" for land in self.armies})
        land, dice = move.split()[1], event["dice"]
        while True:
            self._sicken([land], dice)
            next_lands = set(self.neighbours[land]) & set(self.armies)
            if land in self.armies or not next_lands:
                return
            move = yield Question(seat, "spread", {f"infect {other}" for other in next_lands})
            land, dice = move.split()[1], event["dice_next"]

    # ---- monuments and points

    def _build_monuments(self, force: Force, start: str) -> Script:
        """R070 to R073, A15 to A17: one after the other, each in the best kind of place that is left."""
        assert self.turn is not None
        card = self.turn.card
        held = self._held_by(force)
        resources = {land for land in held if self.lands[land].get("resource")}
        each = card.get("resources_per_monument", self.content["scoring"]["resources_per_monument"])
        capital = {start} if card.get("capital") and self.cities.get(start) == "capital" else set()
        for _ in range(len(resources) // each):
            for sites in (capital & held, held & set(self.cities), resources):
                free = sites - self.monuments
                if free:
                    break
            else:
                return
            if len(free) == 1:
                site = next(iter(free))
            else:
                moves = {f"monument {land}" for land in free}
                site = (yield Question(force.seat, "monument", moves)).split()[1]
            self.monuments.add(site)

    def _score(self, seat: int) -> None:
        """R075 to R081, X05: the points of a turn."""
        for category, points in self.points(seat).items():
            self.scores[seat][category] += points

    def points(self, seat: int) -> dict[str, int]:
        """R076 to R081, A29, A34, X05: what a seat would score now, by category."""
        scoring = self.content["scoring"]
        points = dict.fromkeys(CATEGORIES, 0)
        for area, values in self.areas.items():
            lands = [self.armies[land].seat for land in self._armies_in(area)]
            own = lands.count(seat)
            most = max(lands.count(other) for other in self.seats if other != seat)
            level = 0
            if own >= scoring["presence"]["armies"]:
                level = scoring["presence"]["times"]
            if own >= scoring["dominance"]["armies"] and own > most:
                level = scoring["dominance"]["times"]
            if own >= scoring["control"]["armies"] and most == 0:
                level = scoring["control"]["times"]
            points["areas"] += level * values[self.epoch - 1]
        for land, army in self.armies.items():
            if army.seat == seat:
                points["capitals"] += scoring["capital"] * (self.cities.get(land) == "capital")
                points["cities"] += scoring["city"] * (self.cities.get(land) == "city")
                points["monuments"] += scoring["monument"] * (land in self.monuments)
        points["seas"] = scoring["sea"] * sum(navy.seat == seat for navy in self.navies.values())
        return points

    # ---- telling

    def state(self) -> dict[str, Any]:
        """The whole position as plain data; `turn` is None between turns, `fleets` are those in use."""
        turn, force = self.turn, self.force
        in_use = self.question is not None and self.question.kind in ("exchange", "expand", "recover")
        return {
            "epoch": self.epoch,
            "order": self.order,
            "drawn": self.drawn,
            "empires": self.held,
            "armies": {land: (army.seat, army.origin, army.count) for land, army in self.armies.items()},
            "cities": self.cities,
            "forts": self.forts,
            "monuments": self.monuments,
            "navies": {sea: (navy.seat, navy.origin) for sea, navy in self.navies.items()},
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "markers": self.markers,
            "scores": self.scores,
            "turn": turn and (turn.seat, turn.played, turn.coins, turn.allied_coins, turn.forts, turn.lost),
            "pools": force and (force.pool, force.allied),
            "fleets": force.fleets if force and in_use else set(),
            "result": self.result,
        }
