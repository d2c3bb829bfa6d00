"""Verbs that change the course of the combat phase: skirmishes, turns, battles, planets in line (CON-8, CON-9)."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking, Condition, Effect
from ...effects.language.select import Selector
from ...effects.language.sets import FIRST, IT, subjects
from ...engine.dataclass import dataclass
from ...engine.moves import Move, in_word
from ..sectors import planet_cards, planet_codes
from ..state import ConquestState
from ..words import EXHAUSTED, LINE, RANGED, SEATS


@dataclass(frozen=True)
class AnotherSkirmish(Effect):
    """Add a ranged skirmish to the battle before the rest of the combat round (CON-9.4)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.add_skirmish(s):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        if s.battle == NOTHING:
            return False
        units = [card for seat in range(SEATS) for card in s.units_at(s.battle, seat)]
        return bool([card for card in units if s.stat(RANGED, card) and not s.marks[card] & EXHAUSTED])


@dataclass(frozen=True)
class AnotherTurn(Effect):
    """The player takes an extra combat turn next; then the regular order continues (CON-9.7)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.take_next_turn(s, who):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.battle != NOTHING and bool(s.rules.combat_options(s, who))


@dataclass(frozen=True)
class ResolveBattle(Effect):
    """Resolve a battle at a planet after this text (CON-8.5)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for site in subjects(s, self.of, use, it, who):
            if s.rules.resolve_battle(s, site - s.duel.cards):
                s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        sites = [site - s.duel.cards for site in subjects(s, self.of, use, it, who)]
        return s.battle == NOTHING and bool([at for at in sites if 0 <= at < LINE and s.is_face_up(at)])


@dataclass(frozen=True)
class ReverseChecks(Effect):
    """Check the planets for battles from the last to the first (CON-8.4)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.reverse_checks(s):
            s.mark_carried_out()
            s.emit("reversed", "CON-8.4", who, use.source)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.checks_can_be_reversed(s)


@dataclass(frozen=True)
class NoBattleYet(Condition):
    """No battle has begun in this phase."""

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.no_battle_yet(s)


@dataclass(frozen=True)
class ForgoBattleAbility(Effect):
    """The winner does not trigger the Battle ability of the planet (CON-13.1)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.skip_battle_ability(s, who):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.has_battle_ability(s, who)


@dataclass(frozen=True)
class ForgoBonuses(Effect):
    """The winner of the command struggle does not take the planet's own bonuses (CON-7.13)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.forgo_bonuses(s, who, True):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.forgo_bonuses(s, who, False)


@dataclass(frozen=True)
class SwitchPlanets(Effect):
    """Two planets in line change places with their attachments and tokens; the cards at them stay."""

    of: Selector = FIRST
    other: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        ones, others = subjects(s, self.of, use, it, who), subjects(s, self.other, use, it, who)
        if ones and others:
            s.mark_carried_out()
            s.rules.switch_planets(s, ones[0] - s.duel.cards, others[0] - s.duel.cards, who)


@dataclass(frozen=True)
class BringPlanet(Asking):
    """Exchange a planet that was removed from the game with one in line; the removed ones are shown to everyone."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        s.rules.show_removed_planets(s, who)
        super().perform(s, use, it, who)

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return list(s.lost)

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        for site in subjects(s, self.of, use, it, who)[:1]:
            s.mark_carried_out()
            s.rules.bring_planet(s, site - s.duel.cards, option, who)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("bring", manner=in_word(planet_cards()[option].name, planet_codes()[option]))

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(subjects(s, self.of, use, it, who))  # there is always a removed planet to bring (CON-3.3)


NO_BATTLE_YET: Final = NoBattleYet()
