"""Verbs that move units, commit them, and change planets."""

from __future__ import annotations

from ...effects.language.ability_use import AbilityUse
from ...effects.language.choices import AskingOfOne
from ...effects.language.effect import Asking, Effect
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THAT, subjects
from ...effects.language.verbs import OnCards
from ...engine import moves
from ...engine.dataclass import dataclass
from ..bonuses import planet_bonus
from ..state import ConquestState
from ..words import HQ, LINE, SEATS, WARLORD
from .planets import PLANETS


@dataclass(frozen=True)
class Move(Asking):
    """Move units to a selected planet, which the player chooses if there are several (CON-17.3)."""

    of: Selector = IT
    to: Selector = PLANETS

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = [card for card in s.rules.affected(s, subjects(s, self.of, use, it, who), use) if s.is_in_play(card)]
        return [
            site
            for site in subjects(s, self.to, use, it, who)
            if s.duel.cards <= site < s.duel.cards + LINE
            and s.is_face_up(site - s.duel.cards)
            and [card for card in cards if s.position(card) != site - s.duel.cards]
        ]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        s.rules.move_by_effect(s, [(card, option - s.duel.cards) for card in cards], use, who)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> moves.Move:
        return moves.Move("move to", option)


@dataclass(frozen=True)
class MoveHere(Effect):
    """Move units to this planet."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        zone = use.place // SEATS
        if zone < LINE and s.is_face_up(zone):
            cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
            s.rules.move_by_effect(s, [(card, zone) for card in cards], use, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        zone = use.place // SEATS
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        return zone < LINE and bool([card for card in cards if s.is_in_play(card) and s.position(card) != zone])


@dataclass(frozen=True)
class MoveHome(Effect):
    """Move units to their headquarters without exhausting or readying them (CON-17.3)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        s.rules.move_by_effect(s, [(card, HQ) for card in cards], use, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        return bool([card for card in cards if s.is_in_play(card) and s.position(card) >= 0])


@dataclass(frozen=True)
class CommitElsewhere(AskingOfOne):
    """Commit a warlord to a different planet that matches (CON-17.2)."""

    of: Selector = THAT
    to: Selector = PLANETS

    def goals(self, s: ConquestState, cards: list[int], use: AbilityUse, it: int, who: int) -> list[int]:
        here = s.position(cards[0])
        planets = [s.duel.planet(zone) for zone in s.rules.planets_to_commit(s, who) if zone != here]
        return [site for site in planets if self.to.has(s, site, use, it, who)]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.commit(s, [(card, option - s.duel.cards) for card in subjects(s, self.of, use, it, who)], use)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> moves.Move:
        return moves.Move("commit to", option)


@dataclass(frozen=True)
class Infest(Effect):
    """Put an infestation token on selected faceup planets that have none (CON-19.4)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for site in self.planets(s, use, it, who):
            if s.rules.infest(s, site - s.duel.cards, who):
                s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([site for site in self.planets(s, use, it, who) if not s.is_infested(site - s.duel.cards)])

    def planets(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        sites = subjects(s, self.of, use, it, who)
        return [site for site in sites if site >= s.duel.cards and s.is_face_up(site - s.duel.cards)]


@dataclass(frozen=True)
class RemoveInfestation(OnCards):
    """Remove the infestation tokens from selected planets."""

    def on(self, s: ConquestState, site: int, use: AbilityUse, it: int, who: int) -> None:
        if site >= s.duel.cards and s.rules.cleanse(s, site - s.duel.cards):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        sites = subjects(s, self.of, use, it, who)
        return bool([site for site in sites if site >= s.duel.cards and s.is_infested(site - s.duel.cards)])


@dataclass(frozen=True)
class TakePlanetBonus(Effect):
    """Take the card bonus of a planet, or its resource bonus (CON-1.8)."""

    resources: bool = False
    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for site in self.planets(s, use, it, who):
            s.mark_carried_out()
            amount = planet_bonus(s, site - s.duel.cards)[self.resources]
            if self.resources:
                s.rules.gain_resources(s, who, amount, "CON-1.8")
            else:
                s.rules.draw(s, who, amount)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        sites = self.planets(s, use, it, who)
        return bool([site for site in sites if planet_bonus(s, site - s.duel.cards)[self.resources]])

    def planets(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        sites = subjects(s, self.of, use, it, who)
        return [site for site in sites if site >= s.duel.cards and s.is_face_up(site - s.duel.cards)]


@dataclass(frozen=True)
class CommitHere(Effect):
    """Commit units to this planet (CON-17.2)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = self.cards(s, use, it, who)
        if cards:
            s.mark_carried_out()
            s.rules.commit(s, [(card, use.place // SEATS) for card in cards], use)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.cards(s, use, it, who))

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The units that can commit: not at this planet yet, and no warlord that an effect prevents (CON-7.2)."""
        zone = use.place // SEATS
        if zone >= LINE or not s.is_face_up(zone):
            return []
        cards = [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card) and s.position(card) != zone]
        return [card for card in cards if not s.kinds[card] & WARLORD or zone in s.rules.planets_to_commit(s, who)]
