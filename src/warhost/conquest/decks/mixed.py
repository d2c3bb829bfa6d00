"""Random legal decks of all playable cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...decks.mixed import NONE_SOUGHT, Sought, draw_weights, drawn_by_lot, mixed
from ...engine.rng import Rng
from ..library import official
from .alliance import may_hold
from .deck import LEAST_CARDS, NO_DECK, Deck, problems
from .pool import squad, warlords

SYNAPSE: Final = "synapse"  # both the kind of card and the problem of a deck that needs one


def mixed_deck(rng: Rng, sought: Sought = NONE_SOUGHT) -> dict[str, object]:
    """A deck of a random warlord with its squad (CON-18); squads with sought cards are drawn more often."""
    leaders = {code: max([sought.get(each, 1) for each in squad(code)]) for code in _leaders()}
    warlord = drawn_by_lot(rng, leaders)
    begun = [code for code, copies in squad(warlord).items() for _ in range(copies)]
    size = LEAST_CARDS
    if [each for each in problems(Deck(warlord, begun)) if each.name == SYNAPSE]:
        # CON-18.10: the deck needs a synapse unit, which does not count for the deck size.
        begun.append(drawn_by_lot(rng, {code: sought.get(code, 1) for code in _synapses()}))
        size += 1

    def fits(chosen: list[str]) -> bool:
        return not [each for each in problems(Deck(warlord, chosen)) if each.name != "too-few"]

    return Deck(warlord, mixed(rng, _pool(warlord), begun, size, fits, sought)).written()


@cache
def _leaders() -> list[str]:
    """The playable warlords whose squads are playable, too."""
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
    """The weight of each card that a warlord's deck may hold."""
    cards, leader = official(), warlords()[warlord]
    return {code: count for code, count in _lots().items() if may_hold(leader, cards[code])}


@cache
def _lots() -> dict[str, int]:
    """The weight of each card outside squads, by the number of warlords whose decks may hold it."""
    leaders = [warlords()[code] for code in _leaders()]
    free = [card for card in official().values() if card.playable and card.kind not in (*NO_DECK, SYNAPSE)]
    loose = [card for card in free if not card.squad]
    return draw_weights({card.code: len([one for one in leaders if may_hold(one, card)]) for card in loose})
