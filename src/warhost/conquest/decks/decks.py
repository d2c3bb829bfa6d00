"""The decks that sit down at a table: learning decks by their faction, or constructed ones (CON-18)."""

from __future__ import annotations

from typing import Any

from ...engine.errors import BadSetup
from ..words import SEATS
from .deck import Deck, checked, read_deck
from .starters import starter


def seated_decks(named: Any) -> list[Deck]:
    """A deck for each player (CON-1.1): the name of a faction, or an object with a warlord and cards."""
    if not isinstance(named, list) or len(named) != SEATS:
        raise BadSetup(f"Conquest is played with {SEATS} decks, not {named!r:.80}")
    return [starter(each) if isinstance(each, str) else checked(read_deck(each)) for each in named]
