"""The words of Tides in addition to the shared ones: kinds, numbers, event kinds, and the verb `land`."""

from typing import Any

from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.choices import Target
from warhost.effects.language.effect import Effect, HowMany, value
from warhost.effects.language.sets import OfKind
from warhost.effects.language.vocabulary.abilities import EventKind
from warhost.engine.dataclass import dataclass

BOAT, GALE = 1, 2  # kinds of cards, as bits
STRENGTH, HULL = 0, 1  # numbers of a boat
ENTERED, LEFT = 1, 2  # occurrences
SEA, HAND, DECK, DISCARD = 0, 1, 2, 3  # zones; a place is zone * 2 + seat

BOATS = OfKind(BOAT)
ENTERS = EventKind(after=ENTERED)
LEAVES = EventKind(after=LEFT)
target = Target


@dataclass(frozen=True)
class Land(Effect):
    """The player lands an amount of fish."""

    amount: HowMany

    def perform(self, s: Any, use: AbilityUse, it: int, who: int) -> None:
        s.land(who, value(self.amount, s, use, it, who))
        s.mark_carried_out()

    def partly(self, s: Any, use: AbilityUse, it: int, who: int) -> bool:
        return value(self.amount, s, use, it, who) > 0


land = Land
