"""Units that have become attachments (INV-44): they are supports with the trait Attachment and a special text."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import PLAY, Ability
from ....effects.language.ability_use import AbilityUse
from ....effects.language.modifier import GainsTrait
from ....effects.language.sets import THIS
from ....effects.state.modifiers import InForce
from ...card import ATTACHMENT
from ...duel import BOOK
from ...state import InvasionState
from ...words import AS_SUPPORT, ENTERS_PLAY, ENTERS_ZONE, FIGHTING
from .entering import attached

ATTACHED: Final = BOOK.enter("attached", (Ability(PLAY),))[0]  # gives a unit that became an attachment the rules of one
TRAIT: Final = GainsTrait(THIS, ATTACHMENT)


def become_attachment(s: InvasionState, card: int, host: int, who: int) -> None:
    """Attach a unit to a card: it leaves combat and its quest, and loses its damage (INV-44.1)."""
    entering = not s.is_in_play(card)
    if entering:
        s.controller[card] = who
        s.marks[card] = s.tokens[card] = s.known[card] = 0
    s.shift(card, s.place[host])
    s.marks[card] = s.marks[card] & ~FIGHTING | AS_SUPPORT
    s.damage[card] = s.assigned[card] = s.returned[card] = 0
    s.host[card] = host
    s.changed = True
    s.refresh()
    seat = s.controller[card]
    s.emit("attached", "INV-44.1", seat, card, s.place[host], other=host)
    if entering:
        s.happen(ENTERS_PLAY, card, seat, s.place[card])
        s.happen(ENTERS_ZONE, card, seat, s.place[card])
    attached(s, card)


def traits_of_attached(s: InvasionState) -> None:
    """Give units that have become attachments the trait Attachment."""
    found: list[InForce[GainsTrait]] = []
    for card in s.in_play():
        if s.marks[card] & AS_SUPPORT:
            use = AbilityUse(ATTACHED, card, s.controller[card], s.place[card], s.births[card])
            found.append(InForce(use, TRAIT, NOTHING))
    if found:
        s.in_force[GainsTrait] = [*s.in_force.get(GainsTrait, []), *found]
