"""`warhost deck`: check a deck, turn it into another format, show it."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from ..conquest.decks.deck import FORMATS as CONQUEST_FORMATS
from ..conquest.decks.starters import STARTERS as LEARNING_DECKS
from ..conquest.decks.starters import starter as learning_deck
from ..decks import FORMS, write_new
from ..engine.errors import BadDeck
from ..invasion.decks.deck import Deck as InvasionDeck
from ..invasion.decks.lists import FORMATS
from ..invasion.decks.starters import STARTERS, starter
from ..lords.armies import ARMIES
from ..lords.decks.deck import Deck as LordsDeck
from ..lords.decks.deck import standard
from ..lords.rules.options import ARMY_RULES
from . import deck_conquest, deck_invasion, deck_lords, deck_reading
from .app import app, fail, out
from .deck_reading import CONQUEST, INVASION, LORDS, AnyDeck

BROKEN: Final = 1  # the exit code of a deck that can be read but breaks the rules

deck_app = typer.Typer(name="deck", help="Check, convert and show decks.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(deck_app)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A deck as text, JSON or OCTGN's .o8d.", show_default=False)]
Game = Annotated[
    str | None,
    typer.Option("--game", metavar="|".join(deck_reading.OPEN), help="The game; without it, as the file says."),
]


@deck_app.command(epilog="Example: warhost deck check my-orcs.txt --rules personal")
def check(
    file: File,
    game: Game = None,
    rules: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(ARMY_RULES), help="Lords of War: the rules to check by; without it, any of them."
        ),
    ] = None,
    max_copies: Annotated[
        int, typer.Option(min=0, metavar="N", help="Lords of War: agreed copies of one card; 0: no limit.")
    ] = 0,
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="|".join([*FORMATS, *(CONQUEST_FORMATS if CONQUEST in deck_reading.OPEN else [])]),
            help="The other games: what kind of deck it is, or whose lists apply.",
        ),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of what is wrong.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Say whether a deck is legal, and everything that is wrong with it.

    Exit code 0: legal, even if some cards cannot be played here yet.  1: it breaks rules.  2: it cannot be read.
    """
    deck = deck_reading.read(file, game)
    if isinstance(deck, LordsDeck):
        if form is not None:
            fail("--format is for Invasion and Conquest; Lords of War has --rules")
        legal = deck_lords.check_army(file, deck, rules, max_copies, lang, as_json)
    else:
        if rules is not None or max_copies:
            fail("--rules and --max-copies are for Lords of War; the other games have --format")
        if isinstance(deck, InvasionDeck):
            legal = deck_invasion.check_deck(file, deck, form, lang, as_json)
        else:
            legal = deck_conquest.check_deck(file, deck, form, lang, as_json)
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
    deck = deck_reading.read(file, game)
    forms = deck_reading.forms(deck)
    if to not in forms:
        fail(f"--to is one of {', '.join(forms)}, not {to!r}")
    text = deck_reading.written(deck, to)
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
    """List the cards of an army of Lords of War, of a ready deck of the other games, or of a deck file."""
    deck = _ready(what.lower(), game)
    ready = deck is not None
    if deck is None and os.path.exists(what):
        deck = deck_reading.read(Path(what), game)
    if deck is None:
        raise BadDeck(f"there is neither an army nor a file {what!r}; {_known()}")
    if isinstance(deck, LordsDeck):
        deck_lords.show_army(deck, lang)
    elif isinstance(deck, InvasionDeck):
        deck_invasion.show_deck(deck, lang)
        if ready:
            out.print("... and ten of the 24 neutral cards, dealt before the game.")
    else:
        deck_conquest.show_deck(deck, lang)


def _ready(key: str, game: str | None) -> AnyDeck | None:
    """The army, first-game deck or learning deck of a name; the first game that has it, unless one is named."""
    open_games = [each for each in deck_reading.OPEN if game in (None, each)]
    if key in ARMIES and LORDS in open_games:
        return standard(key)
    if key in STARTERS and INVASION in open_games:
        return starter(key)
    return learning_deck(key) if key in LEARNING_DECKS and CONQUEST in open_games else None


def _known() -> str:
    known = f"the armies are {', '.join(ARMIES)}; the first-game decks of Invasion are {', '.join(STARTERS)}"
    if CONQUEST in deck_reading.OPEN:
        known += f"; the learning decks of Conquest are {', '.join(LEARNING_DECKS)}"
    return known
