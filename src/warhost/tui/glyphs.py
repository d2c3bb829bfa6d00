"""Symbols of board and cards: a Unicode set, an ASCII set, and their colours."""

from dataclasses import dataclass
from typing import Final

# The frame alone distinguishes the sides; the colour only repeats the distinction.
OWN: Final = "deep_sky_blue1"
FOE: Final = "dark_orange"
LEGAL: Final = "bold green"
RECENT: Final = "bold magenta"
FAINT: Final = "grey50"
GOOD: Final = "bold green"
BAD: Final = "bold red"


@dataclass(frozen=True)
class Frame:
    """The eight pieces of a frame."""

    corners: str  # corners of a frame: top left, top right, bottom left, bottom right
    across: str
    down: str


@dataclass(frozen=True)
class Glyphs:
    """A set of symbols.  Directions follow DIRECTIONS: n, ne, e, se, s, sw, w, nw."""

    arrows: str
    moves: str
    move_after: bool  # True if a movement symbol needs an arrow before it to show its direction
    kinds: dict[str, str]
    commander: str
    shot: str
    own: Frame
    foe: Frame
    empty: Frame
    legal: Frame
    fallen: str
    recent: str
    recall: str
    start: str
    full: str  # filled pip in a row of pips, which shows a score
    hollow: str
    dot: str
    more: str
    minus: str


UNICODE: Final = Glyphs(
    arrows="↑↗→↘↓↙←↖",
    moves="⇑⇗⇒⇘⇓⇙⇐⇖",
    move_after=False,
    kinds={"infantry": "♙", "cavalry": "♘", "spear": "♆", "ranged": "◎", "berserker": "✸"},
    commander="★",
    shot="◎",
    own=Frame("╔╗╚╝", "═", "║"),
    foe=Frame("╭╮╰╯", "─", "│"),
    empty=Frame("····", " ", " "),
    legal=Frame("┌┐└┘", "┄", "┆"),
    fallen="†",
    recent="●",
    recall="⟲",
    start="◈",
    full="▰",
    hollow="▱",
    dot="·",
    more="…",
    minus="−",
)
ASCII: Final = Glyphs(
    arrows="^/>\\v/<\\",
    moves="mmmmmmmm",
    move_after=True,
    kinds={"infantry": "i", "cavalry": "c", "spear": "s", "ranged": "r", "berserker": "b"},
    commander="*",
    shot="@",
    own=Frame("####", "=", "#"),
    foe=Frame("++++", "-", "|"),
    empty=Frame("....", " ", " "),
    legal=Frame("''''", "'", "'"),
    fallen="x",
    recent="!",
    recall="R",
    start="o",
    full="#",
    hollow=".",
    dot="-",
    more="..",
    minus="-",
)


def fitting(encoding: str) -> Glyphs:
    """The best set that a terminal's encoding can show."""
    signs = UNICODE.arrows + UNICODE.moves + UNICODE.own.corners + UNICODE.full + "".join(UNICODE.kinds.values())
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
