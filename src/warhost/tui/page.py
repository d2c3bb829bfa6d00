"""Console of a game: lines, pages, and the available width and height."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from ..text.speaker import Shown, Speaker, View
from .glyphs import Glyphs

if TYPE_CHECKING:
    from ..engine.history.match import Match
    from .session import Session

FORGET: Final = "\x1b[3J"  # escape sequence that clears the terminal's scrollback
LONG: Final = 50  # number of lines of a page if the output is not a terminal


class Page:
    """Prints to a console.  Each game defines its layout and its dialogue."""

    def __init__(self, console: Console, speaker: Speaker, glyphs: Glyphs, computers: Mapping[int, str]) -> None:
        self.console = console
        self.speaker = speaker
        self.glyphs = glyphs
        self.computers = computers  # names of the bots by seat

    def begin(self, match: Match) -> None:
        """Start showing a match."""

    def ask(self, session: Session, seat: int) -> None:
        """Ask the person at a seat until there is an answer."""
        raise NotImplementedError

    def skips(self, session: Session, seat: int) -> bool:
        """True if the question was answered for the person, by their settings."""
        return False

    def replayed(self, view: View, events: Sequence[Shown]) -> None:
        """Print the table of a replay, with the latest events marked."""
        raise NotImplementedError

    def held_cards(self, view: View) -> None:
        """Print the hand of the seat whose view a replay shows."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else LONG

    def line(self, text: str | Text = "", style: str = "", whole: bool = False) -> None:
        """Print one line; with `whole` it is not wrapped, so that it can be copied."""
        words = Text(text) if isinstance(text, str) else text
        kept = {"no_wrap": words.no_wrap, "overflow": words.overflow}  # the console resets these settings
        self.console.print(words, style=style or None, highlight=False, soft_wrap=whole, **kept)  # type: ignore[arg-type]

    def cut(self, text: Text, width: int) -> Text:
        """A line cut to this many columns, with an ellipsis."""
        if text.cell_len <= width:
            return text
        text = text.copy()
        text.truncate(width - len(self.glyphs.more))
        return text.append(self.glyphs.more)

    def clear(self, thoroughly: bool = False) -> None:
        """Start a new page; `thoroughly` also clears the scrollback."""
        if self.console.is_terminal:
            if thoroughly:
                self.console.file.write(FORGET)
            self.console.clear()
        else:
            self.line()
