"""Combat, step by step: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

One attack, one zone, any number of units; both sides fight as groups.  An effect may make it an attack on several
zones: then there are several fronts, or one front of several zones (INV-46).
"""

from __future__ import annotations

from typing import Any, Final

from ....effects.basis import FIGHT, MARKS
from ....effects.lasting import END_OF_ATTACK, END_OF_COMBAT
from ....effects.numbers import value
from ....effects.use import AMBUSHING, NOTHING, Use, renamed
from ....effects.verbs import SACRIFICED
from ....engine.moves import BARE_TARGET, PLAIN, TITLED, UNNAMED, Manner, Move
from ....engine.requirements import Refusal
from ....engine.steps import NO_IDLE_OPTION, Question, Step
from ...language.combatants import is_opposed
from ...language.permissions import AMBUSH_COST, ATTACKS_EVERYTHING, TAKES_DAMAGE, TWO_ZONES, AmbushCost
from ...state import InvasionState
from ...words import (
    AMBUSH,
    AMBUSH_WINDOW,
    AMBUSHED,
    AMBUSHES,
    ASSIGNED_WINDOW,
    ATTACKED_JUST_NOW,
    ATTACKERS_DECLARED,
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
    FRONT_MARKS,
    FRONTS,
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
    ZONES,
)
from ..actions.paying import Pay, wealth
from ..actions.playing import announce, discard_link, playable_at_once
from ..actions.requirements import (
    DEFENDERS_COVERED,
    IS_ATTACKING,
    IS_DEFENDING,
    LEGEND_ATTACKED,
    NOT_BURNING,
    SAME_FRONT,
)
from ..actions.stops import ATTACK, DEFEND, UNABLE
from ..actions.window import Occasions, OpenWindow, Window
from ..leaving import Leaving
from ..projection import power_of, project
from ..settling import expire
from .damage import COMBAT, FRONT, RETURNED, STRUCK, Hit, can_be_hit, deal, enough, multiplied
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

NO_ATTACK: Final = -2
DONE: Final = -2
# Whether defenders have a price, and what has become of it.
FREE: Final = 0
PAID: Final = 1
REFUSED: Final = 2
SIZE: Final = 512


THROUGH: Final = Manner(BARE_TARGET, "through")


class DeclareTarget(Question[InvasionState]):
    """Step 1: name one of the opponent's zones, or a legend through it; not attacking is allowed (INV-13.2).

    Who must attack takes that freedom away (INV-40.1).  `card` is the only one that may attack, if an effect says so.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        enemy = 1 - self.who
        places = open_zones(s, enemy)
        if everything(s, self.who):
            self.ask_everything(s)
            return
        must = [place for place in places if self.card == NOTHING and obliged(s, self.who, (place,))]
        options = [s.duel.section(place) for place in must or places]
        for legend in s.piles[BOARD * SEATS + enemy]:
            if s.kinds[legend] & LEGEND:  # what is attached to it lies there, too
                options += [SIZE * (place // SEATS + 1) + legend for place in must or places]
        s.ask(self, self.who, options if must else [NO_ATTACK, *options])

    def ask_everything(self, s: InvasionState) -> None:
        """The attack is on all zones that do not burn, or there is none (INV-46.3)."""
        places = standing_zones(s, 1 - self.who)
        options = [s.duel.section(places[0])] if places else []
        must = bool(options) and self.card == NOTHING and bool(obliged(s, self.who, places))
        s.ask(self, self.who, options if must else [NO_ATTACK, *options])

    def answer(self, s: InvasionState, option: int) -> None:
        me = self.who
        if option == NO_ATTACK:
            s.emit("no-attack", "INV-13.2", me)
            return
        through, legend = divmod(option, SIZE)
        s.attacked_legend = legend if through else NOTHING
        if through:
            s.fronts = (((through - 1) * SEATS + 1 - me,),)
        elif everything(s, me):
            s.fronts = (standing_zones(s, 1 - me),)
        else:
            s.fronts = ((s.place[option],),)
        s.touched(FIGHT)  # constant effects may look at the zone under attack
        for place in s.fronts[0]:
            named(s, me, place)
        further = [DeclareFurtherTarget(me)] if self.card == NOTHING and two_zones(s, me) else []
        s.then(*further, OpenWindow(number=TARGET_WINDOW), DeclareAttackers(me, self.card))

    def move(self, s: InvasionState, option: int) -> Move:
        if option == NO_ATTACK:
            return Move("no attack")
        through, legend = divmod(option, SIZE)
        if through:
            section = s.duel.section((through - 1) * SEATS + 1 - self.who)
            return Move("attack", legend, section, manner=THROUGH)
        if everything(s, self.who) and len(standing_zones(s, 1 - self.who)) > 1:
            return Move("attack everything", option, manner=UNNAMED)
        return Move("attack", option, manner=TITLED)

    def idle(self, s: InvasionState) -> int:
        return NO_ATTACK if NO_ATTACK in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return ATTACK if self.card != NOTHING or may_attack(s, self.who) else UNABLE

    def moment(self, s: InvasionState) -> dict[str, Any] | None:
        return {"window": ATTACK}

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        return DeclareTarget(self.who, renamed(self.card, names), self.target, self.number)


def everything(s: InvasionState, seat: int) -> bool:
    """Whether an attack of a player is on all zones that do not burn (INV-46.3)."""
    return bool([use for use, _, _ in s.rules.get(ATTACKS_EVERYTHING, ()) if use.controller == seat])


def two_zones(s: InvasionState, seat: int) -> bool:
    """Whether a player may attack two zones at the same time; one front has them all already (INV-46.3)."""
    uses = [use for use, _, _ in s.rules.get(TWO_ZONES, ()) if use.controller == seat]
    return bool(uses) and not everything(s, seat)


def standing_zones(s: InvasionState, seat: int) -> tuple[int, ...]:
    """The zones of a player that do not burn and can be attacked."""
    return tuple([place for place in open_zones(s, seat) if can_be_hit(s, s.duel.section(place))])


def named(s: InvasionState, seat: int, place: int) -> None:
    """A zone is the target of an attack from now on (INV-13.2)."""
    s.emit("target", "INV-13.2", seat, s.attacked_legend if place == s.fronts[0][0] else NOTHING, place)
    s.happen(ZONE_NAMED, s.duel.section(place), seat, place)


class DeclareFurtherTarget(Question[InvasionState]):
    """Who may attack two zones names the second one, or none (INV-46.2)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        places = [place for place in open_zones(s, 1 - self.who) if not s.is_attacked(place)]
        s.ask(self, self.who, [DONE, *[s.duel.section(place) for place in places]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.fronts = (*s.fronts, (s.place[option],))
            s.touched(FIGHT)
            named(s, self.who, s.place[option])

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("attack", option, manner=TITLED)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def window(self, s: InvasionState) -> str:
        return ATTACK


class AtFront(Question[InvasionState]):
    """A question about one of the fronts of an attack (INV-46.1)."""

    __slots__ = ()

    def front(self) -> int:
        raise NotImplementedError


class DeclareAttackers(AtFront):
    """Step 2: all attackers at the same time (INV-13.3); without any the attack does not happen (INV-13.5).

    Who must attack is declared (INV-40.1).  `card` is the only one that may attack, if an effect says so.  Of an attack
    on several zones `number` is the front that is asked for (INV-46.2).
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        legend = s.attacked_legend
        if not s.fronts or (legend != NOTHING and s.place[legend] // SEATS != BOARD):
            self.call_off(s)  # INV-OPEN-30, or another attack came in between and is over
            return
        able = [card for card in self.able(s, self.number) if not s.marks[card] & CHOSEN]
        later = self.able_later(s)
        bound = [card for card in able if s.stat(MUST_ATTACK, card) and card not in later]
        if bound:
            for card in bound:
                s.marks[card] |= CHOSEN | FRONT_MARKS[self.number]
            s.touched(MARKS)
            s.then(self)
            return
        done = [] if alone(s, CANNOT_ATTACK_ALONE, ATTACKING) != NOTHING and not later else [DONE]
        s.ask(self, self.who, [*done, *able])

    def front(self) -> int:
        return self.number

    def able(self, s: InvasionState, front: int) -> list[int]:
        if self.card == NOTHING:
            return may_attack(s, self.who, s.fronts[front], front)
        obstacle = attack_obstacle(s, self.who, self.card, s.fronts[front], free=True)
        return [self.card] if obstacle is None and not s.stat(CANNOT_ATTACK_ALONE, self.card) else []

    def able_later(self, s: InvasionState) -> list[int]:
        """What can still be declared against a front that is asked for after this one."""
        fronts = range(self.number + 1, len(s.fronts))
        return [card for front in fronts for card in self.able(s, front) if not s.marks[card] & CHOSEN]

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= CHOSEN | FRONT_MARKS[self.number]
            s.then(self)
            return
        me = self.who
        if self.number + 1 < len(s.fronts):
            s.then(DeclareAttackers(me, self.card, self.target, self.number + 1))
            return
        attackers = chosen(s)
        if not attackers:
            self.call_off(s)
            return
        s.attacker = me
        s.struck = 0
        for card in attackers:
            s.marks[card] = s.marks[card] & ~CHOSEN | ATTACKING
        close_fronts(s, attackers)
        for card in attackers:
            s.emit("attacks", "INV-13.3", me, card, s.fronts[s.front_of(card)][0])
        s.touched(MARKS | FIGHT)
        project(s)
        for card in attackers:
            s.happen(ATTACKS, card, me, s.place[card])
        s.happen(ATTACKERS_DECLARED, s.duel.section(s.fronts[0][0]), me, s.fronts[0][0])
        for front in s.fronts:
            attacked(s, front)
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
        s.fronts = ()
        s.attacked_legend = NOTHING
        s.touched(FIGHT)
        s.emit("no-attack", "INV-13.5", self.who)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("attacker", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        return DeclareAttackers(self.who, renamed(self.card, names), self.target, self.number)


def close_fronts(s: InvasionState, attackers: list[int]) -> None:
    """A zone against which no attacker was declared is not attacked (INV-46.2); the other fronts move up."""
    if len(s.fronts) == 1:
        return
    manned = [front for front in range(len(s.fronts)) if [card for card in attackers if s.front_of(card) == front]]
    if 0 not in manned:
        s.attacked_legend = NOTHING
    for card in attackers:
        front = manned.index(s.front_of(card))
        s.marks[card] = s.marks[card] & ~FRONTS | FRONT_MARKS[front]
    s.fronts = tuple([s.fronts[front] for front in manned])
    s.touched(MARKS | FIGHT)


def attacked(s: InvasionState, places: tuple[int, ...]) -> None:
    """A zone counts as attacked from the moment an attacker has been declared (INV-13.6)."""
    for place in places:
        s.happen(ZONE_ATTACKED, s.duel.section(place), place % SEATS, place)


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

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("ambush", option, manner=TITLED)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def window(self, s: InvasionState) -> str:
        return WINDOW_KEYS[AMBUSH_WINDOW]

    def secret(self, s: InvasionState) -> bool:
        return True


def may_ambush(s: InvasionState, seat: int) -> list[int]:
    """INV-15.22, INV-15.23"""
    rich = wealth(s, seat) if s.fronts else 0
    return [
        card
        for front in s.fronts
        for place in front
        for card in s.piles[place]
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
            place = s.place[card]
            s.emit("ambushed", "INV-39.40", self.who, card, place)
            s.shift(card, CHAIN * SEATS + self.who)
            s.marks[card] = AMBUSHED | FRONT_MARKS[ZONES.index(place // SEATS)]  # for a tactic: where it lay
            s.known[card] = 0
            s.happen(AMBUSHES, card, self.who, place)
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
        place = ZONES[s.front_of(card)] * SEATS + self.who if s.fronts else NOTHING
        s.marks[card] = 0
        s.changed = True
        s.then(AmbushTactics(self.who, base))
        if playable_at_once(s, card, self.who):
            announce(s, Use(s.duel.play[card], card, self.who, place, s.births[card], way=AMBUSHING))
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
    s.emit("attack-cancelled", "INV-39.42", s.attacker, place=s.fronts[0][0])
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

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("decline") if option == DONE else Move("sacrifice", option)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def window(self, s: InvasionState) -> str:
        return DEFEND


class DeclareDefenders(AtFront):
    """Step 4: any number of uncorrupted units in the attacked zone, all at the same time (INV-13.10).

    Who must defend is declared (INV-15.24, INV-40.1).  `number` says whether a price for it has been paid.  Of an
    attack on several zones `target` is the front that is asked for (INV-46.3).
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if not s.fronts:
            return  # another attack came in between, and combat is over
        able = may_defend(s, self.who, self.front())
        later = self.able_later(s)
        if (able or later) and self.number == FREE and must_pay_to_defend(s, self.who):
            s.then(PayToDefend(self.who))
            return
        if self.number == REFUSED:
            s.ask(self, self.who, [DONE])
            return
        able = [card for card in able if not s.marks[card] & (CHOSEN | DEFENDING)]
        bound = [card for card in able if s.marks[card] & AMBUSHED or s.stat(MUST_DEFEND, card)]
        bound = [card for card in bound if card not in later]
        if bound:  # INV-15.24, INV-40.1: they must
            for card in bound:
                s.marks[card] = s.marks[card] & ~AMBUSHED | CHOSEN | FRONT_MARKS[self.front()]
            s.changed = True
            s.then(self)
            return
        done = [] if alone(s, CANNOT_DEFEND_ALONE, DEFENDING) != NOTHING and not later else [DONE]
        s.ask(self, self.who, [*done, *able])

    def front(self) -> int:
        return max(0, self.target)

    def able_later(self, s: InvasionState) -> list[int]:
        """What can still be declared at a front that is asked for after this one."""
        fronts = range(self.front() + 1, len(s.fronts))
        able = [card for front in fronts for card in may_defend(s, self.who, front)]
        return [card for card in able if not s.marks[card] & (CHOSEN | DEFENDING)]

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] = s.marks[option] & ~FRONTS | CHOSEN | FRONT_MARKS[self.front()]
            s.then(self)
            return
        if self.front() + 1 < len(s.fronts):
            s.then(DeclareDefenders(self.who, self.card, self.front() + 1, self.number))
            return
        able = [card for front in range(len(s.fronts)) for card in may_defend(s, self.who, front)]
        for card in dict.fromkeys(able):
            if not s.marks[card] & (CHOSEN | DEFENDING):
                s.happen(HELD_BACK, card, self.who, s.place[card])
        defenders = chosen(s)
        legend = s.attacked_legend
        if legend != NOTHING and s.is_in_play(legend) and not s.marks[legend] & CORRUPTED:
            defenders.append(legend)  # INV-20.5
        for card in defenders:
            s.marks[card] = s.marks[card] & ~CHOSEN | DEFENDING
            s.emit("defends", "INV-13.10", self.who, card, s.fronts[s.front_of(card)][0])
        s.touched(MARKS)
        for card in defenders:
            s.happen(DEFENDS, card, self.who, s.place[card])
        for card in [*fighters(s, ATTACKING), *fighters(s, DEFENDING)]:
            if is_opposed(s, card):
                s.happen(IS_OPPOSED, card, s.controller[card], s.place[card])

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("defender", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return DEFEND


class CountDamage(Step[InvasionState]):
    """Step 5: count both totals (INV-13.15); the attacker assigns first, then the defender (INV-13.16)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        me = self.who
        totals = [[0, 0] for _ in s.fronts]
        for card in s.in_play():
            side = s.marks[card] & (ATTACKING | DEFENDING)
            if side:
                front = s.front_of(card)
                zones = [place // SEATS for place in s.fronts[front]] if side & DEFENDING else [BATTLEFIELD]
                power = max([power_of(s, card, zone) for zone in zones])  # a legend's: INV-46.5
                amount = max(0, power + s.stat(COMBAT_DAMAGE, card))
                if side & DEFENDING and s.stat(STRIKES_ALL, card):
                    strike_all(s, card, amount)  # INV-40.12
                    continue
                totals[front][0 if side & ATTACKING else 1] += amount
                if amount:
                    s.marks[card] |= CONTRIBUTED
        s.touched(MARKS)
        for attack, defence in totals:
            s.emit("totals", "INV-13.15", me, number=attack, other=defence)
        steps: list[Step[Any]] = []
        for side, seat in enumerate((me, 1 - me)):
            steps += [AssignDamage(seat, target=front, number=total[side]) for front, total in enumerate(totals)]
        s.then(*steps)


def strike_all(s: InvasionState, card: int, amount: int) -> None:
    """A defender's combat damage is assigned to every attacking unit, and not counted with that of its side."""
    for unit in fighters(s, ATTACKING, s.front_of(card)):
        if s.kinds[unit] & UNIT and can_be_hit(s, unit) and amount:
            more = min(255 - s.assigned[unit], multiplied(s, unit, amount))
            s.assigned[unit] += more
            s.returned[unit] += more
            s.marks[card] |= CONTRIBUTED
            s.touched(MARKS)
            s.emit("assigned", "INV-13.16", s.controller[card], unit, s.place[unit], number=amount)


class AssignDamage(AtFront):
    """Put damage next to those it is meant for, until none is left or nothing is legal any more (INV-OPEN-27).

    `number` is what is left, `target` the front (INV-46.4).  An option is an amount and what it goes to.
    """

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, self.offered(s))

    def front(self) -> int:
        return max(0, self.target)

    def about(self, s: InvasionState) -> dict[str, Any] | None:
        return {"left": self.number}

    def offered(self, s: InvasionState) -> list[int]:
        return [
            amount * SIZE + card
            for card in assignable(s, self.who, self.target)
            for amount in range(1, self.number + 1)
        ]

    def answer(self, s: InvasionState, option: int) -> None:
        amount, card = divmod(option, SIZE)
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
        amount, card = divmod(option, SIZE)
        return Move("assign", card, amount=amount, manner=TITLED if card >= s.duel.cards else PLAIN)


def fighters(s: InvasionState, mark: int, front: int = NOTHING) -> list[int]:
    """The cards that attack, or defend, in all or at one front."""
    cards = [card for card in s.in_play() if s.marks[card] & mark]
    return cards if front == NOTHING or len(s.fronts) == 1 else [card for card in cards if s.front_of(card) == front]


def assignable(s: InvasionState, seat: int, front: int) -> list[int]:
    """What a side may assign combat damage to (INV-13.17 to 13.23, INV-20.8): nothing stands in its way."""
    if seat != s.attacker:
        cards = fighters(s, ATTACKING, front)
        short: list[int] = []
    else:
        cards = [card for card in fighters(s, DEFENDING, front) if card != s.attacked_legend]
        short = uncovered(s, cards)
        legend = s.attacked_legend if front == 0 else NOTHING
        cards += [legend] if legend != NOTHING else [s.duel.section(place) for place in s.fronts[front]]
    found = [card for card in cards if assignment_obstacle(s, seat, card, short, front) is None]
    for card in missions(s, seat, front):  # what could go to the section may be placed on a Mission instead (INV-39.43)
        if s.duel.section(s.place[card]) in found:
            found.append(card)
    return found


def missions(s: InvasionState, seat: int, front: int) -> list[int]:
    """The cards in the attacked zones on which the attacker may place combat damage."""
    if TAKES_DAMAGE not in s.rules or seat != s.attacker:
        return []
    sources = [use.source for use, _, _ in s.rules[TAKES_DAMAGE] if use.controller == seat]
    return [card for card in sources if s.place[card] in s.fronts[front]]


def place_on_mission(s: InvasionState, card: int, amount: int) -> None:
    """Damage is placed on a Mission: neither assigned nor dealt, so nothing cancels it (INV-39.43)."""
    s.damage[card] = min(255, s.damage[card] + amount)
    s.changed = True
    s.emit("placed-on-mission", "INV-39.43", s.controller[card], card, number=amount)
    s.happen(DAMAGE_PLACED, card, s.controller[card], s.place[card], s.damage[card])


def assignment_obstacle(s: InvasionState, seat: int, card: int, short: list[int], front: int) -> Refusal | None:
    """What keeps a side from assigning combat damage to something; `short` are defenders not yet covered."""
    if len(s.fronts) > 1 and s.front_of(card) != front and card != s.attacked_legend:
        return Refusal(SAME_FRONT, card)
    if seat != s.attacker:
        fights = card < s.duel.cards and s.marks[card] & ATTACKING and can_be_hit(s, card)
        return None if fights else Refusal(IS_ATTACKING, card)
    if card in s.duel.sites:
        if not can_be_hit(s, card):
            return Refusal(NOT_BURNING, card)
        if s.place[card] not in s.fronts[front]:
            return Refusal(IS_DEFENDING, card)
        if s.attacked_legend != NOTHING and front == 0:
            return Refusal(LEGEND_ATTACKED, s.attacked_legend)
        if short and not [each for each in fighters(s, ATTACKING, front) if s.stat(CAPITAL_FIRST, each)]:
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
                flags = COMBAT | STRUCK | FRONT * s.front_of(card)
                if amount > returned:
                    hits.append((card, amount - returned, flags))
                if returned:
                    hits.append((card, returned, flags | RETURNED))
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
            s.marks[card] &= ~(ATTACKING | DEFENDING | CONTRIBUTED | CHOSEN | AMBUSHED | FRONTS)
        s.attacker = NOTHING
        s.fronts = ()
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
