"""Control that lasts: who took a card, for how long, and whose claim counts where there are several (INV-17)."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import CONSTANT, PLAY, Ability
from ...effects.language.lasting import UNTIL_USED, Create, Floating
from ...effects.language.sets import IT
from ...effects.language.use import NOTHING, Use
from ..changes.common import Controls
from ..duel import BOOK
from ..state import Claim, InvasionState
from ..words import SEATS
from .battles.warding import kept_out_by

FOR_GOOD: Final = UNTIL_USED  # as long as the card stays in play
# What an effect that takes control leaves behind for its card.
GIVEN: Final = Create(Ability(CONSTANT, changes=(Controls(IT),)))
HELD: Final = BOOK.enter("control", (Ability(PLAY, GIVEN),))[0].floating_of(GIVEN)


def take_control(s: InvasionState, card: int, seat: int, until: int, source: int) -> None:
    """A player takes control of a card from now on; what was taken for good before is over."""
    old = [each for each in s.floating if until == FOR_GOOD and _for_good(each) and each.it == card]
    use = Use(HELD, source, seat, s.place[card], s.births[source])
    made = Floating(HELD, use, card, s.births[card], until)
    s.floating = (*[each for each in s.floating if each not in old], made)
    mine = (card, s.births[card], source, s.births[source], seat)
    s.claims = (*[each for each in s.claims if each != mine], mine)
    s.changed = True


def _for_good(each: Floating) -> bool:
    return each.entry is HELD and each.until == FOR_GOOD


def release(s: InvasionState, cards: list[int]) -> None:
    """Cards that have left play are nobody's but their owners' (INV-17.3)."""
    if s.floating:
        s.floating = tuple([each for each in s.floating if each.entry is not HELD or each.it not in cards])
        s.changed = True


def foreign(s: InvasionState) -> list[int]:
    """Cards under the control of somebody who does not own them; attachments stay where they are (INV-18.5)."""
    owner = s.duel.owner
    return [card for card in s.in_play() if s.controller[card] != owner[card] and not s.is_attachment(card)]


def may_control(s: InvasionState, card: int, seat: int, place: int) -> bool:
    """Whether a player can take control of a card: he has no other copy of it, nor a Hero in that zone.

    Nothing overrides that (INV-3.1, INV-21.1, INV-12.9), so the card stays where it is.
    """
    from .entering import copy_in_play, other_hero

    return copy_in_play(s, card, seat) == NOTHING and (not s.shows_face(card) or other_hero(s, card, place) == NOTHING)


def hand_over(s: InvasionState) -> list[int]:
    """Every card goes to whoever claimed it last, as long as that claim stands; else to its owner (INV-17.2, 17.4).

    A claim on what its player cannot control has to wait (INV-3.1, INV-21.1).  What cannot enter the zone that it must
    go to, or go back to its owner, stays behind to be sacrificed (INV-12.10, INV-24.6, INV-FAQ-121).
    """
    from .entering import move_to

    standing: list[Claim] = []
    for each in s.modifiers(Controls).found:
        use = each.use
        for card in each.subjects(s, each.modifier.of):
            if s.is_in_play(card):  # an attachment still lies there for a moment when its host is gone
                standing.append((card, s.births[card], use.source, use.birth, use.controller))
    kept = [each for each in s.claims if each in standing]
    s.claims = (*kept, *[each for each in standing if each not in kept])
    wanted = {card: s.duel.owner[card] for card in foreign(s)}
    for card, _, _, _, seat in s.claims:
        place = s.place[card] // SEATS * SEATS + seat
        if s.controller[card] == seat or may_control(s, card, seat, place):
            wanted[card] = seat
    refused: list[int] = []
    for card, seat in wanted.items():
        if s.controller[card] != seat:
            place = s.place[card] // SEATS * SEATS + seat
            if kept_out_by(s, card, place) != NOTHING or not may_control(s, card, seat, place):
                refused.append(card)
                continue
            s.controller[card] = seat
            s.changed = True
            s.emit("control", "INV-17.4", seat, card)
            move_to(s, [card], place, handed=True)
    return refused
