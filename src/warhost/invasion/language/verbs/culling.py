"""Every player keeps some of their units in each zone; all others are sacrificed together."""

from __future__ import annotations

from typing import Final

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, Asking
from ....effects.language.resolution import Asked
from ....effects.language.verbs import SACRIFICED
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...state import InvasionState
from ...words import SEATS, UNIT, ZONES

EVERY_ZONE: Final = -1


@dataclass(frozen=True)
class KeepSome(Asking):
    """Each player chooses up to a number of units in one or each of their zones; the others there are sacrificed.

    The active player chooses first, one unit at a time; nothing is sacrificed before all have chosen (INV-45.1).
    """

    most: int
    zone: int = EVERY_ZONE

    def units(self, s: InvasionState) -> list[int]:
        places = [zone * SEATS + seat for zone in ZONES if self.zone in (EVERY_ZONE, zone) for seat in range(SEATS)]
        return [card for place in places for card in s.piles[place] if s.kinds[card] & UNIT]

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        s.then(Asked(self, use.finding(()), it, s.in_turn()[0]))

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        kept = [s.place[card] for card in use.topic.found]
        free = [card for card in self.units(s) if s.controller[card] == who and card not in use.topic.found]
        return [DONE, *[card for card in free if kept.count(s.place[card]) < self.most]]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        seats = s.in_turn()
        if option != DONE:
            s.then(Asked(self, use.finding((*use.topic.found, option)), it, who))
        elif who != seats[-1]:
            s.then(Asked(self, use, it, seats[seats.index(who) + 1]))
        else:
            doomed = [
                card for card in self.units(s) if card not in use.topic.found and not s.rules.spared(s, card, use)
            ]
            if doomed:
                s.rules.remove(s, doomed, SACRIFICED, use)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("keep unit", option)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return True
