"""The factions of a deck: the warlord's, those that may join it, and those that may not (CON-18.3 to CON-18.12)."""

from __future__ import annotations

from ...decks.families import ALLY, NOBODY, OWN, STRANGER, Families, Family, Joins
from ...decks.families import NEUTRAL as NO_SIDE
from ..library import all_cards
from .alliance import alliance
from .deck import Deck
from .pool import NEUTRAL, warlords


def families(deck: Deck, wanted: str = "") -> Families:
    """The factions of a deck's cards, without the squad.

    If one of several allies must be chosen (CON-18.4), it is the wanted one, otherwise the one with most cards.
    """
    warlord, known = warlords().get(deck.warlord), all_cards()
    if warlord is None:
        return Families()
    cards: dict[str, int] = {}
    for code, count in deck.counts().items():
        card = known.get(code)
        if card is not None and card.faction and not card.squad:
            cards[card.faction] = cards.get(card.faction, 0) + count
    order = sorted(cards, key=lambda faction: (faction != warlord.faction, -cards[faction]))
    allied, ally = alliance(warlord), ""
    if allied.chooses:
        held = [faction for faction in order if faction in allied.factions]
        ally = wanted if wanted in (*allied.factions, NOBODY) else held[0] if held else ""
    closed = [faction for faction in allied.factions if ally and faction != ally]

    def joins(faction: str) -> Joins:
        if faction in (warlord.faction, NEUTRAL):
            return OWN if faction == warlord.faction else NO_SIDE
        return ALLY if faction in allied.factions and faction not in closed else STRANGER

    return Families(tuple([Family(each, cards[each], joins(each)) for each in order]), ally, tuple(closed))
