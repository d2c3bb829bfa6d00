"""`warhost cards`: the cards of a game with their text."""

import json
from difflib import get_close_matches
from typing import Annotated, Final

import typer

from ..games import find_game
from ..lords.armies import ARMIES, UNITS
from ..text import LordsSpeaker, phrasebook
from ..tui.glyphs import fitting
from . import cards_conquest, cards_invasion, cards_lords
from .app import app, fail, out

Named = tuple[str, list[str]]  # a code, and everything that the card is called


@app.command(
    epilog="Examples:\n\nwarhost cards lords catapult\n\nwarhost cards lords --army undead --lang pl\n\n"
    'warhost cards invasion "King Kazador"\n\nwarhost cards invasion --set core --json\n\n'
    'warhost cards conquest "Land Raider" --lang pl'
)
def cards(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game: lords, invasion or conquest.", show_default=False)
    ],
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="A code, a name or a part of one.", show_default=False)
    ] = None,
    army: Annotated[
        str | None,
        typer.Option("--army", "--set", metavar="SET", help=f"One army ({', '.join(ARMIES)}), or one set: core ..."),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names and text.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print all facts of the cards as JSON.")] = False,
) -> None:
    """List the cards of a game, or show one with its rules text, errata and rulings."""
    SHOWN[find_game(game).name](name, army, lang, as_json)


def _lords(name: str | None, army: str | None, lang: str, as_json: bool) -> None:
    speaker = LordsSpeaker(phrasebook(lang))
    if army is not None and army.lower() not in ARMIES:
        fail(f"unknown army {army!r}; there are {', '.join(ARMIES)}")
    pool = [unit for unit in UNITS.values() if army is None or unit.army == army.lower()]
    codes = _picked([(unit.code, [unit.name, speaker.card(unit.code)]) for unit in pool], name)
    found = [UNITS[code] for code in codes]
    if as_json:
        typer.echo(json.dumps([cards_lords.facts(unit, speaker) for unit in found], ensure_ascii=False))
    elif len(found) == 1:
        out.print(cards_lords.card_page(found[0], speaker, fitting(out.encoding)))
    else:
        for key in dict.fromkeys(unit.army for unit in found):
            listing = [(unit, unit.copies) for unit in found if unit.army == key]
            out.print(cards_lords.card_list(speaker.army(key), listing, speaker, fitting(out.encoding), out.width))
            out.print()


def _invasion(name: str | None, card_set: str | None, lang: str, as_json: bool) -> None:
    book = phrasebook(lang)
    pool = cards_invasion.pool_of(card_set)
    codes = _picked([(each.code, cards_invasion.names(book, each)) for each in pool.values()], name)
    found = [pool[code] for code in codes]
    if as_json:
        rulings = cards_invasion.Rulings()
        typer.echo(json.dumps([cards_invasion.facts(book, each, rulings) for each in found], ensure_ascii=False))
    elif len(found) == 1:
        out.print(cards_invasion.card_page(book, found[0], cards_invasion.Rulings()))
    else:
        for table in cards_invasion.card_lists(book, found):
            out.print(table)
            out.print()


def _conquest(name: str | None, card_set: str | None, lang: str, as_json: bool) -> None:
    book = phrasebook(lang)
    pool = cards_conquest.pool_of(card_set)
    codes = _picked([(each.code, cards_conquest.names(book, each)) for each in pool.values()], name)
    found = [pool[code] for code in codes]
    if as_json:
        rulings = cards_conquest.Rulings()
        typer.echo(json.dumps([cards_conquest.facts(book, each, rulings) for each in found], ensure_ascii=False))
    elif len(found) == 1:
        out.print(cards_conquest.card_page(book, found[0], cards_conquest.Rulings()))
    else:
        for table in cards_conquest.card_lists(book, found, out.width):
            out.print(table)
            out.print()


SHOWN: Final = {"lords": _lords, "invasion": _invasion, "conquest": _conquest}


def _picked(pool: list[Named], name: str | None) -> list[str]:
    """The codes of the cards that a text means: those of that very code or name, else all that have it in them."""
    if name is None:
        return [code for code, _ in pool]
    wanted = " ".join(name.lower().split())
    said = {code: {code, *[each.lower() for each in called]} for code, called in pool}
    exact = [code for code, words in said.items() if wanted in words]
    found = exact or [code for code, words in said.items() if any(wanted in each for each in words)]
    if not found:
        fail(f"no card is called {name!r}{_near(pool, name)}")
    return found


def _near(pool: list[Named], name: str) -> str:
    """A hint at the names that look most like a text."""
    names: dict[str, str] = {}
    for code, called in pool:
        said = called[-1]
        for word in (said.lower(), *said.lower().split(), code):  # one word of a name is often all one knows
            names.setdefault(word, said)
    close = dict.fromkeys(names[each] for each in get_close_matches(name.lower(), names, n=4))
    return f"; did you mean {' or '.join(close)}?" if close else ""
