"""Deck files: a text format for people, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `warlord: Nazdreg` and an optional `name: ...`, followed by a line for each card: `4 core-054`, or
by name `2x Goff Boyz`.  A `#` starts a comment.  The signature squad and the synapse unit of a Tyranid deck are listed
like other cards.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ...decks import Grammar
from ...decks.duel import DuelFiles, stem
from ...engine.errors import BadDeck
from ..card import KINDS
from ..library import GAME, all_cards, titles
from .deck import Deck, read_deck
from .octgn import read_octgn, write_octgn
from .pool import warlords

SQUAD: Final = "signature squad"


class ConquestFiles(DuelFiles[Deck]):
    """The deck files of Conquest, whose decks have a warlord."""

    grammar = Grammar(GAME, "warlord", "Nazdreg", "3 core-061")
    groups = (SQUAD, *KINDS)

    @cached_property
    def _packs(self) -> dict[str, list[str]]:
        packs = {code: card.pack for code, card in all_cards().items()}
        return {code: [each.cycle, each.name, each.cycle_name] for code, each in packs.items()}

    def sets(self) -> dict[str, list[str]]:
        return self._packs

    def made(self, leader: str, cards: list[str], name: str) -> Deck:
        return Deck(self.find_code(leader), cards, name)

    def read(self, data: object) -> tuple[str, list[str]]:
        deck = read_deck(data)
        return deck.warlord, deck.cards

    def read_octgn(self, text: str, name: str) -> Deck:
        """A deck from an OCTGN file, in which the warlord is one of the cards."""
        title, lines = read_octgn(text, name)
        cards = [code for card, count in lines for code in [self.find_code(card)] * count]
        leading = [code for code in cards if code in warlords()]
        if not leading:
            raise BadDeck(f"{name} names no warlord")
        cards.remove(leading[0])
        return Deck(leading[0], cards, title or stem(name))

    def leader(self, deck: Deck) -> str:
        return deck.warlord

    def knows(self, leader: str) -> bool:
        return leader in warlords()

    def head(self, deck: Deck) -> list[str]:
        warlord = warlords()[deck.warlord]
        named = [f"name: {deck.name}"] if deck.name != warlord.name else []
        leader = warlord.name if self.find_code(warlord.name) == deck.warlord else self.titled(deck.warlord)
        return [f"warlord: {leader}", *named]

    def group(self, code: str) -> str:
        """The heading of a card: its kind, or the squad."""
        card = all_cards()[code]
        return SQUAD if card.squad and card.kind != "warlord" else card.kind


FILES: Final = ConquestFiles(all_cards, titles, write_octgn)
