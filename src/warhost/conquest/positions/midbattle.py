"""Positions in the middle of a battle: whose turn it is, and the remaining steps (CON-9)."""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.positions.card_entries import number_of, seat_of
from ...engine.errors import BadScenario
from ...engine.steps import Step
from ..rules.actions.stops import ATTACK, BATTLE_ABILITY, RETREAT, SKIRMISH
from ..rules.actions.window import ActionWindow
from ..rules.battles.battle import (
    LONGEST_BATTLE,
    Battle,
    BattleOver,
    CombatTurn,
    NextRound,
    RangedAttack,
    Retreat,
    SkirmishOver,
    TakeTurn,
)
from ..rules.battles.winning import BattleAbility, TakePlanet
from ..state import ConquestState
from ..words import BATTLE_WINDOW, RANGED_WINDOW, TURN_WINDOW, WINDOW_KEYS


def opened(s: ConquestState, window: int, turn: dict[str, object]) -> ActionWindow:
    """An action window with the `asked` player, after a number of successive passes."""
    first = s.battle_seat if s.battle != NOTHING else s.active
    who = seat_of("asked", turn.get("asked", first + 1))
    return ActionWindow(who, NOTHING, number_of("passed", turn.get("passed", 0), 1) or NOTHING, window)


def from_battle(s: ConquestState, position: int, turn: dict[str, object]) -> list[Step[ConquestState]]:
    """The remaining steps of a battle: all of it, or from one of its windows."""
    name = str(turn.get("window", ""))
    if not name:
        return [Battle(number=position)]
    if name == WINDOW_KEYS[BATTLE_WINDOW]:
        return [opened(s, BATTLE_WINDOW, turn), Battle(number=position)]
    s.battle = position
    s.battle_seat = first = seat_of("initiative", turn.get("initiative", s.active + 1))
    s.combat_round = number_of("combat round", turn.get("combat round", 1), LONGEST_BATTLE)
    who = seat_of("asked", turn.get("asked", first + 1))
    side = seat_of("combat turn", turn.get("combat turn", who + 1))
    idle = number_of("turns passed", turn.get("turns passed", 0), 1)
    s.window = TURN_WINDOW
    steps: list[Step[ConquestState]] = []
    if name in (WINDOW_KEYS[RANGED_WINDOW], SKIRMISH):
        s.window = RANGED_WINDOW
        steps = [RangedAttack(side, number=idle), SkirmishOver(), CombatTurn()]
    elif name in (WINDOW_KEYS[TURN_WINDOW], ATTACK):
        steps = [TakeTurn(side, number=idle)]
    elif name == RETREAT:
        steps = [Retreat(who), *([Retreat(1 - who)] if who == first else []), NextRound()]
    elif name == BATTLE_ABILITY:
        steps = [BattleAbility(who, number=position), TakePlanet(who, number=position)]
    else:
        raise BadScenario(f"a position cannot begin in the window {name!r} of a battle")
    if name == WINDOW_KEYS[s.window]:
        steps = [opened(s, s.window, turn), *steps]
    return [*steps, BattleOver()]
