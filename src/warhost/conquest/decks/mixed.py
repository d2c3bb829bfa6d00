"""Legal decks mixed at random out of all cards of Conquest that can be played."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...decks.mixed import NONE_SOUGHT, Sought, drawn_by_lot, lots, mixed
from ...engine.rng import Rng
from ..library import official
from .alliance import may_hold
from .deck import LEAST_CARDS, NO_DECK, Deck, problems
from .pool import squad, warlords

SYNAPSE: Final = "synapse"  # the kind, and what a deck lacks without one


def mixed_deck(rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
    """A deck of a warlord drawn by lot, with its squad (CON-18): more often one whose squad has what is sought."""
    leaders = {code: max([sought.get(each, 1) for each in squad(code)]) for code in _leaders()}
    warlord = drawn_by_lot(rng, leaders)
    begun = [code for code, copies in squad(warlord).items() for _ in range(copies)]
    size = LEAST_CARDS
    if [
        each for each in problems(Deck(warlord, begun)) if each.name == SYNAPSE
    ]:  # the one that is not counted (CON-18.10)
        begun.append(drawn_by_lot(rng, {code: sought.get(code, 1) for code in _synapses()}))
        size += 1

    def fits(chosen: list[str]) -> bool:
        return not [each for each in problems(Deck(warlord, chosen)) if each.name != "too-few"]

    return Deck(warlord, mixed(rng, _pool(warlord), begun, size, fits, sought)).written()


@cache
def _leaders() -> list[str]:
    """The warlords that can be played, with all of their squads."""
    cards = official()
    return [
        code
        for code, card in warlords().items()
        if card.playable and not [each for each in squad(code) if not cards[each].playable]
    ]


@cache
def _synapses() -> list[str]:
    """The synapse units that can be played."""
    return [code for code, card in official().items() if card.playable and card.kind == SYNAPSE]


@cache
def _pool(warlord: str) -> dict[str, int]:
    """The lots of every card that a warlord may lead."""
    cards, leader = official(), warlords()[warlord]
    return {code: count for code, count in _lots().items() if may_hold(leader, cards[code])}


@cache
def _lots() -> dict[str, int]:
    """The lots of every card that can be added to a squad, by how many warlords may lead it."""
    leaders = [warlords()[code] for code in _leaders()]
    free = [card for card in official().values() if card.playable and card.kind not in (*NO_DECK, SYNAPSE)]
    loose = [card for card in free if not card.squad]
    return lots({card.code: len([one for one in leaders if may_hold(one, card)]) for card in loose})
