"""Puzzles out of real games: a position in which exactly one first move wins this turn, whatever the enemy answers.

Each is proved by trying everything: all one's own answers, all of the enemy's.  The same first move and no other must
also win when what cannot be seen is dealt anew, several times, so that nobody has to guess.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ..engine.errors import BadJournal, WarhostError
from ..engine.files import read_whole
from ..engine.journal import Answer, Header, Journal
from ..engine.journal import replay as replayed
from ..engine.match import Match
from ..engine.perspective import Perspective
from ..engine.rng import Rng, seeded
from ..engine.state import State
from ..games import find_game
from .levels import find_bot
from .lookahead import after
from .playing import MOST_ANSWERS, Fixture, series_seed
from .repeats import Repeats
from .setups import Series
from .spreading import spread

FEWEST: Final = 3  # options, or it is no puzzle
MOST: Final = 20_000  # positions until a search is given up
QUICK: Final = 4_000  # the same while puzzles are looked for
DEALS: Final = 5  # in which a puzzle must have the same solution
WIN: Final = "win this turn"


class TooLarge(WarhostError):
    """A position with more possibilities than can be tried."""


class Solver:
    """Whether a seat can win before its turn ends, whatever the others do."""

    def __init__(self, state: State, seat: int, most: int = MOST) -> None:
        self._turn = state.turn_of()
        self._seat = seat
        self._most = most
        self._known: dict[bytes, bool] = {}
        self.tried = 0  # positions

    def wins(self, state: State) -> bool:
        if state.outcome is not None:
            return self._seat in state.outcome.winners
        if state.turn_of() != self._turn:
            return False
        key = sha256(state.save().encode()).digest()
        known = self._known.get(key)
        if known is not None:
            return known
        self.tried += 1
        if self.tried > self._most:
            raise TooLarge(f"more than {self._most} positions")
        own = state.seat == self._seat
        found = not own
        for index in range(len(state.options)):
            if self.wins(after(state, index)) == own:
                found = own
                break
        self._known[key] = found
        return found

    def solutions(self, state: State) -> list[int]:
        """The answers that win, by index."""
        return [index for index in range(len(state.options)) if self.wins(after(state, index))]


class Puzzle:
    """The game up to the question, who is asked, and the only answer that wins."""

    def __init__(self, journal: Journal, seat: int, solution: str, goal: str = WIN) -> None:
        self.journal = journal
        self.seat = seat
        self.solution = solution
        self.goal = goal

    @property
    def game(self) -> str:
        return str(self.journal.header.game)

    def match(self) -> Match:
        """The game at the question; BadJournal if it does not go like this any more."""
        return replayed(self.journal, find_game(self.game))

    def line(self) -> str:
        """As a line of a file."""
        header = self.journal.header
        data = {
            "game": header.game,
            "version": header.version,
            "seed": header.seed,
            "setup": header.setup,
            "answers": [[answer.seat + 1, answer.text] for answer in self.journal.answers],
            "seat": self.seat + 1,
            "goal": self.goal,
            "solution": self.solution,
        }
        return json.dumps(data, ensure_ascii=False)


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, a line each."""
    text = read_whole(path, "file of puzzles", WarhostError)
    try:
        return [_puzzle(json.loads(line)) for line in text.splitlines() if line.strip()]
    except (ValueError, KeyError, TypeError) as wrong:
        raise WarhostError(f"{path.name} is no file of puzzles: {wrong!r}") from None


def _puzzle(data: dict[str, Any]) -> Puzzle:
    header = Header(data["game"], data["version"], data["seed"], data["setup"])
    answers = [Answer(seat - 1, text) for seat, text in data["answers"]]
    return Puzzle(Journal(header, answers), data["seat"] - 1, data["solution"], data["goal"])


def flaw(puzzle: Puzzle, most: int = MOST) -> str:
    """What is wrong with a puzzle, or "": it is played again, everything is tried, and what is hidden is dealt anew."""
    try:
        state = puzzle.match().state
    except BadJournal as wrong:
        return str(wrong)
    if state.seat != puzzle.seat:
        return "another seat is asked"
    names = state.notations()
    if puzzle.solution not in names:
        return f"{puzzle.solution!r} is not offered"
    return _flaw(state, names.index(puzzle.solution), most)


def _flaw(state: State, index: int, most: int) -> str:
    seat = state.seat
    rng = Rng(seeded("puzzle"))
    perspective = Perspective(state, seat)
    for deal in range(DEALS + 1):
        guess = perspective.sample(rng) if deal else state
        if len(guess.options) != len(state.options):
            return "what can be answered hangs on hidden cards"
        try:
            found = Solver(guess, seat, most).solutions(guess)
        except TooLarge as wrong:
            return str(wrong)
        if found != [index]:
            return (
                "there is another solution" if len(found) > 1 else "it cannot be won" if deal == 0 else "luck decides"
            )
    return ""


def found_in(fixture: Fixture) -> Puzzle | None:
    """A puzzle out of the end of a game, if there is one: the earliest question of the last turn that makes one."""
    game = find_game(fixture.game)
    state = game.start(fixture.setup, fixture.seed)
    header = Header(game.name, game.version, fixture.seed, fixture.setup)
    state.log = None
    bots = [find_bot(name, fixture.seed, seat) for seat, name in enumerate(fixture.bots)]
    repeats = [Repeats() for _ in bots]
    answers: list[Answer] = []
    last: list[tuple[int, State]] = []  # the positions of this turn, with how many answers came before
    turn = state.turn_of()
    while state.outcome is None and len(answers) < MOST_ANSWERS:
        if state.turn_of() != turn:
            turn, last = state.turn_of(), []
        last.append((len(answers), state.clone()))
        seat = state.seat
        index = repeats[seat].instead(state, bots[seat].choose(Perspective(state, seat)))
        answers.append(Answer(seat, state.notations()[index]))
        state.choose(index)
    if state.outcome is None or len(state.outcome.winners) != 1:
        return None
    return _earliest(header, answers, last, state.outcome.winners[0])


def _earliest(header: Header, answers: list[Answer], last: list[tuple[int, State]], winner: int) -> Puzzle | None:
    best: Puzzle | None = None
    for count, state in reversed(last):
        if state.seat != winner or len(state.options) < FEWEST:
            continue
        try:
            found = Solver(state, winner, QUICK).solutions(state)
        except TooLarge:
            break
        if len(found) == 1 and not _flaw(state, found[0], QUICK):
            journal = Journal(header, answers[:count])
            best = Puzzle(journal, winner, state.notations()[found[0]])
    return best


def looked_for(game: str, games: int, seed: int, bots: tuple[str, str], jobs: int = 1) -> Iterator[Puzzle | None]:
    """Play games and look for a puzzle in each; what comes out does not depend on the number of processes."""
    series = Series(find_game(game), [], {})
    fixtures = [Fixture(game, series.setup(number), series_seed(seed, number), bots) for number in range(games)]
    if jobs <= 1:
        yield from map(found_in, fixtures)
        return
    for line in spread(_line_in, fixtures, jobs, most=1):
        yield _puzzle(json.loads(line)) if line else None


def _line_in(fixture: Fixture) -> str:
    """The same as a line of a file: a compiled journal does not go from one process to another."""
    found = found_in(fixture)
    return found.line() if found is not None else ""
