"""Winning a battle: the Battle ability, then the planet, then returning home (CON-13)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.lasting import END_OF_COMBAT
from ....effects.language.verbs import DISCARDED
from ....engine.moves import Move
from ....engine.outcome import Outcome
from ....engine.steps import Question, Step
from ... import words
from ...duel import BOOK
from ...sectors import planet_cards, planet_codes
from ...state import ConquestState
from ..actions.stops import BATTLE_ABILITY
from ..actions.using import announce, usable
from ..entering import come_home
from ..infesting import cleanse
from ..leaving import depart
from ..settling import expire
from .deep_strike import lose_reserves

DECLINE: Final = 0
TRIGGER: Final = 1


class WinBattle(Step[ConquestState]):
    """End a won battle: the Battle ability, then the planet if it is the first one (CON-13.1 to 13.3)."""

    def run(self, s: ConquestState) -> None:
        s.then(
            BattleWon(self.who),
            Cleanse(self.who, number=s.battle),
            BattleAbility(self.who, number=s.battle),
            TakePlanet(self.who, number=s.battle),
        )
        battle_ends(s, self.who)


def battle_ends(s: ConquestState, seat: int) -> None:
    """End a battle, won or not: effects that last until then end, then come reactions (CON-9.14, CON-9.16)."""
    for until in (words.END_OF_COMBAT_ROUND, words.NEXT_COMBAT_ROUND, END_OF_COMBAT, words.NEXT_COMBAT_TURN):
        expire(s, until)
    s.happen(words.AFTER_BATTLE_ENDS, s.duel.planet(s.battle), seat, s.battle * words.SEATS + seat)


class BattleWon(Step[ConquestState]):
    """Reactions to winning a battle, after those to its end (CON-9.14)."""

    def run(self, s: ConquestState) -> None:
        s.emit("won-battle", "CON-9.14", self.who, place=s.battle * words.SEATS)
        s.happen(words.AFTER_BATTLE_WON, s.duel.planet(s.battle), self.who, s.battle * words.SEATS + self.who)


def battle_use(s: ConquestState, position: int, seat: int) -> AbilityUse:
    """The use of a planet's Battle ability; its place is the planet."""
    entry = BOOK.abilities_of(planet_codes()[s.planets[position]])[0]
    return AbilityUse(entry, s.duel.planet(position), seat, position * words.SEATS, 0)


def has_effect(s: ConquestState, use: AbilityUse) -> bool:
    """True if a Battle ability would have an effect (CON-16.12)."""
    return usable(s, use)


class Cleanse(Question[ConquestState]):
    """A winner without a Tyranid warlord may remove an infestation token from planet `number` (CON-19.5)."""

    def run(self, s: ConquestState) -> None:
        if s.is_infested(self.number) and s.duel.faction[s.duel.warlords[self.who]] != words.TYRANIDS:
            s.ask(self, self.who, [DECLINE, TRIGGER])

    def answer(self, s: ConquestState, option: int) -> None:
        if option == TRIGGER:
            cleanse(s, self.number)

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("decline") if option == DECLINE else Move("cleanse", s.duel.planet(self.number))

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return {"id": s.duel.planet(self.number)}

    def window(self, s: ConquestState) -> str:
        return BATTLE_ABILITY


class BattleAbility(Question[ConquestState]):
    """The winner may resolve the planet's Battle ability (CON-13.1).  `number` is the planet."""

    def run(self, s: ConquestState) -> None:
        if s.planets[self.number] == words.NO_PLANET:
            return
        able = has_effect(s, battle_use(s, self.number, self.who))
        s.ask(self, self.who, [DECLINE, TRIGGER] if able else [DECLINE])

    def answer(self, s: ConquestState, option: int) -> None:
        if option == TRIGGER:
            announce(s, battle_use(s, self.number, self.who))

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("decline") if option == DECLINE else Move("trigger", s.duel.planet(self.number))

    def about(self, s: ConquestState) -> dict[str, object] | None:
        return {"id": s.duel.planet(self.number)}

    def moment(self, s: ConquestState) -> dict[str, object] | None:
        return {"window": BATTLE_ABILITY}

    def idle(self, s: ConquestState) -> int:
        return DECLINE

    def window(self, s: ConquestState) -> str:
        return BATTLE_ABILITY


class TakePlanet(Step[ConquestState]):
    """The winner takes the first planet and units there return home; at other planets only the warlord does."""

    @classmethod
    def stored_name(cls) -> str:
        return "Spoils"

    def run(self, s: ConquestState) -> None:
        seat, position = self.who, self.number
        if position == s.first_planet():
            won = s.planets[position]
            leave_line(s, position)
            s.displays = tuple([(*each, won) if owner == seat else each for owner, each in enumerate(s.displays)])
            s.latest = seat
            s.emit("won-planet", "CON-13.2", seat, place=position * words.SEATS, number=won)
            if check_victory(s):
                return
            return_all_units(s, position)
        elif s.warlord_at(position, seat):
            come_home(s, s.duel.warlords[seat], "CON-13.3")


class LostPlanet(Step[ConquestState]):
    """Remove the first planet from the game if no unit is left (CON-13.6); other planets stay (CON-13.7)."""

    def run(self, s: ConquestState) -> None:
        position = s.battle
        if position == s.first_planet() and s.planets[position] != words.NO_PLANET:
            s.emit("lost-planet", "CON-13.6", place=position * words.SEATS, number=s.planets[position])
            s.lost = (*s.lost, s.planets[position])
            leave_line(s, position)
            if not last_planet(s):
                return_all_units(s, position)


def return_all_units(s: ConquestState, position: int) -> None:
    """Return all units from a planet that has left the line, also those that came after its battle (CON-13.2)."""
    for seat in s.in_turn():
        for card in s.units_at(position, seat):
            come_home(s, card, "CON-13.2")


def leave_line(s: ConquestState, position: int) -> None:
    """Remove a planet with its attachments (CON-13.8); its place stays empty (CON-13.5)."""
    site = s.duel.planet(position)
    s.planets = tuple([words.NO_PLANET if at == position else each for at, each in enumerate(s.planets)])
    s.faceup &= ~(1 << position)
    s.infested &= ~(1 << position)
    s.changed = True
    lose_reserves(s, position)
    worn = [card for card in s.in_play() if s.host[card] == site]
    if worn:
        depart(s, [(card, DISCARDED) for card in worn])


def check_victory(s: ConquestState) -> bool:
    """End the game if a player has won by three planets with a common symbol, or by the last planet (CON-4)."""
    for seat, planets in enumerate(s.displays):
        for symbol in words.SYMBOLS:
            if len([each for each in planets if planet_cards()[each].symbol_bits & symbol]) >= words.PLANETS_TO_WIN:
                s.end(Outcome((seat,), "planets", "CON-4.1"))
                return True
    return last_planet(s)


def last_planet(s: ConquestState) -> bool:
    """If the last planet is gone, the player who took the latest one wins (CON-4.7)."""
    if [each for each in s.planets if each != words.NO_PLANET]:
        return False
    winners = (s.latest,) if s.latest != NOTHING else ()
    s.end(Outcome(winners, "last-planet", "CON-4.7"))
    return True


def leaders_home(s: ConquestState) -> None:
    """Return warlords and synapse units from planets to their headquarters as they are (CON-8.7, CON-19.3)."""
    for seat in range(words.SEATS):
        warlord, synapse = s.duel.warlords[seat], s.duel.synapses[seat]
        if s.place[warlord] // words.SEATS != words.HQ:
            come_home(s, warlord, "CON-8.7")
        if synapse != NOTHING and s.place[synapse] // words.SEATS < words.HQ:
            come_home(s, synapse, "CON-19.3")


def can_trigger_battle(s: ConquestState, position: int, seat: int) -> bool:
    """True if the Battle ability of a planet would have an effect for a player (CON-17.24)."""
    return has_effect(s, battle_use(s, position, seat))


def trigger_battle(s: ConquestState, position: int, seat: int) -> None:
    """Let a player trigger the Battle ability of a planet."""
    announce(s, battle_use(s, position, seat))


def has_battle_ability(s: ConquestState, seat: int) -> bool:
    """True if a player is about to trigger the Battle ability of the planet that they won."""
    return bool([step for step in s.steps if isinstance(step, BattleAbility) and step.who == seat])


def skip_battle_ability(s: ConquestState, seat: int) -> bool:
    """Skip that Battle ability (CON-13.1); False if there was none."""
    kept = [step for step in s.steps if not isinstance(step, BattleAbility) or step.who != seat]
    skipped = len(kept) < len(s.steps)
    s.steps[:] = kept
    return skipped
