"""Words about the enslavement dial of the Necrons (CON-19.7)."""

from __future__ import annotations

from typing import Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking
from ...effects.language.select import Cards
from ...engine.dataclass import dataclass
from ...engine.moves import Move, in_word
from ..state import ConquestState
from ..words import FACTION_KEYS, NEUTRAL, WHEEL


@dataclass(frozen=True)
class Enslaved(Cards):
    """Cards of the faction shown on the player's enslavement dial."""

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.duel.cards or not s.rules.has_dial(s, who):
            return False
        return s.enslaved[who] != NEUTRAL and s.faction_of(card) == s.enslaved[who]


@dataclass(frozen=True)
class TurnDial(Asking):
    """Set the player's enslavement dial to another faction (CON-19.8)."""

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        if not s.rules.has_dial(s, who):
            return []
        return [faction for faction in range(1, WHEEL + 1) if faction != s.enslaved[who]]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.enslave(s, who, option)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("enslave", manner=in_word(FACTION_KEYS[option]))


ENSLAVED: Final = Enslaved()
