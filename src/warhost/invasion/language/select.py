"""The selectors that only Invasion has: its zones, its kinds of cards, and what they do in combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from ...effects.abilities import ACTION, PLAY
from ...effects.basis import PILES, TABLE
from ...effects.select import (
    IN_PILES,
    ON_CHAIN,
    Marked,
    OfKind,
    OfTrait,
    Selector,
    place_of,
)
from ...effects.use import Use
from ..card import ATTACHMENT, HERO
from ..duel import CANCELLED, DEVELOP
from ..words import (
    ATTACKING,
    BATTLEFIELD,
    CORRUPTED,
    DEFENDING,
    DEVELOPMENT,
    DISCARD,
    KINGDOM,
    LEGEND,
    QUEST,
    QUEST_CARD,
    SEATS,
    SECTION,
    SUPPORT,
    TACTIC,
    UNIT,
)

if TYPE_CHECKING:
    from ...effects.world import World


@dataclass(frozen=True)
class Here(Selector):
    """In the zone of this card: where it is, or was when the ability was set off."""

    READS: ClassVar[int] = TABLE

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) == use.place


@dataclass(frozen=True)
class Corresponding(Selector):
    """In the zone of the same name, of any player (INV-4.11)."""

    READS: ClassVar[int] = TABLE

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) // SEATS == use.place // SEATS


@dataclass(frozen=True)
class CorrespondingToTarget(Selector):
    """In the zone of the same name as the first target's, of any player."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if not use.targets or not use.targets[0]:
            return True
        return s.place[card] // SEATS == s.place[use.targets[0][0]] // SEATS


@dataclass(frozen=True)
class InZone(Selector):
    """In a zone of this name, of any player."""

    READS: ClassVar[int] = TABLE
    zone: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) // SEATS == self.zone


@dataclass(frozen=True)
class InZoneWithout(Selector):
    """In a zone in which there are no cards of a kind."""

    READS: ClassVar[int] = TABLE
    kinds: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        for each in s.piles[s.place[card]]:
            if s.kinds[each] & self.kinds:
                return False
        return True


@dataclass(frozen=True)
class InTheZoneOf(Selector):
    """In the same zone as `it`: a section stands for its zone."""

    READS: ClassVar[int] = TABLE

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.place[card] == s.place[it]


@dataclass(frozen=True)
class QuestingHere(Selector):
    """The unit on this quest (INV-19.2)."""

    READS: ClassVar[int] = TABLE

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.host[card] == use.source and s.kinds[card] & UNIT != 0

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class InDiscard(Selector):
    """In the discard pile of the player who carries it out."""

    READS: ClassVar[int] = PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.place[card] == DISCARD * SEATS + who

    def scope(self) -> int:
        return IN_PILES


@dataclass(frozen=True)
class JustPlayed(Selector):
    """A card that was just played: on the chain, not yet resolved (INV-23.10), and not facedown (INV-22.2).

    What follows the text of a link of the chain sees the links before that one, as the link itself did: so a copy of
    a copy comes to an end.
    """

    kinds: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        number = card - s.facts.first_link
        if number < 0 or use.source in [each.source for each in s.chain[: number + 1] if each.ability.kind == PLAY]:
            return False
        link = s.chain[number]
        if link.ability is DEVELOP or link.ability is CANCELLED:
            return False
        return link.ability.kind == PLAY and s.facts.kinds[link.source] & self.kinds != 0

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class JustTriggered(Selector):
    """An Action just triggered by a card of these kinds other than this one."""

    kinds: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.chain[card - s.facts.first_link]
        other = link.source != use.source
        return link.ability.kind == ACTION and other and s.facts.kinds[link.source] & self.kinds != 0

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class AttackedZone(Selector):
    """The section that is under attack, if it is this card's zone."""

    READS: ClassVar[int] = TABLE

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.kinds[card] == SECTION and s.place[card] == use.place


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

HERE: Final = Here()
THIS_ZONE: Final = AttackedZone()
CORRESPONDING: Final = Corresponding()
CORRESPONDING_TO_TARGET: Final = CorrespondingToTarget()
IN_KINGDOM: Final = InZone(KINGDOM)
IN_QUEST: Final = InZone(QUEST)
IN_BATTLEFIELD: Final = InZone(BATTLEFIELD)
UNDEVELOPED: Final = InZoneWithout(DEVELOPMENT)
WITHOUT_UNITS: Final = InZoneWithout(UNIT)
IN_ITS_ZONE: Final = InTheZoneOf()
QUESTING_HERE: Final = QuestingHere()
IN_DISCARD: Final = InDiscard()
TACTIC_JUST_PLAYED: Final = JustPlayed(TACTIC)

ATTACKERS: Final = Marked(ATTACKING)
DEFENDERS: Final = Marked(DEFENDING)
PARTICIPANTS: Final = Marked(ATTACKING | DEFENDING)
CORRUPTED_CARDS: Final = Marked(CORRUPTED)
