"""The steps of a saved game that carry more than numbers."""

from __future__ import annotations

from typing import Any, Final

from ..effects.game import Readers
from ..effects.state.pending import Hit
from ..effects.state.saving import of_use, read_alert, read_use
from ..engine.plain import number, numbers
from .duel import BOOK
from .language.searching import Searching, ToBottom, ToTop
from .pending import Pending
from .rules.actions.reacting import Answers
from .rules.actions.using import Cancellable, CarryOut, ChooseX, Payment
from .rules.battles.damage import Indirect, Shielded, Take
from .rules.deploying import Deploy
from .rules.entering import Commits, GoHome, Moves
from .rules.leaving import Departs

PENDING: Final[dict[str, type[Pending]]] = {
    each.__name__: each for each in (Cancellable, CarryOut, Deploy, Moves, Searching, Shielded, Take)
}


def _pending(saved: list[Any]) -> Pending:
    kind, hits, use, aimed = PENDING[saved[0]], _hits(saved[7]), saved[8], number(saved[9])
    who, card, target, amount, cancelled, flags = numbers(saved[1:7])
    made = read_use(BOOK, use) if use else None
    return kind(who, card, target, amount, cancelled != 0, flags, hits, made, aimed)


def _hits(saved: list[Any]) -> tuple[Hit, ...]:
    return tuple([(number(card), number(amount), number(flags)) for card, amount, flags in saved])


def _answers(saved: list[Any]) -> Answers:
    uses = tuple([read_use(BOOK, use) for use in saved[1]])
    return Answers(uses, tuple([read_alert(BOOK, each) for each in saved[2]]), number(saved[3]), number(saved[4]))


def _indirect(saved: list[Any]) -> Indirect:
    who, amount, others = numbers(saved[1:4])
    return Indirect(who, amount, others, read_use(BOOK, saved[4]), tuple(numbers(saved[5])), _hits(saved[6]))


READERS: Final[Readers] = {
    **of_use(BOOK, ChooseX, Payment),
    **dict.fromkeys(PENDING, _pending),
    "Answers": _answers,
    "Commits": lambda saved: Commits(tuple(numbers(saved[1])), tuple(numbers(saved[2])), number(saved[3])),
    "Departs": lambda saved: Departs(tuple(numbers(saved[1])), tuple(numbers(saved[2]))),
    "GoHome": lambda saved: GoHome(tuple(numbers(saved[1])), number(saved[2]), number(saved[3])),
    "Indirect": _indirect,
    "ToBottom": lambda saved: ToBottom(number(saved[1]), tuple(numbers(saved[2]))),
    "ToTop": lambda saved: ToTop(number(saved[1]), number(saved[2]), tuple(numbers(saved[3]))),
}
