"""Verbs that take control of cards in play, or let a player play cards of any player."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, Asking
from ....effects.language.lasting import UNTIL_USED
from ....effects.language.select import Selector
from ....effects.language.sets import IT, subjects
from ....effects.language.verbs import SACRIFICED
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ... import words
from ...state import InvasionState
from .placing import ANY_OF_YOURS, HERE_ZONE

FOR_GOOD: Final = UNTIL_USED
CORRESPONDING_ZONE: Final = -4
# The parts of the cost that are paid for a card played by an effect.
ALL_COSTS: Final = words.PAID
NO_LOYALTY: Final = words.UNLOYAL
LOYALTY_ALONE: Final = words.BY_LOYALTY
NO_RESOURCES: Final = words.AT_ONCE
NO_COSTS: Final = words.GIFT


@dataclass(frozen=True)
class TakeControl(Asking):
    """The player takes control of cards, for a duration or permanently; they move to the corresponding zone (INV-17.4).

    Alternatively to a zone of their choice, or as defenders to their zone under attack.  Cards that they cannot control
    stay where they are (INV-3.1, INV-21.1).
    """

    of: Selector = IT
    until: int = FOR_GOOD
    zone: int = CORRESPONDING_ZONE
    defending: bool = False

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        if not self.cards(s, use, it, who):
            return []
        if self.zone == ANY_OF_YOURS:
            return [s.duel.section(zone * words.SEATS + who) for zone in words.ZONES]
        places = self.fought(s, self.cards(s, use, it, who)[0], who)
        return [s.duel.section(place) for place in places] if len(places) > 1 else [DONE]

    def fought(self, s: InvasionState, card: int, who: int) -> tuple[int, ...]:
        """The player's zones in which a card becomes a defender when it changes control: those that it attacks."""
        if not self.defending or not s.is_attacked_player(who):
            return ()
        return s.fronts[s.front_of(card)]

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card)]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        for card in self.cards(s, use, it, who):
            place = s.place[card] // words.SEATS * words.SEATS + who if option == DONE else s.place[option]
            if option == DONE and self.fought(s, card, who):
                place = self.fought(s, card, who)[0]
            if s.controller[card] != who and not s.rules.may_control(s, card, who, place):
                continue  # INV-3.1, INV-21.1
            s.mark_carried_out()
            if s.place[card] != place and s.rules.kept_out_by(s, card, place) != NOTHING:
                s.rules.remove(s, [card], SACRIFICED, use)  # INV-24.6, INV-FAQ-121
                continue
            s.rules.take_control(s, card, who, self.until, use.source)
            if s.controller[card] != who:
                s.controller[card] = who
                s.emit("control", "INV-17.2", who, card)
            if s.place[card] != place:
                s.rules.move_to(s, [card], place)
            if self.defending and s.is_attacked(place) and s.kinds[card] & words.UNIT:
                s.rules.join_combat(s, card, words.DEFENDING)
                s.changed = True
                s.emit("defends", "INV-13.10", who, card, place)
                s.happen(words.DEFENDS, card, who, place)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("take") if option == DONE else Move("move to", option, manner=TITLED)


@dataclass(frozen=True)
class PlayNow(Asking):
    """The player plays a card at once, as if it were in hand; nobody can respond (INV-26.1 to 26.4).

    They pay all of its cost, a part of it, or nothing; its own restrictions apply (INV-3.17).
    """

    of: Selector = IT
    pays: int = ALL_COSTS
    less: int = 0  # the reduction of the cost
    zone: int = ANY_OF_YOURS

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = [card for card in subjects(s, self.of, use, it, who) if not s.is_in_play(card)]
        if not cards or not s.rules.playable_by_effect(s, who, cards[0], self.way()):
            return []
        if s.duel.attachment[cards[0]] or not s.duel.kinds[cards[0]] & (words.UNIT | words.SUPPORT | words.QUEST_CARD):
            return [DONE]
        return [
            whereto
            for whereto in s.rules.destinations_by_effect(s, who, cards[0], self.way())
            if self.zone != HERE_ZONE or s.place[whereto] == use.place // words.SEATS * words.SEATS + who
        ]

    def way(self) -> int:
        return self.pays + self.less * words.WAYS

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = subjects(s, self.of, use, it, who)[0]
        s.mark_carried_out()
        s.emit("plays", "INV-26.1", who, card)
        s.rules.play_at_once(s, card, who, self.way(), option if option != DONE else NOTHING)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:

        if option == DONE:
            return Move("play")
        return Move("put into", option, manner=TITLED) if option >= s.duel.cards else Move("put on", option)
