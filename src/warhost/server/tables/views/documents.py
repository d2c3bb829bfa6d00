"""Projection of a table: its public information, and each viewer's view of its game."""

from __future__ import annotations

import msgspec

from ....engine.plain import JsonObject
from ....engine.state import SPECTATOR
from ...protocol import Clocks, Deck, Document, Fairness, Place, TableInfo, WindowInfo, You
from ..game import recovery, rules_change
from ..game.claims import connected
from ..game.ignoring import ignored_offers
from ..game.table_game import TableGame
from ..game.undoing import may_undo
from ..records import fairness, matches
from ..records.records import TableRow
from ..table_state import TableState
from .shared_document import SharedDocument
from .viewer import Viewer

Sitter = tuple[int | None, str, str, str]  # seat, player's name, key of the army, name of the deck


class Projection:
    """The documents of one table's viewers.  Each view is rendered once per moment and shared between viewers.

    When a viewer joins or leaves, the views are reused, and only the table's info is made again.
    """

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._game: tuple[object, ...] = ()
        self._views: dict[int, JsonObject] = {}
        self._logs: dict[tuple[int, int], list[JsonObject]] = {}
        self._windows: list[WindowInfo] = []
        self._plain_windows: list[JsonObject] = []
        self._version = -1
        self._info: tuple[TableInfo, JsonObject] | None = None
        self._shown: dict[tuple[int, int], SharedDocument] = {}
        self._row: TableRow | None = None
        self._order: list[int] = []
        self._sitters: list[Sitter] = []

    def shown(self, viewer: Viewer) -> SharedDocument:
        """The table's document for a viewer; with several seats, it has the view of the seat that is asked now."""
        table = self._table
        play, row = _sound(table), table.row
        self._refresh()
        seats = row.seats_of(viewer.user)
        if viewer.eye == SPECTATOR and seats:
            viewer.eye = seats[0]  # the game has started since the viewer joined
        if play is not None:
            if play.state.outcome is None:  # resigned seats may ask for a rematch later
                seats = [seat for seat in seats if not play.state.has_resigned(seat)]
            if play.state.seat in seats:
                viewer.eye = play.state.seat
        key = (viewer.user if row.places_of(viewer.user) else 0, viewer.eye)
        found = self._shown.get(key)
        if found is None:
            found = self._document(viewer, play, seats)
            if table.clock is None:  # with a running clock every document differs, so none is cached
                self._shown[key] = found
        return found

    def update(self, viewer: Viewer) -> tuple[SharedDocument, list[JsonObject]]:
        """The document of a viewer, and their new log entries; the whole log if the seat in view has changed."""
        eye = viewer.eye
        shown = self.shown(viewer)
        if eye != viewer.eye:
            viewer.kept = 0
        return shown, self.log(viewer.eye, viewer.kept)

    def log(self, eye: int, kept: int) -> list[JsonObject]:
        """The log entries after the first `kept`, as an eye may know them."""
        table = self._table
        play = table.play
        if play is None:
            return table.past.log(eye)[kept:] if table.past is not None else []
        if play.broke is not None:
            return [play.state.shown(event, eye) for event in play.match.log[kept:]]
        self._refresh()
        if (eye, kept) not in self._logs:
            self._logs[eye, kept] = [play.state.shown(event, eye) for event in play.match.log[kept:]]
        return self._logs[eye, kept]

    def info(self) -> TableInfo:
        """The public information about the table."""
        table, row, play = self._table, self._table.row, self._table.play
        here, sitting = connected(table), row.users()
        asked = play.state.seat if play is not None and row.state == "running" else -1
        return TableInfo(
            row.id,
            row.game,
            row.version,
            row.state,
            row.options,
            [self._place(place, here) for place in range(len(row.chairs))],
            row.public,
            bool(row.password),
            play.moment if play is not None else len(table.records),
            len(play.facts) if play is not None else row.answers,
            asked,
            _clocks(table),
            table.offer,
            _fairness(row),
            row.scenario,
            _reason(table),
            row.rematch,
            len(table.viewers) - sum([table.present[user] for user in sitting]),
            row.created,
            row.outcome,
            row.wait,
            row.adjourned and row.state == "running",
            table.adjourning,
            matches.match_info(row),
            recovery.shown(table),
            row.begun,
            rules_change.offer(table),
            row.turns,
            row.minutes,
            row.is_chat_open(),
        )

    def _document(self, viewer: Viewer, play: TableGame | None, seats: list[int]) -> SharedDocument:
        table, row = self._table, self._table.row
        info, plain = self._cached_info()
        places = row.places_of(viewer.user)
        hidden = ignored_offers(table, viewer.user, info) if places else {}
        if hidden:
            info, plain = msgspec.structs.replace(info, **hidden), {**plain, **hidden}
        heard = table.chat.visible_messages(row, viewer.user if places else 0)
        if play is not None:
            document = Document(
                info, _you(table, play, viewer, seats, places), self._view(play, viewer.eye), self._windows, heard
            )
            return SharedDocument(document, plain, self._plain_windows)
        past = table.past
        eye = viewer.eye if past is not None else SPECTATOR
        you = You(row.seats_of(viewer.user), places, eye)
        _set_people(you, table, viewer.user)
        view = past.view(past.last, eye) if past is not None else None
        return SharedDocument(Document(info, you, view, talk=heard), plain, [])

    def _place(self, place: int, here: set[int]) -> Place:
        table = self._table
        chair, (seat, name, army, own) = table.row.chairs[place], self._sitter(place)
        present = chair.kind == "person" and chair.user in here
        gone = table.absence.since(chair.user) if chair.kind == "person" and not present else 0
        played = chair.kind == "person" and chair.user in table.absence.played
        return Place(chair.kind, name, army, own, seat, present, gone, played)

    def _sitter(self, place: int) -> Sitter:
        """The player at a place.  Cached by row, since a table whose players change has a new row."""
        row = self._table.row
        if row is not self._row or len(self._sitters) != len(row.chairs) or row.order != self._order:
            self._row, self._order = row, row.order
            self._sitters = [_sitter(self._table, each) for each in range(len(row.chairs))]
        return self._sitters[place]

    def _refresh(self) -> None:
        """Drop cached parts that are outdated."""
        table = self._table
        play = _sound(table)
        if play is not None:
            state, log = play.state, play.match.log
            game = (id(state), play.moment, state.decisions, len(log), state.outcome is None, table.replaced)
            if game != self._game:
                self._game, self._version = game, -1
                self._views.clear()
                self._logs.clear()
                if not self._windows:
                    self._windows = [
                        WindowInfo(each.key, each.phase, each.mine, each.theirs, each.vital) for each in play.windows
                    ]
                    self._plain_windows = msgspec.to_builtins(self._windows)
        if table.version != self._version:
            self._version = table.version
            self._info = None
            self._shown.clear()

    def _cached_info(self) -> tuple[TableInfo, JsonObject]:
        found = self._info
        if found is None:
            info = self.info()
            found = info, msgspec.to_builtins(info)
            if self._table.clock is None:
                self._info = found
        return found

    def _view(self, play: TableGame, eye: int) -> JsonObject:
        if eye not in self._views:
            self._views[eye] = play.progress.view(eye)
        return self._views[eye]


def _clocks(table: TableState) -> Clocks | None:
    """The clocks to show; before the game, those to which players agree by taking a place."""
    row = table.row
    if table.clock is not None:
        return table.clock.shown(table.timed)
    if row.clock is None or row.state != "open":
        return None
    return Clocks(row.clock, row.clock.move * 1000, [row.clock.bank * 1000] * len(row.chairs))


def _sound(table: TableState) -> TableGame | None:
    """The game; None if there is none or the rules engine has failed in it, because it cannot be shown."""
    play = table.play
    return play if play is not None and play.broke is None else None


def _you(table: TableState, play: TableGame, viewer: Viewer, seats: list[int], places: list[int]) -> You:
    row, eye, state = table.row, viewer.eye, play.state
    you = You(seats, places, eye, undo=may_undo(row, play, viewer.user, eye))
    _set_people(you, table, viewer.user)
    if state.question is not None and state.seat in seats:
        you.idle = play.idle()
        you.window, you.trigger = state.question.window(state), state.question.trigger(state)
        you.stage = state.question.stage(state)
        you.subject = state.question.subject(state) if play.idle() else ""
        you.passing = table.ordered_option
    if eye != SPECTATOR:
        you.mine = state.turn_of()[0] == eye
        you.orders = table.book.shown(play, eye)
    return you


def _set_people(you: You, table: TableState, user: int) -> None:
    """Add whom the viewer has muted or blocked, and whether they own the table."""
    row = table.row
    you.muted, you.blocked = table.chat.muted(row, user), table.chat.blocked(row, user)
    you.owner = 0 < user == row.owner and bool(row.places_of(user))


def _reason(table: TableState) -> str:
    """The key of the reason why the game cannot go on, or "".

    A player who has no valid option left at a question with secret options gets no public reason, only refusals.
    """
    play = table.play
    if table.is_stalled:
        return "stopped.storage"
    if (
        play is not None
        and table.row.state == "running"
        and play.has_no_valid_option
        and (table.asked_bot or not play.secret)
    ):
        return "stopped.no-answer"
    return table.row.reason


def _sitter(table: TableState, place: int) -> Sitter:
    row, chair = table.row, table.row.chairs[place]
    seat = row.order.index(place) if place in row.order else None
    taken = row.setup["decks"] if row.setup is not None else []
    deck: str | Deck | JsonObject = taken[min(place, len(taken) - 1)] if taken else chair.deck
    led = Deck(str(deck[table.adapter.head])) if isinstance(deck, dict) else deck
    name = chair.bot if chair.kind == "bot" else chair.name
    return seat, name, table.adapter.army(led), str(deck.get("name", "")) if isinstance(deck, dict) else ""


def _fairness(row: TableRow) -> Fairness | None:
    if not row.secret:
        return None
    contributions = [chair.contribution for chair in row.chairs]
    shown = row.secret if row.state == "over" else ""
    return Fairness(fairness.commitment(row.secret), contributions, shown)
