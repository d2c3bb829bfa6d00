"""Verbs that put cards into play and into zones without their being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...effects.effect import Asking, Effect
from ...effects.select import IT, Selector, members, subjects
from ...effects.use import NOTHING, Use
from ...effects.verbs import SACRIFICED
from ..state import InvasionState
from ..words import SEATS, ZONES

if TYPE_CHECKING:
    from ...effects.world import World


@dataclass(frozen=True)
class PutIntoPlay(Asking):
    """Put a card that is out of play into a zone of yours; its own restrictions hold (INV-23.3)."""

    of: Selector = IT

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, InvasionState)
        from ..rules.entering import copy_in_play, zone_refused

        cards = subjects(s, self.of, use, it, who)
        if not cards or s.is_in_play(cards[0]) or copy_in_play(s, cards[0], who) != NOTHING:
            return []
        return [
            s.duel.section(zone * SEATS + who)
            for zone in ZONES
            if zone_refused(s, cards[0], zone * SEATS + who, False) == NOTHING
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, InvasionState)
        from ..rules.entering import enter

        s.carry()
        enter(s, subjects(s, self.of, use, it, who)[0], s.place[option])

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        from ..rules.naming import zone_name

        return f"put into {zone_name(s.place[option])}"


@dataclass(frozen=True)
class PutTogether(Effect):
    """Put all cards of a set into a zone of yours at the same time; of a unique card one copy stays (INV-3.5).

    Copies are all the same, so nobody is asked which.  The others are sacrificed at once and set off nothing by
    entering play.
    """

    of: Selector
    zone: int

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        from ..rules.entering import copy_in_play, enter, zone_refused
        from ..rules.leaving import leave

        place = self.zone * SEATS + who
        stay: list[int] = []
        spare: list[int] = []
        for card in members(s, self.of, use, it, who):
            if copy_in_play(s, card, who) == NOTHING and zone_refused(s, card, place, False) == NOTHING:
                name = s.duel.defs[card].name
                again = s.duel.unique[card] and [each for each in stay if s.duel.defs[each].name == name]
                (spare if again else stay).append(card)
        for card in spare:
            s.controller[card] = who
            s.shift(card, place)
        if spare:
            s.then(*leave(s, [(card, SACRIFICED) for card in spare], use))
        for card in stay:
            enter(s, card, place)
            s.carry()


@dataclass(frozen=True)
class MoveInto(Effect):
    """Move cards to a named zone of the player who controls them; what cannot enter it is sacrificed (INV-24.6)."""

    zone: int
    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, InvasionState)
        from ..rules.entering import relocate, zone_refused

        for card in subjects(s, self.of, use, it, who):
            place = self.zone * SEATS + s.controller[card]
            if not s.is_in_play(card) or s.place[card] == place:
                continue  # a move must end in another zone (INV-24.1)
            s.carry()
            if zone_refused(s, card, place, True) != NOTHING:
                s.remove([card], SACRIFICED, use)
            else:
                relocate(s, [card], place)
