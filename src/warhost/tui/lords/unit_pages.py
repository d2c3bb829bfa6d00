"""Detailed page of a unit or a card: its face, text, template and condition."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...lords.units import Unit
from ...text.lords.cards import card_sentences
from ...text.lords.speaker import LordsSpeaker, Players
from ...text.speaker import View
from ..glyphs import FAINT, Glyphs
from .canvas import Canvas
from .face import BIG, draw_face
from .field import Emphasis, FieldView


def unit_page(view: View, square: str, speaker: LordsSpeaker, glyphs: Glyphs, full: bool) -> RenderableType:
    """The page of a unit on the board: as seen from the reader's side, with its fights."""
    field = FieldView(view, speaker, glyphs)
    standing = field.units[square]
    unit = speaker.units[standing["code"]]
    say = speaker.book.say
    canvas = Canvas(BIG.width, BIG.height)
    draw_face(canvas, 0, 0, BIG, field.standing(standing, Emphasis()), glyphs)
    owner = speaker.player(standing["owner"], Players.of(view))
    facts = [say("tui.look.owner", player=owner, square=square)]
    facts.append(say("tui.look.damage", incoming=standing["incoming"], defence=standing["defence"]))
    for key, squares in (("engages", standing["engages"]), ("engaged", standing["engaged_by"])):
        if squares:
            named = [f"{speaker.card(field.units[each]['code'])} {each}" for each in squares]
            facts.append(say(f"tui.look.{key}", units=", ".join(named)))
    facts += [speaker.mark(mark) for mark in standing["marks"]]
    return _page(canvas, unit, speaker, glyphs, facts, full)


def card_page(view: View, code: str, speaker: LordsSpeaker, glyphs: Glyphs, full: bool) -> RenderableType:
    """The page of a card, in the orientation of its owner."""
    field = FieldView(view, speaker, glyphs)
    unit = speaker.units[code]
    canvas = Canvas(BIG.width, BIG.height)
    draw_face(canvas, 0, 0, BIG, field.face(unit, field.side), glyphs)
    return _page(canvas, unit, speaker, glyphs, [], full)


def _page(
    canvas: Canvas, unit: Unit, speaker: LordsSpeaker, glyphs: Glyphs, facts: list[str], full: bool
) -> RenderableType:
    say = speaker.book.say
    name = Text.assemble((speaker.card(unit.code), "bold"), "  ", (say("tui.look.code", code=unit.code), FAINT))
    words = [name, *[Text(sentence) for sentence in card_sentences(speaker.book, unit, full)]]
    words += [Text(f"{glyphs.dot} {fact}", style="yellow") for fact in facts]
    page = Table.grid(padding=(0, 2))
    page.add_column(no_wrap=True)
    page.add_column()
    left = canvas.lines()
    if unit.ranged is not None:
        left += [Text(), Text(say("tui.look.template"), style=FAINT), *template_lines(unit, glyphs)]
    page.add_row(Group(*left), Group(*words))
    return page


def template_lines(unit: Unit, glyphs: Glyphs) -> list[Text]:
    """The template as printed on a card: the unit's square, the squares that it hits, forward is up."""
    assert unit.ranged is not None
    squares = [*unit.ranged.squares, (0, 0)]
    reach = max([abs(right) for right, _ in squares])
    lines = []
    for forward in range(max([up for _, up in squares]), min([up for _, up in squares]) - 1, -1):
        line = Text("  ")
        for right in range(-reach, reach + 1):
            if (right, forward) == (0, 0):
                line.append(f"{glyphs.arrows[0]} ", "bold")
            elif (right, forward) in unit.ranged.squares:
                line.append(f"{glyphs.shot} ", "bold green")
            else:
                line.append(f"{glyphs.dot} ", FAINT)
        lines.append(line)
    return lines
