"""A balance matrix as an SVG heat map, readable without colour and safe for the colour-blind."""

from html import escape
from math import ceil
from typing import Final

from .matrix import Matrix
from .statistics import Score

CELL_WIDTH: Final = 92
CELL_HEIGHT: Final = 58
GAP: Final = 3
LEFT: Final = 150  # pixels left of the map for the names of the rows
TOP: Final = 148  # pixels above the map for the title and the names of the columns
MARGIN: Final = 32
LEGEND: Final = 96
MEAN_GAP: Final = 14
LETTER: Final = 8  # width of a letter in pixels
STEPS: Final = 48  # number of steps of the colour scale in the legend
LEAST_REACH: Final = 0.10  # the scale reaches at least this far to both sides of 50 %
FONTS: Final = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif"
INK: Final = "#1d2530"
FAINT: Final = "#5c6672"
PAPER: Final = "#ffffff"
EMPTY: Final = "#eef0f2"
# From losing to winning: orange and blue stay apart for every common kind of colour blindness, and both grow darker
# outwards, so that the map can be read in grey as well (numbers say on which side).
SCALE: Final = ("#a8440b", "#e39a58", "#f7f4ee", "#7fb0d6", "#124e89")


def heat_map(matrix: Matrix, title: str, subtitle: str) -> str:
    """The matrix as an SVG document."""
    count = len(matrix.decks)
    left, top = room_for(matrix.decks)
    width = left + (count + 1) * CELL_WIDTH + MEAN_GAP + MARGIN
    height = top + count * CELL_HEIGHT + LEGEND
    reach = scale_reach(matrix)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img" aria-labelledby="title subtitle" font-family="{FONTS}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text id="title" x="{MARGIN}" y="44" font-size="22" font-weight="700" fill="{INK}">{escape(title)}</text>',
        f'<text id="subtitle" x="{MARGIN}" y="68" font-size="13" fill="{FAINT}">{escape(subtitle)}</text>',
        *_names(matrix, left, top),
    ]
    for at, row in enumerate(matrix.decks):
        y = top + at * CELL_HEIGHT
        for place, column in enumerate(matrix.decks):
            score = matrix.cells.get((row, column))
            parts.append(_cell(left + place * CELL_WIDTH, y, score, reach, f"{named(row)} against {named(column)}"))
        mean = left + count * CELL_WIDTH + MEAN_GAP
        parts.append(_cell(mean, y, matrix.row(row), reach, f"{named(row)} against all others"))
    parts += _legend(left, top + count * CELL_HEIGHT + 30, reach)
    return "\n".join([*parts, "</svg>", ""])


def named(deck: str) -> str:
    return deck.replace("-", " ").capitalize()


def room_for(names: list[str]) -> tuple[int, int]:
    """The space needed left of the rows and above the columns; long names are rotated."""
    longest = max(len(named(name)) for name in names)
    left = max(LEFT, LETTER * longest + 2 * MARGIN)
    return left, TOP if longest * LETTER <= CELL_WIDTH else TOP + LETTER * longest


def scale_reach(matrix: Matrix) -> float:
    """How far from 50 % the colours reach: to the farthest cell, in steps of 5 points."""
    farthest = max((abs(score.rate - 0.5) for score in matrix.cells.values()), default=0.0)
    return max(LEAST_REACH, min(0.5, ceil(farthest * 20 - 1e-9) / 20))


def colour(rate: float, reach: float) -> str:
    """The colour of a rate: the scale's middle at 50 %, its ends at `reach` to either side."""
    place = min(1.0, max(0.0, (rate - 0.5) / reach / 2 + 0.5)) * (len(SCALE) - 1)
    low = min(int(place), len(SCALE) - 2)
    mixed = [
        round(first + (second - first) * (place - low))
        for first, second in zip(_parts(SCALE[low]), _parts(SCALE[low + 1]), strict=True)
    ]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def ink_on(background: str) -> str:
    """Dark or white letters, whichever has more contrast (relative luminance as in WCAG)."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _shares(background)]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return PAPER if luminance < 0.22 else INK


def _names(matrix: Matrix, left: int, top: int) -> list[str]:
    count = len(matrix.decks)
    rows = "" if matrix.one_bot else f"{matrix.bots[0]} plays"
    columns = "against" if matrix.one_bot else f"against {matrix.bots[1]} with"
    parts = [
        _text(left + GAP, TOP - 40, columns, 12, FAINT, "start"),
        _text(left - 14, top - 14, rows, 12, FAINT, "end"),
    ]
    for at, deck in enumerate([*matrix.decks, "all others"]):
        middle = left + at * CELL_WIDTH + CELL_WIDTH // 2 + (MEAN_GAP if at == count else 0)
        parts.append(_text(middle, top - 14, named(deck) if at < count else deck, 14, INK, "middle", 600, top != TOP))
    for at, deck in enumerate(matrix.decks):
        parts.append(_text(left - 14, top + at * CELL_HEIGHT + CELL_HEIGHT // 2 + 5, named(deck), 14, INK, "end", 600))
    return parts


def _cell(x: int, y: int, score: Score | None, reach: float, meeting: str) -> str:
    box = f'x="{x + GAP}" y="{y + GAP}" width="{CELL_WIDTH - 2 * GAP}" height="{CELL_HEIGHT - 2 * GAP}" rx="7"'
    middle = x + CELL_WIDTH // 2
    if score is None or not score.games:
        return f'<g><rect {box} fill="{EMPTY}"/>{_text(middle, y + 35, "–", 16, FAINT, "middle")}</g>'
    fill = colour(score.rate, reach)
    counts = f"{score.wins} won, {score.draws} drawn, {score.losses} lost"
    told = f"{meeting}: {score.rate:.1%} of {score.games} games ({counts})"
    return (
        f'<g><title>{escape(told)}</title><rect {box} fill="{fill}"/>'
        + _text(middle, y + 30, f"{100 * score.rate:.0f} %", 18, ink_on(fill), "middle", 700)
        + _text(middle, y + 46, f"± {100 * score.half_width:.0f}", 11, ink_on(fill), "middle")
        + "</g>"
    )


def _legend(left: int, y: int, reach: float) -> list[str]:
    width = 6
    parts = [
        f'<rect x="{left + GAP + at * width}" y="{y}" width="{width + 0.5}" height="12" '
        f'fill="{colour(0.5 + reach * (2 * (at + 0.5) / STEPS - 1), reach)}"/>'
        for at in range(STEPS)
    ]
    for share, words in ((-1.0, "row loses"), (0.0, "even"), (1.0, "row wins")):
        x = round(left + GAP + (share + 1) / 2 * STEPS * width)
        parts.append(_text(x, y + 28, f"{100 * (0.5 + share * reach):.0f} %", 12, INK, "middle"))
        parts.append(_text(x, y + 44, words, 11, FAINT, "middle"))
    note = left + GAP + STEPS * width + 56
    parts.append(_text(note, y + 10, "share of games won by the row; a draw is half a win", 12, FAINT, "start"))
    parts.append(_text(note, y + 28, "± half of the 95 % interval (Wilson), in points", 12, FAINT, "start"))
    return parts


def _text(
    x: int, y: int, words: str, size: int, fill: str, anchor: str, weight: int = 400, on_end: bool = False
) -> str:
    turned = f' transform="rotate(-90 {x} {y})"' if on_end else ""
    return (
        f'<text x="{x + 5 if on_end else x}" y="{y + 5 if on_end else y}" font-size="{size}" font-weight="{weight}" '
        f'fill="{fill}" text-anchor="{"start" if on_end else anchor}"{turned}>{escape(words)}</text>'
    )


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _shares(colour: str) -> list[float]:
    return [part / 255 for part in _parts(colour)]
