"""A scripted person at the terminal: input lines, and the screen as text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from warhost.engine import Header, Match
from warhost.lords import LORDS
from warhost.text import Speaker
from warhost.text.lords.speaker import LordsSpeaker
from warhost.tui.autosave import Autosave
from warhost.tui.duel import DuelScreen
from warhost.tui.glyphs import UNICODE, Glyphs
from warhost.tui.lords.screen import Screen
from warhost.tui.session import Session
from warhost.tui.words import terminal_book

SETUP: dict[str, Any] = {"decks": ["orcs", "dwarves"], "options": {"first": "1"}}

# Dwarves on c4 and d4, an Orc on e3 to move; every kind of question is a few moves away.
POSITION: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "deploy"},
    "seat 1": {
        "army": "orcs",
        "board": {"e3": "orc-deathbringer-a"},
        "hand": ["orc-catapult", "orc-ravager-a", "orc-ravager-b", "orc-gonke-longtooth"],
        "deck": ["orc-butcher", "orc-warhog-a", "orc-warhog-b"],
    },
    "seat 2": {
        "army": "dwarves",
        "board": {"d4": "dwa-marauder-a", "c4": "dwa-slugger-a"},
        "hand": ["dwa-ballista", "dwa-impaler-a"],
        "deck": ["dwa-slugger-b"],
    },
}


def new_screen(language: str = "en", glyphs: Glyphs = UNICODE, width: int = 100) -> tuple[Screen, io.StringIO]:
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None, force_terminal=False, highlight=False)
    return Screen(console, LordsSpeaker(terminal_book(language)), glyphs, {}), page


def from_setup(setup: dict[str, Any] | None = None, seed: int = 3) -> Match:
    setup = setup or SETUP
    return Match(Header("lords", LORDS.version, seed, setup), LORDS.start(setup, seed))


def from_position(position: dict[str, Any] | None = None) -> Match:
    position = position or POSITION
    state = LORDS.place(position)
    state.reseed(0)
    return Match(Header("lords", LORDS.version, 0, None, position), state)


def typed(lines: Iterable[str], page: io.StringIO) -> Callable[[str], str]:
    """A replacement for `input` that returns prepared lines."""
    ahead: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        line = next(ahead, None)
        if line is None:
            raise EOFError
        page.write(f"{prompt}{line}\n")
        return line

    return read


class Seated:
    """A session played by a script."""

    def __init__(
        self,
        match: Match,
        path: Path,
        seats: tuple[str, ...] = ("human", "random"),
        language: str = "en",
        glyphs: Glyphs = UNICODE,
    ) -> None:
        self.match = match
        self.screen, self.page = new_screen(language, glyphs)
        self.seats = seats
        self.autosave = Autosave(path, asked_for=True)

    def type(self, *lines: str) -> str:
        """Run a session with these lines; returns the screen output since then."""
        return self.run(lines)

    def run(self, lines: Iterable[str]) -> str:
        start = len(self.page.getvalue())
        Session(self.match, self.seats, self.screen, typed(lines, self.page), self.autosave).run()
        return self.page.getvalue()[start:]

    @property
    def answers(self) -> list[str]:
        return [answer.text for answer in self.match.answers]


class Duelling(Seated):
    """A scripted session of a two-player card game, on a screen of that game."""

    def __init__(
        self,
        match: Match,
        path: Path,
        screen: Callable[..., DuelScreen],
        speaker: Callable[..., Speaker],
        seats: tuple[str, ...] = ("human", "random"),
        language: str = "en",
        glyphs: Glyphs = UNICODE,
        width: int = 110,
    ) -> None:
        self.match, self.seats, self.page = match, seats, io.StringIO()
        console = Console(file=self.page, width=width, color_system=None, force_terminal=False, highlight=False)
        self.screen: Any = screen(console, speaker(terminal_book(language)), glyphs, {})
        self.autosave = Autosave(path, asked_for=True)
