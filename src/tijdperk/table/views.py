"""What is said of games and tables, in lists and beside a board, and of why something cannot be."""

from __future__ import annotations

from tijdperk.bots.players import LEVELS
from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.lessons import lesson_ids
from tijdperk.kernel.shapes import shaped
from tijdperk.kernel.text import LANGUAGES, Catalogue, catalogue
from tijdperk.table.messages import (
    GameInfo,
    Names,
    OptionInfo,
    Reason,
    Refusal,
    SeatInfo,
    TableInfo,
)
from tijdperk.table.outcomes import offers_of, outcome_of, result_of
from tijdperk.table.presence import Room
from tijdperk.table.store import Listed, Summary
from tijdperk.table.tables import Table
from tijdperk.table.versions import played_by

LARGEST = 2**53  # beyond it a number is not a number to a browser, nor to the catalogue


def refusal(error: TijdperkError, table: Table | None = None) -> Refusal:
    """An error as a message: its key and values, and the sentence in each language.

    The sentence calls the seats of the table, if one is given, by who sits there.
    """
    why = reason(error)
    tidy = tidied(error)
    said = {language: sentence(tidy, table, catalogue(language, error.game)) for language in LANGUAGES}
    return Refusal(why.key, why.rule, why.game, why.args, Names(**said))


def reason(error: TijdperkError) -> Reason:
    """The same without the sentence: of a hundred that are sent few are ever read."""
    args = {
        name: value
        if type(value) is str
        else reason(value)
        if isinstance(value, TijdperkError)
        else plain(value)
        for name, value in error.values.items()
    }
    return Reason(error.key, error.rule, error.game, args)


def sentence(error: TijdperkError, table: Table | None, texts: Catalogue) -> str:
    seat = error.values.get("seat")
    if table is None or not isinstance(seat, int) or not 1 <= seat <= len(table.seats):
        return texts.error(error)
    args = error.values | {"seat": seat_names(table, texts)[seat - 1]}
    return texts.error(TijdperkError(error.key, rule=error.rule, game=error.game, **args))


def seat_names(table: Table, texts: Catalogue) -> list[str | int]:
    """Who sits where, as the browser names them; an open seat by its number."""
    names = [texts.say("seat-bot") if sitter.bot else sitter.name for sitter in table.seats]
    return [
        number
        if not name
        else name
        if names.count(name) == 1
        else texts.say("seat-numbered", name=name, seat=number)
        for number, name in enumerate(names, 1)
    ]


def tidied(error: TijdperkError) -> TijdperkError:
    """The same error with values that any catalogue and any client can hold."""
    args = {
        name: tidied(value) if isinstance(value, TijdperkError) else plain(value)
        for name, value in error.values.items()
    }
    return TijdperkError(error.key, rule=error.rule, game=error.game, **args)


def plain(value: object) -> object:
    if isinstance(value, int) and abs(value) > LARGEST:
        return f"{str(value)[:20]}…"
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def game_infos() -> list[GameInfo]:
    return [game_info(load_game(name)) for name in game_ids()]


def game_info(game: Game) -> GameInfo:
    name = {language: catalogue(language, game.id).word("game", game.id) for language in LANGUAGES}
    return GameInfo(
        id=game.id,
        name=Names(**name),
        rules_version=game.rules_version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            OptionInfo(option.id, list(option.choices), option.choices[0], option.rule)
            for option in game.options
        ],
        bots=list(LEVELS),
        lessons=len(lesson_ids(game)),
    )


# ---- tables in lists


def summary_of(table: Table) -> Summary:
    return Summary(
        game=table.game.id,
        options=table.match.options if table.begun else table.created.options,
        visibility=table.created.visibility,
        host=table.host,
        state=table.state,
        seats=list(table.seats),
        moves=table.moves(),
        created=table.began,
        changed=table.changed,
        waiting_for=table.waiting_for(),
        seconds=table.created.seconds,
        deadline=table.deadline,
        bank=table.created.bank,
        increment=table.created.increment,
        until=[table.until(seat) for seat in range(len(table.seats))] if table.deadline else [],
        left=left_of(table),
        quiet=[seat for seat, sitter in enumerate(table.seats) if table.quiet.get(sitter.user)],
        held=table.held,
        note=note_of(table),
        played_by=played_by(table.game),
        result=result_of(table),
        outcome=outcome_of(table),
        offers=offers_of(table),
        previous=table.created.previous,
        next=table.next,
        resigned=list(table.resigned),
    )


def left_of(table: Table) -> list[float | None]:
    """What is on the clocks that stand still."""
    clocks = table.clocks
    if not clocks:
        return []
    return [left if since is None else None for left, since in zip(clocks.left, clocks.since, strict=True)]


def note_of(table: Table) -> Refusal | None:
    """What is to be said of the table, wherever it is shown."""
    if table.stopped:
        return refusal(table.stopped)
    note: Refusal | None = shaped(table.created.note, Refusal) if table.created.note else None
    return note


def table_info(listed: Listed, user: str, room: Room) -> TableInfo:
    summary = listed.summary
    belongs = user in summary.people
    return TableInfo(
        table=listed.table,
        game=summary.game,
        options=summary.options,
        visibility=summary.visibility,
        host=summary.host,
        state=summary.state,
        seats=seat_infos(summary, user, room),
        moves=summary.moves,
        created=summary.created,
        changed=max(summary.changed, summary.created),
        waiting_for=summary.waiting_for,
        seconds_per_move=summary.seconds,
        deadline=summary.deadline,
        bank_seconds=summary.bank,
        increment_seconds=summary.increment,
        unseen=0 if listed.seen is None else max(0, summary.moves - listed.seen),
        link=f"/table/{listed.table}" if belongs else None,
        note=summary.note,
        outcome=summary.outcome,
        offers=summary.offers,
        previous=summary.previous or None if belongs else None,
        next=summary.next or None if belongs else None,
        resigned=[seat for seat, _ in summary.resigned],
    )


def seat_infos(summary: Summary, user: str, room: Room) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat,
            kind=sitter.kind,
            name=sitter.name,
            user=sitter.user or None,
            bot=sitter.bot or None,
            number=sitter.number,
            present=sitter.kind == "bot" or sitter.user in room.here,
            away_since=room.left.get(sitter.user),
            mine=bool(user) and sitter.user == user,
            free=sitter.kind == "open" or (sitter.kind == "bot" and user in takers(summary, seat)),
            alias=sitter.alias,
            until=summary.until[seat] if summary.until else None,
            left=summary.left[seat] if summary.left else None,
            quiet=seat in summary.quiet,
        )
        for seat, sitter in enumerate(summary.seats)
    ]


def takers(summary: Summary, seat: int) -> set[str]:
    """Who may take a seat from a bot: whoever was there before it, and the host, unless they play already."""
    before = set(summary.held[seat : seat + 1])
    playing = {sitter.user for sitter in summary.seats} if summary.visibility != "solo" else set()
    return ({summary.host} - playing | before) - {""}
