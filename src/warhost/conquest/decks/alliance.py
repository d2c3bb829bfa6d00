"""The factions from which a warlord's deck may take cards: the wheel of alliances (CON-18.5)."""

from __future__ import annotations

from typing import Final

from ...engine.dataclass import dataclass
from ..card import Card
from ..words import FACTION_KEYS
from .pool import NECRONS, TYRANIDS

WHEEL: Final = FACTION_KEYS[1:8]  # factions in a ring: neighbours can be allies, also the last and the first (CON-18.5)


@dataclass(frozen=True)
class Alliance:
    """The other factions whose common cards a deck may hold, and how many of these factions at once.

    `kind` and `trait` restrict the cards that may be taken; empty ones do not.
    """

    factions: tuple[str, ...]
    most: int
    rule: str
    kind: str = ""
    trait: str = ""

    @property
    def chooses(self) -> bool:
        """True if the player must choose one of several factions."""
        return self.most < len(self.factions)

    def takes(self, card: Card) -> bool:
        """True if a card of one of the factions may be in the deck."""
        return self.kind in ("", card.kind) and (not self.trait or self.trait in card.traits)


OF_FACTION: Final = {
    **{each: Alliance((WHEEL[at - 1], WHEEL[(at + 1) % len(WHEEL)]), 1, "CON-18.4") for at, each in enumerate(WHEEL)},
    NECRONS: Alliance(WHEEL, len(WHEEL), "CON-18.9", kind="army"),
    TYRANIDS: Alliance((), 0, "CON-18.10"),
}


def alliance(warlord: Card) -> Alliance:
    """The alliance of a warlord's deck, by the warlord's text or the wheel (CON-18.12)."""
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
