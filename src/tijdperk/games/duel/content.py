"""Reading the content file into the box, with a clear word about anything wrong in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tijdperk.games.duel.engine.box import BROWN_AND_GREY, COIN_SETS, NONE, UNKNOWN, WONDERS, Box
from tijdperk.games.duel.engine.moves import BUILD, DISCARD, WONDER, move_of
from tijdperk.kernel.content import ContentFile, Names, Provenance, Record, read_content

STANDARD = Path(__file__).with_name("content.toml")


class GainPer(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    coins: int


class Guild(msgspec.Struct, forbid_unknown_fields=True):
    count: str
    coins: int
    points: int


class Card(Record, kw_only=True, forbid_unknown_fields=True):
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


class Wonder(Record, kw_only=True, forbid_unknown_fields=True):
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


class Token(Record, kw_only=True, forbid_unknown_fields=True):
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


def load(path: Path | None = None) -> tuple[Content, Box]:
    """The content file and the box made from it."""
    content, fingerprint = read_content(STANDARD, path, Content, ("card", "wonder", "token"), check)
    return content, make_box(content, fingerprint)


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


def make_box(content: Content, fingerprint: str) -> Box:
    """Flat tables from the records."""
    box = Box()
    box.fingerprint = fingerprint
    game = content.game
    box.cards = [card.id for card in content.card]
    box.wonders = [wonder.id for wonder in content.wonder]
    box.tokens = [token.id for token in content.token]
    box.resources = list(game.resources)
    box.sciences = list(game.science)
    box.chains = list(content.names["chain"])
    fill_cards(box, content)
    fill_items(box, content)
    fill_wonders_and_tokens(box, content)
    fill_structures(box, content)
    fill_rules(box, content)
    fill_moves(box)
    return box


def counted(game: Description, kind: str) -> int:
    special = {"brown+grey": BROWN_AND_GREY, "wonder": WONDERS, "coin3": COIN_SETS}
    return special[kind] if kind in special else game.colours.index(kind)


def bit(names: list[str], name: str) -> int:
    return 1 << names.index(name) if name else 0


def mask(kinds: list[int]) -> int:
    return sum(1 << kind for kind in kinds)


def fill_cards(box: Box, content: Content) -> None:
    cards = content.card
    box.age = [card.age for card in cards]
    box.colour = [content.game.colours.index(card.colour) for card in cards]
    box.chain_in = [bit(box.chains, card.chain_in) for card in cards]
    box.chain_out = [bit(box.chains, card.chain_out) for card in cards]
    box.gain_kind = [counted(content.game, card.gain_per.kind) if card.gain_per else NONE for card in cards]
    box.gain_each = [card.gain_per.coins if card.gain_per else 0 for card in cards]
    box.guild_kind = [counted(content.game, card.guild.count) if card.guild else NONE for card in cards]
    box.guild_coins = [card.guild.coins if card.guild else 0 for card in cards]
    box.guild_points = [card.guild.points if card.guild else 0 for card in cards]


def fill_items(box: Box, content: Content) -> None:
    items: list[Any] = [*content.card, *content.wonder]
    names = box.resources
    goods = sorted(content.game.goods)
    box.first_wonder = len(content.card)
    box.coins = [item.cost.get("coins", 0) for item in items]
    box.need = [[item.cost.get(name, 0) for name in names] for item in items]
    box.need_kinds = [[kind for kind, units in enumerate(need) if units] for need in box.need]
    box.fixed_prices = [
        UNKNOWN if kinds else coins for kinds, coins in zip(box.need_kinds, box.coins, strict=True)
    ]
    ages = [getattr(item, "age", 0) for item in items]
    box.needing = [
        [
            [
                item
                for item, kinds in enumerate(box.need_kinds)
                if ages[item] in (0, age) and bits & mask(kinds)
            ]
            for bits in range(1 << len(names))
        ]
        for age in range(4)
    ]
    makes = [getattr(item, "makes", {}) for item in items]
    box.makes = [[made.get(name, 0) for name in names] if made else [] for made in makes]
    box.makes_bits = [sum(bit(names, name) for name in made) for made in makes]
    box.raw_choice = [int(bool(item.choice) and sorted(item.choice) != goods) for item in items]
    box.goods_choice = [int(sorted(item.choice) == goods) for item in items]
    box.trade = [sum(bit(names, name) for name in getattr(item, "trade", [])) for item in items]
    box.points = [item.points for item in items]
    box.shields = [item.shields for item in items]
    box.science = [bit(box.sciences, getattr(item, "science", "")) for item in items]
    box.gain = [item.gain for item in items]


def fill_wonders_and_tokens(box: Box, content: Content) -> None:
    colours = content.game.colours
    box.loses = [wonder.opponent_loses for wonder in content.wonder]
    box.extra_turn = [wonder.extra_turn for wonder in content.wonder]
    box.destroys = [colours.index(wonder.destroy) if wonder.destroy else NONE for wonder in content.wonder]
    box.draws = [wonder.tokens_drawn for wonder in content.wonder]
    box.revives = [wonder.build_from_discard for wonder in content.wonder]
    tokens = content.token
    box.token_gain = [token.gain for token in tokens]
    box.token_points = [token.points for token in tokens]
    box.token_science = [bit(box.sciences, token.science) for token in tokens]
    box.token_wonder_discount = [token.fewer_resources_wonder for token in tokens]
    box.token_blue_discount = [token.fewer_resources_blue for token in tokens]
    box.token_takes_trade = [int(token.takes_trade_coins) for token in tokens]
    box.token_points_each = [token.points_per_token for token in tokens]
    box.token_red_shields = [token.extra_shields_red for token in tokens]
    box.token_extra_turn = [int(token.extra_turn_wonders) for token in tokens]
    box.token_chain_gain = [token.gain_per_chain for token in tokens]


def fill_structures(box: Box, content: Content) -> None:
    """R8: who covers whom follows from rows and columns; every second row lies face down."""
    cards = content.card
    box.deck = [[]]
    box.covers, box.covered_by, box.face_up, box.open_at_start, box.place = [[]], [[]], [[]], [[]], [[]]
    for age in (1, 2, 3):
        box.deck.append([i for i, card in enumerate(cards) if card.age == age and card.guild is None])
        rows = content.structure[str(age)].rows
        place = [(row, column) for row, columns in enumerate(rows) for column in columns]
        slots = range(len(place))
        covered_by = [
            [t for t in slots if place[t][0] == place[s][0] + 1 and abs(place[t][1] - place[s][1]) == 1]
            for s in slots
        ]
        box.place.append(place)
        box.covered_by.append(covered_by)
        box.covers.append([[t for t in slots if s in covered_by[t]] for s in slots])
        box.face_up.append([row % 2 == 0 for row, _ in place])
        box.open_at_start.append([s for s in slots if not covered_by[s]])
    box.guilds = [i for i, card in enumerate(cards) if card.guild]
    box.slots = len(box.place[1])


def fill_rules(box: Box, content: Content) -> None:
    setup = content.setup
    box.start_coins = setup.start_coins
    box.tokens_on_board = setup.tokens_on_board
    box.draft_order = [[player - 1 for player in group] for group in setup.draft_order]
    box.fixed_first = [box.wonders.index(name) for name in setup.fixed_wonders.first]
    box.fixed_second = [box.wonders.index(name) for name in setup.fixed_wonders.second]
    box.guilds_in_age3 = setup.guilds_in_age3
    box.most_wonders = content.limits.wonders_built
    box.science_to_win = content.limits.science_to_win
    box.base_price = content.trade.base_price
    box.fixed_price = content.trade.fixed_price
    box.discard_coins = content.trade.discard_coins
    box.coins_per_point = content.scoring.coins_per_point
    box.capital = content.military.capital
    box.military_points = [0] * (box.capital + 1)
    box.loot_at, box.loot = [], []
    for zone in content.military.zones:
        for step in range(zone.start, zone.stop + 1):
            box.military_points[step] = zone.points
        if zone.loot:
            box.loot_at.append(zone.start)
            box.loot.append(zone.loot)


def fill_moves(box: Box) -> None:
    """The moves on each card of the structure, made once instead of in every list of legal moves."""
    cards = range(len(box.cards))
    box.build_move = [move_of(BUILD, card) for card in cards]
    box.discard_move = [move_of(DISCARD, card) for card in cards]
    box.wonder_move = [
        [move_of(WONDER, wonder, card) for card in cards] for wonder in range(len(box.wonders))
    ]
