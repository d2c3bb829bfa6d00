"""Finds the cards of positions and checks by name."""

from __future__ import annotations

from ..card import Card
from ..library import LIBRARY


def find_card(name: str) -> Card:
    """A card by its code or its name."""
    return LIBRARY[LIBRARY.named(name)]
