"""Uses, steps and lasting effects as plain data, and back."""

from __future__ import annotations

from typing import Any

from ..engine.plain import number, numbers
from ..engine.steps import Step
from .abilities import Book
from .effect import Asking
from .following import Aim, Asked, Carried, Offer, Resolve, Triggers
from .joints import IfCarried
from .lasting import Boost, Floating
from .use import Alert, Occurrence, Targets, Use


def read_use(book: Book, saved: list[Any]) -> Use:
    """The use that `Use.saved` wrote."""
    key, source, controller, place, birth, targets, ages, x, occurrence, way = saved
    return Use(
        book.find(key),
        number(source),
        number(controller),
        number(place),
        number(birth),
        _targets(targets),
        _targets(ages),
        number(x),
        Occurrence(*numbers(occurrence)),
        number(way),
    )


def read_alert(book: Book, saved: list[Any]) -> Alert:
    occurrence, seat, keys = saved
    return Alert(Occurrence(*numbers(occurrence)), number(seat), tuple([book.find(key) for key in keys]))


def _targets(saved: list[Any]) -> Targets:
    return tuple([tuple(numbers(chosen)) for chosen in saved])


def read_floating(book: Book, saved: list[Any]) -> Floating:
    key, use, it, age, until = saved
    return Floating(book.find(key), read_use(book, use), number(it), number(age), number(until))


def read_boost(saved: list[Any]) -> Boost:
    card, birth, stat, amount, until = numbers(saved)
    return Boost(card, birth, stat, amount, until)


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
            return Asked(effect, use, it, who)
        return Resolve(effect, use, it, who) if kind == "Resolve" else IfCarried(effect, use, it, who)
    if kind == "Triggers":
        return Triggers(tuple([read_use(book, each) for each in saved[1]]))
    if kind == "Aim":
        return Aim(read_use(book, saved[1]), number(saved[2]))
    if kind == "Offer":
        return Offer(read_use(book, saved[1]))
    if kind == "Carried":
        return Carried(number(saved[1]) != 0)
    return None
