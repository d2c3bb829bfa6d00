"""Hints of the strongest bot with winning chances, for players and for the analysis of games.

The bot gets only what the seat knows, so a hint cannot reveal a secret.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...engine.steps import NO_IDLE_OPTION
from ...engine.views.perspective import Perspective
from ..playouts import HelperPool
from ..search import SearchBot, Verdict

ADVISER: Final = "warlord"
SURE: Final = 2.3  # number of standard errors that means 95 % confidence with about ten playouts
CLOSE: Final = 0.02  # two options whose winning chances differ by less are about as good
STEPS_TOLD: Final = 6  # number of answers in the expected line that are shown; passes are left out


@dataclass(frozen=True)
class SearchedOption:
    """An option with its search results."""

    index: int
    option: str  # the option in notation
    chance: float  # winning chance with this option, from 0 to 1
    behind: float  # winning chance of the best option minus that of this one, in the same samples
    error: float  # half of the 95 % interval of `behind`; for the best option, of its chance
    playouts: int

    @property
    def is_close(self) -> bool:
        """True if the difference to the best option is negligible."""
        return self.behind < CLOSE

    @property
    def surely_worse(self) -> bool:
        return self.behind > self.error


@dataclass(frozen=True)
class Expected:
    """An answer in the expected line."""

    state: State  # state before the answer, in one sample of the hidden cards
    option: str  # the answer in notation

    @property
    def seat(self) -> int:
        return self.state.seat


@dataclass(frozen=True)
class Advice:
    """The candidates, the best first, and the expected continuation."""

    options: list[SearchedOption]
    line: list[Expected] = field(default_factory=list)  # expected answers, of which the first is the advised one

    @property
    def best(self) -> SearchedOption:
        return self.options[0]

    def compared(self) -> list[SearchedOption]:
        """The options in order of `behind`, with chances that agree with it.

        The chance of an option alone comes from other samples than its comparison with the best one, so the two may
        disagree.
        """
        best = self.best
        others = sorted(self.options[1:], key=lambda each: each.behind)
        return [best, *[replace(each, chance=max(0.0, best.chance - max(0.0, each.behind))) for each in others]]

    def of(self, index: int) -> SearchedOption:
        return next(each for each in self.options if each.index == index)


def advise(
    perspective: Perspective,
    seed: int | str,
    playouts: int = 0,
    also: tuple[int, ...] = (),
    told: int = STEPS_TOLD,
    helpers: HelperPool | None = None,
) -> Advice:
    """Advice for a seat's question.  The same seed and number of playouts give the same advice.

    Options in `also` are evaluated too, whether or not they are candidates; `told` is the length of the expected line.
    Helpers only make it faster.
    """
    bot = SearchBot(Rng(seeded(f"advice {seed}")), ADVISER, playouts, helpers=helpers)
    names = perspective.notations()
    options = [_weighed(each, names) for each in bot.weigh(perspective, also)]
    return Advice(options, _line(bot, perspective, options[0].index, told) if told else [])


def _weighed(found: Verdict, names: list[str]) -> SearchedOption:
    return SearchedOption(
        found.index, names[found.index], found.chance, found.behind, SURE * found.error, found.playouts
    )


def _line(bot: SearchBot, perspective: Perspective, best: int, told: int) -> list[Expected]:
    """The expected answers of both sides; passes are left out."""
    found: list[Expected] = []
    for state, index in bot.expected(perspective, best):
        question = state.question
        idle = question.idle(state) if question is not None else NO_IDLE_OPTION
        if not found or idle == NO_IDLE_OPTION or state.options[index] != idle:
            found.append(Expected(state, state.notations()[index]))
        if len(found) >= told:
            break
    return found
