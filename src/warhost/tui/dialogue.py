"""A dialogue about one decision: shows a page, then reads lines and commands until an answer is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from ..engine import notation
from ..engine.plain import JsonData
from .command_names import command_names

if TYPE_CHECKING:
    from .session import Session

Command: TypeAlias = Callable[[Any, str], None]  # function that receives the dialogue and the rest of the line


class Leave(Exception):
    """The player leaves the game."""


class Dialogue:
    """Asks the person at a seat until there is an answer, or nothing left to answer."""

    commands: ClassVar[Mapping[str, Command]]

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.speaker = session.screen.speaker
        self.view: JsonData = session.state.view(seat)
        self.log = session.state.shown_log(seat)
        self.over = session.state.outcome is not None
        self.answered = False

    def run(self) -> None:
        names = command_names(self.speaker, tuple(self.commands))
        self.page()
        while not self.answered:
            self.take(self.session.read(self.say("tui.input")), names)

    def take(self, line: str, names: Mapping[str, str]) -> None:
        """Process one typed line."""
        word = notation.tidy(line).partition(" ")[0]
        if not word:
            self.enter()
        elif word in names:
            keep_case = line.strip().partition(" ")[2].strip()  # unlike commands, file names are case-sensitive
            self.commands[names[word]](self, keep_case)
        elif self.over:
            self.tell("tui.unknown", text=line.strip())
        else:
            self.answered_by(line)

    def page(self) -> None:
        """Print everything the player needs for this question."""
        with self.screen.console:
            self.draw()

    def say(self, key: str, **words: object) -> str:
        return self.speaker.book.say(key, **words)

    def tell(self, key: str, style: str = "yellow", **words: object) -> None:
        """Print a reply to a typed line."""
        self.screen.line(self.say(key, **words), style)

    def answer(self, index: int) -> None:
        self.session.choose(index, self.seat)
        self.answered = True

    # --- overridden by each game --------------------------------------------------------------------------------

    def draw(self) -> None:
        raise NotImplementedError

    def answered_by(self, line: str) -> None:
        """Handle a line that is not a command."""
        raise NotImplementedError

    def enter(self) -> None:
        """Handle an empty line."""
        raise NotImplementedError

    def explain(self, text: str) -> None:
        """Print why an action is not offered, with its rule."""
        raise NotImplementedError

    def list_options(self, with_notation: bool = False) -> None:
        raise NotImplementedError

    def show_hand(self) -> None:
        raise NotImplementedError

    def show_help(self) -> None:
        raise NotImplementedError
