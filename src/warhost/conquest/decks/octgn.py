"""Reads and writes decks in the XML of OCTGN (.o8d).  The first warlord in any section leads the deck."""

from __future__ import annotations

from typing import Final

from ...decks import octgn
from ..library import all_cards
from .deck import Deck
from .pool import warlords

GAME: Final = "warhammer-40000-conquest"


def read_octgn(text: str, name: str) -> tuple[str, list[tuple[str, int]]]:
    """The name of a deck (empty if missing), and the cards by name or code with their copies."""
    title, entries = octgn.read_octgn(text, name)
    return title, [(entry.card(entry.id in all_cards()), entry.copies) for entry in entries]


def write_octgn(deck: Deck) -> str:
    """The content of an .o8d file."""
    cards = all_cards()
    warlord = warlords()[deck.warlord]
    listed = [(code, cards[code].name, count) for code, count in deck.counts().items()]
    title = deck.name if deck.name != warlord.name else ""
    return octgn.write_octgn(GAME, title, [("Warlord", [(warlord.code, warlord.name, 1)]), ("Deck", listed)])
