"""Abilities that a card has from another card: their numbers in options, and which of a card's abilities they are."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import GAINED, AbilityEntry
from ...state import InvasionState

FORBIDDEN: Final = 32  # with the number of a card's own ability: it cannot be used any more this turn
FORBIDDEN_GAINED: Final = 192  # ... of one that it has gained
KEPT_APART: Final = 64


def number_of(s: InvasionState, entry: AbilityEntry) -> int:
    """The number in options of an ability that cards give to others, in the order of the game's cards."""
    return GAINED + s.given().index(entry)


def entry_of(s: InvasionState, card: int, number: int) -> AbilityEntry:
    """The ability of a card with a number."""
    return s.given()[number - GAINED] if number >= GAINED else s.duel.entries[card][number]


def gained_by(s: InvasionState, seat: int, card: int) -> list[AbilityEntry]:
    """The Actions that other cards give to a card."""
    return [entry for each, entry in s.actors[seat] if each == card and entry.gained]


def which_of(s: InvasionState, card: int, entry: AbilityEntry) -> int:
    """Which of the abilities of a card this is, from 1: those that others give it come behind its own."""
    return len(s.duel.entries[card]) + s.given().index(entry) + 1 if entry.gained else entry.index + 1


def forbid_action(s: InvasionState, card: int, entry: AbilityEntry) -> None:
    """Forbid an Action for the rest of the turn, whatever its limit is."""
    s.used = (*s.used, forbidden(card, entry))


def forbidden(card: int, entry: AbilityEntry) -> int:
    """The mark among the used abilities that one cannot be used any more this turn, whatever its limit is."""
    if entry.index < GAINED:
        return card << 8 | FORBIDDEN + entry.index
    return card << 8 | FORBIDDEN_GAINED + entry.index % KEPT_APART
