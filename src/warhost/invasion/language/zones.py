"""Sets of zones, and of cards by the zone that they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import FIGHT, MARKS
from ...effects.language.select import Selector, TableSet
from ...effects.language.sets import It, place_of, subjects
from ...effects.state.card_table import NO_HOST
from ...engine.dataclass import dataclass
from .. import words
from ..state import InvasionState

if TYPE_CHECKING:
    from ...effects.state.world import World


def zone_now(use: AbilityUse, zone: int) -> int:
    """The zone that a selector refers to; for the triggering card, its zone at that time (`place_of`)."""
    return zone if use.occurrence.card == NOTHING and zone * words.SEATS < words.IN_PLAY else NOTHING


@dataclass(frozen=True)
class Here(TableSet):
    """Cards in the zone of this card, now or when the ability triggered."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return place_of(s, card, use) == use.place

    def found_in(self, s: World, use: AbilityUse) -> int:
        return zone_now(use, use.place // words.SEATS)


@dataclass(frozen=True)
class Corresponding(TableSet):
    """Cards in the zone of the same name of any player (INV-4.11)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return place_of(s, card, use) // words.SEATS == use.place // words.SEATS

    def found_in(self, s: World, use: AbilityUse) -> int:
        return zone_now(use, use.place // words.SEATS)


@dataclass(frozen=True)
class CorrespondingTo(TableSet):
    """Cards in the zone of the same name as that of a selected card, of any player (INV-4.11); without one, in any."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        others = [it] if isinstance(self.of, It) else subjects(s, self.of, use, it, who)
        return not others or s.place[card] // words.SEATS in [s.place[other] // words.SEATS for other in others]


@dataclass(frozen=True)
class InZone(TableSet):
    """Cards in a zone of this name, of any player."""

    zone: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return place_of(s, card, use) // words.SEATS == self.zone

    def found_in(self, s: World, use: AbilityUse) -> int:
        return zone_now(use, self.zone)


@dataclass(frozen=True)
class InZoneWithout(TableSet):
    """Cards in a zone in which there are no cards of a kind; a legend is in no zone (INV-20.1)."""

    kinds: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if s.place[card] // words.SEATS >= len(words.ZONES):
            return False
        for each in s.piles[s.place[card]]:
            if s.kinds[each] & self.kinds:
                return False
        return True


@dataclass(frozen=True)
class InTheZoneOf(TableSet):
    """Cards in the same zone as `it`; a section counts as its zone."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.place[card] == s.place[it]


@dataclass(frozen=True)
class AttackedZone(TableSet):
    """The section that is under attack, if it is this card's zone."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.kinds[card] == words.SECTION and s.place[card] == use.place


@dataclass(frozen=True)
class InDefendingZone(Selector):
    """Cards in the zone that is under attack."""

    def reads(self) -> int:
        return FIGHT | MARKS

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return len(s.fronts) > 0 and place_of(s, card, use) in attacked_places(s, use)


def attacked_places(s: InvasionState, use: AbilityUse) -> list[int]:
    """The places under attack that a text refers to: at the front where its card or host fights (INV-46.7)."""
    card = use.source
    if len(s.fronts) > 1 and card < s.duel.cards and s.is_in_play(card):
        if s.is_attachment(card) and s.host[card] != NO_HOST:
            card = s.host[card]
        if s.marks[card] & (words.ATTACKING | words.DEFENDING):
            return list(s.fronts[s.front_of(card)])
    return [place for front in s.fronts for place in front]


@dataclass(frozen=True)
class InBurningZone(Selector):
    """Cards in a zone whose section burns."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        place = place_of(s, card, use)
        return place // words.SEATS < len(words.ZONES) and s.marks[s.duel.section(place)] & words.BURNING != 0


@dataclass(frozen=True)
class InZoneOfAttack(TableSet):
    """Cards in the zone that was under attack when the ability was set off."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return use.occurrence.attack.battle >= 0 and s.place[card] == use.occurrence.attack.battle


@dataclass(frozen=True)
class InZoneWith(TableSet):
    """Cards in a player's zone that has at least `least` selected cards."""

    of: Selector
    least: int = 1

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if s.place[card] // words.SEATS >= len(words.ZONES):
            return False
        return len([each for each in s.piles[s.place[card]] if self.of.has(s, each, use, each, who)]) >= self.least


HERE: Final = Here()
THIS_ZONE: Final = AttackedZone()
CORRESPONDING: Final = Corresponding()
IN_KINGDOM: Final = InZone(words.KINGDOM)
IN_QUEST: Final = InZone(words.QUEST)
IN_BATTLEFIELD: Final = InZone(words.BATTLEFIELD)
UNDEVELOPED: Final = InZoneWithout(words.DEVELOPMENT)
WITHOUT_UNITS: Final = InZoneWithout(words.UNIT)
IN_ITS_ZONE: Final = InTheZoneOf()
IN_ATTACKED_ZONE: Final = InZoneOfAttack()
IN_DEFENDING_ZONE: Final = InDefendingZone()
IN_BURNING_ZONE: Final = InBurningZone()
