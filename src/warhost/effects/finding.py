"""The card that somebody means by a name."""

from __future__ import annotations

from ..engine.errors import BadNotation
from .world import World


def find(s: World, name: str, number: int, among: list[int]) -> int:
    """The card of a name, in any of these; of several equal ones the one of that number."""
    found = [card for card in among if s.name_of(card).lower() == name]
    if len(found) < number:
        raise BadNotation(f"there is no {name!r} here")
    return found[number - 1]
