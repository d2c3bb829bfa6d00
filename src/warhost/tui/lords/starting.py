"""Start of a game of Lords of War: the choice of armies."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from ...engine.errors import WarhostError
from ...engine.notation import is_number
from ...engine.plain import JsonData
from ...engine.rng import Rng, seeded
from ...lords.armies import ARMIES
from ...lords.decks.files import read_deck_file
from ..glyphs import FAINT
from ..seats import HUMAN
from .screen import Screen

SURPRISE = ("surprise", "random")


def chosen_decks(
    named: Sequence[str], seats: Sequence[str], count: int, seed: int, screen: Screen, ask: Callable[[str], str]
) -> list[Any]:
    """The decks of a game by army or file, asked for if not named; random armies use the seed."""
    rng = Rng(seeded(f"armies {seed}"))
    decks = list(named)
    if len(decks) > count:
        raise WarhostError(f"--decks names {len(decks)} armies, but the game needs {count}")
    for at in range(len(decks), count):
        decks.append(_asked_army(_question(at, seats, screen), screen, ask))
    drawn = [list(ARMIES)[rng.below(len(ARMIES))] if deck in SURPRISE else deck for deck in decks]
    return [_from_file(Path(deck)) if deck not in ARMIES and Path(deck).is_file() else deck for deck in drawn]


def _from_file(path: Path) -> JsonData:
    deck = read_deck_file(path)
    return {"army": deck.army, "name": deck.name, "cards": deck.counts()}


def _question(at: int, seats: Sequence[str], screen: Screen) -> str:
    say = screen.speaker.book.say
    if seats.count(HUMAN) == 1 and len(seats) == 2:
        return say("tui.army.ask" if seats[at] == HUMAN else "tui.army.foe")
    return say("tui.army.seat", number=at + 1)


def _asked_army(question: str, screen: Screen, ask: Callable[[str], str]) -> str:
    say = screen.speaker.book.say
    screen.line()
    screen.line(question, "bold")
    table = Table.grid(padding=(0, 2))
    for number, key in enumerate(ARMIES, start=1):
        about = Text(say(f"lords.army.{key}.about"), style=FAINT)
        table.add_row(f" {number}", Text(screen.speaker.army(key), style="bold"), about)
    surprise = len(ARMIES) + 1
    table.add_row(f" {surprise}", Text(say("tui.army.surprise"), style="bold"))
    screen.console.print(table)
    while True:
        typed = ask(say("tui.input")).strip().lower()
        if typed in ARMIES:
            return typed
        if typed in (str(surprise), *SURPRISE):
            return SURPRISE[0]
        if is_number(typed) and 1 <= int(typed) <= len(ARMIES):
            return list(ARMIES)[int(typed) - 1]
        screen.line(say("tui.army.again", count=surprise), "yellow")
