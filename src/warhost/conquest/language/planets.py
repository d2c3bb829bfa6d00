"""Sets of planets, and of cards by the planet that they are at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import FIGHT, REALM
from ...effects.language.effect import Condition
from ...effects.language.select import Selector, TableSet
from ...effects.language.sets import SAME_PLACE, place_of, places_of, subjects
from ...engine.dataclass import dataclass
from .. import words
from ..state import ConquestState

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class Here(TableSet):
    """Cards at the planet of the ability's card; a card in a headquarters is at no planet (CON-17.6)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = use.place // words.SEATS
        return zone < words.LINE and place_of(s, card, use) // words.SEATS == zone

    def found_in(self, s: World, use: AbilityUse) -> int:
        zone = use.place // words.SEATS
        return zone if zone < words.LINE else NOTHING


@dataclass(frozen=True)
class At(TableSet):
    """Cards at the same planet as a selected card, or at a selected planet or headquarters.

    Cards in a headquarters are not at the same planet (CON-17.6).
    """

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        mine = place_of(s, card, use)
        for place in places_of(s, self.of, use, it, who):
            if place // words.SEATS < words.LINE and mine // words.SEATS == place // words.SEATS:
                return True
        if mine // words.SEATS < words.LINE:
            return False
        sites = [other for other in subjects(s, self.of, use, it, who) if other >= s.facts.cards]
        return mine in [s.place[site] for site in sites]


@dataclass(frozen=True)
class WithAtLeast(TableSet):
    """Planets with at least a number of selected cards."""

    least: int
    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = s.place[card] // words.SEATS
        if zone >= words.LINE:
            return False
        return len([each for each in s.in_zone(zone) if self.of.has(s, each, use, it, who)]) >= self.least


@dataclass(frozen=True)
class AdjacentTo(TableSet):
    """Adjacent planets of a selected card's planet, and the cards at them (CON-2.9)."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = place_of(s, card, use) // words.SEATS
        for place in places_of(s, self.of, use, it, who):
            there = place // words.SEATS
            if zone < words.LINE and there < words.LINE and abs(zone - there) == 1:
                return True
        return False


@dataclass(frozen=True)
class AdjacentHere(TableSet):
    """Adjacent planets of this planet, and the cards at them (CON-2.9)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        here, there = use.place // words.SEATS, s.place[card] // words.SEATS
        return here < words.LINE and there < words.LINE and abs(here - there) == 1


@dataclass(frozen=True)
class AtPlanets(TableSet):
    """Cards at any planet."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return place_of(s, card, use) // words.SEATS < words.LINE


@dataclass(frozen=True)
class Together(TableSet):
    """Cards at the same planet as the earlier choices for the text's first target; the first is not restricted."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return place_of(s, card, use) // words.SEATS < words.LINE and SAME_PLACE.has(s, card, use, it, who)


@dataclass(frozen=True)
class AtHeadquarters(TableSet):
    """Cards in any headquarters."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.place[card] // words.SEATS == words.HQ


@dataclass(frozen=True)
class AtFirstPlanet(Selector):
    """The first planet, and the cards at it; there may be none (CON-13.5)."""

    def reads(self) -> int:
        return REALM

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.first_planet() != NOTHING and place_of(s, card, use) // words.SEATS == s.first_planet()


@dataclass(frozen=True)
class OpenPlanets(Selector):
    """Planets that are face up (CON-2.10)."""

    def reads(self) -> int:
        return REALM

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.duel.kinds[card] == words.PLANET and s.is_face_up(card - s.duel.cards)

    def sites(self) -> bool:
        return True

    def only_sites(self) -> bool:
        return True


@dataclass(frozen=True)
class OfType(Selector):
    """Planets with a type symbol, and the cards at them (CON-1.8)."""

    symbol: int

    def reads(self) -> int:
        return REALM

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = place_of(s, card, use) // words.SEATS
        return zone < words.LINE and s.symbols_at(zone) & self.symbol != 0


@dataclass(frozen=True)
class SharesType(Selector):
    """Planets with a type symbol of a selected card's planet, and the cards at them."""

    of: Selector

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = place_of(s, card, use) // words.SEATS
        for place in places_of(s, self.of, use, it, who):
            there = place // words.SEATS
            if zone < words.LINE and there < words.LINE and s.symbols_at(zone) & s.symbols_at(there):
                return True
        return False


@dataclass(frozen=True)
class Infested(Selector):
    """Planets with an infestation token, and the cards at them (CON-19.4)."""

    def reads(self) -> int:
        return REALM

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = place_of(s, card, use) // words.SEATS
        return zone < words.LINE and s.is_infested(zone)


@dataclass(frozen=True)
class AtBattle(Selector):
    """Cards at the planet of the present battle."""

    def reads(self) -> int:
        return FIGHT

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.battle != NOTHING and s.place[card] // words.SEATS == s.battle


@dataclass(frozen=True)
class LeftHere(Selector):
    """Cards that have moved from this planet (CON-17.3)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return (
            use.place // words.SEATS < words.LINE
            and use.occurrence.was.place // words.SEATS == use.place // words.SEATS
        )


@dataclass(frozen=True)
class MovedTo(Selector):
    """The planet or headquarters that the unit has moved to."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == use.occurrence.attack.card

    def sites(self) -> bool:
        return True


@dataclass(frozen=True)
class AtLastPlanet(Selector):
    """The last faceup planet, and the cards at it."""

    def reads(self) -> int:
        return REALM

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        planets = s.open_planets()
        return bool(planets) and place_of(s, card, use) // words.SEATS == planets[-1]


@dataclass(frozen=True)
class BeyondFirstPlanet(Condition):
    """This planet, or the planet of this card, is not the first planet."""

    def reads(self) -> int:
        return REALM

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        zone = use.place // words.SEATS
        return zone < words.LINE and zone != s.first_planet()


@dataclass(frozen=True)
class Apart(TableSet):
    """Cards at another planet than all earlier choices for the text's first target."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        taken = [s.place[each] // words.SEATS for each in use.chosen_for(0)]
        return place_of(s, card, use) // words.SEATS not in taken


AT_LAST_PLANET: Final = AtLastPlanet()
BEYOND_FIRST_PLANET: Final = BeyondFirstPlanet()
APART: Final = Apart()
HERE: Final = Here()
LEFT_HERE: Final = LeftHere()
ADJACENT: Final = AdjacentHere()
AT_PLANETS: Final = AtPlanets()
AT_HEADQUARTERS: Final = AtHeadquarters()
AT_FIRST_PLANET: Final = AtFirstPlanet()
AT_BATTLE: Final = AtBattle()
INFESTED: Final = Infested()
PLANETS: Final = OpenPlanets()
TOGETHER: Final = Together()
DESTINATION: Final = MovedTo()
