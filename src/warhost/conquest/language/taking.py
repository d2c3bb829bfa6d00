"""Taking control of units (CON-17.12)."""

from __future__ import annotations

from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Effect
from ...effects.language.lasting import UNTIL_USED
from ...effects.language.select import Selector
from ...effects.language.sets import IT, subjects
from ...effects.language.verbs import OnEligibleCards
from ...effects.state.card_table import NO_HOST
from ...engine.dataclass import dataclass
from ..state import ConquestState
from ..words import DISCARD, FREED, SEATS, UNIT


@dataclass(frozen=True)
class TakeControl(Effect):
    """Take control of units, permanently or for a duration; they go to the player's side where they are (CON-17.12)."""

    of: Selector = IT
    until: int = UNTIL_USED  # how long control lasts; permanently by default

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for card in self.units(s, use, it, who):
            s.mark_carried_out()
            s.rules.take_control(s, card, who, self.until, use)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.units(s, use, it, who))

    def units(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        return [card for card in cards if s.kinds[card] & UNIT and s.rules.can_take(s, card, who)]


@dataclass(frozen=True)
class BecomeUnit(Effect):
    """Detach this attachment: it becomes an army unit in its place, with its text as a unit."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.possible(s, use, it, who):
            card = use.source
            s.mark_carried_out()
            s.host[card] = NO_HOST
            s.marks[card] |= FREED
            s.shift(card, s.place[card] // SEATS * SEATS + s.controller[card])
            s.changed = True
            s.emit("freed", "CON-6.13", s.controller[card], card, s.place[card])

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.births[use.source] == use.birth and s.is_in_play(use.source) and s.host[use.source] != NO_HOST


@dataclass(frozen=True)
class Capture(OnEligibleCards):
    """Attach a card to this one regardless of restrictions; it has no text there."""

    def on(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.rules.attach(s, card, use.source, who)

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who) if s.is_in_play(use.source) else []
        return [card for card in cards if s.place[card] // SEATS == DISCARD]
