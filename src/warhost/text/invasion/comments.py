"""Facts of Invasion cards for the comments above card texts, which `tools/card_comments.py` writes."""

from __future__ import annotations

from ...invasion.card import Card
from ...invasion.library import LIBRARY
from ..duel.comments import number
from .cards import TEXTS, card_lines

__all__ = ["LIBRARY", "TEXTS", "card_lines", "facts"]


def facts(card: Card) -> str:
    """Cost with loyalty in brackets, power, hit points, traits."""
    said = [card.kind]
    if card.kind != "draft":
        said.append(f"{number(card.cost)} ({number(card.loyalty)})")
    if card.powers is not None:
        said.append(f"power {'/'.join(map(str, card.powers))}")
    elif card.kind in ("unit", "support"):
        said.append(f"power {number(card.power)}")
    if card.kind in ("unit", "legend"):
        said.append(f"hit points {number(card.hit_points)}")
    return ", ".join(said)
