"""A console that a game is shown on: lines, clean pages, and how much room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.text import Text

from ..text.speaker import Speaker
from .glyphs import Glyphs

if TYPE_CHECKING:
    from ..engine.history.match import Match
    from .session import Session

View = Mapping[str, Any]
Shown = Mapping[str, Any]  # an event as a seat may know it
FORGET: Final = "\x1b[3J"  # what a terminal keeps above the page
LONG: Final = 50  # lines of a page where there is no terminal to measure


class Page:
    """Prints to a console.  What a game looks like, and how its questions are asked, is for the game to say."""

    def __init__(self, console: Console, speaker: Speaker, glyphs: Glyphs, computers: Mapping[int, str]) -> None:
        self.console = console
        self.speaker = speaker
        self.glyphs = glyphs
        self.computers = computers  # the names of the bots, by seat

    def begin(self, match: Match) -> None:
        """A match sits down."""

    def ask(self, session: Session, seat: int) -> None:
        """Put a question to the person at a seat until there is an answer."""
        raise NotImplementedError

    def skips(self, session: Session, seat: int) -> bool:
        """True if the question is answered in the person's place, as he wished; then it has been."""
        return False

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        """The table of a replay, with what has just happened marked."""
        raise NotImplementedError

    def held_cards(self, view: View) -> None:
        """The hand of the one who looks at a replay."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else LONG

    def line(self, text: str | Text = "", style: str = "", whole: bool = False) -> None:
        """One line of words; `whole` if it must not be broken, so that it can be copied."""
        words = Text(text) if isinstance(text, str) else text
        kept = {"no_wrap": words.no_wrap, "overflow": words.overflow}  # the console asks for them again
        self.console.print(words, style=style or None, highlight=False, soft_wrap=whole, **kept)  # type: ignore[arg-type]

    def cut(self, text: Text, width: int) -> Text:
        """As much of a line as fits into so many columns, with a sign where something is left out."""
        if text.cell_len <= width:
            return text
        text = text.copy()
        text.truncate(width - len(self.glyphs.more))
        return text.append(self.glyphs.more)

    def clear(self, thoroughly: bool = False) -> None:
        """A fresh page: on a terminal the old one is gone, thoroughly so if scrolling back must not show it either."""
        if self.console.is_terminal:
            if thoroughly:
                self.console.file.write(FORGET)
            self.console.clear()
        else:
            self.line()
