"""Reads saved steps of Effects and its records: a table of functions by class name.

Written by `python -m tools.records` from the fields that the classes declare; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.plain import JsonList, number, numbers
from ..engine.steps import AnyStep
from .circumstances import Attack, CardSnapshot, OccurrenceFacts
from .hidden.partial_knowledge import PartialKnowledge
from .language.abilities import AbilityRegistry
from .language.ability_use import AbilityUse, Cause, Occurrence, PossibleResponse, TextReferences, UseChoices
from .language.floating import Boost, Floating
from .language.resolution import Asked, AtOnce, EndOfText, IfCarried, Resolve
from .language.targeting import Aim, Offer, Triggers
from .state.ordering import Ordering


def read_ability_use(book: AbilityRegistry, saved: JsonList) -> AbilityUse:
    return AbilityUse(
        book.find(saved[0]),
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        UseChoices(
            tuple([tuple(numbers(each)) for each in saved[5]]),
            tuple([tuple(numbers(each)) for each in saved[6]]),
            number(saved[7]),
        ),
        read_occurrence(book, saved[8]),
        number(saved[9]),
        tuple([tuple(numbers(each)) for each in saved[10]]),
        TextReferences(number(saved[11]), number(saved[12]), tuple(numbers(saved[13]))),
    )


def read_boost(book: AbilityRegistry, saved: JsonList) -> Boost:
    return Boost(number(saved[0]), number(saved[1]), number(saved[2]), number(saved[3]), number(saved[4]))


def read_floating(book: AbilityRegistry, saved: JsonList) -> Floating:
    return Floating(
        book.find(saved[0]),
        read_ability_use(book, saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]) if len(saved) > 6 else 0,
    )


def read_occurrence(book: AbilityRegistry, saved: JsonList) -> Occurrence:
    return Occurrence(
        number(saved[0]),
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        CardSnapshot(number(saved[4]), number(saved[5]), number(saved[6]), tuple(numbers(saved[7]))),
        number(saved[8]),
        number(saved[9]) != 0,
        Cause(number(saved[10]), number(saved[11]), number(saved[12]), book.find(saved[13]) if saved[13] else None),
        Attack(number(saved[14]), number(saved[15]), number(saved[16])),
        OccurrenceFacts(number(saved[17]), number(saved[18])),
    )


def read_partial_knowledge(book: AbilityRegistry, saved: JsonList) -> PartialKnowledge:
    return PartialKnowledge(number(saved[0]), number(saved[1]), number(saved[2]) != 0, tuple(numbers(saved[3])))


def read_possible_response(book: AbilityRegistry, saved: JsonList) -> PossibleResponse:
    return PossibleResponse(
        read_occurrence(book, saved[0]), number(saved[1]), tuple([book.find(each) for each in saved[2]])
    )


def _aim(book: AbilityRegistry, saved: JsonList) -> Aim:
    return Aim(read_ability_use(book, saved[1]), number(saved[2]))


def _asked(book: AbilityRegistry, saved: JsonList) -> Asked:
    use = read_ability_use(book, saved[1])
    return Asked(
        use.ability.asking_at(number(saved[2])), use, number(saved[3]), number(saved[4]), tuple(numbers(saved[5]))
    )


def _at_once(book: AbilityRegistry, saved: JsonList) -> AtOnce:
    return AtOnce(
        tuple([read_ability_use(book, each) for each in saved[1]]),
        tuple([read_possible_response(book, each) for each in saved[2]]),
    )


def _end_of_text(book: AbilityRegistry, saved: JsonList) -> EndOfText:
    return EndOfText(
        read_ability_use(book, saved[1]),
        tuple([read_ability_use(book, each) for each in saved[2]]),
        tuple([read_possible_response(book, each) for each in saved[3]]),
    )


def _if_carried(book: AbilityRegistry, saved: JsonList) -> IfCarried:
    use = read_ability_use(book, saved[1])
    return IfCarried(use.ability.effect_at(number(saved[2])), use, number(saved[3]), number(saved[4]), number(saved[5]))


def _offer(book: AbilityRegistry, saved: JsonList) -> Offer:
    return Offer(read_ability_use(book, saved[1]))


def _ordering(book: AbilityRegistry, saved: JsonList) -> Ordering:
    return Ordering(tuple(numbers(saved[1])), tuple(numbers(saved[2])))


def _resolve(book: AbilityRegistry, saved: JsonList) -> Resolve:
    use = read_ability_use(book, saved[1])
    return Resolve(use.ability.effect_at(number(saved[2])), use, number(saved[3]), number(saved[4]))


def _triggers(book: AbilityRegistry, saved: JsonList) -> Triggers:
    return Triggers(tuple([read_ability_use(book, each) for each in saved[1]]))


READERS: Final[dict[str, Callable[[AbilityRegistry, JsonList], AnyStep]]] = {
    "Aim": _aim,
    "Asked": _asked,
    "AtOnce": _at_once,
    "Followed": _end_of_text,
    "IfCarried": _if_carried,
    "Offer": _offer,
    "Ordering": _ordering,
    "Resolve": _resolve,
    "Triggers": _triggers,
}
