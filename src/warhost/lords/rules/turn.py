"""The turn: deploy, resolve combat, reinforce, with mobile moves around them (LOW-4, LOW-16.3)."""

from typing import Final

from ...engine.moves import SPACED, FixedMove, Move
from ...engine.requirements import Requirement
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from ..state import DEPLOYED, MOVED, LordsState
from .battle import NO_CARD
from .board import thing_of
from .combat import combat
from .movement import movements, step_parts
from .options import GOALS
from .placement import CASES, ENGAGE, FORCED, deployment, placement, playable
from .recall import recalls
from .requirements import DECK_IS_EMPTY, MUST_DEPLOY
from .victory import end_by_captures
from .windows import MOVES_AFTER, MOVES_BEFORE, REINFORCE

STAY: Final = 0
DRAW: Final = -1
STOP: Final = -2


class Turn(Step[LordsState]):
    """Clear marks.  Mobile moves.  1 Deploy.  2 Resolve combat.  Mobile moves.  3 Reinforce.  (LOW-4.1, LOW-16.3)"""

    def run(self, s: LordsState) -> None:
        me = s.active = self.who
        s.turns += 1
        s.acted = False
        s.general_played = False
        s.marks = bytearray(s.battle.cards)
        s.emit("turn", "LOW-4.2", me, number=s.turns)
        s.steps += PHASES[me]


class Moves(Question[LordsState]):
    """The active side may move its mobile units, each once, while no combat is pending (LOW-13.6).

    They move in their owner's turns (LOW-15.E9).  With `team_moves` every member of the side is asked for their own
    units; `number` counts the members in a row that did not move a unit.
    """

    def run(self, s: LordsState) -> None:
        if not s.battle.mobile[s.battle.side[s.active]]:
            return
        options = movements(s, self.who)
        if options:
            s.ask(self, self.who, [STAY, *options])
        else:
            self._next_member(s)

    def answer(self, s: LordsState, option: int) -> None:
        if option == STAY:
            self._next_member(s)
            return
        card, direction = step_parts(option)
        square = s.battle.board.neighbours(s.where[card])[direction]
        s.lift(card)
        s.lay(card, square)
        s.marks[card] |= MOVED
        s.acted = True
        s.emit("moved", "LOW-13.2", self.who, card, square)
        s.then(*combat(s.active), Moves(s.active))

    def move(self, s: LordsState, option: int) -> Move:
        if option == STAY:
            return Move("stay")
        card, direction = step_parts(option)
        return Move("move", card, thing_of(s.battle.board.neighbours(s.where[card])[direction]), manner=SPACED)

    def idle(self, s: LordsState) -> int:
        return STAY

    def window(self, s: LordsState) -> str:
        """The window before or after the deployment; before it, Deploy is still among the pending steps (LOW-16.3)."""
        for step in s.steps:
            if isinstance(step, Deploy):
                return MOVES_BEFORE
        return MOVES_AFTER

    def _next_member(self, s: LordsState) -> None:
        if not s.battle.options.team_moves:
            return
        order = s.battle.seats_from(s.active, s.battle.side[s.active])
        if self.number + 1 < len(order):
            s.then(Moves(order[(order.index(self.who) + 1) % len(order)], number=self.number + 1))


class Deploy(Question[LordsState]):
    """Step 1: deploy one card from hand on an empty square (LOW-5.1).  `number` is the case of LOW-5."""

    def run(self, s: LordsState) -> None:
        placed = placement(s, self.who)
        if not placed.options:  # LOW-5.9, LOW-5.10: nothing can be deployed
            s.opened |= 1 << self.who
            s.emit("skipped", "LOW-5.9" if playable(s, self.who) else "LOW-5.10", self.who)
            return
        case = placed.case
        s.ask(self if case == self.number else Deploy(self.who, number=case), self.who, placed.options)

    def answer(self, s: LordsState, option: int) -> None:
        me, case = self.who, self.number
        card, square = deployment(s, me, option)
        if card == s.middle:
            s.middle = NO_CARD
            s.general_played = True
        else:
            s.hands[me] = tuple([each for each in s.hands[me] if each != card])
            s.general_played = self._forgoes(s, card)
        s.lay(card, square)
        s.owner[card] = me
        s.marks[card] = DEPLOYED
        s.known[card] = 0
        s.opened |= 1 << me
        s.acted = True
        if s.log is not None:
            rule = "LOW-5.3" if case == ENGAGE and not s.targets_of(card) else CASES[case]
            s.emit("deployed", rule, me, card, square)
        if case >= FORCED:
            self._show_hand(s)

    def move(self, s: LordsState, option: int) -> Move:
        return self.as_moves(s, [option])[0]

    def as_moves(self, s: LordsState, options: list[int]) -> list[Move]:
        """Convert all options at once and cache the moves: few cards have many options, and most of them repeat."""
        cards, stride, offered = playable(s, self.who), s.battle.board.stride, s.battle.deployments
        for laid in [card for card in list(offered) if card in s.where]:  # games share the cache; not in hand any more
            offered.pop(laid, None)
        met = [offered.setdefault(card, {}) for card in cards]
        moves: list[Move] = []
        for option in options:
            slot, square = option // stride, option % stride
            move = met[slot].get(square)
            if move is None:
                move = met[slot][square] = FixedMove("deploy", cards[slot], thing_of(square), "", SPACED)
            moves.append(move)
        return moves

    def concealed(self) -> Question[LordsState]:
        return Deploy(self.who)  # `number` depends on the hand, so hide it

    def duty(self, s: LordsState) -> Requirement | None:
        return MUST_DEPLOY

    def secret(self, s: LordsState) -> bool:
        return True

    def _forgoes(self, s: LordsState, card: int) -> bool:
        """True if the card is the general of a team with one deck, which is not replaced (LOW-15.E4, LOW-15.E5)."""
        battle = s.battle
        shared = battle.middle and len(battle.members[battle.side[self.who]]) > 1
        return shared and battle.general[card] and not battle.options.general_refill

    def _show_hand(self, s: LordsState) -> None:
        """Show the rest of the hand, which proves that no other deployment was possible (LOW-5.8)."""
        for card in s.hands[self.who]:
            s.known[card] = 1
            s.emit("revealed", "LOW-5.8", self.who, card)


class Reinforce(Question[LordsState]):
    """Step 3: refill the hand, each card from the deck or from the board (LOW-10)."""

    def run(self, s: LordsState) -> None:
        me = self.who
        if len(s.hands[me]) >= s.battle.hand_size[me] or s.general_played:  # LOW-10.1, LOW-15.E4: nothing to refill
            return
        options = recalls(s, me)
        if s.decks[s.battle.deck_of[me]]:
            options.append(DRAW)
        elif options:
            options.append(STOP)
        s.ask(self, me, options)

    def answer(self, s: LordsState, option: int) -> None:
        me = self.who
        if option == STOP:
            return
        if option == DRAW:
            deck = s.battle.deck_of[me]
            card = s.decks[deck][-1]
            s.decks[deck] = s.decks[deck][:-1]
            if s.log is not None:
                s.emit("drew", "LOW-10.2", me, card, seen=self._partners(s))
        else:
            card = option
            square = s.lift(card)
            s.known[card] = 1
            s.emit("recalled", "LOW-10.2", me, card, square)
        s.hands[me] = (*s.hands[me], card)
        s.then(self)

    def move(self, s: LordsState, option: int) -> Move:
        if option == DRAW:
            return Move("draw")
        return Move("stop") if option == STOP else Move("recall", option)

    def idle(self, s: LordsState) -> int:
        return STOP if STOP in s.options else NO_IDLE_OPTION

    def passing(self, s: LordsState) -> int:
        """Draw instead of recalling: while the deck has cards the hand is refilled from it (LOW-10.6)."""
        return DRAW if DRAW in s.options else STOP

    def window(self, s: LordsState) -> str:
        return REINFORCE

    def duty(self, s: LordsState) -> Requirement | None:
        return DECK_IS_EMPTY

    def _partners(self, s: LordsState) -> int:
        """A mask of the seats that see the cards this seat draws."""
        battle = s.battle
        if not battle.options.open_partners:
            return 1 << self.who
        return sum([1 << seat for seat in battle.members[battle.side[self.who]]])


class EndTurn(Step[LordsState]):
    """End the game if nothing happens any more; otherwise pass the turn (LOW-4.2, LOW-9, LOW-14.5, LOW-14.6)."""

    def run(self, s: LordsState) -> None:
        battle = s.battle
        s.quiet_turns += 1
        s.idle_seats = 0 if s.acted or playable(s, self.who) else s.idle_seats | 1 << self.who
        if s.idle_seats == (1 << battle.seats) - 1:
            end_by_captures(s, "nothing-left", "LOW-14.5")
        elif s.quiet_turns >= battle.options.quiet_turns:
            end_by_captures(s, "quiet", "LOW-14.6")
        elif s.extra_turns:
            seat, s.extra_turns = s.extra_turns[0], s.extra_turns[1:]
            s.then(Turn(seat))
        else:
            s.turn = (s.turn + 1) % len(battle.order)
            s.then(Turn(battle.order[s.turn]))


def phases(seat: int) -> tuple[Step[LordsState], ...]:
    """The steps of a seat's turn, in order."""
    return (Moves(seat), Deploy(seat), *combat(seat), Moves(seat), Reinforce(seat), EndTurn(seat))


# The steps of a turn in reverse order, as on the stack.  Steps never change: all turns of a seat share them.
PHASES: Final = [phases(seat)[::-1] for seat in range(max(GOALS))]
