"""Reads saved steps of Conquest: a table of functions by class name.

Written by `python -m tools.records` from the fields that the classes declare; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..effects.language.abilities import AbilityRegistry
from ..effects.readers import read_ability_use, read_possible_response
from ..engine.plain import JsonList, number, numbers
from ..engine.steps import Step
from .language.searching import Searching, ShuffleDeck, ToBottom, ToTop
from .rules.actions.reacting import Answers
from .rules.actions.using import Cancellable, CarryOut, CheckDamageCost, ChooseX, Payment, Targeted
from .rules.actions.window import ActionWindow, OpenWindow
from .rules.battles.attacking import (
    AttackDamage,
    AttackerDeclared,
    ChooseDefender,
    DeclareAttacker,
    DeclareDefender,
    EndOfAttack,
    UsedAreaEffect,
)
from .rules.battles.battle import (
    Battle,
    BattleBegins,
    BattleOver,
    CombatTurn,
    EndOfRound,
    NextRound,
    RangedAttack,
    RangedTurn,
    ReadyUnits,
    Retreat,
    RoundBegins,
    SkirmishOver,
    TakeTurn,
    TurnEnds,
)
from .rules.battles.damage import Assigned, Indirect, Shield, Shielded, Take
from .rules.battles.deep_strike import DeepStrikes, PutAwayStruck
from .rules.battles.winning import BattleAbility, BattleWon, Cleanse, LostPlanet, TakePlanet, WinBattle
from .rules.command import CountCommand, Dial, Reveal, Struggle, StruggleOver, StruggleWon, SynapseDial, TakeBonus
from .rules.deploying import Arrives, Deploy, DiscardToDeploy
from .rules.enslaving import Enslave
from .rules.entering import Commits, GoHome, Moves
from .rules.exhausting import Exhausts
from .rules.leaving import Departs
from .rules.turn import (
    CheckPlanet,
    CombatPhase,
    CommandPhase,
    DeployPhase,
    DeployTurn,
    DrawCards,
    GainResources,
    HeadquartersPhase,
    MobileMoves,
    MoveToken,
    PassInitiative,
    PhaseBegins,
    PhaseEnds,
    PhaseOver,
    ReadyAll,
    Round,
    TurnPlanet,
    WarlordsHome,
)
from .setup import Mulligan, StartingHands, StartingResources
from .state import ConquestState


def _answers(book: AbilityRegistry, saved: JsonList) -> Answers:
    return Answers(
        tuple([read_ability_use(book, each) for each in saved[1]]),
        tuple([read_possible_response(book, each) for each in saved[2]]),
        number(saved[3]),
        number(saved[4]),
    )


def _cancellable(book: AbilityRegistry, saved: JsonList) -> Cancellable:
    return Cancellable(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _carry_out(book: AbilityRegistry, saved: JsonList) -> CarryOut:
    return CarryOut(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _choose_x(book: AbilityRegistry, saved: JsonList) -> ChooseX:
    return ChooseX(read_ability_use(book, saved[1]))


def _commits(book: AbilityRegistry, saved: JsonList) -> Commits:
    return Commits(tuple(numbers(saved[1])), tuple(numbers(saved[2])), number(saved[3]))


def _departs(book: AbilityRegistry, saved: JsonList) -> Departs:
    return Departs(tuple(numbers(saved[1])), tuple(numbers(saved[2])))


def _deploy(book: AbilityRegistry, saved: JsonList) -> Deploy:
    return Deploy(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _go_home(book: AbilityRegistry, saved: JsonList) -> GoHome:
    return GoHome(tuple(numbers(saved[1])), number(saved[2]), number(saved[3]))


def _indirect(book: AbilityRegistry, saved: JsonList) -> Indirect:
    return Indirect(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        read_ability_use(book, saved[4]),
        tuple(numbers(saved[5])),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[6]]),
    )


def _moves(book: AbilityRegistry, saved: JsonList) -> Moves:
    return Moves(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _payment(book: AbilityRegistry, saved: JsonList) -> Payment:
    return Payment(read_ability_use(book, saved[1]))


def _searching(book: AbilityRegistry, saved: JsonList) -> Searching:
    return Searching(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _shielded(book: AbilityRegistry, saved: JsonList) -> Shielded:
    return Shielded(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _take(book: AbilityRegistry, saved: JsonList) -> Take:
    return Take(
        number(saved[1]),
        number(saved[2]),
        number(saved[3]),
        number(saved[4]),
        number(saved[5]) != 0,
        number(saved[6]),
        tuple([(number(a), number(b), number(c)) for a, b, c in saved[7]]),
        read_ability_use(book, saved[8]) if saved[8] else None,
        number(saved[9]),
    )


def _to_bottom(book: AbilityRegistry, saved: JsonList) -> ToBottom:
    return ToBottom(number(saved[1]), tuple(numbers(saved[2])))


def _to_top(book: AbilityRegistry, saved: JsonList) -> ToTop:
    return ToTop(number(saved[1]), number(saved[2]), tuple(numbers(saved[3])))


READERS: Final[dict[str, Callable[[AbilityRegistry, JsonList], Step[ConquestState]]]] = {
    "Answers": _answers,
    "Cancellable": _cancellable,
    "CarryOut": _carry_out,
    "ChooseX": _choose_x,
    "Commits": _commits,
    "Departs": _departs,
    "Deploy": _deploy,
    "GoHome": _go_home,
    "Indirect": _indirect,
    "Moves": _moves,
    "Payment": _payment,
    "Searching": _searching,
    "Shielded": _shielded,
    "Take": _take,
    "ToBottom": _to_bottom,
    "ToTop": _to_top,
}


STEPS: Final[tuple[type[Step[ConquestState]], ...]] = (
    ActionWindow,
    Arrives,
    Assigned,
    AttackDamage,
    AttackerDeclared,
    Battle,
    BattleAbility,
    BattleBegins,
    BattleOver,
    BattleWon,
    CheckDamageCost,
    CheckPlanet,
    ChooseDefender,
    Cleanse,
    CombatPhase,
    CombatTurn,
    CommandPhase,
    CountCommand,
    DeclareAttacker,
    DeclareDefender,
    DeepStrikes,
    DeployPhase,
    DeployTurn,
    Dial,
    DiscardToDeploy,
    DrawCards,
    EndOfAttack,
    EndOfRound,
    Enslave,
    Exhausts,
    GainResources,
    HeadquartersPhase,
    LostPlanet,
    MobileMoves,
    MoveToken,
    Mulligan,
    NextRound,
    OpenWindow,
    PassInitiative,
    PhaseBegins,
    PhaseEnds,
    PhaseOver,
    PutAwayStruck,
    RangedAttack,
    RangedTurn,
    ReadyAll,
    ReadyUnits,
    Retreat,
    Reveal,
    Round,
    RoundBegins,
    Shield,
    ShuffleDeck,
    SkirmishOver,
    StartingHands,
    StartingResources,
    Struggle,
    StruggleOver,
    StruggleWon,
    SynapseDial,
    TakeBonus,
    TakePlanet,
    TakeTurn,
    Targeted,
    TurnEnds,
    TurnPlanet,
    UsedAreaEffect,
    WarlordsHome,
    WinBattle,
)
