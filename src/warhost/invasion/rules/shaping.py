"""Rearranging: cards are given new zones one by one, and move there together (INV-24.1)."""

from __future__ import annotations

from typing import Final

from ...effects.language.effect import DONE
from ...effects.language.use import NOTHING
from ...effects.state.questions import Declinable
from ...engine.moves import INTO, Move
from ...engine.names import Names
from ...engine.steps import Step
from ..state import InvasionState
from ..words import SEATS, ZONES
from .entering import relocate, zone_refused

SIZE: Final = 512


class Rearranged(Declinable[InvasionState]):
    """Give a card a new zone, or be done: then all of them move.  An option is a card and a zone."""

    __slots__ = ("cards", "moves")

    def __init__(self, who: int, cards: tuple[int, ...], moves: tuple[tuple[int, int], ...]) -> None:
        super().__init__(who)
        self.cards = cards  # those that may still be moved
        self.moves = moves  # those that will move, and where to

    def run(self, s: InvasionState) -> None:
        if not self.cards and not self.moves:
            return
        options = [
            (zone + 1) * SIZE + card
            for card in self.cards
            for zone in ZONES
            if zone != s.place[card] // SEATS and self.fits(s, card, zone)
        ]
        s.ask(self, self.who, [DONE, *options])

    def fits(self, s: InvasionState, card: int, zone: int) -> bool:
        """Whether a card may enter a zone: a Hero who is there may be on his way elsewhere (INV-21.1)."""
        place = zone * SEATS + s.controller[card]
        blocked = zone_refused(s, card, place, True)
        leaving = [each for each, whereto in self.moves if whereto != zone]
        coming = [each for each, whereto in self.moves if whereto == zone and s.duel.hero[each]]
        if s.duel.hero[card] and coming:
            return False
        return blocked == NOTHING or blocked in leaving

    def taken(self, s: InvasionState, option: int) -> None:
        zone, card = divmod(option, SIZE)
        rest = tuple([each for each in self.cards if each != card])
        s.then(Rearranged(self.who, rest, (*self.moves, (card, zone - 1))))

    def left(self, s: InvasionState) -> None:
        """What has been chosen moves, and nothing more."""
        for zone in ZONES:
            cards = [card for card, whereto in self.moves if whereto == zone]
            if cards:
                s.carry()
                relocate(s, cards, zone * SEATS + self.who)

    def taking(self, s: InvasionState, option: int) -> Move:
        zone, card = divmod(option, SIZE)
        return Move("carry", card, s.duel.section((zone - 1) * SEATS + self.who), manner=INTO)

    def renamed(self, names: Names) -> Step[InvasionState]:
        moves = tuple([(names.place(card), zone) for card, zone in self.moves])
        return Rearranged(self.who, names.all(self.cards), moves)

    def saved(self) -> list[object]:
        return [type(self).__name__, self.who, list(self.cards), [list(each) for each in self.moves]]
