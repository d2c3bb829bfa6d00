"""`warhost cards`: the cards of a game with their text."""

import json
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..games import find_game
from ..lords.armies import ARMIES, UNITS
from ..lords.units import DIRECTIONS, Unit
from ..text import LordsSpeaker, card_sentences, phrasebook
from ..tui.canvas import Canvas
from ..tui.face import BIG, Face, draw_face
from ..tui.glyphs import FAINT, OWN, Glyphs, fitting
from ..tui.look import template_lines
from ..tui.names import Names
from .app import app, fail, out

WIDE = 92  # columns that a list with classes in words takes


@app.command(epilog="Examples:  warhost cards lords catapult  |  warhost cards lords --army undead --lang pl")
def cards(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for instance lords.", show_default=False)],
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A code, a name or a part of one.", show_default=False)
    ] = None,
    army: Annotated[
        str | None, typer.Option("--army", "--set", metavar="ARMY", help=f"Only one of {', '.join(ARMIES)}.")
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names and text.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all facts of the cards as JSON.")] = False,
) -> None:
    """List the cards of a game, or show one with its rules text."""
    find_game(game)  # only Lords of War has cards yet; the others are refused here
    speaker = LordsSpeaker(phrasebook(lang))
    if army is not None and army.lower() not in ARMIES:
        fail(f"unknown army {army!r}; there are {', '.join(ARMIES)}")
    pool = [unit for unit in UNITS.values() if army is None or unit.army == army.lower()]
    found = matching(pool, name, speaker) if name is not None else pool
    if not found:
        fail(f"no card is called {name!r}{near(pool, name or '', speaker)}")
    if as_json:
        typer.echo(json.dumps([facts(unit, speaker) for unit in found], ensure_ascii=False))
    elif len(found) == 1:
        out.print(card_page(found[0], speaker, fitting(out.encoding)))
    else:
        for key in dict.fromkeys(unit.army for unit in found):
            listing = [(unit, unit.copies) for unit in found if unit.army == key]
            out.print(card_list(speaker.army(key), listing, speaker, fitting(out.encoding), out.width))
            out.print()


def matching(pool: list[Unit], name: str, speaker: LordsSpeaker) -> list[Unit]:
    """The cards that a text means: those of that very code or name, else all that have it somewhere in them."""
    wanted = " ".join(name.lower().split())
    said = {unit.code: {unit.code, unit.name.lower(), speaker.card(unit.code).lower()} for unit in pool}
    exact = [unit for unit in pool if wanted in said[unit.code]]
    return exact or [unit for unit in pool if any(wanted in each for each in said[unit.code])]


def near(pool: list[Unit], name: str, speaker: LordsSpeaker) -> str:
    """A hint at the names that look most like a text."""
    names: dict[str, str] = {}
    for unit in pool:
        said = speaker.card(unit.code)
        for word in (said.lower(), *said.lower().split(), unit.code):  # one word of a name is often all one knows
            names.setdefault(word, said)
    close = dict.fromkeys(names[each] for each in get_close_matches(name.lower(), names, n=4))
    return f"; did you mean {' or '.join(close)}?" if close else ""


def facts(unit: Unit, speaker: LordsSpeaker) -> dict[str, Any]:
    """Everything about a card as plain data."""
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
    """Cards with their numbers of copies, a line each, under the ranks.  Narrow screens get classes as signs alone."""
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
    """One card: its face with arrows around it, its template, and what it says."""
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
