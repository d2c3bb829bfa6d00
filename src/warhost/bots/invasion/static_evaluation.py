"""Static evaluation of an Invasion position: distance to defeat, yield of the zones, unit positions, hand."""

from __future__ import annotations

from math import log2
from typing import Final

from ...invasion import words
from ...invasion.state import InvasionState
from .temporary import lasting, temporary_bonuses

BURNED: Final = 42.0
DAMAGE: Final = 2.0  # penalty per point of damage on a section, up to twice that if it is about to burn
# factors of the sections from the worst to the best, because two burning sections lose the game: before and after the
# first one burns
FOCUS: Final = (1.0, 0.7, 0.3)
LAST: Final = (1.4, 0.4, 0.0)
INCOME: Final = 8.0  # value of each doubling of the kingdom's power ...
RICH: Final = 9  # ... up to this power
DRAWS: Final = 7.0  # value of each doubling of the quest zone's power ...
BUSY: Final = 4.0  # ... up to this power, and to what can be paid for; more would only exhaust the deck sooner
YOUNG: Final = 2.0  # factor of both yields while both capitals are undamaged and many turns remain ...
OLD: Final = 0.6  # ... and when one of them is about to be destroyed
PAID: Final = 0.4  # cards per turn that one resource pays for, in addition to the card played as a development
STRIKE: Final = 2.4  # value per point of power in the battlefield
THREAT: Final = 0.8  # value per point of damage that the units in the battlefield could deal to the weakest section now
GUARD: Final = 0.55  # value of a unit per remaining hit point
HELD: Final = 1.1  # value of a development, which is one hit point for its zone
HAND_USED: Final = 6  # number of cards in hand that will be played; further ones have almost no value
RESOURCE: Final = 0.12
TIME: Final = 7  # number of own turns for which a deck should last
HASTE: Final = 12.0  # penalty for a deck that lasts half of TIME; each further halving costs twice as much
SHORTEST: Final = 0.5  # number of turns left in the deck below which the game counts as lost
BURNS: Final = 2  # number of burning sections with which a player loses the game
NEARLY: Final = 0.5  # share of the penalty for a small deck that remains when the opponent has nothing left to burn


def advantage(s: InvasionState, seat: int) -> float:
    """A player's score minus the opponent's."""
    temporary, health = temporary_bonuses(s, words.POWER), temporary_bonuses(s, words.HIT_POINTS)
    return score(s, seat, temporary, health) - score(s, 1 - seat, temporary, health)


def score(s: InvasionState, seat: int, temporary: dict[int, int], health: dict[int, int]) -> float:
    """A player's score: capital, zones, hand and deck; temporary bonuses do not count."""
    total = -damage_penalty(s, seat)
    income = max(1, words.BASE_POWER[words.KINGDOM] + lasting(s, seat, words.KINGDOM, temporary))
    draws = max(1, words.BASE_POWER[words.QUEST] + lasting(s, seat, words.QUEST, temporary))
    total += yields(income, draws) * (OLD + (YOUNG - OLD) * remaining_share(s))
    total += STRIKE * max(0, lasting(s, seat, words.BATTLEFIELD, temporary))
    for zone in words.ZONES:
        place = zone * words.SEATS + seat
        total += HELD * s.developments(place)
        for card in s.piles[place]:
            if s.controller[card] == seat:
                total += worth(s, card, zone, health.get(card, 0))
    total += THREAT * threat(s, seat, temporary)
    hand = sorted([card_worth(s, card) for card in s.hand(seat)], reverse=True)
    total += sum(hand[:HAND_USED]) + 0.1 * len(hand[HAND_USED:]) + RESOURCE * s.resources[seat]
    return total - small_deck_penalty(len(s.deck(seat)), draws) * (
        NEARLY + (1.0 - NEARLY) * unburned_share(s, 1 - seat)
    )


def small_deck_penalty(cards: int, draws: int) -> float:
    """The penalty for a deck with this many cards: drawing the last one loses the game (INV-32.2)."""
    turns = max(SHORTEST, (cards - 1) / draws)
    return HASTE * max(0.0, TIME / turns - 1.0)


def unburned_share(s: InvasionState, seat: int) -> float:
    """The share of a capital that must still burn; a small deck is worse if much remains to be done."""
    left: list[int] = []
    burning = 0
    for zone in words.ZONES:
        place = zone * words.SEATS + seat
        section = s.duel.section(place)
        if s.marks[section] & words.BURNING:
            burning += 1
        else:
            left.append(words.SECTION_HIT_POINTS + s.developments(place) - s.damage[section])
    left.sort()
    return min(1.0, sum(left[: max(0, BURNS - burning)]) / (BURNS * words.SECTION_HIT_POINTS))


def remaining_share(s: InvasionState) -> float:
    """The share of the game that remains: 1 at its start, 0 when a capital is about to be destroyed."""
    return min(unburned_share(s, 0), unburned_share(s, 1))


def damage_penalty(s: InvasionState, seat: int) -> float:
    """The value of damage on a capital; concentrated damage counts more than spread damage."""
    lost = 0.0
    hurts: list[float] = []
    for zone in words.ZONES:
        place = zone * words.SEATS + seat
        section = s.duel.section(place)
        if s.marks[section] & words.BURNING:
            lost += BURNED
        else:
            hurts.append(section_damage_value(s.damage[section], words.SECTION_HIT_POINTS + s.developments(place)))
    hurts.sort(reverse=True)
    weights = LAST if lost else FOCUS
    return lost + sum([each * weight for each, weight in zip(hurts, weights)])


def section_damage_value(damage: int, hit_points: int) -> float:
    """The value of this much damage on a section; the nearer to burning, the more a point counts."""
    share = min(1.0, damage / hit_points)
    return DAMAGE * words.SECTION_HIT_POINTS * share * (1.0 + share)


def yields(income: int, draws: int) -> float:
    """The value of a kingdom and a quest zone with this power; cards that cannot be paid for have no value."""
    used = min(BUSY, 1.0 + PAID * income)
    return INCOME * log2(min(income, RICH)) + DRAWS * log2(min(float(draws), used) + 1.0) - max(0.0, draws - used)


def worth(s: InvasionState, card: int, zone: int, temporary: int) -> float:
    """The value of a card in play without the power of its zone; `temporary` are its temporary hit points."""
    kind = s.kinds[card]
    if kind & (words.UNIT | words.LEGEND):
        value = GUARD * (s.hit_points[card] - temporary - s.damage[card])
        if s.marks[card] & words.CORRUPTED:
            value -= 0.5 * value + (STRIKE * 0.4 * s.power[card] if zone == words.BATTLEFIELD else 0.0)
        return value
    if kind & words.SUPPORT:
        return 0.5 + 0.3 * s.tokens[card] + 0.3 * s.duel.cost[card]
    return 0.6 + 0.4 * s.tokens[card] if kind & words.QUEST_CARD else 0.0


def threat(s: InvasionState, seat: int, temporary: dict[int, int]) -> float:
    """The damage that would reach the least defended section."""
    blow = 0
    for card in s.piles[words.BATTLEFIELD * words.SEATS + seat]:
        if s.kinds[card] & words.UNIT and s.controller[card] == seat and not s.marks[card] & words.CORRUPTED:
            blow += s.power[card] - temporary.get(card, 0)
    best = 0.0
    if blow <= 0:
        return best
    enemy = 1 - seat
    for zone in words.ZONES:
        place = zone * words.SEATS + enemy
        section = s.duel.section(place)
        if s.marks[section] & words.BURNING:
            continue
        guard = 0
        for card in s.piles[place]:
            if s.kinds[card] & words.UNIT and not s.marks[card] & words.CORRUPTED:
                guard += s.hit_points[card] - s.damage[card] + s.toughness[card]
        left = words.SECTION_HIT_POINTS + s.developments(place) - s.damage[section]
        through = min(left, max(0.0, blow - 0.8 * guard))
        best = max(best, through + (4.0 if through >= left else 0.0))
    return best


def card_worth(s: InvasionState, card: int) -> float:
    """The value of a card in hand: its value in play minus its cost."""
    duel = s.duel
    kind = duel.kinds[card]
    cost = duel.cost[card]
    if kind & (words.UNIT | words.LEGEND):
        return 0.5 + 0.35 * duel.power[card] + 0.12 * duel.hit_points[card] + 0.15 * cost + 1.0 * duel.hero[card]
    if kind & words.SUPPORT:
        return 0.6 + 0.4 * duel.power[card] + 0.15 * cost
    return 1.0 + 0.15 * cost if kind & words.TACTIC else 0.6
