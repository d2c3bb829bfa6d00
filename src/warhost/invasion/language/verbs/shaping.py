"""Verbs about the capital: developments, moving many cards, quests, burning sections, resources on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import COPIED, AbilityUse
from ....effects.language.choices import AskingOfOne, ChooseOneByOne
from ....effects.language.effect import DONE, Asking, Effect, HowMany, value
from ....effects.language.select import Selector
from ....effects.language.sets import IT, THIS, has_members, members, subjects
from ....effects.language.verbs import OnCards
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ... import words
from ...secrets import mix
from ...state import LAID, InvasionState
from .placing import ANY_OF_YOURS, HERE_ZONE, ITS_ZONE

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class DevelopThis(Asking):
    """Put this tactic facedown into a zone of yours, in addition to the development of the turn (INV-4.13)."""

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        if use.way == COPIED or s.place[use.source] // words.SEATS != words.CHAIN:
            return []  # a copy of the effect has no card to put facedown (INV-26.7)
        places = [zone * words.SEATS + who for zone in words.ZONES]
        return [s.duel.section(place) for place in places if s.rules.development_barred_by(s, place) == NOTHING]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.develop(s, [use.source], s.place[option])
        s.known[use.source] = LAID  # everyone knows this facedown card: it was seen when it was played
        laid = [card for card in s.piles[s.place[option]] if s.marks[card] & words.FACEDOWN]
        if len(laid) > 1:
            mix(s, laid)
        s.happen(words.PLAYED_DEVELOPMENT, seat=who)
        s.happen(words.DEVELOPED_FREELY, seat=who)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put into", option, manner=TITLED)


@dataclass(frozen=True)
class DevelopTop(ChooseOneByOne):
    """Put the top cards of your deck facedown into a zone as developments: this zone, a named one, or any of yours.

    With a free choice of zones, the zones are chosen before the cards are put there; `found` stores them, the zone of
    the topmost card first.
    """

    amount: HowMany = 1
    zone: int = HERE_ZONE

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        if self.zone == ANY_OF_YOURS:
            super().perform(s, use, it, who)
            return
        assert isinstance(s, InvasionState)
        place = self.place(s, use, it, who)
        cards = list(s.deck(who)[-value(self.amount, s, use, it, who) :])[::-1]
        if s.rules.development_barred_by(s, place) == NOTHING:
            s.mark_carried_out()
            s.rules.develop(s, cards, place)
            s.rules.check_decks(s)

    def place(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        """The chosen zone."""
        if self.zone == HERE_ZONE:
            return use.place
        return s.place[it] if self.zone == ITS_ZONE else self.zone * words.SEATS + who

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        if len(use.topic.found) >= min(len(s.deck(who)), value(self.amount, s, use, it, who)):
            return []
        places = [zone * words.SEATS + who for zone in words.ZONES]
        return [
            DONE,
            *[s.duel.section(place) for place in places if s.rules.development_barred_by(s, place) == NOTHING],
        ]

    def left(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        if use.topic.found:
            s.mark_carried_out()
            laid = list(zip(s.deck(who)[::-1], use.topic.found))
            sections = list(dict.fromkeys(use.topic.found))
            s.rules.develop_apart(
                s, [([card for card, into in laid if into == each], s.place[each]) for each in sections]
            )
            s.rules.check_decks(s)

    def taking(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put into", option, manner=TITLED)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        if self.zone == ANY_OF_YOURS:
            return True
        return s.rules.development_barred_by(s, self.place(s, use, it, who)) == NOTHING


@dataclass(frozen=True)
class DevelopCards(Effect):
    """Put cards from your discard pile facedown into a zone as developments at the same time (INV-22.1)."""

    of: Selector

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        place = s.place[it]
        cards = [card for card in subjects(s, self.of, use, it, who) if not s.rules.locked(s, card)]
        if not cards or s.rules.development_barred_by(s, place) != NOTHING:
            return
        s.mark_carried_out()
        s.rules.develop(s, cards[::-1], place)
        for card in cards:
            s.known[card] = LAID  # everyone knows these facedown cards: they were in the discard pile
        laid = [card for card in s.piles[place] if s.marks[card] & words.FACEDOWN]
        if len(laid) > 1:
            mix(s, laid)


@dataclass(frozen=True)
class Rearrange(Effect):
    """Any number of selected cards move to other zones of their controller, all at the same time (INV-24.1)."""

    of: Selector

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in members(s, self.of, use, it, who) if not s.is_attachment(card)]
        s.rules.rearrange(s, who, tuple(cards))

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return has_members(s, self.of, use, it, who, 1)


@dataclass(frozen=True)
class OntoQuest(AskingOfOne):
    """Move a unit from anywhere onto a quest of its controller; with `here`, onto one in its zone (INV-19.2)."""

    of: Selector = IT
    here: bool = False

    def goals(self, s: InvasionState, cards: list[int], use: AbilityUse, it: int, who: int) -> list[int]:
        card, seat = cards[0], s.controller[cards[0]]
        found: list[int] = []
        for quest in s.in_play():
            if s.kinds[quest] & words.QUEST_CARD and s.controller[quest] == seat and s.host[card] != quest:
                free = s.rules.unit_on_quest(s, quest) == NOTHING or s.rules.may_share_quests(s, seat)
                there = s.place[quest] == s.place[card]
                able = there or (not self.here and s.rules.zone_refused_by(s, card, s.place[quest], True) == NOTHING)
                if free and able and s.place[quest] % words.SEATS == seat:
                    found.append(quest)
        return found

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = subjects(s, self.of, use, it, who)[0]
        if s.place[option] != s.place[card]:
            s.rules.move_to(s, [card], s.place[option])
        s.host[card] = option
        s.changed = True
        s.mark_carried_out()
        s.emit("moved", "INV-19.2", s.controller[card], card, s.place[option], other=option)


@dataclass(frozen=True)
class Burn(OnCards):
    """Sections burn, regardless of the damage on them (INV-4.3)."""

    def on(self, s: World, section: int, use: AbilityUse, it: int, who: int) -> None:
        if not s.marks[section] & words.BURNING:
            s.damage[section] = 0
            s.marks[section] |= words.BURNING
            s.changed = True
            s.mark_carried_out()
            s.emit("burned", "INV-4.3", s.controller[section], place=s.place[section])
            s.happen(words.BURNED, section, s.controller[section], s.place[section])


@dataclass(frozen=True)
class Douse(Effect):
    """Remove burn tokens: the sections are no longer burning and have no damage (INV-4.3)."""

    of: Selector = IT

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for section in self.burning(s, use, it, who):
            s.marks[section] &= ~words.BURNING
            s.changed = True
            s.mark_carried_out()
            s.emit("doused", "INV-4.3", s.controller[section], place=s.place[section])

    def burning(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [section for section in subjects(s, self.of, use, it, who) if s.marks[section] & words.BURNING]

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.burning(s, use, it, who))


@dataclass(frozen=True)
class LayResources(Effect):
    """Put resources from the player's pool on a card as resource tokens (INV-1.11)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        amount = value(self.amount, s, use, it, who)
        for card in subjects(s, self.of, use, it, who):
            if 0 < amount <= s.pool(who):
                s.rules.earn(s, who, -amount, use)
                s.rules.put_tokens(s, card, amount, use)
                s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.pool(who) >= value(self.amount, s, use, it, who)


@dataclass(frozen=True)
class UseNecromancy(Asking):
    """Play a card out of the discard pile by its Necromancy, without paying its cost (INV-15.28)."""

    of: Selector = IT

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        if not cards or s.is_in_play(cards[0]) or s.rules.barred_by(s, cards[0], who, playing=True) != NOTHING:
            return []
        return s.rules.destinations(s, who, cards[0])

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = subjects(s, self.of, use, it, who)[0]
        s.mark_carried_out()
        if option < s.duel.cards:
            s.rules.enter(s, card, s.place[option], option)
        else:
            s.rules.enter(s, card, s.place[option])
        s.rules.bury_at_end_of_turn(s, AbilityUse(s.duel.play[card], card, who, s.place[card], s.births[card]))
        s.happen(words.PLAYED, card, who)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        if option < s.facts.cards:
            return Move("put on", option)
        return Move("put into", option, manner=TITLED)
