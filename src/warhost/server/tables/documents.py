"""What a table shows: to everybody, and to each viewer what he may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...engine.state import SPECTATOR, State
from ..protocol import Deck, Document, Fairness, Place, TableInfo, WindowInfo, You
from . import fairness
from .play import Play
from .records import TableRow
from .undoing import may_undo
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import Table

HEADS: Final = ("army", "capital", "warlord")  # what the games call the head of a deck in a setup


def document(table: Table, viewer: Viewer) -> Document:
    """Everything a viewer may know now.  At a hot seat the eye moves to whichever of its seats is asked."""
    play, row = table.play, table.row
    seats = row.seats_of(viewer.user)
    if viewer.eye == SPECTATOR and seats:
        viewer.eye = seats[0]  # the game has begun since
    if play is None or play.broke is not None:  # a state in which the rules have failed cannot be shown
        return Document(info(table), You([], row.places_of(viewer.user), SPECTATOR))
    state = play.state
    seats = [seat for seat in seats if not state.has_resigned(seat)]
    if state.seat in seats:
        viewer.eye = state.seat
    return Document(info(table), _you(table, play, viewer, seats), state.view(viewer.eye), _windows(state))


def _you(table: Table, play: Play, viewer: Viewer, seats: list[int]) -> You:
    row, eye, state = table.row, viewer.eye, play.state
    you = You(seats, row.places_of(viewer.user), eye, undo=may_undo(row, play, viewer.user, eye))
    if eye != SPECTATOR:
        you.mine = state.turn_of()[0] == eye
        you.orders = table.book.shown(play, eye)
    if state.question is not None and state.seat in seats:
        you.idle = play.idle()
        you.window, you.trigger = state.question.window(state), state.question.trigger(state)
        you.passing = table.machine.ordered
    return you


def _windows(state: State) -> list[WindowInfo]:
    return [WindowInfo(each.key, each.phase, each.mine, each.theirs) for each in state.windows()]


def info(table: Table) -> TableInfo:
    """What everybody may know of the table."""
    row, play = table.row, table.play
    here = {viewer.user for viewer in table.viewers}
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
        "stopped.storage" if table.still else row.reason,
        row.rematch,
        sum(not row.places_of(viewer.user) for viewer in table.viewers),
        row.created,
        row.outcome,
    )


def _place(table: Table, place: int, here: set[int]) -> Place:
    row, chair = table.row, table.row.chairs[place]
    seat = row.order.index(place) if place in row.order else None
    taken = row.setup["decks"] if row.setup is not None else []
    deck: Any = taken[min(place, len(taken) - 1)] if taken else chair.deck
    led = Deck(next(str(deck[each]) for each in HEADS if each in deck)) if isinstance(deck, dict) else deck
    army = table.desk.army(led)
    name = chair.bot if chair.kind == "bot" else chair.name
    own = deck.get("name", "") if isinstance(deck, dict) else ""
    return Place(chair.kind, name, army, own, seat, chair.kind == "person" and chair.user in here)


def _fairness(row: TableRow) -> Fairness | None:
    if not row.secret:
        return None
    contributions = [chair.contribution for chair in row.chairs]
    shown = row.secret if row.state == "over" else ""
    return Fairness(fairness.commitment(row.secret), contributions, shown)
