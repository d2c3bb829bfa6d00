"""Reads and writes decks in the XML of OCTGN (.o8d).  A capital is a card `Dwarf Capital` in any section."""

from __future__ import annotations

import re
from typing import Final

from ...decks import octgn, plain
from ..library import all_cards
from .deck import SIDE, Deck

GAME: Final = "warhammer-invasion"
OTHER_WORDS: Final = re.compile(r"\b(capital|board|city)\b|[^a-z ]")


def read_octgn(text: str, name: str) -> tuple[str, str, list[tuple[str, int]]]:
    """The capital and the name (empty if missing), and the cards by name or code with their copies."""
    title, entries = octgn.read_octgn(text, name)
    capital = ""
    cards: list[tuple[str, int]] = []
    for entry in entries:
        board = _board(entry)
        if board in SIDE:
            capital = capital or board
        else:
            cards.append((entry.card(entry.id in all_cards()), entry.copies))
    return capital, title, cards


def write_octgn(deck: Deck) -> str:
    """The content of an .o8d file."""
    cards = all_cards()
    board = (f"capital-{deck.capital}", f"{deck.capital.replace('-', ' ').title()} Capital", 1)
    listed = [(code, cards[code].name, count) for code, count in deck.counts().items()]
    title = deck.name if deck.name != deck.capital else ""
    return octgn.write_octgn(GAME, title, [("Capital", [board]), ("Deck", listed)])


def _board(entry: octgn.DeckLine) -> str:
    """The capital that a line of the file stands for; "" for a card of the deck."""
    if entry.id.startswith("capital-"):
        return entry.id.removeprefix("capital-")
    words = plain(entry.name)
    if "capital" not in words and "capital" not in plain(entry.section):
        return ""
    return "-".join(OTHER_WORDS.sub(" ", words).split())
