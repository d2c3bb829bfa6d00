"""The condition that a card was played from a hand; the facts of a game register it (`duel.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Condition
from ...engine.dataclass import dataclass
from ..words import PLAYED, PLAYED_FROM_HAND

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class FromHand(Condition):
    """The card that was just played was played from a hand."""

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        announced = False
        for kind, card, _, _ in s.recorded()[::-1]:
            if card == use.occurrence.card and kind == PLAYED_FROM_HAND:
                return True
            if card == use.occurrence.card and kind == PLAYED:
                if announced:
                    # Earlier events are about an earlier time that this card was played.
                    return False
                announced = True
        return False


FROM_HAND: Final = FromHand()
