"""Implements the rules that only Conquest has, as its state and its words call them."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse, PossibleResponse
from ...effects.language.select import Selector
from ...effects.state.card_table import NO_HOST
from ..interface import ConquestRules
from ..pending import Pending
from ..state import ConquestState
from .actions.openings import deployment_of, deployments
from .actions.possibilities import could_answer
from .actions.using import cost_of, suffer, unpaid
from .battles.attacking import can_be_attacked
from .battles.battle import add_skirmish, combat_options, may_retreat, resolve_battle, take_next_turn
from .battles.damage import (
    assigned_to,
    exchange,
    indirect,
    prevent,
    preventable,
    raise_damage,
    reassign,
    reassignable,
    takes_over,
)
from .battles.deep_strike import strike, strikes_of
from .battles.winning import can_trigger_battle, has_battle_ability, skip_battle_ability, trigger_battle
from .command import forgo, planets_to_commit
from .control import can_take, forget, take_control
from .deploying import attaches, begin_deployment, missing, price_of
from .drawing import shuffle
from .enslaving import enslave, has_dial, refuses
from .entering import (
    about_to_move,
    attach,
    can_be_routed,
    can_host,
    cancel_move,
    commit,
    enter,
    may_enter,
    move_by_effect,
    put_token,
    send_home,
)
from .exhausting import can_ready, exhaust, ready_up
from .immunity import loose
from .infesting import cleanse, infest
from .leaving import depart, departs_as, leave_otherwise, spare, to_deck
from .switching import bring, show_removed, switch
from .turn import battle_has_begun, checks_can_be_reversed, no_battle_yet, reverse_checks


class OwnRules(ConquestRules):
    """The rules that only Conquest has; each method forwards to the file of its rule."""

    # --- the course of a battle --------------------------------------------------------------------------------------

    def combat_options(self, s: ConquestState, seat: int) -> list[int]:
        return combat_options(s, seat)

    def may_retreat(self, s: ConquestState, card: int) -> bool:
        return may_retreat(s, card)

    def add_skirmish(self, s: ConquestState) -> bool:
        return add_skirmish(s)

    def take_next_turn(self, s: ConquestState, seat: int) -> bool:
        return take_next_turn(s, seat)

    def resolve_battle(self, s: ConquestState, position: int) -> bool:
        return resolve_battle(s, position)

    def can_be_attacked(self, s: ConquestState, card: int) -> bool:
        return can_be_attacked(s, card)

    def can_trigger_battle(self, s: ConquestState, position: int, seat: int) -> bool:
        return can_trigger_battle(s, position, seat)

    def trigger_battle(self, s: ConquestState, position: int, seat: int) -> None:
        trigger_battle(s, position, seat)

    def has_battle_ability(self, s: ConquestState, seat: int) -> bool:
        return has_battle_ability(s, seat)

    def skip_battle_ability(self, s: ConquestState, seat: int) -> bool:
        return skip_battle_ability(s, seat)

    def no_battle_yet(self, s: ConquestState) -> bool:
        return no_battle_yet(s)

    def battle_has_begun(self, s: ConquestState) -> None:
        battle_has_begun(s)

    def checks_can_be_reversed(self, s: ConquestState) -> bool:
        return checks_can_be_reversed(s)

    def reverse_checks(self, s: ConquestState) -> bool:
        return reverse_checks(s)

    # --- damage ------------------------------------------------------------------------------------------------------

    def assigned_to(self, s: ConquestState, card: int) -> int:
        return assigned_to(s, card)

    def preventable(self, s: ConquestState, card: int) -> int:
        return preventable(s, card)

    def prevent(self, s: ConquestState, card: int, amount: int) -> int:
        return prevent(s, card, amount)

    def raise_damage(self, s: ConquestState, card: int, amount: int) -> None:
        raise_damage(s, card, amount)

    def reassignable(self, s: ConquestState, card: int) -> int:
        return reassignable(s, card)

    def takes_over(self, s: ConquestState, card: int, other: int) -> bool:
        return takes_over(s, card, other)

    def reassign(self, s: ConquestState, card: int, other: int, amount: int) -> None:
        reassign(s, card, other, amount)

    def exchange(self, s: ConquestState, blows: list[tuple[int, int, int]], use: AbilityUse) -> None:
        exchange(s, blows, use)

    def indirect(self, s: ConquestState, amounts: list[int], of: Selector, use: AbilityUse, it: int, who: int) -> None:
        indirect(s, amounts, of, use, it, who)

    def suffer(self, s: ConquestState, cards: list[int], amount: int, use: AbilityUse, seat: int) -> None:
        suffer(s, cards, amount, use, seat)

    # --- deploying and entering play ---------------------------------------------------------------------------------

    def deployments(self, s: ConquestState, seat: int, card: int) -> list[int]:
        return deployments(s, seat, card)

    def deployment_of(self, option: int) -> tuple[int, int]:
        return deployment_of(option)

    def attaches(self, s: ConquestState, card: int, target: int) -> bool:
        return attaches(s, card, target)

    def begin_deployment(self, s: ConquestState, seat: int, card: int, target: int) -> None:
        begin_deployment(s, seat, card, target)

    def price_of(self, s: ConquestState, pending: Pending) -> int:
        return price_of(s, pending)

    def missing(self, s: ConquestState, pending: Pending) -> int:
        return missing(s, pending)

    def may_enter(self, s: ConquestState, card: int, seat: int) -> int:
        return may_enter(s, card, seat)

    def enter(self, s: ConquestState, card: int, place: int, seat: int, host: int = NO_HOST) -> None:
        enter(s, card, place, seat, host)

    def put_token(self, s: ConquestState, title: str, place: int, seat: int) -> bool:
        return put_token(s, title, place, seat)

    def can_host(self, s: ConquestState, host: int, card: int, seat: int) -> bool:
        return can_host(s, host, card, seat)

    def attach(self, s: ConquestState, card: int, host: int, seat: int) -> None:
        attach(s, card, host, seat)

    def has_dial(self, s: ConquestState, seat: int) -> bool:
        return has_dial(s, seat)

    def enslave(self, s: ConquestState, seat: int, faction: int) -> None:
        enslave(s, seat, faction)

    def refuses(self, s: ConquestState, seat: int, card: int) -> bool:
        return refuses(s, seat, card)

    # --- moving ------------------------------------------------------------------------------------------------------

    def planets_to_commit(self, s: ConquestState, seat: int) -> list[int]:
        return planets_to_commit(s, seat)

    def forgo_bonuses(self, s: ConquestState, seat: int, really: bool) -> bool:
        return forgo(s, seat, really)

    def commit(self, s: ConquestState, orders: list[tuple[int, int]], use: AbilityUse | None = None) -> None:
        commit(s, orders, use)

    def move_by_effect(self, s: ConquestState, orders: list[tuple[int, int]], use: AbilityUse, mover: int) -> None:
        move_by_effect(s, orders, use, mover)

    def about_to_move(self, s: ConquestState, source: int) -> int:
        return about_to_move(s, source)

    def cancel_move(self, s: ConquestState, source: int) -> bool:
        return cancel_move(s, source)

    def send_home(self, s: ConquestState, cards: list[int], how: int, use: AbilityUse | None = None) -> bool:
        return send_home(s, cards, how, use)

    def can_be_routed(self, s: ConquestState, card: int) -> bool:
        return can_be_routed(s, card)

    def exhaust(self, s: ConquestState, cards: list[int]) -> bool:
        return exhaust(s, cards)

    def can_ready(self, s: ConquestState, card: int) -> bool:
        return can_ready(s, card)

    def ready_up(self, s: ConquestState, cards: list[int]) -> bool:
        return ready_up(s, cards)

    def infest(self, s: ConquestState, position: int, seat: int) -> bool:
        return infest(s, position, seat)

    def cleanse(self, s: ConquestState, position: int) -> bool:
        return cleanse(s, position)

    def strikes_of(self, s: ConquestState, seat: int, card: int) -> list[int]:
        return strikes_of(s, seat, card)

    def strike(self, s: ConquestState, seat: int, card: int, host: int) -> None:
        strike(s, seat, card, host)

    # --- leaving play and control ------------------------------------------------------------------------------------

    def depart(self, s: ConquestState, leaving: list[tuple[int, int]]) -> None:
        depart(s, leaving)

    def departs_as(self, s: ConquestState, card: int) -> int:
        return departs_as(s, card)

    def leave_otherwise(self, s: ConquestState, card: int, how: int) -> bool:
        return leave_otherwise(s, card, how)

    def spare(self, s: ConquestState, card: int) -> bool:
        return spare(s, card)

    def to_deck(self, s: ConquestState, card: int) -> None:
        to_deck(s, card)

    def can_take(self, s: ConquestState, card: int, seat: int) -> bool:
        return can_take(s, card, seat)

    def take_control(self, s: ConquestState, card: int, seat: int, until: int, use: AbilityUse) -> None:
        take_control(s, card, seat, until, use)

    def forget_control(self, s: ConquestState, cards: list[int]) -> None:
        forget(s, cards)

    def shuffle(self, s: ConquestState, seat: int) -> None:
        shuffle(s, seat)

    # --- planets, immunity, answers ----------------------------------------------------------------------------------

    def switch_planets(self, s: ConquestState, one: int, other: int, seat: int) -> None:
        switch(s, one, other, seat)

    def show_removed_planets(self, s: ConquestState, seat: int) -> None:
        show_removed(s, seat)

    def bring_planet(self, s: ConquestState, position: int, planet: int, seat: int) -> None:
        bring(s, position, planet, seat)

    def loose(self, s: ConquestState, cards: list[int]) -> list[int]:
        return loose(s, cards)

    def unpaid(self, s: ConquestState, below: int = NOTHING) -> None:
        unpaid(s, below)

    def use_cost(self, s: ConquestState, use: AbilityUse) -> int:
        return cost_of(s, use)

    def could_answer(self, s: ConquestState, seat: int, alerts: tuple[PossibleResponse, ...]) -> bool:
        return could_answer(s, seat, alerts)
