"""Draws a unit into a cell: the frame shows its owner, and arrows are at their positions on the card."""

from dataclasses import dataclass, field
from typing import Final

from ...lords.units import Unit
from ..glyphs import BAD, FAINT, Frame, Glyphs
from .canvas import Canvas
from .names import ShortName

N, NE, E, SE, S, SW, W, NW = range(8)
LEFT: Final = (NW, W, SW)
RIGHT: Final = (NE, E, SE)


@dataclass(frozen=True)
class Size:
    """Size of a cell in columns and rows, including the frame."""

    width: int
    height: int

    @property
    def flat(self) -> bool:
        """True if class and rank have no separate line."""
        return self.height < BIG.height


BIG: Final = Size(14, 5)
SMALL: Final = Size(11, 5)
FLAT: Final = Size(14, 4)
SMALL_FLAT: Final = Size(11, 4)
SLIM: Final = Size(9, 4)
TINY: Final = Size(7, 4)
SIZES: Final = (BIG, SMALL, FLAT, SMALL_FLAT, SLIM, TINY)  # sizes of a card, largest first; the first that fits is used


@dataclass(frozen=True)
class Face:
    """Content of a unit's cell.  `arrows`, `moves` and `hits` are directions on the screen, not on the board."""

    unit: Unit
    name: ShortName
    rank: str  # abbreviation of the rank, three letters
    arrows: tuple[int, ...]
    moves: tuple[bool, ...]
    frame: Frame
    style: str
    hits: frozenset[int] = field(default_factory=frozenset)  # directions of the arrows that hit an enemy
    incoming: int = 0
    note: str = ""  # symbol in the last line: what the unit may do now, or its class
    note_style: str = ""
    owner: str = ""  # name of the unit's owner, if a side has several players
    bright: str = ""  # style of the frame if the unit is highlighted; "" if not


def draw_face(canvas: Canvas, x: int, y: int, size: Size, face: Face, glyphs: Glyphs) -> None:
    """Draw a unit with its upper left corner at a place."""
    draw_frame(canvas, x, y, size, face.frame, face.bright or face.style)
    inner = size.width - 2
    canvas.centred(x + 1, y + 1, inner, face.name.within(inner, glyphs.more), f"bold {face.style}")
    _arrows(canvas, x, y, size, face, glyphs)
    star = glyphs.commander if face.unit.commander else ""
    kind = glyphs.kinds[face.unit.kind]
    if not size.flat:
        words = [face.owner, kind, f"{face.rank}{star}"]
        canvas.centred(x + 2, y + 2, size.width - 4, " ".join([word for word in words if word]), face.style)
        _badge(canvas, x + 1, y + 3, inner, face, glyphs)
    elif size == TINY:  # arrows without a frame leave five columns between them
        _flat_badge(canvas, x + 1, y + 2, inner, face, "", glyphs)
    else:
        sign = f"{face.owner}{kind}{star}" if size.width >= SMALL_FLAT.width else ""
        _flat_badge(canvas, x + 2, y + 2, size.width - 4, face, sign, glyphs)


def draw_frame(canvas: Canvas, x: int, y: int, size: Size, frame: Frame, style: str) -> None:
    """Draw an empty frame."""
    right, bottom = x + size.width - 1, y + size.height - 1
    for row, corners in ((y, frame.corners[:2]), (bottom, frame.corners[2:])):
        canvas.put(x, row, corners[0] + frame.across * (size.width - 2) + corners[1], style)
    for row in range(y + 1, bottom):
        canvas.put(x, row, frame.down, style)
        canvas.put(right, row, frame.down, style)


def _badge(canvas: Canvas, x: int, y: int, width: int, face: Face, glyphs: Glyphs) -> None:
    """Draw defence, incoming strength, and the value of a shot."""
    at = x
    for text, style in _strength(face, glyphs):
        canvas.put(at, y, text, style)
        at += len(text) + 1
    close = 1 if at == x + len(f"[{face.unit.defence}] ") else 0  # no gap if only the defence precedes the word
    if face.note and len(face.note) <= x + width - at + close:
        canvas.right(x + width - 1, y, face.note, face.note_style or face.style)


def _flat_badge(canvas: Canvas, x: int, y: int, width: int, face: Face, kind: str, glyphs: Glyphs) -> None:
    """Draw class, defence and incoming strength between the side arrows."""
    parts = [(kind, face.style), *_strength(face, glyphs)[: 2 if face.incoming else 1]]
    if not kind and face.incoming:
        parts[1] = (str(face.unit.defence), parts[1][1])  # the arrows at the sides leave no room for brackets
    at = x + max(0, width - sum([len(text) for text, _ in parts])) // 2
    for text, style in parts:
        canvas.put(at, y, text[: x + width - at], style)
        at += len(text)


def _strength(face: Face, glyphs: Glyphs) -> list[tuple[str, str]]:
    defence, incoming = face.unit.defence, face.incoming
    parts = [(f"[{defence}]", f"bold {face.style}")]
    if incoming:
        style = BAD if incoming > defence else "bold yellow" if incoming == defence else "yellow"
        parts.append((f"{glyphs.minus}{incoming}", style))
    if face.unit.ranged is not None:
        parts.append((f"{glyphs.shot}{face.unit.ranged.value}", face.style))
    return parts


def _arrows(canvas: Canvas, x: int, y: int, size: Size, face: Face, glyphs: Glyphs) -> None:
    """Draw the arrows on the frame; an arrow that hits an enemy is highlighted."""
    right, bottom, side = x + size.width - 1, y + size.height - 1, y + 2
    rows = {NW: y, N: y, NE: y, W: side, E: side, SW: bottom, S: bottom, SE: bottom}
    for way, row in rows.items():
        label = _label(face, way, size, glyphs)
        if not label:
            continue
        style = f"bold reverse {face.style}" if way in face.hits else f"bold {face.style}"
        if way in LEFT:
            canvas.put(x, row, label, style)
        elif way in RIGHT:
            canvas.right(right, row, label, style)
        else:
            canvas.centred(x, row, size.width, label, style)


def _label(face: Face, way: int, size: Size, glyphs: Glyphs) -> str:
    """Text of an arrow: `↖5` on the left and in the middle, `5↗` on the right; movement arrows are further inside."""
    value = face.arrows[way]
    if size == TINY:
        return str(value) if value else glyphs.moves[way] if face.moves[way] else ""
    parts = [glyphs.arrows[way], str(value)] if value else []
    if face.moves[way]:
        if not parts and glyphs.move_after:
            parts.append(glyphs.arrows[way])
        parts.append(glyphs.moves[way])
    return "".join(parts[::-1] if way in RIGHT else parts)


def draw_empty(
    canvas: Canvas, x: int, y: int, size: Size, frame: Frame, name: str, below: str, style: str = FAINT
) -> None:
    """Draw a square without a unit: its name, and one or two lines of notes."""
    draw_frame(canvas, x, y, size, frame, style)
    canvas.centred(x + 1, y + 1, size.width - 2, name, style)
    for row, line in enumerate(below.split("\n")[: size.height - 3]):
        canvas.centred(x + 1, y + 2 + row, size.width - 2, line, style)
