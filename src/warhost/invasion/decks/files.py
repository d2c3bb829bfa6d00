"""Deck files: a text format for people, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `capital: dwarf` and an optional `name: ...`, followed by a line for each card: `3 core-001`, or by
name `3x Defender of the Hold`.  A `#` starts a comment.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ...decks import Grammar, plain
from ...decks.duel import DuelFiles, stem
from ...engine.errors import BadDeck
from ..card import KINDS
from ..library import all_cards, titles
from .deck import SIDE, Deck, read_deck
from .octgn import read_octgn, write_octgn


class InvasionFiles(DuelFiles[Deck]):
    """The deck files of Invasion, whose decks have a capital."""

    grammar = Grammar("invasion", "capital", "dwarf", "3 core-001")
    groups = KINDS

    @cached_property
    def _sets(self) -> dict[str, list[str]]:
        sets = {code: card.card_set for code, card in all_cards().items()}
        return {code: [each.key, each.name, each.cycle_name] for code, each in sets.items()}

    def sets(self) -> dict[str, list[str]]:
        return self._sets

    def made(self, leader: str, cards: list[str], name: str) -> Deck:
        return Deck(plain(leader).replace(" ", "-"), cards, name)

    def read(self, data: object) -> tuple[str, list[str]]:
        deck = read_deck(data)
        return deck.capital, deck.cards

    def read_octgn(self, text: str, name: str) -> Deck:
        """A deck from an OCTGN file; a missing capital is that of the race with most cards."""
        capital, title, lines = read_octgn(text, name)
        cards = [code for card, count in lines for code in [self.find_code(card)] * count]
        if not capital:
            races = [all_cards()[code].race for code in cards if code in all_cards()]
            raced = [race for race in races if race in SIDE]
            if not raced:
                raise BadDeck(f"{name} names no capital and has no card of a race")
            capital = max(dict.fromkeys(raced), key=raced.count)
        return Deck(capital, cards, title or stem(name))

    def leader(self, deck: Deck) -> str:
        return deck.capital

    def knows(self, leader: str) -> bool:
        return leader in SIDE

    def head(self, deck: Deck) -> list[str]:
        return [f"capital: {deck.capital}", *([f"name: {deck.name}"] if deck.name != deck.capital else [])]


FILES: Final = InvasionFiles(all_cards, titles, write_octgn)
