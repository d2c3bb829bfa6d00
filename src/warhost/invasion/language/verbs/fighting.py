"""Verbs that add cards to a combat or remove them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Asking, Condition, Effect
from ....effects.language.select import Selector
from ....effects.language.sets import IT, are_all_there, subjects
from ....effects.language.verbs import OnCards
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ... import words
from ...state import InvasionState

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class DeclareNow(Effect):
    """Declare cards that are not corrupted as attackers or defenders of the present attack (INV-40.14)."""

    of: Selector = IT
    defending: bool = False

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            side = 1 - s.attacker if self.defending else s.attacker
            fights = (
                s.is_in_play(card)
                and s.kinds[card] & (words.UNIT | words.LEGEND)
                and not s.marks[card] & words.CORRUPTED
            )
            if (
                s.attacker < 0
                or not fights
                or s.controller[card] != side
                or s.marks[card] & (words.ATTACKING | words.DEFENDING)
            ):
                continue
            s.rules.join_combat(s, card, words.DEFENDING if self.defending else words.ATTACKING)
            s.mark_carried_out()
            s.emit("defends" if self.defending else "attacks", "INV-40.14", side, card, s.fronts[0][0])
            s.happen(words.DEFENDS if self.defending else words.ATTACKS, card, side, s.place[card])


@dataclass(frozen=True)
class AttackStruck(Condition):
    """The present attack has dealt combat damage to a section of an opponent's capital."""

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        for kind, _, seat, _ in s.recorded()[::-1]:
            if kind == words.ATTACKS:
                return False
            if kind == words.CAPITAL_STRUCK and seat == use.controller:
                return True
        return False


ATTACK_STRUCK: Final = AttackStruck()


@dataclass(frozen=True)
class RemoveFromCombat(OnCards):
    """Remove cards from the combat; damage assigned to them stays assigned (INV-13.29)."""

    def on(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> None:
        if s.marks[card] & (words.ATTACKING | words.DEFENDING):
            s.marks[card] &= ~(words.ATTACKING | words.DEFENDING | words.CONTRIBUTED)
            s.changed = True
            s.mark_carried_out()
            s.emit("left-combat", "INV-40.15", s.controller[card], card)

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        in_combat = self.in_combat(s, use, it, who)
        return are_all_there(s, self.of, use, it, who) and in_combat == self.cards(s, use, it, who)

    def partly(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.in_combat(s, use, it, who))

    def in_combat(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards that it can remove from combat."""
        return [card for card in self.cards(s, use, it, who) if s.marks[card] & (words.ATTACKING | words.DEFENDING)]


@dataclass(frozen=True)
class AttackElsewhere(Asking):
    """Declare a card that could attack as an attacker of a zone that is not under attack yet (INV-46.2)."""

    of: Selector = IT

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = [
            card
            for card in subjects(s, self.of, use, it, who)
            if not s.marks[card] & (words.ATTACKING | words.DEFENDING)
        ]
        if not cards or s.attacker != who:
            return []
        places = [place for place in s.rules.open_zones(s, 1 - who) if not s.is_attacked(place)]
        return [
            s.duel.section(place) for place in places if s.rules.attack_obstacle(s, who, cards[0], (place,)) is None
        ]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = subjects(s, self.of, use, it, who)[0]
        s.marks[card] = s.marks[card] & ~words.FRONTS | words.ATTACKING | words.FRONT_MARKS[len(s.fronts)]
        s.fronts = (*s.fronts, (s.place[option],))
        s.changed = True
        s.mark_carried_out()
        s.emit("target", "INV-46.2", who, place=s.place[option])
        s.emit("attacks", "INV-46.2", who, card, s.place[option])
        s.happen(words.ATTACKS, card, who, s.place[card])
        s.rules.tell_attacked(s, s.fronts[-1])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("attack", option, manner=TITLED)
