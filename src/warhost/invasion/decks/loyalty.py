"""Loyalty in deck building: the loyalty costs and symbols of the cards of a deck (INV-3)."""

from __future__ import annotations

from typing import Final

from ...decks.families import ALLY, OWN, STRANGER, Families, Family, Joins
from ...decks.families import NEUTRAL as NO_SIDE
from ..card import Card
from ..library import all_cards
from ..words import NEUTRAL, RACE_KEYS
from .deck import NO_DECK, SIDE, Deck

NO_SYMBOL: Final = ("tactic", *NO_DECK)  # kinds that provide no loyalty symbol, as they are never in play (INV-3.12)


def surcharge(card: Card, capital: str) -> int:
    """The loyalty cost of a card if only the capital provides symbols (INV-3.9, INV-3.10)."""
    return max(0, (card.loyalty or 0) - (card.race == capital))


def symbols(card: Card) -> list[str]:
    """The races whose loyalty the card provides while it is in play (INV-3.11)."""
    return [] if card.kind in NO_SYMBOL else [race for race in card.symbols if race in SIDE]


def families(deck: Deck) -> Families:
    """The races of a deck, that of the capital first, which provides a symbol itself (INV-3.11).

    Symbols of races without a card in the deck, which an Alliance can provide, are not reported.
    """
    if deck.capital not in SIDE:
        return Families()
    known = all_cards()
    held = [(known[code], count) for code, count in deck.counts().items() if code in known]
    cards = {deck.capital: 0}
    asks = {deck.capital: 0}
    gives = {deck.capital: 1}
    for card, count in held:
        cards[card.race] = cards.get(card.race, 0) + count
        asks[card.race] = max(asks.get(card.race, 0), card.loyalty or 0)
        for race in symbols(card):
            gives[race] = gives.get(race, 0) + count
    order = sorted(cards, key=lambda race: (race != deck.capital, -cards[race]))
    return Families(
        tuple([Family(race, cards[race], _joins(race, deck.capital), asks[race], gives.get(race, 0)) for race in order])
    )


def _joins(race: str, capital: str) -> Joins:
    """How a race can join a deck with this capital (INV-28.3)."""
    if race == RACE_KEYS[NEUTRAL]:
        return NO_SIDE
    return OWN if race == capital else ALLY if SIDE[race] == SIDE[capital] else STRANGER
