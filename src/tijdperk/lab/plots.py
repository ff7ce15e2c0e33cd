"""Plots as SVG: drawn here, without a script or a font from elsewhere, so that a file with them is whole.

Colours are variables of the page (`STYLE`), for light and dark; a plot that is saved alone has them too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, log10
from pathlib import Path

COLOURS = ("#0a6f73", "#c25a1c", "#3f6fb5", "#8a4a8f", "#8a7413", "#5f6b73", "#2f8f5b", "#b23a48")
DARK_COLOURS = ("#55d3c8", "#f0955a", "#86b4f2", "#d59ada", "#e0c552", "#a9b4bb", "#74d6a0", "#f28b98")
STYLE = (
    ":root{color-scheme:light dark;"
    + "--page:#eae3d5;--panel:#fbf8f1;--line:#d6cbb7;--ink:#2b2620;--soft:#6b6151;"
    + "--win:10 133 125;--lose:194 90 28;"
    + "".join(f"--c{number}:{colour};" for number, colour in enumerate(COLOURS))
    + "}@media(prefers-color-scheme:dark){:root{--page:#14181b;--panel:#23292d;--line:#3a4349;--ink:#efe9dd;"
    + "--soft:#b3aa9a;--win:60 190 180;--lose:224 120 60;"
    + "".join(f"--c{number}:{colour};" for number, colour in enumerate(DARK_COLOURS))
    + "}}svg text{font:14px 'Source Sans 3','Source Sans Pro',system-ui,sans-serif;fill:var(--ink)}"
    + "svg .soft{fill:var(--soft);font-size:12.5px}svg .name{font-weight:600}"
    + "svg .grid{stroke:var(--line);stroke-width:1}"
)
WIDTH = 760


def colour(number: int) -> str:
    return f"var(--c{number % len(COLOURS)})"


def ticks(low: float, high: float, count: int = 6) -> list[float]:
    """Round numbers from one end to the other."""
    raw = (high - low or 1.0) / count
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)
    first = ceil(low / step - 1e-9)
    return [round(step * number, 10) for number in range(first, floor(high / step + 1e-9) + 1)]


def number_text(value: float, language: str = "en") -> str:
    """A number as the language writes it: thousands apart, and a comma for decimals in Dutch."""
    if value == int(value):
        return f"{int(value):,}".replace(",", "\u202f").replace("-", "−")
    text = f"{value:.3g}".replace("-", "−")
    return text.replace(".", ",") if language == "nl" else text


@dataclass
class Plot:
    """A drawing area with scales; what is added is drawn in order. `title` is what a screen reader says."""

    title: str
    x: tuple[float, float]
    y: tuple[float, float]
    width: int = WIDTH
    height: int = 300
    left: int = 60
    right: int = 20
    top: int = 12
    bottom: int = 46
    language: str = "en"
    parts: list[str] = field(default_factory=list)

    def across(self, value: float) -> float:
        low, high = self.x
        return self.left + (value - low) / (high - low or 1.0) * (self.width - self.left - self.right)

    def down(self, value: float) -> float:
        low, high = self.y
        return (
            self.height
            - self.bottom
            - (value - low) / (high - low or 1.0) * (self.height - self.top - self.bottom)
        )

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, style: str = "") -> None:
        self.parts.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
            + (style or 'class="grid"')
            + "/>"
        )

    def axis_below(self, name: str, values: Sequence[float] | None = None) -> None:
        end = self.height - self.bottom
        for value in ticks(*self.x, count=self.width // 80) if values is None else values:
            self.line(self.across(value), self.top, self.across(value), end)
            self.text(self.across(value), end + 18, number_text(value, self.language), "middle", "soft")
        self.text((self.left + self.width - self.right) / 2, self.height - 6, name, "middle", "soft")

    def axis_left(self, name: str) -> None:
        for value in ticks(*self.y, count=5):
            self.line(self.left, self.down(value), self.width - self.right, self.down(value))
            self.text(self.left - 8, self.down(value) + 4, number_text(value, self.language), "end", "soft")
        middle = (self.top + self.height - self.bottom) / 2
        self.parts.append(
            f'<text class="soft" text-anchor="middle" transform="translate(14 {middle:.0f}) rotate(-90)">'
            f"{escape(name)}</text>"
        )

    def curve(self, xs: Sequence[float], ys: Sequence[float], number: int = 0) -> None:
        points = " ".join(f"{self.across(x):.1f},{self.down(y):.1f}" for x, y in zip(xs, ys, strict=True))
        self.parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour(number)}" stroke-width="2.5" '
            'stroke-linejoin="round"/>'
        )

    def band(self, xs: Sequence[float], lows: Sequence[float], highs: Sequence[float], number: int) -> None:
        """Between two lines, as far as it lies within the scales."""
        low, high = self.y
        within = [[min(max(y, low), high) for y in ys] for ys in (highs, lows)]
        there, back = (
            [f"{self.across(x):.1f},{self.down(y):.1f}" for x, y in zip(xs, ys, strict=True)] for ys in within
        )
        self.parts.append(
            f'<polygon points="{" ".join(there + back[::-1])}" fill="{colour(number)}" opacity="0.16"/>'
        )

    def bar(self, x: float, y: float, width: float, height: float, hint: str = "") -> None:
        """In the units of the drawing, with a hint for the pointer."""
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" rx="2" '
            f'fill="var(--soft)"><title>{escape(hint)}</title></rect>'
        )

    def whisker(self, y: float, low: float, value: float, high: float, number: int | None, hint: str) -> None:
        """A value with its interval, at a height of the drawing; in ink where it has no number."""
        ink = "var(--ink)" if number is None else colour(number)
        ends = f'x1="{self.across(low):.1f}" x2="{self.across(high):.1f}" y1="{y:.1f}" y2="{y:.1f}"'
        self.parts.append(
            f'<g><title>{escape(hint)}</title><line {ends} stroke="{ink}" stroke-width="5" '
            f'stroke-linecap="round" opacity="0.4"/>'
            f'<circle cx="{self.across(value):.1f}" cy="{y:.1f}" r="5.5" fill="{ink}" '
            'stroke="var(--panel)" stroke-width="1.5"/></g>'
        )

    def svg(self, alone: bool = False) -> str:
        """The plot as an element of a page, or, alone, as a file."""
        style = f"<style>{STYLE}svg{{background:var(--panel)}}</style>" if alone else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{escape(self.title)}"><title>{escape(self.title)}</title>{style}'
            + "".join(self.parts)
            + "</svg>"
        )

    def save(self, file: str | Path) -> None:
        Path(file).write_text(self.svg(alone=True), "utf-8")


def learning_curve(title: str, values: Sequence[float], x: str = "games", y: str = "share won") -> Plot:
    """Values in the order they came, as one line."""
    plot = Plot(title, (0, len(values)), (min([0.0, *values]), max([1.0, *values])))
    plot.axis_left(y)
    plot.axis_below(x)
    plot.curve(range(1, len(values) + 1), values)
    return plot
