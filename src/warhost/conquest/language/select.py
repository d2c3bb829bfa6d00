"""Selectors of Conquest: planets and headquarters, piles, printed facts, roles in events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.select import ALL, IN_PILES, Cards, CardSet, PileSet, Selector, TableSet
from ...effects.language.sets import YOURS, Marked, OfKind, members, subjects
from ...engine.dataclass import dataclass
from .. import words
from ..pending import scar
from ..state import ConquestState

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class SameFaction(CardSet):
    """Cards of the faction of a selected card; neutral cards share no faction."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or s.faction_of(card) == words.NEUTRAL:
            return False
        return s.faction_of(card) in [s.faction_of(each) for each in subjects(s, self.of, use, it, who)]


@dataclass(frozen=True)
class WithStat(Selector):
    """Cards with a keyword."""

    stat: int

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards:
            return False
        return (s.stat(self.stat, card) if s.is_in_play(card) else s.keyword(self.stat, card)) > 0


@dataclass(frozen=True)
class DoneBy(Selector):
    """The card that caused the event, such as the attacker or the source of damage, unless it is a new card now."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == use.occurrence.cause.card and s.age(card) == use.occurrence.cause.birth


@dataclass(frozen=True)
class Attacked(Selector):
    """The unit that was attacked, even if another unit took the damage."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == use.occurrence.attack.card and s.age(card) == use.occurrence.attack.birth


@dataclass(frozen=True)
class DoneTo(Selector):
    """The card that the event happened to, if the cause is in a set."""

    by: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        by = use.occurrence.cause.card
        return by != NOTHING and self.by.has(s, by, use, it, who)

    def about_this(self) -> bool:
        return False


@dataclass(frozen=True)
class DamagedBy(Cards):
    """Cards damaged by a selected card in this phase, even if the damage is no longer on them."""

    of: Selector

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return bool([by for by in subjects(s, self.of, use, it, who) if scar(s.births, by, card) in s.scars])


@dataclass(frozen=True)
class InAnyDiscard(PileSet):
    """Cards in the discard pile of any player."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.place[card] // words.SEATS == words.DISCARD


@dataclass(frozen=True)
class InReserve(Selector):
    """Cards in reserve at a planet (CON-19.9)."""

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.duel.cards and s.in_reserve(card) != NOTHING

    def unseen(self) -> bool:
        return True

    def scope(self) -> int:
        return IN_PILES

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class PlayedFromDiscard(Selector):
    """An event that was played out of a discard pile."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return use.occurrence.was.place // words.SEATS == words.DISCARD


@dataclass(frozen=True)
class PrintedKind(CardSet):
    """Cards out of play, or entering it, by type."""

    kinds: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card != NOTHING and s.facts.kinds[card] & self.kinds != 0


@dataclass(frozen=True)
class OwnWarlord(CardSet):
    """The warlord of the player who carries it out."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.objects and s.kinds[card] & words.WARLORD != 0 and s.controlled_by(card, who)


@dataclass(frozen=True)
class CostWithin(TableSet):
    """Cards with a printed cost of at most the number of selected cards at the same planet."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        zone = s.place[card] // words.SEATS
        if card >= s.facts.cards or zone >= words.LINE or not s.has_cost(card):
            return False
        there = [each for each in members(s, self.of, use, it, who) if s.place[each] // words.SEATS == zone]
        return s.facts.cost[card] <= len(there)


@dataclass(frozen=True)
class WithLabel(Cards):
    """Cards with a specialization, printed or gained (CON-15.14)."""

    label: str

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.duel.cards:
            return False
        return self.label in s.duel.defs[card].labels or (s.is_in_play(card) and s.has_gained(self.label, card))


@dataclass(frozen=True)
class UsedFor(Selector):
    """A shield card used for a selected unit."""

    unit: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        aimed = use.occurrence.attack.card
        return aimed != NOTHING and self.unit.has(s, aimed, use, it, who)


@dataclass(frozen=True)
class OfNamedKind(TableSet):
    """Cards of the named type, whose number is X."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.facts.kinds[card] & use.chosen.x != 0


@dataclass(frozen=True)
class WithShields(TableSet):
    """Cards with at least one shield icon."""

    def has(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.duel.cards and s.duel.shields[card] > 0


OF_THAT_TYPE: Final = OfNamedKind()
WITH_SHIELDS: Final = WithShields()
DEFENDERS: Final = Marked(words.DEFENDING)
UNITS: Final = OfKind(words.UNIT)
WARLORDS: Final = OfKind(words.WARLORD)
YOUR_WARLORD: Final = OwnWarlord()
ARMY_UNITS: Final = OfKind(words.ARMY)
TOKENS: Final = OfKind(words.TOKEN)
NON_WARLORD_UNITS: Final = OfKind(words.ARMY | words.TOKEN | words.SYNAPSE)
SYNAPSES: Final = OfKind(words.SYNAPSE)
ATTACHMENTS: Final = OfKind(words.ATTACHMENT)
SUPPORTS: Final = OfKind(words.SUPPORT)
BOTH_HEADQUARTERS: Final = OfKind(words.HEADQUARTERS, site_kinds=True)
OWN_HEADQUARTERS: Final = BOTH_HEADQUARTERS & YOURS
READY: Final = ALL - Marked(words.EXHAUSTED)
BLOODIED_CARDS: Final = Marked(words.BLOODIED)
ATTACKERS: Final = Marked(words.ATTACKING)
EXHAUSTED_CARDS: Final = Marked(words.EXHAUSTED)
LIMITED_CARDS: Final = WithStat(words.LIMITED)
BY: Final = DoneBy()
ATTACKED: Final = Attacked()
IN_ANY_DISCARD: Final = InAnyDiscard()
PLAYED_FROM_DISCARD: Final = PlayedFromDiscard()
RESERVES: Final = InReserve()
UNIT_CARDS: Final = PrintedKind(words.ARMY)
EVENT_CARDS: Final = PrintedKind(words.EVENT)
ATTACHMENT_CARDS: Final = PrintedKind(words.ATTACHMENT)
SUPPORT_CARDS: Final = PrintedKind(words.SUPPORT)
