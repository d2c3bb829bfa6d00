"""Progress of a game: one object that is copied, advanced by a record, and swapped in once the record is stored."""

from __future__ import annotations

import msgspec

from ....engine.errors import WarhostError
from ....engine.history.match import RESIGN, Match
from ....engine.outcome import Outcome
from ....engine.plain import JsonObject
from ....engine.state import SPECTATOR, State
from ....engine.views.shared_view import SharedView
from ..records.answer_facts import Fact, dropped, fact
from ..records.records import Record
from ..records.rules_changes import ABANDONED, views_digest

Lasting = dict[object, tuple[object, object]]


class Progress:
    """Match, records and facts of a game: everything that a record changes."""

    def __init__(
        self, match: Match, lasting: Lasting, records: list[Record], facts: list[Fact] | None = None, undos: int = 0
    ) -> None:
        self.match = match
        self.records = records
        self.facts: list[Fact] = facts if facts is not None else []  # facts about all answers that were not undone
        self.undos = undos
        self._lasting = lasting  # cached parts of views that can be reused at the next moment
        self._shared: tuple[State, int, SharedView] | None = None
        self._views: dict[int, JsonObject] = {}

    def fork(self) -> Progress:
        """A copy to play the next record on."""
        return Progress(self.match.fork(), self._lasting, self.records[:], self.facts[:], self.undos)

    def after(self, record: Record, seats: int) -> Progress:
        """A copy with a record played and its views prepared; this one is unchanged.

        Raises what the rules raise.
        """
        found = self.fork()
        found.go_on(record, seats)
        return found

    def go_on(self, record: Record, seats: int) -> None:
        """Play a record and prepare its views.  After an exception this object may be inconsistent."""
        shown_entries = len(self.match.log)
        self.carry_out(record)
        self.check_shown(seats, min(shown_entries, len(self.match.log)))
        self.with_digest(seats)

    def carry_out(self, record: Record) -> None:
        """Play a record.  After an exception this object may be inconsistent, so play on a fork where that matters."""
        if record.number != len(self.records):
            raise WarhostError(f"record {record.number} stands where {len(self.records)} was expected")
        if record.kind == "undo":
            steps = int(record.text)
            self.match.undo(steps)
            self.undos += 1
            del self.facts[-len(dropped(self.facts, steps)) :]
        elif record.kind == "rules":
            pass  # under the new rules the match has been played from the start already
        elif record.kind == "abandon":
            self.match.state.end(Outcome((), ABANDONED, ""))
        else:
            self.answer(record)
        self.records.append(record)
        self._shared = None
        self._views = {}

    def skip(self, record: Record) -> None:
        """Append a record without playing it, because a rules change has taken it back."""
        self.records.append(record)

    def answer(self, record: Record) -> None:
        """Play an answer, and store its fact."""
        match = self.match
        advance_to(match, record)
        remembered = fact(match, record)
        give_answer(match, record, self.shared.options(match.state) if record.seat == match.state.seat else None)
        self.facts.append(remembered)

    @property
    def shared(self) -> SharedView:
        """The parts of the current views that do not depend on the viewer."""
        found, state = self._shared, self.match.state
        if found is None or found[0] is not state or found[1] != state.decisions:
            found = self._shared = (state, state.decisions, SharedView(self._lasting))
            self._views = {}
        return found[2]

    def view(self, eye: int) -> JsonObject:
        """The current view of a seat, or of a spectator."""
        shared = self.shared
        if eye not in self._views:
            self._views[eye] = self.match.state.seen_by(eye, shared)
        return self._views[eye]

    def digest(self, seats: int) -> str:
        """A digest of the current options and views of all seats; a spectator sees nothing beyond these."""
        return views_digest(self.shared.options(self.match.state), [self.view(seat) for seat in range(seats)])

    def with_digest(self, seats: int) -> Record:
        """The last record, completed with the digest of the views after it."""
        self.records[-1] = msgspec.structs.replace(self.records[-1], shown=self.digest(seats))
        return self.records[-1]

    def check_shown(self, seats: int, shown_entries: int) -> None:
        """Render all views of the new position, so that an exception in a view prevents the write.

        `shown_entries`: number of log entries that have been shown already.
        """
        state = self.match.state
        self.shared.options(state)
        for eye in (SPECTATOR, *range(seats)):
            self.view(eye)
            for event in self.match.log[shown_entries:]:
                state.shown(event, eye)
        if state.question is not None:
            state.question.idle(state)
            state.question.passing(state)
            state.question.window(state)
            state.question.trigger(state)
            state.question.trigger_uses(state)
            state.question.beside(state)
            state.question.subject(state)
            state.question.settled(state)


def advance_to(match: Match, record: Record) -> None:
    """Play forced answers until the question of a record is reached, because journals omit them."""
    while record.kind in ("answer", "ordered", "planned") and record.text != RESIGN and match.forced:
        match.go_on()


def give_answer(match: Match, record: Record, offered: list[str] | None = None) -> None:
    """Give the answer of a record; `offered`: the options in notation, if they are rendered already."""
    if record.kind == "forced":
        match.go_on()
    else:
        match.choose(record.text, record.seat, offered)
