"""`warhost tui`: a game in the terminal."""

import contextlib
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..engine.errors import WarhostError
from ..engine.game import Game
from ..engine.history.journal import Header
from ..engine.history.match import Match
from ..engine.history.replay import replay as replay_journal
from ..engine.plain import JsonData
from ..games import find_kit
from ..text import LANGUAGES
from ..tui.autosave import Autosave, new_autosave
from ..tui.glyphs import ASCII, fitting
from ..tui.journals import open_journal
from ..tui.page import Page
from ..tui.past_results import next_level, remember
from ..tui.seats import HUMAN, checked_seats, in_seat_order, players_of
from ..tui.session import Session
from ..tui.terminal import TERMINAL, Terminal
from ..tui.words import terminal_book
from .app import GameName, app, examples
from .bots.series import listed, read_options

EPILOG = examples(
    "warhost tui {game}",
    "warhost tui {game} --seed 7 --first 1",
    "warhost tui {game} --seats human,human --lang pl",
    "warhost tui GAME --decks DECK,DECK --seats human,greedy --option NAME=VALUE",
    "warhost tui GAME --resume game.jsonl",
)

Decks = Annotated[
    str, typer.Option(help="Armies or deck files, one a player, like orcs,dwarves; surprise draws one. Else it asks.")
]
Seats = Annotated[str, typer.Option(help="Players in the same order: human or a bot's name. Else whoever fits.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat for more.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same cards. Else by chance.")]
First = Annotated[str, typer.Option(help="Which deck begins: 1, 2 or random.")]
Language = Annotated[str, typer.Option("--lang", help=f"The language: {', '.join(LANGUAGES)}. Else this machine's.")]
PlainAscii = Annotated[bool, typer.Option("--ascii", help="Draw with plain letters only.")]
JournalFile = Annotated[Path | None, typer.Option("--journal", help="Keep the game in this new file.")]
ResumeFile = Annotated[Path | None, typer.Option("--resume", help="Go on with the game of this journal.")]


@app.command(epilog=EPILOG)
def tui(
    game: GameName,
    decks: Decks = "",
    seats: Seats = "",
    option: GameOptions = None,
    seed: Seed = None,
    first: First = "",
    language: Language = "",
    plain: PlainAscii = False,
    journal: JournalFile = None,
    resume: ResumeFile = None,
) -> None:
    """Play in the terminal, against the computer or with friends at one screen."""
    named = listed(seats)
    if resume is not None:
        if journal is not None or decks or option or seed is not None or first:
            raise WarhostError("--resume goes on with a game as it is: only --seats, --lang and --ascii go with it")
        match = replay_journal(*open_journal(resume))
        screen = new_screen(language, plain, str(match.header.game))
        order = checked_seats(named, match.header.game, players_of(match.header), next_level(match.header.game))
        autosave = Autosave(resume, asked_for=True)
    else:
        kit = find_kit(game)
        screen = new_screen(language, plain, kit.name)
        options = new_options(option or [], first)
        order = checked_seats(named, kit.name, kit.decks.players(options), next_level(kit.name))
        autosave = new_autosave(game, journal)
        number = secrets.randbits(32) if seed is None else seed
        try:
            sitting = terminal_of(game).chosen_decks(listed(decks), order, options, number, screen, read_line)
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return
        match = new_match(kit.rules, sitting, options, number)
    players = in_seat_order(match.header, order)
    screen.computers = {seat: name for seat, name in enumerate(players) if name != HUMAN}
    met = next_level(match.header.game)
    session = Session(match, players, screen, read_line, autosave)
    session.run()
    remember(session.match, players)
    coming = next_level(match.header.game)
    if coming != met:
        screen.line(screen.speaker.book.say("tui.level.next", level=coming))


def new_match(rules: Game, decks: Sequence[object], options: JsonData, seed: int) -> Match:
    """A new match with these decks and options."""
    setup = {"decks": list(decks), "options": find_kit(rules.name).decks.settled(options, seed)}
    return Match(Header(rules.name, rules.version, seed, setup), rules.start(setup, seed))


def terminal_of(game: str) -> Terminal:
    """The terminal interface of a game; WarhostError if it has none."""
    terminal = find_kit(game).get(TERMINAL)
    if terminal is None:
        raise WarhostError(f"{game} cannot be played in the terminal")
    return terminal


def new_screen(language: str, plain: bool, game: str) -> Page:
    """The screen of a game in a language, with symbols that this terminal can show."""
    console = Console(highlight=False)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # characters that the terminal's encoding lacks are replaced
    book = terminal_book(language or this_language())
    return terminal_of(game).screen(console, book, ASCII if plain else fitting(console.encoding))


def this_language() -> str:
    """The machine's language if it is supported, otherwise English."""
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    found = next((each for each in named if each), "")[:2].lower()
    return found if found in LANGUAGES else "en"


def new_options(entries: list[str], first: str) -> JsonData:
    """The options of a new game; `--first` is one of them under a shorter name."""
    options = read_options(entries)
    return {**options, "first": first} if first else options


def read_line(prompt: str) -> str:
    """A typed line, with history and editing if available; a line from a pipe is echoed."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (importing it is all it takes)
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
