"""What the content file holds, read with a clear word about anything wrong in it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tijdperk.kernel.content import ContentEntry, ContentFile, Names, Provenance, read_content

STANDARD = Path(__file__).with_name("content.toml")


class GainPer(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    coins: int


class Guild(msgspec.Struct, forbid_unknown_fields=True):
    count: str
    coins: int
    points: int


class Card(ContentEntry, kw_only=True, forbid_unknown_fields=True):
    age: int
    colour: str
    alias: str = ""
    book_nl: str = ""
    cost: dict[str, int] = {}
    makes: dict[str, int] = {}
    choice: list[str] = []
    trade: list[str] = []
    points: int = 0
    shields: int = 0
    science: str = ""
    chain_out: str = ""
    chain_in: str = ""
    gain: int = 0
    gain_per: GainPer | None = None
    guild: Guild | None = None


class Wonder(ContentEntry, kw_only=True, forbid_unknown_fields=True):
    cost: dict[str, int] = {}
    choice: list[str] = []
    points: int = 0
    shields: int = 0
    gain: int = 0
    opponent_loses: int = 0
    extra_turn: bool = False
    destroy: str = ""
    tokens_drawn: int = 0
    build_from_discard: bool = False


class Token(ContentEntry, kw_only=True, forbid_unknown_fields=True):
    gain: int = 0
    points: int = 0
    science: str = ""
    fewer_resources_wonder: int = 0
    fewer_resources_blue: int = 0
    takes_trade_coins: bool = False
    points_per_token: int = 0
    extra_shields_red: int = 0
    extra_turn_wonders: bool = False
    gain_per_chain: int = 0


class Description(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Names
    seats: int
    resources: list[str]
    goods: list[str]
    colours: list[str]
    science: list[str]


class FixedWonders(msgspec.Struct, forbid_unknown_fields=True):
    first: list[str]
    second: list[str]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    start_coins: int
    tokens_on_board: int
    wonders_per_player: int
    draft_order: list[list[int]]
    guilds_in_age3: int
    fixed_wonders: FixedWonders
    provenance: list[str]


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    wonders_built: int
    science_to_win: int
    provenance: list[str]


class Trade(msgspec.Struct, forbid_unknown_fields=True):
    base_price: int
    fixed_price: int
    discard_coins: int
    provenance: list[str]


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    coins_per_point: int
    provenance: list[str]


class Zone(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from", "stop": "to"}):
    start: int
    stop: int
    points: int
    loot: int


class Military(msgspec.Struct, forbid_unknown_fields=True):
    capital: int
    zones: list[Zone]
    provenance: list[str]


class Structure(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[list[int]]
    provenance: list[str]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The whole content file."""

    game: Description
    provenance: dict[str, Provenance]
    names: dict[str, dict[str, Names]]
    setup: Setup
    limits: Limits
    trade: Trade
    scoring: Scoring
    military: Military
    structure: dict[str, Structure]
    card: list[Card]
    wonder: list[Wonder]
    token: list[Token]


def read(path: Path | None = None) -> tuple[Content, str]:
    """The standard content, or a custom file's with its fingerprint."""
    return read_content(STANDARD, path, Content, ("card", "wonder", "token"), check)


def check(file: ContentFile[Content]) -> None:
    """Every word refers to something that exists, and every figure can be."""
    content = file.content
    game = content.game
    colours, resources, symbols = game.colours, game.resources, game.science
    chains = list(content.names.get("chain", {}))
    kinds = [*colours, "brown+grey", "wonder", "coin3"]
    file.expect("game", "id", game.id, ["duel"])
    for kind, records in (("card", content.card), ("wonder", content.wonder), ("token", content.token)):
        file.distinct(kind, [record.id for record in records])
        for record in records:
            entry = f"{kind} {record.id}"
            file.expect_all(entry, "provenance", record.provenance, list(content.provenance))
            file.not_negative(entry, record)
    for card in content.card:
        entry = f"card {card.id}"
        file.expect(entry, "age", card.age, [1, 2, 3])
        file.expect(entry, "colour", card.colour, colours)
        file.expect_all(entry, "cost", card.cost, ["coins", *resources])
        file.expect_all(entry, "makes", card.makes, resources)
        file.expect_all(entry, "trade", card.trade, resources)
        check_choice(file, entry, card.choice)
        file.expect(entry, "science", card.science, ["", *symbols])
        file.expect(entry, "chain_out", card.chain_out, ["", *chains])
        file.expect(entry, "chain_in", card.chain_in, ["", *chains])
        if card.gain_per:
            file.expect(entry, "gain_per.kind", card.gain_per.kind, kinds)
        if card.guild:
            file.expect(entry, "guild.count", card.guild.count, kinds)
    for wonder in content.wonder:
        entry = f"wonder {wonder.id}"
        file.expect_all(entry, "cost", wonder.cost, ["coins", *resources])
        check_choice(file, entry, wonder.choice)
        file.expect(entry, "destroy", wonder.destroy, ["", *colours])
    for token in content.token:
        file.expect(f"token {token.id}", "science", token.science, ["", *symbols])
    check_tables(file)


def check_choice(file: ContentFile[Content], entry: str, choice: list[str]) -> None:
    """R23 rests on this: a source of choice covers all raw materials or all goods."""
    game = file.content.game
    raw = [resource for resource in game.resources if resource not in game.goods]
    if choice and sorted(choice) not in (sorted(raw), sorted(game.goods)):
        allowed = f"{', '.join(raw)} together, or {', '.join(game.goods)} together"
        file.fail(entry, "choice", f"is {', '.join(choice)}; allowed are {allowed}")


def check_tables(file: ContentFile[Content]) -> None:
    """The setup fits the components."""
    content = file.content
    wonders = [wonder.id for wonder in content.wonder]
    fixed = content.setup.fixed_wonders
    for field, ids in (("first", fixed.first), ("second", fixed.second)):
        file.expect_all("setup.fixed_wonders", field, ids, wonders)
    file.distinct("setup.fixed_wonders", fixed.first + fixed.second)
    if not 0 <= content.setup.tokens_on_board <= len(content.token):
        file.fail("setup", "tokens_on_board", f"must be from 0 to {len(content.token)}")
    file.expect("structure", "ages", sorted(content.structure), [["1", "2", "3"]])
    sizes = {age: sum(map(len, structure.rows)) for age, structure in content.structure.items()}
    file.expect("structure", "number of cards", len(set(sizes.values())), [1])
    for age, size in sizes.items():
        deck = [card for card in content.card if str(card.age) == age and card.guild is None]
        wanted = size - (content.setup.guilds_in_age3 if age == "3" else 0)
        if len(deck) < wanted:
            file.fail(f"structure {age}", "rows", f"need {wanted} cards, the age has {len(deck)}")
    reach = 0
    for zone in content.military.zones:
        if zone.start != reach + 1 or zone.stop < zone.start:
            file.fail("military", "zones", "must follow one another from step 1 on")
        reach = zone.stop
    if reach != content.military.capital - 1:
        file.fail("military", "zones", f"must reach step {content.military.capital - 1}, before the capital")
