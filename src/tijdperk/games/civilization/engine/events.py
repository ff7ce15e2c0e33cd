"""What can happen in a game of Civilization, as kinds of events and what their numbers mean."""

from typing import Final

# kind                      seat           a, b, c
ROLLED: Final = 0  #        who            sum of two dice, what for (see ROLLS)
SETTLED: Final = 1  #       who            land
TURNED_UP: Final = 2  #     whose          land, counter
BOXED: Final = 3  #         nobody         land, counter: without effect (G-40)
DEALT: Final = 4  #         who            technology
STARTS: Final = 5  #        start player   turn
PHASE: Final = 6  #         nobody         phase
MOVED: Final = 7  #         who            from, to, number of pieces
BOARDED: Final = 8  #       who            land, ship, number of pieces
LANDED: Final = 9  #        who            sea, land, number of pieces
SAILED: Final = 10  #       who            from, to, number of fleets
LOOKED: Final = 11  #       who            land, counter
TREASURE_FOUND: Final = 12  # who          gold
PLAGUE_STRUCK: Final = 13  # nobody        land it started in, radius
LOST: Final = 14  #         owner          area, kind, how many
SHRUNK: Final = 15  #       owner          land, size
DESTROYED: Final = 16  #    owner          land
MINOR_WON: Final = 17  #    who            land
BOMBED: Final = 18  #       who            area
DECLARED: Final = 19  #     who            area, against whom
ATTACKED: Final = 20  #     who            area, against whom
BATTLE_BEGAN: Final = 21  # leader         area, the other leader
SUPPORTED: Final = 22  #    who            area, whose side
PICKED: Final = 23  #       owner          kind, 1 with an aircraft, side
FOUGHT: Final = 24  #       nobody         total of the first side, of the second, outcome (see OUTCOMES)
BATTLE_WON: Final = 25  #   leader         area
BATTLE_DRAWN: Final = 26  # nobody         area
CAPTURED: Final = 27  #     who            land, from whom
LEARNED: Final = 28  #      who            technology, price, how (see MEANS)
WONDER_GAINED: Final = 29  # who           wonder, how
MILESTONE_WON: Final = 30  # who           milestone
CLAIMED: Final = 31  #      who            milestone
GIVEN: Final = 32  #        who            kind, area: a piece for nothing
BOUGHT: Final = 33  #       who            kind, area, price
FOUNDED: Final = 34  #      who            land, price
GREW: Final = 35  #         who            land, size, price
IMPROVED: Final = 36  #     who            improvement, price
SOLD: Final = 37  #         who            kind, area, gold
CONVERTED: Final = 38  #    who            kind, area
ROYALTY: Final = 39  #      who got it     gold, from whom
CRITICAL: Final = 40  #     who rolled     resource, roll
COLLECTED: Final = 41  #    who            gold
OFFERED: Final = 42  #      who            partner, number of the offer
DECLINED: Final = 43  #     who            partner, number of the offer
WITHDREW: Final = 44  #     who            partner, number of the offer
DEALT_WITH: Final = 45  #   who accepted   partner, number of the offer
HANDED: Final = 46  #       who gave       to whom, good, how many
EXCHANGED: Final = 47  #    who            partner, resource given, resource taken
RETURNED: Final = 48  #     owner          land: its city card came back
ROSE: Final = 49  #         nobody         kind: units rise to another era (A-45, S-07)
ERA_BEGAN: Final = 50  #    nobody         era
OBSOLETE: Final = 51  #     who            improvements that were lost
END_ANNOUNCED: Final = 52  # who           ending
END_ROLLED: Final = 53  #   who            die, technologies, 1 when the game ends
OUT: Final = 54  #          who            by whom, or nobody
UNBASED: Final = 55  #      owner          area: an aircraft without base is lost
WON: Final = 56  #          who            points
NOT_FOUND: Final = 57  #    who            free technology: none could be had

EVENTS: Final[list[str]] = [
    "rolled", "settled", "turned-up", "boxed", "dealt", "starts", "phase", "moved", "boarded", "landed",
    "sailed", "looked", "treasure", "plague", "lost", "shrunk", "destroyed", "minor-won", "bombed",
    "declared", "attacked", "battle-began", "supported", "picked", "fought", "battle-won", "battle-drawn",
    "captured", "learned", "wonder-gained", "milestone-won", "claimed", "given", "bought", "founded",
    "grew", "improved", "sold", "converted", "royalty", "critical", "collected", "offered", "declined",
    "withdrew", "dealt-with", "handed", "exchanged", "returned", "rose", "era-began", "obsolete",
    "end-announced", "end-rolled", "out", "unbased", "won", "not-found",
]  # fmt: skip
ARGS: Final[list[list[str]]] = [
    ["sum", "purpose"], ["area"], ["area", "counter"], ["area", "counter"], ["technology"], ["turn"],
    ["phase"], ["source", "area", "count"], ["area", "ship", "count"], ["source", "area", "count"],
    ["source", "area", "count"], ["area", "counter"], ["gold"], ["area", "radius"], ["area", "kind", "count"],
    ["area", "size"], ["area"], ["area"], ["area"], ["area", "opponent"], ["area", "opponent"],
    ["area", "opponent"], ["area", "partner"], ["kind", "aircraft", "side"], ["first", "second", "outcome"],
    ["area"], ["area"], ["area", "opponent"], ["technology", "gold", "means"], ["wonder", "means"],
    ["milestone"], ["milestone"], ["kind", "area"], ["kind", "area", "gold"], ["area", "gold"],
    ["area", "size", "gold"], ["improvement", "gold"], ["kind", "area", "gold"], ["kind", "area"],
    ["gold", "partner"], ["resource", "roll"], ["gold"], ["partner", "offer"], ["partner", "offer"],
    ["partner", "offer"], ["partner", "offer"], ["partner", "good", "count"],
    ["partner", "given", "taken"], ["area"], ["kind"], ["era"], ["count"], ["ending"],
    ["die", "count", "ends"], ["opponent"], ["area"], ["points"], [],
]  # fmt: skip

# what two dice are rolled for
FOR_CHOICE: Final = 0  # G-38
FOR_START: Final = 1  # G-41
FOR_MINOR: Final = 2  # G-24, less the roller's settlements
FOR_LEAD: Final = 3  # G-55
FOR_CLAIM: Final = 4  # S-10
ROLLS: Final[list[str]] = ["choice", "start", "minor", "lead", "claim"]

# how a round of battle ends
TIE: Final = 0
FIRST_WINS: Final = 1
SECOND_WINS: Final = 2
OUTCOMES: Final[list[str]] = ["tie", "first", "second"]

# how a technology or wonder was come by
BY_PURCHASE: Final = 0
BY_COUNTER: Final = 1  # G-22
BY_DEAL: Final = 2  # dealt at the start
BY_CONQUEST: Final = 3
BY_TECHNOLOGY: Final = 4  # a wonder that came with it
MEANS: Final[list[str]] = ["purchase", "counter", "dealt", "conquest", "technology"]
