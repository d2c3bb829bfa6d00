"""Drafts from other sets than the core set: the choice of sets, and random draft piles (INV-30.20)."""

from __future__ import annotations

from typing import Final

from ...decks import plain
from ...engine.rng import Rng
from ..card import Card
from ..library import CORE, LIBRARY, RANDOM_SETS, card_sets, chosen_sets, cycles
from ..words import DESTRUCTION, ORDER, RACE_KEYS
from .deck import capitals_for, limit

SIDES: Final = {"order": ORDER, "destruction": DESTRUCTION}  # draft piles are named after sides (INV-30.1)
RACED: Final = 85  # cards of the side's races in a draft pile, as in the rulebook (INV-30.2)
NEUTRALS: Final = 13  # neutral cards in a draft pile, including the Alliances
DRAWN: Final = 3  # how many boxes or cycles a random draft uses


def drawn_sets(draft: str, rng: Rng) -> list[str]:
    """The chosen sets in order of release, or the sets of three random boxes or cycles (INV-30.20)."""
    if draft != RANDOM_SETS:
        return chosen_sets(draft)
    boxes = cycles()
    rng.shuffle(boxes)
    return chosen_sets("+".join(boxes[:DRAWN]))


def drawn_pile(side: str, sets: list[str], rng: Rng) -> list[str]:
    """Random cards of a side's races and neutral cards; the core set supplies what the sets lack (INV-30.21)."""
    races = [RACE_KEYS[race] for race in SIDES[side]]
    pile: list[str] = []
    for raced, count in ((True, RACED), (False, NEUTRALS)):
        own = [card for card in fitting(sets, races) if (card.race in races) == raced]
        names = [plain(card.name) for card in own]
        more = [card for card in fitting([CORE], races) if (card.race in races) == raced]
        drawn = _lots(own, rng)[:count]
        if len(drawn) < count:
            drawn += _lots([card for card in more if plain(card.name) not in names], rng)[: count - len(drawn)]
        pile += drawn
    return pile


def fitting(sets: list[str], races: list[str]) -> list[Card]:
    """The cards in these sets that are legal for every race of a side; one printing per title."""
    found: dict[str, Card] = {}
    for cycle in dict.fromkeys([card_sets()[key].cycle for key in sets]):
        for card in LIBRARY.table(cycle).values():
            if card.card_set.key in sets and card.playable and set(races) <= set(capitals_for(card)):
                found.setdefault(plain(card.name), card)
    return list(found.values())


def _lots(cards: list[Card], rng: Rng) -> list[str]:
    """The legal number of copies of each card, shuffled (INV-28.2, INV-28.5)."""
    found = [card.code for card in cards for _ in range(limit(card))]
    rng.shuffle(found)
    return found
