"""Deck files: a text that people write, JSON for programs, and the XML of OCTGN (.o8d).

The text begins with `warlord: Nazdreg`, may go on with `name: ...`, and then has a line for each card: `4 core-054`, or
by name `2x Goff Boyz`.  What follows a `#` is a comment.  The signature squad is listed like all other cards, and so is
the synapse unit of a Tyranid deck.
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
    """The files of decks that a warlord leads."""

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
        """... in which the warlord stands among the cards."""
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
        """... its kind, or the squad."""
        card = all_cards()[code]
        return SQUAD if card.squad and card.kind != "warlord" else card.kind


FILES: Final = ConquestFiles(all_cards, titles, write_octgn)
