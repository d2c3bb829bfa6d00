"""Which factions a warlord's deck may take cards from: the wheel of alliances, and the neighbours of each faction."""

from __future__ import annotations

from typing import Final

from ...engine.dataclass import dataclass
from ..card import Card
from ..words import FACTION_KEYS
from .pool import NECRONS, TYRANIDS

WHEEL: Final = FACTION_KEYS[1:8]  # a ring: the last is a neighbour of the first (CON-18.5)


@dataclass(frozen=True)
class Alliance:
    """The factions whose common cards a deck may hold besides its own, and how many of these factions at once.

    `kind` and `trait` name the only cards of them that may be taken; where they are empty, all may.
    """

    factions: tuple[str, ...]
    most: int
    rule: str
    kind: str = ""
    trait: str = ""

    @property
    def chooses(self) -> bool:
        """True if one of several has to be chosen."""
        return self.most < len(self.factions)

    def takes(self, card: Card) -> bool:
        """True if a card of one of the factions may be taken."""
        return self.kind in ("", card.kind) and (not self.trait or self.trait in card.traits)


OF_FACTION: Final = {
    **{each: Alliance((WHEEL[at - 1], WHEEL[(at + 1) % len(WHEEL)]), 1, "CON-18.4") for at, each in enumerate(WHEEL)},
    NECRONS: Alliance(WHEEL, len(WHEEL), "CON-18.9", kind="army"),
    TYRANIDS: Alliance((), 0, "CON-18.10"),
}


def alliance(warlord: Card) -> Alliance:
    """What a deck of a warlord may take from other factions: what its text says, or the wheel (CON-18.12)."""
    allies = warlord.text.allies
    if allies is None:
        return OF_FACTION[warlord.faction]
    factions = tuple([FACTION_KEYS[each] for each in allies.factions])
    return Alliance(factions, len(factions), "CON-18.12", "army" if allies.trait else "", allies.trait)


def may_hold(warlord: Card, card: Card) -> bool:
    """True if a deck of a warlord may hold a card: its own, neutral ones, and those of its allies (CON-18)."""
    if card.faction in (warlord.faction, FACTION_KEYS[0]):
        return card.squad in (0, warlord.squad)
    allied = alliance(warlord)
    return card.faction in allied.factions and card.loyalty == "common" and allied.takes(card)
