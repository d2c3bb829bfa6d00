"""The steps of a saved game that carry more than numbers."""

from __future__ import annotations

from typing import Any, Final

from ..effects.game import Readers
from ..effects.state.saving import of_use, read_alert, read_use
from ..engine.plain import number, numbers, truth
from .duel import BOOK
from .rules.actions.answering import Answering
from .rules.actions.playing import ChooseX, HowToPay, Link, Payment
from .rules.actions.resolving import PayTax, ResolveLink, ResolvePaid
from .rules.battles.altering import Altering, Dealing, Preventing, Redirecting
from .rules.battles.damage import Hits, Indirect, IndirectOrder
from .rules.effect_questions import PlayRevealed, PutApart, Rearranging
from .rules.movement.leaving_play import DiscardDown, Discarding, Leaving
from .rules.movement.replacement import Departing, Departure
from .rules.rearranging import Rearranged


def _departing(saved: list[Any]) -> Departing:
    leaving = [
        Departure(number(card), number(birth), number(how), number(to), number(by), tuple(numbers(done)))
        for card, birth, how, to, by, done in saved[1]
    ]
    use = read_use(BOOK, saved[2]) if saved[2] else None
    uses = tuple([read_use(BOOK, each) for each in saved[5]])
    alerts = tuple([read_alert(BOOK, each) for each in saved[6]])
    return Departing(tuple(leaving), use, number(saved[3]), truth(saved[4]), uses, alerts)


def _dealing(saved: list[Any]) -> Dealing:
    hits, use, done, taken, toughened = saved
    made = read_use(BOOK, use) if use else None
    return Dealing(_hits(hits), made, tuple(numbers(done)), tuple(numbers(taken)), tuple(numbers(toughened)))


def _hits(saved: list[Any]) -> Hits:
    return tuple([(number(card), number(amount), number(flags)) for card, amount, flags in saved])


def _leaving(saved: list[Any]) -> Leaving:
    by = read_use(BOOK, saved[3]) if saved[3] else None
    return Leaving(tuple(numbers(saved[1])), number(saved[2]), by, truth(saved[4]))


def _put_apart(saved: list[Any]) -> PutApart:
    cards, places = tuple(numbers(saved[2])), tuple(numbers(saved[3]))
    return PutApart(number(saved[1]), cards, places, bool(saved[4]))


def _rearranging(saved: list[Any]) -> Rearranging:
    cards = tuple(numbers(saved[3]))
    return Rearranging(number(saved[1]), number(saved[2]), cards, number(saved[4]), number(saved[5]))


def _rearranged(saved: list[Any]) -> Rearranged:
    moves = tuple([(number(card), number(zone)) for card, zone in saved[3]])
    return Rearranged(number(saved[1]), tuple(numbers(saved[2])), moves)


def _indirect(saved: list[Any]) -> Indirect:
    who, others, amount = numbers(saved[1:4])
    return Indirect(who, others, amount, _hits(saved[4]), read_use(BOOK, saved[5]), bool(saved[6]), bool(saved[7]))


def _answering(saved: list[Any]) -> Answering:
    return Answering(number(saved[1]), tuple([read_alert(BOOK, each) for each in saved[2]]))


READERS: Final[Readers] = {
    **of_use(BOOK, ChooseX, HowToPay, Link, PayTax, Payment, ResolveLink, ResolvePaid),
    "Altering": lambda saved: Altering(_dealing(saved[1])),
    "Answering": _answering,
    "Departing": _departing,
    "DiscardDown": lambda saved: DiscardDown(number(saved[1]), tuple(numbers(saved[2]))),
    "Discarding": lambda saved: Discarding(tuple(numbers(saved[1])), number(saved[2])),
    "Indirect": _indirect,
    "IndirectOrder": lambda saved: IndirectOrder(number(saved[1]), read_use(BOOK, saved[2])),
    "Leaving": _leaving,
    "PlayRevealed": lambda saved: PlayRevealed(number(saved[1]), tuple(numbers(saved[2]))),
    "Preventing": lambda saved: Preventing(_dealing(saved[1]), number(saved[2]), number(saved[3])),
    "PutApart": _put_apart,
    "Rearranged": _rearranged,
    "Rearranging": _rearranging,
    "Redirecting": lambda saved: Redirecting(_dealing(saved[1]), number(saved[2]), number(saved[3])),
}
