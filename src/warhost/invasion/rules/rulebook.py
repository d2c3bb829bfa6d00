"""Implements the rules that states and words call: each method forwards to the file that has the rule."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.abilities import AbilityEntry
from ...effects.language.ability_use import AbilityUse
from ...effects.state.card_table import NO_HOST
from ...engine.requirements import Refusal
from ...engine.steps import Step
from ..state import InvasionState
from ..words import AT_ONCE
from .actions.gained import forbid_action
from .actions.openings import (
    destinations,
    destinations_by_effect,
    may_share_quests,
    playable_by_effect,
    unit_on_quest,
)
from .actions.playing import play_at_once, playable_at_once
from .actions.resolving import cancel_link, recall_link
from .basics import InvasionBasics
from .battles.attackers import tell_attacked
from .battles.declaring import attack_obstacle, closed_by, goes_on_fighting, open_zones
from .battles.ending import cancel_attack
from .battles.fronts import join_combat
from .battles.targets import DeclareTarget
from .damage.amounts import cancelling, remaining_hit_points
from .damage.hits import COMBAT
from .damage.indirect import Indirect, IndirectOrder
from .effect_questions import AttachTo, PlayRevealed, PutApart, Rearranging
from .movement.attachments import become_attachment
from .movement.control import take_control
from .movement.developments import develop, develop_apart, development_barred_by, show_facedown, turn_facedown
from .movement.drawing import check_decks, draw_from_bottom, draw_together
from .movement.entering import corrupt, enter, move_to, restore
from .movement.experience import lay_beneath, take_from_beneath
from .movement.expiry import expire
from .movement.handover import may_control
from .movement.leaving_play import bury_at_end_of_turn, leave
from .movement.piles import put_on_deck, shuffle
from .movement.replacement import depart
from .movement.restrictions import barred_by, enterable_together, hosts, kept_out_by, other_hero, zone_refused_by
from .rearranging import Rearranged
from .sequence import add_battlefield_phase, close_chain, skip_phase


class InvasionRulebook(InvasionBasics):
    """The official rules with errata and rulings."""

    # --- entering play, zones and control -----------------------------------------------------------------------

    def enter(self, s: InvasionState, card: int, place: int, host: int = NO_HOST, holder: int = NOTHING) -> None:
        enter(s, card, place, host, holder)

    def barred_by(self, s: InvasionState, card: int, seat: int, playing: bool = False) -> int:
        return barred_by(s, card, seat, playing)

    def zone_refused_by(self, s: InvasionState, card: int, place: int, moving: bool) -> int:
        return zone_refused_by(s, card, place, moving)

    def kept_out_by(self, s: InvasionState, card: int, place: int) -> int:
        return kept_out_by(s, card, place)

    def other_hero(self, s: InvasionState, card: int, place: int) -> int:
        return other_hero(s, card, place)

    def enterable_together(self, s: InvasionState, cards: list[int], seat: int) -> list[int]:
        return enterable_together(s, cards, seat)

    def hosts(self, s: InvasionState, card: int, place: int, seat: int) -> list[int]:
        return hosts(s, card, place, seat)

    def attach_in(self, s: InvasionState, seat: int, card: int, place: int) -> None:
        s.then(AttachTo(seat, card, place))

    def put_apart(self, s: InvasionState, seat: int, cards: tuple[int, ...], corrupted: bool) -> None:
        s.then(PutApart(seat, cards, (), int(corrupted)))

    def move_to(self, s: InvasionState, cards: list[int], place: int) -> None:
        move_to(s, cards, place)

    def rearrange(self, s: InvasionState, seat: int, cards: tuple[int, ...]) -> None:
        s.then(Rearranged(seat, cards, ()))

    def become_attachment(self, s: InvasionState, card: int, host: int, seat: int) -> None:
        become_attachment(s, card, host, seat)

    def corrupt(self, s: InvasionState, card: int) -> bool:
        return corrupt(s, card)

    def restore(self, s: InvasionState, card: int) -> bool:
        return restore(s, card)

    def may_control(self, s: InvasionState, card: int, seat: int, place: int) -> bool:
        return may_control(s, card, seat, place)

    def take_control(self, s: InvasionState, card: int, seat: int, until: int, source: int) -> None:
        take_control(s, card, seat, until, source)

    # --- developments and experience ----------------------------------------------------------------------------

    def develop(self, s: InvasionState, cards: list[int], place: int) -> None:
        develop(s, cards, place)

    def develop_apart(self, s: InvasionState, laid: list[tuple[list[int], int]]) -> None:
        develop_apart(s, laid)

    def development_barred_by(self, s: InvasionState, place: int) -> int:
        return development_barred_by(s, place)

    def turn_facedown(self, s: InvasionState, card: int) -> None:
        turn_facedown(s, card)

    def show_facedown(self, s: InvasionState, place: int) -> None:
        show_facedown(s, place)

    def lay_beneath(self, s: InvasionState, card: int, host: int) -> None:
        lay_beneath(s, card, host)

    def take_from_beneath(self, s: InvasionState, card: int) -> None:
        take_from_beneath(s, card)

    # --- leaving play, decks and hands --------------------------------------------------------------------------

    def leave(
        self, s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None
    ) -> list[Step[InvasionState]]:
        return leave(s, leaving, use)

    def depart(
        self, s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None
    ) -> list[Step[InvasionState]]:
        return depart(s, leaving, use)

    def bury_at_end_of_turn(self, s: InvasionState, use: AbilityUse) -> None:
        bury_at_end_of_turn(s, use)

    def shuffle(self, s: InvasionState, seat: int) -> None:
        shuffle(s, seat)

    def put_on_deck(self, s: InvasionState, card: int, bottom: bool) -> None:
        put_on_deck(s, card, bottom)

    def put_back(
        self, s: InvasionState, seat: int, owner: int, cards: tuple[int, ...], discards: int, bottom: int
    ) -> None:
        s.then(Rearranging(seat, owner, cards, discards, bottom))

    def draw_from_bottom(self, s: InvasionState, seat: int, amount: int) -> int:
        return draw_from_bottom(s, seat, amount)

    def draw_together(self, s: InvasionState, amounts: list[tuple[int, int]]) -> int:
        return draw_together(s, amounts)

    def check_decks(self, s: InvasionState) -> bool:
        return check_decks(s)

    # --- playing cards, the chain and the turn ------------------------------------------------------------------

    def playable_at_once(self, s: InvasionState, card: int, seat: int, way: int = AT_ONCE) -> bool:
        return playable_at_once(s, card, seat, way)

    def playable_by_effect(self, s: InvasionState, seat: int, card: int, way: int) -> bool:
        return playable_by_effect(s, seat, card, way)

    def play_at_once(self, s: InvasionState, card: int, seat: int, way: int = AT_ONCE, whereto: int = NOTHING) -> None:
        play_at_once(s, card, seat, way, whereto)

    def play_revealed(self, s: InvasionState, seat: int, cards: tuple[int, ...]) -> None:
        s.then(PlayRevealed(seat, cards))

    def destinations(self, s: InvasionState, seat: int, card: int) -> list[int]:
        return destinations(s, seat, card)

    def destinations_by_effect(self, s: InvasionState, seat: int, card: int, way: int) -> list[int]:
        return destinations_by_effect(s, seat, card, way)

    def unit_on_quest(self, s: InvasionState, quest: int) -> int:
        return unit_on_quest(s, quest)

    def may_share_quests(self, s: InvasionState, seat: int) -> bool:
        return may_share_quests(s, seat)

    def cancel_link(self, s: InvasionState, link: int) -> None:
        cancel_link(s, link)

    def recall_link(self, s: InvasionState, link: int, bottom: bool) -> None:
        recall_link(s, link, bottom)

    def forbid_action(self, s: InvasionState, card: int, entry: AbilityEntry) -> None:
        forbid_action(s, card, entry)

    def expire(self, s: InvasionState, until: int) -> None:
        expire(s, until)

    def skip_phase(self, s: InvasionState) -> bool:
        return skip_phase(s)

    def add_battlefield_phase(self, s: InvasionState) -> bool:
        return add_battlefield_phase(s)

    def close_chain(self, s: InvasionState, seat: int) -> bool:
        return close_chain(s, seat)

    # --- combat and damage --------------------------------------------------------------------------------------

    def attack(self, s: InvasionState, seat: int, card: int) -> None:
        s.then(DeclareTarget(seat, card))

    def cancel_attack(self, s: InvasionState) -> bool:
        return cancel_attack(s)

    def join_combat(self, s: InvasionState, card: int, side: int) -> None:
        join_combat(s, card, side)

    def attack_obstacle(self, s: InvasionState, seat: int, card: int, places: tuple[int, ...]) -> Refusal | None:
        return attack_obstacle(s, seat, card, places)

    def goes_on_fighting(self, s: InvasionState, card: int) -> bool:
        return goes_on_fighting(s, card)

    def open_zones(self, s: InvasionState, seat: int) -> list[int]:
        return open_zones(s, seat)

    def closed_by(self, s: InvasionState, place: int) -> int:
        return closed_by(s, place)

    def tell_attacked(self, s: InvasionState, places: tuple[int, ...]) -> None:
        tell_attacked(s, places)

    def remaining_hit_points(self, s: InvasionState, card: int) -> int:
        return remaining_hit_points(s, card)

    def combat_damage_can_be_cancelled(self, s: InvasionState) -> bool:
        return cancelling(s, COMBAT)

    def deal_indirect(
        self, s: InvasionState, seat: int, amount: int, use: AbilityUse, uncancellable: bool, twice: bool
    ) -> None:
        s.then(Indirect(seat, 0, amount, (), use, uncancellable, twice))

    def deal_indirect_to_all(self, s: InvasionState, amount: int, use: AbilityUse) -> None:
        s.then(IndirectOrder(amount, use))
