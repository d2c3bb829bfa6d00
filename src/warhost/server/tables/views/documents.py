"""What a table shows: to everybody, and to each viewer what he may know."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ....engine.state import SPECTATOR
from ...protocol import Change, Deck, Document, Fairness, Place, TableInfo, WindowInfo, You
from ..game import absence, recovery, rules_change
from ..game.play import Play
from ..game.undoing import may_undo
from ..records import fairness, matches
from ..records.records import TableRow
from .delta import changes, checksum
from .viewer import Viewer

if TYPE_CHECKING:
    from ..table import Table

SERIAL: Final = itertools.count()
Sitter = tuple[int | None, str, str, str]  # the seat, who sits there, with which army and which deck


class Shown:
    """One document, ready to be sent to all who see the same."""

    def __init__(self, document: Document, table: dict[str, Any], windows: list[Any]) -> None:
        self.serial = next(SERIAL)
        self.document = document
        self.plain = {
            "table": table,
            "you": msgspec.to_builtins(document.you),
            "view": document.view,
            "windows": windows,
            "talk": msgspec.to_builtins(document.talk),
        }
        self._check = ""
        self._since: dict[int, list[Change]] = {}

    @property
    def check(self) -> str:
        """The checksum of the document."""
        if not self._check:
            self._check = checksum(self.plain)
        return self._check

    def since(self, before: Shown) -> list[Change]:
        """What has changed; found out once for all who were shown the same before."""
        found = self._since.get(before.serial)
        if found is None:
            found = self._since[before.serial] = changes(before.plain, self.plain)
        return found


class Sight:
    """What everybody sees of a table now: each view is made once, however many look through the same eye.

    Coming and going changes nothing of the game: the views stay, and only who is here is told.
    """

    def __init__(self) -> None:
        self._game: tuple[Any, ...] = ()
        self._views: dict[int, dict[str, Any]] = {}
        self._logs: dict[tuple[int, int], list[dict[str, Any]]] = {}
        self._windows: list[WindowInfo] = []
        self._plain_windows: list[Any] = []
        self._version = -1
        self._info: tuple[TableInfo, dict[str, Any]] | None = None
        self._shown: dict[tuple[int, int], Shown] = {}
        self._row: TableRow | None = None
        self._order: list[int] = []
        self._sitters: list[Sitter] = []

    def shown(self, table: Table, viewer: Viewer) -> Shown:
        """Everything a viewer may know now.  At a hot seat the eye moves to whichever of its seats is asked."""
        play, row = _sound(table), table.row
        self._look_up(table)
        seats = row.seats_of(viewer.user)
        if viewer.eye == SPECTATOR and seats:
            viewer.eye = seats[0]  # the game has begun since
        if play is not None:
            if play.state.outcome is None:  # afterwards whoever gave up may ask for a rematch, as everybody else
                seats = [seat for seat in seats if not play.state.has_resigned(seat)]
            if play.state.seat in seats:
                viewer.eye = play.state.seat
        places = row.places_of(viewer.user)
        key = (viewer.user if places else 0, viewer.eye)
        found = self._shown.get(key)
        if found is None:
            told, plain = self._told(table)
            heard = table.talk.heard(row, viewer.user if places else 0)
            if play is None:
                kept = table.past
                eye = viewer.eye if kept is not None else SPECTATOR
                you = You(row.seats_of(viewer.user), places, eye, muted=table.talk.muted(row, viewer.user))
                view = kept.view(kept.last, eye) if kept is not None else None
                found = Shown(Document(told, you, view, talk=heard), plain, [])
            else:
                you = _you(table, play, viewer, seats, places)
                document = Document(told, you, self._view(play, viewer.eye), self._windows, heard)
                found = Shown(document, plain, self._plain_windows)
            if table.clock is None:  # or else it is another one the next moment
                self._shown[key] = found
        return found

    def sitter(self, table: Table, place: int) -> Sitter:
        """Who sits at a place; a table whose people change has another row."""
        row = table.row
        if row is not self._row or len(self._sitters) != len(row.chairs) or row.order != self._order:
            self._row, self._order = row, row.order
            self._sitters = [_sitter(table, each) for each in range(len(row.chairs))]
        return self._sitters[place]

    def log(self, table: Table, eye: int, kept: int) -> list[dict[str, Any]]:
        """What has happened since, as an eye may know it."""
        play = table.play
        if play is None:
            return table.past.log(eye)[kept:] if table.past is not None else []
        if play.broke is not None:
            return [play.state.shown(event, eye) for event in play.match.log[kept:]]
        self._look_up(table)
        if (eye, kept) not in self._logs:
            self._logs[eye, kept] = [play.state.shown(event, eye) for event in play.match.log[kept:]]
        return self._logs[eye, kept]

    def _look_up(self, table: Table) -> None:
        """Forget what is not so any more."""
        play = _sound(table)
        if play is not None:
            state = play.state
            game = (id(state), play.moment, state.decisions, len(play.match.log), state.outcome is None)
            if game != self._game:
                self._game, self._version = game, -1
                self._views.clear()
                self._logs.clear()
                if not self._windows:
                    self._windows = [WindowInfo(each.key, each.phase, each.mine, each.theirs) for each in play.windows]
                    self._plain_windows = msgspec.to_builtins(self._windows)
        if table.version != self._version:
            self._version = table.version
            self._info = None
            self._shown.clear()

    def _told(self, table: Table) -> tuple[TableInfo, dict[str, Any]]:
        found = self._info
        if found is None:
            told = info(table)
            found = told, msgspec.to_builtins(told)
            if table.clock is None:
                self._info = found
        return found

    def _view(self, play: Play, eye: int) -> dict[str, Any]:
        if eye not in self._views:
            self._views[eye] = play.progress.view(eye)
        return self._views[eye]


def _sound(table: Table) -> Play | None:
    """The game, unless the rules have failed in it: such a state cannot be shown."""
    play = table.play
    return play if play is not None and play.broke is None else None


def _you(table: Table, play: Play, viewer: Viewer, seats: list[int], places: list[int]) -> You:
    row, eye, state = table.row, viewer.eye, play.state
    you = You(seats, places, eye, undo=may_undo(row, play, viewer.user, eye))
    you.muted = table.talk.muted(row, viewer.user)
    if eye != SPECTATOR:
        you.mine = state.turn_of()[0] == eye
        you.orders = table.book.shown(play, eye)
    if state.question is not None and state.seat in seats:
        you.idle = play.idle()
        you.window, you.trigger = state.question.window(state), state.question.trigger(state)
        you.passing = table.machine.ordered
    return you


def info(table: Table) -> TableInfo:
    """What everybody may know of the table."""
    row, play = table.row, table.play
    here, sitting = absence.here(table), row.users()
    asked = play.state.seat if play is not None and row.state == "running" else -1
    return TableInfo(
        row.id,
        row.game,
        row.version,
        row.state,
        row.options,
        [_place(table, place, here) for place in range(len(row.chairs))],
        row.public,
        bool(row.password),
        table.moment,
        len(play.facts) if play is not None else row.answers,
        asked,
        table.clock.shown(table.timed) if table.clock is not None else None,
        table.offer,
        _fairness(row),
        row.scenario,
        _reason(table),
        row.rematch,
        sum([viewer.user not in sitting for viewer in table.viewers]),
        row.created,
        row.outcome,
        row.wait,
        row.adjourned and row.state == "running",
        table.adjourning,
        matches.told(row),
        recovery.shown(table),
        row.begun,
        rules_change.offer(table),
    )


def _reason(table: Table) -> str:
    """Why the game does not go on; "" if it does."""
    play = table.play
    if table.still:
        return "stopped.storage"
    if play is not None and table.row.state == "running" and play.stuck:
        return "stopped.no-answer"
    return table.row.reason


def _place(table: Table, place: int, here: set[int]) -> Place:
    chair, (seat, name, army, own) = table.row.chairs[place], table.sight.sitter(table, place)
    present = chair.kind == "person" and chair.user in here
    gone = table.absence.since(chair.user) if chair.kind == "person" and not present else 0
    played = chair.kind == "person" and chair.user in table.absence.played
    return Place(chair.kind, name, army, own, seat, present, gone, played)


def _sitter(table: Table, place: int) -> Sitter:
    row, chair = table.row, table.row.chairs[place]
    seat = row.order.index(place) if place in row.order else None
    taken = row.setup["decks"] if row.setup is not None else []
    deck: Any = taken[min(place, len(taken) - 1)] if taken else chair.deck
    led = Deck(str(deck[table.desk.head])) if isinstance(deck, dict) else deck
    name = chair.bot if chair.kind == "bot" else chair.name
    return seat, name, table.desk.army(led), deck.get("name", "") if isinstance(deck, dict) else ""


def _fairness(row: TableRow) -> Fairness | None:
    if not row.secret:
        return None
    contributions = [chair.contribution for chair in row.chairs]
    shown = row.secret if row.state == "over" else ""
    return Fairness(fairness.commitment(row.secret), contributions, shown)
