"""What each player does with a card of his own, and these cards then do to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...effects.language.effect import Asking, Effect
from ...effects.language.following import Asked, Resolve
from ...effects.language.select import Selector, members
from ...effects.language.sets import FOUND, subjects
from ...effects.language.use import NOTHING, Use
from ...engine.dataclass import dataclass
from ..state import ConquestState
from ..words import EXHAUSTED, SEATS

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class EachChooses(Asking):
    """Each player chooses a card of a set, who has the initiative first; what follows is done to all of them at once.

    What follows speaks of them as those that were found.
    """

    of: Selector
    effect: Effect

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        self.ask_next(s, use.finding(()), it)

    def ask_next(self, s: World, use: Use, it: int) -> None:
        """Whoever has nothing to choose is passed over."""
        seats = s.in_turn()
        while len(use.found) < SEATS:
            seat = seats[len(use.found)]
            options = self.options(s, use, it, seat)
            if options:
                s.ask(Asked(self, use, it, seat), seat, options)
                return
            use = use.finding((*use.found, NOTHING))
        chosen = tuple([card for card in use.found if card != NOTHING])
        if chosen:
            s.then(Resolve(self.effect, use.finding(chosen), it, use.controller))

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return members(s, self.of, use, it, who)

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        self.ask_next(s, use.finding((*use.found, option)), it)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([seat for seat in s.in_turn() if self.options(s, use, it, seat)])


@dataclass(frozen=True)
class Fight(Effect):
    """The two units that have been exhausted so deal damage equal to their ATK to each other, at the same time."""

    of: Selector = FOUND

    def perform(self, s: ConquestState, use: Use, it: int, who: int) -> None:
        cards = [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card)]
        spent = [card for card in s.rules.affected(s, cards, use) if s.marks[card] & EXHAUSTED]
        if len(spent) == SEATS:
            one, other = spent
            s.rules.exchange(s, [(one, other, s.attack[one]), (other, one, s.attack[other])], use)
