"""Puzzles from real games: exactly one first move wins this turn, or prevents defeat, whatever the enemy answers.

Each is proved by exhaustive search: all own answers, all of the enemy's.  It must also hold when hidden cards are dealt
again, several times, so that no guessing is needed: the same first move and no other wins in every deal, or is the only
one that prevents defeat in all of them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from ...engine.errors import BadJournal, WarhostError
from ...engine.files import read_whole
from ...engine.history.journal import Answer, Header, Journal
from ...engine.history.match import Match
from ...engine.history.replay import replay as replayed
from ...engine.plain import JsonData
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...engine.views.perspective import Perspective
from ...games import find_game
from ..levels import find_bot
from ..lookahead import after
from ..repeats import Repeats
from ..series.parallel import parallel_map
from ..series.playing import MOST_ANSWERS, Fixture, series_seed
from ..series.setups import Series

MAYBE: Final = 3  # maximum number of answers that save the player in the real deal; over all deals fewer may remain
FEWEST: Final = 3  # minimum number of options of a puzzle
MOST: Final = 20_000  # number of positions after which a search is abandoned
QUICK: Final = 4_000  # number of positions after which a search is abandoned while looking for new puzzles
DEALS: Final = 5  # number of deals of the hidden cards in which a puzzle must have the same solution
WIN: Final = "win"  # goal: win this turn; for a game played in rounds, "turn" means round in this whole file
SURVIVE: Final = "survive"  # goal: survive this turn
HOLD: Final = "hold"  # goal: survive the enemy's next turn
GOALS: Final = (WIN, SURVIVE, HOLD)


class TooLarge(WarhostError):
    """A position that is too large for an exhaustive search."""


class Solver:
    """Exhaustive search: can a seat reach a goal, whatever the others do?"""

    def __init__(
        self,
        state: State,
        seat: int,
        most: int = MOST,
        goal: str = WIN,
        decided: Counter[tuple[bool, int]] | None = None,
    ) -> None:
        self._turn = state.turn_of()
        self._seat = seat
        self._most = most
        self._goal = goal
        self._known: dict[bytes, bool] = {}
        self._decided = Counter() if decided is None else decided  # by option: how often the option settled a position
        self.tried = 0  # number of positions examined so far

    def over(self, state: State) -> bool:
        """True if the goal's time is over: this turn, or for HOLD also the enemy's next turn."""
        if self._goal == HOLD:
            whose, number = state.turn_of()
            return whose == self._seat and number > self._turn[1] + 1
        return state.turn_of() != self._turn

    def wins(self, state: State) -> bool:
        """True if the goal can be forced from here."""
        if state.outcome is not None:
            return self._seat in state.outcome.winners
        if self.over(state):
            return self._goal != WIN
        key = _key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        self.tried += 1
        if self.tried > self._most:
            raise TooLarge(f"more than {self._most} positions")
        own = state.seat == self._seat
        found = not own
        for index in self._likely_first(state.options, own):
            if self.wins(after(state, index)) == own:
                found = own
                self._decided[own, state.options[index]] += 1
                break
        self._known[key] = found
        return found

    def _likely_first(self, options: list[int], own: bool) -> list[int]:
        """The answers by index, those first that settled other positions, which speeds up the search."""
        decided = self._decided
        return sorted(range(len(options)), key=lambda index: -decided[own, options[index]])

    def solutions(self, state: State) -> list[int]:
        """The answers that win, by index."""
        return [index for index in range(len(state.options)) if self.wins(after(state, index))]


def _key(state: State) -> bytes:
    """A key of a position that does not depend on the number of answers before it."""
    many, state.decisions = state.decisions, 0
    key = sha256(state.save().encode()).digest()
    state.decisions = many
    return key


class Puzzle:
    """A puzzle: the game up to the question, the seat that has to decide, and the only answer that wins."""

    def __init__(self, journal: Journal, seat: int, solution: str, goal: str = WIN) -> None:
        self.journal = journal
        self.seat = seat
        self.solution = solution
        self.goal = goal

    @property
    def game(self) -> str:
        return str(self.journal.header.game)

    def match(self) -> Match:
        """The game at the question; BadJournal if it does not replay any more."""
        return replayed(self.journal, find_game(self.game))

    def line(self) -> str:
        """The puzzle as a line of a file."""
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


def _puzzle(data: JsonData) -> Puzzle:
    header = Header(data["game"], data["version"], data["seed"], data["setup"])
    answers = [Answer(seat - 1, text) for seat, text in data["answers"]]
    if data["goal"] not in GOALS:
        raise ValueError(f"no goal: {data['goal']!r}")
    return Puzzle(Journal(header, answers), data["seat"] - 1, data["solution"], data["goal"])


def flaw(puzzle: Puzzle, most: int = MOST) -> str:
    """The flaw of a puzzle, or "": it is replayed, searched exhaustively, and hidden cards are dealt again."""
    try:
        state = puzzle.match().state
    except BadJournal as wrong:
        return str(wrong)
    if state.seat != puzzle.seat:
        return "another seat is asked"
    names = state.notations()
    if puzzle.solution not in names:
        return f"{puzzle.solution!r} is not offered"
    return _flaw(state, names.index(puzzle.solution), most, puzzle.goal)


def _flaw(state: State, index: int, most: int, goal: str) -> str:
    seat = state.seat
    rng = Rng(seeded("puzzle"))
    perspective = Perspective(state, seat)
    decided: Counter[tuple[bool, int]] = Counter()
    left = set(range(len(state.options)))  # indices of the answers that have reached the goal in every deal so far
    for deal in range(DEALS + 1):
        guess = perspective.sample(rng) if deal else state
        if len(guess.options) != len(state.options):
            return "what can be answered hangs on hidden cards"
        try:
            found = Solver(guess, seat, most, goal, decided).solutions(guess)
        except TooLarge as wrong:
            return str(wrong)
        if index not in found:
            return "luck decides" if deal else "it cannot be won" if goal == WIN else "it cannot be survived"
        if goal == WIN and len(found) > 1:
            return "there is another solution"
        left &= set(found)
    return "there is another solution" if len(left) > 1 else ""


class Turn:
    """A turn of a game to search: its positions, with the number of answers before each."""

    def __init__(self, state: State) -> None:
        self.of = state.turn_of()
        self.positions: list[tuple[int, State]] = []


def found_in(fixture: Fixture) -> list[Puzzle]:
    """The puzzles at the end of a game: the winner's last turn, and what would have saved the loser."""
    game = find_game(fixture.game)
    state = game.start(fixture.setup, fixture.seed)
    header = Header(game.name, game.version, fixture.seed, fixture.setup)
    state.log = None
    bots = [find_bot(name, fixture.seed, seat) for seat, name in enumerate(fixture.bots)]
    repeats = [Repeats() for _ in bots]
    answers: list[Answer] = []
    before, last = Turn(state), Turn(state)
    while state.outcome is None and len(answers) < MOST_ANSWERS:
        if state.turn_of() != last.of:
            before, last = last, Turn(state)
        last.positions.append((len(answers), state.clone()))
        seat = state.seat
        index = repeats[seat].instead(state, bots[seat].choose(Perspective(state, seat)))
        answers.append(Answer(seat, state.notations()[index]))
        state.choose(index)
    if state.outcome is None or len(state.outcome.winners) != 1:
        return []
    winner = state.outcome.winners[0]
    losers = {seat for _, each in last.positions for seat in [each.seat] if seat != winner}
    found = [_earliest(header, answers, last.positions, winner, WIN)]
    found += [_earliest(header, answers, last.positions, loser, SURVIVE) for loser in sorted(losers)]
    if before.of[0] != winner and before.of != last.of:
        found.append(_earliest(header, answers, before.positions, before.of[0], HOLD))
    return [each for each in found if each is not None]


def _earliest(
    header: Header, answers: list[Answer], turn: list[tuple[int, State]], seat: int, goal: str
) -> Puzzle | None:
    """The earliest question of a turn that is a puzzle; positions before a too large one are larger still."""
    best: Puzzle | None = None
    for count, state in reversed(turn):
        if state.seat != seat or len(state.options) < FEWEST:
            continue
        try:
            found = Solver(state, seat, QUICK, goal).solutions(state)
        except TooLarge:
            break
        sole = [index for index in found if not _flaw(state, index, QUICK, goal)] if _few(found, goal) else []
        if len(sole) == 1:
            best = Puzzle(Journal(header, answers[:count]), seat, state.notations()[sole[0]], goal)
    return best


def _few(found: list[int], goal: str) -> bool:
    """True if these can shrink to one solution in other deals; for a win there must be only one already."""
    return len(found) == 1 if goal == WIN else 1 <= len(found) <= MAYBE


def looked_for(game: str, games: int, seed: int, bots: tuple[str, str], jobs: int = 1) -> Iterator[list[Puzzle]]:
    """Play games and search each for puzzles; the result does not depend on the number of processes."""
    series = Series(find_game(game), [], {})
    fixtures = [Fixture(game, series.setup(number), series_seed(seed, number), bots) for number in range(games)]
    if jobs <= 1:
        yield from map(found_in, fixtures)
        return
    for lines in parallel_map(_lines_in, fixtures, jobs, most=1):
        yield [_puzzle(json.loads(line)) for line in lines]


def _lines_in(fixture: Fixture) -> list[str]:
    """The puzzles as lines of a file, because a compiled journal cannot be pickled."""
    return [found.line() for found in found_in(fixture)]
