"""Fast playing policy (rollout policy) for Conquest: deployment, commitment, attacks, shields and retreats.

It tries no options: every answer follows from the visible position, so that a whole round takes little time.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ...conquest.rules.battles.attacking import AREA_OPTION, ChooseDefender, flies_above
from ...conquest.rules.battles.battle import CombatChoice, Retreat
from ...conquest.rules.battles.damage import NO_SHIELD, Shield, assigned_to, icons_of, units_hit
from ...conquest.rules.battles.winning import BattleAbility
from ...conquest.rules.command import Dial, TakeBonus
from ...conquest.rules.turn import DeployTurn
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...conquest.words import AREA_EFFECT, ARMY, BLOODIED, EXHAUSTED, HQ, SUPPORT, WARLORD
from ...effects.circumstances import NOTHING
from ...engine.rng import Rng
from ...engine.steps import NO_IDLE_OPTION
from ..duel import highest
from .static_evaluation import BLOOD, HURT, command_margin, planet_value, strength, struggle_yield, worth

# Weights of the policy, tuned by games of the policy against itself; some differ from those of the evaluation.
STRENGTH: Final = 0.86  # value of a unit per point of attack
ENDURANCE: Final = 0.47  # value of a unit per hit point
ORDERS: Final = 0.38  # value of a unit per command icon
INCOME: Final = 1.15  # factor of the yield of a command struggle
CONTEST: Final = 2.58  # factor of the first planet's value, for a player who is alone there
COMING: Final = 0.07  # factor of the value of the planets that come next
CARD: Final = 1.41
SHIELDED: Final = 0.31  # value of a card in hand per shield icon
RESOURCE: Final = 1.4
LEAST: Final = 0.07  # minimum value of a deployment that the policy makes
DIAL_SCALE: Final = 2.5  # difference in points that makes a planet e (2.718) times as likely to be chosen
ANYWHERE: Final = 0.3  # share of command dials set to a random planet, to be unpredictable
GAPS: Final = 4096
KILL: Final = 100.0  # value of an attack that kills a warlord and so ends the game
HOPELESS: Final = 1.6  # ratio of the enemy's strength to the player's at which units retreat
PRICE: Final = 0.66  # share of the value of a card in hand that playing it costs
STANDING: Final = 0.6  # value of a support, in addition to its cost
ATTACHED: Final = 0.3  # value of an attachment or an event
BOUGHT: Final = 0.89  # additional value of an attachment or an event per resource of its cost
STOLEN: Final = 1.84  # factor for a struggle that the enemy would win, compared with one that nobody would win
ABROAD: Final = 1.38  # factor of the value of a planet other than the first, for a player who is alone there
FATAL: Final = 9.78  # penalty for the risk of losing a bloodied warlord
WOUNDING: Final = 8.64  # penalty for the risk of bloodying a warlord
SAFE: Final = 0.45  # share of the strength at a planet from which on a warlord is safe there
FEARED: Final = 0.42  # penalty per point of attack of enemies at the warlord's planet
DANGER: Final = 0.75  # value, per point of attack, of an enemy that can still strike
PARTLY: Final = 0.57  # share of a unit's value that damage is worth if it does not destroy the unit
OVERKILL: Final = 0.08  # penalty per point of damage beyond what destroys a unit
LATER: Final = 0.15  # penalty for attacking with the warlord before others, since a ready warlord can still retreat
OUTNUMBERED: Final = 2.41  # ratio of the enemy's strength to the player's at which an undamaged warlord retreats
SHIELD_COST: Final = 0.13  # penalty per resource of the cost of a card that is used as a shield
SCRATCH: Final = 0.26  # value per point of prevented damage that would not have destroyed the unit
NONE: Final = -1.0  # value of not attacking: less than that of any attack
CHEAP: Final = 3
STARTING: Final = 2  # minimum number of cheap units in a starting hand that is kept


def policy_choice(s: ConquestState, rng: Rng) -> int:
    """The index of the policy's answer for the seat that has to decide."""
    question, options = s.question, s.options
    assert question is not None
    if isinstance(question, DeployTurn):
        return highest(deploy_values(s), LEAST)
    if isinstance(question, Dial):
        return random_planet(s, rng)
    if isinstance(question, TakeBonus):
        return 0
    if isinstance(question, CombatChoice):
        return attacker(s, question)
    if isinstance(question, ChooseDefender):
        return defender(s, question.card)
    if isinstance(question, Shield):
        return shield(s, question.number)
    if isinstance(question, Retreat):
        return retreating(s)
    if isinstance(question, BattleAbility):
        return len(options) - 1
    if isinstance(question, Mulligan):
        return 0 if keeps_hand(s, s.seat) else 1
    idle = question.idle(s)
    return options.index(idle) if idle != NO_IDLE_OPTION else rng.below(len(options))


# --- deploying and committing -----------------------------------------------------------------------------------


def deploy_values(s: ConquestState) -> list[float]:
    """A quick value for each option of a deploy turn; 0 for the pass and for options that cannot be valued."""
    seat = s.seat
    duel = s.duel
    question = s.question
    assert isinstance(question, DeployTurn)
    values: list[float] = []
    for option in s.options:
        card, target = question.deployment(option)
        if card == NOTHING:
            values.append(0.0)
            continue
        spent = RESOURCE * duel.cost[card] + PRICE * (CARD + SHIELDED * duel.shields[card])
        if duel.kinds[card] == ARMY and target >= duel.cards:
            values.append(_unit_value(s, card, s.place[target] // 2, seat) - spent)
        else:
            values.append((STANDING if duel.kinds[card] == SUPPORT else ATTACHED) + BOUGHT * duel.cost[card] - spent)
    return values


def _unit_value(s: ConquestState, card: int, position: int, seat: int) -> float:
    """The value of a unit at a planet: of the unit, for the command struggle, and for the battle there."""
    duel = s.duel
    attack, hit_points, command = duel.attack[card], duel.hit_points[card], duel.command[card]
    value = STRENGTH * attack + ENDURANCE * hit_points + ORDERS * command
    margin = command_margin(s, position, seat)
    if command and margin <= 0:
        yielded = INCOME * struggle_yield(s, position, seat)
        if margin + command > 0:
            value += yielded * (1.0 if margin == 0 else STOLEN)
        elif margin + command == 0:
            value += yielded
    mine, theirs = strength(s, position, seat), strength(s, position, 1 - seat)
    more = mine + 1.0 + attack + hit_points
    gained = more / (more + theirs) - (mine / (mine + theirs) if mine else 0.0)
    ahead = position - max(0, s.token)
    if ahead <= 0:
        value += CONTEST * 0.5 * (planet_value(s, position, seat) + planet_value(s, position, 1 - seat)) * gained
    else:
        value += COMING * planet_value(s, position, seat) * gained / ahead
    return value


def random_planet(s: ConquestState, rng: Rng, anywhere: float = ANYWHERE) -> int:
    """A random planet for the warlord, better ones more likely, so that it cannot be predicted."""
    if rng.below(GAPS) < GAPS * anywhere:
        return rng.below(len(s.options))
    values = [_warlord_value(s, position, s.seat) for position in s.options]
    best = max(values)
    chances = [exp((value - best) / DIAL_SCALE) for value in values]
    point = rng.below(GAPS) / GAPS * sum(chances)
    for index, chance in enumerate(chances):
        point -= chance
        if point < 0.0:
            return index
    return values.index(best)


def _warlord_value(s: ConquestState, position: int, seat: int) -> float:
    """The value at a planet of a warlord together with the units at the headquarters."""
    home = sum([1.0 + s.attack[card] + s.rules.needed_to_destroy(s, card) for card in s.units_at(HQ, seat)])
    mine, theirs = strength(s, position, seat), strength(s, position, 1 - seat)
    value = 0.0
    if command_margin(s, position, seat) <= 0:
        value += struggle_yield(s, position, seat)
    share = (mine + home) / (mine + home + theirs)
    before = mine / (mine + theirs) if mine else 0.0
    if position == s.first_planet():
        value += (
            CONTEST * 0.5 * (planet_value(s, position, seat) + planet_value(s, position, 1 - seat)) * (share - before)
        )
    else:
        value += ABROAD * share
    threat = sum([s.attack[card] for card in s.units_at(position, 1 - seat)])
    warlord = s.duel.warlords[seat]
    if threat >= s.rules.needed_to_destroy(s, warlord) and share < SAFE:
        value -= FATAL if s.marks[warlord] & BLOODIED else WOUNDING
    return value - FEARED * threat * (1.0 - share)


# --- the battle -------------------------------------------------------------------------------------------------


def attack_value(s: ConquestState, card: int, target: int) -> float:
    """The value of an attack on a unit."""
    damage: int = s.attack[card]
    if flies_above(s, card, target):
        damage = (damage + 1) // 2
    left = s.rules.needed_to_destroy(s, target)
    if s.kinds[target] & WARLORD:
        if damage >= left:
            return KILL if s.marks[target] & BLOODIED else BLOOD
        return HURT * damage * (2 if s.marks[target] & BLOODIED else 1)
    danger = DANGER * s.attack[target] if not s.marks[target] & EXHAUSTED else 0.0
    if damage >= left:
        return worth(s, target) + danger + 0.5 - OVERKILL * (damage - left)
    return PARTLY * (worth(s, target) + danger) * damage / left


def area_effect_value(s: ConquestState, card: int) -> float:
    """The value of an Area Effect attack."""
    damage = s.stat(AREA_EFFECT, card)
    total = 0.0
    for target in s.units_at(s.battle, 1 - s.controller[card]):
        left = s.rules.needed_to_destroy(s, target)
        total += worth(s, target) if damage >= left else PARTLY * worth(s, target) * damage / left
    return total


def attacker(s: ConquestState, question: CombatChoice) -> int:
    """The index of the unit with the best attack; a warlord who would not survive the battle retreats instead."""
    for index, option in enumerate(s.options):
        warlord = question.retreater(option)
        if warlord != NOTHING and is_warlord_doomed(s, warlord):
            return index
    targets = s.units_at(s.battle, 1 - s.seat)
    units = [question.attacker(option) for option in s.options]
    return highest([_blow(s, unit, targets) if unit != NOTHING else NONE for unit in units], NONE)


def _blow(s: ConquestState, card: int, targets: list[int]) -> float:
    """The highest value of an attack by a unit."""
    value = max([attack_value(s, card, target) for target in targets], default=0.0)
    if s.stat(AREA_EFFECT, card):
        value = max(value, area_effect_value(s, card))
    return value - LATER if s.kinds[card] & WARLORD else value


def is_warlord_doomed(s: ConquestState, warlord: int) -> bool:
    """True if enemies that can still strike could kill a bloodied warlord, or damage another without compensation."""
    seat = s.controller[warlord]
    enemies = [card for card in s.units_at(s.battle, 1 - seat) if not s.marks[card] & EXHAUSTED]
    threat = sum([s.attack[card] for card in enemies])
    if threat < s.rules.needed_to_destroy(s, warlord):
        return False
    if s.marks[warlord] & BLOODIED:
        return True
    return strength(s, s.battle, 1 - seat) > OUTNUMBERED * strength(s, s.battle, seat)


def defender(s: ConquestState, card: int) -> int:
    """The index of the most valuable target."""
    return highest(
        [
            area_effect_value(s, card) if option == AREA_OPTION else attack_value(s, card, option)
            for option in s.options
        ],
        NONE,
    )


def shield(s: ConquestState, number: int, scratch: float = SCRATCH) -> int:
    """The index of a shield that saves a unit worth more than the card; for a warlord, of one that prevents much."""
    units = units_hit(s)
    if number >= len(units):
        return 0
    unit, amount = units[number], assigned_to(s, units[number])
    left = s.rules.needed_to_destroy(s, unit)
    warlord = bool(s.kinds[unit] & WARLORD)
    best, found = 0.0, 0
    for index, option in enumerate(s.options):
        if option == NO_SHIELD:
            continue
        shields = icons_of(s, option, unit)
        price = CARD + SHIELD_COST * s.duel.cost[option] + SHIELDED * shields
        taken = max(0, amount - shields)
        if warlord:
            saved = HURT * (min(amount, left) - taken) * (2 if s.marks[unit] & BLOODIED else 1)
            if amount >= left > taken:
                saved += KILL if s.marks[unit] & BLOODIED else BLOOD
        else:
            saved = worth(s, unit) if amount >= left > taken else scratch * (min(amount, left) - taken)
        if saved - price > best:
            best, found = saved - price, index
    return found


def retreating(s: ConquestState, hopeless: float = HOPELESS) -> int:
    """The index of a retreat if the enemy is far too strong; the warlord first, whose death loses the game."""
    seat = s.seat
    mine, theirs = strength(s, s.battle, seat), strength(s, s.battle, 1 - seat)
    threat = sum([s.attack[card] for card in s.units_at(s.battle, 1 - seat)])
    for index, option in enumerate(s.options):
        if option >= 0 and s.kinds[option] & WARLORD:
            if threat >= s.rules.needed_to_destroy(s, option) and (s.marks[option] & BLOODIED or theirs > mine):
                return index
    if theirs > hopeless * mine and len(s.options) > 1:
        return 1
    return 0


# --- before the game --------------------------------------------------------------------------------------------


def keeps_hand(s: ConquestState, seat: int) -> bool:
    """True if a starting hand is worth keeping: some cheap units, preferably with command icons."""
    duel = s.duel
    early = [card for card in s.hand(seat) if duel.kinds[card] == ARMY and duel.cost[card] <= CHEAP]
    return len(early) >= STARTING
