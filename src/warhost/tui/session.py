"""A game at one terminal: people and bots take turns, and every answer is saved before the next question."""

import shlex
from collections.abc import Callable, Sequence
from typing import Final

from ..bots import Bot, find_bot
from ..bots.repeats import Repeats
from ..engine.history.match import RESIGN, Match
from ..engine.plain import JsonData
from ..engine.state import SPECTATOR, State
from ..engine.views.perspective import Perspective
from ..text.speaker import Players
from .autosave import Autosave
from .dialogue import Leave
from .page import Page
from .seats import HUMAN, in_deck_order

STAND_IN: Final = "greedy"  # key of the bot that plays for a team member who has resigned


class Session:
    """One match between the seats' players: `human`, or the name of a bot."""

    def __init__(
        self, match: Match, seats: Sequence[str], screen: Page, read: Callable[[str], str], autosave: Autosave
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.screen = screen
        self.read = read  # function that reads a line; it raises EOFError at the end of input
        self.autosave = autosave
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        screen.begin(match)
        seed = match.header.seed
        self._repeats: dict[int, Repeats] = {}  # answers of each bot in the current turn, by seat
        self.bots: dict[int, Bot] = {
            seat: find_bot(name, seed, seat) for seat, name in enumerate(seats) if name != HUMAN
        }
        self.passed: set[int] = set()  # numbers of the answers that were given automatically for a person
        self.notice = ""  # message to show on the next page
        self._shown = self.humans[0] if len(self.humans) == 1 else SPECTATOR  # seat whose hand may be on the screen

    @property
    def state(self) -> State:
        return self.match.state

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        self.autosave.keep(self.match)
        try:
            while True:
                while self.state.outcome is None:
                    self._one_answer()
                self.screen.ask(self, self.reader_at_the_end())
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.line()
        self._farewell()

    def choose(self, answer: int | str, seat: int, passing: bool = False) -> None:
        """Give an answer and save it; `passing` if it was given automatically for the person."""
        if passing:
            self.passed.add(len(self.match.answers))
        self.match.choose(answer, seat)
        if answer == RESIGN:
            self._leave_to_the_computer(seat)
        self.autosave.keep(self.match)

    def undo(self, seat: int) -> str:
        """Undo a person's last answer and all that followed; returns the key of a message."""
        answers = self.match.answers
        own = [number for number, answer in enumerate(answers) if answer.seat == seat and number not in self.passed]
        if not own:
            return "tui.undo.nothing"
        if any(answer.seat != seat and answer.seat in self.humans for answer in answers[own[-1] :]):
            return "tui.undo.shared"
        self.notice = self.screen.speaker.book.say("tui.undo.done", answer=answers[own[-1]].text)
        self.match.undo(len(answers) - own[-1])
        self.passed = {number for number in self.passed if number < own[-1]}
        self.autosave.keep(self.match)
        return ""

    def reader_at_the_end(self) -> int:
        """The viewer of a finished game: its only person, or a spectator."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def _leave_to_the_computer(self, seat: int) -> None:
        """Replace a resigned player by a bot; bots resign with the last person of their side."""
        partners = [each for each in self.state.partners(seat) if not self.state.has_resigned(each)]
        if not any(each in self.humans for each in partners):
            for each in partners:
                self.match.choose(RESIGN, each)

    def _one_answer(self) -> None:
        seat = self.state.seat
        bot = self.bots.get(seat)
        if bot is None and self.state.has_resigned(seat):
            bot = find_bot(STAND_IN, self.match.header.seed + self.state.decisions, seat)
        if bot is not None:
            index = bot.choose(Perspective(self.state, seat))
            self.choose(self._repeats.setdefault(seat, Repeats()).instead(self.state, index), seat)
            return
        if self.screen.skips(self, seat):
            return
        if seat != self._shown:
            self._hand_over(seat)
        self.screen.ask(self, seat)

    def _hand_over(self, seat: int) -> None:
        """Show a blank page between two people, so that neither hand is visible."""
        speaker = self.screen.speaker
        view: JsonData = self.state.view(SPECTATOR)
        self.screen.clear(thoroughly=True)
        self.screen.line(speaker.book.say("tui.hand-over", player=speaker.player(seat, Players.of(view))), "bold")
        self.read("")
        self._shown = seat

    def _farewell(self) -> None:
        say, autosave = self.screen.speaker.book.say, self.autosave
        if autosave.problem:
            self.screen.line(say("tui.journal.lost", reason=autosave.problem))
            return
        self.screen.line(say("tui.journal", path=autosave.path), whole=True)
        if self.state.outcome is None:
            again = ["warhost", "tui", self.match.header.game, "--resume", str(autosave.path)]
            again += ["--seats", ",".join(in_deck_order(self.match.header, self.seats))]
            self.screen.line(say("tui.resume", command=shlex.join(again)), whole=True)
