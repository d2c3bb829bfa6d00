"""`warhost deck`: check a deck, turn it into another format, show it."""

import json
import os
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from ..engine.errors import BadDeck
from ..engine.files import read_whole
from ..invasion.deck import Deck as InvasionDeck
from ..invasion.deck_files import FORMS as INVASION_FORMS
from ..invasion.deck_files import parse as parse_invasion
from ..invasion.deck_files import written as written_invasion
from ..invasion.deck_lists import FORMATS
from ..invasion.starters import STARTERS, starter
from ..lords.armies import ARMIES
from ..lords.deck import Deck as LordsDeck
from ..lords.deck import standard
from ..lords.deck_files import FORMATS as LORDS_FORMS
from ..lords.deck_files import parse as parse_lords
from ..lords.deck_files import write_new
from ..lords.deck_files import written as written_lords
from ..lords.options import ARMY_RULES
from .app import app, fail, out
from .deck_invasion import check_deck, show_deck
from .deck_lords import check_army, show_army

LORDS: Final = "lords"
INVASION: Final = "invasion"
BROKEN: Final = 1  # the exit code of a deck that can be read but breaks the rules
HEAD_LINE: Final = re.compile(r"^(army|capital|game)\s*:\s*(\S*)", re.IGNORECASE)
BEGINNING: Final = "a deck begins with its army, as in 'army: orcs', or its capital, as in 'capital: dwarf'"

deck_app = typer.Typer(name="deck", help="Check, convert and show decks.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(deck_app)

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A deck as text, JSON or .o8d (Invasion).", show_default=False)
]
Game = Annotated[
    str | None, typer.Option("--game", metavar=f"{LORDS}|{INVASION}", help="The game; without it, as the file says.")
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
        typer.Option("--format", metavar="|".join(FORMATS), help="Invasion: whose lists apply; without it, duel."),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of what is wrong.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Say whether a deck is legal, and everything that is wrong with it.

    Exit code 0: legal, even if some cards cannot be played here yet.  1: it breaks rules.  2: it cannot be read.
    """
    deck = _read(file, game)
    if isinstance(deck, LordsDeck):
        if form is not None:
            fail("--format is for Invasion; Lords of War has --rules")
        legal = check_army(file, deck, rules, max_copies, lang, as_json)
    else:
        if rules is not None or max_copies:
            fail("--rules and --max-copies are for Lords of War; Invasion has --format")
        legal = check_deck(file, deck, form, lang, as_json)
    if not legal:
        raise typer.Exit(BROKEN)


@deck_app.command(epilog="Example: warhost deck convert my-orcs.txt --to json -o my-orcs.json")
def convert(
    file: File,
    to: Annotated[str, typer.Option(metavar="|".join(INVASION_FORMS), help="The format to write.", show_default=False)],
    game: Game = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="Where to; without it, to the screen.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace OUT if it exists.")] = False,
) -> None:
    """Write a deck in another format, sorted by rank or kind of card."""
    deck = _read(file, game)
    forms = LORDS_FORMS if isinstance(deck, LordsDeck) else INVASION_FORMS
    if to not in forms:
        fail(f"--to is one of {', '.join(forms)}, not {to!r}")
    text = written_lords(deck, to) if isinstance(deck, LordsDeck) else written_invasion(deck, to)
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_new(output, text, force)


@deck_app.command(epilog="Example: warhost deck show orcs")
def show(
    what: Annotated[
        str, typer.Argument(metavar="ARMY|RACE|FILE", help="An army, a first-game deck, or a file.", show_default=False)
    ],
    game: Game = None,
    lang: Annotated[str, typer.Option(metavar="en|pl|ru", help="The language of names.")] = "en",
) -> None:
    """List the cards of an army of Lords of War, of a first-game deck of Invasion, or of a deck file."""
    key = what.lower()
    deck: LordsDeck | InvasionDeck
    if key in ARMIES:
        deck = standard(key)
    elif key in STARTERS:
        deck = starter(key)
    elif os.path.exists(what):
        deck = _read(Path(what), game)
    else:
        known = f"the armies are {', '.join(ARMIES)}; the first-game decks of Invasion are {', '.join(STARTERS)}"
        raise BadDeck(f"there is neither an army nor a file {what!r}; {known}")
    if isinstance(deck, LordsDeck):
        show_army(deck, lang)
    else:
        show_deck(deck, lang)
        if key in STARTERS:
            out.print("... and ten of the 24 neutral cards, dealt before the game.")


def _read(file: Path, game: str | None) -> LordsDeck | InvasionDeck:
    """The deck in a file, of the game that was named or that the file tells."""
    if game not in (None, LORDS, INVASION):
        fail(f"--game is one of {LORDS}, {INVASION}, not {game!r}")
    text = read_whole(file, "deck", BadDeck)
    if (game or _game_of(text, file.name)) == INVASION:
        return parse_invasion(text, file.name)
    return parse_lords(text, file.name)


def _game_of(text: str, name: str) -> str:
    """The game that a deck tells by its form or its first words."""
    begin = text.lstrip()[:1]
    if name.lower().endswith(".o8d") or begin == "<":
        return INVASION
    if name.lower().endswith(".json") or begin in ("{", "["):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return LORDS  # whose reader says what is wrong with it
        told = data if isinstance(data, dict) else {}
        return INVASION if told.get("game") == INVASION or "capital" in told else LORDS
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        head = HEAD_LINE.match(content)
        if head is not None and head[1].lower() != "game":
            return LORDS if head[1].lower() == "army" else INVASION
        if head is not None and head[2].lower() == INVASION:
            return INVASION
        if content and not content.lower().startswith("name"):
            raise BadDeck(f"{name}, line {number}: {BEGINNING}")
    raise BadDeck(f"{name} is empty: {BEGINNING}")
