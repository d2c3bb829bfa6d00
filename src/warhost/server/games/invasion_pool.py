"""Deck-building pool of Warhammer: Invasion: all cards with their deck-building limits."""

from __future__ import annotations

from ...decks import VARIABLE
from ...engine.plain import JsonObject
from ...invasion.card import Card
from ...invasion.decks.constructed import READY
from ...invasion.decks.deck import (
    BOARDS_TO_COME,
    LEAST_CARDS,
    MOST_CARDS,
    MOST_COPIES,
    NO_DECK,
    SIDE,
    capitals_for,
    limit,
    listed_as,
    problems,
)
from ...invasion.decks.deck import Deck as Built
from ...invasion.decks.lists import FORMATS
from ...invasion.decks.loyalty import surcharge, symbols
from ...invasion.decks.starters import STARTERS, neutral_cards, starter
from ...invasion.library import all_cards, card_sets, own_sets
from ...invasion.words import AMBUSH, STARTING_HAND, STATS
from ..protocol import Deck, DeckPool, PackInfo, PoolArmy, PoolCard
from .duel import deck_pool, pool_card


def invasion_pool() -> DeckPool:
    """The pool: all capitals, also those whose boards are not implemented, and all cards."""
    armies = [PoolArmy(race, side, race not in BOARDS_TO_COME, hand=STARTING_HAND) for race, side in SIDE.items()]
    boxes = [*card_sets().values(), *own_sets().values()]
    packs = [PackInfo(each.key, each.name, each.cycle_name) for each in boxes]
    decks = [first_deck(race) for race in STARTERS] + [_ready_deck(key) for key in READY.playable]
    cards = [_pool_card(card) for card in all_cards().values()]
    return deck_pool("invasion", armies, packs, cards, decks, FORMATS, LEAST_CARDS, MOST_CARDS, MOST_COPIES)


def first_deck(race: str) -> Deck:
    """A first-game deck as a legal constructed deck.

    In a first game the neutral cards are dealt at random (INV-29.2); here they are the first ones that keep the deck
    legal.
    """
    deck = starter(race)
    for code in neutral_cards():
        larger = Built(race, [*deck.cards, code])
        if len(deck.cards) < LEAST_CARDS and not [each for each in problems(larger) if each.rule != "INV-28.1"]:
            deck = larger
    return Deck(race, "", deck.counts())


def _ready_deck(key: str) -> Deck:
    deck = READY.deck(key)
    return Deck(deck.capital, deck.name, deck.counts())


def _pool_card(card: Card) -> PoolCard:
    lists = {form: listed_as(card, form) for form in FORMATS}
    most = 0 if card.kind in NO_DECK else limit(card)
    fitting = {capital: surcharge(card, capital) for capital in capitals_for(card)}
    listed = {form: state for form, state in lists.items() if state}
    return pool_card(card, card.race, _facts(card), card.card_set.key, most, fitting, listed)


def _facts(card: Card) -> JsonObject:
    """The printed facts by the keys of the adapter's `facts`; a cost of X is null."""
    said: JsonObject = {
        "loyalty": card.loyalty,
        "power": card.power,
        "powers": list(card.powers) if card.powers is not None else None,
        "hit_points": card.hit_points,
        "traits": list(card.traits),
        "unique": card.unique,
        "zone_only": card.zone_only,
        "keywords": {name: number + (name == STATS[AMBUSH]) for name, number in card.keywords},  # 0 means no Ambush
        "deck_only": " ".join(card.deck_only),
        "symbols": symbols(card),
        "doubtful": [each for each in card.doubtful if each not in card.missing],
        "missing": list(card.missing),
    }
    cost = card.cost if card.cost != VARIABLE else None
    return {"cost": cost, **{name: value for name, value in said.items() if value}}
