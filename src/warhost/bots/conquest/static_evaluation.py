"""Static evaluation of a Conquest position: planets won, warlord's health, unit positions, income, cards, resources."""

from __future__ import annotations

from typing import Final

from ...conquest import words
from ...conquest.rules.command import bonuses, command_at, winner_at
from ...conquest.rules.turn import DeployTurn
from ...conquest.sectors import planet_cards
from ...conquest.state import ConquestState
from .temporary import attack

SYMBOLS_WON: Final = (0.0, 7.0, 22.0, 60.0)  # value by number of planets won with the same symbol
HURT: Final = 2.5  # penalty for a point of damage on the warlord
BLOOD: Final = 26.0
EXPOSED: Final = 1.5  # penalty per point of damage that enemies at the warlord's planet could deal to the warlord ...
MORTAL: Final = 40.0  # ... and if that damage could end the game
STRENGTH: Final = 1.0  # value of a unit per point of attack
ENDURANCE: Final = 0.65  # value of a unit per remaining hit point
ORDERS: Final = 0.35  # value of a unit per command icon
HEADQUARTERS_FACTOR: Final = 0.85  # factor of a unit's value while it is in the headquarters
CONTEST: Final = 1.5  # factor of the first planet's value, for a player who is alone there
PAYABLE: Final = 1.0  # strength that each resource can add at the first planet, by deploying units from the hand
COMMITTED: Final = 0.5  # share of the strength in the headquarters, which may go to the first planet or elsewhere
COMING: Final = 0.25  # factor of the value of the planets that come next
ELSEWHERE: Final = 2.5  # value of another planet with the player's warlord, for its Battle ability
CARD: Final = 1.2
SHIELDED: Final = 0.25  # value of a card in hand per shield icon
RESOURCE: Final = 0.95
HAND_USED: Final = 8
INCOME: Final = 0.9  # share of a planet's yield that the player would win if the command struggles were now
READY: Final = 0.35  # value, per point of attack, of a unit that can still fight in this battle
PLANET: Final = 4.0  # value of any planet, regardless of its symbols


def advantage(s: ConquestState, seat: int) -> float:
    """A player's score minus the opponent's."""
    return score(s, seat) - score(s, 1 - seat)


def score(s: ConquestState, seat: int) -> float:
    """A player's score: planets, warlord, units and their places, cards, resources and income."""
    total = victory_progress(counts(s, seat)) + PLANET * len(s.displays[seat]) + health(s, seat)
    hand = s.hand(seat)
    total += CARD * min(len(hand), HAND_USED) + SHIELDED * sum([s.duel.shields[card] for card in hand])
    total += RESOURCE * s.resources[seat]
    for card in s.in_play():
        if s.controller[card] == seat:
            total += worth(s, card)
    for position in s.open_planets():
        total += prospect(s, position, seat)
        if s.phase != words.COMBAT_PHASE and winner_at(s, position) == seat:
            total += INCOME * struggle_yield(s, position, seat)
    return total


def counts(s: ConquestState, seat: int) -> list[int]:
    """The number of planets of each type that a player has won."""
    won = [planet_cards()[planet].symbol_bits for planet in s.displays[seat]]
    return [len([symbols for symbols in won if symbols & symbol]) for symbol in words.SYMBOLS]


def victory_progress(had: list[int]) -> float:
    """Progress towards three planets of one type."""
    return sum([SYMBOLS_WON[min(3, count)] for count in had])


def planet_value(s: ConquestState, position: int, seat: int) -> float:
    """The value of winning a planet for a player: the types they lack most for victory."""
    symbols = planet_cards()[s.planets[position]].symbol_bits
    had = counts(s, seat)
    with_it = [count + (1 if symbols & symbol else 0) for count, symbol in zip(had, words.SYMBOLS)]
    return PLANET + victory_progress(with_it) - victory_progress(had)


def struggle_yield(s: ConquestState, position: int, seat: int) -> float:
    """The value of the cards and resources that the winner of a planet's command struggle gets."""
    cards, resources = bonuses(s, position, seat)
    return CARD * cards + RESOURCE * resources


def health(s: ConquestState, seat: int) -> float:
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


def worth(s: ConquestState, card: int) -> float:
    """The value of a card in play; warlords are valued separately."""
    kind = s.kinds[card]
    if kind & words.WARLORD:
        return 0.0
    if kind & words.UNIT:
        value = STRENGTH * attack(s, card) + ENDURANCE * s.rules.needed_to_destroy(s, card) + ORDERS * s.command[card]
        at = s.position(card)
        if at < 0:
            return HEADQUARTERS_FACTOR * value
        if s.phase == words.COMBAT_PHASE and at == s.battle and not s.marks[card] & words.EXHAUSTED:
            value += READY * attack(s, card)
        return value
    if kind == words.SUPPORT:
        return 0.8 + 1.0 * s.duel.cost[card]
    return 0.3 + 0.8 * s.duel.cost[card] if kind == words.ATTACHMENT else 0.0


def prospect(s: ConquestState, position: int, seat: int) -> float:
    """The expected share of a planet's value, from a player's strength there."""
    mine, theirs = strength(s, position, seat), strength(s, position, 1 - seat)
    ahead = position - max(0, s.token)
    if ahead <= 0 and s.phase == words.DEPLOY_PHASE:
        mine += reachable_strength(s, seat)
        theirs += reachable_strength(s, 1 - seat)
    if not mine:
        return 0.0
    share = mine / (mine + theirs)
    if ahead <= 0:
        return CONTEST * 0.5 * (planet_value(s, position, seat) + planet_value(s, position, 1 - seat)) * share
    value = COMING * planet_value(s, position, seat) * share / ahead
    if s.phase == words.COMBAT_PHASE and s.warlord_at(position, seat):
        value += ELSEWHERE * share
    return value


def reachable_strength(s: ConquestState, seat: int) -> float:
    """The strength that a player can still bring to the first planet, if the opponent may still respond."""
    found = COMMITTED * strength(s, words.HQ, seat)
    question = s.question
    if isinstance(question, DeployTurn) and question.number and question.who != seat:
        return found  # a player who has passed can deploy no more
    duel = s.duel
    price = sum([duel.cost[card] for card in s.hand(seat) if duel.kinds[card] == words.ARMY])
    return found + PAYABLE * min(s.resources[seat], price)


def strength(s: ConquestState, position: int, seat: int) -> float:
    return sum([1.0 + attack(s, card) + s.rules.needed_to_destroy(s, card) for card in s.units_at(position, seat)])


def command_margin(s: ConquestState, position: int, seat: int) -> int:
    """The number of command icons by which a player is ahead at a planet."""
    return command_at(s, position, seat) - command_at(s, position, 1 - seat)
