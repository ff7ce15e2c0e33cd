"""What a tournament came to, as one page to look at: `tijdperk report DIR`.

The page needs nothing from elsewhere: no script, no font, no link. Plots are SVG (lab/plots.py).
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from html import escape
from math import sqrt
from pathlib import Path
from typing import Any

from tijdperk.kernel.text import Catalogue
from tijdperk.lab.plots import STYLE, WIDTH, Plot, colour, number_text
from tijdperk.lab.ratings import Ratings, interval, rate, rate_rows, wins_by_deal
from tijdperk.lab.tournament import TournamentPlan, put_file, read_plan, read_rows

REPORT = "report.html"
STEPS = 12  # points of the plot that shows ratings settle
STEP_RESAMPLES = 500
BINS = 24
NORMAL = 1.96  # standard deviations on either side that hold 95 %
PAGE_STYLE = """
body{margin:0;background:var(--page);color:var(--ink);
font:17px/1.5 'Source Sans 3','Source Sans Pro',system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 20px 60px}
h1,h2{font-family:Alegreya,Georgia,serif;font-weight:600;line-height:1.15;margin:0}
h1{font-size:38px}h2{font-size:24px;margin-bottom:4px}
section{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:20px 22px;
margin-top:20px}
p{margin:4px 0 12px}.soft{color:var(--soft)}.scroll svg{width:100%;min-width:440px;height:auto;display:block}
.figures{display:flex;flex-wrap:wrap;gap:10px 34px;margin-top:16px}
.figures b{display:block;font:600 28px/1.1 Alegreya,Georgia,serif}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:7px 10px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}.pairs th{text-align:center}
th{font-weight:600}tr:last-child td{border-bottom:0}
td.cell{text-align:center;border:2px solid var(--panel);border-radius:6px;color:#fff}
td.none{text-align:center;color:var(--soft)}.mark{display:inline-block;width:11px;height:11px;border-radius:50%;
margin-right:8px}.key{display:flex;flex-wrap:wrap;gap:4px 18px;margin:6px 0 0;padding:0;list-style:none}
"""


def write_report(folder: Path, texts: Catalogue) -> Path:
    """The page of a run, complete or not; gives where it was written."""
    plan = read_plan(folder)
    rows = read_rows(folder).to_dicts()
    file = folder / REPORT
    put_file(file, lambda path: path.write_text(page(plan, rows, texts), "utf-8"))
    return file


def page(plan: TournamentPlan, rows: list[dict[str, Any]], texts: Catalogue) -> str:
    say = texts.say
    ratings = rate_rows(list(plan.bots), rows, plan.seed)
    place = {rating.bot: number for number, rating in enumerate(ratings.ratings)}
    name = plan.load().words(texts.language)[f"game-{plan.game}"]
    title = say("report-title", game=name)
    sections = [
        head(plan, rows, title, name, texts),
        section(
            say("report-ratings"), say("report-ratings-about"), forest(ratings, texts), table(ratings, texts)
        ),
        section(say("report-pairs"), say("report-pairs-about"), cross_table(plan, ratings, rows, texts)),
        section(
            say("report-settling"),
            say("report-settling-about"),
            settling(plan, rows, place, texts),
            key(ratings),
        ),
        section(
            say("report-seats"), say("report-seats-about"), seats(plan, rows, place, texts), key(ratings)
        ),
        section(say("report-lengths"), say("report-lengths-about"), lengths(rows, texts)),
    ]
    return (
        f'<!DOCTYPE html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{PAGE_STYLE}</style></head>"
        f"<body><main>{''.join(sections)}</main></body></html>\n"
    )


def section(title: str, about: str, *parts: str) -> str:
    shown = "".join(map(scrolled, parts))
    return f'<section><h2>{escape(title)}</h2><p class="soft">{escape(about)}</p>{shown}</section>'


def scrolled(part: str) -> str:
    """What is too wide for a phone is moved by itself, also with keys."""
    return f'<div class="scroll" tabindex="0">{part}</div>'


def head(plan: TournamentPlan, rows: list[dict[str, Any]], title: str, name: str, texts: Catalogue) -> str:
    say = texts.say
    done = f"{len(rows):,}" if len(rows) == plan.games() else f"{len(rows):,} / {plan.games():,}"
    figures = [
        (done, say("report-games")),
        (str(plan.deals), say("report-deals")),
        (str(plan.seats), say("report-players")),
        (str(len(plan.bots)), say("report-bots")),
        (number_text(round(sum(row["decisions"] for row in rows) / len(rows))), say("report-decisions")),
    ]
    shown = "".join(f"<div><b>{escape(value)}</b>{escape(what)}</div>" for value, what in figures)
    options = ", ".join(f"{option} {value}" for option, value in plan.options.items())
    made = say(
        "report-made",
        version=plan.version,
        rules=str(plan.rules_version),
        seed=str(plan.seed),
        options=options or "–",
        content=plan.fingerprint or say("report-standard"),
    )
    return f'<h1>{escape(title)}</h1><div class="figures">{shown}</div><p class="soft">{escape(made)}</p>'


def key(ratings: Ratings) -> str:
    items = "".join(
        f'<li><span class="mark" style="background:{colour(number)}"></span>{escape(rating.bot)}</li>'
        for number, rating in enumerate(ratings.ratings)
    )
    return f'<ul class="key">{items}</ul>'


def forest(ratings: Ratings, texts: Catalogue) -> str:
    """Each bot on a line: its rating, and the interval it lies in."""
    found = ratings.ratings
    low, high = min(one.low for one in found), max(one.high for one in found)
    edge = max(20.0, (high - low) * 0.06)
    plot = Plot(
        texts.say("report-ratings"),
        (low - edge, high + edge),
        (0, len(found)),
        height=62 + 40 * len(found),
        left=190,
    )
    plot.axis_below(texts.say("report-elo"))
    for number, one in enumerate(found):
        y = plot.down(len(found) - number - 0.5)
        stroke = f'stroke="{colour(number)}" stroke-width="5" stroke-linecap="round" opacity="0.45"'
        plot.line(plot.across(one.low), y, plot.across(one.high), y, stroke)
        hint = f"{one.bot}: {one.elo:+.0f} ({one.low:+.0f} … {one.high:+.0f})"
        plot.dot(plot.across(one.elo), y, number, hint)
        plot.text(plot.left - 14, y + 5, shortened(one.bot), "end")
    return plot.svg()


def shortened(name: str, most: int = 24) -> str:
    return name if len(name) <= most else "…" + name[1 - most :]


def table(ratings: Ratings, texts: Catalogue) -> str:
    say = texts.say
    heads = ["report-bot", "report-elo", "report-interval", "report-games", "report-share"]
    lines = [
        f'<td><span class="mark" style="background:{colour(number)}"></span>{escape(one.bot)}</td>'
        f"<td>{one.elo:+.0f}</td><td>{one.low:+.0f} … {one.high:+.0f}</td><td>{one.games:,}</td>"
        f"<td>{100 * one.share:.1f}%</td>"
        for number, one in enumerate(ratings.ratings)
    ]
    row = "".join(f"<th>{escape(say(head))}</th>" for head in heads)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><tr>{row}</tr>{body}</table>"


def cross_table(plan: TournamentPlan, ratings: Ratings, rows: list[dict[str, Any]], texts: Catalogue) -> str:
    """What each bot won of what it and another won together, and how much better it is."""
    wins = wins_by_deal(list(plan.bots), rows).sum(axis=0)
    names = [plan.bots[index] for index in ratings.order]
    top = "".join(f"<th>{number}</th>" for number in range(1, len(names) + 1))
    lines = []
    for number, one in enumerate(ratings.order):
        cells = ""
        for other in ratings.order:
            both = wins[one, other] + wins[other, one]
            if one == other or not both:
                cells += '<td class="none">·</td>'
                continue
            share = wins[one, other] / both
            low, high = ratings.difference(one, other)
            hint = texts.say(
                "report-difference",
                one=plan.bots[one],
                other=plan.bots[other],
                low=f"{low:+.0f}",
                high=f"{high:+.0f}",
            )
            style = f"background:{heat(share)}"
            cells += f'<td class="cell" style="{style}" title="{escape(hint)}">{100 * share:.0f}</td>'
        lines.append(f"<tr><td>{number + 1}. {escape(names[number])}</td>{cells}</tr>")
    return f'<table class="pairs"><tr><th></th>{top}</tr>{"".join(lines)}</table>'


def heat(share: float) -> str:
    """From brown, where little was won, to green; dark enough for white figures on it."""
    brown, middle, green = (150, 62, 32), (105, 100, 92), (10, 105, 100)
    first, second, part = (brown, middle, 2 * share) if share < 0.5 else (middle, green, 2 * share - 1)
    mixed = [round(a + (b - a) * part) for a, b in zip(first, second, strict=True)]
    return f"rgb({mixed[0]},{mixed[1]},{mixed[2]})"


def settling(
    plan: TournamentPlan, rows: list[dict[str, Any]], place: dict[str, int], texts: Catalogue
) -> str:
    """The ratings as they would have been after fewer deals, with their intervals."""
    bots = list(plan.bots)
    deals = max(row["deal"] for row in rows) + 1
    points = sorted({max(2, round(deals * step / STEPS)) for step in range(1, STEPS + 1)})
    values: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for point in points:
        some = [row for row in rows if row["deal"] < point]
        found, samples = rate(bots, wins_by_deal(bots, some), plan.seed, STEP_RESAMPLES)
        for index, bot in enumerate(bots):
            values[bot].append((found[index], *interval(samples[:, index])))
    everything = [value for of_bot in values.values() for three in of_bot for value in three]
    plot = Plot(texts.say("report-settling"), (0, deals), (min(everything), max(everything)), height=320)
    plot.axis_left(texts.say("report-elo"))
    plot.axis_below(texts.say("report-deals"))
    for bot in bots:
        found, lows, highs = zip(*values[bot], strict=True)
        plot.band(points, lows, highs, place[bot])
        plot.curve(points, found, place[bot])
    return plot.svg()


def seats(plan: TournamentPlan, rows: list[dict[str, Any]], place: dict[str, int], texts: Catalogue) -> str:
    """What each bot won in each seat, with the interval of a share."""
    won: dict[tuple[int, str], list[float]] = defaultdict(list)
    for row in rows:
        for seat, (bot, share) in enumerate(zip(row["bots"], row["won"], strict=True)):
            won[seat, bot].append(share)
    plot = Plot(texts.say("report-seats"), (0, plan.seats), (0, 1), height=280)
    plot.axis_left(texts.say("report-share"))
    bots = sorted(plan.bots, key=place.__getitem__)
    wide = (WIDTH - plot.left - plot.right) / plan.seats
    each = min(46.0, wide * 0.8 / len(bots))
    for seat in range(plan.seats):
        middle = plot.across(seat + 0.5)
        plot.text(middle, plot.height - 24, texts.say("report-seat", seat=str(seat + 1)), "middle", "soft")
        for number, bot in enumerate(bots):
            shares = won[seat, bot]
            if not shares:
                continue
            share = sum(shares) / len(shares)
            x = middle + (number - len(bots) / 2) * each
            top = plot.down(share)
            plot.bar(x + 2, top, each - 4, plot.down(0) - top, place[bot], f"{bot}: {100 * share:.1f}%")
            spread = NORMAL * sqrt(share * (1 - share) / len(shares))
            at = x + each / 2
            ends = plot.down(max(0.0, share - spread)), plot.down(min(1.0, share + spread))
            plot.line(at, ends[0], at, ends[1], 'stroke="var(--ink)" stroke-width="1.5"')
    return plot.svg()


def lengths(rows: list[dict[str, Any]], texts: Catalogue) -> str:
    """How many decisions the games had."""
    values = [row["decisions"] for row in rows]
    low, high = min(values), max(values) + 1
    size = max(1, -(-(high - low) // BINS))
    bins = [0] * -(-(high - low) // size)
    for value in values:
        bins[(value - low) // size] += 1
    plot = Plot(texts.say("report-lengths"), (low, low + size * len(bins)), (0, max(bins)), height=240)
    plot.axis_left(texts.say("report-games"))
    plot.axis_below(texts.say("report-decisions"))
    for number, count in enumerate(bins):
        left, right = plot.across(low + number * size), plot.across(low + (number + 1) * size)
        hint = f"{low + number * size}–{low + (number + 1) * size - 1}: {count}"
        plot.bar(left + 1, plot.down(count), right - left - 2, plot.down(0) - plot.down(count), 0, hint)
    return plot.svg()


# ---- the command


def add_arguments(parser: ArgumentParser, texts: Catalogue) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help=texts.say("cli-arg-run"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    print(write_report(arguments.folder, texts))
    return 0
