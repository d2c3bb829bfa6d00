"""Step 2 of combat: all attackers are declared at the same time (INV-13.3)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.basis import FIGHT, MARKS
from ....effects.language.effect import DONE
from ....engine.columns import PlacedCard
from ....engine.moves import Move
from ....engine.renumbering import Renumbering
from ....engine.steps import NO_IDLE_OPTION
from ... import words
from ...state import InvasionState
from ..actions.stops import ATTACK
from ..actions.window import OpenWindow
from .ambush import AmbushStep, AmbushTactics
from .assigning import CountDamage
from .declaring import alone, attack_obstacle, may_attack
from .defenders import DeclareDefenders
from .ending import CombatPast, CombatResults, DealCombatDamage, EndOfCombat
from .fighters import AtFront, chosen


class DeclareAttackers(AtFront):
    """Step 2: declare all attackers at the same time (INV-13.3); without any the attack ends (INV-13.5).

    Cards that must attack are declared automatically (INV-40.1).  `card` is the only one that may attack, if an effect
    says so.  For an attack on several zones, `number` is the front (INV-46.2).
    """

    card: PlacedCard

    def run(self, s: InvasionState) -> None:
        legend = s.attacked_legend
        if not s.fronts or (legend != NOTHING and s.place[legend] // words.SEATS != words.BOARD):
            self.call_off(s)  # INV-OPEN-30: no attack, if the legend is gone or another attack has happened
            return
        able = [card for card in self.able(s, self.number) if not s.marks[card] & words.CHOSEN]
        later = self.able_later(s)
        bound = [card for card in able if s.stat(words.MUST_ATTACK, card) and card not in later]
        if bound:
            for card in bound:
                s.marks[card] |= words.CHOSEN | words.FRONT_MARKS[self.number]
            s.touched(MARKS)
            s.then(self)
            return
        done = [] if alone(s, words.CANNOT_ATTACK_ALONE, words.ATTACKING) != NOTHING and not later else [DONE]
        s.ask(self, self.who, [*done, *able])

    def front(self) -> int:
        return self.number

    def able(self, s: InvasionState, front: int) -> list[int]:
        if self.card == NOTHING:
            return may_attack(s, self.who, s.fronts[front], front)
        obstacle = attack_obstacle(s, self.who, self.card, s.fronts[front], free=True)
        return [self.card] if obstacle is None and not s.stat(words.CANNOT_ATTACK_ALONE, self.card) else []

    def able_later(self, s: InvasionState) -> list[int]:
        """The cards that can still be declared against a later front."""
        fronts = range(self.number + 1, len(s.fronts))
        return [card for front in fronts for card in self.able(s, front) if not s.marks[card] & words.CHOSEN]

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] |= words.CHOSEN | words.FRONT_MARKS[self.number]
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
            s.marks[card] = s.marks[card] & ~words.CHOSEN | words.ATTACKING
        close_fronts(s, attackers)
        for card in attackers:
            s.emit("attacks", "INV-13.3", me, card, s.fronts[s.front_of(card)][0])
        s.touched(MARKS | FIGHT)
        s.refresh()
        for card in attackers:
            s.happen(words.ATTACKS, card, me, s.place[card])
        s.happen(words.ATTACKERS_DECLARED, s.duel.section(s.fronts[0][0]), me, s.fronts[0][0])
        for front in s.fronts:
            tell_attacked(s, front)
        s.then(
            OpenWindow(number=words.ATTACKERS_WINDOW),
            AmbushStep(1 - me),
            AmbushTactics(1 - me),
            DeclareDefenders(1 - me),
            OpenWindow(number=words.DEFENDERS_WINDOW),
            CountDamage(me),
            OpenWindow(number=words.ASSIGNED_WINDOW),
            DealCombatDamage(me),
            CombatResults(me),
            EndOfCombat(me),
            OpenWindow(number=words.DEALT_WINDOW),
            CombatPast(me),
        )

    def call_off(self, s: InvasionState) -> None:
        """End the attack without attackers (INV-13.5)."""
        s.fronts = ()
        s.attacked_legend = NOTHING
        s.touched(FIGHT)
        s.emit("no-attack", "INV-13.5", self.who)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("attacker", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def stage(self, s: InvasionState) -> str:
        return ATTACK

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> DeclareAttackers:
        """A copy with the card ids renumbered."""
        return DeclareAttackers(self.who, names.place(self.card), self.target, self.number)


def close_fronts(s: InvasionState, attackers: list[int]) -> None:
    """Remove fronts without attackers (INV-46.2); the remaining fronts move up."""
    if len(s.fronts) == 1:
        return
    manned = [front for front in range(len(s.fronts)) if [card for card in attackers if s.front_of(card) == front]]
    if 0 not in manned:
        s.attacked_legend = NOTHING
    for card in attackers:
        front = manned.index(s.front_of(card))
        s.marks[card] = s.marks[card] & ~words.FRONTS | words.FRONT_MARKS[front]
    s.fronts = tuple([s.fronts[front] for front in manned])
    s.touched(MARKS | FIGHT)


def tell_attacked(s: InvasionState, places: tuple[int, ...]) -> None:
    """Report that zones are attacked, as soon as an attacker has been declared (INV-13.6)."""
    for place in places:
        s.happen(words.ZONE_ATTACKED, s.duel.section(place), place % words.SEATS, place)
