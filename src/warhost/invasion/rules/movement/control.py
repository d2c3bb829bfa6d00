"""Control of cards by effects: who took a card, for how long, and which claim counts (INV-17)."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import CONSTANT, PLAY, Ability
from ....effects.language.ability_use import AbilityUse
from ....effects.language.floating import Floating
from ....effects.language.lasting import UNTIL_USED, Create
from ....effects.language.sets import IT
from ...changes.common import Controls
from ...duel import BOOK
from ...state import InvasionState

FOR_GOOD: Final = UNTIL_USED  # a change of control lasts while the card stays in play
# The floating ability that an effect creates when it gives a player control of a card.
GIVEN: Final = Create(Ability(CONSTANT, changes=(Controls(IT),)))
HELD: Final = BOOK.enter("control", (Ability(PLAY, GIVEN),))[0].floating_of(GIVEN)


def take_control(s: InvasionState, card: int, seat: int, until: int, source: int) -> None:
    """Give a player control of a card; earlier permanent claims end."""
    old = [each for each in s.floating if until == FOR_GOOD and _for_good(each) and each.it == card]
    use = AbilityUse(HELD, source, seat, s.place[card], s.births[source])
    made = Floating(HELD, use, card, s.births[card], until)
    s.floating = (*[each for each in s.floating if each not in old], made)
    mine = (card, s.births[card], source, s.births[source], seat)
    s.claims = (*[each for each in s.claims if each != mine], mine)
    s.changed = True


def _for_good(each: Floating) -> bool:
    return each.entry is HELD and each.until == FOR_GOOD


def release(s: InvasionState, cards: list[int]) -> None:
    """End all claims on cards that have left play (INV-17.3)."""
    if s.floating:
        s.floating = tuple([each for each in s.floating if each.entry is not HELD or each.it not in cards])
        s.changed = True


def foreign(s: InvasionState) -> list[int]:
    """Cards controlled by a player who does not own them, without attachments (INV-18.5)."""
    owner = s.duel.owner
    return [card for card in s.in_play() if s.controller[card] != owner[card] and not s.is_attachment(card)]
