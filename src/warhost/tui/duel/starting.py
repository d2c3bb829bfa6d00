"""Start of a two-player card game: the choice of decks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ...decks.duel import DuelFiles
from ...engine.errors import WarhostError
from ...engine.notation import is_number
from ...engine.rng import Rng, seeded
from ..seats import DUEL, HUMAN
from .screen import DuelScreen

SURPRISE: Final = ("surprise", "random")


def chosen_decks(
    named: Sequence[str],
    seats: Sequence[str],
    seed: int,
    screen: DuelScreen,
    ask: Callable[[str], str],
    starters: Sequence[str],
    others: Sequence[str],
    files: DuelFiles[Any],
) -> list[Any]:
    """Decks by key (`starters` or `others`) or from deck files, asked for if not named; random decks use the seed."""
    rng = Rng(seeded(f"decks {seed}"))
    decks = list(named)
    if len(decks) > DUEL:
        raise WarhostError(f"--decks names {len(decks)} decks, but the game needs {DUEL}")
    for at in range(len(decks), DUEL):
        decks.append(_asked(at, seats, screen, ask, starters))
    drawn = [starters[rng.below(len(starters))] if deck in SURPRISE else deck for deck in decks]
    known = (*starters, *others)
    read = [deck not in known and Path(deck).is_file() for deck in drawn]
    return [files.read_file(Path(deck)).written() if file else deck for deck, file in zip(drawn, read, strict=True)]


def _asked(
    at: int, seats: Sequence[str], screen: DuelScreen, ask: Callable[[str], str], starters: Sequence[str]
) -> str:
    say = screen.speaker.book.say
    question = say("tui.duel.deck.seat", number=at + 1)
    if seats.count(HUMAN) == 1:
        question = say("tui.duel.deck.ask" if seats[at] == HUMAN else "tui.duel.deck.foe")
    screen.line()
    screen.line(question, "bold")
    keys = [*starters, SURPRISE[0]]
    for number, key in enumerate(keys, start=1):
        screen.line(f" {number}  {say('tui.army.surprise') if key in SURPRISE else screen.speaker.army(key)}")
    while True:
        typed = ask(say("tui.input")).strip().lower()
        if typed in keys:
            return typed
        if is_number(typed) and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        screen.line(say("tui.army.again", count=len(keys)), "yellow")
