"""Assigning combat damage: to attackers, and to defenders before the capital (INV-13.16 to 13.23)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.basis import MARKS
from ....effects.state.indirect import DIVIDE
from ....effects.state.pairs import pair, parts
from ....engine.moves import PLAIN, TITLED, Move
from ....engine.requirements import Refusal
from ....engine.steps import NO_IDLE_OPTION, Step
from ... import words
from ...changes.permissions import TakesDamage
from ...state import InvasionState
from ..actions import requirements
from ..damage.amounts import can_be_hit, enough
from ..damage.dealing import multiplied
from .fighters import AtFront, fighters


class CountDamage(Step[InvasionState]):
    """Step 5: count both totals (INV-13.15); the attacker assigns first, then the defender (INV-13.16)."""

    def run(self, s: InvasionState) -> None:
        me = self.who
        totals = [[0, 0] for _ in s.fronts]
        for card in s.in_play():
            side = s.marks[card] & (words.ATTACKING | words.DEFENDING)
            if side:
                front = s.front_of(card)
                zones = (
                    [place // words.SEATS for place in s.fronts[front]]
                    if side & words.DEFENDING
                    else [words.BATTLEFIELD]
                )
                power = max([s.power_in(card, zone) for zone in zones])  # INV-46.5: a legend has one for each zone
                amount = max(0, power + s.stat(words.COMBAT_DAMAGE, card))
                if side & words.DEFENDING and s.stat(words.STRIKES_ALL, card):
                    strike_all(s, card, amount)  # INV-40.12
                    continue
                totals[front][0 if side & words.ATTACKING else 1] += amount
                if amount:
                    s.marks[card] |= words.CONTRIBUTED
        s.touched(MARKS)
        for attack, defence in totals:
            s.emit("totals", "INV-13.15", me, number=attack, other=defence)
        steps: list[Step[InvasionState]] = []
        for side, seat in enumerate((me, 1 - me)):
            steps += [AssignDamage(seat, target=front, number=total[side]) for front, total in enumerate(totals)]
        s.then(*steps)


def strike_all(s: InvasionState, card: int, amount: int) -> None:
    """Assign a defender's combat damage to every attacking unit, separately from the damage of its side."""
    for unit in fighters(s, words.ATTACKING, s.front_of(card)):
        if s.kinds[unit] & words.UNIT and can_be_hit(s, unit) and amount:
            more = min(255 - s.assigned[unit], multiplied(s, unit, amount))
            s.assigned[unit] += more
            s.returned[unit] += more
            s.marks[card] |= words.CONTRIBUTED
            s.touched(MARKS)
            s.emit("assigned", "INV-13.16", s.controller[card], unit, s.place[unit], number=amount)


class AssignDamage(AtFront):
    """Assign damage point by point until none is left or no target is legal (INV-OPEN-27).

    `number` is the damage left, `target` the front (INV-46.4).  An option is an amount and a target.
    """

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, self.offered(s))

    def front(self) -> int:
        return max(0, self.target)

    def settled(self, s: InvasionState) -> int:
        """All of it to one thing, if no other target is legal before the last point (INV-13.16, INV-13.17)."""
        cards = {card for _, card in [parts(option) for option in s.options]}
        if len(cards) != 1:
            return NO_IDLE_OPTION
        card = cards.pop()
        if self.who == s.attacker and card < s.duel.cards and card != s.attacked_legend:
            before_last = s.assigned[card] + multiplied(s, card, self.number - 1)
            if not s.marks[card] & words.DEFENDING or before_last >= enough(s, card):
                return NO_IDLE_OPTION
        return pair(self.number, card)

    def about(self, s: InvasionState) -> dict[str, object] | None:
        return {"left": self.number}

    def stage(self, s: InvasionState) -> str:
        return DIVIDE

    def offered(self, s: InvasionState) -> list[int]:
        return [
            pair(amount, card) for card in assignable(s, self.who, self.target) for amount in range(1, self.number + 1)
        ]

    def share(self, option: int) -> tuple[int, int]:
        """The amount of an option, and the card that it is assigned to."""
        return parts(option)

    def index_of(self, s: InvasionState, amount: int, card: int) -> int:
        """The index of the option that assigns an amount to a card."""
        return s.options.index(pair(amount, card))

    def answer(self, s: InvasionState, option: int) -> None:
        amount, card = self.share(option)
        rest = AssignDamage(self.who, target=self.target, number=self.number - amount)
        if card in missions(s, self.who, self.target):
            s.then(rest)
            place_on_mission(s, card, amount)
            return
        more = min(255 - s.assigned[card], multiplied(s, card, amount))
        s.assigned[card] += more
        if self.who != s.attacker:
            s.returned[card] += more
        s.emit("assigned", "INV-13.16", self.who, card, s.place[card], number=amount)
        s.then(rest)

    def move(self, s: InvasionState, option: int) -> Move:
        amount, card = self.share(option)
        return Move("assign", card, amount=amount, manner=TITLED if card >= s.duel.cards else PLAIN)


def assignable(s: InvasionState, seat: int, front: int) -> list[int]:
    """The legal targets for a side's combat damage (INV-13.17 to 13.23, INV-20.8)."""
    if seat != s.attacker:
        cards = fighters(s, words.ATTACKING, front)
        short: list[int] = []
    else:
        cards = [card for card in fighters(s, words.DEFENDING, front) if card != s.attacked_legend]
        short = uncovered(s, cards)
        legend = s.attacked_legend if front == 0 else NOTHING
        cards += [legend] if legend != NOTHING else [s.duel.section(place) for place in s.fronts[front]]
    found = [card for card in cards if assignment_obstacle(s, seat, card, short, front) is None]
    for card in missions(s, seat, front):  # damage for the section may be placed on such a Mission instead (INV-39.43)
        if s.duel.section(s.place[card]) in found:
            found.append(card)
    return found


def missions(s: InvasionState, seat: int, front: int) -> list[int]:
    """The cards in the attacked zones on which the attacker may place combat damage."""
    if TakesDamage not in s.in_force or seat != s.attacker:
        return []
    sources = [each.use.source for each in s.modifiers(TakesDamage).of_player(seat).found]
    return [card for card in sources if s.place[card] in s.fronts[front]]


def place_on_mission(s: InvasionState, card: int, amount: int) -> None:
    """Place damage on a Mission; it is neither assigned nor dealt, so it cannot be cancelled (INV-39.43)."""
    s.damage[card] = min(255, s.damage[card] + amount)
    s.changed = True
    s.emit("placed-on-mission", "INV-39.43", s.controller[card], card, number=amount)
    s.happen(words.DAMAGE_PLACED, card, s.controller[card], s.place[card], s.damage[card])


def assignment_obstacle(s: InvasionState, seat: int, card: int, short: list[int], front: int) -> Refusal | None:
    """The requirement that prevents assigning combat damage to a target; `short` are defenders that need more."""
    if len(s.fronts) > 1 and s.front_of(card) != front and card != s.attacked_legend:
        return Refusal(requirements.SAME_FRONT, card)
    if seat != s.attacker:
        fights = card < s.duel.cards and s.marks[card] & words.ATTACKING and can_be_hit(s, card)
        return None if fights else Refusal(requirements.IS_ATTACKING, card)
    if card in s.duel.sites:
        if not can_be_hit(s, card):
            return Refusal(requirements.NOT_BURNING, card)
        if s.place[card] not in s.fronts[front]:
            return Refusal(requirements.IS_DEFENDING, card)
        if s.attacked_legend != NOTHING and front == 0:
            return Refusal(requirements.LEGEND_ATTACKED, s.attacked_legend)
        if short and not [each for each in fighters(s, words.ATTACKING, front) if s.stat(words.CAPITAL_FIRST, each)]:
            return Refusal(requirements.DEFENDERS_COVERED, short[0])
        return None
    if card == s.attacked_legend:
        if short:
            return Refusal(requirements.DEFENDERS_COVERED, short[0])
        alive = s.is_in_play(card) and s.assigned[card] < enough(s, card)
        return None if alive else Refusal(requirements.LEGEND_ATTACKED, card)
    return None if s.marks[card] & words.DEFENDING and can_be_hit(s, card) else Refusal(requirements.IS_DEFENDING, card)


def uncovered(s: InvasionState, units: list[int]) -> list[int]:
    """The defenders that have not been assigned enough to destroy them (INV-13.18)."""
    return [card for card in units if s.assigned[card] < enough(s, card) and can_be_hit(s, card)]
