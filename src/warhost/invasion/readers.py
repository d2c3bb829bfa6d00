"""Reads saved steps of Invasion and its records: a table of functions by class name.

Written by `python -m tools.records` from the fields that the classes declare; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..effects.language.abilities import AbilityRegistry
from ..effects.readers import read_ability_use, read_possible_response
from ..engine.plain import JsonList, number, numbers, truth
from ..engine.steps import Step
from .rules.actions.answering import Answering
from .rules.actions.paying import Pay
from .rules.actions.playing import ChooseX, HowToPay, Link, Payment
from .rules.actions.resolving import PayTax, ResolveChain, ResolveLink, ResolvePaid
from .rules.actions.targets import DiscardFor
from .rules.actions.window import Occasions, OpenWindow, Window
from .rules.battles.ambush import AmbushStep, AmbushTactics, TurnUp
from .rules.battles.assigning import AssignDamage, CountDamage
from .rules.battles.attackers import DeclareAttackers
from .rules.battles.defenders import DeclareDefenders, PayToDefend
from .rules.battles.ending import CombatPast, CombatResults, DealCombatDamage, EndOfCombat
from .rules.battles.fronts import ChooseFront
from .rules.battles.targets import DeclareFurtherTarget, DeclareTarget
from .rules.damage.altering import Altering, Preventing, Redirecting
from .rules.damage.hits import Dealing
from .rules.damage.indirect import Indirect, IndirectOrder
from .rules.draft import ChooseCapital, DraftCard, DraftOver, Exhausted, Look, Packs, Pick, Reinforce, Remove, Reveal
from .rules.effect_questions import AttachTo, Picking, PlayRevealed, PutApart, Rearranging
from .rules.movement.discarding import DiscardDown, Discarding
from .rules.movement.replacement import Departing, Departure, Leaving, Remaining, Replacing
from .rules.rearranging import Rearranged
from .rules.starting import BeginInPlay, LayTask
from .rules.turn import (
    BattlefieldPhase,
    BeginningOfTurn,
    CapitalPhase,
    Collect,
    DrawCards,
    EndOfTurn,
    KingdomPhase,
    PhaseBegins,
    PhaseEnds,
    PhaseOver,
    QuestPhase,
    Restore,
    ResumeTriggers,
    Turn,
    TurnEnds,
    TurnOver,
)
from .setup import Mulligan, StartingHands
from .state import InvasionState


def read_dealing(book: AbilityRegistry, saved: JsonList) -> Dealing:
    return Dealing(
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[0]]),
        read_ability_use(book, saved[1]) if saved[1] else None,
        tuple(numbers(saved[2])),
        tuple(numbers(saved[3])),
        tuple(numbers(saved[4])),
    )


def read_departure(book: AbilityRegistry, saved: JsonList) -> Departure:
    return Departure(
        number(saved[0]),
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        tuple(numbers(saved[5])),
    )


def _altering(book: AbilityRegistry, saved: JsonList) -> Altering:
    return Altering(read_dealing(book, saved[1]))


def _answering(book: AbilityRegistry, saved: JsonList) -> Answering:
    return Answering(number(saved[1]), tuple([read_possible_response(book, each) for each in saved[2]]))


def _choose_x(book: AbilityRegistry, saved: JsonList) -> ChooseX:
    return ChooseX(read_ability_use(book, saved[1]))


def _departing(book: AbilityRegistry, saved: JsonList) -> Departing:
    return Departing(
        tuple([read_departure(book, each) for each in saved[1]]),
        read_ability_use(book, saved[2]) if saved[2] else None,
        number(saved[3]),
        truth(saved[4]),
        tuple([read_ability_use(book, each) for each in saved[5]]),
        tuple([read_possible_response(book, each) for each in saved[6]]),
    )


def _discard_down(book: AbilityRegistry, saved: JsonList) -> DiscardDown:
    return DiscardDown(number(saved[1]), tuple(numbers(saved[2])))


def _discarding(book: AbilityRegistry, saved: JsonList) -> Discarding:
    return Discarding(tuple(numbers(saved[1])), number(saved[2]))


def _how_to_pay(book: AbilityRegistry, saved: JsonList) -> HowToPay:
    return HowToPay(read_ability_use(book, saved[1]))


def _indirect(book: AbilityRegistry, saved: JsonList) -> Indirect:
    return Indirect(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[4]]),
        read_ability_use(book, saved[5]),
        number(saved[6]) != 0,
        number(saved[7]) != 0,
    )


def _indirect_order(book: AbilityRegistry, saved: JsonList) -> IndirectOrder:
    return IndirectOrder(number(saved[1]), read_ability_use(book, saved[2]))


def _leaving(book: AbilityRegistry, saved: JsonList) -> Leaving:
    return Leaving(
        tuple(numbers(saved[1])),
        number(saved[2]),
        read_ability_use(book, saved[3]) if saved[3] else None,
        truth(saved[4]),
    )


def _link(book: AbilityRegistry, saved: JsonList) -> Link:
    return Link(read_ability_use(book, saved[1]))


def _pay_tax(book: AbilityRegistry, saved: JsonList) -> PayTax:
    return PayTax(read_ability_use(book, saved[1]))


def _payment(book: AbilityRegistry, saved: JsonList) -> Payment:
    return Payment(read_ability_use(book, saved[1]))


def _play_revealed(book: AbilityRegistry, saved: JsonList) -> PlayRevealed:
    return PlayRevealed(number(saved[1]), tuple(numbers(saved[2])))


def _preventing(book: AbilityRegistry, saved: JsonList) -> Preventing:
    return Preventing(read_dealing(book, saved[1]), number(saved[2]), number(saved[3]))


def _put_apart(book: AbilityRegistry, saved: JsonList) -> PutApart:
    return PutApart(number(saved[1]), tuple(numbers(saved[2])), tuple(numbers(saved[3])), number(saved[4]))


def _rearranged(book: AbilityRegistry, saved: JsonList) -> Rearranged:
    return Rearranged(number(saved[1]), tuple(numbers(saved[2])), tuple([(number(a), number(b)) for a, b in saved[3]]))


def _rearranging(book: AbilityRegistry, saved: JsonList) -> Rearranging:
    return Rearranging(number(saved[1]), number(saved[2]), tuple(numbers(saved[3])), number(saved[4]), number(saved[5]))


def _redirecting(book: AbilityRegistry, saved: JsonList) -> Redirecting:
    return Redirecting(read_dealing(book, saved[1]), number(saved[2]), number(saved[3]))


def _resolve_link(book: AbilityRegistry, saved: JsonList) -> ResolveLink:
    return ResolveLink(read_ability_use(book, saved[1]))


def _resolve_paid(book: AbilityRegistry, saved: JsonList) -> ResolvePaid:
    return ResolvePaid(read_ability_use(book, saved[1]))


READERS: Final[dict[str, Callable[[AbilityRegistry, JsonList], Step[InvasionState]]]] = {
    "Altering": _altering,
    "Answering": _answering,
    "ChooseX": _choose_x,
    "Departing": _departing,
    "DiscardDown": _discard_down,
    "Discarding": _discarding,
    "HowToPay": _how_to_pay,
    "Indirect": _indirect,
    "IndirectOrder": _indirect_order,
    "Leaving": _leaving,
    "Link": _link,
    "PayTax": _pay_tax,
    "Payment": _payment,
    "PlayRevealed": _play_revealed,
    "Preventing": _preventing,
    "PutApart": _put_apart,
    "Rearranged": _rearranged,
    "Rearranging": _rearranging,
    "Redirecting": _redirecting,
    "ResolveLink": _resolve_link,
    "ResolvePaid": _resolve_paid,
}


STEPS: Final[tuple[type[Step[InvasionState]], ...]] = (
    AmbushStep,
    AmbushTactics,
    AssignDamage,
    AttachTo,
    BattlefieldPhase,
    BeginInPlay,
    BeginningOfTurn,
    CapitalPhase,
    ChooseCapital,
    ChooseFront,
    Collect,
    CombatPast,
    CombatResults,
    CountDamage,
    DealCombatDamage,
    DeclareAttackers,
    DeclareDefenders,
    DeclareFurtherTarget,
    DeclareTarget,
    DiscardFor,
    DraftCard,
    DraftOver,
    DrawCards,
    EndOfCombat,
    EndOfTurn,
    Exhausted,
    KingdomPhase,
    LayTask,
    Look,
    Mulligan,
    Occasions,
    OpenWindow,
    Packs,
    Pay,
    PayToDefend,
    PhaseBegins,
    PhaseEnds,
    PhaseOver,
    Pick,
    Picking,
    QuestPhase,
    Reinforce,
    Remaining,
    Remove,
    Replacing,
    ResolveChain,
    Restore,
    ResumeTriggers,
    Reveal,
    StartingHands,
    Turn,
    TurnEnds,
    TurnOver,
    TurnUp,
    Window,
)
