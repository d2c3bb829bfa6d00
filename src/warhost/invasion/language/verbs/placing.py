"""Verbs that put cards into play or into zones without playing them."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Asking, Effect
from ....effects.language.resolution import Asked, Resolve
from ....effects.language.select import Selector
from ....effects.language.sets import IT, This, members, subjects
from ....effects.language.verbs import SACRIFICED
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ... import words
from ...state import InvasionState
from ..zones import attacked_places

ANY_OF_YOURS: Final = -1
HERE_ZONE: Final = -2  # special value of a zone: the zone of this card
ITS_ZONE: Final = -8
DEFENDING_ZONE: Final = -6  # special value of a zone: the zone under attack
THAT_ZONE: Final = -5  # special value of a zone: that of the triggering card, now or before it left play


@dataclass(frozen=True)
class PutIntoPlay(Asking):
    """Put a card that is out of play into a zone of yours; its own restrictions apply (INV-23.3)."""

    of: Selector = IT
    zone: int = ANY_OF_YOURS
    corrupted: bool = False
    attacking: bool = False  # True if the card joins the attack without being declared
    declared: bool = False  # True if the card also counts as declared as an attacker
    defending: bool = False  # True if the card is declared as a defender

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = out_of_play(s, self.of, use, it, who)
        if not cards or s.rules.barred_by(s, cards[0], who) != NOTHING:
            return []
        return [
            s.duel.section(zone * words.SEATS + who)
            for zone in words.ZONES
            if self.zone in (ANY_OF_YOURS, zone)
            or (self.zone == HERE_ZONE and zone == use.place // words.SEATS)
            or (self.zone == THAT_ZONE and zone == use.occurrence.was.place // words.SEATS)
            or (self.zone == DEFENDING_ZONE and zone * words.SEATS + who in attacked_places(s, use))
            if s.rules.zone_refused_by(s, cards[0], zone * words.SEATS + who, False) == NOTHING
            and (not s.duel.attachment[cards[0]] or s.rules.hosts(s, cards[0], zone * words.SEATS + who, who))
        ]

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        options = self.options(s, use, it, who)
        if options or self.zone not in words.ZONES:
            s.ask(Asked(self, use, it, who), who, options)
            return
        place = self.zone * words.SEATS + who
        for card in out_of_play(s, self.of, use, it, who)[:1]:
            if s.rules.barred_by(s, card, who) == NOTHING and s.rules.zone_refused_by(s, card, place, False) not in (
                NOTHING,
                card,
            ):
                self.answered(s, use, it, who, s.duel.section(place))  # INV-23.7: sacrificed at once, as a second Hero

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        card = out_of_play(s, self.of, use, it, who)[0]
        if s.duel.attachment[card]:
            s.rules.attach_in(s, who, card, s.place[option])
            return
        s.rules.enter(s, card, s.place[option])
        if self.corrupted and not s.stat(words.CANNOT_BE_CORRUPTED, card):
            s.marks[card] |= words.CORRUPTED  # INV-16.6: it enters corrupted
        if self.attacking and s.attacker == who:
            s.rules.join_combat(s, card, words.ATTACKING)
            if self.declared:
                s.emit("attacks", "INV-13.3", who, card, s.fronts[0][0])
                s.happen(words.ATTACKS, card, who, s.place[card])
        if self.defending and s.is_attacked(s.place[card]):
            s.rules.join_combat(s, card, words.DEFENDING)
            s.emit("defends", "INV-13.10", who, card, s.place[card])
            s.happen(words.DEFENDS, card, who, s.place[card])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put into", option, manner=TITLED)

    def depends_on_it(self) -> bool:
        return self.zone == ANY_OF_YOURS  # other zones may refuse the card, depending on the card


def out_of_play(s: InvasionState, of: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The selected cards that can be put into play (INV-23.16); "this card" is in its place at that time."""
    if isinstance(of, This):
        cards = [use.source] if s.births[use.source] == use.birth else []
    else:
        cards = subjects(s, of, use, it, who)
    lasting = words.UNIT | words.SUPPORT | words.QUEST_CARD
    return [
        card
        for card in cards
        if not s.is_in_play(card)
        and s.place[card] // words.SEATS != words.CHAIN
        and s.duel.kinds[card] & lasting
        and not s.rules.locked(s, card)
    ]


@dataclass(frozen=True)
class PutTogether(Asking):
    """Put all selected cards into a zone of yours at the same time; of a unique card one copy stays (INV-3.5).

    Copies are equal, so there is no question about them, but among several Heroes the player chooses who stays
    (INV-21.4).  The others are sacrificed at once, and entering play triggers nothing for them.
    """

    of: Selector
    zone: int  # where to put the card; ITS_ZONE: zone of the section to which the text refers
    then: Effect | None = None  # an effect on each card that has entered play

    def coming(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards that can be put into the zone, also next to another Hero, to be sacrificed (INV-23.7)."""
        place = self.place(s, it, who)
        cards = [card for card in members(s, self.of, use, it, who) if not s.rules.locked(s, card)]
        return s.rules.enterable_together(
            s, [card for card in cards if s.rules.zone_refused_by(s, card, place, False) != card], who
        )

    def place(self, s: InvasionState, it: int, who: int) -> int:
        return s.place[it] if self.zone == ITS_ZONE else self.zone * words.SEATS + who

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The Heroes of whom one may stay, one for each title; none if the zone has a Hero already."""
        heroes: dict[str, int] = {}
        for card in self.coming(s, use, it, who):
            if s.duel.hero[card] and s.rules.other_hero(s, card, self.place(s, it, who)) == NOTHING:
                heroes.setdefault(s.duel.defs[card].name, card)
        return list(heroes.values())

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        heroes = self.options(s, use, it, who)
        if len(heroes) > 1:
            s.ask(Asked(self, use, it, who), who, heroes)
        else:
            self.answered(s, use, it, who, heroes[0] if heroes else NOTHING)

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        place = self.place(s, it, who)
        stay: list[int] = []
        spare: list[int] = []
        for card in self.coming(s, use, it, who):
            name = s.duel.defs[card].name
            again = s.duel.unique[card] and [each for each in stay if s.duel.defs[each].name == name]
            (spare if again or (s.duel.hero[card] and card != option) else stay).append(card)
        for card in stay:
            s.rules.enter(s, card, place)
            s.mark_carried_out()
        for card in spare:
            s.controller[card] = who
            s.shift(card, place)
        if spare:
            s.then(*s.rules.depart(s, [(card, SACRIFICED) for card in spare], use))
        if self.then is not None:
            s.then(*[Resolve(self.then, use, card, who) for card in stay])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("keep unit", option)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return True


@dataclass(frozen=True)
class PutEach(Effect):
    """Put all selected cards into play at the same time, each into a zone of yours that you choose (INV-3.5)."""

    of: Selector
    corrupted: bool = False

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        able = s.rules.enterable_together(s, out_of_play(s, self.of, use, it, who), who)
        if able:
            s.mark_carried_out()
            s.rules.put_apart(s, who, tuple(able), self.corrupted)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(out_of_play(s, self.of, use, it, who))


@dataclass(frozen=True)
class MoveInto(Effect):
    """Move cards to a named zone of their controller or to this zone; cards that cannot enter it stay (INV-24.6)."""

    zone: int
    of: Selector = IT

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            zone = use.place // words.SEATS if self.zone == HERE_ZONE else self.zone
            place = zone * words.SEATS + s.controller[card]
            if not s.is_in_play(card) or s.place[card] == place:
                continue  # a move to the same zone is none (INV-24.1)
            if s.rules.zone_refused_by(s, card, place, True) == NOTHING:
                s.mark_carried_out()
                s.rules.move_to(s, [card], place)


@dataclass(frozen=True)
class AttachCard(Asking):
    """Attach an attachment to a legal host among the selected cards; it enters play or moves."""

    to: Selector
    of: Selector = IT

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = self.cards(s, use, it, who)
        if not cards or not s.is_attachment(cards[0]):
            return []
        card = cards[0]
        if not s.is_in_play(card) and s.rules.barred_by(s, card, who) != NOTHING:
            return []
        seat = s.controller[card] if s.is_in_play(card) else who
        return [
            host
            for host in subjects(s, self.to, use, it, who)
            if host != s.host[card] and host in s.rules.hosts(s, card, s.place[host], seat)
        ]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = self.cards(s, use, it, who)[0]
        s.mark_carried_out()
        if s.is_in_play(card):
            s.shift(card, s.place[option])
            s.host[card] = option
            s.changed = True
            s.emit("attached", "INV-18.1", s.controller[card], card, s.place[option], other=option)
        else:
            s.controller[card] = who
            s.rules.enter(s, card, s.place[option], option)

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The attachments; "this card" may have left play together with its host."""
        if isinstance(self.of, This) and s.place[use.source] in s.facts.discards:
            here = s.births[use.source] == (use.birth + 1) % 256 and not s.rules.locked(s, use.source)
            return [use.source] if here else []
        return [card for card in subjects(s, self.of, use, it, who) if not s.rules.locked(s, card)]

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("attach to", option)
