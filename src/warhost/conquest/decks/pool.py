"""The card pool for deck building: factions, warlords, their squads, the core box."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ..card import Card
from ..library import CORE, official
from ..words import FACTION_KEYS

TYRANIDS: Final = "tyranids"
NECRONS: Final = "necrons"
FACTIONS: Final = FACTION_KEYS[1:]  # all factions except neutral (CON-1.3)
NEUTRAL: Final = FACTION_KEYS[0]


@lru_cache(maxsize=1)
def warlords() -> dict[str, Card]:
    """All warlords by code."""
    return {code: card for code, card in official().items() if card.kind == "warlord"}


@lru_cache(maxsize=1)
def _squads() -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {}
    for code, card in official().items():
        if card.squad and card.kind != "warlord":
            found.setdefault(card.squad, {})[code] = card.copies or 0
    return found


def squad(warlord: str) -> dict[str, int]:
    """The signature squad of a warlord: its cards with their copies (CON-18.1)."""
    return dict(_squads()[warlords()[warlord].squad])


@lru_cache(maxsize=1)
def synapses() -> frozenset[str]:
    """The codes of all synapse units."""
    return frozenset([code for code, card in official().items() if card.kind == "synapse"])


@cache
def core_box(faction: str) -> tuple[str, ...]:
    """The cards of a faction in the core set with their copies, and one of each neutral card (CON-18.13)."""
    cards: list[str] = []
    for card in official().values():
        if card.pack.cycle != CORE or card.kind in ("warlord", "token"):
            continue
        if card.faction == faction:
            cards += [card.code] * (card.copies or 0)
        elif card.faction == NEUTRAL:
            cards.append(card.code)
    return tuple(cards)
