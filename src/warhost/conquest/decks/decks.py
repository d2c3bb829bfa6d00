"""The decks of a game: learning decks by faction, or constructed ones (CON-18)."""

from __future__ import annotations

from ...engine.errors import BadSetup
from ..words import SEATS
from .constructed import READY
from .deck import Deck, checked, read_deck
from .starters import starter


def seated_decks(named: object) -> list[Deck]:
    """A deck for each player (CON-1.1): a faction, a ready deck, or an object with a warlord and cards."""
    if not isinstance(named, list) or len(named) != SEATS:
        raise BadSetup(f"Conquest is played with {SEATS} decks, not {named!r:.80}")
    return [_named(each) if isinstance(each, str) else checked(read_deck(each)) for each in named]


def _named(key: str) -> Deck:
    """A learning deck by its faction, or a constructed deck by its name."""
    return READY.deck(key) if key in READY.playable else starter(key)
