"""The rules of Conquest for what both card games have: targets, costs, moving cards, damage, lasting effects."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse, PossibleResponse
from ...effects.language.basis import RESOURCES
from ...effects.language.effect import Effect
from ...effects.language.lasting import END_OF_COMBAT
from ...effects.language.targeting import aimed_at
from ...effects.rules import Damages, RuleIds
from ...engine.steps import Step
from ..state import ConquestState
from ..words import AFTER_GAINS, AFTER_HEALED, DYING, END_OF_COMBAT_ROUND, STATS, UNIT
from .actions.reacting import set_off
from .actions.using import Payment, announce, hides, put_away_played, usable
from .battles.damage import inflict_by_ability
from .drawing import draw
from .immunity import affected, can_be_healed, can_be_target
from .leaving import depart, discard, removable, take_to_hand
from .own_rules import OwnRules
from .projection import compute_numbers
from .settling import settle

CITED: Final = RuleIds(
    begun="CON-3.4",
    damage_moved="CON-11.10",
    tokens_put="CON-1.9",
    tokens_taken="CON-1.9",
    fizzled="CON-16.15",
    resigned="CON-4.8",
)


class ConquestRulebook(OwnRules):
    """Each method is a rule, or forwards to the file that has it."""

    # --- the course of the game -------------------------------------------------------------------------------

    def settle(self, s: ConquestState) -> list[Step[ConquestState]]:
        """Destroy units without hit points, and discard illegal attachments (CON-4.9, CON-12.6, CON-17.10)."""
        return settle(s)

    def compute_numbers(self, s: ConquestState) -> None:
        """Compute ATK, hit points, command icons and keywords (CON-16.23)."""
        compute_numbers(s)

    def set_off(self, s: ConquestState, uses: tuple[AbilityUse, ...], alerts: tuple[PossibleResponse, ...]) -> None:
        set_off(s, uses, alerts)

    def end_text(self, s: ConquestState, use: AbilityUse) -> None:
        put_away_played(s, use)

    def usable(self, s: ConquestState, use: AbilityUse) -> bool:
        return usable(s, use)

    def hides(self, s: ConquestState, use: AbilityUse) -> bool:
        return hides(s, use)

    def announce(self, s: ConquestState, use: AbilityUse) -> None:
        announce(s, use)

    # --- targets and costs ------------------------------------------------------------------------------------

    def aimed(self, s: ConquestState, use: AbilityUse) -> None:
        """Continue with the payment step, which every use has, even if it costs nothing (CON-16.14)."""
        s.then(Payment(use))

    def can_be_target(self, s: ConquestState, card: int, use: AbilityUse) -> bool:
        return can_be_target(s, card, use)

    def pointless(self, s: ConquestState, effect: Effect, use: AbilityUse, card: int) -> bool:
        entry = use.ability
        for slot, target in enumerate(entry.slots):
            if target.effect is effect:  # choose it: the text may refer to it as FIRST or SECOND
                aimed = aimed_at(s, use, slot, card)
                if slot == 0:
                    for cost in entry.owed:  # these costs depend on the chosen card
                        if not cost.can_be_paid(s, aimed, card, use.controller):
                            return True
                return not effect.partly(s, aimed, card, use.controller)
        return not effect.partly(s, use, card, use.controller)

    def wealth(self, s: ConquestState, seat: int) -> int:
        return s.resources[seat]

    def pay(self, s: ConquestState, seat: int, amount: int) -> None:
        if amount:
            s.resources[seat] -= amount
            s.touched(RESOURCES)
            s.emit("paid", "CON-6.5", seat, number=amount)

    def earn(self, s: ConquestState, seat: int, amount: int, use: AbilityUse) -> None:
        self.gain_resources(s, seat, amount, "CON-1.9")

    def gain_resources(self, s: ConquestState, seat: int, amount: int, rule: str) -> None:
        s.resources[seat] = min(255, s.resources[seat] + amount)
        s.touched(RESOURCES)
        s.emit("earned" if amount >= 0 else "lost", rule, seat, number=abs(amount))
        if amount > 0:
            s.happen(AFTER_GAINS, seat=seat, amount=amount)

    # --- cards that move --------------------------------------------------------------------------------------

    def draw(self, s: ConquestState, seat: int, amount: int) -> int:
        """Draw cards; an empty deck counts only at the end of the step (CON-4.5)."""
        return draw(s, seat, amount)

    def take_to_hand(self, s: ConquestState, card: int, seen: bool) -> None:
        """Move a card to its owner's hand; a card that everyone has seen stays known (CON-2.7)."""
        take_to_hand(s, card, seen)

    def discard(self, s: ConquestState, cards: list[int], use: AbilityUse) -> None:
        discard(s, cards)

    def remove(self, s: ConquestState, cards: list[int], how: int, use: AbilityUse) -> None:
        s.mark_carried_out()
        depart(s, [(card, how) for card in cards if removable(s, card, use)])

    def spared(self, s: ConquestState, card: int, use: AbilityUse) -> bool:
        return not removable(s, card, use)

    # --- damage -----------------------------------------------------------------------------------------------

    def inflict(self, s: ConquestState, hits: Damages, use: AbilityUse, uncancellable: bool, combat: bool) -> None:
        inflict_by_ability(s, hits, use, uncancellable)

    def heal(self, s: ConquestState, card: int, amount: int, seat: int = NOTHING) -> None:
        if can_be_healed(s, card):
            s.damage[card] -= amount
            s.emit("healed", "CON-2.6", s.controller[card], card, number=amount)
            s.changed = True
            s.happen(AFTER_HEALED, card, seat, s.place[card], amount)

    def can_be_hit(self, s: ConquestState, card: int) -> bool:
        return s.kinds[card] & UNIT != 0 and s.is_in_play(card) and not s.marks[card] & DYING

    def can_be_healed(self, s: ConquestState, card: int) -> bool:
        return can_be_healed(s, card)

    def needed_to_destroy(self, s: ConquestState, card: int) -> int:
        return max(0, s.hit_points[card] - s.damage[card])

    # --- effects that last ------------------------------------------------------------------------------------

    def affected(self, s: ConquestState, cards: list[int], use: AbilityUse) -> list[int]:
        return affected(s, cards, use)

    def lasts(self, s: ConquestState, until: int) -> bool:
        return s.battle != NOTHING or until not in (END_OF_COMBAT, END_OF_COMBAT_ROUND)

    def tell_gain(self, s: ConquestState, card: int, stat: int, amount: int, use: AbilityUse) -> None:
        if s.log is not None:
            s.emit(f"gained-{STATS[stat]}", "CON-16.23", use.controller, card, other=use.source, number=amount)
