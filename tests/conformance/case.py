"""What the conformance suite has to know of a game, and the walks through games that it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.helpers import chooser
from warhost.engine import SPECTATOR, Game, Header, Match, Requirement, State


@dataclass(frozen=True)
class Question:
    """A position, and an action that one requirement keeps a seat from."""

    requirement: str
    seat: int
    action: str
    position: dict[str, Any]
    answers: tuple[str, ...] = ()  # given before it, by the asked player


@dataclass(frozen=True)
class Counted:
    """A position, and how many ways there are to answer its next questions: the first, the first two, and so on."""

    name: str
    position: dict[str, Any]
    ways: list[int]


@dataclass(frozen=True, repr=False)
class Case:
    """What the suite has to know of a game beyond the engine's contract."""

    game: Game
    setups: st.SearchStrategy[dict[str, Any]]  # decks, variants and rule options
    bound: Callable[[State], int]  # more decisions than this a game cannot have
    visible: Callable[[State, int], dict[int, str]]  # ids and codes of the cards that a seat sees now
    hidden: Callable[[State, int], list[list[int]]]  # ids of the others, those together that it cannot distinguish
    codes: Callable[[State], list[str]]  # the code of every card, by id
    swapped: Callable[[State, int, int], State | None]  # two cards have changed places; None if that cannot be
    requirements: list[Requirement]
    questions: list[Question]  # how to run into the requirements that random games do not meet
    fixed: list[dict[str, Any]]  # setups that, played at random, show what the game has
    transcripts: dict[str, dict[str, Any]]  # setups of the games that are kept as text, by file name
    counted: list[Counted]
    close_calls: list[dict[str, Any]]  # positions where a question depends on cards that not everyone sees
    effort: int = 100  # how many of a test's examples are tried, in percent

    def __repr__(self) -> str:
        return self.game.name

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # what Hypothesis prints of a failing example
        printer.text(self.game.name)


@dataclass(frozen=True)
class Walk:
    """One way through one game.

    Answers are numbers, each taken modulo the options of its moment, then random ones; so every walk is legal, and
    Hypothesis can shorten it.
    """

    case: Case
    setup: dict[str, Any]
    seed: int
    numbers: list[int]

    def start(self) -> State:
        return self.case.game.start(self.setup, self.seed)

    def match(self) -> Match:
        game = self.case.game
        return Match(Header(game.name, game.version, self.seed, self.setup), self.start())

    def chooser(self) -> Callable[[State], int]:
        """The walk's answers from the beginning."""
        return chooser(self.numbers, self.seed)


def has_seen(seats: int, seat: int) -> bool:
    """Whether a mask of seats names one; all eight bits mean everyone, spectators too."""
    return seats == 255 or (seat >= 0 and seats >> seat & 1 == 1)


def seats_of(state: State) -> int:
    """How many seats a game has."""
    return len(state.view(SPECTATOR)["sides"])


def walks(case: Case) -> st.SearchStrategy[Walk]:
    """Walks through a game over all its decks, variants and options."""
    return st.builds(
        Walk,
        st.just(case),
        case.setups,
        st.integers(0, 2**80),
        st.lists(st.integers(0, 255), max_size=60),
    )
