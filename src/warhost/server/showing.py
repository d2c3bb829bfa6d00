"""What a table shows: to everybody, and to each viewer what he may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.state import SPECTATOR
from . import fairness
from .play import Play
from .protocol import Document, Fairness, Place, TableInfo, You
from .records import TableRow
from .viewer import Viewer

if TYPE_CHECKING:
    from .table import Table


def document(table: Table, viewer: Viewer) -> Document:
    """Everything a viewer may know now.  At a hot seat the eye moves to whichever of its seats is asked."""
    play, row = table.play, table.row
    seats = row.seats_of(viewer.user)
    if viewer.eye == SPECTATOR and seats:
        viewer.eye = seats[0]  # the game has begun since
    if play is None:
        return Document(info(table), You([], row.places_of(viewer.user), SPECTATOR))
    state = play.state
    if state.seat in seats:
        viewer.eye = state.seat
    idle = play.idle() if state.seat in seats else ""
    you = You(seats, row.places_of(viewer.user), viewer.eye, idle, _may_undo(table, play, viewer))
    return Document(info(table), you, state.view(viewer.eye))


def _may_undo(table: Table, play: Play, viewer: Viewer) -> Any:
    steps = play.steps_back(viewer.eye) if viewer.eye != SPECTATOR else 0
    if steps == 0:
        return "no"
    return "free" if not table.others(viewer.user) or play.is_free(viewer.eye, steps) else "ask"


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
        len(play.match.answers) if play is not None else row.answers,
        asked,
        table.clock.shown(asked) if table.clock is not None else None,
        table.offer,
        _fairness(row),
        row.scenario,
        row.reason,
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
    army = deck["army"] if isinstance(deck, dict) else table.desk.army(deck)
    name = chair.bot if chair.kind == "bot" else chair.name
    own = deck.get("name", "") if isinstance(deck, dict) else ""
    return Place(chair.kind, name, army, own, seat, chair.kind == "person" and chair.user in here)


def _fairness(row: TableRow) -> Fairness | None:
    if not row.secret:
        return None
    contributions = [chair.contribution for chair in row.chairs]
    shown = row.secret if row.state == "over" else ""
    return Fairness(fairness.commitment(row.secret), contributions, shown)
