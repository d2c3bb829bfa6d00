"""Legal decks mixed at random out of all cards of Conquest that can be played."""

from __future__ import annotations

from typing import Any, Final

from ...decks.mixed import mixed
from ...engine.rng import Rng
from ..library import official
from .deck import LEAST_CARDS, NO_DECK, Deck, problems
from .pool import squad, warlords

SYNAPSE: Final = "synapse"  # the kind, and what a deck lacks without one


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
    synapses = [code for code, card in cards.items() if card.playable and card.kind == SYNAPSE]
    outside = [*NO_DECK, SYNAPSE]
    pool = [code for code, card in cards.items() if card.playable and card.kind not in outside and code not in begun]
    size = LEAST_CARDS
    if [
        each for each in problems(Deck(warlord, begun)) if each.name == SYNAPSE
    ]:  # the one that is not counted (CON-18.10)
        begun.append(synapses[rng.below(len(synapses))])
        size += 1

    def fits(chosen: list[str]) -> bool:
        return not [each for each in problems(Deck(warlord, chosen)) if each.name != "too-few"]

    return Deck(warlord, mixed(rng, pool, begun, size, fits)).written()
