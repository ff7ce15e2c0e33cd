"""A legal move in words. What stands before the colon is said once for all choices that share it."""

from __future__ import annotations

from collections.abc import Callable

from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.messages import CivilizationView, OddsView, ShopView
from tijdperk.games.civilization.offers import MoveDetail
from tijdperk.games.civilization.terminal.words import AND, Words
from tijdperk.kernel.game import Choice
from tijdperk.kernel.text import Catalogue

PLAIN = {  # moves that name nothing, or nothing that needs to be looked up
    "end moves": "choice-end-moves",
    "end attacks": "choice-end-attacks",
    "end battles": "choice-end-battles",
    "end purchases": "choice-end-purchases",
    "stay out": "choice-stay-out",
    "done": "choice-done",
    "propose": "choice-propose",
    "drop offer": "choice-drop",
}


class Wording:
    """Says the moves of one seat, from its view."""

    def __init__(self, content: Content, texts: Catalogue, view: CivilizationView) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.words = Words(content, texts, view)
        self.shop = {(entry.what, entry.name): entry for entry in view.shop}
        self.technologies = {each.technology: each for each in view.technologies}
        self.offers = {offer.number: offer for offer in view.offers}
        self.verbs: dict[str, Callable[[list[str], MoveDetail], str]] = {
            "settle": self.settle,
            "take": self.take,
            "go": self.go,
            "board": self.board,
            "look": self.place_of,
            "bomb": self.go,
            "fight": self.answer,
            "let": self.answer,
            "attack": self.attack,
            "battle": self.attack,
            "capture": self.capture,
            "support": self.seat,
            "pick": self.pick,
            "leave": self.settlement,
            "learn": self.learn,
            "raise": self.army,
            "place": self.place,
            "grow": self.grow,
            "cheer": self.assign,
            "equip": self.assign,
            "collect": self.collect,
            "buy": self.buy,
            "launch": self.buy,
            "found": self.found,
            "improve": self.improve,
            "build": self.build,
            "sell": self.sell,
            "convert": self.convert,
            "claim": self.claim,
            "announce": self.build,
            "exchange": self.exchange,
            "standing": self.order,
            "deal": self.seat,
            "give": self.good,
            "want": self.good,
            "accept": self.offer,
            "decline": self.offer,
            "counter": self.offer,
            "withdraw": self.offer,
        }

    def choice(self, choice: Choice) -> str:
        if choice.move in PLAIN:
            return self.texts.say(PLAIN[choice.move])
        words = choice.move.split()
        detail = choice.detail if isinstance(choice.detail, MoveDetail) else MoveDetail()
        return self.verbs[words[0]](words, detail)

    # -- areas

    def settle(self, words: list[str], detail: MoveDetail) -> str:
        """A land to start in, with its continent."""
        land = next(land for land in self.content.land if land.id == words[1])
        continent = self.texts.word("continent", land.continent)
        return self.texts.say("choice-settle", area=f"{self.words.area(land.id)} ({continent})")

    def go(self, words: list[str], detail: MoveDetail) -> str:
        """Where something can go, or fall, with who and what is there."""
        return self.texts.say(f"choice-{words[0]}", area=self.known(words[1]))

    def known(self, area: str) -> str:
        """An area with its counter, its settlement, and whoever else is there."""
        found = []
        land = self.words.lands.get(area)
        if land and land.counter:
            found.append(self.words.counter(land.counter))
        if land and land.owner is not None:
            found.append(f"{self.words.size(land.size)}, {self.who(land.owner)}")
        for seat in range(len(self.view.seats)):
            there = self.words.there(area, seat)
            if there and seat != self.view.viewer:
                found.append(f"{self.who(seat)}: {there}")
        name = self.words.area(area)
        return f"{name} ({'; '.join(found)})" if found else name

    def place_of(self, words: list[str], detail: MoveDetail) -> str:
        return self.texts.say(f"choice-{words[0]}", area=self.words.area(words[-1]))

    # -- moving

    def take(self, words: list[str], detail: MoveDetail) -> str:
        say = self.texts.say
        if words[1] == "settlement":
            return self.settlement(words, detail)
        if words[1] == "ship":
            ship = self.words.ships[int(words[2])]
            return say(
                "choice-take-ship",
                unit=self.words.ship(ship),
                area=self.words.in_area(ship.area),
                steps=ship.points,
                cargo=self.words.stack(ship.cargo) if ship.cargo else "none",
            )
        unit = self.words.unit(words[1])
        if words[2] == "off":
            ship = self.words.ships[int(words[3])]
            return say(
                "choice-take-off",
                unit=unit,
                ship=self.words.ship(ship),
                area=self.words.in_area(ship.area),
                steps=int(words[5]),
            )
        return say("choice-take", unit=unit, area=self.words.in_area(words[3]), steps=int(words[5]))

    def board(self, words: list[str], detail: MoveDetail) -> str:
        ship = self.words.ships[int(words[1])]
        hold = self.content.transport.cargo - sum(
            each.count for each in ship.cargo if each.kind != "aircraft"
        )
        return self.texts.say(
            "choice-board",
            unit=self.words.laden(ship),
            area=self.words.in_area(ship.area),
            room=hold if detail.room is None else detail.room,
        )

    # -- battle

    def answer(self, words: list[str], detail: MoveDetail) -> str:
        """G-78: fight those who have moved in, or let them be."""
        area = self.words.in_area(self.view.asked_area) if self.view.asked_area else ""
        if words[0] == "let":
            return self.texts.say("choice-let-pass", area=area)
        active = self.view.active if self.view.active is not None else self.view.viewer
        there = self.words.there(self.view.asked_area or "", active)
        return self.texts.say("choice-fight", name=self.who(active), area=area, units=there or self.none())

    def attack(self, words: list[str], detail: MoveDetail) -> str:
        area, seat = words[1], int(words[-1]) - 1
        units = self.words.there(area, seat) or self.none()
        name, place = self.who(seat), self.words.in_area(area)
        return self.texts.say(f"choice-{words[0]}", name=name, area=place, units=units)

    def capture(self, words: list[str], detail: MoveDetail) -> str:
        land = self.words.lands[words[1]]
        assert land.owner is not None
        size, area = self.words.size(land.size), self.words.in_area(land.land)
        return self.texts.say("choice-capture", size=size, area=area, name=self.who(land.owner))

    def settlement(self, words: list[str], detail: MoveDetail) -> str:
        """G-89: the settlement that was won."""
        land = self.words.lands[self.view.asked_area or ""]
        size, area = self.words.size(land.size), self.words.in_area(land.land)
        return self.texts.say(f"choice-{words[0]}-settlement", size=size, area=area)

    def seat(self, words: list[str], detail: MoveDetail) -> str:
        return self.texts.say(f"choice-{words[0]}", name=self.who(int(words[-1]) - 1))

    def pick(self, words: list[str], detail: MoveDetail) -> str:
        """A unit with its strength against the best and the worst that the other side can send."""
        if words[1] == "ship":
            ship = self.words.ships[int(words[2])]
            kind, unit, owner = ship.kind, self.words.laden(ship), ship.seat
        else:
            kind, unit, owner = words[1], self.words.unit(words[1]), int(words[4]) - 1
        if owner != self.view.viewer:
            unit = f"{unit} ({self.who(owner)})"
        aircraft = "no" if words[-1] == "none" else "yes"
        return self.texts.say("choice-pick", unit=unit, strength=self.strength(kind), aircraft=aircraft)

    def strength(self, kind: str) -> str:
        """The dice of a unit, and how much is added at least and at most."""
        battle = self.view.battle
        if battle is None:
            return ""
        first = battle.sides[0].leader == self.view.viewer
        mine = [odds for odds in battle.odds if (odds.mine if first else odds.theirs) == kind]
        if not mine:
            return ""
        bonuses = [odds.bonus if first else odds.their_bonus for odds in mine]
        wins = [chance(odds, first) for odds in mine]
        return self.texts.say(
            "pick-strength",
            dice=mine[0].dice if first else mine[0].their_dice,
            bonus=spread(min(bonuses), max(bonuses)),
            win=spread(min(wins), max(wins)),
        )

    def army(self, words: list[str], detail: MoveDetail) -> str:
        return self.texts.say("choice-raise", unit=self.words.unit(words[1]))

    def place(self, words: list[str], detail: MoveDetail) -> str:
        """Where the unit goes that was given."""
        unit = self.words.unit(self.view.asked_kind) if self.view.asked_kind else ""
        return self.texts.say("choice-place", unit=unit, area=self.words.area(words[1]))

    # -- knowledge and settlements

    def learn(self, words: list[str], detail: MoveDetail) -> str:
        """A technology with its price and, under the advanced rules, with what it brings."""
        say, seen = self.texts.say, self.technologies[words[1]]
        name = self.texts.word("technology", words[1])
        found = []
        if self.view.advanced:
            record = next(each for each in self.content.technology if each.id == words[1])
            found = self.words.brings(record)
            found += [say("brings-era")] if seen.ends_era else []
        brings = f" – {AND.join(found)}" if found else ""
        if self.view.to_move.get(self.view.viewer) == "free_technology":
            return say("choice-learn-free", technology=name, brings=brings)
        return say("choice-learn", technology=name, gold=seen.price, brings=brings)

    def grow(self, words: list[str], detail: MoveDetail) -> str:
        land = self.words.lands[words[1]]
        area, size = self.words.area(land.land), land.size + 1
        if self.view.to_move.get(self.view.viewer) == "growing":
            return self.texts.say("choice-grow-free", area=area, size=self.words.size(size))
        entry = self.shop.get(("growth", str(size)))
        gold = entry.price if entry else 0
        return self.texts.say("choice-grow", area=area, size=self.words.size(size), gold=gold)

    def found(self, words: list[str], detail: MoveDetail) -> str:
        entry = self.shop.get(("village", "village"))
        gold = entry.price if entry else 0
        return self.texts.say("choice-found", area=self.known(words[1]), gold=gold)

    # -- production

    def assign(self, words: list[str], detail: MoveDetail) -> str:
        """A settlement that can be made happy or productive, with what it is."""
        land = self.words.lands[words[1]]
        what = [self.words.size(land.size)]
        if land.counter and land.counter != "face_down":
            what.append(self.words.counter(land.counter))
        area = f"{self.words.area(land.land)} ({AND.join(what)})"
        return self.texts.say(f"choice-{words[0]}", area=area)

    def collect(self, words: list[str], detail: MoveDetail) -> str:
        """What the income is as assigned by hand; the best one is known as long as nothing is."""
        gold = sum(part.gold for part in self.view.seats[self.view.viewer].income)
        if len(words) == 1:
            return self.texts.say("choice-collect", gold=gold)
        return self.texts.say("choice-collect-best")

    # -- purchase

    def buy(self, words: list[str], detail: MoveDetail) -> str:
        """A unit with its price, then where it goes."""
        entry = self.shop.get(("unit", words[1]))
        unit, area = self.words.unit(words[1]), self.words.area(words[-1])
        sea = self.words.in_area(words[3]) if words[0] == "launch" else ""
        return self.texts.say(f"choice-{words[0]}", unit=unit, area=area, sea=sea, **self.price(entry))

    def price(self, entry: ShopView | None) -> dict[str, int | str]:
        """What something costs, and who gets a part of it."""
        if entry is None:
            return {"gold": 0, "royalty": 0, "owner": ""}
        owner = self.who(entry.royalty_to) if entry.royalty_to is not None else ""
        return {"gold": entry.price, "royalty": entry.royalty if owner else 0, "owner": owner}

    def improve(self, words: list[str], detail: MoveDetail) -> str:
        record = next(each for each in self.content.improvement if each.id == words[1])
        name, brings = self.texts.word("improvement", record.id), self.words.improvement(record)
        price = self.price(self.shop.get(("improvement", record.id)))
        return self.texts.say("choice-improve", improvement=name, brings=brings, **price)

    def build(self, words: list[str], detail: MoveDetail) -> str:
        """A wonder that is bought, or with which the end is announced."""
        record = next(each for each in self.content.wonder if each.id == words[1])
        wonder = f"{self.texts.word('wonder', record.id)} – {self.words.wonder(record)}"
        return self.texts.say(f"choice-{words[0]}", wonder=wonder, gold=record.price)

    def sell(self, words: list[str], detail: MoveDetail) -> str:
        if words[1] == "ship":
            ship = self.words.ships[int(words[2])]
            kind, unit, area = ship.kind, self.words.laden(ship), ship.area
        else:
            kind, unit, area = words[1], self.words.unit(words[1]), words[3]
        gold = self.worth(kind)
        return self.texts.say("choice-sell", unit=unit, area=self.words.in_area(area), gold=gold)

    def worth(self, kind: str) -> int:
        """A-57: what a unit of a past era brings, 0 where it is not known."""
        entry = self.shop.get(("unit", kind))
        return entry.price // self.content.advanced.prices.sale if entry else 0

    def convert(self, words: list[str], detail: MoveDetail) -> str:
        ship = self.words.ships[int(words[2])]
        return self.texts.say(
            "choice-convert", unit=self.words.laden(ship), area=self.words.in_area(ship.area)
        )

    # -- free moves

    def claim(self, words: list[str], detail: MoveDetail) -> str:
        seen = next(each for each in self.view.milestones if each.milestone == words[1])
        measure = self.texts.say(f"measure-{seen.measure}")
        return self.texts.say("choice-claim", milestone=f"{seen.amount} {measure}")

    def exchange(self, words: list[str], detail: MoveDetail) -> str:
        """A-87: two city cards, the second one held by somebody else."""
        holder = self.words.lands[words[3]].holder
        return self.texts.say(
            "choice-exchange",
            given=self.card(words[1]),
            taken=self.card(words[3]),
            name=self.who(holder) if holder is not None else "",
        )

    def card(self, land: str) -> str:
        counter = self.words.lands[land].counter
        name = self.words.area(land)
        return f"{self.words.counter(counter)} ({name})" if counter else name

    def order(self, words: list[str], detail: MoveDetail) -> str:
        _, window, subject, order = words
        if subject.startswith("seat-"):
            where = self.who(int(subject.removeprefix("seat-")) - 1)
        else:
            where = subject if subject == "any" else self.words.area(subject)
        return self.texts.say("choice-order", order=order, window=window, where=where)

    def good(self, words: list[str], detail: MoveDetail) -> str:
        return self.texts.say(f"choice-{words[0]}", goods=self.words.good(words[2], int(words[1])))

    def offer(self, words: list[str], detail: MoveDetail) -> str:
        offer = self.offers[int(words[1])]
        return self.texts.say(f"choice-{words[0]}", offer=self.words.offer(offer))

    # -- who

    def who(self, seat: int) -> str:
        return self.words.who(seat)

    def none(self) -> str:
        return self.texts.say("nothing")


def chance(odds: OddsView, first: bool) -> int:
    """The chance of winning a round, in percent, for the first side or the second."""
    return round(100 * (odds.win if first else 1 - odds.win - odds.tie))


def spread(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}-{most}"
