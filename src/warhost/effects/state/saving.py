"""Uses, steps and lasting effects as plain data, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.plain import number, numbers
from ...engine.steps import Step
from ..hidden.suspicion import Suspicion
from ..language.abilities import Book
from ..language.effect import Asking
from ..language.following import Aim, Asked, AtOnce, Followed, IfCarried, Offer, Resolve, Triggers
from ..language.lasting import Boost, Floating
from ..language.use import Alert, Occurrence, Targets, Use
from .ordering import Ordering


def read_use(book: Book, saved: list[Any]) -> Use:
    """The use that `Use.saved` wrote."""
    key, source, controller, place, birth, targets, ages, x, occurrence, way, spots, about, age, found = saved
    return Use(
        book.find(key),
        number(source),
        number(controller),
        number(place),
        number(birth),
        _targets(targets),
        _targets(ages),
        number(x),
        read_occurrence(book, occurrence),
        number(way),
        _targets(spots),
        number(about),
        number(age),
        tuple(numbers(found)),
    )


def read_occurrence(book: Book, saved: list[Any]) -> Occurrence:
    """The record that `Occurrence.saved` wrote."""
    kind, card, birth, seat, controller, place, kinds = numbers(saved[:7])
    by, by_birth, by_seat = numbers(saved[10:13])
    return Occurrence(
        kind,
        card,
        birth,
        seat,
        controller,
        place,
        kinds,
        tuple(numbers(saved[7])),
        number(saved[8]),
        number(saved[9]) != 0,
        by,
        by_birth,
        by_seat,
        book.find(saved[13]) if saved[13] else None,
        *numbers(saved[14:19]),
    )


def read_alert(book: Book, saved: list[Any]) -> Alert:
    occurrence, seat, keys = saved
    return Alert(read_occurrence(book, occurrence), number(seat), tuple([book.find(key) for key in keys]))


def _targets(saved: list[Any]) -> Targets:
    return tuple([tuple(numbers(chosen)) for chosen in saved])


def read_floating(book: Book, saved: list[Any]) -> Floating:
    key, use, it, age, until, every = saved[:6]
    spent = number(saved[6]) if len(saved) > 6 else 0  # older saves do not tell
    made = read_use(book, use)
    return Floating(book.find(key), made, number(it), number(age), number(until), number(every) != 0, spent)


def read_boost(saved: list[Any]) -> Boost:
    card, birth, stat, amount, until = numbers(saved)
    return Boost(card, birth, stat, amount, until)


def read_suspicion(saved: list[Any]) -> Suspicion:
    card, knower, held, among = saved
    return Suspicion(number(card), number(knower), number(held) != 0, tuple(numbers(among)))


def of_use(book: Book, *kinds: Callable[[Use], Step[Any]]) -> dict[str, Callable[[list[Any]], Step[Any]]]:
    """How steps are read that carry nothing but a use."""
    return {kind.__name__: _reads_use(book, kind) for kind in kinds}


def _reads_use(book: Book, kind: Callable[[Use], Step[Any]]) -> Callable[[list[Any]], Step[Any]]:
    return lambda saved: kind(read_use(book, saved[1]))


def read_step(book: Book, saved: list[Any]) -> Step[Any] | None:
    """A step of the card language, or None if this is none."""
    kind = saved[0]
    if kind in ("Resolve", "IfCarried", "Asked"):
        use = read_use(book, saved[1])
        effect = use.ability.effects[number(saved[2])]
        it, who = number(saved[3]), number(saved[4])
        if kind == "Asked":
            if not isinstance(effect, Asking):
                raise ValueError(f"{effect!r} asks nothing")
            return Asked(effect, use, it, who, tuple(numbers(saved[5])))
        if kind == "Resolve":
            return Resolve(effect, use, it, who)
        waiting = IfCarried(effect, use, it, who)
        return waiting.carried() if number(saved[5]) else waiting
    if kind == "Triggers":
        return Triggers(tuple([read_use(book, each) for each in saved[1]]))
    if kind == "Aim":
        return Aim(read_use(book, saved[1]), number(saved[2]))
    if kind == "Offer":
        return Offer(read_use(book, saved[1]))
    if kind == "AtOnce":
        uses = tuple([read_use(book, each) for each in saved[1]])
        return AtOnce(uses, tuple([read_alert(book, each) for each in saved[2]]))
    if kind == "Ordering":
        return Ordering(tuple(numbers(saved[1])), tuple(numbers(saved[2])))
    if kind == "Followed":
        uses = tuple([read_use(book, each) for each in saved[2]])
        return Followed(read_use(book, saved[1]), uses, tuple([read_alert(book, each) for each in saved[3]]))
    return None
