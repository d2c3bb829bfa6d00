"""The selectors that only Invasion has: its zones, its kinds of cards, and what they do in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.abilities import ACTION, PLAY
from ...effects.basis import FIGHT, MARKS, PILES
from ...effects.numbers import HowMany, value
from ...effects.select import (
    ALL,
    IN_PILES,
    ON_CHAIN,
    CardSet,
    InHand,
    Marked,
    OfKind,
    OfTrait,
    PileSet,
    Selector,
    TableSet,
    members,
    place_of,
    subjects,
)
from ...effects.use import NOTHING, Use
from ...effects.world import NO_HOST
from ...engine.dataclass import dataclass
from ..card import ATTACHMENT, HERO
from ..duel import CANCELLED, DEVELOP
from ..state import InvasionState
from ..words import (
    ATTACKED_JUST_NOW,
    ATTACKING,
    ATTACKS,
    BATTLEFIELD,
    BURNING,
    CORRUPTED,
    DECK,
    DEFENDING,
    DEFENDS,
    DEVELOPMENT,
    DISCARD,
    ENTERS_DISCARD,
    FACEDOWN,
    HELD_BACK,
    IN_PLAY,
    KINGDOM,
    LEGEND,
    PHASE_ENDS,
    QUEST,
    QUEST_CARD,
    SEATS,
    SECTION,
    SUPPORT,
    TACTIC,
    UNIT,
    ZONE_ATTACKED,
    ZONES,
)

ANY_RACE: Final = -1
NO_STAT: Final = -1

if TYPE_CHECKING:
    from ...effects.world import World


def zone_now(use: Use, zone: int) -> int:
    """A zone, if its cards are those that lie there: what set an ability off counts where it was then (`place_of`)."""
    return zone if use.occurrence.card == NOTHING and zone * SEATS < IN_PLAY else NOTHING


@dataclass(frozen=True)
class Here(TableSet):
    """In the zone of this card: where it is, or was when the ability was set off."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) == use.place

    def found_in(self, s: World, use: Use) -> int:
        return zone_now(use, use.place // SEATS)


@dataclass(frozen=True)
class Corresponding(TableSet):
    """In the zone of the same name, of any player (INV-4.11)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) // SEATS == use.place // SEATS

    def found_in(self, s: World, use: Use) -> int:
        return zone_now(use, use.place // SEATS)


@dataclass(frozen=True)
class CorrespondingToIt(TableSet):
    """In the zone of the same name as that of the card that the sentence speaks of, of any player (INV-4.11)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.place[card] // SEATS == s.place[it] // SEATS


@dataclass(frozen=True)
class CorrespondingToTarget(Selector):
    """In the zone of the same name as the first target's, of any player."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if not use.targets or not use.targets[0]:
            return True
        return s.place[card] // SEATS == s.place[use.targets[0][0]] // SEATS


@dataclass(frozen=True)
class InZone(TableSet):
    """In a zone of this name, of any player."""

    zone: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return place_of(s, card, use) // SEATS == self.zone

    def found_in(self, s: World, use: Use) -> int:
        return zone_now(use, self.zone)


@dataclass(frozen=True)
class InZoneWithout(TableSet):
    """In a zone in which there are no cards of a kind."""

    kinds: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        for each in s.piles[s.place[card]]:
            if s.kinds[each] & self.kinds:
                return False
        return True


@dataclass(frozen=True)
class InTheZoneOf(TableSet):
    """In the same zone as `it`: a section stands for its zone."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.place[card] == s.place[it]


@dataclass(frozen=True)
class QuestingHere(CardSet):
    """The unit on this quest (INV-19.2)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.host[card] == use.source and s.kinds[card] & UNIT != 0

    def found_in(self, s: World, use: Use) -> int:
        """It stands where the quest lies; a quest that has left play has none."""
        return s.place[use.source] // SEATS if s.is_in_play(use.source) else NOTHING


@dataclass(frozen=True)
class JustPlayed(Selector):
    """A card that was just played: on the chain, not yet resolved (INV-23.10), and not facedown (INV-22.2).

    What follows the text of a link of the chain sees the links before that one, as the link itself did: so a copy of
    a copy comes to an end.
    """

    kinds: int
    of: Selector = ALL  # what the card must be besides

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        number = card - s.facts.first_link
        if number < 0 or use.source in [each.source for each in s.chain[: number + 1] if each.ability.kind == PLAY]:
            return False
        link = s.chain[number]
        if link.ability is DEVELOP or link.ability is CANCELLED:
            return False
        if link.ability.kind != PLAY or not s.facts.kinds[link.source] & self.kinds:
            return False
        return self.of.has(s, link.source, use, link.source, who)

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
class JustUsed(Selector):
    """An Action that was just triggered, also that of a tactic; playing any other card is none (INV-6.6)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.chain[card - s.facts.first_link]
        if link.source == use.source or link.ability is DEVELOP or link.ability is CANCELLED:
            return False
        return link.ability.kind == ACTION or (link.ability.kind == PLAY and s.facts.kinds[link.source] & TACTIC != 0)

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class ThatAction(Selector):
    """The Action that has just been triggered and set this ability off: the last link of the chain."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        number = card - s.facts.first_link
        return number >= 0 and number == len(s.chain) - 1 and s.chain[number].source == use.occurrence.card

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class JustAttacked(Selector):
    """Which attacked in the combat that has just ended: it is no attacker any more (INV-13.33, INV-39.30)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card < s.facts.cards and s.marks[card] & ATTACKED_JUST_NOW != 0

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class Bearing(CardSet):
    """To which a card of a set is attached."""

    of: Selector

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card in [s.host[each] for each in subjects(s, self.of, use, it, who)]


@dataclass(frozen=True)
class ByAnother(TableSet):
    """What another card than this one did it to."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return use.occurrence.by != use.source


@dataclass(frozen=True)
class QuestingOn(CardSet):
    """The units on a quest of a set (INV-19.2)."""

    of: Selector

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.kinds[card] & UNIT or s.host[card] == NO_HOST:
            return False
        return s.host[card] in subjects(s, self.of, use, it, who)


@dataclass(frozen=True)
class FacedownFace(Selector):
    """A facedown card whose face is of a kind, and of a race or with a trait: only its owner sees that (INV-4.14)."""

    kinds: int
    race: int = ANY_RACE
    trait: str = ""
    without: int = NO_STAT  # a keyword that is not printed on it

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.marks[card] & FACEDOWN or not s.is_in_play(card):
            return False
        assert isinstance(s, InvasionState)
        if self.without != NO_STAT and s.duel.defs[card].keyword(self.without):
            return False
        facts = s.facts
        race = self.race == ANY_RACE or facts.faction[card] == self.race
        return race and facts.kinds[card] & self.kinds != 0 and (not self.trait or self.trait in facts.traits[card])

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class AttackedZone(TableSet):
    """The section that is under attack, if it is this card's zone."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return s.kinds[card] == SECTION and s.place[card] == use.place


@dataclass(frozen=True)
class AimingAt(Selector):
    """A link of the chain that targets a card of a set: an Action, or an attachment being played (INV-11.10)."""

    of: Selector

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.chain[card - s.facts.first_link]
        if link.source == use.source:
            return False
        return bool([each for chosen in link.targets for each in chosen if self.of.has(s, each, use, each, who)])

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class InDefendingZone(Selector):
    """In the zone that is under attack."""

    def reads(self) -> int:
        return FIGHT | MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return len(s.fronts) > 0 and place_of(s, card, use) in attacked_places(s, use)


def attacked_places(s: InvasionState, use: Use) -> list[int]:
    """The places under attack that a text means: those of the front where its card or its host fights (INV-46.7)."""
    card = use.source
    if len(s.fronts) > 1 and card < s.duel.cards and s.is_in_play(card):
        if s.is_attachment(card) and s.host[card] != NO_HOST:
            card = s.host[card]
        if s.marks[card] & (ATTACKING | DEFENDING):
            return list(s.fronts[s.front_of(card)])
    return [place for front in s.fronts for place in front]


@dataclass(frozen=True)
class InBurningZone(Selector):
    """In a zone whose section burns."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        place = place_of(s, card, use)
        return place // SEATS < len(ZONES) and s.marks[s.duel.section(place)] & BURNING != 0


@dataclass(frozen=True)
class Opposed(Selector):
    """Opposed in combat: the other side has a unit in it, too (INV-OPEN-10)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return is_opposed(s, card)


def is_opposed(s: World, card: int) -> bool:
    """Whether a card takes part in combat, and a unit of the other side as well, at the same front (INV-46.6)."""
    assert isinstance(s, InvasionState)
    side = s.marks[card] & (ATTACKING | DEFENDING) if card < s.facts.cards else 0
    if not side:
        return False
    other = DEFENDING if side & ATTACKING else ATTACKING
    front = s.front_of(card)
    return bool(
        [each for each in s.in_play() if s.marks[each] & other and s.kinds[each] & UNIT and s.front_of(each) == front]
    )


@dataclass(frozen=True)
class Opposing(Selector):
    """On the other side of the combat than this card, at its front (INV-46.6)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        side = s.marks[use.source] & (ATTACKING | DEFENDING)
        other = DEFENDING if side & ATTACKING else ATTACKING if side & DEFENDING else 0
        return card < s.facts.cards and s.marks[card] & other != 0 and s.front_of(card) == s.front_of(use.source)


@dataclass(frozen=True)
class Faced(Selector):
    """Attacking at the front at which the card that set this off was declared as a defender, also if it has gone."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        if card >= s.facts.cards or not s.marks[card] & ATTACKING or len(s.fronts) < 2:
            return card < s.facts.cards and s.marks[card] & ATTACKING != 0
        here = s.is_in_play(use.source) and s.births[use.source] == use.birth
        return s.front_of(card) == s.front_of(use.source if here else s.duel.section(use.occurrence.place))


@dataclass(frozen=True)
class OnQuest(CardSet):
    """On a quest (INV-19.2)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card < s.facts.cards and s.kinds[card] & UNIT != 0 and s.host[card] != NO_HOST


@dataclass(frozen=True)
class WithQuester(TableSet):
    """Quests with a unit on them."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return bool([each for each in s.in_play() if s.host[each] == card and s.kinds[each] & UNIT])


@dataclass(frozen=True)
class DiscardedThisTurn(Selector):
    """Which has entered its discard pile this turn."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return bool([each for kind, each, _ in s.history if kind == ENTERS_DISCARD and each == card])


@dataclass(frozen=True)
class FoughtThisTurn(Selector):
    """Which has attacked this turn, or this phase, or defended, or either."""

    marks: int
    phase: bool = False

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        kinds = ([ATTACKS] if self.marks & ATTACKING else []) + ([DEFENDS] if self.marks & DEFENDING else [])
        history = this_phase(s) if self.phase else s.history
        return bool([each for kind, each, _ in history if kind in kinds and each == card])


@dataclass(frozen=True)
class OfCapital(CardSet):
    """Of the race of its controller's capital."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return card < s.facts.cards and s.facts.faction[card] == s.capitals[s.controller[card]] and s.shows_face(card)


@dataclass(frozen=True)
class HeldBackThisPhase(Selector):
    """Which could have been declared as a defender in this phase, and was not in any of its combats (INV-40.7)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        now = this_phase(s)
        held = [each for kind, each, _ in now if kind == HELD_BACK and each == card]
        return bool(held) and not [each for kind, each, _ in now if kind == DEFENDS and each == card]


@dataclass(frozen=True)
class AttackedThisZone(Selector):
    """Which has attacked this zone this turn: an attack names its attackers first, and then the zone."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        together: list[int] = []
        named = False
        for kind, each, _ in s.history:
            if kind == ATTACKS:
                together = [each] if named else [*together, each]
                named = False
            elif kind == ZONE_ATTACKED:
                named = True
                if s.place[each] == use.place and card in together:
                    return True
        return False


@dataclass(frozen=True)
class Alone(Selector):
    """Attacking or defending alone: no other card is on that side of the combat (INV-40.2)."""

    marks: int

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.marks[card] & self.marks:
            return False
        return not [each for each in s.in_play() if each != card and s.marks[each] & self.marks]


def this_phase(s: World) -> tuple[tuple[int, int, int], ...]:
    """What the turn remembers since the last phase in which somebody attacked was over."""
    ends = [at for at, (kind, _, _) in enumerate(s.history) if kind == PHASE_ENDS]
    return s.history[ends[-1] + 1 :] if ends else s.history


@dataclass(frozen=True)
class CostExtreme(Selector):
    """Of the cards of a set, those with the lowest printed cost, or with the highest."""

    of: Selector
    highest: bool = False

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if not self.of.has(s, card, use, it, who):
            return False
        costs = [s.cost_of(each) for each in members(s, self.of, use, it, who)]
        return s.cost_of(card) == (max(costs) if self.highest else min(costs))

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class RemainingBelow(Selector):
    """With fewer remaining hit points than so many (INV-2.12)."""

    number: HowMany

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        from ..rules.damage import remaining

        assert isinstance(s, InvasionState)
        return card < s.facts.objects and remaining(s, card) < value(self.number, s, use, it, who)


@dataclass(frozen=True)
class HitPointsBelow(Selector):
    """With fewer hit points than so many, whatever damage there is (INV-2.12)."""

    number: HowMany

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return card < s.facts.cards and s.hit_points[card] < value(self.number, s, use, it, who)

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class TopDiscarded(Selector):
    """The top cards of the player's discard pile, or of those cards in it that belong to a set."""

    amount: int
    of: Selector = ALL

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        pile = s.piles[DISCARD * SEATS + who]
        if self.of is not ALL:
            pile = tuple([each for each in pile if self.of.has(s, each, use, each, who)])
        return card in pile[-self.amount :]

    def scope(self) -> int:
        return IN_PILES


@dataclass(frozen=True)
class InZoneOfAttack(TableSet):
    """In the zone that was under attack when the ability was set off."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return use.occurrence.battle >= 0 and s.place[card] == use.occurrence.battle


@dataclass(frozen=True)
class InZoneWith(TableSet):
    """In a zone in which there is a card of a set, of the same player."""

    of: Selector

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if s.place[card] // SEATS >= len(ZONES):
            return False
        return bool([each for each in s.piles[s.place[card]] if self.of.has(s, each, use, each, who)])


@dataclass(frozen=True)
class TopOfDeck(PileSet):
    """The top card of the player's deck."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card in s.piles[DECK * SEATS + who][-1:]


@dataclass(frozen=True)
class TitleWord(CardSet):
    """With this word in its title, or with its plural."""

    word: str

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.shows_face(card):
            return False
        words = s.facts.titles[card].replace("-", " ").split()
        return self.word in words or f"{self.word}s" in words


@dataclass(frozen=True)
class Unique(CardSet):
    """Unique cards (INV-3.1)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return card < s.facts.cards and s.duel.unique[card]


@dataclass(frozen=True)
class NotOwned(CardSet):
    """Which the player who carries it out does not own (INV-17.1)."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return card < s.facts.cards and s.duel.owner[card] != who


@dataclass(frozen=True)
class WithZoneAbility(CardSet):
    """With a printed ability that works in one of these zones only: a Kingdom or a Quest ability."""

    zones: tuple[int, ...]

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.shows_face(card):
            return False
        return bool([entry for entry in s.facts.entries[card] if entry.ability.zone in self.zones])


@dataclass(frozen=True)
class WithKeyword(Selector):
    """With a keyword, also where it lies facedown or out of play."""

    stat: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, InvasionState)
        return card < s.facts.cards and s.keyword(self.stat, card) > 0

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class CopyOf(Selector):
    """Another card with the same title as the one that set the ability off."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        that = use.occurrence.card
        if card >= s.facts.cards or card == that or that < 0 or not s.shows_face(card):
            return False
        return s.facts.titles[card] == s.facts.titles[that]

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class WithDevelopments(TableSet):
    """A zone with at least so many developments, by its section."""

    least: int

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return len([each for each in s.piles[s.place[card]] if s.kinds[each] & DEVELOPMENT]) >= self.least


@dataclass(frozen=True)
class CopyInPlay(CardSet):
    """Of which the player has another copy in play."""

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        if card >= s.facts.cards:
            return False
        mine = [each for each in s.in_play() if each != card and s.controlled_by(each, who) and s.shows_face(each)]
        return s.facts.titles[card] in [s.facts.titles[each] for each in mine]


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
CORRESPONDING_TO_IT: Final = CorrespondingToIt()
CORRESPONDING_TO_TARGET: Final = CorrespondingToTarget()
IN_KINGDOM: Final = InZone(KINGDOM)
IN_QUEST: Final = InZone(QUEST)
IN_BATTLEFIELD: Final = InZone(BATTLEFIELD)
UNDEVELOPED: Final = InZoneWithout(DEVELOPMENT)
WITHOUT_UNITS: Final = InZoneWithout(UNIT)
IN_ITS_ZONE: Final = InTheZoneOf()
QUESTING_HERE: Final = QuestingHere()
IN_ATTACKED_ZONE: Final = InZoneOfAttack()
BURNING_SECTIONS: Final = SECTIONS & Marked(BURNING)
FACEDOWN_CARDS: Final = Marked(FACEDOWN)
IN_ENEMY_HAND: Final = InHand(opponents=True)
TOP_OF_DECK: Final = TopOfDeck()
UNIQUE: Final = Unique()
COPY_IN_PLAY: Final = CopyInPlay()
NOT_OWNED: Final = NotOwned()
COPY_OF_THAT: Final = CopyOf()
IN_DEFENDING_ZONE: Final = InDefendingZone()
IN_BURNING_ZONE: Final = InBurningZone()
OPPOSED: Final = Opposed()
OPPOSING: Final = Opposing()
QUESTING: Final = OnQuest()
WITH_QUESTER: Final = WithQuester()
DISCARDED_THIS_TURN: Final = DiscardedThisTurn()
ATTACKED_THIS_TURN: Final = FoughtThisTurn(ATTACKING)
DEFENDED_THIS_TURN: Final = FoughtThisTurn(DEFENDING)
FOUGHT_THIS_TURN: Final = FoughtThisTurn(ATTACKING | DEFENDING)
OF_CAPITAL: Final = OfCapital()
ATTACKED_THIS_PHASE: Final = FoughtThisTurn(ATTACKING, phase=True)
FOUGHT_THIS_PHASE: Final = FoughtThisTurn(ATTACKING | DEFENDING, phase=True)
HELD_BACK_THIS_PHASE: Final = HeldBackThisPhase()
ATTACKED_THIS_ZONE: Final = AttackedThisZone()
ATTACKING_ALONE: Final = Alone(ATTACKING)
DEFENDING_ALONE: Final = Alone(DEFENDING)
ACTION_JUST_USED: Final = JustUsed()
TACTIC_JUST_PLAYED: Final = JustPlayed(TACTIC)

BY_ANOTHER: Final = ByAnother()
THAT_ACTION: Final = ThatAction()
JUST_ATTACKED: Final = JustAttacked()
ATTACKERS: Final = Marked(ATTACKING)
FACED: Final = Faced()
DEFENDERS: Final = Marked(DEFENDING)
PARTICIPANTS: Final = Marked(ATTACKING | DEFENDING)
CORRUPTED_CARDS: Final = Marked(CORRUPTED)
