"""What things are called in texts: names of the content, and what events speak of besides their numbers."""

from __future__ import annotations

from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.engine.tables import KINDS
from tijdperk.kernel.game import EventMessage

# By kind of name in texts, the records that have it; areas have more to them (see `more_words`).
RECORDS = {
    "land": "land",
    "sea": "sea",
    "card": "land",
    "other": "land",
    "continent": "continent",
    "size": "settlement",
    "era": "era",
    "counter": "counter",
    "resource": "resource",
    "given": "resource",
    "taken": "resource",
    "piece": "piece",
    "unit": "unit",
    "technology": "technology",
    "missing": "technology",
    "first": "technology",
    "wonder": "wonder",
    "improvement": "improvement",
    "milestone": "milestone",
}
ARTICLES = {"en": "the ", "nl": "de "}
AREAS = ("area", "source", "item")


def more_words(content: Content, language: str) -> dict[str, str]:
    """Names that are not simply those of a record.

    An area is named as in a sentence: "in Gaul", "in the North Sea". A milestone has its amount, unless that
    depends on the options (C-09).
    """
    found: dict[str, str] = {}
    for kind in AREAS:
        for land in content.land:
            found[f"{kind}-{land.id}"] = land.name.text(language)
        for sea in content.sea:
            name = sea.name.text(language)
            article = "" if name.lower().startswith(ARTICLES[language]) else ARTICLES[language]
            found[f"{kind}-{sea.id}"] = article + name
    for milestone in content.milestone:
        name = milestone.name.text(language)
        title = name if milestone.printed else f"{milestone.amount} {name}"
        found |= {f"{kind}-{milestone.id}": title for kind in ("milestone", "item")}
    for record in (*content.technology, *content.wonder):
        found[f"item-{record.id}"] = record.name.text(language)
    return found


def told(message: EventMessage, content: Content) -> EventMessage:
    """An event with all that its sentence needs: of a good that changes hands, what it is."""
    args = message.args
    if "good" in args:
        args |= good_parts(content, str(args["good"]), int(args["count"]))
    return message


def good_parts(content: Content, good: str, count: int) -> dict[str, str | int]:
    """What sort of good it is, how much of it, and which one: the arguments of the message `good`."""
    sort, _, rest = good.partition("-")
    if sort in ("gold", "card", "settlement", "ship"):
        return {"what": sort, "item": rest, "kind": "", "amount": count}
    kind, _, area = good.rpartition("-")
    if kind in KINDS:
        return {"what": "unit", "item": area, "kind": kind, "amount": count}
    what = "milestone" if any(each.id == good for each in content.milestone) else "card-like"
    return {"what": what, "item": good, "kind": "", "amount": count}
