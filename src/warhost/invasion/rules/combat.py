"""Combat, step by step: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

One attack, one zone, any number of units; both sides fight as groups.
"""

from __future__ import annotations

from typing import Final

from ...effects.lasting import END_OF_ATTACK, END_OF_COMBAT
from ...effects.use import NOTHING
from ...engine.requirements import Refusal
from ...engine.steps import Question, Step
from ..language.changes import (
    ATTACKS_FROM,
    DEFENDS_ANYWHERE,
    DEFENDS_CAPITAL,
    AttacksFrom,
    DefendsAnywhere,
    DefendsCapital,
)
from ..language.select import is_opposed
from ..state import NOT_ATTACKED, InvasionState
from ..words import (
    AMBUSH,
    AMBUSH_WINDOW,
    AMBUSHED,
    AMBUSHES,
    ASSIGNED_WINDOW,
    ATTACKERS_WINDOW,
    ATTACKING,
    ATTACKS,
    BATTLEFIELD,
    BOARD,
    CANNOT_ATTACK,
    CANNOT_DEFEND,
    CHOSEN,
    COMBAT_DAMAGE,
    CONTRIBUTED,
    CORRUPTED,
    DEALT_WINDOW,
    DEFENDERS_WINDOW,
    DEFENDING,
    DEFENDS,
    FACEDOWN,
    IS_OPPOSED,
    LEGEND,
    SEATS,
    SURVIVES_COMBAT,
    TARGET_WINDOW,
    TURNS_FACEUP,
    UNIT,
    WINDOW_KEYS,
    ZONE_ATTACKED,
    ZONE_NAMES,
    ZONES,
)
from .damage import COMBAT, RETURNED, STRUCK, Hit, can_be_hit, deal, enough, multiplied
from .naming import zone_name
from .paying import Pay, wealth
from .projection import power_of, project
from .requirements import (
    DEFENDERS_COVERED,
    IN_ATTACKED_ZONE,
    IN_BATTLEFIELD,
    IS_ATTACKING,
    IS_DEFENDING,
    IS_UNIT,
    LEGEND_ATTACKED,
    MAY_ATTACK,
    MAY_DEFEND,
    NOT_BURNING,
    NOT_CORRUPTED,
    YOU_CONTROL_IT,
)
from .settling import expire
from .stops import ATTACK, DEFEND, UNABLE
from .window import OpenWindow

NO_ATTACK: Final = -2
DONE: Final = -2
SIZE: Final = 512


class DeclareTarget(Question[InvasionState]):
    """Step 1: name one of the opponent's zones, or a legend through it; not attacking is allowed (INV-13.2)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        enemy = 1 - self.who
        duel = s.duel
        options = [NO_ATTACK]
        for zone in ZONES:
            options.append(duel.section(zone * SEATS + enemy))
        for legend in s.piles[BOARD * SEATS + enemy]:
            if s.kinds[legend] & LEGEND:  # what is attached to it lies there, too
                options += [SIZE * (zone + 1) + legend for zone in ZONES]
        s.ask(self, self.who, options)

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
        s.changed = True  # constant effects may look at the zone under attack
        s.then(OpenWindow(number=TARGET_WINDOW), DeclareAttackers(me))

    def notation(self, s: InvasionState, option: int) -> str:
        if option == NO_ATTACK:
            return "no attack"
        through, legend = divmod(option, SIZE)
        if through:
            return f"attack {s.name_of(legend)} through {ZONE_NAMES[through - 1]}"
        return f"attack {zone_name(s.place[option])}"

    def idle(self, s: InvasionState) -> int:
        return NO_ATTACK

    def window(self, s: InvasionState) -> str:
        return ATTACK if may_attack(s, self.who) else UNABLE


class DeclareAttackers(Question[InvasionState]):
    """Step 2: all attackers at the same time (INV-13.3); without any the attack does not happen (INV-13.5)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        candidates = [card for card in may_attack(s, self.who) if not s.marks[card] & CHOSEN]
        s.ask(self, self.who, [DONE, *candidates])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= CHOSEN
            s.then(self)
            return
        me = self.who
        attackers = chosen(s)
        if not attackers:
            s.attacked = NOT_ATTACKED
            s.attacked_legend = NOTHING
            s.emit("no-attack", "INV-13.5", me)
            return
        s.attacker = me
        s.struck = 0
        for card in attackers:
            s.marks[card] = s.marks[card] & ~CHOSEN | ATTACKING
            s.emit("attacks", "INV-13.3", me, card, s.attacked)
        s.changed = True
        project(s)
        for card in attackers:
            s.happen(ATTACKS, card, me, s.place[card])
        attacked(s)
        s.then(
            OpenWindow(number=ATTACKERS_WINDOW),
            AmbushStep(1 - me),
            OpenWindow(number=AMBUSH_WINDOW),
            DeclareDefenders(1 - me),
            OpenWindow(number=DEFENDERS_WINDOW),
            CountDamage(me),
            OpenWindow(number=ASSIGNED_WINDOW),
            DealCombatDamage(me),
            CombatResults(me),
            EndOfCombat(me),
            OpenWindow(number=DEALT_WINDOW),
        )

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("attacker", option)

    def idle(self, s: InvasionState) -> int:
        return DONE


def attacked(s: InvasionState) -> None:
    """A zone counts as attacked from the moment an attacker has been declared (INV-13.6)."""
    s.happen(ZONE_ATTACKED, s.duel.section(s.attacked), s.attacked % SEATS, s.attacked)


def attack_obstacle(s: InvasionState, seat: int, card: int) -> Refusal | None:
    """What keeps a card from attacking: uncorrupted units in the battlefield and legends may (INV-13.4)."""
    if s.controller[card] != seat:
        return Refusal(YOU_CONTROL_IT, card)
    if not s.kinds[card] & (UNIT | LEGEND):
        return Refusal(IS_UNIT, card)
    if s.marks[card] & CORRUPTED:
        return Refusal(NOT_CORRUPTED, card)
    if s.place[card] not in (BATTLEFIELD * SEATS + seat, BOARD * SEATS + seat) and not _allowed(s, ATTACKS_FROM, card):
        return Refusal(IN_BATTLEFIELD, card)
    return Refusal(MAY_ATTACK, card) if s.stat(CANNOT_ATTACK, card) else None


def defence_obstacle(s: InvasionState, seat: int, card: int) -> Refusal | None:
    """What keeps a card from defending: uncorrupted units in the attacked zone may (INV-13.10), legends by effects."""
    if s.controller[card] != seat:
        return Refusal(YOU_CONTROL_IT, card)
    if not s.kinds[card] & (UNIT | LEGEND):
        return Refusal(IS_UNIT, card)
    if s.marks[card] & CORRUPTED:
        return Refusal(NOT_CORRUPTED, card)
    legend = s.place[card] == BOARD * SEATS + seat and _allowed(s, DEFENDS_CAPITAL, card)  # INV-20.4
    elsewhere = legend or (s.kinds[card] & UNIT and _allowed(s, DEFENDS_ANYWHERE, card))
    if (s.place[card] != s.attacked and not elsewhere) or card == s.attacked_legend:
        return Refusal(IN_ATTACKED_ZONE, card)
    return Refusal(MAY_DEFEND, card) if s.stat(CANNOT_DEFEND, card) else None


def _allowed(s: InvasionState, about: int, card: int) -> bool:
    """Whether an effect lets a card attack or defend from where it is."""
    for use, change, it in s.rules.get(about, ()):
        if isinstance(change, (AttacksFrom, DefendsCapital, DefendsAnywhere)) and change.of.has(
            s, card, use, it if it != NOTHING else card, use.controller
        ):
            return True
    return False


def may_attack(s: InvasionState, seat: int) -> list[int]:
    """What may attack: nothing stands in its way."""
    cards = [*s.piles[BATTLEFIELD * SEATS + seat], *s.piles[BOARD * SEATS + seat]]
    if ATTACKS_FROM in s.rules:
        cards += [card for card in s.in_play() if card not in cards]
    return [card for card in cards if attack_obstacle(s, seat, card) is None]


def may_defend(s: InvasionState, seat: int) -> list[int]:
    """What may defend: nothing stands in its way."""
    cards = list(s.piles[s.attacked])
    if DEFENDS_CAPITAL in s.rules:
        cards += [card for card in s.piles[BOARD * SEATS + seat] if card not in cards]
    if DEFENDS_ANYWHERE in s.rules:
        cards += [card for card in s.in_play() if card not in cards]
    return [card for card in cards if defence_obstacle(s, seat, card) is None]


def chosen(s: InvasionState) -> list[int]:
    return [card for card in s.in_play() if s.marks[card] & CHOSEN]


class AmbushStep(Question[InvasionState]):
    """Step 3: facedown developments with Ambush in the attacked zone may be turned up for their price (INV-15.24)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, [DONE, *may_ambush(s, self.who)])

    def answer(self, s: InvasionState, option: int) -> None:
        if option == DONE:
            return
        cost = s.keyword(AMBUSH, option) - 1
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
        card for card in s.piles[s.attacked] if s.marks[card] & FACEDOWN and 0 < s.keyword(AMBUSH, card) <= rich + 1
    ]


class TurnUp(Step[InvasionState]):
    """A development turns faceup as the printed card: it does not enter play (INV-22.3)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        card = self.card
        s.marks[card] = AMBUSHED
        s.known[card] = 0
        s.changed = True
        s.emit("ambushed", "INV-15.24", self.who, card, s.place[card])
        project(s)  # what waits for its own ambush is faceup now
        s.happen(TURNS_FACEUP, card, self.who, s.place[card])
        s.happen(AMBUSHES, card, self.who, s.place[card])


class DeclareDefenders(Question[InvasionState]):
    """Step 4: any number of uncorrupted units in the attacked zone, all at the same time (INV-13.10)."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        able = may_defend(s, self.who)
        ambushed = [card for card in able if s.marks[card] & AMBUSHED]
        if ambushed:  # INV-15.24: they must
            for card in ambushed:
                s.marks[card] = s.marks[card] & ~AMBUSHED | CHOSEN
            s.changed = True
            s.then(self)
            return
        s.ask(self, self.who, [DONE, *[card for card in able if not s.marks[card] & CHOSEN]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= CHOSEN
            s.then(self)
            return
        defenders = chosen(s)
        legend = s.attacked_legend
        if legend != NOTHING and s.is_in_play(legend) and not s.marks[legend] & CORRUPTED:
            defenders.append(legend)  # INV-20.5
        for card in defenders:
            s.marks[card] = s.marks[card] & ~CHOSEN | DEFENDING
            s.emit("defends", "INV-13.10", self.who, card, s.attacked)
        s.changed = True
        for card in defenders:
            s.happen(DEFENDS, card, self.who, s.place[card])
        for card in [*fighters(s, ATTACKING), *fighters(s, DEFENDING)]:
            if is_opposed(s, card):
                s.happen(IS_OPPOSED, card, s.controller[card], s.place[card])

    def notation(self, s: InvasionState, option: int) -> str:
        return "done" if option == DONE else s.naming("defender", option)

    def idle(self, s: InvasionState) -> int:
        return DONE

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
                totals[0 if side & ATTACKING else 1] += amount
                if amount:
                    s.marks[card] |= CONTRIBUTED
        s.changed = True
        s.emit("totals", "INV-13.15", me, number=totals[0], other=totals[1])
        s.then(AssignDamage(me, number=totals[0]), AssignDamage(1 - me, number=totals[1]))


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
    return [card for card in cards if assignment_obstacle(s, seat, card, short) is None]


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
        return Refusal(DEFENDERS_COVERED, short[0]) if short else None
    if card == s.attacked_legend:
        if short:
            return Refusal(DEFENDERS_COVERED, short[0])
        alive = s.is_in_play(card) and s.assigned[card] < enough(s, card)
        return None if alive else Refusal(LEGEND_ATTACKED, card)
    return None if s.marks[card] & DEFENDING else Refusal(IS_DEFENDING, card)


def uncovered(s: InvasionState, units: list[int]) -> list[int]:
    """The defenders that have not been assigned enough to destroy them (INV-13.18)."""
    return [card for card in units if s.assigned[card] < enough(s, card)]


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
            s.marks[card] &= ~(ATTACKING | DEFENDING | CONTRIBUTED | CHOSEN | AMBUSHED)
        s.attacker = NOTHING
        s.attacked = NOT_ATTACKED
        s.attacked_legend = NOTHING
        s.struck = 0
        s.changed = True
        expire(s, END_OF_ATTACK)
        expire(s, END_OF_COMBAT)
        s.emit("combat-over", "INV-13.33", self.who)
