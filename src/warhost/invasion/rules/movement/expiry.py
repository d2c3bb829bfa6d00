"""The end of temporary effects: at the end of the turn, phase or attack (INV-9)."""

from __future__ import annotations

from ...state import InvasionState
from .developments import reshuffle_after_effect


def expire(s: InvasionState, until: int) -> None:
    """End all effects with this duration; durations that end together need several calls."""
    boosts = [boost for boost in s.boosts if boost.until != until]
    floating = [each for each in s.floating if each.until != until]
    if len(boosts) < len(s.boosts) or len(floating) < len(s.floating):
        over = [boost.card for boost in s.boosts if boost.until == until]
        over += [each.it for each in s.floating if each.until == until]
        s.boosts, s.floating = tuple(boosts), tuple(floating)
        s.changed = True
        reshuffle_after_effect(s, over)
