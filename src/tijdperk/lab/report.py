"""What a tournament came to, as one page to look at: `tijdperk report DIR`.

The page needs nothing from elsewhere: no script, no font, no link. Plots are SVG (lab/plots.py), each drawn
for a wide screen and for a phone; the page shows the one that fits.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

from tijdperk.kernel.text import Catalogue
from tijdperk.lab.plots import STYLE, Plot, colour, number_text
from tijdperk.lab.ratings import Ratings, Share, interval, rate, rate_rows, shares, wins_by_deal
from tijdperk.lab.tournament import TournamentPlan, put_file, read_plan, read_rows

REPORT = "report.html"
WIDE, NARROW = 540, 340  # units of a plot: about a pixel each where it is shown
STEPS = 12  # points of the plot that shows ratings settle
STEP_RESAMPLES = 500
BINS = 24
NORMAL = 1.96  # standard deviations on either side that hold 95 %
PALEST, DEEPEST = 0.12, 0.62  # of the colour in the matrix
PAGE_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);
  font:17px/1.5 'Source Sans 3','Source Sans Pro',system-ui,sans-serif}
main{max-width:1180px;margin:0 auto;padding:32px 20px 60px}
main,.columns,.columns>div{display:grid;gap:20px;grid-template-columns:100%;align-content:start}
h1,h2{font-family:Alegreya,Georgia,serif;font-weight:600;line-height:1.15;margin:0}
h1{font-size:clamp(28px,5vw,40px)}
h2{font-size:24px;margin-bottom:4px}
section{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:20px 22px;
  min-width:0}
p{margin:4px 0 12px}
.soft{color:var(--soft)}
.lead{font:400 clamp(19px,2.6vw,24px)/1.35 Alegreya,Georgia,serif;margin:10px 0 0}
svg{width:100%;height:auto;display:block}
.narrow{display:none}
.two{display:grid;gap:0 40px;grid-template-columns:100%}
.figures{display:flex;flex-wrap:wrap;gap:10px 34px;margin-top:16px}
.figures b{display:block;font:600 28px/1.1 Alegreya,Georgia,serif}
.scroll{overflow-x:auto;position:relative}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:7px 8px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-weight:600;vertical-align:bottom}
thead th{color:var(--soft);font-size:15px;white-space:normal}
tbody th,thead th:first-child{text-align:left}
tbody th{width:100%;white-space:normal;overflow-wrap:anywhere}
.pairs tbody th{width:auto}
tbody tr:last-child>*{border-bottom:0}
.pairs td,.pairs thead th+th{text-align:center;min-width:56px}
.pairs td{border:2px solid var(--panel);border-radius:8px;line-height:1.15;font-weight:600}
.pairs td.sure{font-size:19px}
.pairs td small{display:block;font-size:12.5px;font-weight:400}
.pairs tbody th{white-space:nowrap;max-width:11em;overflow:hidden;text-overflow:ellipsis}
.mark{display:inline-grid;place-items:center;width:22px;height:22px;border-radius:50%;margin-right:8px;
  font:600 13px/1 'Source Sans 3',system-ui,sans-serif;color:var(--panel)}
.key{display:flex;flex-wrap:wrap;gap:4px 18px;margin:8px 0 0;padding:0;list-style:none}
@media(min-width:1060px){
  .columns{grid-template-columns:1fr 1fr}
  .two{grid-template-columns:540px 1fr}
}
@media(max-width:600px){
  main{padding:20px 12px 40px}
  section{padding:16px 14px}
  .wide{display:none}
  .narrow{display:block}
  th,td{padding:6px 5px}
  .pairs td,.pairs thead th+th{min-width:46px}
  table{font-size:15px}
  .pairs .bot{display:none}
}
"""


def write_report(folder: Path, texts: Catalogue) -> Path:
    """The page of a run, complete or not; gives where it was written."""
    plan = read_plan(folder)
    rows = read_rows(folder).to_dicts()
    file = folder / REPORT
    put_file(file, lambda path: path.write_text(page(plan, rows, texts), "utf-8"))
    return file


@dataclass(frozen=True)
class Told:
    """What the parts of the page are made from."""

    plan: TournamentPlan
    rows: list[dict[str, Any]]
    ratings: Ratings
    texts: Catalogue

    def say(self, key: str, **figures: str) -> str:
        return self.texts.say(key, **figures)

    def number(self, value: float) -> str:
        return number_text(value, self.texts.language)

    def signed(self, value: float) -> str:
        """A rating, or a difference of two."""
        return ("+" if round(value) > 0 else "") + self.number(round(value))

    def percent(self, share: float) -> str:
        text = f"{100 * share:.1f}%"
        return text.replace(".", ",") if self.texts.language == "nl" else text

    @property
    def bots(self) -> list[str]:
        """Best first: a bot's place here is its number and its colour on the whole page."""
        return [rating.bot for rating in self.ratings.ratings]

    def plot(self, title: str, x: tuple[float, float], y: tuple[float, float], **more: Any) -> Plot:
        return Plot(title, x, y, language=self.texts.language, **more)


def page(plan: TournamentPlan, rows: list[dict[str, Any]], texts: Catalogue) -> str:
    told = Told(plan, rows, rate_rows(list(plan.bots), rows, plan.seed), texts)
    title = told.say("report-title", game=plan.load().words(texts.language)[f"game-{plan.game}"])
    steps = settled(told)
    rated = f'<div class="two"><div>{both(told, forest)}</div>{table(told)}</div>'
    settle = both(told, lambda told, width: settling(told, steps, width)) + key(told)
    pairs = f'{matrix(told)}<div class="narrow">{key(told)}</div>'
    left = [section(told, "pairs", pairs), section(told, "settling", settle)]
    right = [section(told, "seats", both(told, seats))]
    column = left if plan.seats > 3 else right  # the shorter one
    column.append(section(told, "lengths", both(told, lengths)))
    parts = [
        head(told, title),
        section(told, "ratings", rated),
        '<div class="columns">',
        *(f"<div>{''.join(column)}</div>" for column in (left, right)),
        "</div>",
        foot(told),
    ]
    return (
        f'<!DOCTYPE html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{PAGE_STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def section(told: Told, name: str, shown: str) -> str:
    title, about = escape(told.say(f"report-{name}")), escape(told.say(f"report-{name}-about"))
    return f'<section><h2>{title}</h2><p class="soft">{about}</p>{shown}</section>'


def both(told: Told, draw: Callable[[Told, int], str]) -> str:
    """A plot for a wide screen and for a phone."""
    return f'<div class="wide">{draw(told, WIDE)}</div><div class="narrow">{draw(told, NARROW)}</div>'


def scrolled(label: str, part: str) -> str:
    """What may be too wide for a phone is moved by itself, also with keys."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{part}</div>'


def mark(number: int) -> str:
    return f'<span class="mark" style="background:{colour(number)}">{number + 1}</span>'


def head(told: Told, title: str) -> str:
    plan, rows, number = told.plan, told.rows, told.number
    done = number(len(rows)) if len(rows) == plan.games() else f"{number(len(rows))} / {number(plan.games())}"
    figures = [
        (done, told.say("report-games")),
        (number(plan.deals), told.say("report-deals")),
        (number(plan.seats), told.say("report-players")),
        (number(len(plan.bots)), told.say("report-bots")),
        (number(round(fmean(row["decisions"] for row in rows))), told.say("report-decisions")),
    ]
    shown = "".join(f"<div><b>{escape(value)}</b>{escape(what)}</div>" for value, what in figures)
    return (
        f'<header><h1>{escape(title)}</h1><p class="lead">{escape(lead(told))}</p>'
        f'<div class="figures">{shown}</div></header>'
    )


def lead(told: Told) -> str:
    """What came of it, in a sentence."""
    best, second = told.ratings.ratings[:2]
    low, high = told.ratings.difference(*told.ratings.order[:2])
    return told.say(
        "report-lead" if low > 0 else "report-lead-unsure",
        best=best.bot,
        second=second.bot,
        points=told.number(round(best.elo - second.elo)),
        low=told.signed(low),
        high=told.signed(high),
    )


def foot(told: Told) -> str:
    plan = told.plan
    made = told.say(
        "report-made",
        version=plan.version,
        rules=str(plan.rules_version),
        seed=str(plan.seed),
        options=", ".join(f"{option} {value}" for option, value in plan.options.items()) or "–",
        content=plan.fingerprint or told.say("report-standard"),
    )
    return f'<footer class="soft">{escape(made)}</footer>'


def key(told: Told) -> str:
    items = "".join(f"<li>{mark(number)}{escape(bot)}</li>" for number, bot in enumerate(told.bots))
    return f'<ul class="key">{items}</ul>'


def shortened(name: str, most: int) -> str:
    """The end of a long name: there the paths of bots differ."""
    return name if len(name) <= most else "…" + name[1 - most :]


def forest(told: Told, width: int) -> str:
    """Each bot with its rating, and the interval it lies in."""
    found = told.ratings.ratings
    low, high = min(one.low for one in found), max(one.high for one in found)
    edge = max(20.0, (high - low) * 0.04)
    plot = told.plot(
        told.say("report-ratings"),
        (low - edge, high + edge),
        (0, len(found)),
        width=width,
        height=60 + 50 * len(found),
        left=12,
        right=12,
    )
    plot.axis_below(told.say("report-elo"))
    plot.line(
        plot.across(0),
        plot.top,
        plot.across(0),
        plot.height - plot.bottom,
        'stroke="var(--soft)" stroke-dasharray="3 3"',
    )
    for number, one in enumerate(found):
        y = plot.down(len(found) - number) + 34
        plot.text(plot.left, y - 14, f"{number + 1}. {shortened(one.bot, (width - 190) // 8)}", kind="name")
        value = f"{told.signed(one.elo)} ({told.signed(one.low)} … {told.signed(one.high)})"
        plot.text(width - plot.right, y - 14, value, "end", "soft")
        plot.whisker(y, one.low, one.elo, one.high, number, f"{one.bot}: {value}")
    return plot.svg()


def table(told: Told) -> str:
    heads = ["bot", "games", "share", "first"]
    lines = "".join(
        f"<tr><th>{mark(number)}{escape(one.bot)}</th><td>{told.number(one.games)}</td>"
        f"<td>{told.percent(one.share)}</td><td>{told.percent(one.first)}</td></tr>"
        for number, one in enumerate(told.ratings.ratings)
    )
    row = "".join(f"<th>{escape(told.say(f'report-{head}'))}</th>" for head in heads)
    shown = f"<table><thead><tr>{row}</tr></thead><tbody>{lines}</tbody></table>"
    return scrolled(told.say("report-ratings"), shown)


def matrix(told: Told) -> str:
    """What each bot won of what it and another won together; deep colours where it is sure who is better."""
    found = shares(wins_by_deal(list(told.plan.bots), told.rows), told.plan.seed)
    order = told.ratings.order
    top = "".join(
        f'<th aria-label="{escape(bot)}">{mark(number)}</th>' for number, bot in enumerate(told.bots)
    )
    lines = []
    for number, one in enumerate(order):
        cells = "".join(cell(told, one, other, found.get((one, other))) for other in order)
        name = f'<span class="bot">{escape(told.bots[number])}</span>'
        lines.append(f"<tr><th>{mark(number)}{name}</th>{cells}</tr>")
    shown = (
        f'<table class="pairs"><thead><tr><td></td>{top}</tr></thead><tbody>{"".join(lines)}</tbody></table>'
    )
    return scrolled(told.say("report-pairs"), shown)


def cell(told: Told, one: int, other: int, share: Share | None) -> str:
    if share is None:
        return '<td class="soft">·</td>'
    low, high = told.ratings.difference(one, other)
    hint = told.say(
        "report-difference",
        one=told.plan.bots[one],
        other=told.plan.bots[other],
        low=told.signed(low),
        high=told.signed(high),
    )
    sure = not share.low <= 0.5 <= share.high
    deep = PALEST + (DEEPEST - PALEST) * abs(2 * share.share - 1) if sure else PALEST / 2
    side = "win" if share.share >= 0.5 else "lose"
    span = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    return (
        f'<td class="{"sure" if sure else "unsure"}" style="background:rgb(var(--{side})/{deep:.2f})" '
        f'title="{escape(hint)}">{100 * share.share:.0f}<small>{span}</small></td>'
    )


Course = dict[str, list[tuple[float, float, float]]]  # by bot: rating and interval after so many deals


def settled(told: Told) -> tuple[list[int], Course]:
    """The ratings as they would have been after fewer deals, with their intervals."""
    bots = list(told.plan.bots)
    deals = max(row["deal"] for row in told.rows) + 1
    points = sorted({max(2, round(deals * step / STEPS)) for step in range(1, STEPS + 1)})
    values: Course = defaultdict(list)
    for point in points:
        some = [row for row in told.rows if row["deal"] < point]
        found, samples = rate(bots, wins_by_deal(bots, some), told.plan.seed, STEP_RESAMPLES)
        for index, bot in enumerate(bots):
            values[bot].append((found[index], *interval(samples[:, index])))
    return points, values


def settling(told: Told, steps: tuple[list[int], Course], width: int) -> str:
    points, values = steps
    everything = [value for of_bot in values.values() for three in of_bot[1:] or of_bot for value in three]
    plot = told.plot(
        told.say("report-settling"),
        (points[0], points[-1]),
        (min(everything), max(everything)),
        width=width,
        height=320,
        right=34,
    )
    plot.axis_left(told.say("report-elo"))
    plot.axis_below(told.say("report-deals"))
    for number, bot in enumerate(told.bots):
        found, lows, highs = zip(*values[bot], strict=True)
        plot.band(points, lows, highs, number)
        plot.curve(points, found, number)
    last = [plot.down(values[bot][-1][0]) for bot in told.bots]  # best first, so from the top
    for number, y in enumerate(apart(last, 15)):
        plot.text(width - plot.right + 8, y + 5, str(number + 1), kind="name")
    return plot.svg()


def apart(places: list[float], least: float) -> list[float]:
    """Places in ascending order, moved down as far as needed so that each is clear of the one before."""
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + least) if moved else place)
    return moved


def seats(told: Told, width: int) -> str:
    """What a seat is worth: the share won in it by all bots together, and by each."""
    worth = [(None, told.say("report-all-bots")), *((bot, bot) for bot in told.bots)]
    found = {
        (seat, bot): spread(won_in(told.rows, seat, bot))
        for seat in range(told.plan.seats)
        for bot, _ in worth
    }
    equal = 1 / told.plan.seats
    edges = [edge for low, _, high in found.values() for edge in (low, high)] + [equal]
    row = 21
    group = 34 + row * len(worth)
    plot = told.plot(
        told.say("report-seats"),
        (max(0.0, min(edges) - 0.02) * 100, min(1.0, max(edges) + 0.02) * 100),
        (0, told.plan.seats),
        width=width,
        height=58 + group * told.plan.seats,
        left=min(180, width // 3),
    )
    plot.axis_below(told.say("report-share-axis"))
    plot.line(
        plot.across(100 * equal),
        plot.top,
        plot.across(100 * equal),
        plot.height - plot.bottom,
        'stroke="var(--soft)" stroke-dasharray="3 3"',
    )
    for seat in range(told.plan.seats):
        y = plot.down(told.plan.seats - seat) + 22
        plot.text(8, y, told.say("report-seat", seat=str(seat + 1)), kind="name")
        for number, (bot, name) in enumerate(worth, -1):
            y += row
            low, share, high = found[seat, bot]
            value = f"{told.percent(share)} ({told.percent(low)} … {told.percent(high)})"
            label = name if bot is None else f"{number + 1}. {shortened(name, plot.left // 7 - 5)}"
            plot.text(plot.left - 10, y + 4, label, "end", "" if bot is None else "soft")
            plot.whisker(
                y, 100 * low, 100 * share, 100 * high, None if bot is None else number, f"{name}: {value}"
            )
    return plot.svg()


def won_in(rows: list[dict[str, Any]], seat: int, bot: str | None) -> list[float]:
    """What was won in a seat, by a bot or by whoever sat there: one figure for each deal of a line-up."""
    by_deal: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row in rows:
        if bot in (None, row["bots"][seat]):
            by_deal[row["lineup"], row["deal"]].append(row["won"][seat])
    return [fmean(won) for won in by_deal.values()]


def spread(values: list[float]) -> tuple[float, float, float]:
    """A mean, between the ends of its interval."""
    mean = fmean(values) if values else 0.0
    around = NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return max(0.0, mean - around), mean, min(1.0, mean + around)


def lengths(told: Told, width: int) -> str:
    """How many decisions the games had."""
    values = [row["decisions"] for row in told.rows]
    low, high = min(values), max(values) + 1
    size = max(1, -(-(high - low) // BINS))
    bins = [0] * -(-(high - low) // size)
    for value in values:
        bins[(value - low) // size] += 1
    plot = told.plot(
        told.say("report-lengths"),
        (low, low + size * len(bins)),
        (0, max(bins)),
        width=width,
        height=280,
        top=30,
    )
    plot.axis_left(told.say("report-games"))
    plot.axis_below(told.say("report-decisions"))
    for number, count in enumerate(bins):
        left, right = plot.across(low + number * size), plot.across(low + (number + 1) * size)
        hint = f"{low + number * size}–{low + (number + 1) * size - 1}: {count}"
        plot.bar(left + 0.5, plot.down(count), right - left - 1, plot.down(0) - plot.down(count), hint)
    middle = median(values)
    x = plot.across(middle)
    plot.line(x, plot.top, x, plot.height - plot.bottom, 'stroke="var(--ink)" stroke-width="1.5"')
    plot.text(x, plot.top - 8, told.say("report-median", number=told.number(middle)), "middle")
    return plot.svg()


# ---- the command


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help=texts.say("cli-arg-run"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    print(write_report(arguments.folder, texts))
    return 0
