"""Cards that may be played from places other than the hand, and decks whose top card is revealed (INV-23.2)."""

from __future__ import annotations

from typing import Final

from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.abilities import CONSTANT, PLAY, Ability, AbilityEntry
from ....effects.language.ability_use import AbilityUse
from ....effects.language.floating import Floating
from ....effects.language.lasting import END_OF_TURN, Create, TopRevealed
from ....effects.language.sets import IT, members
from ....effects.language.verbs import EVERYTHING
from ...changes.common import DEVELOPED_HERE, CostChange, IgnoresLoyalty, PlaysFrom
from ...duel import BOOK
from ...state import InvasionState
from ...words import DECK, NECROMANCY, SEATS
from ..movement.piles import locked

# Lasting effects on a card that is being played, so that its loyalty cost, or its whole cost, is not paid.
DISLOYAL: Final = Create(Ability(CONSTANT, changes=(IgnoresLoyalty(IT, next=True),)))
GRATIS: Final = Create(Ability(CONSTANT, changes=(CostChange(IT, -EVERYTHING, next=True),)))
FREE_OF_LOYALTY: Final = BOOK.enter("free-of-loyalty", (Ability(PLAY, DISLOYAL),))[0].floating_of(DISLOYAL)
FREE_OF_COST: Final = BOOK.enter("free-of-cost", (Ability(PLAY, GRATIS),))[0].floating_of(GRATIS)

Elsewhere = tuple[int, AbilityUse, PlaysFrom]  # a card, and the effect that lets a player play it from its place


def elsewhere(s: InvasionState, seat: int) -> list[Elsewhere]:
    """All cards that a player may play from other places than the hand, except by Necromancy."""
    found: list[Elsewhere] = []
    for each in s.modifiers(PlaysFrom).of_player(seat).found:
        use, change = each.use, each.modifier
        found += [(card, use, change) for card in members(s, change.of, use, each.it, seat) if not locked(s, card)]
    for card in s.duel.returning:
        for entry in s.duel.constants[card]:
            use = AbilityUse(entry, card, seat, s.place[card], s.births[card])
            for own in entry.modifiers(PlaysFrom):
                if own.of.about_this() and own.of.has(s, card, use, card, seat) and not locked(s, card):
                    found.append((card, use, own))
    return found


def allowed_by(s: InvasionState, seat: int, card: int) -> PlaysFrom | None:
    """The modifier that lets a player play a card faceup from outside their hand, or None."""
    for each, _, change in elsewhere(s, seat):
        if each == card and change.how != DEVELOPED_HERE:
            return change
    return None


def is_necromancy_play(s: InvasionState, seat: int, card: int) -> bool:
    """True if a card in a discard pile would be played by Necromancy: it goes under the deck at the end of the turn."""
    change = allowed_by(s, seat, card)
    return change.necromancy if change is not None else s.keyword(NECROMANCY, card) > 0


def waive_cost(s: InvasionState, card: int, entry: AbilityEntry) -> None:
    """Waive the cost or the loyalty cost of a card that is being played."""
    use = AbilityUse(entry, card, s.controller[card], s.place[card], s.births[card])
    s.floating = (*s.floating, Floating(entry, use, card, s.births[card], END_OF_TURN))
    s.changed = True


def show_tops(s: InvasionState) -> None:
    """Reveal the top card of a deck as soon as it is the top card (INV-FAQ-87)."""
    for each in s.modifiers(TopRevealed).found:
        for seat in range(SEATS):
            deck, meant = s.piles[DECK * SEATS + seat], each.modifier.of_seat(each.use.controller, seat)
            if deck and meant and s.seen[deck[-1]] != EVERYBODY_KNOWS:
                s.seen[deck[-1]] = EVERYBODY_KNOWS
                s.emit("revealed", "INV-5.13", seat, deck[-1])
