"""The sets of cards that both card games use, and the functions that find their members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...engine.dataclass import dataclass
from ..circumstances import NOTHING
from .ability_use import SEVERAL, AbilityUse
from .basis import DAMAGE, MARKS, TOKENS
from .select import (
    ALL,
    IN_PILES,
    IN_PLAY,
    NOT_ONE,
    OF_PLAYERS,
    ON_CHAIN,
    Aimed,
    Both,
    CardSet,
    Either,
    PileSet,
    Selector,
    TableSet,
    Without,
)

if TYPE_CHECKING:
    from ..state.modifiers import InForce
    from ..state.world import World


@dataclass(frozen=True)
class OfKind(TableSet):
    """Cards that count as one of these kinds at the moment; a development does not count as its printed kind."""

    kinds: int
    site_kinds: bool = False

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        happened = use.occurrence
        # The card has changed since the event: its kinds at that moment count.
        if card == happened.card and happened.was.kinds and not s.is_same(happened):
            return happened.was.kinds & self.kinds != 0
        return card < s.facts.objects and s.kinds[card] & self.kinds != 0

    def sites(self) -> bool:
        return self.site_kinds

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class Printed(TableSet):
    """Cards out of play with these printed kinds."""

    kinds: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.facts.kinds[card] & self.kinds != 0 and s.shows_face(card)


@dataclass(frozen=True)
class InDiscard(PileSet):
    """Cards in the discard pile of the player who carries the text out, or of their opponent."""

    opponents: bool = False

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.place[card] == self.pile(s, who)

    def pile(self, s: World, who: int) -> int:
        return s.facts.first_discard + (1 - who if self.opponents else who)


@dataclass(frozen=True)
class Topmost(PileSet):
    """The topmost matching cards in the player's discard pile, or the topmost one in either pile."""

    of: Selector
    amount: int = 1
    anybodys: bool = False

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        place = s.place[card]
        if place != self.pile(s, who) and not (self.anybodys and place - s.facts.first_discard in (0, 1)):
            return False
        left = self.amount
        for each in s.piles[place][::-1]:  # search from the top, only as far as necessary
            if self.of.has(s, each, use, each, who):
                left -= 1
                if each == card or left == 0:
                    return each == card
        return False

    def pile(self, s: World, who: int) -> int:
        return NOTHING if self.anybodys else s.facts.first_discard + who


@dataclass(frozen=True)
class Marked(Selector):
    """Cards with one of these marks: corrupted, attacking, exhausted."""

    marks: int

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.objects and s.marks[card] & self.marks != 0


@dataclass(frozen=True)
class Yours(TableSet):
    """Cards controlled by the player who carries the text out."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.controlled_by(card, who)

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class Mine(Selector):
    """Cards controlled by the controller of the text, whichever player carries it out."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.controlled_by(card, use.controller)


@dataclass(frozen=True)
class Enemys(TableSet):
    """Cards controlled by an opponent of the player who carries the text out."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return not s.controlled_by(card, who)

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class This(TableSet):
    """The card that has the text."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == use.source

    def sole(self, s: World, use: AbilityUse, it: int) -> int:
        return use.source

    def about_this(self) -> bool:
        return True

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class It(TableSet):
    """The card that the text refers to as "it"."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == it

    def sole(self, s: World, use: AbilityUse, it: int) -> int:
        return it


@dataclass(frozen=True)
class Trigger(TableSet):
    """The card that triggered the ability, until it leaves play and counts as a new card."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card == use.occurrence.card and s.age(card) == use.occurrence.birth


@dataclass(frozen=True)
class Another(TableSet):
    """Everything except the text's earlier targets (INV-11.6)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        for chosen in use.chosen.targets:
            if card in chosen:
                return False
        return True


@dataclass(frozen=True)
class Host(TableSet):
    """The card that this attachment is attached to."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.host[use.source] == card and s.births[use.source] == use.birth

    def sole(self, s: World, use: AbilityUse, it: int) -> int:
        return s.host[use.source]

    def about_host(self) -> bool:
        return True

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class Damaged(Selector):
    """Cards with at least one damage."""

    def reads(self) -> int:
        return DAMAGE

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.damage[card] > 0


@dataclass(frozen=True)
class WithTokens(Selector):
    """Cards with at least one resource token."""

    def reads(self) -> int:
        return TOKENS

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.tokens[card] > 0


@dataclass(frozen=True)
class OfTrait(CardSet):
    """Cards with a trait; a facedown card has none."""

    trait: str

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.shows_face(card):
            return False
        return s.has_trait(self.trait, card)

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class OfFaction(CardSet):
    """Cards with a race or faction."""

    faction: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.faction_of(card) == self.faction and s.shows_face(card)

    def depends_on_card_alone(self) -> bool:
        return True


@dataclass(frozen=True)
class SamePlace(TableSet):
    """Cards in the place where the chosen targets were when they were chosen (INV-11.7)."""

    slot: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if self.slot >= len(use.spots) or not use.spots[self.slot]:
            return True  # any candidate may be chosen first
        return s.place[card] == use.spots[self.slot][0]


@dataclass(frozen=True)
class Found(Selector):
    """The cards that the text has just revealed or discarded, wherever they are."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card in use.topic.found

    def scope(self) -> int:
        return IN_PILES

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class Players(Selector):
    """The players, as possible targets."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.facts.player(0) <= card < s.facts.first_link

    def scope(self) -> int:
        return OF_PLAYERS


@dataclass(frozen=True)
class InHand(PileSet):
    """Cards in the hand of the player who carries the text out, or of their opponent."""

    opponents: bool = False

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.place[card] == self.pile(s, who)

    def pile(self, s: World, who: int) -> int:
        return s.facts.first_hand + (1 - who if self.opponents else who)

    def unseen(self) -> bool:
        return True


@dataclass(frozen=True)
class Named(CardSet):
    """Cards with this title."""

    title: str

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.facts.titles[card] == self.title and s.bears_name(card)


@dataclass(frozen=True)
class WithAttachments(TableSet):
    """Cards with at least one attachment."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.is_in_play(card) and bool(s.attachments_of(card))


@dataclass(frozen=True)
class Unique(CardSet):
    """Unique cards; a facedown card is not unique (INV-3.1, CON-17.7)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.facts.unique[card] and s.bears_name(card)


@dataclass(frozen=True)
class AttachedTo(TableSet):
    """Cards attached to a selected card."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.host[card] in subjects(s, self.of, use, it, who)


@dataclass(frozen=True)
class HostOf(TableSet):
    """The cards that selected cards are attached to."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card in [s.host[each] for each in subjects(s, self.of, use, it, who)]

    def sole(self, s: World, use: AbilityUse, it: int) -> int:
        of = self.of.sole(s, use, it)
        return of if of < 0 else s.host[of] if of < s.facts.objects else NOTHING


YOURS: Final = Yours()
MINE: Final = Mine()
ENEMY: Final = Enemys()
THIS: Final = This()
IT: Final = It()
THAT: Final = Trigger()
ANOTHER: Final = Another()
HOST: Final = Host()
IN_DISCARD: Final = InDiscard()
IN_ENEMY_DISCARD: Final = InDiscard(opponents=True)
DAMAGED: Final = Damaged()
WITH_TOKENS: Final = WithTokens()
UNIQUE: Final = Unique()
FIRST: Final = Aimed(0)
SECOND: Final = Aimed(1)
THIRD: Final = Aimed(2)
OTHER: Final = ALL - THIS
SAME_PLACE: Final = SamePlace(0)
FOUND: Final = Found()
PLAYERS: Final = Players()
IN_HAND: Final = InHand()
WITH_ATTACHMENTS: Final = WithAttachments()


def subjects(s: World, selector: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The cards that a verb acts on; the two most frequent sets need no search."""
    if isinstance(selector, It):
        if it >= 0:
            return [it] if is_current(s, use, it) else []
        return list(use.topic.found) if it == SEVERAL else []
    if isinstance(selector, This):
        return [use.source] if s.births[use.source] == use.birth and s.is_in_play(use.source) else []
    if isinstance(selector, Trigger):
        card = use.occurrence.card
        return [card] if card != NOTHING and s.age(card) == use.occurrence.birth else []
    if isinstance(selector, Host):
        host = s.host[use.source]
        if host < s.facts.cards:  # False if it is attached to a place or to nothing
            return [host] if s.births[use.source] == use.birth else []
    if isinstance(selector, Aimed):
        return list(use.chosen.targets[selector.slot]) if selector.slot < len(use.chosen.targets) else []
    if isinstance(selector, Found):
        return list(use.topic.found)
    return members(s, selector, use, it, who)


def are_all_there(s: World, selector: Selector, use: AbilityUse, it: int, who: int) -> bool:
    """True if every card that a text names ("this unit and the target") is there, not only one of them."""
    if isinstance(selector, Either):
        return are_all_there(s, selector.one, use, it, who) and are_all_there(s, selector.other, use, it, who)
    return bool(subjects(s, selector, use, it, who))


def subjects_of(s: World, modifier: InForce[Any], of: Selector) -> list[int]:
    """The selected cards of a rule modifier in force."""
    return subjects(s, of, modifier.use, modifier.it, modifier.use.controller)


def of_a_hand(selector: Selector) -> bool:
    """True if a set is searched for in a hand, whose cards other players cannot see."""
    if isinstance(selector, (Both, Either, Without)):
        return of_a_hand(selector.one) or of_a_hand(selector.other)
    return isinstance(selector, InHand)


def places_of(s: World, selector: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The places of the selected cards.  For the card that triggered the ability: its place at that time."""
    if isinstance(selector, Trigger):
        return [use.occurrence.was.place] if use.occurrence.was.place != NOTHING else []
    if isinstance(selector, Aimed) and selector.slot < len(use.chosen.targets):
        return _spots_of(s, use, selector.slot)
    return [place_of(s, card, use) for card in subjects(s, selector, use, it, who)]


def _spots_of(s: World, use: AbilityUse, slot: int) -> list[int]:
    """The places of the chosen targets; for one that has left play, its place when it was chosen."""
    found: list[int] = []
    for card, age, spot in zip(use.chosen.targets[slot], use.chosen.ages[slot], use.spots[slot]):
        found.append(place_of(s, card, use) if s.age(card) == age else spot)
    return found


def place_of(s: World, card: int, use: AbilityUse) -> int:
    """The place of a card; for the card that triggered the ability and has left play since, its place at that time.

    If it has returned to play it is another card, at its new place (INV-FAQ-38, CON-16.21).
    """
    happened = use.occurrence
    if card == happened.card and happened.was.place != NOTHING and not s.is_in_play(card):
        return happened.was.place
    return s.place[card]


def is_current(s: World, use: AbilityUse, it: int) -> bool:
    """False if a card that the text refers to has left play since, and so counts as a new card."""
    for chosen, ages in zip(use.chosen.targets, use.chosen.ages):
        if it in chosen:
            return s.age(it) == ages[chosen.index(it)]
    if it == use.topic.about:
        return s.age(it) == use.topic.age
    return it != use.occurrence.card or s.age(it) == use.occurrence.birth


def members(s: World, selector: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The cards that a selector matches, in table order."""
    cards = looked_at(s, selector, use, it, who)
    s.meter.looked += len(cards)
    return [card for card in cards if selector.has(s, card, use, it, who)]


def has_members(s: World, selector: Selector, use: AbilityUse, it: int, who: int, least: int) -> bool:
    """True if a selector matches at least `least` cards; the search stops there."""
    if least <= 0:
        return True
    cards = looked_at(s, selector, use, it, who)
    s.meter.looked += len(cards)
    for card in cards:
        if selector.has(s, card, use, it, who):
            least -= 1
            if least == 0:
                return True
    return False


def looked_at(s: World, selector: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The cards to search for members, in table order."""
    scope = selector.scope()
    if scope == IN_PLAY:
        only = selector.sole(s, use, it)
        if only != NOT_ONE:
            if only < s.facts.cards:
                there = only >= 0 and s.is_in_play(only)
            else:
                there = only < s.facts.objects and selector.sites()
            return [only] if there else []
        cards: list[int] = []
        if not selector.only_sites():
            zone = selector.found_in(s, use)
            cards = s.in_play() if zone == NOTHING else s.in_zone(zone)
        if selector.sites():
            cards += s.facts.sites
        return cards
    if scope == ON_CHAIN:
        return [s.facts.first_link + n for n in range(len(s.links()))]
    if scope == OF_PLAYERS:
        return [s.facts.player(seat) for seat in s.in_turn()]
    place = selector.pile(s, who)
    return s.out_of_play() if place == NOTHING else list(s.piles[place])
