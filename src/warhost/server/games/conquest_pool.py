"""Deck-building pool of Warhammer 40,000: Conquest: all cards with their deck-building limits."""

from __future__ import annotations

from typing import Final

from ...conquest.card import Card
from ...conquest.decks.alliance import WHEEL, alliance
from ...conquest.decks.constructed import READY
from ...conquest.decks.deck import FORMATS, LEAST_CARDS, MOST_COPIES, NO_DECK
from ...conquest.decks.pool import NEUTRAL, TYRANIDS, squad, warlords
from ...conquest.decks.starters import STARTERS, starter
from ...conquest.library import all_cards, own_packs, packs
from ...decks import VARIABLE
from ...effects.language.card import CardSet
from ...engine.plain import JsonObject
from ..protocol import Deck, DeckPool, PackInfo, PoolArmy, PoolCard
from .duel import deck_pool, pool_card

NO_LIMIT: Final = 0  # a deck has no maximum size (CON-18.7)


def conquest_pool() -> DeckPool:
    """The pool: all warlords with their signature squads, and all cards."""
    leads = warlords().items()
    armies = [PoolArmy(code, card.faction, card.playable, squad(code), card.hand or 0) for code, card in leads]
    boxes = [PackInfo(_key(pack), pack.name, pack.cycle_name) for pack in (*packs(), *own_packs())]
    ready = [first_deck(faction) for faction in STARTERS] + [_ready_deck(key) for key in READY.playable]
    cards = [_pool_card(card) for card in all_cards().values()]
    return deck_pool("conquest", armies, boxes, cards, ready, FORMATS, LEAST_CARDS, NO_LIMIT, MOST_COPIES)


def first_deck(faction: str) -> Deck:
    """A learning deck extended to a legal constructed deck: more copies of its cards, cheap army units first.

    Unique cards stay single, because a second copy is seldom useful, and the signature squad is complete (CON-18.1).
    """
    deck, cards = starter(faction), all_cards()
    more = [card for card in map(cards.__getitem__, deck.counts()) if not card.unique and not card.squad]
    more.sort(key=lambda card: (card.faction == NEUTRAL, card.kind != "army", card.cost or 0))
    counts = deck.counts()
    for most in range(2, MOST_COPIES + 1):
        for card in more:
            if sum(counts.values()) < LEAST_CARDS:
                counts[card.code] = max(counts[card.code], most)
    return Deck(STARTERS[faction], "", counts)


def _key(pack: CardSet) -> str:
    return pack.codes()[0]


def _ready_deck(key: str) -> Deck:
    deck = READY.deck(key)
    return Deck(deck.warlord, deck.name, deck.counts())


def _pool_card(card: Card) -> PoolCard:
    fitting = {code: 0 for code, warlord in warlords().items() if fits(card, warlord)}
    return pool_card(card, card.faction, _facts(card), _key(card.pack), _limit(card), fitting)


def _limit(card: Card) -> int:
    """Copies of a card that a deck may have: three, one synapse unit, or as in the squad (CON-18.1, 18.6, 18.10)."""
    if card.kind in NO_DECK:
        return 0
    return card.copies or 0 if card.squad else 1 if card.kind == "synapse" else MOST_COPIES


def fits(card: Card, warlord: Card) -> bool:
    """True if a warlord's deck may contain a card, regardless of its other cards (CON-18.2 to CON-18.12)."""
    if card.kind in NO_DECK:
        return False
    if card.squad:
        return card.squad == warlord.squad
    tyranid = warlord.faction == TYRANIDS
    if card.kind == "synapse":
        return tyranid
    if card.faction == NEUTRAL:
        return not (tyranid and card.kind == "army")
    allied = alliance(warlord)
    common = card.loyalty != "loyal" and card.faction in allied.factions and allied.takes(card)
    return card.faction == warlord.faction or common


def _facts(card: Card) -> JsonObject:
    """The printed facts by the keys of the adapter's `facts`; a cost of X is null.

    A warlord also has its possible allies and its place on the alignment wheel.
    """
    said: JsonObject = {
        "loyalty": card.loyalty if card.loyalty != "common" else "",
        "attack": card.attack,
        "hit_points": card.hit_points,
        "command": card.command,
        "shields": card.shields,
        "traits": list(card.traits),
        "unique": card.unique,
        "keywords": dict(card.keywords),
        "labels": list(card.labels),
        "symbols": list(card.symbols),
        "copies": card.copies,
        "squad": card.squad,
        "hand": card.hand,
        "resources": card.resources,
    }
    if card.card_bonus or card.resource_bonus:
        said["bonus"] = [card.card_bonus or 0, card.resource_bonus or 0]
    if card.kind == "warlord":
        allied = alliance(card)
        said["bloodied"] = [card.bloodied_attack, card.bloodied_hit_points]
        said["allies"] = {
            "factions": list(allied.factions),
            "chooses": allied.chooses,
            "kind": allied.kind,
            "trait": allied.trait,
            "rule": allied.rule,
        }
        said["wheel"] = list(WHEEL)
    cost = {"cost": card.cost if card.cost != VARIABLE else None} if card.cost is not None else {}
    return {**cost, **{name: value for name, value in said.items() if value not in (None, "", 0, [], {}, False)}}
