"""Questions that both card games ask: an action window, the value of X, a discard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine.events import NO_NUMBER
from ...engine.moves import Move
from ...engine.notation import Phrase
from ...engine.requirements import Refusal, Requirement
from ...engine.steps import AnyQuestion, Question, S
from ..circumstances import NOTHING
from ..language.effect import DONE
from ..language.targeting import Aim
from .carrying import UseQuestion

if TYPE_CHECKING:
    from .world import World

W = TypeVar("W", bound="World")


Reason = Callable[[Any, int, Phrase], Refusal | None]
# By verb: the questions that offer it, and the function that explains why it is not offered.
Reasons = Mapping[str, tuple[tuple[type[AnyQuestion], ...], Reason]]


def reason(s: World, seat: int, phrase: Phrase, reasons: Reasons, otherwise: Requirement) -> Refusal | None:
    """The reason why an action cannot be taken at this question; `otherwise` is the reason for all other actions."""
    found = reasons.get(phrase.verb)
    if found is None or not isinstance(s.question, found[0]):
        return Refusal(otherwise)
    return found[1](s, seat, phrase)


def offered_at_something(s: World, seat: int, phrase: Phrase) -> int:
    """The card of an action without a target, if it is offered to a seat only with a target; otherwise NOTHING."""
    for move in s.moves() if seat == s.seat and not phrase.target else []:
        each = move.phrase(s)
        if each.target and each.verb == phrase.verb and each.card.lower() == phrase.card:
            if each.amount == phrase.amount and phrase.which in (0, each.which):
                return move.card
    return NOTHING


def offered_without_aim(s: World, card: int) -> bool:
    """True if an action with a card is offered without a target; X or the target is asked for afterwards."""
    return bool([move for move in s.moves() if move.card == card and move.target < 0])


class Opportunity(Question[W]):
    """A player may take an action or pass."""

    def move(self, s: W, option: int) -> Move:
        return s.rules.presentation.openings.move(s, option)

    def as_moves(self, s: W, options: list[int]) -> list[Move]:
        """The options as moves; most were offered before and are cached."""
        met, openings = s.facts.moves, s.rules.presentation.openings
        return [met.get(option) or openings.move(s, option) for option in options]

    def charge(self, s: W, option: int) -> int:
        openings = s.rules.presentation.openings
        return NO_NUMBER if option == openings.passing else openings.cost(s, option)

    def idle(self, s: W) -> int:
        return s.rules.presentation.openings.passing


class Declinable(Question[S]):
    """A question in which a player may act or decline (DONE)."""

    def taken(self, s: S, option: int) -> None:
        """Continue with the option that the player took."""
        raise NotImplementedError

    def left(self, s: S) -> None:
        """Continue after the player declined; by default this has no effect."""

    def taking(self, s: S, option: int) -> Move:
        """The option as a move."""
        raise NotImplementedError

    def leaving(self) -> Move:
        return Move("done")

    def answer(self, s: S, option: int) -> None:
        if option == DONE:
            self.left(s)
        else:
            self.taken(s, option)

    def move(self, s: S, option: int) -> Move:
        return self.leaving() if option == DONE else self.taking(s, option)

    def idle(self, s: S) -> int:
        return DONE


class AskX(UseQuestion[S]):
    """Ask for X; then targets are chosen (INV-3.24, CON-16.14)."""

    def answer(self, s: S, option: int) -> None:
        s.then(Aim(self.use.paying(option)))

    def move(self, s: S, option: int) -> Move:
        return Move("x", amount=option)


class AskDiscard(Question[S]):
    """Ask which card of their hand a player discards."""

    def move(self, s: S, option: int) -> Move:
        return Move("discard", option)

    def secret(self, s: S) -> bool:
        return True
