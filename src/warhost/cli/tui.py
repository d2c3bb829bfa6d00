"""`warhost tui`: a game in the terminal."""

import contextlib
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..engine.errors import WarhostError
from ..engine.journal import replay as replay_journal
from ..games import find_game
from ..lords.rules.options import read_options as checked_options
from ..text import LANGUAGES, InvasionSpeaker, LordsSpeaker
from ..tui import ASCII, Screen, Session, fitting, terminal_book
from ..tui.conquest import ConquestScreen
from ..tui.conquest.speaking import TableSpeaker
from ..tui.conquest.starting import chosen_decks as conquest_decks
from ..tui.invasion import InvasionScreen
from ..tui.invasion.starting import chosen_decks as invasion_decks
from ..tui.journals import open_journal
from ..tui.keeper import Keeper, new_keeper
from ..tui.page import Page
from ..tui.seats import DUEL, HUMAN, checked_seats, in_seat_order, players_of
from ..tui.starting import chosen_decks, new_match
from .app import app
from .series import listed, read_options

EPILOG = """Examples:

warhost tui lords

warhost tui lords --decks orcs,dwarves --seats human,human --lang pl

warhost tui lords --option borderless=true --option units=10 --seed 7 --first 1

warhost tui invasion --decks dwarf,orc

warhost tui conquest --decks orks,space-marines --seats human,greedy

warhost tui lords --resume game.jsonl"""

GameName = Annotated[str, typer.Argument(help="The game: lords, invasion or conquest.")]
Decks = Annotated[
    str, typer.Option(help="Armies or deck files, one a player, like orcs,dwarves; surprise draws one. Else it asks.")
]
Seats = Annotated[str, typer.Option(help="Players in the same order: human or a bot's name, like human,greedy.")]
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
    game: GameName = "lords",
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
        order = checked_seats(named, players_of(match.header))
        keeper = Keeper(resume, asked_for=True)
    else:
        rules = find_game(game)
        screen = new_screen(language, plain, rules.name)
        options = new_options(option or [], first)
        order = checked_seats(named, checked_options(options).players if isinstance(screen, Screen) else DUEL)
        keeper = new_keeper(game, journal)
        number = secrets.randbits(32) if seed is None else seed
        try:
            sitting = decks_of(screen, listed(decks), order, options, number)
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return
        match = new_match(rules, sitting, options, number)
    players = in_seat_order(match.header, order)
    screen.computers = {seat: name for seat, name in enumerate(players) if name != HUMAN}
    Session(match, players, screen, read_line, keeper).run()


def decks_of(screen: Page, named: list[str], order: list[str], options: dict[str, Any], seed: int) -> list[Any]:
    """The decks of a new game: those named, the rest asked for."""
    if isinstance(screen, InvasionScreen):
        return invasion_decks(named, order, seed, screen, read_line)
    if isinstance(screen, ConquestScreen):
        return conquest_decks(named, order, seed, screen, read_line)
    assert isinstance(screen, Screen)
    return chosen_decks(named, order, checked_options(options).decks, seed, screen, read_line)


def new_screen(language: str, plain: bool, game: str = "lords") -> Page:
    """The screen of a game in a language, with the signs that this terminal can show."""
    console = Console(highlight=False)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows another, and goes on
    book = terminal_book(language or this_language())
    glyphs = ASCII if plain else fitting(console.encoding)
    if game == "invasion":
        return InvasionScreen(console, InvasionSpeaker(book), glyphs, {})
    if game == "conquest":
        return ConquestScreen(console, TableSpeaker(book), glyphs, {})
    return Screen(console, LordsSpeaker(book), glyphs, {})


def this_language() -> str:
    """The machine's language if we speak it, else English."""
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    found = next((each for each in named if each), "")[:2].lower()
    return found if found in LANGUAGES else "en"


def new_options(entries: list[str], first: str) -> dict[str, Any]:
    """The options of a new game; `--first` is one of them under a shorter name."""
    options = read_options(entries)
    return {**options, "first": first} if first else options


def read_line(prompt: str) -> str:
    """A typed line, with history and editing where the machine has them; one out of a pipe is shown as if typed."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (importing it is all it takes)
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
