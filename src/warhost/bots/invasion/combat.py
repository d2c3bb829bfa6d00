"""Estimates of attacks in Invasion: attackers, defenders, and the value for each side."""

from __future__ import annotations

from typing import Final

from ...invasion import words
from ...invasion.rules.battles.combat import AssignDamage, DeclareDefenders, fighters
from ...invasion.rules.battles.declaring import may_attack, may_defend
from ...invasion.rules.damage.amounts import enough
from ...invasion.rules.damage.indirect import Indirect
from ...invasion.state import InvasionState
from ..duel import highest
from .static_evaluation import BURNED, FOCUS, LAST, section_damage_value

BLOOD: Final = 1.82  # value of a point of damage on an attacking or defending unit
NO_GOOD: Final = -1000.0


class AttackEstimate:
    """One attack from the attacker's point of view: its value if all units defend, and if none does."""

    __slots__ = ("defended", "open")

    def __init__(self, defended: float, open: float) -> None:
        self.defended = defended
        self.open = open

    @property
    def value(self) -> float:
        """The lower of both values, because the defender chooses."""
        return min(self.defended, self.open)


def blow_of(s: InvasionState, cards: list[int]) -> int:
    return sum([s.power[card] + s.stat(words.COMBAT_DAMAGE, card) for card in cards])


def stamina(s: InvasionState, cards: list[int]) -> int:
    return sum([enough(s, card) for card in cards])


def estimate_exchange(s: InvasionState, attackers: list[int], place: int, guards: list[int]) -> AttackEstimate:
    """The exchange of one attack against a zone with these guards."""
    blow = blow_of(s, attackers)
    unguarded = section_hit_value(s, place, blow)
    if not guards:
        return AttackEstimate(unguarded, unguarded)
    stopped = stamina(s, guards)
    back = min(blow_of(s, guards), stamina(s, attackers))
    gain = section_hit_value(s, place, max(0, blow - stopped)) + BLOOD * min(blow, stopped) - BLOOD * back
    return AttackEstimate(gain, unguarded)


def section_hit_value(s: InvasionState, place: int, damage: int) -> float:
    """The value of this much damage on a section, including burning it and winning the game."""
    section = s.duel.section(place)
    if damage <= 0 or s.marks[section] & words.BURNING:
        return 0.0
    full = words.SECTION_HIT_POINTS + s.developments(place)
    had = s.damage[section]
    seat = place % words.SEATS
    burning = [zone for zone in range(3) if s.marks[s.duel.section(zone * words.SEATS + seat)] & words.BURNING]
    if had + damage >= full:
        return 10 * BURNED if burning else BURNED
    weights = LAST if burning else FOCUS
    worst = True
    for zone in range(3):
        other = zone * words.SEATS + seat
        if other != place and not s.marks[s.duel.section(other)] & words.BURNING:
            if s.damage[s.duel.section(other)] > had + damage:
                worst = False
    return (section_damage_value(had + damage, full) - section_damage_value(had, full)) * (
        weights[0] if worst else weights[1]
    )


def guards_of(s: InvasionState, place: int) -> list[int]:
    """The units that would defend a zone that is not attacked yet."""
    seat = place % words.SEATS
    return [
        card
        for card in s.piles[place]
        if s.kinds[card] & words.UNIT and s.controller[card] == seat and not s.marks[card] & words.CORRUPTED
    ]


def best_target(s: InvasionState, options: list[int]) -> int:
    """The index of the best target; 0, which is no attack, if none is worth it."""
    seat = s.seat
    attackers = may_attack(s, seat)
    if not attackers or not blow_of(s, attackers):
        return 0
    values = [0.0] * len(options)
    for index in range(1, len(options)):
        if options[index] < s.duel.objects:  # only sections; attacks on legends are left to the search
            place = s.place[options[index]]
            values[index] = estimate_exchange(s, attackers, place, guards_of(s, place)).value
    return highest(values, 0.0)


def defends(s: InvasionState) -> bool:
    """True if it is better to defend with all units than with none."""
    question = s.question
    front = question.front() if isinstance(question, DeclareDefenders) else 0
    place = s.fronts[front][0]
    already = [card for card in s.in_play() if s.marks[card] & words.CHOSEN and s.front_of(card) == front]
    guards = [*already, *[card for card in may_defend(s, place % words.SEATS, front) if card not in already]]
    result = estimate_exchange(s, fighters(s, words.ATTACKING, front), place, guards)
    return bool(already) or result.defended < result.open


def just_enough(s: InvasionState, question: AssignDamage, option: int) -> bool:
    """True if this amount is what its target still needs, or all that is left if nothing is needed."""
    amount, card = question.share(option)
    short = enough(s, card) - s.assigned[card] if card < s.duel.cards else 0
    return amount == (min(short, question.number) if short > 0 else question.number)


def divide(s: InvasionState, question: Indirect) -> int:
    """The section that can best take indirect damage."""
    best, found = -1, 0
    for index, option in enumerate(s.options):
        amount, card = question.share(option)
        if card >= s.duel.cards:
            left = words.SECTION_HIT_POINTS - s.damage[card] - amount
            if left > 2 and left + amount > best:
                best, found = left + amount, index
    return found
