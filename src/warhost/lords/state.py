"""The state of a Lords of War game: plain columns by card id, and the board kept up to date as units come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from ..engine.errors import IllegalChoice
from ..engine.events import Event
from ..engine.outcome import Outcome
from ..engine.requirements import Refusal
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.steps import Question
from ..engine.views.shared_view import SharedView
from ..engine.windows import Window
from .columns import copied_columns, saved_columns
from .rules.battle import NO_CARD, SIDES, Battle
from .rules.board import OFF, OPPOSITE, Square, square_of

if TYPE_CHECKING:
    from ..engine.columns import Bytes, Tracked
    from ..engine.game import Game
    from .rules.interface import LordsRules

# A cell's value: bits for adjacent units (per side, the directions in which they are), then the unit on the cell.
AROUND: Final = 8  # how many bits each side has for directions; side 0 has the lowest bits
ALL_AROUND: Final = (1 << AROUND) - 1
UNIT: Final = AROUND * SIDES  # index of the first bit of the unit: from here on the value holds card id + 1, or 0
OCCUPIED: Final = 1 << UNIT  # a cell value of at least this much contains a unit
# side -> direction -> the bit that a unit of the side sets in the value of the adjacent cell in that direction.
SEEN_FROM: Final = [[1 << (at ^ OPPOSITE) + side * AROUND for at in range(AROUND)] for side in range(SIDES)]

# Marks that a unit can have for this turn (LOW-16.4).
DEPLOYED: Final = 1
MOVED: Final = 2
SHOT: Final = 4
WAS_ENGAGED: Final = 8
KILLED_BY_ARROWS: Final = 16
KILLED_BY_SHOT: Final = 32

TRIES: Final = 100  # maximum number of random deals until the asked seat has a choice


class LordsState(State):
    """A game of Lords of War.  Tuples in it are replaced, never changed, so clones share them."""

    battle: Battle  # the data that never changes during a game
    rules: LordsRules  # the rules that this state calls; clones share them
    hands: Annotated[list[tuple[int, ...]], "[()] * battle.seats"]  # by seat: the cards in hand
    decks: Annotated[list[tuple[int, ...]], "[()] * len(battle.decks)"]  # by deck; the last card is the top one
    captured: Annotated[list[tuple[int, ...]], [(), ()]]  # by side: the enemy units that it has eliminated
    middle: Annotated[int, NO_CARD]  # the general between two partners (LOW-15.E2), or NO_CARD
    # The values of the cells; a missing cell has no unit on it or next to it.
    cells: Annotated[Tracked[dict[Square, int]], "battle.empty_cells()"]
    where: Tracked[dict[int, Square]]  # card id -> square, for every unit on the board
    gaps: Tracked[bool]  # True if a unit has left `where`: copying a dictionary with gaps takes three times as long
    incoming: Tracked[Bytes]  # by card: the sum of the values of enemy arrows that point at it
    engagers: Tracked[Bytes]  # by card: the number of enemy units that engage it (LOW-6.1)
    owner: Bytes  # by card: the seat that deployed it and controls it
    marks: Bytes  # by card: the marks that it has for this turn
    known: Bytes  # by card: 1 if all players know that it is in a certain hand, as it was recalled or shown
    shots: tuple[tuple[int, int], ...]  # shots declared in this combat step: shooter and target
    advances: tuple[tuple[int, Square], ...]  # pending advances of berserkers: card and destination
    active: Annotated[int, "battle.order[0]"]  # the seat whose turn it is
    turn: int  # the index of this turn in the turn order; extra turns do not change it
    turns: int  # the number of turns begun
    quiet_turns: int  # the number of consecutive turns without an elimination (LOW-14.6)
    idle_seats: int  # bit mask of the seats whose last turns, in a row, changed nothing (LOW-14.5)
    acted: bool  # True if a card was deployed, moved or eliminated in this turn
    general_played: bool  # True if a team has played its general in this turn (LOW-15.E4)
    opened: int  # bit mask of the seats that have begun their first turn (LOW-5.6)
    extra_turns: tuple[int, ...]  # seats that get an extra turn, in order (LOW-9)
    resigned: int  # bit mask of the resigned seats, for which the computer plays on (LOW-14.7)

    __slots__ = tuple(__annotations__)

    def __init__(self, battle: Battle, rules: LordsRules) -> None:
        self.battle = battle
        self.rules = rules

    def clone(self) -> LordsState:
        if self.gaps:
            self.where = dict(self.where)
            self.gaps = False
        return copied_columns(self, LordsState(self.battle, self.rules))

    @property
    def game(self) -> Game:
        return self.rules

    # --- the board --------------------------------------------------------------------------------------------

    def lay(self, card: int, square: Square) -> None:
        """Put a unit on an empty square and update the sums of arrows."""
        battle, cells, incoming, engagers = self.battle, self.cells, self.incoming, self.engagers
        side, arrows = battle.card_side[card], battle.arrows[card]
        sides, all_arrows = battle.card_side, battle.arrows
        bits = SEEN_FROM[side]
        total = count = 0
        for direction, beside in enumerate(battle.board.neighbours(square)):
            if beside == OFF:
                continue
            word = cells.get(beside, 0)
            cells[beside] = word | bits[direction]
            if word >= OCCUPIED:
                other = (word >> UNIT) - 1
                if sides[other] != side:
                    value = arrows[direction]
                    if value:
                        incoming[other] += value
                        engagers[other] += 1
                    value = all_arrows[other][direction ^ OPPOSITE]
                    if value:
                        total += value
                        count += 1
        incoming[card] = total
        engagers[card] = count
        cells[square] = cells.get(square, 0) | (card + 1) << UNIT
        self.where[card] = square

    def lift(self, card: int) -> Square:
        """Remove a unit from the board and return its square."""
        battle, cells, incoming, engagers = self.battle, self.cells, self.incoming, self.engagers
        square = self.where.pop(card)
        self.gaps = True
        side, arrows, sides = battle.card_side[card], battle.arrows[card], battle.card_side
        bits = SEEN_FROM[side]
        for direction, beside in enumerate(battle.board.neighbours(square)):
            if beside == OFF:
                continue
            word = cells[beside] ^ bits[direction]
            cells[beside] = word
            if word >= OCCUPIED and arrows[direction]:
                other = (word >> UNIT) - 1
                if sides[other] != side:
                    incoming[other] -= arrows[direction]
                    engagers[other] -= 1
        cells[square] &= OCCUPIED - 1
        incoming[card] = engagers[card] = 0
        return square

    def unit_at(self, square: Square) -> int:
        """The card id of the unit on a square, or NO_CARD."""
        return (self.cells.get(square, 0) >> UNIT) - 1

    def targets_of(self, card: int) -> list[int]:
        """The enemy units that a unit engages: its arrows point at them (LOW-6.1)."""
        battle = self.battle
        found = []
        for direction, beside in enumerate(battle.board.neighbours(self.where[card])):
            if battle.arrows[card][direction] and beside != OFF:
                other = self.unit_at(beside)
                if other != NO_CARD and battle.card_side[other] != battle.card_side[card]:
                    found.append(other)
        return found

    def engagers_of(self, card: int) -> list[int]:
        """The enemy units that engage a unit."""
        battle = self.battle
        found = []
        for direction, beside in enumerate(battle.board.neighbours(self.where[card])):
            if beside != OFF:
                other = self.unit_at(beside)
                if other != NO_CARD and battle.card_side[other] != battle.card_side[card]:
                    if battle.arrows[other][direction ^ OPPOSITE]:
                        found.append(other)
        return found

    def units_of(self, side: int) -> list[int]:
        """The units of a side on the board."""
        sides = self.battle.card_side
        return [card for card in self.where if sides[card] == side]

    def commanders_taken(self, side: int) -> int:
        """The number of enemy commanders that a side has eliminated (LOW-14.2)."""
        commander = self.battle.commander
        count = 0
        for card in self.captured[side]:
            if commander[card]:
                count += 1
        return count

    # --- what a seat may know ---------------------------------------------------------------------------------

    def sees(self, seat: int, card: int, holder: int) -> bool:
        """True if a seat knows a card in the hand of `holder`."""
        battle = self.battle
        if seat == holder or self.known[card]:
            return True
        return battle.options.open_partners and seat >= 0 and battle.side[seat] == battle.side[holder]

    def blind(self, seat: int) -> LordsState:
        state = self.clone()
        state._deal_hidden(seat, None)
        state.rng = 0
        if seat != self.seat and self.question is not None:
            state.question = self.question.concealed()
            state.options = [0]  # the real options of another seat would reveal its hand
        return state

    def redeal(self, seat: int, rng: Rng) -> None:
        self._deal_hidden(seat, rng)
        if seat != self.seat and self.question is not None:
            self._ask_again(self.question, seat, rng)
        self.rng = rng.fork()

    def _ask_again(self, question: Question[LordsState], seat: int, rng: Rng) -> None:
        """Ask another seat's question again after its hand has changed; the seat must still have a choice."""
        for _ in range(TRIES):
            probe = self._asked(question)
            if probe.question is not None:
                self.question = probe.question
                self.options = probe.options
                return
            self._deal_hidden(seat, rng)
        self.question = None  # no deal left a choice (very rare): answer automatically
        question.run(self)
        self.advance()

    def _asked(self, question: Question[LordsState]) -> LordsState:
        """A clone that has just asked a question."""
        state = self.clone()
        state.question = None
        question.run(state)
        return state

    def _deal_hidden(self, seat: int, rng: Rng | None) -> None:
        """Deal the cards hidden from a seat again, deck by deck: shuffled, or in order without a generator."""
        battle = self.battle
        for deck in range(len(self.decks)):
            holders = [seat for seat in range(battle.seats) if battle.deck_of[seat] == deck]
            pool = list(self.decks[deck])
            for holder in range(battle.seats):
                pool += [
                    c for c in self.hands[holder] if battle.card_deck[c] == deck and not self.sees(seat, c, holder)
                ]
            if rng is None:
                pool.sort()
            else:
                rng.shuffle(pool)
            size = len(self.decks[deck])
            self.decks[deck] = tuple(pool[:size])
            rest = pool[size:]
            for holder in holders if rest else []:
                hand = self.hands[holder]
                dealt = [c if self.sees(seat, c, holder) else NO_CARD for c in hand]
                self.hands[holder] = tuple([c if c != NO_CARD else rest.pop() for c in dealt])

    # --- answered by the rules -------------------------------------------------------------------------------

    def columns(self) -> dict[str, object]:
        """The game's columns as plain data, without sums that the board determines."""
        return {"battle": self.battle.source(), **saved_columns(self)}

    def view(self, seat: int) -> dict[str, object]:
        return self.seen_by(seat, SharedView())

    def seen_by(self, seat: int, shared: SharedView) -> dict[str, object]:
        return self.rules.seen_by(self, seat, shared)

    def shown(self, event: Event, seat: int) -> dict[str, object]:
        return self.rules.shown(self, event, seat)

    def called(self, thing: int) -> str:
        """The name of a unit (its square), another card (its code) or a square."""
        battle = self.battle
        if thing < NO_CARD:
            return battle.board.name(square_of(thing))
        return battle.board.name(self.where[thing]) if thing in self.where else battle.code(thing)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        return self.rules.refusal(self, seat, text)

    def actions(self, seat: int) -> list[str]:
        return self.rules.actions(self, seat)

    def turn_of(self) -> tuple[int, int]:
        return self.active, self.turns

    def windows(self) -> tuple[Window, ...]:
        return self.rules.windows(self)

    def resign(self, seat: int) -> None:
        """A side loses when all its members have resigned; until then the computer plays on for them (LOW-14.7)."""
        battle = self.battle
        if self.outcome is not None or not 0 <= seat < battle.seats:
            raise IllegalChoice("only a seat of a game that goes on can resign")
        if self.has_resigned(seat):
            raise IllegalChoice(f"seat {seat + 1} has resigned already")
        self.resigned |= 1 << seat
        self.emit("resigned", "LOW-14.7", seat)
        if not [each for each in battle.members[battle.side[seat]] if not self.has_resigned(each)]:
            self.end(Outcome(tuple(battle.members[1 - battle.side[seat]]), "resigned", "LOW-14.7"))
        else:
            self.emit("computer-plays-on", "LOW-14.7", seat)

    def has_resigned(self, seat: int) -> bool:
        return self.resigned >> seat & 1 == 1

    def partners(self, seat: int) -> list[int]:
        battle = self.battle
        return [each for each in battle.members[battle.side[seat]] if each != seat]
