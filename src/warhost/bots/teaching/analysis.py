"""Analysis of a finished game: winning chances over time, turning points, and better answers.

Every decision is evaluated with what its seat knew then, so a good play with bad luck is still a good play.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from ...engine.history.journal import Journal
from ...engine.history.match import RESIGN, Match
from ...engine.history.replay import replay as replayed
from ...engine.plain import JsonData
from ...engine.state import SPECTATOR, State
from ...engine.views.perspective import Perspective
from ...games import find_game
from ..playouts import HelperPool
from ..series.parallel import parallel_map
from .advice import advise

PLAYOUTS: Final = 32  # number of playouts per decision
FEW: Final = 4  # number of decisions that a process analyses in one task
TURNING: Final = 0.08  # minimum loss of winning chance at a turning point
MOST_TURNING: Final = 5


@dataclass(frozen=True)
class EvaluatedDecision:
    """One decision of a game."""

    answer: int  # number of the answer in the journal, from 1
    seat: int
    played: str  # the answer of the player, in notation
    better: str  # the bot's choice in notation; equal to `played` if the bot agrees
    chance: float  # winning chance of the seat's side after `played`
    best: float  # winning chance of the seat's side after `better`
    lost: float  # difference between `best` and `chance`
    error: float  # half of the 95 % interval of `lost`

    @property
    def sure(self) -> bool:
        return self.lost > self.error

    def plain(self) -> dict[str, object]:
        """The decision as JSON data."""
        return {
            "answer": self.answer,
            "seat": self.seat + 1,
            "played": self.played,
            "better": self.better,
            "chance": round(self.chance, 4),
            "best": round(self.best, 4),
            "lost": round(self.lost, 4),
            "error": round(self.error, 4),
            "sure": self.sure,
        }


@dataclass(frozen=True)
class Analysis:
    """Every decision with a choice, in the order of the game."""

    sides: list[int]  # number of each seat's side
    judged: list[EvaluatedDecision]

    @property
    def turning(self) -> list[EvaluatedDecision]:
        """The most costly answers with a significant loss, in the order of the game."""
        dear = [each for each in self.judged if each.sure and each.lost >= TURNING]
        dear = sorted(dear, key=lambda each: -each.lost)[:MOST_TURNING]
        return sorted(dear, key=lambda each: each.answer)

    def curve(self, side: int = 0) -> list[tuple[int, float]]:
        """By answer: the winning chance of a side.

        A playout ends after the deciding seat's next turn, which favours that seat; so it is the mean of both sides'
        estimates at their last decisions.
        """
        found: list[tuple[int, float]] = []
        last: dict[int, float] = {}
        for each in self.judged:
            own = self.sides[each.seat]
            last[own] = each.chance if own == side else 1.0 - each.chance
            found.append((each.answer, sum(last.values()) / len(last)))
        return found

    def accuracy(self, seat: int) -> float:
        """The share of a seat's decisions without a significant loss."""
        own = [each for each in self.judged if each.seat == seat]
        return sum([1 for each in own if not each.sure or each.lost < TURNING / 4]) / len(own) if own else 1.0

    def plain(self) -> JsonData:
        """The analysis as JSON data."""
        return {
            "sides": self.sides,
            "decisions": [each.plain() for each in self.judged],
            "turning": [each.answer for each in self.turning],
            "curve": [[answer, round(chance, 4)] for answer, chance in self.curve()],
            "accuracy": [round(self.accuracy(seat), 4) for seat in range(len(self.sides))],
        }


@dataclass(frozen=True)
class Moment:
    """A decision to evaluate: what its seat knew, as a saved state without secrets."""

    game: str
    blind: str
    seat: int
    answer: int
    index: int  # index of the option that the player chose
    seed: int


def moments_of(journal: Journal) -> tuple[list[int], list[Moment]]:
    """The sides of a game by seat, and its decisions."""
    match = replayed(journal, find_game(journal.header.game))
    return sides_of(match), decisions_of(match)


def sides_of(match: Match) -> list[int]:
    view: JsonData = match.state.view(SPECTATOR)
    return list(view["sides"])


def decisions_of(match: Match) -> list[Moment]:
    """The decisions of a game: every answer to a question with at least two options."""
    return [decision_of(match, number) for number in choices_of(match)]


def choices_of(match: Match) -> list[int]:
    """The numbers of the answers to questions with at least two options, counted from 0."""
    answers = enumerate(match.answers)
    return [number for number, each in answers if each.text != RESIGN and match.choices_before(number) > 1]


def decision_of(match: Match, number: int) -> Moment:
    """One decision of a match, ready to be evaluated."""
    state: State = match.before(number)
    blind = state.blind(state.seat).save()
    index = state.notations().index(match.answers[number].text)
    return Moment(match.header.game, blind, state.seat, number + 1, index, match.header.seed)


def evaluate_decision(moment: Moment, playouts: int = PLAYOUTS, helpers: HelperPool | None = None) -> EvaluatedDecision:
    """The evaluation of an answer.  It may run in any process, with the same result."""
    perspective = Perspective(find_game(moment.game).load(moment.blind), moment.seat)
    advice = advise(perspective, f"{moment.seed} {moment.answer}", playouts, (moment.index,), told=0, helpers=helpers)
    played = advice.of(moment.index)
    best = advice.best if played.behind > 0.0 else played  # an answer as good as the best is not counted as a mistake
    return EvaluatedDecision(
        moment.answer,
        moment.seat,
        played.option,
        best.option,
        played.chance,
        best.chance,
        max(0.0, played.behind),
        played.error,
    )


def analyse(journal: Journal, playouts: int = PLAYOUTS, jobs: int = 1) -> Analysis:
    """Analyse a whole game."""
    sides, moments = moments_of(journal)
    return Analysis(sides, list(evaluate_decisions(moments, playouts, jobs)))


def evaluate_decisions(moments: list[Moment], playouts: int = PLAYOUTS, jobs: int = 1) -> Iterator[EvaluatedDecision]:
    """Evaluate decisions sequentially or in parallel, with the same results."""
    return parallel_map(partial(evaluate_decision, playouts=playouts), moments, jobs, most=FEW)
