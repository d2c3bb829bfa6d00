"""A game in progress with its history: answers, undo and the journal."""

from typing import Final

from ..errors import IllegalChoice
from ..events import Event
from ..notation import find
from ..state import State
from .journal import Answer, Header

RESIGN: Final = "resign"


class Match:
    """A state together with the answers that led to it.  Undo restores an earlier state.

    A patient match also stops at secret questions with a single answer; `go_on` gives it.  Such answers follow from
    the others, so they are not in the journal, and its replay needs no patience.
    """

    def __init__(
        self, header: Header, state: State, patient: bool = False, answers: list[Answer] | None = None
    ) -> None:
        """`answers`: those that have led to the state, if it is not the first one; they cannot be undone."""
        self.header = header
        self.state = state
        self.patient = state.patient = patient
        self.answers: list[Answer] = answers or []
        self.first = len(self.answers)  # earlier states are not kept: undo stops at this number of answers
        self._past: list[tuple[State, int]] = []

    @property
    def log(self) -> list[Event]:
        return self.state.log or []

    def fork(self) -> "Match":
        """A copy that can be continued without changing this one; both share the past states."""
        state = self.state.clone()
        state.log = None if self.state.log is None else self.state.log[:]
        copy = Match(self.header, state, self.patient, self.answers[:])
        copy.first = self.first
        copy._past = self._past[:]
        return copy

    def choose(self, answer: int | str, seat: int | None = None, offered: list[str] | None = None) -> None:
        """Answer for `seat` (by default the one that is asked); nothing changes if it is refused.

        `offered`: the options in notation, if they have been rendered already.  `resign` is not an option of the
        rules' questions: any seat may answer it at any time.
        """
        state = self.state
        asked = state.seat if seat is None else seat
        if isinstance(answer, str) and answer.strip().lower() == RESIGN:
            if state.outcome is not None:
                raise IllegalChoice("the game is over")
            before = state.clone(), len(self.log)
            state.resign(asked)  # raises an error for a seat that does not exist, so record only afterwards
            self._past.append(before)
            self.answers.append(Answer(asked, RESIGN))
            return
        if state.outcome is not None:
            raise IllegalChoice("the game is over")
        if asked != state.seat:
            raise IllegalChoice(f"seat {asked + 1} is not asked now: it is for seat {state.seat + 1} to choose")
        notations = offered if offered is not None else state.notations()
        index = answer if isinstance(answer, int) else find(answer, notations)
        if isinstance(answer, str) and index < 0:
            index = state.index_of(answer)  # raises IllegalChoice with the reason
        if not 0 <= index < len(notations):
            raise IllegalChoice(f"there is no option {index}: the question has {len(notations)}")
        self._remember()
        self.answers.append(Answer(asked, notations[index]))
        state.choose(index)

    @property
    def forced(self) -> bool:
        """True if the question has a single answer."""
        return len(self.state.options) == 1

    def go_on(self) -> None:
        """Give the only possible answer."""
        if not self.forced:
            raise IllegalChoice("there is a choice to be made")
        self.state.choose(0)

    def before(self, number: int) -> State:
        """A copy of the state before an answer (the first is 0), with the log as it was then."""
        if number < self.first:
            raise IllegalChoice(f"the states before the first {self.first} answers are not kept")
        kept, length = self._past[number - self.first]
        state = kept.clone()
        state.log = self.log[:length]
        state.patient = self.patient
        return state

    def choices_before(self, number: int) -> int:
        """The number of options before an answer (the first is 0) whose state is kept."""
        return len(self._past[number - self.first][0].options)

    def undo(self, steps: int = 1) -> None:
        """Undo answers; the state is exactly what it was before them."""
        if not 1 <= steps <= len(self._past):
            raise IllegalChoice(f"there are {len(self._past)} answers to take back, not {steps}")
        self.state = self.before(len(self.answers) - steps)
        del self._past[-steps:]
        del self.answers[-steps:]

    def _remember(self) -> None:
        self._past.append((self.state.clone(), len(self.log)))
