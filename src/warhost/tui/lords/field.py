"""The board as one seat sees it, with its own side at the bottom; of an endless board only a part."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from ...lords.rules.board import OPPOSITE, STEPS, Board
from ...lords.units import Unit
from ...text.lords.speaker import LordsSpeaker
from ...text.speaker import View
from ..glyphs import FAINT, FOE, LEGAL, OWN, RECENT, Glyphs
from .canvas import Canvas
from .face import SIZES, TINY, Face, Size, draw_empty, draw_face
from .names import Names

MARGIN: Final = 1  # number of empty squares shown around the units of an endless board


@dataclass(frozen=True)
class Emphasis:
    """Highlights on a board: legal squares with a label each, and recent events."""

    legal: Mapping[str, str] = field(default_factory=dict)
    recent: frozenset[str] = frozenset()
    fallen: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Window:
    """The shown part of the board, in board coordinates, both ends included."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1


class FieldView:
    """Draws the board of a view."""

    def __init__(self, view: View, speaker: LordsSpeaker, glyphs: Glyphs) -> None:
        self.view = view
        self.speaker = speaker
        self.glyphs = glyphs
        self.names = Names(speaker)
        self.board = Board(view["columns"], view["rows"])
        self.side = view["sides"][view["seat"]] if view["seat"] >= 0 else 0
        self.units = {unit["square"]: unit for unit in view["units"]}

    def drawn(self, width: int, height: int, emphasis: Emphasis, focus: str = "") -> list[Text]:
        """The board, at most this many columns wide and rows high."""
        window = self._window(emphasis)
        labels = self._label_width(window)
        size = self._size(window, width - labels, height - 1)
        if self.board.endless:
            window = self._cropped(window, (width - labels) // size.width, (height - 1) // size.height, focus)
        canvas = Canvas(labels + window.columns * size.width, window.rows * size.height + 1)
        for line in range(window.rows):
            row = window.bottom + line if self.side else window.top - line
            for at in range(window.columns):
                column = window.right - at if self.side else window.left + at
                x, y = labels + at * size.width, line * size.height
                self._cell(canvas, x, y, size, self.board.name(self.board.square(column, row)), emphasis)
                if line == 0:
                    letter = str(column) if self.board.endless else self.board.name(self.board.square(column, 0))[:-1]
                    canvas.centred(x, canvas.height - 1, size.width, letter, "bold")
            canvas.put(0, line * size.height + size.height // 2, str(row if self.board.endless else row + 1), "bold")
        return [*canvas.lines(), *self._outside(window)]

    def face(self, unit: Unit, side: int, **more: Any) -> Face:
        """The face of a unit on the screen: its card is rotated if its side sits opposite (LOW-0.2)."""
        own = side == self.side
        arrows, moves = unit.arrows, unit.moves
        if not own:
            arrows, moves = arrows[OPPOSITE:] + arrows[:OPPOSITE], moves[OPPOSITE:] + moves[:OPPOSITE]
        frame, style = (self.glyphs.own, OWN) if own else (self.glyphs.foe, FOE)
        rank = self.speaker.book.say(f"lords.rank.{unit.rank}.short")
        return Face(unit, self.names.of(unit), rank, arrows, moves, **{"frame": frame, "style": style, **more})

    def _cell(self, canvas: Canvas, x: int, y: int, size: Size, name: str, emphasis: Emphasis) -> None:
        standing, glyphs = self.units.get(name), self.glyphs
        if standing is not None:
            draw_face(canvas, x, y, size, self.standing(standing, emphasis), glyphs)
        elif name in emphasis.legal:
            draw_empty(canvas, x, y, size, glyphs.legal, name, emphasis.legal[name], LEGAL)
        else:
            sign = glyphs.fallen if name in emphasis.fallen else ""
            if name in self.view["start"]:
                sign = f"{glyphs.start} {self.view['start'].index(name) + 1}"
            draw_empty(canvas, x, y, size, glyphs.empty, name, sign)

    def standing(self, standing: View, emphasis: Emphasis) -> Face:
        unit, square = self.speaker.units[standing["code"]], standing["square"]
        turned = OPPOSITE if self.side else 0
        around = [
            self.board.name(each) if each >= 0 else "" for each in self.board.neighbours(self.board.named(square))
        ]
        hits = frozenset([way ^ turned for way in range(len(STEPS)) if around[way] in standing["engages"]])
        recent = square in emphasis.recent
        several = len(self.view["sides"]) > 2
        return self.face(
            unit,
            standing["side"],
            hits=hits,
            incoming=standing["incoming"],
            owner=str(standing["owner"] + 1) if several else "",
            bright=RECENT if recent else "",
            note=emphasis.legal.get(square, self.glyphs.recent if recent else ""),
            note_style=LEGAL if square in emphasis.legal else RECENT,
        )

    # --- the window of an endless board -----------------------------------------------------------------------

    def _window(self, emphasis: Emphasis) -> Window:
        board = self.board
        if not board.endless:
            return Window(0, board.columns - 1, 0, board.rows - 1)
        named = [*self.units, *emphasis.legal] or [name for name in self.view["start"] if name is not None]
        squares = [board.named(name) for name in named]
        across, up = [board.x(each) for each in squares], [board.y(each) for each in squares]
        return Window(min(across) - MARGIN, max(across) + MARGIN, min(up) - MARGIN, max(up) + MARGIN)

    def _cropped(self, window: Window, columns: int, rows: int, focus: str) -> Window:
        """The part of the window that fits, around the focus or the centre."""
        x, y = (window.left + window.right) // 2, (window.bottom + window.top) // 2
        if focus:
            x, y = self.board.x(self.board.named(focus)), self.board.y(self.board.named(focus))
        left, right = _part(window.left, window.right, x, max(1, columns))
        bottom, top = _part(window.bottom, window.top, y, max(1, rows))
        return Window(left, right, bottom, top)

    def _size(self, window: Window, width: int, height: int) -> Size:
        for size in SIZES:
            if window.columns * size.width <= width and window.rows * size.height <= height:
                return size
        return next((size for size in SIZES if size.flat and window.columns * size.width <= width), TINY)

    def _label_width(self, window: Window) -> int:
        ends = (window.bottom, window.top) if self.board.endless else (1, self.board.rows)
        return max([len(str(end)) for end in ends]) + 1

    def _outside(self, window: Window) -> list[Text]:
        """Text about units outside the shown window of an endless board."""
        hidden = []
        for name, unit in self.units.items():
            x, y = self.board.x(self.board.named(name)), self.board.y(self.board.named(name))
            if not (window.left <= x <= window.right and window.bottom <= y <= window.top):
                hidden.append(f"{self.speaker.card(unit['code'])} {name}")
        if not hidden:
            return []
        return [Text(self.speaker.book.say("tui.outside", units=", ".join(hidden)), style=FAINT)]


def _part(low: int, high: int, middle: int, size: int) -> tuple[int, int]:
    if high - low + 1 <= size:
        return low, high
    low = min(max(low, middle - size // 2), high - size + 1)
    return low, low + size - 1
