"""Evaluation of the greedy bot for Conquest: planets won, the warlord's health, unit positions and income."""

from __future__ import annotations

from typing import Final

from ...conquest import words
from ...conquest.rules.actions.window import ActionWindow
from ...conquest.rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ...conquest.rules.battles.winning import BattleAbility
from ...conquest.rules.command import bonuses, winner_at
from ...conquest.rules.turn import DeployTurn, MobileMoves
from ...conquest.sectors import planet_cards
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...engine.rng import Rng
from ...engine.state import State
from ..duel import DuelEvaluation, EffectResolver, StaticEvaluation
from ..figures import Figures
from ..lookahead import idle_or_first
from .temporary import attack

FIGURES: Final[Figures] = {
    "battles": ("battle CON-9.1",),
    "stalemates": ("stalemate CON-9.16", "stalemate CON-16.24"),
    "bloodied warlords": ("bloodied CON-12.3",),
    "command struggles won": ("won-struggle CON-7.9", "won-struggle CON-7.10"),
    "played events": ("plays CON-6.9",),
    "shields": ("shields CON-11.4",),
}

SYMBOLS_WON: Final = (0.0, 6.0, 20.0, 60.0)  # value by number of planets won with the same symbol
HURT: Final = 2.5  # penalty for a point of damage on the warlord
BLOOD: Final = 30.0
EXPOSED: Final = 1.5  # penalty per point of damage that enemies at the warlord's planet could deal to the warlord ...
MORTAL: Final = 40.0  # ... and if that damage could end the game
STRENGTH: Final = 0.9  # value of a unit per point of attack
ENDURANCE: Final = 0.6  # value of a unit per remaining hit point
HEADQUARTERS_FACTOR: Final = 0.8  # factor of a unit's value while it is in the headquarters
CONTESTED: Final = 9.0  # value of the first planet to a player who is alone there
ELSEWHERE: Final = 2.5  # value of another planet with the player's warlord, for its Battle ability
CARD: Final = 1.1
RESOURCE: Final = 0.9
HAND_USED: Final = 8
INCOME: Final = 0.9  # share of a planet's yield that the player would win if the command struggles were now
SUPPORT_WORTH: Final = 1.5
ATTACHMENT_WORTH: Final = 0.4
READY: Final = 0.3  # value, per point of attack, of a unit that can still fight in this battle
STEPS: Final = 300  # maximum number of answers until pending effects have resolved

OPEN: Final = (DeployTurn, ActionWindow, TakeTurn, RangedAttack, Retreat, MobileMoves, Mulligan, BattleAbility)


def _has_pending_effect(state: ConquestState) -> bool:
    return state.question is not None and not isinstance(state.question, OPEN)


def _policy_choice(state: ConquestState, luck: Rng) -> int:
    """The index of the default answer: pass, or the first option."""
    return idle_or_first(state)


def _advantage(state: ConquestState, seat: int) -> float:
    return _standing(state, seat) - _standing(state, 1 - seat)


RESOLVER: Final = EffectResolver(_has_pending_effect, _policy_choice, STEPS)
STATIC_EVALUATION: Final = StaticEvaluation(_advantage, OPEN)


class ConquestEvaluation(DuelEvaluation[ConquestState]):
    """Evaluation of one seat that plays out pending effects with default answers; all options are tried."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(seat, RESOLVER, STATIC_EVALUATION)


def _standing(s: ConquestState, seat: int) -> float:
    """A player's score: planets, warlord, units and their places, cards, resources and income."""
    total = _planets(s, seat) + _warlord(s, seat)
    total += CARD * min(len(s.hand(seat)), HAND_USED) + RESOURCE * s.resources[seat]
    for card in s.in_play():
        if s.controller[card] == seat:
            total += _worth(s, card)
    for position in s.open_planets():
        total += _prospect(s, position, seat)
        if s.phase == words.DEPLOY_PHASE and winner_at(s, position) == seat:
            cards, resources = bonuses(s, position, seat)
            total += INCOME * (CARD * cards + RESOURCE * resources)
    return total


def _planets(s: ConquestState, seat: int) -> float:
    """Progress towards three planets of one type."""
    won = [planet_cards()[planet].symbol_bits for planet in s.displays[seat]]
    counts = [len([symbols for symbols in won if symbols & symbol]) for symbol in words.SYMBOLS]
    return sum([SYMBOLS_WON[min(3, count)] for count in counts])


def _warlord(s: ConquestState, seat: int) -> float:
    """The warlord's damage, and the damage that enemies at the same planet could still deal."""
    warlord = s.duel.warlords[seat]
    bloodied = bool(s.marks[warlord] & words.BLOODIED)
    total = -HURT * s.damage[warlord] * (2 if bloodied else 1) - (BLOOD if bloodied else 0.0)
    at = s.position(warlord)
    if at >= 0:
        threat = sum([attack(s, card) for card in s.units_at(at, 1 - seat)])
        guard = len(s.units_at(at, seat)) - 1
        left = s.rules.needed_to_destroy(s, warlord)
        total -= EXPOSED * min(threat, left) / (1 + guard)
        if threat >= left and not guard:
            total -= MORTAL if bloodied else MORTAL / 3
    return total


def _worth(s: ConquestState, card: int) -> float:
    kind = s.kinds[card]
    if kind & words.WARLORD:
        return 0.0
    if kind & words.UNIT:
        worth = STRENGTH * attack(s, card) + ENDURANCE * s.rules.needed_to_destroy(s, card) + 0.3 * s.command[card]
        at = s.position(card)
        if at < 0:
            return HEADQUARTERS_FACTOR * worth
        if s.phase == words.COMBAT_PHASE and at == s.battle and not s.marks[card] & words.EXHAUSTED:
            worth += READY * attack(s, card)
        return worth
    return SUPPORT_WORTH if kind == words.SUPPORT else ATTACHMENT_WORTH if kind == words.ATTACHMENT else 0.0


def _prospect(s: ConquestState, position: int, seat: int) -> float:
    """The expected share of a planet's value, from a player's strength there."""
    first = position == s.first_planet()
    led = [each for each in (seat, 1 - seat) if s.warlord_at(position, each)]
    if not first and (not led or s.phase not in (words.COMMAND_PHASE, words.COMBAT_PHASE)):
        return 0.0
    mine, theirs = _strength(s, position, seat), _strength(s, position, 1 - seat)
    if not mine:
        return 0.0
    return (CONTESTED if first else ELSEWHERE) * mine / (mine + theirs)


def _strength(s: ConquestState, position: int, seat: int) -> float:
    return sum([1 + attack(s, card) + s.rules.needed_to_destroy(s, card) for card in s.units_at(position, seat)])
