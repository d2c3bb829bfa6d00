"""`warhost deck`: check a deck, turn it into another format, show it."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ..decks import FORMS, write_new
from ..engine.errors import BadDeck
from ..games import all_kits, game_names
from ..kit import GameKit
from .app import app, fail
from .pages import deck_files as deck_reading
from .pages.decks import DECK_PAGES, DeckCheck, DeckPages

BROKEN: Final = 1  # exit code for a deck that can be read, but breaks the rules

deck_app = typer.Typer(name="deck", help="Check, convert and show decks.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(deck_app)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A deck as text, JSON or OCTGN's .o8d.", show_default=False)]
Game = Annotated[
    str | None,
    typer.Option("--game", metavar="|".join(game_names()), help="The game; without it, as the file says."),
]


@deck_app.command(epilog="Example: warhost deck check my-orcs.txt --rules personal")
def check(
    file: File,
    game: Game = None,
    rules: Annotated[
        str | None,
        typer.Option(metavar="RULES", help="Of an army: the rules to check by; without it, any of them."),
    ] = None,
    max_copies: Annotated[
        int, typer.Option(min=0, metavar="N", help="Of an army: agreed copies of one card; 0: no limit.")
    ] = 0,
    form: Annotated[
        str | None,
        typer.Option(
            "--format", metavar="FORMAT", help="Of a card game: what kind of deck it is, or whose lists apply."
        ),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of what is wrong.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Check whether a deck is legal, and list everything that is wrong with it.

    Exit code 0: legal, even if some cards cannot be played here yet.  1: it breaks rules.  2: it cannot be read.
    """
    kit, deck = deck_reading.read(file, game)
    legal = pages_of(kit).check(file, deck, DeckCheck(form, rules, max_copies, lang, as_json))
    if not legal:
        raise typer.Exit(BROKEN)


@deck_app.command(epilog="Example: warhost deck convert my-orcs.txt --to json -o my-orcs.json")
def convert(
    file: File,
    to: Annotated[str, typer.Option(metavar="|".join(FORMS), help="The format to write.", show_default=False)],
    game: Game = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="Where to; without it, to the screen.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace OUT if it exists.")] = False,
) -> None:
    """Write a deck in another format, sorted by rank or kind of card."""
    kit, deck = deck_reading.read(file, game)
    forms = kit.decks.forms
    if to not in forms:
        fail(f"--to is one of {', '.join(forms)}, not {to!r}")
    text = kit.decks.written(deck, to)
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_new(output, text, force)


@deck_app.command(epilog="Example: warhost deck show orcs")
def show(
    what: Annotated[
        str,
        typer.Argument(metavar="ARMY|RACE|FACTION|FILE", help="An army, a ready deck, or a file.", show_default=False),
    ],
    game: Game = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names.")] = "en",
) -> None:
    """List the cards of an army, of a ready deck, or of a deck file."""
    found = _ready(what.lower(), game)
    ready = found is not None
    if found is None and os.path.exists(what):
        found = deck_reading.read(Path(what), game)
    if found is None:
        known = "; ".join([f"{kit.decks.boxed_words} are {', '.join(kit.decks.boxed())}" for kit in all_kits()])
        raise BadDeck(f"there is neither an army nor a file {what!r}; {known}")
    kit, deck = found
    pages_of(kit).show(deck, lang, ready)


def _ready(key: str, game: str | None) -> tuple[GameKit, Any] | None:
    """The game and the preconstructed deck of a name; the first game that has it, unless one is named."""
    for kit in all_kits():
        if game in (None, kit.name) and key in (*kit.decks.boxed(), *kit.decks.constructed()):
            return kit, kit.decks.ready(key)
    return None


def pages_of(kit: GameKit) -> DeckPages:
    pages = kit.get(DECK_PAGES)
    if pages is None:
        fail(f"decks of {kit.name} cannot be shown")
    return pages
