"""Verbs of battle: cancel an attack, double or prevent damage, switch units between planets."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.choices import ChooseOneByOne
from ...effects.language.effect import DONE, Asking, Effect
from ...effects.language.floating import Boost
from ...effects.language.lasting import END_OF_PHASE
from ...effects.language.select import Selector
from ...effects.language.sets import FIRST, IT, members, subjects
from ...effects.language.verbs import OnEligibleCards
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ..pending import PendingSearch, PendingShield
from ..state import ConquestState
from ..words import AFTER_CANCELLED, BY_RETREAT, KEYWORDS, LOST, SEATS, STATS
from .amending import DAMAGE

ALL_KEYWORDS: Final = -1


@dataclass(frozen=True)
class CancelAttack(Effect):
    """Cancel the rest of the present attack: it deals no damage (CON-10.6)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.possible(s, use, it, who):
            s.emit("attack-cancelled", "CON-10.6", who, s.attacker)
            s.attacker = s.defender = NOTHING
            s.changed = True
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.attacker != NOTHING and s.defender != NOTHING


@dataclass(frozen=True)
class CancelMove(Effect):
    """Cancel the effect that is about to move a unit (CON-16.17)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        source = use.occurrence.cause.card
        if s.rules.cancel_move(s, source):
            s.mark_carried_out()
            s.emit("cancelled", "CON-16.17", use.occurrence.cause.seat, source)
            s.happen(AFTER_CANCELLED, source, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.rules.about_to_move(s, use.occurrence.cause.card) >= 0


@dataclass(frozen=True)
class Double(Effect):
    """Double a pending amount: damage about to be taken, or a card's shield icons."""

    what: int

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        card = use.occurrence.card
        if self.what == DAMAGE:
            s.mark_carried_out()
            s.rules.raise_damage(s, card, s.rules.assigned_to(s, card))
            return
        pending = s.awaited(PendingShield, card)
        if pending.card != NOTHING:
            s.mark_carried_out()
            s.amend(pending, pending.numbered(pending.number * 2))


@dataclass(frozen=True)
class SearchDeeper(Effect):
    """Add cards to the search that is about to be made."""

    amount: int

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        pending = s.awaited(PendingSearch)
        if pending.card != NOTHING:
            s.mark_carried_out()
            s.amend(pending, pending.numbered(pending.number + self.amount))


@dataclass(frozen=True)
class RetreatUnits(OnEligibleCards):
    """Let units retreat from their planet (CON-9.11), if they can."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.send_home(s, self.cards(s, use, it, who), BY_RETREAT, use):
            s.mark_carried_out()

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [
            card
            for card in subjects(s, self.of, use, it, who)
            if s.position(card) >= 0 and s.rules.may_retreat(s, card)
        ]


@dataclass(frozen=True)
class Switch(Effect):
    """Two units change places with each other (CON-17.3)."""

    of: Selector = FIRST

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        if len(cards) == SEATS:
            here, there = [s.place[card] // SEATS for card in cards]
            if here != there:
                s.rules.move_by_effect(s, list(zip(cards, (there, here))), use, who)

    def partly(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return len({s.place[card] // SEATS for card in cards}) == len(cards)


@dataclass(frozen=True)
class MoveApart(ChooseOneByOne):
    """Move up to a number of units, each to a different planet, after all were chosen (CON-17.3, CON-16.8)."""

    most: int
    of: Selector

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The units, or the planets for the chosen unit: `found` has units and planets in turn."""
        taken = use.topic.found
        if len(taken) % 2:
            planets = [s.duel.planet(position) for position in s.open_planets()]
            return [site for site in planets if site not in taken]
        left = [card for card in members(s, self.of, use, it, who) if card not in taken]
        free = len(s.open_planets()) > len(taken) // 2
        return [DONE, *left] if left and free and len(taken) < 2 * self.most else []

    def left(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        zones = {card: site - s.duel.cards for card, site in zip(use.topic.found[::2], use.topic.found[1::2])}
        s.rules.move_by_effect(s, [(card, zones[card]) for card in s.rules.affected(s, list(zones), use)], use, who)

    def taking(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("move to" if len(use.topic.found) % 2 else "choose", option)


@dataclass(frozen=True)
class Lose(Effect):
    """Units lose one or all keywords for a duration."""

    keyword: int
    until: int = END_OF_PHASE
    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        keywords = KEYWORDS if self.keyword == ALL_KEYWORDS else (self.keyword,)
        for card in s.rules.affected(s, subjects(s, self.of, use, it, who), use):
            lost = [keyword for keyword in keywords if s.stat(keyword, card) > 0]
            boosts = [Boost(card, s.births[card], LOST + keyword, 1, self.until) for keyword in lost]
            if boosts:
                s.boosts = (*s.boosts, *boosts)
                s.changed = True
                s.mark_carried_out()
                s.emit("lost-keywords", "CON-16.23", who, card, other=use.source, number=len(boosts))

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        keywords = KEYWORDS if self.keyword == ALL_KEYWORDS else (self.keyword,)
        cards = subjects(s, self.of, use, it, who)
        return bool([card for card in cards for keyword in keywords if s.stat(keyword, card) > 0])


@dataclass(frozen=True)
class CopyKeyword(Asking):
    """A unit gains one of the printed keywords of another, with its value, for a duration."""

    source: Selector
    of: Selector
    until: int = END_OF_PHASE

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [stat for card in subjects(s, self.source, use, it, who) for stat, _ in s.printed_keywords(card)]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        printed = [each for card in subjects(s, self.source, use, it, who) for each in s.printed_keywords(card)]
        number = [size for stat, size in printed if stat == option]
        for card in s.rules.affected(s, subjects(s, self.of, use, it, who), use):
            s.boosts = (*s.boosts, Boost(card, s.births[card], option, number[0], self.until))
            s.changed = True
            s.mark_carried_out()
            s.rules.tell_gain(s, card, option, number[0], use)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move(f"gain {STATS[option]}")
