"""Verbs that affect one card of each player, such as a fight between two units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Effect
from ...effects.language.select import Selector
from ...effects.language.sets import FOUND, subjects
from ...engine.dataclass import dataclass
from ..state import ConquestState
from ..words import EXHAUSTED, SEATS

if TYPE_CHECKING:
    pass


@dataclass(frozen=True)
class Fight(Effect):
    """The two units that were exhausted for this deal damage equal to their ATK to each other at the same time."""

    of: Selector = FOUND

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card)]
        spent = [card for card in s.rules.affected(s, cards, use) if s.marks[card] & EXHAUSTED]
        if len(spent) == SEATS:
            one, other = spent
            s.rules.exchange(s, [(one, other, s.attack[one]), (other, one, s.attack[other])], use)
