"""The decks of a game: first-game decks, constructed decks or draft piles (INV-28 to 30)."""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadSetup
from ...engine.rng import Rng
from ..library import CORE, LIBRARY
from ..words import NEUTRAL, RACE_KEYS, SEATS
from .constructed import READY
from .deck import Deck, checked, read_deck
from .drafts import SIDES, drawn_pile, drawn_sets
from .starters import deal_neutrals, starter

DRAFT_SET: Final = 2  # copies of a card set in a draft: half for each of the two draft piles


class SeatDecks:
    """The capitals and cards of the seats, and whether decks are drafted from these cards."""

    def __init__(self, capitals: list[int], cards: list[list[str]], drafting: bool) -> None:
        self.capitals = capitals
        self.cards = cards
        self.drafting = drafting


def seated_decks(named: object, rng: Rng, draft: str = CORE) -> SeatDecks:
    """The decks of a setup: by race (INV-29.2), constructed (INV-28), or the two draft piles of these sets."""
    if not isinstance(named, list) or len(named) != SEATS:
        raise BadSetup(f"Invasion is played with {SEATS} decks, not {named!r}")
    neutral = deal_neutrals(rng)
    if [each for each in named if isinstance(each, str) and each in SIDES]:
        if sorted(map(str, named)) != sorted(SIDES):
            raise BadSetup("a draft needs one player of each side: order and destruction (INV-30.1)")
        if draft == CORE:
            piles = [draft_pile(side, neutral[seat]) for seat, side in enumerate(named)]
        else:
            sets = drawn_sets(draft, rng)
            piles = [drawn_pile(side, sets, rng) + draft_cards() for side in named]
        return SeatDecks([NEUTRAL] * SEATS, piles, True)
    decks: list[Deck] = []
    for seat, data in enumerate(named):
        if isinstance(data, str) and data not in READY.playable:
            deck = starter(data)
            deck.cards += neutral[seat]
        else:
            deck = READY.deck(data) if isinstance(data, str) else checked(read_deck(data))
        decks.append(deck)
    return SeatDecks([RACE_KEYS.index(deck.capital) for deck in decks], [deck.cards for deck in decks], False)


def draft_pile(side: str, neutral: list[str]) -> list[str]:
    """All cards of a side, its Alliances, ten neutral cards and the draft cards: 108 cards (INV-30.2 to 30.4)."""
    pile: list[str] = []
    races = [RACE_KEYS[race] for race in SIDES[side]]
    for card in LIBRARY.table(CORE).values():
        if card.race in races or card.deck_only == (side,):
            pile += [card.code] * (card.copies or 0)
    return pile + draft_cards() + neutral


def draft_cards() -> list[str]:
    """Ten draft cards (INV-30.13): half of those in the box."""
    cards = [card for card in LIBRARY.table(CORE).values() if card.kind == "draft"]
    return [card.code for card in cards for _ in range((card.copies or 0) // DRAFT_SET)]
