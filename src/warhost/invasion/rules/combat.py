"""Combat, step by step: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

One attack, one zone, any number of units; both sides fight as groups.
"""

from __future__ import annotations

from typing import Any, Final

from ...effects.basis import FIGHT, MARKS
from ...effects.lasting import END_OF_ATTACK, END_OF_COMBAT
from ...effects.numbers import value
from ...effects.use import AMBUSHING, NOTHING, Use, renamed
from ...effects.verbs import SACRIFICED
from ...engine.requirements import Refusal
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from ..language.permissions import AMBUSH_COST, TAKES_DAMAGE, AmbushCost
from ..language.select import is_opposed
from ..state import NOT_ATTACKED, InvasionState
from ..words import (
    AMBUSH,
    AMBUSH_WINDOW,
    AMBUSHED,
    AMBUSHES,
    ASSIGNED_WINDOW,
    ATTACKED_JUST_NOW,
    ATTACKERS_WINDOW,
    ATTACKING,
    ATTACKS,
    BATTLEFIELD,
    BOARD,
    CANNOT_ATTACK_ALONE,
    CANNOT_DEFEND_ALONE,
    CAPITAL_FIRST,
    CHAIN,
    CHOSEN,
    COMBAT_DAMAGE,
    CONTRIBUTED,
    CORRUPTED,
    DAMAGE_PLACED,
    DEALT_WINDOW,
    DEFENDERS_WINDOW,
    DEFENDING,
    DEFENDS,
    FACEDOWN,
    HELD_BACK,
    IS_OPPOSED,
    LEGEND,
    MUST_ATTACK,
    MUST_DEFEND,
    SEATS,
    STRIKES_ALL,
    SURVIVES_COMBAT,
    TACTIC,
    TARGET_WINDOW,
    TURNS_FACEUP,
    UNIT,
    WINDOW_KEYS,
    ZONE_ATTACKED,
    ZONE_NAMED,
    ZONE_NAMES,
)
from .damage import COMBAT, RETURNED, STRUCK, Hit, can_be_hit, deal, enough, multiplied
from .declaring import (
    alone,
    attack_obstacle,
    defence_price,
    may_attack,
    may_defend,
    must_pay_to_defend,
    obliged,
    open_zones,
)
from .leaving import Leaving
from .naming import zone_name
from .paying import Pay, wealth
from .playing import announce, discard_link, playable_at_once
from .projection import power_of, project
from .requirements import (
    DEFENDERS_COVERED,
    IS_ATTACKING,
    IS_DEFENDING,
    LEGEND_ATTACKED,
    NOT_BURNING,
)
from .settling import expire
from .stops import ATTACK, DEFEND, UNABLE
from .window import Occasions, OpenWindow, Window

NO_ATTACK: Final = -2
DONE: Final = -2
# Whether defenders have a price, and what has become of it.
FREE: Final = 0
PAID: Final = 1
REFUSED: Final = 2
SIZE: Final = 512


class DeclareTarget(Question[InvasionState]):
    """Step 1: name one of the opponent's zones, or a legend through it; not attacking is allowed (INV-13.2).

    Who must attack takes that freedom away (INV-40.1).  `card` is the only one that may attack, if an effect says so.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        enemy = 1 - self.who
        places = open_zones(s, enemy)
        must = [place for place in places if self.card == NOTHING and obliged(s, self.who, place)]
        options = [s.duel.section(place) for place in must or places]
        for legend in s.piles[BOARD * SEATS + enemy]:
            if s.kinds[legend] & LEGEND:  # what is attached to it lies there, too
                options += [SIZE * (place // SEATS + 1) + legend for place in must or places]
        s.ask(self, self.who, options if must else [NO_ATTACK, *options])

    def answer(self, s: InvasionState, option: int) -> None:
        me = self.who
        if option == NO_ATTACK:
            s.emit("no-attack", "INV-13.2", me)
            return
        through, legend = divmod(option, SIZE)
        if through:
            s.attacked = (through - 1) * SEATS + 1 - me
            s.attacked_legend = legend
        else:
            s.attacked = s.place[option]
            s.attacked_legend = NOTHING
        s.emit("target", "INV-13.2", me, s.attacked_legend, s.attacked)
        s.touched(FIGHT)  # constant effects may look at the zone under attack
        s.happen(ZONE_NAMED, s.duel.section(s.attacked), me, s.attacked)
        s.then(OpenWindow(number=TARGET_WINDOW), DeclareAttackers(me, self.card))

    def notation(self, s: InvasionState, option: int) -> str:
        if option == NO_ATTACK:
            return "no attack"
        through, legend = divmod(option, SIZE)
        if through:
            return f"attack {s.name_of(legend)} through {ZONE_NAMES[through - 1]}"
        return f"attack {zone_name(s.place[option])}"

    def idle(self, s: InvasionState) -> int:
        return NO_ATTACK if NO_ATTACK in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return ATTACK if self.card != NOTHING or may_attack(s, self.who) else UNABLE

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        return DeclareTarget(self.who, renamed(self.card, names), self.target, self.number)


class DeclareAttackers(Question[InvasionState]):
    """Step 2: all attackers at the same time (INV-13.3); without any the attack does not happen (INV-13.5).

    Who must attack is declared (INV-40.1).  `card` is the only one that may attack, if an effect says so.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        legend = s.attacked_legend
        if legend != NOTHING and s.place[legend] // SEATS != BOARD:
            self.call_off(s)  # INV-OPEN-30
            return
        able = self.able(s)
        bound = [card for card in able if s.stat(MUST_ATTACK, card) and not s.marks[card] & CHOSEN]
        if bound:
            for card in bound:
                s.marks[card] |= CHOSEN
            s.touched(MARKS)
            s.then(self)
            return
        done = [] if alone(s, CANNOT_ATTACK_ALONE, ATTACKING) != NOTHING else [DONE]
        s.ask(self, self.who, [*done, *[card for card in able if not s.marks[card] & CHOSEN]])

    def able(self, s: InvasionState) -> list[int]:
        if self.card == NOTHING:
            return may_attack(s, self.who, s.attacked)
        obstacle = attack_obstacle(s, self.who, self.card, s.attacked, free=True)
        return [self.card] if obstacle is None and not s.stat(CANNOT_ATTACK_ALONE, self.card) else []

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= CHOSEN
            s.then(self)
            return
        me = self.who
        attackers = chosen(s)
        if not attackers:
            self.call_off(s)
            return
        s.attacker = me
        s.struck = 0
        for card in attackers:
            s.marks[card] = s.marks[card] & ~CHOSEN | ATTACKING
            s.emit("attacks", "INV-13.3", me, card, s.attacked)
        s.touched(MARKS | FIGHT)
        project(s)
        for card in attackers:
            s.happen(ATTACKS, card, me, s.place[card])
        attacked(s)
        s.then(
            OpenWindow(number=ATTACKERS_WINDOW),
            AmbushStep(1 - me),
            AmbushTactics(1 - me),
            DeclareDefenders(1 - me),
            OpenWindow(number=DEFENDERS_WINDOW),
            CountDamage(me),
            OpenWindow(number=ASSIGNED_WINDOW),
            DealCombatDamage(me),
            CombatResults(me),
            EndOfCombat(me),
            OpenWindow(number=DEALT_WINDOW),
            CombatPast(me),
        )

    def call_off(self, s: InvasionState) -> None:
        """The attack does not take place (INV-13.5)."""
        s.attacked = NOT_ATTACKED
        s.attacked_legend = NOTHING
        s.touched(FIGHT)
        s.emit("no-attack", "INV-13.5", self.who)

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("attacker", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        return DeclareAttackers(self.who, renamed(self.card, names), self.target, self.number)


def attacked(s: InvasionState) -> None:
    """A zone counts as attacked from the moment an attacker has been declared (INV-13.6)."""
    s.happen(ZONE_ATTACKED, s.duel.section(s.attacked), s.attacked % SEATS, s.attacked)


def chosen(s: InvasionState) -> list[int]:
    return [card for card in s.in_play() if s.marks[card] & CHOSEN]


class AmbushStep(Question[InvasionState]):
    """Step 3: facedown developments with Ambush in the attacked zone may be turned up for their price (INV-15.24)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.window = AMBUSH_WINDOW
        s.ask(self, self.who, [DONE, *may_ambush(s, self.who)])

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            return
        cost = ambush_cost(s, self.who, option)
        s.then(Pay(self.who, number=cost), TurnUp(self.who, option), self)

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else f"ambush {s.duel.defs[option].name}"

    def idle(self, s: InvasionState) -> int:
        return DONE

    def window(self, s: InvasionState) -> str:
        return WINDOW_KEYS[AMBUSH_WINDOW]

    def secret(self, s: InvasionState) -> bool:
        return True


def may_ambush(s: InvasionState, seat: int) -> list[int]:
    """INV-15.22, INV-15.23"""
    if s.attacked == NOT_ATTACKED:
        return []
    rich = wealth(s, seat)
    return [
        card
        for card in s.piles[s.attacked]
        if s.marks[card] & FACEDOWN and s.keyword(AMBUSH, card) and ambush_cost(s, seat, card) <= rich
        if not s.duel.kinds[card] & TACTIC or playable_at_once(s, card, seat)
    ]


def ambush_cost(s: InvasionState, seat: int, card: int) -> int:
    """What it costs to ambush with a card: its number, and what effects make of the first one of a turn."""
    cost = s.keyword(AMBUSH, card) - 1
    if AMBUSH_COST in s.rules and not s.happened(AMBUSHES, 0, seat):
        for use, change, _ in s.rules[AMBUSH_COST]:
            if isinstance(change, AmbushCost) and use.controller == seat:
                cost += value(change.amount, s, use, card, seat)
    return max(0, cost)


class TurnUp(Step[InvasionState]):
    """A development turns faceup as the printed card: it does not enter play (INV-22.3)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        card = self.card
        if s.duel.kinds[card] & TACTIC:
            s.emit("ambushed", "INV-39.40", self.who, card, s.place[card])
            s.shift(card, CHAIN * SEATS + self.who)
            s.marks[card] = AMBUSHED
            s.known[card] = 0
            s.happen(AMBUSHES, card, self.who, s.attacked)
            return
        s.marks[card] = AMBUSHED
        s.known[card] = s.seen[card] = 0
        s.changed = True
        s.emit("ambushed", "INV-15.24", self.who, card, s.place[card])
        project(s)  # what waits for its own ambush is faceup now
        s.happen(TURNS_FACEUP, card, self.who, s.place[card])
        s.happen(AMBUSHES, card, self.who, s.place[card])


class AmbushTactics(Step[InvasionState]):
    """Tactics that have ambushed are put on the chain, in the order in which they did; then the window (INV-39.40).

    `card` is the length of the chain below.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.window = AMBUSH_WINDOW
        base = len(s.chain) if self.card == NOTHING else self.card
        waiting = [card for card in s.piles[CHAIN * SEATS + self.who] if s.marks[card] & AMBUSHED]
        if not waiting:
            s.then(OpenWindow(NOTHING, base, number=AMBUSH_WINDOW))
            return
        card = waiting[0]
        s.marks[card] = 0
        s.changed = True
        s.then(AmbushTactics(self.who, base))
        if playable_at_once(s, card, self.who):
            announce(s, Use(s.duel.play[card], card, self.who, s.attacked, s.births[card], way=AMBUSHING))
        else:
            discard_link(s, card)


COMBAT_WINDOWS: Final = (ATTACKERS_WINDOW, AMBUSH_WINDOW, DEFENDERS_WINDOW, ASSIGNED_WINDOW)


def cancel_attack(s: InvasionState) -> bool:
    """The attack is cut short: what is left of its steps does not happen, and combat is over (INV-39.42).

    The window after combat still opens.  Whether there was an attack.
    """
    ends = [at for at, step in enumerate(s.steps) if isinstance(step, EndOfCombat)]
    if not ends or s.attacker == NOTHING:
        return False
    over = s.steps[ends[-1]]
    kept: list[Step[Any]] = []
    for step in s.steps[ends[-1] + 1 :]:
        window = isinstance(step, (OpenWindow, Window, Occasions)) and step.number in COMBAT_WINDOWS
        if not window and not isinstance(step, ATTACK_STEPS):
            kept.append(step)
    s.steps[ends[-1] :] = kept
    s.assigned = bytearray(len(s.assigned))
    s.returned = bytearray(len(s.returned))
    s.emit("attack-cancelled", "INV-39.42", s.attacker, place=s.attacked)
    over.run(s)
    for card in s.in_play():
        s.marks[card] &= ~ATTACKED_JUST_NOW
    s.changed = True
    return True


class PayToDefend(Question[InvasionState]):
    """Defenders have a price: a card to sacrifice, or nobody is declared (INV-40.3)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, [DONE, *defence_price(s, self.who)])

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            s.then(DeclareDefenders(self.who, number=REFUSED))
        else:
            s.then(Leaving((option,), SACRIFICED), DeclareDefenders(self.who, number=PAID))

    def notation(self, s: InvasionState, option: int) -> str:
        return "decline" if option == DONE else s.naming("sacrifice", option)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def window(self, s: InvasionState) -> str:
        return DEFEND


class DeclareDefenders(Question[InvasionState]):
    """Step 4: any number of uncorrupted units in the attacked zone, all at the same time (INV-13.10).

    Who must defend is declared (INV-15.24, INV-40.1).  `number` says whether a price for it has been paid.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        able = may_defend(s, self.who)
        if able and self.number == FREE and must_pay_to_defend(s, self.who):
            s.then(PayToDefend(self.who))
            return
        if self.number == REFUSED:
            s.ask(self, self.who, [DONE])
            return
        bound = [card for card in able if s.marks[card] & AMBUSHED or s.stat(MUST_DEFEND, card)]
        bound = [card for card in bound if not s.marks[card] & (CHOSEN | DEFENDING)]
        if bound:  # INV-15.24, INV-40.1: they must
            for card in bound:
                s.marks[card] = s.marks[card] & ~AMBUSHED | CHOSEN
            s.changed = True
            s.then(self)
            return
        done = [] if alone(s, CANNOT_DEFEND_ALONE, DEFENDING) != NOTHING else [DONE]
        s.ask(self, self.who, [*done, *[card for card in able if not s.marks[card] & (CHOSEN | DEFENDING)]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= CHOSEN
            s.then(self)
            return
        for card in may_defend(s, self.who):
            if not s.marks[card] & (CHOSEN | DEFENDING):
                s.happen(HELD_BACK, card, self.who, s.place[card])
        defenders = chosen(s)
        legend = s.attacked_legend
        if legend != NOTHING and s.is_in_play(legend) and not s.marks[legend] & CORRUPTED:
            defenders.append(legend)  # INV-20.5
        for card in defenders:
            s.marks[card] = s.marks[card] & ~CHOSEN | DEFENDING
            s.emit("defends", "INV-13.10", self.who, card, s.attacked)
        s.touched(MARKS)
        for card in defenders:
            s.happen(DEFENDS, card, self.who, s.place[card])
        for card in [*fighters(s, ATTACKING), *fighters(s, DEFENDING)]:
            if is_opposed(s, card):
                s.happen(IS_OPPOSED, card, s.controller[card], s.place[card])

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("defender", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return DEFEND


class CountDamage(Step[InvasionState]):
    """Step 5: count both totals (INV-13.15); the attacker assigns first, then the defender (INV-13.16)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        me = self.who
        totals = [0, 0]
        for card in s.in_play():
            side = s.marks[card] & (ATTACKING | DEFENDING)
            if side:
                zone = s.attacked // SEATS if side & DEFENDING else BATTLEFIELD
                amount = max(0, power_of(s, card, zone) + s.stat(COMBAT_DAMAGE, card))
                if side & DEFENDING and s.stat(STRIKES_ALL, card):
                    strike_all(s, card, amount)  # INV-40.12
                    continue
                totals[0 if side & ATTACKING else 1] += amount
                if amount:
                    s.marks[card] |= CONTRIBUTED
        s.touched(MARKS)
        s.emit("totals", "INV-13.15", me, number=totals[0], other=totals[1])
        s.then(AssignDamage(me, number=totals[0]), AssignDamage(1 - me, number=totals[1]))


def strike_all(s: InvasionState, card: int, amount: int) -> None:
    """A defender's combat damage is assigned to every attacking unit, and not counted with that of its side."""
    for unit in fighters(s, ATTACKING):
        if s.kinds[unit] & UNIT and can_be_hit(s, unit) and amount:
            more = min(255 - s.assigned[unit], multiplied(s, unit, amount))
            s.assigned[unit] += more
            s.returned[unit] += more
            s.marks[card] |= CONTRIBUTED
            s.touched(MARKS)
            s.emit("assigned", "INV-13.16", s.controller[card], unit, s.place[unit], number=amount)


class AssignDamage(Question[InvasionState]):
    """Put damage next to those it is meant for, until none is left or nothing is legal any more (INV-OPEN-27).

    `number` is what is left.  An option is an amount and what it goes to.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, self.offered(s))

    def offered(self, s: InvasionState) -> list[int]:
        return [amount * SIZE + card for card in assignable(s, self.who) for amount in range(1, self.number + 1)]

    def answer(self, s: InvasionState, option: int) -> None:
        amount, card = divmod(option, SIZE)
        if card in missions(s, self.who):
            s.then(AssignDamage(self.who, number=self.number - amount))
            place_on_mission(s, card, amount)
            return
        more = min(255 - s.assigned[card], multiplied(s, card, amount))
        s.assigned[card] += more
        if self.who != s.attacker:
            s.returned[card] += more
        s.emit("assigned", "INV-13.16", self.who, card, s.place[card], number=amount)
        s.then(AssignDamage(self.who, number=self.number - amount))

    def notation(self, s: InvasionState, option: int) -> str:
        amount, card = divmod(option, SIZE)
        if card >= s.duel.cards:
            return f"assign {amount} {zone_name(s.place[card])}"
        return s.naming(f"assign {amount}", card)


def fighters(s: InvasionState, mark: int) -> list[int]:
    """The cards that attack, or defend."""
    return [card for card in s.in_play() if s.marks[card] & mark]


def assignable(s: InvasionState, seat: int) -> list[int]:
    """What a side may assign combat damage to (INV-13.17 to 13.23, INV-20.8): nothing stands in its way."""
    if seat != s.attacker:
        cards = fighters(s, ATTACKING)
    else:
        cards = [card for card in fighters(s, DEFENDING) if card != s.attacked_legend]
        cards += [s.attacked_legend] if s.attacked_legend != NOTHING else [s.duel.section(s.attacked)]
    short = uncovered(s, cards[:-1]) if seat == s.attacker else []
    found = [card for card in cards if assignment_obstacle(s, seat, card, short) is None]
    if TAKES_DAMAGE in s.rules and s.attacked >= 0 and s.duel.section(s.attacked) in found:
        found += missions(s, seat)  # what could go to the section may be placed on a Mission instead (INV-39.43)
    return found


def missions(s: InvasionState, seat: int) -> list[int]:
    """The cards in the attacked zone on which the attacker may place combat damage."""
    if TAKES_DAMAGE not in s.rules or seat != s.attacker:
        return []
    sources = [use.source for use, _, _ in s.rules[TAKES_DAMAGE] if use.controller == seat]
    return [card for card in sources if s.place[card] == s.attacked]


def place_on_mission(s: InvasionState, card: int, amount: int) -> None:
    """Damage is placed on a Mission: neither assigned nor dealt, so nothing cancels it (INV-39.43)."""
    s.damage[card] = min(255, s.damage[card] + amount)
    s.changed = True
    s.emit("placed-on-mission", "INV-39.43", s.controller[card], card, number=amount)
    s.happen(DAMAGE_PLACED, card, s.controller[card], s.place[card], s.damage[card])


def assignment_obstacle(s: InvasionState, seat: int, card: int, short: list[int]) -> Refusal | None:
    """What keeps a side from assigning combat damage to something; `short` are defenders not yet covered."""
    if seat != s.attacker:
        fights = card < s.duel.cards and s.marks[card] & ATTACKING and can_be_hit(s, card)
        return None if fights else Refusal(IS_ATTACKING, card)
    if card in s.duel.sites:
        if not can_be_hit(s, card):
            return Refusal(NOT_BURNING, card)
        if s.place[card] != s.attacked:
            return Refusal(IS_DEFENDING, card)
        if s.attacked_legend != NOTHING:
            return Refusal(LEGEND_ATTACKED, s.attacked_legend)
        if short and not [each for each in fighters(s, ATTACKING) if s.stat(CAPITAL_FIRST, each)]:
            return Refusal(DEFENDERS_COVERED, short[0])
        return None
    if card == s.attacked_legend:
        if short:
            return Refusal(DEFENDERS_COVERED, short[0])
        alive = s.is_in_play(card) and s.assigned[card] < enough(s, card)
        return None if alive else Refusal(LEGEND_ATTACKED, card)
    return None if s.marks[card] & DEFENDING and can_be_hit(s, card) else Refusal(IS_DEFENDING, card)


def uncovered(s: InvasionState, units: list[int]) -> list[int]:
    """The defenders that have not been assigned enough to destroy them (INV-13.18)."""
    return [card for card in units if s.assigned[card] < enough(s, card) and can_be_hit(s, card)]


class DealCombatDamage(Step[InvasionState]):
    """Step 6: everything assigned is dealt at the same time (INV-13.26), also to what has moved (INV-13.29)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        hits: list[Hit] = []
        for card in range(len(s.assigned)):
            amount = s.assigned[card]
            if amount:
                returned = s.returned[card]
                if amount > returned:
                    hits.append((card, amount - returned, COMBAT | STRUCK))
                if returned:
                    hits.append((card, returned, COMBAT | STRUCK | RETURNED))
        s.assigned = bytearray(len(s.assigned))
        s.returned = bytearray(len(s.returned))
        if hits:
            deal(s, tuple(hits))


class CombatResults(Step[InvasionState]):
    """What surviving the combat sets off, together with what dealing and receiving damage did (INV-13.32).

    Who has survived is seen once the dead have left; keywords come before forced effects (INV-9.7, INV-9.8).
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            if s.marks[card] & (ATTACKING | DEFENDING):
                s.happen(SURVIVES_COMBAT, card, s.controller[card], s.place[card])


class EndOfCombat(Step[InvasionState]):
    """Nobody attacks, defends or takes part any longer (INV-13.33)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            if s.marks[card] & ATTACKING:
                s.marks[card] |= ATTACKED_JUST_NOW
            s.marks[card] &= ~(ATTACKING | DEFENDING | CONTRIBUTED | CHOSEN | AMBUSHED)
        s.attacker = NOTHING
        s.attacked = NOT_ATTACKED
        s.attacked_legend = NOTHING
        s.struck = 0
        s.touched(MARKS | FIGHT)
        expire(s, END_OF_ATTACK)
        expire(s, END_OF_COMBAT)
        s.emit("combat-over", "INV-13.33", self.who)


class CombatPast(Step[InvasionState]):
    """The window after combat has closed: nobody remembers any longer who has just attacked (INV-39.30)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        for card in s.in_play():
            s.marks[card] &= ~ATTACKED_JUST_NOW
        s.touched(MARKS)


ATTACK_STEPS: Final = (
    AmbushStep,
    AmbushTactics,
    TurnUp,
    DeclareDefenders,
    PayToDefend,
    CountDamage,
    AssignDamage,
    DealCombatDamage,
    CombatResults,
)
