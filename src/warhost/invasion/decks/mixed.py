"""Random legal decks of all playable cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...decks.mixed import NONE_SOUGHT, Sought, draw_weights, drawn_by_lot, mixed
from ...engine.rng import Rng
from ..library import official
from ..words import RACE_KEYS
from .deck import BOARDS_TO_COME, LEAST_CARDS, MOST_CARDS, Deck, capitals_for, listed_as, problems
from .lists import DUEL


def mixed_deck(rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
    """A deck of a random capital, legal for a duel (INV-28), with most cards of its race, because loyalty is expensive.

    Capitals of races with sought cards are drawn more often.
    """
    pool, cards = homes(), official()
    capitals = [race for race in RACE_KEYS if sum([race in fitting for fitting in pool.values()]) >= VARIETY]
    wanted = {race: max([1, *[more for code, more in sought.items() if cards[code].race == race]]) for race in capitals}
    capital = drawn_by_lot(rng, wanted)
    fitting = {
        code: count * (OWN if cards[code].race == capital else NEUTRAL if cards[code].race == "neutral" else 1)
        for code, count in _lots().items()
        if capital in pool[code]
    }

    def fits(cards: list[str]) -> bool:
        found = problems(Deck(capital, cards))
        return len(cards) <= MOST_CARDS and not [each for each in found if each.name != "too-few"]

    return Deck(capital, mixed(rng, fitting, [], LEAST_CARDS, fits, sought)).written()


@cache
def homes() -> dict[str, list[str]]:
    """By card: the capitals that it can be played with, without boards whose rules are unknown (INV-28.13)."""
    found: dict[str, list[str]] = {}
    for code, card in official().items():
        where = [capital for capital in capitals_for(card) if capital not in BOARDS_TO_COME]
        if card.playable and where and listed_as(card, DUEL) != "banned":
            found[code] = where
    return found


@cache
def _lots() -> dict[str, int]:
    """The weight of each card, by the number of capitals that it can be played with."""
    return draw_weights({code: len(where) for code, where in homes().items()})


OWN: Final = 4  # weight of a card of the capital's race, relative to a card of another race
NEUTRAL: Final = 2  # weight of a neutral card: together they are as frequent as the cards of one race
VARIETY: Final = 25  # minimum number of different cards that a capital must have to choose from
