"""The decks of a first game: four boxed decks, and ten neutral cards for each player (INV-29)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...engine.errors import BadDeck
from ...engine.rng import Rng
from ..library import official
from ..words import SEATS
from .deck import Deck

# By race: the first and the last card number of its starter deck in the core set.
STARTERS: Final = {"dwarf": (1, 25), "empire": (26, 50), "orc": (56, 80), "chaos": (81, 105)}
NEUTRAL_CARDS: Final = (111, 121)  # numbers; the rulebook says 111-119, which are not 24 cards (INV-29.3, INV-CON-18)
DEALT: Final = 10


def starter(race: str) -> Deck:
    """The forty cards of a race in the box, without neutral cards (INV-29.1)."""
    if race not in STARTERS:
        raise BadDeck(f"there is no first-game deck {race!r}; there are {', '.join(STARTERS)}")
    return Deck(race, list(_box(*STARTERS[race])))


def neutral_cards() -> list[str]:
    """The 24 neutral cards that are not Alliances."""
    return list(_box(*NEUTRAL_CARDS))


def deal_neutrals(rng: Rng) -> list[list[str]]:
    """Ten random neutral cards for each player; four are left over (INV-29.2)."""
    cards = neutral_cards()
    rng.shuffle(cards)
    return [cards[DEALT * seat : DEALT * (seat + 1)] for seat in range(SEATS)]


def first_game(races: list[str], rng: Rng) -> list[Deck]:
    """The fifty-card decks of a first game between any two races (INV-29.4)."""
    if len(races) != SEATS:
        raise BadDeck(f"a first game needs {SEATS} decks, not {len(races)}")
    decks = [starter(race) for race in races]
    for deck, dealt in zip(decks, deal_neutrals(rng)):
        deck.cards += dealt
    return decks


@cache
def _box(first: int, last: int) -> tuple[str, ...]:
    """The cards of the core set in a range of numbers, with as many copies as the box has."""
    cards = [official()[f"core-{number:03}"] for number in range(first, last + 1)]
    return tuple([card.code for card in cards for _ in range(card.copies or 0)])
