"""`warhost cards` for Lords of War: lists, the page of one card, and all facts as JSON."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.plain import JsonData
from ...lords.armies import ARMIES, UNITS
from ...lords.units import DIRECTIONS, Unit
from ...text import Phrasebook
from ...text.lords.cards import card_sentences
from ...text.lords.speaker import LordsSpeaker
from ...tui.glyphs import FAINT, OWN, Glyphs, fitting
from ...tui.lords.canvas import Canvas
from ...tui.lords.face import BIG, Face, draw_face
from ...tui.lords.names import Names
from ...tui.lords.unit_pages import template_lines
from ..app import fail, out

WIDE = 92  # width in characters of a list with the names of the classes


def facts(unit: Unit, speaker: LordsSpeaker) -> JsonData:
    """All facts of a card as JSON data."""
    ranged = unit.ranged
    return {
        "code": unit.code,
        "name": speaker.card(unit.code),
        "army": unit.army,
        "rank": unit.rank,
        "class": unit.kind,
        "defence": unit.defence,
        "arrows": {at: value for at, value in zip(DIRECTIONS, unit.arrows, strict=True) if value},
        "ranged": {"value": ranged.value, "squares": [list(at) for at in ranged.squares]} if ranged else None,
        "moves": [at for at, path in zip(DIRECTIONS, unit.moves, strict=True) if path],
        "copies": unit.copies,
        "support": unit.support,
        "commander": unit.commander,
        "text": card_sentences(speaker.book, unit),
    }


def card_list(title: str, listing: list[tuple[Unit, int]], speaker: LordsSpeaker, glyphs: Glyphs, width: int) -> Table:
    """Cards with their counts, one per line, by rank.  Narrow screens show classes as symbols."""
    wide = width >= WIDE
    table = Table.grid(padding=(0, 1))
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style=FAINT)
    table.title = Text(f"{title} ({sum(count for _, count in listing)})", style="bold underline")
    table.title_justify = "left"
    for rank in dict.fromkeys(unit.rank for unit, _ in listing):
        of_rank = [(unit, count) for unit, count in listing if unit.rank == rank]
        total = sum(count for _, count in of_rank)
        table.add_row("", Text(f"{speaker.rank(of_rank[0][0])} ({total})", style="bold"))
        for unit, count in of_rank:
            sign = glyphs.kinds[unit.kind]
            kind = f"{sign} {speaker.kind(unit)}" if wide else sign
            defence = Text(f"[{unit.defence}]", style="bold")
            table.add_row(
                f"{count:2}", Text(speaker.card(unit.code)), kind, defence, arrow_row(unit, glyphs), unit.code
            )
    if not wide:
        kinds = {unit.kind: unit for unit, _ in listing}
        legend = "  ".join(f"{glyphs.kinds[kind]} {speaker.kind(unit)}" for kind, unit in kinds.items())
        table.caption, table.caption_justify, table.caption_style = legend, "left", FAINT
    return table


def arrow_row(unit: Unit, glyphs: Glyphs) -> Text:
    """Arrows, shot and movement arrows in one line."""
    row = Text("".join(f"{glyphs.arrows[at]}{value}" for at, value in enumerate(unit.arrows) if value))
    if unit.ranged is not None:
        row.append(f" {glyphs.shot}{unit.ranged.value}", style=OWN)
    if unit.mobile:
        row.append(" " + "".join(glyphs.moves[at] for at, path in enumerate(unit.moves) if path), style=OWN)
    return row


def card_page(unit: Unit, speaker: LordsSpeaker, glyphs: Glyphs) -> Table:
    """The page of one card: its face with arrows, its template and its text."""
    canvas = Canvas(BIG.width, BIG.height)
    short = speaker.book.say(f"lords.rank.{unit.rank}.short")
    draw_face(
        canvas, 0, 0, BIG, Face(unit, Names(speaker).of(unit), short, unit.arrows, unit.moves, glyphs.own, OWN), glyphs
    )
    left = canvas.lines()
    if unit.ranged is not None:
        left += [Text(), *template_lines(unit, glyphs)]
    box = f"  {speaker.army(unit.army)}, {unit.copies}x  "
    words = [
        Text.assemble((speaker.card(unit.code), "bold"), box, (unit.code, FAINT)),
        *[Text(sentence) for sentence in card_sentences(speaker.book, unit)],
    ]
    page = Table.grid(padding=(0, 2))
    page.add_column(no_wrap=True, min_width=BIG.width)
    page.add_column()
    page.add_row(Group(*left), Group(*words))
    return page


class LordsCards:
    """Card pages of Lords of War on the command line."""

    def pool(self, card_set: str | None) -> dict[str, Unit]:
        if card_set is not None and card_set.lower() not in ARMIES:
            fail(f"unknown army {card_set!r}; there are {', '.join(ARMIES)}")
        return {code: unit for code, unit in UNITS.items() if card_set is None or unit.army == card_set.lower()}

    def names(self, book: Phrasebook, card: Unit) -> list[str]:
        return [card.name, LordsSpeaker(book).card(card.code)]

    def facts(self, book: Phrasebook, cards: list[Unit]) -> list[JsonData]:
        return [facts(unit, LordsSpeaker(book)) for unit in cards]

    def page(self, book: Phrasebook, card: Unit) -> RenderableType:
        return card_page(card, LordsSpeaker(book), fitting(out.encoding))

    def missing(self, book: Phrasebook, card: Unit) -> list[str]:
        return []  # no fact of the game's cards is in doubt

    def lists(self, book: Phrasebook, cards: list[Unit]) -> list[RenderableType]:
        speaker, glyphs = LordsSpeaker(book), fitting(out.encoding)
        armies = dict.fromkeys(unit.army for unit in cards)
        listings = {key: [(unit, unit.copies) for unit in cards if unit.army == key] for key in armies}
        return [card_list(speaker.army(key), each, speaker, glyphs, out.width) for key, each in listings.items()]


PAGES: Final = LordsCards()
