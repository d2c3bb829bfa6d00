"""Standing orders of a table's seats: stored in the database, and shown only to the seat's player.

A plan, the rest of a combined answer, is in memory only: a player is asked again if it is lost.
"""

from __future__ import annotations

import logging

from ...protocol import Orders
from ...refusing import refuse
from ..records.records import TableRow
from ..services.services import Services
from .combined_answers import Plan, planned_option
from .orders import (
    MOST_QUIET,
    MOST_TRIGGERS,
    GivenOrders,
    chosen_by_orders,
    is_pass_until_valid,
    question_of,
    stop_keys,
    unexpired_mutes,
)
from .table_game import TableGame

LOG = logging.getLogger(__name__)


class OrderBook:
    """Standing orders by seat.  A seat without orders uses those of its player's last game."""

    def __init__(self, services: Services) -> None:
        self._writer = services.writer
        self._standing: dict[int, GivenOrders] = {}
        self._plans: dict[int, Plan] = {}  # by seat
        self._people: set[int] = set()
        self._given = 0  # number of changes of orders so far, part of the cache key
        self._answer: tuple[object, str] = (None, "")  # cache of the last result of `answer`: key and option

    async def fetch(self, row: TableRow) -> None:
        """Read the orders for a table that starts; if that fails, the game is played without orders."""
        store = self._writer.reading
        self._people = {chair.user for chair in row.chairs if chair.kind == "person"}
        try:
            for seat, place in enumerate(row.order):
                chair = row.chairs[place]
                if chair.kind == "person":
                    kept = await self._writer.read(store.orders, chair.user, row.game, row.id, seat)
                    self._standing[seat] = kept or GivenOrders()
        except Exception:
            LOG.exception("the orders of table %s could not be read", row.id)
        finally:
            self._given += 1

    async def give(self, row: TableRow, play: TableGame, seat: int, orders: Orders) -> None:
        """Store orders and apply them from now on; if refused, the previous ones remain."""
        if not stop_keys(play.windows).issuperset(orders.stops):
            raise refuse("orders")
        if len(orders.triggers) > MOST_TRIGGERS or not play.codes().issuperset(orders.triggers):
            raise refuse("orders")
        if len(orders.quiet) > MOST_QUIET or not play.codes().issuperset(orders.quiet):
            raise refuse("orders")
        asked = question_of(play.match, seat)
        standing = GivenOrders(orders, play.moment, asked.turn[1], asked.window)
        user = row.chairs[row.order[seat]].user
        try:
            await self._writer.write(self._writer.store.save_orders, user, row.game, row.id, seat, standing)
        except Exception:
            LOG.exception("orders of table %s could not be written", row.id)
            raise refuse("storage", 503) from None
        self._standing[seat] = standing
        self._given += 1

    def plan(self, seat: int, plan: Plan | None) -> None:
        """Replace the plan of a seat."""
        self._plans.pop(seat, None)
        if plan is not None:
            self._plans[seat] = plan
        self._given += 1

    def answer(self, play: TableGame) -> str:
        """The option that the orders or the plan of the asked seat choose, or "".

        A seat that has just undone an answer is asked, because its orders would give the same answer again at once.
        """
        state = play.state
        asked = (id(play), id(state), play.moment, state.decisions, self._given)
        if self._answer[0] != asked:
            self._answer = (asked, self.found(play))
        return self._answer[1]

    def found(self, play: TableGame) -> str:
        """The option as in `answer`, for any position of the game, and without the cache."""
        seat = play.state.seat
        return self._ordered(play, seat) or self.planned(play)

    def planned(self, play: TableGame) -> str:
        """The option that the plan of the asked seat chooses, unless its orders choose one."""
        seat = play.state.seat
        plan = self._plans.get(seat)
        if plan is None or play.taken_back_by() == seat or self._ordered(play, seat):
            return ""
        return planned_option(plan, play)

    def _ordered(self, play: TableGame, seat: int) -> str:
        if seat not in self._standing or play.taken_back_by() == seat:
            return ""
        if self.answers_at_once(play):
            return play.match.state.notations()[0]
        return chosen_by_orders(self.standing(play, seat), question_of(play.match, seat), play.windows, play.facts)

    def answers_at_once(self, play: TableGame | None) -> bool:
        """True if the asked seat has only one option and no opponent at another screen, from whom to hide that.

        Questions that show cards to the player are asked nevertheless, because the player must see the cards.
        """
        if play is None or len(self._people) != 1 or not play.match.forced:
            return False
        question = play.state.question
        return question is not None and not question.looked(play.state)

    def shown(self, play: TableGame, seat: int) -> Orders:
        """The orders of a seat as its player sees them, without an expired "pass until" or cards of an earlier turn."""
        standing = self.standing(play, seat)
        orders = standing.orders
        until = orders.until
        if until and not is_pass_until_valid(standing, question_of(play.match, seat), play.windows, play.facts):
            until = ""
        return Orders(orders.stops, orders.triggers, unexpired_mutes(standing, play.state.turn_of()[1]), until)

    def standing(self, play: TableGame, seat: int) -> GivenOrders:
        """The orders of a seat; an undo ends its "pass until"."""
        standing = self._standing.get(seat, GivenOrders())
        orders = standing.orders
        if orders.until and any(each.kind == "undo" and each.seat == seat for each in play.records[standing.since :]):
            return GivenOrders(Orders(orders.stops, orders.triggers, orders.quiet), turn=standing.turn)
        return standing
