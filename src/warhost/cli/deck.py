"""`warhost deck`: check a deck, turn it into another format, show it."""

import json
import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import typer

from ..engine.errors import BadDeck
from ..lords.armies import ARMIES, UNITS
from ..lords.deck import Deck, Problem, problems, standard
from ..lords.deck_files import FORMATS, listed, read_deck_file, write_new, written
from ..lords.options import ARMY_RULES
from ..text import LordsSpeaker, phrasebook
from ..tui.glyphs import fitting
from .app import app, fail, out
from .cards import card_list

LEGAL: Final = {
    "standard": "the standard deck",
    "personal": "a legal personal army",
    "mercenary": "a legal mercenary army",
}
BROKEN: Final = 1  # the exit code of a deck that can be read but breaks the rules

deck_app = typer.Typer(name="deck", help="Check, convert and show decks.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(deck_app)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A deck as text or JSON.", show_default=False)]


@deck_app.command(epilog="Example: warhost deck check my-orcs.txt --rules personal")
def check(
    file: File,
    rules: Annotated[
        str | None, typer.Option(metavar="|".join(ARMY_RULES), help="Which rules to check by; without it, any of them.")
    ] = None,
    max_copies: Annotated[int, typer.Option(min=0, metavar="N", help="Agreed copies of one card; 0: no limit.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Say whether a deck is legal, and everything that is wrong with it.

    Exit code 0: legal.  1: it breaks rules.  2: it cannot be read.
    """
    if rules is not None and rules not in ARMY_RULES:
        fail(f"--rules is one of {', '.join(ARMY_RULES)}, not {rules!r}")
    deck = read_deck_file(file)
    # The widest rules are tried last: what is wrong by them is wrong by all.
    tried = [rules] if rules is not None else list(ARMY_RULES)
    kind, found = tried[0], problems(deck, tried[0], max_copies)
    for wider in tried[1:]:
        if found:
            kind, found = wider, problems(deck, wider, max_copies)
    if as_json:
        listing = [{"rule": each.rule, "text": each.text, "card": each.card or None} for each in found]
        facts = {"file": str(file), "army": deck.army, "name": deck.name, "cards": len(deck.cards), "rules": kind}
        typer.echo(json.dumps({**facts, "legal": not found, "problems": listing}, ensure_ascii=False))
    else:
        _tell(file, deck, kind, found)
    if found:
        raise typer.Exit(BROKEN)


@deck_app.command(epilog="Example: warhost deck convert my-orcs.txt --to json -o my-orcs.json")
def convert(
    file: File,
    to: Annotated[str, typer.Option(metavar="|".join(FORMATS), help="The format to write.", show_default=False)],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="Where to; without it, to the screen.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace OUT if it exists.")] = False,
) -> None:
    """Write a deck in another format, sorted by rank."""
    if to not in FORMATS:
        fail(f"--to is one of {', '.join(FORMATS)}, not {to!r}")
    text = written(read_deck_file(file), to)
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_new(output, text, force)


@deck_app.command(epilog="Example: warhost deck show orcs")
def show(
    what: Annotated[str, typer.Argument(metavar="ARMY|FILE", help="An army, or a deck file.", show_default=False)],
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names.")] = "en",
) -> None:
    """List the cards of an army or of a deck file by rank."""
    if what.lower() not in ARMIES and not os.path.exists(what):
        raise BadDeck(f"there is neither an army nor a file {what!r}; the armies are {', '.join(ARMIES)}")
    deck = standard(what.lower()) if what.lower() in ARMIES else read_deck_file(Path(what))
    listing = [(UNITS[code], count) for code, count in listed(deck)]
    speaker = LordsSpeaker(phrasebook(lang))
    title = deck.name if deck.army not in ARMIES or deck.name != ARMIES[deck.army].name else speaker.army(deck.army)
    out.print(card_list(title, listing, speaker, fitting(out.encoding), out.width))
    for code, count in deck.counts().items():
        if code not in UNITS:
            out.print(f"{count:2} {code}: unknown card", style="red", markup=False, soft_wrap=True)


def _tell(file: Path, deck: Deck, kind: str, found: list[Problem]) -> None:
    if not found:
        said = f"{file}: {LEGAL[kind]} of the {ARMIES[deck.army].name} ({len(deck.cards)} cards)"
        out.print(said, style="green", markup=False, soft_wrap=True)
        return
    count = "1 problem" if len(found) == 1 else f"{len(found)} problems"
    out.print(f"{file}: {count} as a {kind} army ({len(deck.cards)} cards)", style="red", markup=False, soft_wrap=True)
    width = max(len(each.rule) for each in found)
    for each in found:
        out.print(f"  {each.rule:{width}}  {each.text}{_hint(each)}", markup=False, soft_wrap=True)


def _hint(problem: Problem) -> str:
    """What an unknown card was perhaps meant to be."""
    if not problem.card or problem.card in UNITS:
        return ""
    names = {**{unit.name.lower(): unit.name for unit in UNITS.values()}, **{code: code for code in UNITS}}
    close = get_close_matches(problem.card.lower(), names, n=3)
    return f"; did you mean {' or '.join(names[each] for each in close)}?" if close else ""
