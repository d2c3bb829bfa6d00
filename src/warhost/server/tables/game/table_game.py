"""Game of a table: the match and its records, from which it can be rebuilt.  No sockets and no disk access."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from copy import copy
from typing import Final

from ....engine.errors import OtherVersion, WarhostError
from ....engine.history.journal import Answer
from ....engine.history.match import RESIGN, Match
from ....engine.history.moments import moments
from ....engine.notation import find
from ....engine.state import State
from ....engine.steps import NO_IDLE_OPTION
from ....engine.views.shared_view import SharedView
from ....engine.windows import PASS
from ...games.adapter import GameAdapter, find_adapter
from ...games.move_notation import in_notation
from ...protocol import MoveData, PreviewOutcome, Refusal
from ...refusing import RequestRefused, refuse
from ..records import fairness
from ..records.answer_facts import Fact, dropped
from ..records.journals import header_of, journal_text
from ..records.records import Record, TableRow
from ..records.rules_changes import taken_back
from .progress import Progress

SLICE: Final = 0.005  # seconds of replaying before other tasks of the event loop get a turn


class TableGame:
    """A match with numbered records: each answer or undo has the number of its moment, which is never reused."""

    def __init__(self, row: TableRow, records: list[Record], match: Match | None = None) -> None:
        """`match`: a match that is already in progress, if the records do not start at its beginning."""
        game, self.adapter = find_adapter(row.game)
        if row.version != game.version:
            raise OtherVersion(f"played with {row.game} rules {row.version}; this build has rules {game.version}")
        self.row = row
        self.progress = Progress(match or begun(row, patient=True), {}, [])
        self.broke: Record | None = None  # record on which the rules engine fails
        self._sound = 0  # number of answers before the record `broke`
        self.failed: list[Record] = []  # records on which the rules engine failed in the current position; not stored
        self.windows = self.match.state.windows()  # action windows that the game has
        self._usual = {each.key: each for each in reversed(self.windows)}
        self._outlooks: dict[int, PreviewOutcome] = {}  # by index of a current option: its cached outlook
        self.automatic: set[int] = set()  # numbers of automatic answers, as far as this process knows
        for _ in self.playing(records):
            pass

    def playing(self, records: list[Record]) -> Iterator[None]:
        """Replay records from disk; yields now and then, so that other tables get their turn."""
        until, void = time.perf_counter() + SLICE, taken_back(records)
        for record in records:
            if record.number in void:
                self.progress.skip(record)
                continue
            if record.kind == "undo" and self.is_behind(len(self.match.answers) - int(record.text)):
                yield from self.replaying_whole()
            self.apply(record)
            if time.perf_counter() > until:
                yield
                until = time.perf_counter() + SLICE

    def is_behind(self, choices: int) -> bool:
        """True if the state after this many answers is earlier than the snapshot that the game was restored from."""
        return choices < self.match.first

    def replaying_whole(self) -> Iterator[None]:
        """Replay the whole game if it was restored from a snapshot, so that all earlier states are known."""
        whole = TableGame(self.row, [])
        yield from whole.playing(list(self.records))
        if whole.moment != self.moment:
            raise WarhostError("the game has gone on meanwhile")
        self.progress = whole.progress

    @property
    def match(self) -> Match:
        return self.progress.match

    @property
    def records(self) -> list[Record]:
        return self.progress.records

    @property
    def facts(self) -> list[Fact]:
        """One fact for every answer that has not been undone."""
        return self.progress.facts

    @property
    def undos(self) -> int:
        return self.progress.undos

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def shared(self) -> SharedView:
        """The parts of the current views that do not depend on the viewer."""
        return self.progress.shared

    @property
    def moment(self) -> int:
        return len(self.records)

    def after(self, record: Record) -> Progress:
        """A copy of the progress with a record played on it; this game is unchanged.  Raises what the rules raise."""
        return self.progress.after(record, len(self.row.order))

    def trial(self, after: Progress) -> TableGame:
        """A copy of the game that continues from `after`, to find what follows from it; this game is unchanged."""
        found = copy(self)
        found.progress, found.failed, found._outlooks = after, [], {}
        return found

    def accept(self, after: Progress) -> None:
        """Continue from a result of `after`, whose record has been stored."""
        self.progress = after
        self.failed = []
        self._outlooks = {}

    def apply(self, record: Record) -> None:
        """Play a record that is stored already."""
        self.broke, self._sound = record, len(self.match.answers)
        if record.kind == "undo" and self.is_behind(len(self.match.answers) - int(record.text)):
            for _ in self.replaying_whole():
                pass
        self.progress.carry_out(record)
        self.broke = None
        self._outlooks = {}

    def fail_at(self, record: Record | None) -> None:
        """Mark the next record as one on which the rules engine fails."""
        self.broke, self._sound = record, len(self.match.answers)

    def given(self) -> list[Record]:
        """All answers that were not undone, including forced ones: their number must not reveal who had a choice."""
        return [self.records[each.number] for each in self.facts]

    def answer_text(self, number: int) -> tuple[int, str]:
        """Seat and text of an answer that was not undone."""
        record = self.records[self.facts[number].number]
        return record.seat, record.text

    def moments(self) -> list[int]:
        """The numbers of answers after which something had happened: the steps of a replay that skips passes."""
        return moments(self.match.log, [each.log_length for each in self.facts], find_adapter(self.row.game)[0].quiet)

    def log_lengths(self) -> list[int]:
        """The number of log entries after each number of answers."""
        return [*[each.log_length for each in self.facts], len(self.match.log)]

    def has_failed(self, option: str) -> bool:
        """True if the rules engine has failed on an option of the current question."""
        return any(each.text == option and each.seat == self.state.seat for each in self.failed)

    @property
    def has_no_valid_option(self) -> bool:
        """True if the rules engine fails on every option, so that only an undo or a resignation is possible."""
        return bool(self.failed) and all(self.has_failed(each) for each in self.shared.options(self.state))

    @property
    def secret(self) -> bool:
        """True if the number of options would reveal hidden cards."""
        return self.state.question is not None and self.state.question.secret(self.state)

    # --- questions --------------------------------------------------------------------------------------------

    def notation(self, seat: int, option: str) -> str:
        """The exact notation of the option that a text means; refused with the reason if it is not offered."""
        state = self.state
        if state.seat != seat:
            raise refuse("not-asked", 409)
        offered = self.shared.options(state)
        index = find(option, offered)
        if index < 0:
            raise RequestRefused(self.why_not(seat, option) or Refusal("refused.not-offered", {"option": option}))
        return offered[index]

    def why_not(self, seat: int, action: str | MoveData) -> Refusal | None:
        """The reason why a seat cannot take an action, or None if it can; `not-offered` if the text is no action."""
        try:
            found = self.state.why_not(seat, in_notation(self.adapter, self.state, seat, action))
        except WarhostError:
            return Refusal("refused.not-offered", {"option": action if isinstance(action, str) else action.verb})
        if found is None:
            return None if seat == self.state.seat else Refusal("refused.not-asked")
        return self.adapter.refusal(self.state, found)

    def offered(self, beginning: str | MoveData) -> list[tuple[int, str]]:
        """The options that begin with a prefix, each with its index."""
        try:
            wanted = in_notation(self.adapter, self.state, self.state.seat, beginning).lower().split()
        except WarhostError:
            return []
        options = enumerate(self.shared.options(self.state))
        return [(index, option) for index, option in options if option.split()[: len(wanted)] == wanted]

    def outlook(self, index: int) -> PreviewOutcome:
        """The outlook of an option; computed once for each question."""
        if index not in self._outlooks:
            self._outlooks[index] = self.adapter.outlook(self.state, index)
        return self._outlooks[index]

    def codes(self) -> frozenset[str]:
        """The codes of all cards of the game."""
        return frozenset([card.code for card in self.adapter.cards()])

    def idle(self) -> str:
        """The option that does nothing, or "" if the question has none."""
        state = self.state
        if state.question is None:
            return ""
        option = state.question.idle(state)
        return "" if option == NO_IDLE_OPTION else self.shared.options(state)[state.options.index(option)]

    # --- undo -------------------------------------------------------------------------------------------------

    def steps_back(self, seat: int) -> int:
        """The number of answers that an undo of a seat's last answer removes; 0 if it has none or the game is over."""
        if self.state.outcome is not None:
            return 0
        steps = last = 0  # an undo takes back automatic answers together with the player's answer before them
        for each in reversed(self.facts):
            steps += not each.forced
            if each.seat == seat and not each.forced:
                if not self._was_automatic(each):
                    return steps
                last = last or steps
        return last

    def _was_automatic(self, given: Fact) -> bool:
        """True if the answer was planned, settled, or a pass by the game's default rather than the player's order."""
        planned = self.records[given.number].kind == "planned"
        return planned or given.settled or (given.ordered and self._passes_by_default(given))

    def _passes_by_default(self, given: Fact) -> bool:
        """True if the game's default in that window is to pass."""
        usual = self._usual.get(given.window)
        return usual is not None and (usual.mine if given.turn[0] == given.seat else usual.theirs) == PASS

    def answers_to_undo(self, seat: int) -> list[Fact]:
        """The answers that an undo of the seat removes, forced ones included."""
        return dropped(self.facts, self.steps_back(seat))

    def is_free(self, seat: int, steps: int) -> bool:
        """True if nothing was revealed since: no decision of another seat, nothing random, drawn or shown."""
        since = dropped(self.facts, steps)
        if (
            any(each.seat != seat and not self._passed_by_default(each) for each in since)
            or since[0].rng != self.state.rng
        ):
            return False
        return not any(self.adapter.reveals_information(event.kind) for event in self.match.log[since[0].log_length :])

    def _passed_by_default(self, given: Fact) -> bool:
        """True if the table passed for a seat by default, whatever options the seat had.

        A forced answer is treated like any other answer of its player: knowing that it was forced would reveal their
        hand.
        """
        passed = given.settled or (given.passed and self._passes_by_default(given))
        return passed and given.number in self.automatic

    def taken_back_by(self) -> int:
        """The seat that has just undone an answer, or -1."""
        last = self.records[-1] if self.records else None
        return last.seat if last is not None and last.kind == "undo" else -1

    # --- files ------------------------------------------------------------------------------------------------

    def journal(self) -> str:
        """The journal, with the proof of its shuffles and without undone answers."""
        answers, broke = self.match.answers, self.broke
        if broke is not None and broke.kind != "undo":  # a reader of the journal needs the failed record
            answers = [*answers[: self._sound], Answer(broke.seat, broke.text)]
        return journal_text(self.row, answers, self.state.outcome is not None, self.records)

    def at(self, answers: int) -> State:
        """The state after this many answers, when the next answer was given; read only.

        Undo keeps the state before every answer that was a choice, so only forced answers are replayed.
        """
        if answers == len(self.facts):
            return self.state
        choices = [number for number, each in enumerate(self.facts[: answers + 1]) if not each.forced]
        if choices and choices[-1] == answers:
            return self.match.before(len(choices) - 1)
        if choices:
            state = self.match.before(len(choices) - 1)
            last = self.records[self.facts[choices[-1]].number]
            if last.text == RESIGN:
                state.resign(last.seat)
            else:
                state.choose(last.text)
            forced = answers - choices[-1] - 1
        else:
            state, forced = begun(self.row, patient=True).state, answers
        for _ in range(forced):
            state.choose(0)
        return state


def begun(row: TableRow, patient: bool = False) -> Match:
    """The match of a table at its first question."""
    game, _ = find_adapter(row.game)
    seed = int(row.seed)
    header = header_of(row)
    if row.position is None:
        return Match(header, game.start(row.setup or {}, seed), patient)
    state = game.place(row.position)
    state.reseed(seed)
    return Match(header, state, patient)


def begin(row: TableRow, adapter: GameAdapter) -> None:
    """Draw the seed, random decks and the seats of a row; BadSetup or BadDeck if the game cannot start."""
    contributions = [chair.contribution for chair in row.chairs]
    seed = fairness.fair_seed(row.secret, contributions)
    setup = adapter.setup(row.options, [chair.deck for chair in row.chairs], seed)
    find_adapter(row.game)[0].start(setup, seed)  # raises an exception now if the setup is invalid
    row.setup = json.loads(json.dumps(setup))
    row.seed = str(seed)
    row.order = adapter.order(setup, seed)
    row.state = "running"


__all__ = ["RESIGN", "TableGame", "begin", "begun"]
