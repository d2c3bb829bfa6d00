"""Rules that always hold, checked after every change of the state (CON-4.9, CON-12.6, CON-17.10)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.lasting import TopRevealed
from ...effects.language.verbs import DESTROYED, DISCARDED, SACRIFICED
from ...effects.state.basis import SettledState
from ...effects.state.card_table import NO_HOST, NO_STEPS
from ...effects.state.decks import is_deck_empty
from ...engine.outcome import Outcome
from ...engine.steps import Step
from ..changes.common import BarsCopies, SacrificedAt
from ..state import ConquestState
from ..words import BLOODIED, DYING, EXHAUSTED, HQ, SEATS, UNIT, WARLORD
from .control import release
from .drawing import check_decks
from .entering import can_host, relocate
from .leaving import SEEN, depart
from .reserve_units import update_reserve_units


def settle(s: ConquestState) -> list[Step[ConquestState]]:
    """Recompute the numbers and apply the automatic rules, as long as one applies.

    Cards that leave play wait for their interrupts; a bloodied warlord loses its text before (CON-12.3).
    """
    while s.changed:
        s.refresh()
        s.changed = False
        if s.outcome is not None:
            break
        if s.duel.first_stand_in < s.duel.cards and update_reserve_units(s):
            continue
        if TopRevealed in s.in_force:
            for each in s.modifiers(TopRevealed).found:
                for seat in range(SEATS):
                    if each.modifier.of_seat(each.use.controller, seat):
                        show_top(s, seat)
        if is_deck_empty(s) and check_decks(s):
            return NO_STEPS
        if s.rest is None or not s.rest.holds(s):
            attached = s.rest is not None and s.rest.basis is s.basis
            s.rest = None
            _remove_destroyed(s, attached)
    return NO_STEPS


def _remove_destroyed(s: ConquestState, attached: bool) -> None:
    """Defeat warlords without hit points; then remove everything else that cannot stay, together.

    `attached` is True if nothing has changed that decides which attachments stay (`basis`).
    """
    destroyed: list[int] = []
    discarded: list[int] = []
    defeated: list[int] = []
    dying = False
    marks, kinds, damage, hit_points = s.marks, s.kinds, s.damage, s.hit_points
    for card in s.in_play():
        if marks[card] & DYING:
            dying = True
        elif kinds[card] & UNIT:
            if damage[card] >= hit_points[card]:
                (defeated if kinds[card] & WARLORD else destroyed).append(card)
        elif s.host[card] != NO_HOST and not attached:
            if not can_host(s, s.host[card], card, s.controller[card]) and not captured(s, card):
                discarded.append(card)  # CON-17.10: discarded, not destroyed
    if defeated:
        defeat(s, defeated)
        return
    leaving = [(card, DISCARDED) for card in discarded]
    leaving += [(card, SACRIFICED) for card in _ruined(s)]
    leaving += [(card, DESTROYED) for card in destroyed]
    if leaving:
        depart(s, leaving)
    elif not dying:
        s.rest = SettledState(s)


def captured(s: ConquestState, card: int) -> bool:
    """True if a card is attached to one whose text has captured it."""
    return bool([each for each in s.modifiers(BarsCopies).found if each.use.source == s.host[card]])


def show_top(s: ConquestState, seat: int) -> None:
    """Reveal the top card of a deck; everyone knows it, also after it moves."""
    deck = s.deck(seat)
    if deck and s.seen[deck[-1]] != SEEN:
        s.seen[deck[-1]] = SEEN
        s.emit("revealed", "CON-16.25", seat, deck[-1])


def defeat(s: ConquestState, warlords: list[int]) -> None:
    """Make hale warlords bloodied; a player with a defeated bloodied warlord loses (CON-12.3, CON-12.4)."""
    lost = [s.duel.owner[card] for card in warlords if s.marks[card] & BLOODIED]
    if lost:
        for seat in lost:
            s.emit("defeated", "CON-12.4", seat, s.duel.warlords[seat])
        winners = tuple([seat for seat in range(SEATS) if seat not in lost])
        s.end(Outcome(winners, "warlord", "CON-4.3" if winners else "CON-4.6"))
        return
    for card in warlords:
        seat = s.controller[card]
        s.damage[card] = 0
        relocate(s, card, HQ * SEATS + seat)
        s.marks[card] |= BLOODIED | EXHAUSTED
        s.emit("bloodied", "CON-12.3", seat, card)
    s.changed = True


def _ruined(s: ConquestState) -> list[int]:
    """Supports that are sacrificed because of their damage."""
    return [
        each.use.source for each in s.modifiers(SacrificedAt).found if s.damage[each.use.source] >= each.modifier.damage
    ]


def expire(s: ConquestState, until: int, card: int = NOTHING) -> None:
    """End effects with this duration: all of them, or those on one card."""
    boosts = [boost for boost in s.boosts if boost.until != until or card not in (NOTHING, boost.card)]
    if len(boosts) < len(s.boosts):
        s.boosts = tuple(boosts)
        s.changed = True
    if s.floating and card == NOTHING:
        release(s, until)
        floating = [each for each in s.floating if each.until != until]
        if len(floating) < len(s.floating):
            s.floating = tuple(floating)
            s.changed = True
