"""Evaluation of the greedy bot for Invasion: burning sections, the yield of each zone, unit positions."""

from __future__ import annotations

from math import log2
from typing import Final

from ...engine.rng import Rng
from ...engine.state import State
from ...engine.steps import NO_IDLE_OPTION
from ...invasion import words
from ...invasion.rules.actions.window import Occasions, Window
from ...invasion.rules.battles.combat import AssignDamage, DeclareAttackers, DeclareDefenders, DeclareTarget, fighters
from ...invasion.rules.battles.declaring import may_attack, may_defend
from ...invasion.rules.damage.amounts import enough
from ...invasion.rules.damage.indirect import Indirect
from ...invasion.rules.draft import Pick, Reinforce, Remove
from ...invasion.rules.power import zone_power
from ...invasion.rules.state_checks import burning
from ...invasion.state import InvasionState
from ..duel import DuelEvaluation, EffectResolver, StaticEvaluation
from ..figures import Figures
from ..lookahead import idle_or_first
from .combat import divide, just_enough

FIGURES: Final[Figures] = {
    "drafts": ("draft-over INV-30.10",),
    "attacks": ("combat-over INV-13.33",),
    "burned sections": ("burned INV-4.3",),
    "destroyed cards": ("destroyed INV-25.3",),
    "played developments": ("develops INV-4.13",),
    "actions and tactics": ("resolves INV-6.17",),
}

BURNED: Final = 45.0
DAMAGE: Final = 2.0  # penalty per point of damage on a section, increasing as it nears burning
INCOME: Final = 8.0  # value of each doubling of the kingdom's power ...
RICH: Final = 9  # ... up to this power
DRAWS: Final = 7.0  # value of each doubling of the quest zone's power ...
BUSY: Final = 4  # ... up to this power; more would only exhaust the deck sooner
STRIKE: Final = 2.4  # value per point of power in the battlefield
GUARD: Final = 0.5  # value of a unit per remaining hit point
SUPPORT_WORTH: Final = 0.5
CARD: Final = 1.0  # value of each card in hand ...
HAND_USED: Final = 6  # ... up to this number of cards, as more will not be played
RESOURCE: Final = 0.12
DEVELOPMENT: Final = 0.7
TIME: Final = 7  # number of own turns for which a deck should last
HASTE: Final = 3.0  # penalty for each turn below TIME
MANY: Final = 6  # if there are more options than this, not all of them are tried
STEPS: Final = 400  # maximum number of answers until pending effects have resolved


def _has_pending_effect(state: InvasionState) -> bool:
    return state.question is not None and (bool(state.chain) or bool(state.fronts) or not _open(state))


def _open(state: InvasionState) -> bool:
    """True if no effect is pending at this question."""
    return state.question is None or state.question.idle(state) != NO_IDLE_OPTION or bool(state.draft)


def policy_choice(state: InvasionState, luck: Rng) -> int:
    """The index of the default answer: pass, defend what would burn, cover defenders, damage the rest."""
    question = state.question
    if isinstance(question, DeclareDefenders):
        return _defend(state)
    if isinstance(question, AssignDamage):
        return _assign(state, question)
    if isinstance(question, Indirect):
        return divide(state, question)
    return idle_or_first(state)


def _defend(state: InvasionState) -> int:
    """All units defend if that stops the attack or saves the section; otherwise none."""
    question = state.question
    front = question.front() if isinstance(question, DeclareDefenders) else 0
    place = state.fronts[front][0]
    guards = may_defend(state, place % words.SEATS, front)
    blow = sum([state.power[card] for card in fighters(state, words.ATTACKING, front)])
    section = state.duel.section(place)
    left = words.SECTION_HIT_POINTS + state.developments(place) - state.damage[section]
    stopped = sum([enough(state, card) for card in guards])
    wanted = stopped >= blow or (blow >= left and not state.marks[section] & words.BURNING)
    return 1 if wanted and len(state.options) > 1 else 0


def _assign(state: InvasionState, question: AssignDamage) -> int:
    """Enough damage on the weakest uncovered unit; the rest anywhere."""
    targets = {question.share(option)[1] for option in state.options}
    sections = [card for card in targets if card >= state.duel.cards]
    if sections:
        hurt = max(sections, key=lambda each: (state.damage[each], -each))
        return question.index_of(state, question.number, hurt)
    short = [card for card in targets if state.assigned[card] < enough(state, card)]
    card = min(short or list(targets), key=lambda each: (enough(state, each) - state.assigned[each], each))
    amount = max(1, min(question.number, enough(state, card) - state.assigned[card])) if short else question.number
    return question.index_of(state, amount, card)


def _advantage(state: InvasionState, seat: int) -> float:
    if state.draft:
        return _drafted(state, seat) - _drafted(state, 1 - seat)
    return _standing(state, seat) - _standing(state, 1 - seat)


RESOLVER: Final = EffectResolver(_has_pending_effect, policy_choice, STEPS)
STATIC_EVALUATION: Final = StaticEvaluation(_advantage, (Window, Occasions, Pick, Remove, Reinforce))


class InvasionEvaluation(DuelEvaluation[InvasionState]):
    """Evaluation of one seat that plays out pending effects with default answers; large battles are sampled."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(seat, RESOLVER, STATIC_EVALUATION)

    def options_to_try(self, state: State) -> list[int]:
        """All options; of a large battle only the strongest and the toughest unit, and exact damage."""
        assert isinstance(state, InvasionState)
        question, options = state.question, state.options
        every = list(range(len(options)))
        if isinstance(question, DeclareTarget) and not may_attack(state, state.seat):
            return [0]  # only the first option: no attack
        if len(options) <= MANY:
            return every
        if isinstance(question, (DeclareAttackers, DeclareDefenders)):
            units = every[1:]  # all except the first option, which is "done"
            strongest = max(units, key=lambda index: state.power[options[index]])
            sturdiest = max(units, key=lambda index: state.hit_points[options[index]] - state.damage[options[index]])
            return sorted({0, strongest, sturdiest})
        if isinstance(question, AssignDamage):
            return [index for index in every if just_enough(state, question, options[index])]
        return every


def _standing(s: InvasionState, seat: int) -> float:
    """A player's score: zones, cards, and the distance to defeat."""
    total = -BURNED * burning(s, seat)
    income = words.BASE_POWER[words.KINGDOM] + zone_power(s, seat, words.KINGDOM)
    draws = words.BASE_POWER[words.QUEST] + zone_power(s, seat, words.QUEST)
    total += INCOME * log2(min(income, RICH)) + DRAWS * log2(min(draws, BUSY) + 1) - max(0, draws - BUSY)
    for zone in words.ZONES:
        place = zone * words.SEATS + seat
        section = s.duel.section(place)
        held = s.developments(place)
        total += DEVELOPMENT * held
        if not s.marks[section] & words.BURNING:
            hurt = s.damage[section] / (words.SECTION_HIT_POINTS + held)
            total -= DAMAGE * s.damage[section] * (1 + hurt)
        for card in s.piles[place]:
            if s.controller[card] == seat:
                total += _worth(s, card, zone)
    total += CARD * min(len(s.hand(seat)), HAND_USED) + RESOURCE * s.resources[seat]
    return total - HASTE * max(0.0, TIME - len(s.deck(seat)) / draws)


def _worth(s: InvasionState, card: int, zone: int) -> float:
    kind = s.kinds[card]
    if kind & (words.UNIT | words.LEGEND):
        worth = GUARD * (s.hit_points[card] - s.damage[card])
        if zone == words.BATTLEFIELD:
            worth += STRIKE * s.power[card]
        return worth * (0.6 if s.marks[card] & words.CORRUPTED else 1.0)
    return SUPPORT_WORTH + 0.3 * s.tokens[card] if kind & words.SUPPORT else 0.6 + 0.4 * s.tokens[card]


def _drafted(s: InvasionState, seat: int) -> float:
    """The value of the cards that a player has drafted, and of those they may still draft."""
    picked = sum([card_worth(s, card) for card in s.piles[words.PICKED * words.SEATS + seat]])
    return picked + 0.1 * sum([card_worth(s, card) for card in s.piles[words.HAND * words.SEATS + seat]])


def card_worth(s: InvasionState, card: int) -> float:
    """The value of a card in an unknown deck: power and hit points for their price, units first."""
    duel = s.duel
    kind = duel.kinds[card]
    price = duel.cost[card] + 0.6 * duel.loyalty[card]
    if kind & words.UNIT:
        return 3.0 + 2.0 * duel.power[card] + 0.7 * duel.hit_points[card] - 0.9 * price
    if kind & words.SUPPORT:
        return 2.5 + 2.0 * duel.power[card] - 0.6 * price
    return 2.0 - 0.3 * price if kind & words.TACTIC else 1.5
