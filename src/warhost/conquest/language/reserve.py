"""Verbs for cards in reserve (CON-19.9)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking, Effect
from ...effects.language.select import Selector
from ...effects.language.sets import IT, subjects
from ...effects.language.verbs import OnEligibleCards
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ..state import ConquestState
from ..words import ARMY, HIDDEN, SEATS


@dataclass(frozen=True)
class LookAtReserve(OnEligibleCards):
    """The player looks at cards in reserve; nobody else sees them."""

    def on(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.learn((card,), who)
        s.emit("looked-at-reserve", "CON-19.9", who, card, s.in_reserve(card) * SEATS, seen=1 << who)

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING]


@dataclass(frozen=True)
class DestroyReserve(Effect):
    """Destroy cards in reserve: they go to their owners' discard piles."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING]
        if cards:
            s.mark_carried_out()
            s.rules.discard(s, cards, use)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING])


@dataclass(frozen=True)
class PutInReserve(Effect):
    """Put army units at planets facedown in reserve there, which removes them from play (CON-19.9)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = s.rules.affected(s, self.fit(s, use, it, who), use)
        if cards:
            s.mark_carried_out()
            s.rules.depart(s, [(card, HIDDEN) for card in cards])

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.rules.affected(s, self.fit(s, use, it, who), use))

    def fit(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if s.is_in_play(card) and s.position(card) >= 0 and s.kinds[card] & ARMY]


@dataclass(frozen=True)
class StrikeNow(Asking):
    """Deep Strike this card from reserve, for its Deep Strike value (CON-19.9)."""

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return s.rules.strikes_of(s, who, use.source)

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.strike(s, who, use.source, option)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put at", option)

    def considers_hidden(self) -> bool:
        return True
