"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.duel.content import Content, Description, read
from tijdperk.games.duel.engine.features import layout
from tijdperk.games.duel.engine.moves import BUILD, DISCARD, VERBS, WONDER
from tijdperk.games.duel.engine.tables import (
    BROWN_AND_GREY,
    COIN_SETS,
    MAX_BID,
    NONE,
    UNKNOWN,
    WONDERS,
    Tables,
)
from tijdperk.kernel.moves import grid, row
from tijdperk.kernel.weights import FILE, read_weights


def load(path: Path | None = None) -> tuple[Content, Tables]:
    """The content file and the tables made from it."""
    content, fingerprint = read(path)
    return content, compile_content(content, fingerprint)


def compile_content(content: Content, fingerprint: str) -> Tables:
    """Flat tables from the records."""
    tables = Tables()
    tables.fingerprint = fingerprint
    game = content.game
    tables.cards = [card.id for card in content.card]
    tables.wonders = [wonder.id for wonder in content.wonder]
    tables.tokens = [token.id for token in content.token]
    tables.resources = list(game.resources)
    tables.sciences = list(game.science)
    tables.chains = list(content.names["chain"])
    fill_cards(tables, content)
    fill_items(tables, content)
    fill_wonders_and_tokens(tables, content)
    fill_structures(tables, content)
    fill_rules(tables, content)
    fill_moves(tables)
    tables.layout = layout(tables)
    tables.layout.weights = read_weights(Path(__file__).with_name(FILE), tables.layout)
    return tables


def counted(game: Description, kind: str) -> int:
    special = {"brown+grey": BROWN_AND_GREY, "wonder": WONDERS, "coin3": COIN_SETS}
    return special[kind] if kind in special else game.colours.index(kind)


def bit(names: list[str], name: str) -> int:
    return 1 << names.index(name) if name else 0


def mask(kinds: list[int]) -> int:
    return sum(1 << kind for kind in kinds)


def fill_cards(tables: Tables, content: Content) -> None:
    cards = content.card
    tables.age = [card.age for card in cards]
    tables.colour = [content.game.colours.index(card.colour) for card in cards]
    tables.chain_in = [bit(tables.chains, card.chain_in) for card in cards]
    tables.chain_out = [bit(tables.chains, card.chain_out) for card in cards]
    tables.gain_kind = [
        counted(content.game, card.gain_per.kind) if card.gain_per else NONE for card in cards
    ]
    tables.gain_each = [card.gain_per.coins if card.gain_per else 0 for card in cards]
    tables.guild_kind = [counted(content.game, card.guild.count) if card.guild else NONE for card in cards]
    tables.guild_coins = [card.guild.coins if card.guild else 0 for card in cards]
    tables.guild_points = [card.guild.points if card.guild else 0 for card in cards]


def fill_items(tables: Tables, content: Content) -> None:
    items: list[Any] = [*content.card, *content.wonder]
    names = tables.resources
    goods = sorted(content.game.goods)
    tables.first_wonder = len(content.card)
    tables.coins = [item.cost.get("coins", 0) for item in items]
    tables.need = [[item.cost.get(name, 0) for name in names] for item in items]
    tables.need_kinds = [[kind for kind, units in enumerate(need) if units] for need in tables.need]
    tables.fixed_prices = [
        UNKNOWN if kinds else coins for kinds, coins in zip(tables.need_kinds, tables.coins, strict=True)
    ]
    ages = [getattr(item, "age", 0) for item in items]
    tables.needing = [
        [
            [
                item
                for item, kinds in enumerate(tables.need_kinds)
                if ages[item] in (0, age) and bits & mask(kinds)
            ]
            for bits in range(1 << len(names))
        ]
        for age in range(4)
    ]
    makes = [getattr(item, "makes", {}) for item in items]
    tables.makes = [[made.get(name, 0) for name in names] if made else [] for made in makes]
    tables.makes_bits = [sum(bit(names, name) for name in made) for made in makes]
    tables.raw_choice = [int(bool(item.choice) and sorted(item.choice) != goods) for item in items]
    tables.goods_choice = [int(sorted(item.choice) == goods) for item in items]
    tables.trade = [sum(bit(names, name) for name in getattr(item, "trade", [])) for item in items]
    tables.points = [item.points for item in items]
    tables.shields = [item.shields for item in items]
    tables.science = [bit(tables.sciences, getattr(item, "science", "")) for item in items]
    tables.gain = [item.gain for item in items]
    tables.telling = [
        bool(tables.science[card] or tables.shields[card] or tables.chain_in[card])
        for card in range(tables.first_wonder)
    ]


def fill_wonders_and_tokens(tables: Tables, content: Content) -> None:
    colours = content.game.colours
    tables.loses = [wonder.opponent_loses for wonder in content.wonder]
    tables.extra_turn = [wonder.extra_turn for wonder in content.wonder]
    tables.destroys = [colours.index(wonder.destroy) if wonder.destroy else NONE for wonder in content.wonder]
    tables.draws = [wonder.tokens_drawn for wonder in content.wonder]
    tables.revives = [wonder.build_from_discard for wonder in content.wonder]
    tokens = content.token
    tables.token_gain = [token.gain for token in tokens]
    tables.token_points = [token.points for token in tokens]
    tables.token_science = [bit(tables.sciences, token.science) for token in tokens]
    tables.token_wonder_discount = [token.fewer_resources_wonder for token in tokens]
    tables.token_blue_discount = [token.fewer_resources_blue for token in tokens]
    tables.token_takes_trade = [int(token.takes_trade_coins) for token in tokens]
    tables.token_points_each = [token.points_per_token for token in tokens]
    tables.token_red_shields = [token.extra_shields_red for token in tokens]
    tables.token_extra_turn = [int(token.extra_turn_wonders) for token in tokens]
    tables.token_chain_gain = [token.gain_per_chain for token in tokens]


def fill_structures(tables: Tables, content: Content) -> None:
    """R8: who covers whom follows from rows and columns; every second row lies face down."""
    cards = content.card
    tables.deck = [[]]
    tables.covers, tables.covered_by, tables.face_up, tables.open_at_start, tables.place = (
        [[]],
        [[]],
        [[]],
        [[]],
        [[]],
    )
    for age in (1, 2, 3):
        tables.deck.append([i for i, card in enumerate(cards) if card.age == age and card.guild is None])
        rows = content.structure[str(age)].rows
        place = [(row, column) for row, columns in enumerate(rows) for column in columns]
        slots = range(len(place))
        covered_by = [
            [t for t in slots if place[t][0] == place[s][0] + 1 and abs(place[t][1] - place[s][1]) == 1]
            for s in slots
        ]
        tables.place.append(place)
        tables.covered_by.append(covered_by)
        tables.covers.append([[t for t in slots if s in covered_by[t]] for s in slots])
        tables.face_up.append([row % 2 == 0 for row, _ in place])
        tables.open_at_start.append([s for s in slots if not covered_by[s]])
    tables.guilds = [i for i, card in enumerate(cards) if card.guild]
    tables.slots = len(tables.place[1])


def fill_rules(tables: Tables, content: Content) -> None:
    setup = content.setup
    tables.start_coins = setup.start_coins
    tables.tokens_on_board = setup.tokens_on_board
    tables.draft_order = [[player - 1 for player in group] for group in setup.draft_order]
    tables.fixed_first = [tables.wonders.index(name) for name in setup.fixed_wonders.first]
    tables.fixed_second = [tables.wonders.index(name) for name in setup.fixed_wonders.second]
    tables.guilds_in_age3 = setup.guilds_in_age3
    tables.most_wonders = content.limits.wonders_built
    tables.science_to_win = content.limits.science_to_win
    tables.base_price = content.trade.base_price
    tables.fixed_price = content.trade.fixed_price
    tables.discard_coins = content.trade.discard_coins
    tables.coins_per_point = content.scoring.coins_per_point
    tables.capital = content.military.capital
    tables.military_points = [0] * (tables.capital + 1)
    tables.loot_at, tables.loot = [], []
    for zone in content.military.zones:
        for step in range(zone.start, zone.stop + 1):
            tables.military_points[step] = zone.points
        if zone.loot:
            tables.loot_at.append(zone.start)
            tables.loot.append(zone.loot)


def fill_moves(tables: Tables) -> None:
    """Every move, made once instead of in every list of legal moves."""
    sizes = {
        "COINS": MAX_BID + 1,
        "WONDER": len(tables.wonders),
        "CARD": len(tables.cards),
        "TOKEN": len(tables.tokens),
        "SEAT": 2,
    }
    tables.moves = [row(verb.number, sizes[verb.pattern.split()[-1]]) for verb in VERBS]
    tables.build_moves = tables.moves[BUILD]
    tables.discard_moves = tables.moves[DISCARD]
    tables.wonder_moves = grid(WONDER, len(tables.wonders), len(tables.cards))
