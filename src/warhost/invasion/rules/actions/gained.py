"""Actions that a card gains from other cards; options number them after the card's printed abilities."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import GAINED, AbilityEntry
from ...state import InvasionState

FORBIDDEN: Final = 32  # offset of ability numbers: the printed ability cannot be used again this turn
FORBIDDEN_GAINED: Final = 192  # offset of ability numbers: the gained ability cannot be used again this turn
KEPT_APART: Final = 64


def number_of(s: InvasionState, entry: AbilityEntry) -> int:
    """The number of a gained ability in options, in the order of the game's cards."""
    return GAINED + s.given().index(entry)


def entry_of(s: InvasionState, card: int, number: int) -> AbilityEntry:
    """The ability of a card with this number."""
    return s.given()[number - GAINED] if number >= GAINED else s.duel.entries[card][number]


def gained_by(s: InvasionState, seat: int, card: int) -> list[AbilityEntry]:
    """The Actions that other cards give to a card."""
    return [entry for each, entry in s.actors[seat] if each == card and entry.gained]


def which_of(s: InvasionState, card: int, entry: AbilityEntry) -> int:
    """The number of an ability among those of a card, from 1; gained ones come after printed ones."""
    return len(s.duel.entries[card]) + s.given().index(entry) + 1 if entry.gained else entry.index + 1


def forbid_action(s: InvasionState, card: int, entry: AbilityEntry) -> None:
    """Forbid an Action for the rest of the turn, regardless of its limit."""
    s.used = (*s.used, forbidden(card, entry))


def forbidden(card: int, entry: AbilityEntry) -> int:
    """The entry among used abilities which says that one cannot be used again this turn."""
    if entry.index < GAINED:
        return card << 8 | FORBIDDEN + entry.index
    return card << 8 | FORBIDDEN_GAINED + entry.index % KEPT_APART
