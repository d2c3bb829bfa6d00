"""Control of units: who has it, for how long, and what happens at its end (CON-17.12)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse, choosing
from ...effects.language.floating import Floating
from ...effects.language.verbs import DISCARDED
from ..duel import CONTROL
from ..state import ConquestState
from ..words import SEATS
from .entering import may_enter, relocate
from .leaving import depart


def can_take(s: ConquestState, card: int, seat: int) -> bool:
    """True if a player can take control of a unit: it is not theirs, and they have no unique copy (CON-17.7)."""
    return s.is_in_play(card) and s.controller[card] != seat and may_enter(s, card, seat) == NOTHING


def take_control(s: ConquestState, card: int, seat: int, until: int, use: AbilityUse) -> None:
    """Give a player control of a unit; the effect is stored with the previous controller until it ends."""
    held = AbilityUse(CONTROL, use.source, seat, use.place, use.birth, choosing(s.controller[card]))
    s.floating = (*s.floating, Floating(CONTROL, held, card, s.births[card], until))
    s.changed = True
    hand_over(s, card, seat)


def hand_over(s: ConquestState, card: int, seat: int) -> None:
    """Move a unit with its attachments to the other side of its planet, or to the other headquarters."""
    if not s.is_in_play(card) or s.controller[card] == seat:
        return
    relocate(s, card, s.place[card] // SEATS * SEATS + seat)
    s.controller[card] = seat
    s.changed = True
    s.emit("taken-over", "CON-17.12", seat, card, s.place[card])
    s.refresh()


def holds(s: ConquestState, card: int) -> list[Floating]:
    """The effects that change a card's controller, in the order in which they began."""
    return [each for each in s.floating if each.entry is CONTROL and each.it == card and each.age == s.births[card]]


def release(s: ConquestState, until: int) -> None:
    """End control effects with a duration; the latest remaining effect decides, or the original controller."""
    cards = {each.it for each in s.floating if each.entry is CONTROL and each.until == until}
    for card in sorted(cards):
        had = holds(s, card)
        if not had:
            continue
        first = had[0].use.chosen.x
        kept = [each for each in had if each.until != until]
        s.floating = tuple([each for each in s.floating if each not in had])
        for number, each in enumerate(kept):
            use = each.use.paying(first if not number else each.use.chosen.x)
            s.floating = (*s.floating, Floating(CONTROL, use, card, each.age, each.until))
        s.changed = True
        seat = kept[-1].use.controller if kept else first
        if s.controller[card] != seat and may_enter(s, card, seat) != NOTHING:
            depart(s, [(card, DISCARDED)])  # CON-17.7: that player has a unique copy already
        else:
            hand_over(s, card, seat)


def forget(s: ConquestState, cards: list[int]) -> None:
    """Remove control effects from cards that have left play."""
    if s.floating:
        kept = tuple([each for each in s.floating if each.entry is not CONTROL or each.it not in cards])
        if len(kept) < len(s.floating):
            s.floating = kept
            s.changed = True
