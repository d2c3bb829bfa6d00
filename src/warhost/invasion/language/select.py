"""Selectors of Invasion: its zones, its kinds of cards, and their part in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import MARKS, PILES
from ...effects.language.effect import HowMany, value
from ...effects.language.select import Cards, CardSet, PileSet, Selector, TableSet
from ...effects.language.sets import HostOf, InHand, Marked, OfKind, OfTrait, members, subjects
from ...effects.state.card_table import NO_HOST
from ...engine.dataclass import dataclass
from ..card import ATTACHMENT, HERO
from ..state import InvasionState
from ..words import (
    BURNING,
    CORRUPTED,
    DECK,
    DEVELOPMENT,
    ENTERS_DISCARD,
    FACEDOWN,
    LEGEND,
    QUEST_CARD,
    SEATS,
    SECTION,
    SUPPORT,
    TACTIC,
    UNIT,
)

ANY_RACE: Final = -1
NO_STAT: Final = -1

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class QuestingHere(CardSet):
    """The unit on this quest (INV-19.2)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.host[card] == use.source and s.kinds[card] & UNIT != 0

    def found_in(self, s: World, use: AbilityUse) -> int:
        """The zone of the quest; NOTHING if the quest has left play."""
        return s.place[use.source] // SEATS if s.is_in_play(use.source) else NOTHING


@dataclass(frozen=True)
class Bearing(HostOf):
    """The host of a selected attachment, or the quest on which a selected unit is."""

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class ByAnother(TableSet):
    """Cards that are affected by another card than this one."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return use.occurrence.cause.card != use.source


@dataclass(frozen=True)
class QuestingOn(CardSet):
    """The units on a selected quest (INV-19.2)."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.kinds[card] & UNIT or s.host[card] == NO_HOST:
            return False
        return s.host[card] in subjects(s, self.of, use, it, who)


@dataclass(frozen=True)
class FacedownFace(Cards):
    """A facedown card whose face has a kind, and a race or a trait; only its owner sees it (INV-4.14)."""

    kinds: int
    race: int = ANY_RACE
    trait: str = ""
    without: int = NO_STAT  # the card must not have this keyword printed on it

    def reads(self) -> int:
        return MARKS

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.marks[card] & FACEDOWN or not s.is_in_play(card):
            return False
        if self.without != NO_STAT and s.duel.defs[card].keyword(self.without):
            return False
        facts = s.facts
        race = self.race == ANY_RACE or facts.faction[card] == self.race
        return race and facts.kinds[card] & self.kinds != 0 and (not self.trait or self.trait in facts.traits[card])


@dataclass(frozen=True)
class OnQuest(CardSet):
    """Cards on a quest (INV-19.2)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.kinds[card] & UNIT != 0 and s.host[card] != NO_HOST


@dataclass(frozen=True)
class DiscardedThisTurn(Selector):
    """Cards that entered their discard pile this turn."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return bool([each for kind, each, _, _ in s.recorded() if kind == ENTERS_DISCARD and each == card])


@dataclass(frozen=True)
class OfCapital(CardSet):
    """Cards of the race of their controller's capital."""

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.facts.faction[card] == s.capitals[s.controller[card]] and s.shows_face(card)


@dataclass(frozen=True)
class CostExtreme(Cards):
    """Of the selected cards, those with the lowest or highest printed cost."""

    of: Selector
    highest: bool = False

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if not self.of.has(s, card, use, it, who):
            return False
        costs = [s.rules.cost_of(s, each) for each in members(s, self.of, use, it, who)]
        return s.rules.cost_of(s, card) == (max(costs) if self.highest else min(costs))


@dataclass(frozen=True)
class RemainingBelow(Selector):
    """Cards with fewer than `number` remaining hit points (INV-2.12)."""

    number: HowMany

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.objects and s.rules.remaining_hit_points(s, card) < value(self.number, s, use, it, who)


@dataclass(frozen=True)
class HitPointsBelow(Cards):
    """Cards with fewer hit points than a number, regardless of damage (INV-2.12)."""

    number: HowMany

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.hit_points[card] < value(self.number, s, use, it, who)


@dataclass(frozen=True)
class TopOfDeck(PileSet):
    """The top card of the player's deck."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card in s.piles[DECK * SEATS + who][-1:]


@dataclass(frozen=True)
class TitleWord(CardSet):
    """Cards with this word in their title, singular or plural."""

    word: str

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.bears_name(card):
            return False
        words = s.facts.titles[card].replace("-", " ").split()
        return self.word in words or f"{self.word}s" in words


@dataclass(frozen=True)
class WithZoneAbility(CardSet):
    """Cards with a printed ability for one of these zones only, such as a Kingdom or Quest ability."""

    zones: tuple[int, ...]

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.shows_face(card):
            return False
        return bool([entry for entry in s.facts.entries[card] if entry.ability.zone in self.zones])


@dataclass(frozen=True)
class WithKeyword(Cards):
    """Cards with a keyword, also facedown or out of play."""

    stat: int

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.keyword(self.stat, card) > 0


UNITS: Final = OfKind(UNIT)
SUPPORTS: Final = OfKind(SUPPORT)
QUESTS: Final = OfKind(QUEST_CARD)
TACTICS: Final = OfKind(TACTIC)
DEVELOPMENTS: Final = OfKind(DEVELOPMENT)
LEGENDS: Final = OfKind(LEGEND)
SECTIONS: Final = OfKind(SECTION, True)
FIGHTERS: Final = OfKind(UNIT | LEGEND)
ATTACHMENTS: Final = OfTrait(ATTACHMENT)
HEROES: Final = OfTrait(HERO)

QUESTING_HERE: Final = QuestingHere()
BURNING_SECTIONS: Final = SECTIONS & Marked(BURNING)
FACEDOWN_CARDS: Final = Marked(FACEDOWN)
IN_ENEMY_HAND: Final = InHand(opponents=True)
TOP_OF_DECK: Final = TopOfDeck()
QUESTING: Final = OnQuest()
DISCARDED_THIS_TURN: Final = DiscardedThisTurn()
OF_CAPITAL: Final = OfCapital()

BY_ANOTHER: Final = ByAnother()
CORRUPTED_CARDS: Final = Marked(CORRUPTED)
