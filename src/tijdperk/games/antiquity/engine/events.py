"""What can happen in a game of Antiquity, as kinds of events and what their numbers mean."""

from typing import Final

# kind                    seat       a, b, c
TILE_LAID: Final = 0  #   nobody     tile, place, sixths of a turn
ORDER_DRAWN: Final = 1  # who        place in the order, from 1
ROUND: Final = 2  #       nobody     round
PHASE: Final = 3  #       nobody     phase
FOUNDED: Final = 4  #     who        field of the centre, number of the city from 1
BUILT: Final = 5  #       who        shape, place, quarter turns
HOUSED: Final = 6  #      who        number of the house, place, 1 when it was free
PAID: Final = 7  #        who        good, how many
MANNED: Final = 8  #      who        kind, place
CHOSE: Final = 9  #       who        saint
RAZED: Final = 10  #      who        saint that is lost
CLEARED: Final = 11  #    who        place of the grave
TRADED: Final = 12  #     who        good, other good, good that the bank gave
REARRANGED: Final = 13  # who        shape, place, quarter turns
GRAVE_MOVED: Final = 14  # who       from, to
VOIDED: Final = 15  #     who        kind: it was sold out (A72); the good that comes back
READY_ALL: Final = 16  #  nobody     what was done in secret is told now
FAMINE: Final = 17  #     nobody     level
RANKED: Final = 18  #     who        place in the order, number of men
WORKS: Final = 19  #      who        kind of land building, field, good
TAKEN: Final = 20  #      who        how many fields
INN_BUILT: Final = 21  #  who        field
CLEANED: Final = 22  #    who        field, how many
DISCARDED: Final = 23  #  who        good, how many
HARVESTED: Final = 24  #  who        good, how many
SPENT: Final = 25  #      who        kind of land building, field: nothing is left of it
FISH_GIVEN: Final = 26  # who        how many (R144)
EXPLORED: Final = 27  #   who        field, good
NOT_EXPLORED: Final = 28  # who
BURIED: Final = 29  #     who        how many, for what phase
GRAVE: Final = 30  #      who        place
SPOILED: Final = 31  #    who        kind, place
POLLUTED: Final = 32  #   who        field
OUT: Final = 33  #        who
FULFILLED: Final = 34  #  who        saint whose condition is met
WON: Final = 35  #        who        unpolluted fields in the zone
NOBODY_WON: Final = 36  # nobody
LIMIT: Final = 37  #      nobody     round
OFFERED: Final = 38  #    who        partner, number of the offer
DECLINED: Final = 39  #   who        partner, number of the offer
WITHDREW: Final = 40  #   who        partner, number of the offer
DEALT_WITH: Final = 41  # who accepted  partner, number of the offer
HANDED: Final = 42  #     who gave   to whom, good, how many

EVENTS: Final[list[str]] = [
    "tile-laid", "order-drawn", "round", "phase", "founded", "built", "housed", "paid", "manned", "chose",
    "razed", "cleared", "traded", "rearranged", "grave-moved", "voided", "revealed", "famine", "ranked",
    "works", "taken", "inn-built", "cleaned", "discarded", "harvested", "spent", "fish-given", "explored",
    "not-explored", "buried", "grave", "spoiled", "polluted", "out", "fulfilled", "won", "nobody-won",
    "limit", "offered", "declined", "withdrew", "dealt-with", "handed",
]  # fmt: skip
ARGS: Final[list[list[str]]] = [
    ["tile", "number", "turn"], ["number"], ["round"], ["phase"], ["field", "number"],
    ["shape", "place", "turn"], ["number", "place", "free"], ["good", "count"], ["kind", "place"], ["saint"],
    ["saint"], ["place"], ["good", "other", "wanted"], ["shape", "place", "turn"], ["place", "target"],
    ["kind", "good"], [], ["level"], ["number", "count"], ["site", "field", "good"], ["count"], ["field"],
    ["field", "count"], ["good", "count"], ["good", "count"], ["site", "field"], ["count"], ["field", "good"],
    [], ["count", "phase"], ["place"], ["kind", "place"], ["field"], [], ["saint"], ["count"], [], ["round"],
    ["partner", "offer"], ["partner", "offer"], ["partner", "offer"], ["partner", "offer"],
    ["partner", "good", "count"],
]  # fmt: skip


def note(done: list[int], kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Something done in secret, to be told later."""
    done.append(kind)
    done.append(a)
    done.append(b)
    done.append(c)
