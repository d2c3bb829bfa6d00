"""The X that was paid for a card in play, as long as it stays there (INV-3.24)."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import CONSTANT, PLAY, Ability
from ....effects.language.ability_use import AbilityUse, choosing
from ....effects.language.floating import Floating
from ....effects.language.lasting import UNTIL_USED, Create
from ...duel import BOOK
from ...state import InvasionState

# A floating ability that only records the X paid for an attachment.
KEPT: Final = Create(Ability(CONSTANT))
PAID: Final = BOOK.enter("paid", (Ability(PLAY, KEPT),))[0].floating_of(KEPT)


def remember_x(s: InvasionState, card: int, x: int) -> None:
    """Record the X that was paid for a card that has entered play."""
    use = AbilityUse(PAID, card, s.controller[card], s.place[card], s.births[card], choosing(x))
    s.floating = (*s.floating, Floating(PAID, use, card, s.births[card], UNTIL_USED))
    s.changed = True


def paid_x(s: InvasionState, card: int) -> int:
    """The X of a card in play; 0 if nobody paid for it (INV-26.5)."""
    for each in s.floating:
        if each.entry is PAID and each.it == card and each.age == s.births[card]:
            return each.use.chosen.x
    return 0


def forget_x(s: InvasionState, cards: list[int]) -> None:
    """Forget the X of cards that have left play."""
    if s.floating:
        s.floating = tuple([each for each in s.floating if each.entry is not PAID or each.it not in cards])
        s.changed = True
