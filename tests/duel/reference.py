"""A slow and plain reading of the rules of 7 Wonders Duel, to hold the fast engine against.

R1 to R65 are the numbered rulings. Seats are 1 and 2 everywhere. Slots are numbered from 0 in reading order.
Nothing is drawn before it is seen: every outcome of chance comes from the `draw` function given at the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from itertools import combinations, product
from typing import Any

SEATS = (1, 2)
CATEGORIES = ("blue", "green", "yellow", "purple", "wonders", "tokens", "military", "coins")
BONUSES = (
    "fewer_resources_wonder",  # Architecture
    "fewer_resources_blue",  # Masonry
    "takes_trade_coins",  # Economy
    "points_per_token",  # Mathematics
    "extra_shields_red",  # Strategy
    "extra_turn_wonders",  # Theology
    "gain_per_chain",  # Urbanism
)


def other(seat: int) -> int:
    """The opponent's seat."""
    return 3 - seat


@dataclass(frozen=True)
class Piece:
    """A card, a wonder or a progress token as printed; what it lacks is 0, empty or False."""

    id: str
    age: int = 0
    colour: str = ""  # of a card; "" for a wonder or a token
    cost_coins: int = 0
    cost_units: list[str] = field(default_factory=list)  # an entry for each unit: ["wood", "wood", "glass"]
    makes: dict[str, int] = field(default_factory=dict)
    choice: list[str] = field(default_factory=list)
    trade: list[str] = field(default_factory=list)
    points: int = 0
    shields: int = 0
    science: str = ""
    chain_out: str = ""
    chain_in: str = ""
    gain: int = 0
    gain_kind: str = ""  # coins once for each own item of this kind
    gain_each: int = 0
    guild_count: str = ""
    guild_coins: int = 0
    guild_points: int = 0
    opponent_loses: int = 0
    extra_turn: bool = False
    destroy: str = ""
    tokens_drawn: int = 0
    build_from_discard: bool = False
    bonus: dict[str, int] = field(default_factory=dict)  # lasting effects of a token, see BONUSES


def read_piece(record: dict[str, Any]) -> Piece:
    """One record of the figures as a Piece: cost, gain_per and guild are taken apart, the rest is copied."""
    cost = record.get("cost", {})
    gain_per = record.get("gain_per", {})
    guild = record.get("guild", {})
    names = {one.name for one in fields(Piece)}
    return Piece(
        cost_coins=cost.get("coins", 0),
        cost_units=[resource for resource, n in cost.items() if resource != "coins" for _ in range(n)],
        gain_kind=gain_per.get("kind", ""),
        gain_each=gain_per.get("coins", 0),
        guild_count=guild.get("count", ""),
        guild_coins=guild.get("coins", 0),
        guild_points=guild.get("points", 0),
        bonus={name: int(record.get(name, 0)) for name in BONUSES},
        **{key: value for key, value in record.items() if key in names},
    )


@dataclass
class City:
    """All that one player has."""

    coins: int
    cards: set[str] = field(default_factory=set)
    wonders: set[str] = field(default_factory=set)  # built
    unbuilt: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)


@dataclass
class Slot:
    """A place in the structure. `card` is None as long as it lies face down."""

    row: int
    col: int
    face_down: bool
    guild: bool = False
    card: str | None = None
    gone: bool = False


class ReferenceGame:
    """One game, from the first lot to the result."""

    def __init__(
        self, content: dict[str, Any], options: dict[str, str], draw: Callable[[str, list[str]], str]
    ) -> None:
        """R5, R65: the board, the box and the coins at the start; then the wonders, or the bids first."""
        self.content = content
        self.options = {"wonders": "draft", "middle": "chooses", "first": "random"} | options
        self.draw = draw
        self.cards = {record["id"]: read_piece(record) for record in content["card"]}
        self.wonders = {record["id"]: read_piece(record) for record in content["wonder"]}
        self.tokens = {record["id"]: read_piece(record) for record in content["token"]}

        self.over = False
        self.result: tuple[str, int | None] | None = None
        self.cities = {seat: City(content["setup"]["start_coins"]) for seat in SEATS}
        self.waiting: dict[int, str] = {}  # seat -> the decision it owes
        self.bids: dict[int, int] = {}
        self.first: int | None = None
        self.offer: set[str] = set()  # wonders on the table during the draft
        self.draft_seats: list[int] = []  # who picks, this group, from now on
        self.draft_group = 0
        self.unseen_wonders = set(self.wonders)
        self.unseen_cards = set(self.cards)
        self.board: set[str] = set()
        self.tables = set(self.tokens)
        self.drawn_tokens: set[str] = set()  # shown by the Great Library
        self.discard: set[str] = set()
        self.pawn = 0  # positive: seat 1 leads
        zones = content["military"]["zones"]
        self.loot: dict[int, list[int]] = {s: [z["loot"] for z in zones if z["loot"]] for s in SEATS}
        self.age = 0
        self.slots: list[Slot] = []
        self.active = 0  # whose turn it is
        self.extra_turn = False
        self.targets: set[str] = set()  # cards that the wonder just built may destroy

        if self.options["first"] == "random":
            self.first = int(self.draw("first", ["1", "2"]))
        elif self.options["first"] == "seat1":
            self.first = 1
        for _ in range(content["setup"]["tokens_on_board"]):
            token = self.draw("token", sorted(self.tables))
            self.tables.remove(token)
            self.board.add(token)
        if self.first is None:
            self.waiting = dict.fromkeys(SEATS, "bid")
        else:
            self._hand_out_wonders()

    # ---- what a player may do

    def to_move(self) -> set[int]:
        """The seats that owe a decision; nobody when the game is over."""
        return set(self.waiting)

    def decision(self, seat: int) -> str:
        """The kind of decision this seat owes."""
        if seat not in self.waiting:
            raise ValueError(f"seat {seat} owes no decision")
        return self.waiting[seat]

    def legal(self, seat: int) -> set[str]:
        """R7, R30, R44, R45, R48, R10: every move open to this seat."""
        if seat not in self.waiting:
            return set()
        kind = self.waiting[seat]
        if kind == "turn":
            return self._turn_moves(seat)
        choices = {
            "bid": {f"bid {coins}" for coins in range(self.cities[seat].coins + 1)},
            "draft": {f"pick {wonder}" for wonder in self.offer},
            "token": {f"take {token}" for token in self.board},
            "library": {f"keep {token}" for token in self.drawn_tokens},
            "mausoleum": {f"revive {card}" for card in self.discard},
            "destroy": {f"destroy {card}" for card in self.targets},
            "starter": {f"begin seat {begins}" for begins in SEATS},
        }
        return choices[kind]

    def _turn_moves(self, seat: int) -> set[str]:
        """R7, R42, R43: build, discard, or a wonder of one's own with any accessible card."""
        city = self.cities[seat]
        wonders_left = self._wonders_built() < self.content["limits"]["wonders_built"]
        payable = {w for w in city.unbuilt if wonders_left and self.price(seat, w) <= city.coins}
        moves: set[str] = set()
        for slot in self.slots:
            if slot.card is None or not self._accessible(slot):
                continue
            moves.add(f"discard {slot.card}")
            if self.price(seat, slot.card) <= city.coins:
                moves.add(f"build {slot.card}")
            for wonder in payable:
                moves.add(f"wonder {wonder} with {slot.card}")
        return moves

    def play(self, seat: int, move: str) -> None:
        """Carry out one move; when nobody owes an answer to it any more, the turn ends (R9, R12)."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play: {move}")
        kind = self.waiting.pop(seat)
        words = move.split()
        if kind == "bid":
            self._bid(seat, int(words[1]))
        elif kind == "draft":
            self._pick(seat, words[1])
        elif kind == "starter":
            self._start_turn(int(words[2]))
        else:
            if kind == "turn":
                self._play_card(seat, words)
            elif kind == "token":
                self.board.remove(words[1])
                self._receive_token(seat, words[1])
            elif kind == "library":
                self.drawn_tokens = set()
                self.tables.remove(words[1])
                self._receive_token(seat, words[1])
            elif kind == "mausoleum":
                self.discard.remove(words[1])
                self._card_stands(seat, words[1])
            else:
                self.cities[other(seat)].cards.remove(words[1])
                self.discard.add(words[1])
            if not self.over and not self.waiting:
                self._end_turn()

    # ---- before the first age

    def _bid(self, seat: int, coins: int) -> None:
        """Option `first` = bid: the higher bid pays and is first player; a lot decides between equal bids."""
        self.bids[seat] = coins
        if self.waiting:
            return
        if self.bids[1] == self.bids[2]:
            self.first = int(self.draw("first", ["1", "2"]))
        else:
            self.first = 1 if self.bids[1] > self.bids[2] else 2
        self.cities[self.first].coins -= self.bids[self.first]
        self._hand_out_wonders()

    def _hand_out_wonders(self) -> None:
        """Option `wonders`: the fixed sets, or the draft of R1."""
        assert self.first is not None
        if self.options["wonders"] == "fixed":
            fixed = self.content["setup"]["fixed_wonders"]
            self.cities[self.first].unbuilt = set(fixed["first"])
            self.cities[other(self.first)].unbuilt = set(fixed["second"])
            self._lay_age(1)
            self._start_turn(self.first)
        else:
            self._lay_wonders()

    def _lay_wonders(self) -> None:
        """R1, R2: lay the next four wonders and note who picks in which order."""
        assert self.first is not None
        order = self.content["setup"]["draft_order"][self.draft_group]
        self.draft_seats = [self.first if n == 1 else other(self.first) for n in order]
        for _ in order:
            wonder = self.draw("wonder", sorted(self.unseen_wonders))
            self.unseen_wonders.remove(wonder)
            self.offer.add(wonder)
        self.waiting = {self.draft_seats[0]: "draft"}

    def _pick(self, seat: int, wonder: str) -> None:
        """R1, R3: take a wonder; the last of a group goes by itself; then the next group, or age I."""
        assert self.first is not None
        self.offer.remove(wonder)
        self.cities[seat].unbuilt.add(wonder)
        self.draft_seats.pop(0)
        if len(self.offer) > 1:
            self.waiting = {self.draft_seats[0]: "draft"}
            return
        self.cities[self.draft_seats[0]].unbuilt.add(self.offer.pop())
        self.draft_group += 1
        if self.draft_group < len(self.content["setup"]["draft_order"]):
            self._lay_wonders()
        else:
            self._lay_age(1)
            self._start_turn(self.first)

    # ---- ages, structure and turns

    def _lay_age(self, age: int) -> None:
        """R4, R6: lay the structure; places of guilds first, then only the cards that lie face up."""
        self.age = age
        self.slots = []
        for row, columns in enumerate(self.content["structure"][str(age)]["rows"]):
            for col in columns:
                self.slots.append(Slot(row, col, face_down=row % 2 == 1))
        if age == 3:
            for _ in range(self.content["setup"]["guilds_in_age3"]):
                free = [str(number) for number, slot in enumerate(self.slots) if not slot.guild]
                self.slots[int(self.draw("guild_place", free))].guild = True
        for slot in self.slots:
            if not slot.face_down:
                self._turn_up(slot)

    def _turn_up(self, slot: Slot) -> None:
        """R4, R6: draw the card of a slot, among the guilds or among the other cards of the age."""
        candidates = [
            card
            for card in self.unseen_cards
            if self.cards[card].age == self.age and (self.cards[card].colour == "purple") == slot.guild
        ]
        slot.card = self.draw("card", sorted(candidates))
        slot.face_down = False
        self.unseen_cards.remove(slot.card)

    def _accessible(self, slot: Slot) -> bool:
        """R8: still there, and no card of the next row one half card to either side is left."""
        if slot.gone:
            return False
        for above in self.slots:
            if not above.gone and above.row == slot.row + 1 and abs(above.col - slot.col) == 1:
                return False
        return True

    def _start_turn(self, seat: int) -> None:
        """R7: this seat must play a card."""
        self.active = seat
        self.extra_turn = False
        self.waiting = {seat: "turn"}

    def _end_turn(self) -> None:
        """R8, R9, R11, R13, R14, R15: turn uncovered cards and go on, or end the age."""
        if all(slot.gone for slot in self.slots):
            self._end_age()
            return
        for slot in self.slots:
            if slot.face_down and self._accessible(slot):
                self._turn_up(slot)
        self._start_turn(self.active if self.extra_turn else other(self.active))

    def _end_age(self) -> None:
        """R10, R11: the weaker side chooses who begins; in the middle the player of the last card does."""
        if self.age == 3:
            self._count_points()
            return
        last = self.active
        self._lay_age(self.age + 1)
        if self.pawn == 0 and self.options["middle"] == "begins":
            self._start_turn(last)
        elif self.pawn == 0:
            self.waiting = {last: "starter"}
        else:
            self.waiting = {2 if self.pawn > 0 else 1: "starter"}

    def _play_card(self, seat: int, words: list[str]) -> None:
        """R7, R16, R42, R63: take the card out of the structure and build it, discard it or use it up."""
        card = words[-1]
        for slot in self.slots:
            if slot.card == card:
                slot.gone = True
        city = self.cities[seat]
        if words[0] == "discard":
            yellow = self._count(seat, "yellow")
            city.coins += self.content["trade"]["discard_coins"] + yellow
            self.discard.add(card)
        elif words[0] == "build":
            self._pay(seat, card)
            self._card_stands(seat, card, linked=self._linked(seat, card))
        else:
            self._pay(seat, words[1])
            self._wonder_stands(seat, words[1])

    # ---- price

    def price(self, seat: int, item: str) -> int:
        """R17 to R28: the coins this seat would have to pay now for a card or a wonder."""
        return sum(self._bill(seat, item))

    def _bill(self, seat: int, item: str) -> tuple[int, int]:
        """R28, R35: printed coins, and coins for resources; nothing at all with an owned link."""
        if item in self.wonders:
            piece, drops = self.wonders[item], self._bonus(seat, "fewer_resources_wonder")
        else:
            piece, drops = self.cards[item], 0
            if self._linked(seat, item):
                return 0, 0
            if piece.colour == "blue":
                drops = self._bonus(seat, "fewer_resources_blue")
        return piece.cost_coins, self._cheapest(seat, piece.cost_units, drops)

    def _linked(self, seat: int, card: str) -> bool:
        """R28: whether the city has the link symbol that makes this card free."""
        wanted = self.cards[card].chain_in
        return wanted != "" and any(self.cards[own].chain_out == wanted for own in self.cities[seat].cards)

    def _cheapest(self, seat: int, units: list[str], drops: int) -> int:
        """R18, R19, R22, R23, R35: try every set of dropped units with every use of the choice sources."""
        makes = self._makes(seat)
        unit_price = {resource: self._unit_price(seat, resource) for resource in set(units)}
        sources = [piece.choice for piece in self._standing(seat) if piece.choice]
        best: int | None = None
        for size in range(min(drops, len(units)) + 1):
            for dropped in combinations(range(len(units)), size):
                needed = Counter(unit for place, unit in enumerate(units) if place not in dropped)
                for chosen in product(*sources):
                    have = makes + Counter(chosen)
                    total = 0
                    for resource, number in needed.items():
                        total += max(0, number - have[resource]) * unit_price[resource]
                    if best is None or total < best:
                        best = total
        assert best is not None
        return best

    def _makes(self, seat: int) -> Counter[str]:
        """R17: units on the brown and grey cards of a city; a double card counts twice."""
        made: Counter[str] = Counter()
        for card in self.cities[seat].cards:
            if self.cards[card].colour in ("brown", "grey"):
                made.update(self.cards[card].makes)
        return made

    def _unit_price(self, seat: int, resource: str) -> int:
        """R17, R20: 2 and the opponent's symbols, or 1 with a reserve or the Customs House."""
        trade = self.content["trade"]
        if any(resource in piece.trade for piece in self._standing(seat)):
            return int(trade["fixed_price"])
        return int(trade["base_price"]) + self._makes(other(seat))[resource]

    def _pay(self, seat: int, item: str) -> None:
        """R21, R27, R33, R34: pay in full; the trade part goes to an opponent with Economy."""
        printed, trade = self._bill(seat, item)
        self.cities[seat].coins -= printed + trade
        if self._bonus(other(seat), "takes_trade_coins"):
            self.cities[other(seat)].coins += trade

    # ---- effects

    def _card_stands(self, seat: int, card: str, linked: bool = False) -> None:
        """R29, R36, R37, R38, R45, R59, R62: a card joins the city, paid, linked or revived."""
        city = self.cities[seat]
        piece = self.cards[card]
        city.cards.add(card)
        if linked:
            city.coins += self._bonus(seat, "gain_per_chain")
        city.coins += piece.gain
        if piece.gain_kind:
            city.coins += piece.gain_each * self._count(seat, piece.gain_kind)
        if piece.guild_count:
            city.coins += piece.guild_coins * self._most(piece.guild_count)
        shields = piece.shields
        if piece.colour == "red":
            shields += self._bonus(seat, "extra_shields_red")
        self._march(seat, shields)
        if self.over or not piece.science:
            return
        self._check_science(seat)
        same = [own for own in city.cards if self.cards[own].science == piece.science]
        if self.result is None and len(same) == 2 and self.board:  # R30, R31
            self.waiting = {seat: "token"}

    def _wonder_stands(self, seat: int, wonder: str) -> None:
        """R39, R40, R43, R44, R46, R49, R50, R51: a wonder is built."""
        city = self.cities[seat]
        piece = self.wonders[wonder]
        city.unbuilt.remove(wonder)
        city.wonders.add(wonder)
        self.extra_turn = piece.extra_turn or self._bonus(seat, "extra_turn_wonders") > 0
        if self._wonders_built() == self.content["limits"]["wonders_built"]:
            for each in self.cities.values():
                each.unbuilt.clear()
        city.coins += piece.gain
        self._lose_coins(other(seat), piece.opponent_loses)
        self._march(seat, piece.shields)
        if self.over:
            return
        if piece.tokens_drawn:
            for _ in range(min(piece.tokens_drawn, len(self.tables))):
                self.drawn_tokens.add(self.draw("library", sorted(self.tables - self.drawn_tokens)))
            if self.drawn_tokens:
                self.waiting = {seat: "library"}
        if piece.build_from_discard and self.discard:
            self.waiting = {seat: "mausoleum"}
        self.targets = self._cards_of_colour(other(seat), piece.destroy)
        if self.targets:
            self.waiting = {seat: "destroy"}

    def _receive_token(self, seat: int, token: str) -> None:
        """R32, R37, R41: a progress token joins the city; Law may be the sixth symbol."""
        self.cities[seat].tokens.add(token)
        self.cities[seat].coins += self.tokens[token].gain
        if self.tokens[token].science:
            self._check_science(seat)

    def _lose_coins(self, seat: int, coins: int) -> None:
        """R51, R56: lose coins to the bank, never below 0."""
        self.cities[seat].coins = max(0, self.cities[seat].coins - coins)

    def _march(self, seat: int, shields: int) -> None:
        """R52, R53, R54, R55, R58: step by step; a token of the opponent's side works when first reached."""
        military = self.content["military"]
        direction = 1 if seat == 1 else -1
        for _ in range(shields):
            self.pawn += direction
            ahead = self.pawn * direction  # steps beyond the middle, as this seat sees it
            for zone in military["zones"]:
                if ahead == zone["from"] and zone["loot"] in self.loot[seat]:
                    self.loot[seat].remove(zone["loot"])
                    self._lose_coins(other(seat), zone["loot"])
            if ahead == military["capital"]:
                self._finish("military", seat)
                return

    def _check_science(self, seat: int) -> None:
        """R31, R32: six different symbols, Law among them, win at once."""
        symbols = {piece.science for piece in self._standing(seat) + self._tokens_of(seat) if piece.science}
        if len(symbols) >= self.content["limits"]["science_to_win"]:
            self._finish("science", seat)

    # ---- counting

    def _standing(self, seat: int) -> list[Piece]:
        """The cards and built wonders of a city."""
        city = self.cities[seat]
        return [self.cards[c] for c in sorted(city.cards)] + [self.wonders[w] for w in sorted(city.wonders)]

    def _tokens_of(self, seat: int) -> list[Piece]:
        """The progress tokens of a city."""
        return [self.tokens[token] for token in sorted(self.cities[seat].tokens)]

    def _bonus(self, seat: int, name: str) -> int:
        """R33 to R41: what the progress tokens of a city add up to in one respect."""
        return sum(token.bonus[name] for token in self._tokens_of(seat))

    def _cards_of_colour(self, seat: int, colour: str) -> set[str]:
        """The cards of one colour in a city."""
        return {card for card in self.cities[seat].cards if self.cards[card].colour == colour}

    def _wonders_built(self) -> int:
        """R43: wonders built by both players together."""
        return sum(len(city.wonders) for city in self.cities.values())

    def _count(self, seat: int, kind: str) -> int:
        """R60, R61, R62: how many of a kind one city has: a colour, two colours, wonders, sets of coins."""
        if kind == "wonder":
            return len(self.cities[seat].wonders)
        if kind == "coin3":
            return self.cities[seat].coins // 3
        return sum(len(self._cards_of_colour(seat, colour)) for colour in kind.split("+"))

    def _most(self, kind: str) -> int:
        """R59, R60: the number in the city that has most."""
        return max(self._count(seat, kind) for seat in SEATS)

    def score(self, seat: int) -> dict[str, int]:
        """R41, R57, R59, R61, R64: the points as they stand, by category."""
        points = dict.fromkeys(CATEGORIES, 0)
        for card in self.cities[seat].cards:
            piece = self.cards[card]
            if piece.colour == "purple":
                points["purple"] += piece.points + piece.guild_points * self._most(piece.guild_count)
            elif piece.colour in points:
                points[piece.colour] += piece.points
        points["wonders"] = sum(self.wonders[wonder].points for wonder in self.cities[seat].wonders)
        tokens = self._tokens_of(seat)
        points["tokens"] = sum(token.points for token in tokens)
        points["tokens"] += self._bonus(seat, "points_per_token") * len(tokens)
        ahead = self.pawn if seat == 1 else -self.pawn
        for zone in self.content["military"]["zones"]:
            if zone["from"] <= ahead <= zone["to"]:
                points["military"] = zone["points"]
        points["coins"] = self.cities[seat].coins // self.content["scoring"]["coins_per_point"]
        return points

    def _count_points(self) -> None:
        """R64: more points; then more points on blue cards; then the victory is shared."""
        scores = {seat: self.score(seat) for seat in SEATS}
        totals = {seat: sum(scores[seat].values()) for seat in SEATS}
        blues = {seat: scores[seat]["blue"] for seat in SEATS}
        if totals[1] != totals[2]:
            self._finish("civilian", 1 if totals[1] > totals[2] else 2)
        elif blues[1] != blues[2]:
            self._finish("tie_break", 1 if blues[1] > blues[2] else 2)
        else:
            self._finish("draw", None)

    def _finish(self, kind: str, winner: int | None) -> None:
        """R32, R50, R52, R64: the game is over and nobody owes anything."""
        self.over = True
        self.result = (kind, winner)
        self.waiting = {}

    # ---- telling

    def _show(self, slot: Slot) -> str | None:
        """R6: what everybody sees of a slot."""
        if slot.gone:
            return None
        if slot.card is not None:
            return slot.card
        return "guild" if slot.guild else "down"

    def summary(self) -> dict[str, Any]:
        """R16: the whole position as plain data. Lists of two are in seat order.

        `loot` holds, for each seat, the coins of the military tokens that its advance can still take.
        Before age I `age` is 0 and the structure is twenty times None; `first` is None until it is known.
        """
        cities = [self.cities[seat] for seat in SEATS]
        return {
            "coins": [city.coins for city in cities],
            "pawn": self.pawn,
            "age": self.age,
            "structure": [self._show(slot) for slot in self.slots] or [None] * 20,
            "board": sorted(self.board),
            "cards": [sorted(city.cards) for city in cities],
            "wonders": [sorted(city.wonders) for city in cities],
            "unbuilt": [sorted(city.unbuilt) for city in cities],
            "tokens": [sorted(city.tokens) for city in cities],
            "discard": sorted(self.discard),
            "loot": [sorted(self.loot[seat]) for seat in SEATS],
            "first": self.first,
        }
