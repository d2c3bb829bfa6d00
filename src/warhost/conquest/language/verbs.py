"""Verbs of Conquest.  A verb acts on all its subjects at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.abilities import ANYBODY, YOU
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking, Effect, HowMany, value
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THIS, This, members, subjects
from ...effects.language.verbs import OnEligibleCards, are_own
from ...engine import moves
from ...engine.dataclass import dataclass
from ..state import ConquestState
from ..words import BY_ROUT, EXHAUSTED, SEATS

if TYPE_CHECKING:
    from ...effects.state.world import World

EVERYTHING: Final = 255


def cards_of(s: World, of: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The subjects of a verb that may be out of play, such as "this card" in a hand."""
    return [use.source] if isinstance(of, This) else subjects(s, of, use, it, who)


# --- exhausting -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust cards (CON-2.4)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.exhaust(s, self.cards(s, use, it, who)):
            s.mark_carried_out()

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The cards to exhaust; as a cost also those that effects cannot exhaust."""
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        return cards if self in use.ability.ability.cost else s.rules.loose(s, cards)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool([card for card in cards if s.is_in_play(card) and not s.marks[card] & EXHAUSTED])

    def can_be_paid(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return self.possible(s, use, it, who) and are_own(s, subjects(s, self.of, use, it, who), who)

    def turns_this(self) -> bool:
        return isinstance(self.of, This)


@dataclass(frozen=True)
class ReadyUp(Effect):
    """Ready cards."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.ready_up(s, s.rules.affected(s, subjects(s, self.of, use, it, who), use)):
            s.mark_carried_out()

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = s.rules.affected(s, subjects(s, self.of, use, it, who), use)
        return bool(
            [card for card in cards if s.is_in_play(card) and s.marks[card] & EXHAUSTED and s.rules.can_ready(s, card)]
        )


def routable(s: ConquestState, cards: list[int]) -> list[int]:
    """The units among these that can be routed."""
    return [card for card in cards if s.rules.can_be_routed(s, card)]


@dataclass(frozen=True)
class Rout(Effect):
    """Return units to their headquarters exhausted (CON-17.4)."""

    of: Selector = IT

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.send_home(s, self.cards(s, use, it, who), BY_ROUT):
            s.mark_carried_out()

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The units that can be routed."""
        return routable(s, s.rules.loose(s, s.rules.affected(s, subjects(s, self.of, use, it, who), use)))

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = self.cards(s, use, it, who)
        return bool(
            [card for card in cards if s.is_in_play(card) and (s.position(card) >= 0 or not s.marks[card] & EXHAUSTED)]
        )


@dataclass(frozen=True)
class GainInitiative(Effect):
    """The player gains the initiative in the battle (CON-9.2)."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        if self.possible(s, use, it, who):
            s.battle_seat = who
            s.changed = True
            s.mark_carried_out()
            s.emit("battle-initiative", "CON-9.2", who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.battle != NOTHING and s.battle_seat != who


# --- cards ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TransferTokens(Effect):
    """Move resources from a card to its controller's pool."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.tokens[card], value(self.amount, s, use, it, who))
            if amount:
                s.tokens[card] -= amount
                s.changed = True
                s.mark_carried_out()
                s.rules.gain_resources(s, who, amount, "CON-1.9")

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.tokens[card]])


# --- damage -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class IndirectDamage(Effect):
    """Indirect damage: each player, you or the opponent divides an amount among their selected units (CON-11.13)."""

    amount: HowMany
    of: Selector
    whom: int = ANYBODY

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.rules.indirect(s, self.amounts(s, use, it, who), self.of, use, it, who)

    def amounts(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        """The amount for each player; if all divide, it is computed for each."""
        if self.whom == ANYBODY:
            return [value(self.amount, s, use, it, seat) for seat in range(SEATS)]
        hit = who if self.whom == YOU else 1 - who
        return [value(self.amount, s, use, it, who) if seat == hit else 0 for seat in range(SEATS)]

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        amounts = self.amounts(s, use, it, who)
        return bool([card for card in members(s, self.of, use, it, who) if amounts[s.controller[card]]])


@dataclass(frozen=True)
class HealHalf(OnEligibleCards):
    """Remove half of the damage, rounded up as in CON-15.6."""

    def on(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.rules.heal(s, card, (s.damage[card] + 1) // 2, who)
        s.mark_carried_out()

    def cards(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return [
            card for card in subjects(s, self.of, use, it, who) if s.damage[card] and s.rules.can_be_healed(s, card)
        ]


@dataclass(frozen=True)
class HealUpTo(Asking):
    """Remove up to an amount of damage from a unit, which must have some (CON-16.12)."""

    amount: HowMany
    of: Selector = IT

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = [card for card in subjects(s, self.of, use, it, who) if s.rules.can_be_healed(s, card)]
        most = min(s.damage[cards[0]], value(self.amount, s, use, it, who)) if cards else 0
        return list(range(1, most + 1))

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.heal(s, subjects(s, self.of, use, it, who)[0], option, who)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> moves.Move:
        return moves.Move("remove", amount=option)


@dataclass(frozen=True)
class Suffer(Effect):
    """Damage dealt to units as a cost: if it is not all taken, the ability has no effect (CON-16.16)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        s.rules.suffer(s, cards, value(self.amount, s, use, it, who), use, who)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if not s.rules.can_be_hit(s, card)]

    def can_be_paid(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return self.possible(s, use, it, who) and are_own(s, subjects(s, self.of, use, it, who), who)


# --- choices ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TriggerBattle(Asking):
    """Trigger the Battle ability of a selected planet (CON-17.24)."""

    of: Selector

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [
            site
            for site in members(s, self.of, use, it, who)
            if site != use.source and s.rules.can_trigger_battle(s, site - s.duel.cards, who)
        ]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.trigger_battle(s, option - s.duel.cards, who)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> moves.Move:
        return moves.Move("trigger", option)
