"""A unit becomes an attachment with another text (INV-44)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Effect
from ....effects.language.select import Selector
from ....effects.language.sets import IT, subjects
from ....engine.dataclass import dataclass
from ...state import InvasionState
from ...words import AS_SUPPORT, UNIT


@dataclass(frozen=True)
class AttachThis(Effect):
    """Attach this unit to a unit, also if it has just left play: it counts as an Attachment support (INV-44.1)."""

    to: Selector = IT

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        hosts = self.hosts(s, use, it, who)
        if hosts and self.able(s, use, who):
            s.mark_carried_out()
            s.rules.become_attachment(s, use.source, hosts[0], who)

    def hosts(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        found = subjects(s, self.to, use, it, who)
        return [card for card in found if s.is_in_play(card) and s.kinds[card] & UNIT and card != use.source]

    def able(self, s: InvasionState, use: AbilityUse, who: int) -> bool:
        """True if the unit is still in play, or in the discard pile since it left play (INV-44.4)."""
        card = use.source
        if s.is_in_play(card):
            return s.births[card] == use.birth and not s.marks[card] & AS_SUPPORT
        gone = s.place[card] in s.facts.discards and s.births[card] == (use.birth + 1) % 256
        return gone and not s.rules.locked(s, card) and s.rules.barred_by(s, card, who) == NOTHING

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.hosts(s, use, it, who)) and self.able(s, use, who)
