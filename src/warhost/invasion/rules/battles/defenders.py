"""Step 4 of combat: declaring defenders, and the price of it (INV-13.10)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.basis import MARKS
from ....effects.language.effect import DONE
from ....effects.language.verbs import SACRIFICED
from ....effects.state.questions import Declinable
from ....engine.moves import Move
from ....engine.steps import NO_IDLE_OPTION
from ... import words
from ...state import InvasionState
from ..actions.stops import DEFEND
from ..movement.replacement import Leaving
from .declaring import alone, defence_price, may_defend, must_pay_to_defend
from .fighters import AtFront, chosen, meet, opposed

# Whether declaring defenders has a price, and whether the player has paid it.
FREE: Final = 0
PAID: Final = 1
REFUSED: Final = 2


class PayToDefend(Declinable[InvasionState]):
    """Sacrifice a card to declare defenders, or declare none (INV-40.3)."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, [DONE, *defence_price(s, self.who)])

    def taken(self, s: InvasionState, option: int) -> None:
        s.then(Leaving((option,), SACRIFICED), DeclareDefenders(self.who, number=PAID))

    def left(self, s: InvasionState) -> None:
        s.then(DeclareDefenders(self.who, number=REFUSED))

    def taking(self, s: InvasionState, option: int) -> Move:
        return Move("sacrifice", option)

    def leaving(self) -> Move:
        return Move("decline")

    def window(self, s: InvasionState) -> str:
        return DEFEND


class DeclareDefenders(AtFront):
    """Step 4: declare any number of uncorrupted units in the attacked zone at the same time (INV-13.10).

    Cards that must defend are declared automatically (INV-15.24, INV-40.1).  `number` says whether a price has been
    paid.  For an attack on several zones, `target` is the front (INV-46.3).
    """

    def run(self, s: InvasionState) -> None:
        if not s.fronts:
            return  # combat is over: another attack has happened meanwhile
        able = may_defend(s, self.who, self.front())
        later = self.able_later(s)
        if (able or later) and self.number == FREE and must_pay_to_defend(s, self.who):
            s.then(PayToDefend(self.who))
            return
        if self.number == REFUSED:
            s.ask(self, self.who, [DONE])
            return
        able = [card for card in able if not s.marks[card] & (words.CHOSEN | words.DEFENDING)]
        bound = [card for card in able if s.marks[card] & words.AMBUSHED or s.stat(words.MUST_DEFEND, card)]
        bound = [card for card in bound if card not in later]
        if bound:  # INV-15.24, INV-40.1: these units must defend
            for card in bound:
                s.marks[card] = s.marks[card] & ~words.AMBUSHED | words.CHOSEN | words.FRONT_MARKS[self.front()]
            s.changed = True
            s.then(self)
            return
        done = [] if alone(s, words.CANNOT_DEFEND_ALONE, words.DEFENDING) != NOTHING and not later else [DONE]
        s.ask(self, self.who, [*done, *able])

    def front(self) -> int:
        return max(0, self.target)

    def able_later(self, s: InvasionState) -> list[int]:
        """The cards that can still be declared at a later front."""
        fronts = range(self.front() + 1, len(s.fronts))
        able = [card for front in fronts for card in may_defend(s, self.who, front)]
        return [card for card in able if not s.marks[card] & (words.CHOSEN | words.DEFENDING)]

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.marks[option] = s.marks[option] & ~words.FRONTS | words.CHOSEN | words.FRONT_MARKS[self.front()]
            s.then(self)
            return
        if self.front() + 1 < len(s.fronts):
            s.then(DeclareDefenders(self.who, self.card, self.front() + 1, self.number))
            return
        able = [card for front in range(len(s.fronts)) for card in may_defend(s, self.who, front)]
        for card in dict.fromkeys(able):
            if not s.marks[card] & (words.CHOSEN | words.DEFENDING):
                s.happen(words.HELD_BACK, card, self.who, s.place[card])
        defenders = chosen(s)
        legend = s.attacked_legend
        if legend != NOTHING and s.is_in_play(legend) and not s.marks[legend] & words.CORRUPTED:
            defenders.append(legend)  # INV-20.5
        before = opposed(s)
        for card in defenders:
            s.marks[card] = s.marks[card] & ~words.CHOSEN | words.DEFENDING
            s.emit("defends", "INV-13.10", self.who, card, s.fronts[s.front_of(card)][0])
        s.touched(MARKS)
        for card in defenders:
            s.happen(words.DEFENDS, card, self.who, s.place[card])
        meet(s, before)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("defender", option)

    def idle(self, s: InvasionState) -> int:
        return DONE if DONE in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return DEFEND

    def stage(self, s: InvasionState) -> str:
        return DEFEND
