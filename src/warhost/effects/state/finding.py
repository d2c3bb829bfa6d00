"""Finds cards of a game by name."""

from __future__ import annotations

from ...engine.errors import BadNotation
from ...engine.state import State
from .world import World


def find(s: World, name: str, number: int, among: list[int]) -> int:
    """The card with a name among these; `number` selects one of several copies."""
    found = [card for card in among if s.name_of(card).lower() == name]
    if len(found) < number:
        raise BadNotation(f"there is no {name!r} here")
    return found[number - 1]


def code_in(s: State, card: int) -> str:
    """The code of a card of a game; "" if the number is not a card."""
    assert isinstance(s, World)
    return s.code_of(card) if 0 <= card < s.facts.cards else ""
