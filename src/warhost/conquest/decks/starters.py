"""The learning decks of the core set: a faction's cards and one of each neutral card (CON-18.13)."""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadDeck
from .deck import Deck
from .pool import core_box

STARTERS: Final = {  # faction -> warlord of its starter deck, in the order of the core set (CON-18.14)
    "space-marines": "core-001",
    "astra-militarum": "core-002",
    "orks": "core-003",
    "chaos": "core-004",
    "dark-eldar": "core-005",
    "eldar": "core-006",
    "tau": "core-007",
}


def starter(faction: str) -> Deck:
    """The learning deck of a faction: a warlord and 35 cards."""
    if faction not in STARTERS:
        raise BadDeck(f"there is no learning deck {faction!r}; there are {', '.join(STARTERS)}")
    return Deck(STARTERS[faction], list(core_box(faction)))
