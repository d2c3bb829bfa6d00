"""Chart of a training run: the score of each generation against the best earlier one, and its loss."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from ..series.heatmap import FAINT, FONTS, INK, PAPER

if TYPE_CHECKING:
    from .training import Generation

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 60
TOP: Final = 60
BOTTOM: Final = 50
RIGHT: Final = 30
KEPT: Final = "#124e89"
DROPPED: Final = "#a8440b"


def strength_plot(game: str, done: list[Generation]) -> str:
    """An SVG document: one bar with its interval for each generation; half of all points is the line between."""
    high = HEIGHT - TOP - BOTTOM
    step = (WIDTH - LEFT - RIGHT) / max(1, len(done))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" font-family="{FONTS}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="30" font-size="17" font-weight="700" fill="{INK}">{escape(game)}: '
        "each generation against the best before it</text>",
    ]
    for share in (0, 25, 50, 75, 100):
        y = TOP + high * (1 - share / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}" ')
        parts.append(f'stroke-width="{1.5 if share == 50 else 0.4}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end" fill="{FAINT}">')
        parts.append(f"{share} %</text>")
    for at, each in enumerate(done):
        x = LEFT + step * (at + 0.5)
        low, top = (TOP + high * (1 - bound) for bound in each.score.interval)
        y = TOP + high * (1 - each.score.rate)
        colour = KEPT if each.best else DROPPED
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{top:.1f}" stroke="{colour}" ')
        parts.append('stroke-width="3"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
        told = f"{each.number}: {'kept' if each.best else 'not kept'}"
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 24}" font-size="12" text-anchor="middle" fill="{INK}">')
        parts.append(f"{told}</text>")
    return "\n".join([*parts, "</svg>", ""])
