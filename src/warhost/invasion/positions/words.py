"""The cards of a position and of a check by their names."""

from __future__ import annotations

from ...effects.laying import code_named
from ..card import Card
from ..duel import LIBRARY


def find_card(name: str) -> Card:
    """A card by its code or its name."""
    return LIBRARY[code_named(name, {code: card.name for code, card in LIBRARY.items()})]
