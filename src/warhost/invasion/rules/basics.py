"""The rules of Invasion that every card game has: turn, targets, costs, moves of cards, damage."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import ACTION, PLAY, AbilityEntry
from ...effects.language.ability_use import AbilityUse, Occurrence, PossibleResponse
from ...effects.language.combinators import together
from ...effects.language.targeting import Triggers
from ...effects.rules import Damages, RuleIds
from ...engine.steps import Step
from ..interface import InvasionRules
from ..state import InvasionState
from ..words import FACEDOWN, STATS, TOKENS_PLACED
from .actions.answering import Answering, alert
from .actions.paying import Pay, defined_x, earn, wealth
from .actions.playing import Payment, is_announced, note
from .actions.resolving import go_on, put_away_played
from .actions.targets import aimed_late, can_be_late_target, can_be_target
from .battles.ending import CombatResults, join_results
from .damage.amounts import can_be_hit, missing, wounds
from .damage.dealing import heal, inflict
from .effect_questions import picking
from .movement.developments import reshuffle_targets
from .movement.discarding import Discarding
from .movement.drawing import draw
from .movement.paid_x import paid_x
from .movement.piles import locked, take_to_hand
from .movement.replacement import Leaving
from .projection import compute_numbers
from .state_checks import settle

CITED: Final = RuleIds(
    begun="INV-1.7",
    damage_moved="INV-14.12",
    tokens_put="INV-19.5",
    tokens_taken="INV-1.11",
    fizzled="INV-11.11",
    resigned="INV-32.1",
)


class InvasionBasics(InvasionRules):
    """Each method is a rule, or forwards to the file that has it."""

    # --- the course of the game -------------------------------------------------------------------------------

    def settle(self, s: InvasionState) -> list[Step[InvasionState]]:
        """Remove what cannot stay in play, and burn sections (INV-2.15, INV-4.4, INV-32.4)."""
        return settle(s)

    def compute_numbers(self, s: InvasionState) -> None:
        """Compute power, hit points, Toughness, loyalty and keywords (INV-9.11)."""
        compute_numbers(s)

    def join_moment(self, s: InvasionState) -> None:
        if s.steps and isinstance(s.steps[-1], CombatResults) and s.outcome is None:
            join_results(s)

    def alert(self, s: InvasionState, occurrence: Occurrence) -> None:
        alert(s, occurrence)

    def keep_for_window(self, s: InvasionState, use: AbilityUse) -> None:
        s.occasions = (*s.occasions, use)

    def set_off(self, s: InvasionState, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> None:
        """Push responses from hand, the active player's first, then triggered abilities.

        Abilities triggered by announcing an action and choosing its targets wait until the action is paid for and has
        joined the chain, because all of that is one event (INV-6.10, INV-6.11).
        """
        steps: list[Step[InvasionState]] = []
        for seat in s.in_turn():
            own = tuple([each for each in alerts if each.seat == seat])
            steps += [Answering(seat, own)] if own else []
        announced = [s.steps.pop()] if s.steps and is_announced(s.steps[-1]) else []
        s.then(*steps, *([Triggers(uses)] if uses else []))
        s.steps += announced

    def end_text(self, s: InvasionState, use: AbilityUse) -> None:
        put_away_played(s, use)
        reshuffle_targets(s, use)

    def fixed(self, s: InvasionState, source: int, entry: AbilityEntry) -> int:
        if entry.stat >= 0:
            return s.stat(entry.stat, source)
        return paid_x(s, source) if s.duel.cost_x[source] else 0

    # --- targets and costs ------------------------------------------------------------------------------------

    def aimed(self, s: InvasionState, use: AbilityUse) -> None:
        """Pay for an action; a triggered ability has no cost."""
        if use.ability.kind in (ACTION, PLAY):
            s.then(Payment(use))
        else:
            go_on(s, use)

    def aimed_late(self, s: InvasionState, use: AbilityUse, card: int) -> None:
        aimed_late(s, use, card)

    def can_be_target(self, s: InvasionState, card: int, use: AbilityUse) -> bool:
        return can_be_target(s, card, use)

    def can_be_late_target(self, s: InvasionState, card: int, use: AbilityUse) -> bool:
        return can_be_late_target(s, card, use)

    def wealth(self, s: InvasionState, seat: int) -> int:
        return wealth(s, seat)

    def pay(self, s: InvasionState, seat: int, amount: int) -> None:
        s.then(Pay(seat, number=amount))

    def earn(self, s: InvasionState, seat: int, amount: int, use: AbilityUse) -> None:
        earn(s, seat, amount)

    def note(self, s: InvasionState, use: AbilityUse, cards: tuple[int, ...]) -> None:
        note(s, use, cards)

    def cost_of(self, s: InvasionState, card: int, facedown: bool = False) -> int:
        if not facedown and not s.shows_face(card):
            return 0  # INV-39.50
        if s.duel.x_is[card] == 0:
            return s.duel.cost[card]
        return s.duel.cost[card] + defined_x(s, s.controller[card], card)

    # --- cards that move --------------------------------------------------------------------------------------

    def draw(self, s: InvasionState, seat: int, amount: int) -> int:
        """Draw cards; an empty deck ends the game at once."""
        return draw(s, seat, amount)

    def take_to_hand(self, s: InvasionState, card: int, seen: bool) -> None:
        """Move a card to its owner's hand; a card that everyone has seen stays known (INV-23.8)."""
        take_to_hand(s, card, seen)

    def discard(self, s: InvasionState, cards: list[int], use: AbilityUse) -> None:
        if cards:
            s.then(Discarding(tuple(cards), use.controller))

    def discard_at_random(self, s: InvasionState, seat: int, amount: int, use: AbilityUse) -> None:
        steps = picking(s, seat, amount, use)
        if steps:
            together(s, steps)
        else:
            super().discard_at_random(s, seat, amount, use)

    def remove(self, s: InvasionState, cards: list[int], how: int, use: AbilityUse) -> None:
        s.then(Leaving(tuple(cards), how, use, told=True))

    def locked(self, s: InvasionState, card: int) -> bool:
        return locked(s, card)

    # --- damage and tokens ------------------------------------------------------------------------------------

    def inflict(self, s: InvasionState, hits: Damages, use: AbilityUse, uncancellable: bool, combat: bool) -> None:
        inflict(s, hits, use, uncancellable, combat)

    def heal(self, s: InvasionState, card: int, amount: int, seat: int = -1) -> None:
        heal(s, card, amount, seat)

    def can_be_hit(self, s: InvasionState, card: int) -> bool:
        return can_be_hit(s, card)

    def wounds(self, s: InvasionState, card: int) -> int:
        return wounds(s, card)

    def needed_to_destroy(self, s: InvasionState, card: int) -> int:
        return missing(s, card)

    def put_tokens(self, s: InvasionState, card: int, amount: int, use: AbilityUse | None = None) -> None:
        super().put_tokens(s, card, amount, use)
        if use is not None:
            s.happen(TOKENS_PLACED, card, use.controller, s.place[card], amount, use.source, use)

    # --- effects that last ------------------------------------------------------------------------------------

    def tell_gain(self, s: InvasionState, card: int, stat: int, amount: int, use: AbilityUse) -> None:
        if s.log is not None and not s.marks[card] & FACEDOWN:  # the name of a facedown card must not be shown
            s.emit(f"gained-{STATS[stat]}", "INV-9.11", use.controller, card, other=use.source, number=amount)
