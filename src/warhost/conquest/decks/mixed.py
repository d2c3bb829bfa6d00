"""Legal decks mixed at random out of all cards of Conquest that can be played."""

from __future__ import annotations

from typing import Any

from ...decks.mixed import mixed
from ...engine.rng import Rng
from ..library import official
from .deck import LEAST_CARDS, NO_DECK, Deck, problems
from .pool import squad, warlords


def mixed_deck(rng: Rng) -> dict[str, Any]:
    """A deck of a warlord drawn by lot, with its squad (CON-18)."""
    cards = official()
    leaders = [
        code
        for code, card in warlords().items()
        if card.playable and not [each for each in squad(code) if not cards[each].playable]
    ]
    warlord = leaders[rng.below(len(leaders))]
    begun = [code for code, copies in squad(warlord).items() for _ in range(copies)]
    pool = [code for code, card in cards.items() if card.playable and card.kind not in NO_DECK and code not in begun]

    def fits(chosen: list[str]) -> bool:
        return not [each for each in problems(Deck(warlord, chosen)) if each.name != "too-few"]

    return Deck(warlord, mixed(rng, pool, begun, LEAST_CARDS, fits)).written()
