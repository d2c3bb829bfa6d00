"""What the conformance suite needs to know of a game, and random walks through games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.helpers import chooser
from warhost.engine import SPECTATOR, Game, Header, Match, Requirement, State


@dataclass(frozen=True)
class Question:
    """A position, and an action that a requirement forbids to a seat."""

    requirement: str
    seat: int
    action: str
    position: dict[str, Any]
    answers: tuple[str, ...] = ()  # answers before it, by the asked player


@dataclass(frozen=True)
class Counted:
    """A position, and the number of possible answer sequences of length one, two and so on."""

    name: str
    position: dict[str, Any]
    ways: list[int]


@dataclass(frozen=True, repr=False)
class Case:
    """What the suite needs to know of a game in addition to the engine's interface."""

    game: Game
    setups: st.SearchStrategy[dict[str, Any]]  # decks, variants and rule options
    bound: Callable[[State], int]  # upper bound on the decisions in a game
    visible: Callable[[State, int], dict[int, str]]  # ids and codes of the cards that are visible to a seat
    hidden: Callable[
        [State, int], list[list[int]]
    ]  # ids of the other cards, grouped by what the seat cannot distinguish
    codes: Callable[[State], list[str]]  # the code of every card, by id
    swapped: Callable[[State, int, int], State | None]  # the state with two cards swapped; None if that is impossible
    requirements: list[Requirement]
    questions: list[Question]  # positions for requirements that random games do not reach
    fixed: list[dict[str, Any]]  # setups whose random games cover the features of the game
    transcripts: dict[str, dict[str, Any]]  # by file name: setups of the transcripts
    counted: list[Counted]
    close_calls: list[dict[str, Any]]  # positions with a question that depends on hidden cards
    effort: int = 100  # percentage of a test's examples that are tried

    def __repr__(self) -> str:
        return self.game.name

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # Hypothesis prints this for a failing example
        printer.text(self.game.name)


@dataclass(frozen=True)
class Walk:
    """One course of one game.

    Answers are numbers, each taken modulo the number of options, followed by random ones; so every walk is legal, and
    Hypothesis can shrink it.
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
        """A function that gives the walk's answers from the beginning."""
        return chooser(self.numbers, self.seed)


def has_seen(seats: int, seat: int) -> bool:
    """True if a mask of seats contains a seat; all eight bits mean everyone, including spectators."""
    return seats == 255 or (seat >= 0 and seats >> seat & 1 == 1)


def seats_of(state: State) -> int:
    """The number of seats of a game."""
    return len(state.view(SPECTATOR)["sides"])


def walks(case: Case) -> st.SearchStrategy[Walk]:
    """A Hypothesis strategy: walks over all decks, variants and options of a game."""
    return st.builds(
        Walk,
        st.just(case),
        case.setups,
        st.integers(0, 2**80),
        st.lists(st.integers(0, 255), max_size=60),
    )
