"""The game of a table: the match with its records, rebuilt from them at any time.  No sockets and no disk in here."""

from __future__ import annotations

import json
from typing import Any

from ..engine.errors import OtherVersion, WarhostError
from ..engine.journal import Header, Journal
from ..engine.match import RESIGN, Match
from ..engine.notation import find
from ..engine.state import State
from ..engine.steps import NO_IDLE_OPTION
from . import fairness
from .desk import Desk, find_desk
from .protocol import Refusal
from .records import Record, TableRow
from .refusing import Refuse, refuse


class Play:
    """A match in which every answer and every undo has a number: the moment it answers, which never comes again."""

    def __init__(self, row: TableRow, records: list[Record]) -> None:
        game, self.desk = find_desk(row.game)
        if row.version != game.version:
            raise OtherVersion(f"played with {row.game} rules {row.version}; this build has rules {game.version}")
        self.row = row
        self.match = begun(row)
        self.records: list[Record] = []
        self._marks: list[tuple[int, int]] = []  # before each answer: length of the log, and the random generator
        for record in records:
            self.apply(record)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def moment(self) -> int:
        return len(self.records)

    def apply(self, record: Record) -> None:
        """Carry out what is on disk already."""
        if record.number != self.moment:
            raise WarhostError(f"record {record.number} stands where {self.moment} was expected")
        if record.kind == "undo":
            steps = int(record.text)
            self.match.undo(steps)
            del self._marks[-steps:]
        else:
            mark = (len(self.match.log), self.state.rng)
            self.match.choose(record.text, record.seat)
            self._marks.append(mark)
        self.records.append(record)

    # --- questions --------------------------------------------------------------------------------------------

    def notation(self, seat: int, option: str) -> str:
        """The option that a text means, in its exact form; refused with the reason if it is not offered."""
        state = self.state
        if state.seat != seat:
            raise refuse("not-asked", 409)
        offered = state.notations()
        index = find(option, offered)
        if index < 0:
            raise Refuse(self.why_not(seat, option) or Refusal("refused.not-offered", {"option": option}))
        return offered[index]

    def why_not(self, seat: int, action: str) -> Refusal | None:
        """What keeps a seat from an action; nonsense is answered with `not-offered`."""
        try:
            found = self.state.why_not(seat, action)
        except WarhostError:
            return Refusal("refused.not-offered", {"option": action})
        if found is None:
            return None if seat == self.state.seat else Refusal("refused.not-asked")
        return self.desk.refusal(self.state, found)

    def offered(self, prefix: str) -> list[tuple[int, str]]:
        """The options with these first words, each with its index."""
        wanted = prefix.lower().split()
        options = enumerate(self.state.notations())
        return [(index, option) for index, option in options if option.split()[: len(wanted)] == wanted]

    def idle(self) -> str:
        """The option that does nothing, where the question has one."""
        state = self.state
        if state.question is None:
            return ""
        option = state.question.idle(state)
        return "" if option == NO_IDLE_OPTION else state.notations()[state.options.index(option)]

    # --- undo -------------------------------------------------------------------------------------------------

    def steps_back(self, seat: int) -> int:
        """How many answers go when a seat takes back its last one; 0: it has none, or the game is over."""
        if self.state.outcome is not None:
            return 0
        for steps, answer in enumerate(reversed(self.match.answers), start=1):
            if answer.seat == seat:
                return steps
        return 0

    def is_free(self, seat: int, steps: int) -> bool:
        """Whether nothing hidden or random has come to light since: nobody else answered, nothing drawn or shown."""
        if any(answer.seat != seat for answer in self.match.answers[-steps:]):
            return False
        length, rng = self._marks[-steps]
        return rng == self.state.rng and not any(self.desk.telling(event.kind) for event in self.match.log[length:])

    # --- files ------------------------------------------------------------------------------------------------

    def journal(self) -> str:
        """The journal as it stands, with the proof of its shuffles; undone answers are not in it."""
        text = Journal(self.match.header, self.match.answers).text()
        if not self.row.secret:
            return text
        head, rest = text.split("\n", 1)
        contributions = [chair.contribution for chair in self.row.chairs]
        over = self.state.outcome is not None
        return fairness.header_line(head, self.row.secret, contributions, reveal=over) + "\n" + rest

    def scenario(self) -> dict[str, Any]:
        """The game so far as a scenario: its beginning, and the answers as the script."""
        header = self.match.header
        last = self.match.log[-1].rule if self.match.log else f"{self.state.game.prefix}-4.1"
        beginning = {"position": header.position} if header.position is not None else {"setup": header.setup}
        return {
            "game": header.game,
            "title": f"A reported game, after {len(self.match.answers)} answers",
            "covers": [last],
            **beginning,
            "seed": header.seed,
            "script": [{answer.seat + 1: answer.text} for answer in self.match.answers],
        }

    def at(self, answers: int) -> Match:
        """The match as it was after so many answers."""
        match = begun(self.row)
        for answer in self.match.answers[:answers]:
            match.choose(answer.text, answer.seat)
        return match


def begun(row: TableRow) -> Match:
    """The match of a table at its first question."""
    game, _ = find_desk(row.game)
    seed = int(row.seed)
    header = Header(row.game, row.version, seed, row.setup, row.position)
    if row.position is None:
        return Match(header, game.start(row.setup or {}, seed))
    state = game.place(row.position)
    state.reseed(seed)
    return Match(header, state)


def begin(row: TableRow, desk: Desk) -> None:
    """Draw the seed, the armies left to chance and the seats; BadSetup or BadDeck if no game can be made of it."""
    contributions = [chair.contribution for chair in row.chairs]
    seed = fairness.fair_seed(row.secret, contributions)
    setup = desk.setup(row.options, [chair.deck for chair in row.chairs], seed)
    find_desk(row.game)[0].start(setup, seed)  # refused here, if at all
    row.setup = json.loads(json.dumps(setup))
    row.seed = str(seed)
    row.order = desk.order(setup, seed)
    row.state = "running"


__all__ = ["RESIGN", "Play", "begin", "begun"]
