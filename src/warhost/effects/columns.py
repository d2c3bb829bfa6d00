"""The columns that both card games have, as plain data and back."""

from __future__ import annotations

from typing import Any

from ..engine.plain import number, numbers
from .abilities import Book
from .facts import wide
from .saving import read_boost, read_floating, read_use
from .world import World


def saved_columns(s: World) -> dict[str, Any]:
    """What a state of either game holds."""
    return {
        "piles": s.piles,
        "place": list(s.place),
        "controller": list(s.controller),
        "damage": list(s.damage),
        "tokens": list(s.tokens),
        "marks": list(s.marks),
        "host": list(s.host),
        "births": list(s.births),
        "seen": list(s.seen),
        "boosts": [boost.saved() for boost in s.boosts],
        "floating": [each.saved() for each in s.floating],
        "used": s.used,
        "fresh": [use.saved() for use in s.fresh],
        "active": s.active,
        "phase": s.phase,
        "changed": s.changed,
    }


def restore_columns(s: World, book: Book, data: dict[str, Any]) -> None:
    """Put back what `saved_columns` wrote, but for `changed`: the numbers must be worked out first."""
    s.piles = [tuple(numbers(pile)) for pile in data["piles"]]
    if sorted([card for pile in s.piles for card in pile]) != list(range(s.facts.cards)):
        raise ValueError("a card is missing or in two places")
    s.place = column(s, data["place"])
    s.controller = column(s, data["controller"])
    s.damage = column(s, data["damage"])
    s.tokens = column(s, data["tokens"])
    s.marks = wide(_of_objects(s, data["marks"]))
    s.host = column(s, data["host"])
    s.births = column(s, data["births"])
    s.seen = column(s, data["seen"])
    s.boosts = tuple([read_boost(boost) for boost in data["boosts"]])
    s.floating = tuple([read_floating(book, each) for each in data["floating"]])
    s.used = tuple(numbers(data["used"]))
    s.fresh = tuple([read_use(book, use) for use in data["fresh"]])
    s.active, s.phase = number(data["active"]), number(data["phase"])


def column(s: World, saved: Any) -> bytearray:
    """A column of bytes, one for each object."""
    return bytearray(_of_objects(s, saved))


def _of_objects(s: World, saved: Any) -> list[int]:
    if len(saved) != s.facts.objects:
        raise ValueError("a column is too long or too short")
    return numbers(saved)
