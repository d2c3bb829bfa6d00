"""Replay of a finished or interrupted game, event by event or answer by answer."""

from collections.abc import Callable
from typing import Final

from ..engine import notation
from ..engine.game import Game
from ..engine.history.journal import Journal
from ..engine.history.match import Match
from ..engine.history.moments import moments
from ..engine.history.replay import replay
from ..engine.notation import is_number
from ..engine.plain import JsonData
from ..engine.state import SPECTATOR
from ..text.speaker import Players
from .command_names import command_names
from .glyphs import FAINT
from .page import Page

COMMANDS: Final = ("log", "seat", "start", "end", "back", "quit")
NEXT: Final = ("", "n", "next")
BACK: Final = ("back", "p", "prev")
FORWARD_ONE: Final = "+"
BACK_ONE: Final = "-"


class Replayer:
    """Steps through a journal.  Each position is replayed from the start, so that all commands work in it."""

    def __init__(self, journal: Journal, game: Game, screen: Page, seat: int = SPECTATOR) -> None:
        self.journal = journal
        self.game = game
        self.screen = screen
        self.seat = seat
        self.at = 0  # number of answers replayed so far
        self.moments = self._moments()
        screen.begin(self._played(0))

    @property
    def count(self) -> int:
        return len(self.journal.answers)

    def run(self, read: Callable[[str], str]) -> None:
        """Read commands until the input ends."""
        say = self.screen.speaker.book.say
        named = command_names(self.screen.speaker, COMMANDS)
        shown = {name: say(f"tui.command.{name}") for name in COMMANDS}
        try:
            self.show()
            while True:
                self.screen.line(say("tui.replay.ask", **shown), FAINT)
                first, *rest = notation.tidy(read(say("tui.input"))).split() or [""]
                word = named.get(first, first)
                if word == "quit":
                    return
                self._follow([word, *rest])
        except (EOFError, KeyboardInterrupt):
            self.screen.line()

    def show(self) -> None:
        """Print the table after `at` answers, with the events of the last one."""
        screen, speaker = self.screen, self.screen.speaker
        say = speaker.book.say
        match = self._played(max(0, self.at - 1))
        told = len(match.log) if self.at else 0
        if self.at:
            answer = self.journal.answers[self.at - 1]
            match.choose(answer.text, answer.seat)
        view: JsonData = match.state.view(self.seat)
        events = match.state.shown_log(self.seat)[told:]
        everyone = Players.of({**view, "seat": SPECTATOR})
        whose = say("tui.replay.spectator")
        if self.seat != SPECTATOR:
            whose = say("tui.replay.view", player=speaker.player(self.seat, everyone))
        screen.clear()
        screen.line(f"{say('tui.replay.title', at=self.at, count=self.count)} {screen.glyphs.dot} {whose}", FAINT)
        screen.replayed(view, events)
        for event in events:
            screen.line(f"  {screen.glyphs.dot} {speaker.event(event, Players.of(view))}")
        if view["outcome"] is not None:
            screen.line(speaker.outcome(view), "bold reverse")
        elif self.seat != SPECTATOR:
            screen.held_cards(view)

    def log(self) -> None:
        """The whole game as sentences, as the seat may know it."""
        state = self._played(self.count).state
        view: JsonData = state.view(self.seat)
        speaker, players = self.screen.speaker, Players.of(view)
        for event in state.shown_log(self.seat):
            self.screen.line(speaker.event(event, players), "bold" if event["kind"] == "turn" else "")
        if view["outcome"] is not None:
            self.screen.line(speaker.outcome(view), "bold")

    def jump(self, at: int) -> bool:
        """Go to the position after this many answers, if there is one."""
        if not 0 <= at <= self.count:
            self.screen.line(self.screen.speaker.book.say("tui.replay.range", count=self.count), "yellow")
            return False
        self.at = at
        return True

    def _follow(self, words: list[str]) -> None:
        word, number = words[0], words[-1] if is_number(words[-1]) else ""
        seats = len(self._played(0).state.view(SPECTATOR)["sides"])  # type: ignore[arg-type]
        if word == "log":
            self.log()
            return
        if word == "seat" and number and int(number) <= seats:
            self.seat = int(number) - 1
        elif word in NEXT:
            self.jump(next((each for each in self.moments if each > self.at), self.count))
        elif word in BACK:
            self.jump(next((each for each in reversed(self.moments) if each < self.at), 0))
        elif word == FORWARD_ONE:
            self.jump(min(self.count, self.at + 1))
        elif word == BACK_ONE:
            self.jump(max(0, self.at - 1))
        elif word == "end":
            self.jump(self.count)
        elif word == "start":
            self.jump(0)
        elif not (number and word in (number, "jump") and self.jump(int(number))):
            if not number:
                self.screen.line(self.screen.speaker.book.say("tui.unknown", text=" ".join(words)), "yellow")
            return
        self.show()

    def _moments(self) -> list[int]:
        match, told = self._played(0), []
        for answer in self.journal.answers:
            told.append(len(match.log))
            match.choose(answer.text, answer.seat)
        return moments(match.log, told, self.game.quiet)

    def _played(self, upto: int) -> Match:
        return replay(self.journal, self.game, upto)
