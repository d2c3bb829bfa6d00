"""A new game of Invasion: which decks sit down, asked for where they are not named."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ...engine.errors import WarhostError
from ...engine.rng import Rng, seeded
from ...invasion.deck_files import read_deck_file
from ...invasion.starters import STARTERS
from ...invasion.words import SEATS
from ..seats import HUMAN
from .screen import InvasionScreen

SURPRISE: Final = ("surprise", "random")
DRAFT: Final = ("order", "destruction")


def chosen_decks(
    named: Sequence[str], seats: Sequence[str], seed: int, screen: InvasionScreen, ask: Callable[[str], str]
) -> list[Any]:
    """First-game decks by race, deck files, or the two sides of a draft; a surprise comes from the seed."""
    rng = Rng(seeded(f"decks {seed}"))
    decks = list(named)
    if len(decks) > SEATS:
        raise WarhostError(f"--decks names {len(decks)} decks, but the game needs {SEATS}")
    for at in range(len(decks), SEATS):
        decks.append(_asked(at, seats, screen, ask))
    drawn = [list(STARTERS)[rng.below(len(STARTERS))] if deck in SURPRISE else deck for deck in decks]
    known = (*STARTERS, *DRAFT)
    return [_from_file(Path(deck)) if deck not in known and Path(deck).is_file() else deck for deck in drawn]


def _from_file(path: Path) -> dict[str, Any]:
    return read_deck_file(path).written()


def _asked(at: int, seats: Sequence[str], screen: InvasionScreen, ask: Callable[[str], str]) -> str:
    say = screen.speaker.book.say
    question = say("tui.invasion.deck.seat", number=at + 1)
    if seats.count(HUMAN) == 1:
        question = say("tui.invasion.deck.ask" if seats[at] == HUMAN else "tui.invasion.deck.foe")
    screen.line()
    screen.line(question, "bold")
    keys = [*STARTERS, SURPRISE[0]]
    for number, key in enumerate(keys, start=1):
        screen.line(f" {number}  {say('tui.army.surprise') if key in SURPRISE else screen.speaker.army(key)}")
    while True:
        typed = ask(say("tui.input")).strip().lower()
        if typed in keys:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        screen.line(say("tui.army.again", count=len(keys)), "yellow")
