"""Facts of Conquest cards for the comments above card texts, which `tools/card_comments.py` writes."""

from __future__ import annotations

from ...conquest.card import Card
from ...conquest.library import LIBRARY
from ..duel.comments import number
from .cards import TEXTS, card_lines

__all__ = ["LIBRARY", "TEXTS", "card_lines", "facts"]


def facts(card: Card) -> str:
    """Cost, ATK, HP, command icons, shields, or what winning a planet gives."""
    said = [f"{card.loyalty} {card.kind}" if card.loyalty in ("loyal", "signature") else card.kind]
    if card.kind == "planet":
        return f"planet, {' '.join(card.symbols)}, cards {card.card_bonus}, resources {card.resource_bonus}"
    if card.kind == "warlord":
        said.append(
            f"ATK {card.attack}, HP {card.hit_points}, bloodied {card.bloodied_attack}/{card.bloodied_hit_points}"
        )
        return ", ".join(said)
    if card.cost is not None:
        said.append(number(card.cost))
    if card.attack is not None:
        said.append(f"ATK {number(card.attack)}, HP {number(card.hit_points)}")
    if card.command:
        said.append(f"command {card.command}")
    if card.shields:
        said.append(f"shields {card.shields}")
    return ", ".join(said)
