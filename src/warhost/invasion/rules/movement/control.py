"""Control that lasts: who took a card, for how long, and whose claim counts where there are several (INV-17)."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import CONSTANT, PLAY, Ability
from ....effects.language.floating import Floating
from ....effects.language.lasting import UNTIL_USED, Create
from ....effects.language.sets import IT
from ....effects.language.use import Use
from ...changes.common import Controls
from ...duel import BOOK
from ...state import InvasionState

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
    """Cards under the control of a player who does not own them; attachments stay where they are (INV-18.5)."""
    owner = s.duel.owner
    return [card for card in s.in_play() if s.controller[card] != owner[card] and not s.is_attachment(card)]
