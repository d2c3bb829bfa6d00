"""Creation of tables: with chosen options, as a rematch, from a moment of another game, or from a scenario."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ...bots import BOTS, EVEN
from ...text import LANGUAGES
from ..accounts.passwords import password_hash
from ..cluster.peers import OnOtherNode
from ..library.scenario_index import find_scenario, played_until, title_of
from ..protocol import NewTable, OpenScenario, PlayOn, Sit, TableInfo
from ..refusing import RequestRefused, refuse
from .places import again, chair_of, check_texts, checked, known_adapter, new_id, player
from .records import fairness, matches
from .records.records import Chair, Record, TableRow, User
from .table import Table

if TYPE_CHECKING:
    from .lobby import Lobby


class TableFactory:
    """Creates tables and adds them to the lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def create(self, user: User, wanted: NewTable, home: str = "") -> Table:
        """Create a table; the game starts at once if no place is open."""
        if self._lobby.peers is not None:
            self._lobby.peers.redirect_if_leaving()
        game, adapter = known_adapter(wanted.game)
        seats = checked(lambda: adapter.places(wanted.options))
        if len(wanted.places) != seats:
            raise refuse("setup", text=f"the game has {seats} places, not {len(wanted.places)}")
        newcomers = self._lobby.services.newcomers
        if newcomers is not None and any(place.kind == "open" for place in wanted.places):
            await newcomers.check_table(user.id, home, len(await self._lobby.opened_by(user.id)))
        for place in wanted.places:
            check_texts(self._lobby.services.check_words, place.deck, place.name)
        match = matches.agreed(wanted.games)
        chairs = [chair_of(adapter, place, user, wanted) for place in wanted.places]
        checked(lambda: game.start(adapter.setup(wanted.options, [chair.deck for chair in chairs], 0), 0))
        row = TableRow(
            new_id(), game.name, game.version, "open", chairs, wanted.options, user.id, int(time.time()),
            secret=fairness.new_secret(), public=wanted.public, clock=wanted.clock, wait=wanted.wait, match=match,
        )  # fmt: skip
        if wanted.password:
            row.password = await password_hash(wanted.password)
        return await self._lobby.add(row, [], home=home)

    async def rematch(self, user: User, table: Table, swap: bool, home: str = "") -> TableInfo:
        """The table of a rematch.  The first request creates it and reserves places for the other players."""
        old = table.row
        if user.id not in old.users():
            raise refuse("not-your-seat", 403)
        if old.state != "over":
            raise refuse("not-over", 409)
        await self._lobby.check_blocks(user.id, old.users())
        if not await self._is_there(old.rematch):
            row = _next_game(old, user.id, swap)
            if row.position is None:
                row.secret = fairness.new_secret()
            if await table.do(lambda: self._rematched(table, row, home)) == row.id:
                return (await self._lobby.find(row.id)).info()
        try:
            return await self.follow(user, table.row.rematch)
        except OnOtherNode as elsewhere:
            assert self._lobby.peers is not None
            return await self._lobby.peers.follow(elsewhere, user)

    async def follow(self, user: User, name: str) -> TableInfo:
        """Take the place that is reserved for a user at the table of a rematch."""
        following = await self._lobby.find(name)
        for place, chair in enumerate(following.row.chairs):
            if chair.kind == "open" and chair.user == user.id:
                try:
                    await self._lobby.sit(user, following, Sit(place, chair.deck))
                except RequestRefused:
                    if user.id not in following.row.users():  # unless another request seated them already
                        raise
        return following.info()

    async def _rematched(self, table: Table, row: TableRow, home: str) -> str:
        """The id of the rematch table: that of `row`, unless a concurrent request was faster."""
        if await self._is_there(table.row.rematch):
            return table.row.rematch
        old = table.row.copy()
        old.rematch, old.rematch_by = row.id, row.owner
        await self._lobby.add(row, [], old, home)
        table.row = old
        table.show()
        return row.id

    async def _is_there(self, name: str) -> bool:
        """True if the table still exists; it is deleted when all players leave before the start."""
        writer = self._lobby.services.writer
        return bool(name) and await writer.read(writer.reading.table, name) is not None

    async def play_on(self, user: User, table: Table, wanted: PlayOn, home: str = "") -> Table:
        """Create a table that continues a game from one of its moments, against a bot."""
        await table.load_past()
        play, old = table.play, table.row
        if play is None:
            raise refuse("not-running", 409)
        if old.state != "over" and old.users() != {user.id}:
            raise refuse("not-over", 403)
        bot = wanted.bot or EVEN
        if bot not in BOTS:
            raise refuse("unknown-bot", bot=bot)
        given = play.given()
        answers = given[: wanted.answer] if wanted.answer >= 0 else None
        if answers is None or len(answers) < wanted.answer or play.at(wanted.answer).outcome is not None:
            raise refuse("unknown-answer", last=len(given))
        if not 0 <= wanted.seat < len(old.order):
            raise refuse("no-place")
        row = again(old, user.id, swap=False)
        row.setup, row.seed, row.order, row.state, row.secret = old.setup, old.seed, old.order, "running", ""
        for place, chair in enumerate(row.chairs):
            mine = place == old.order[wanted.seat]
            row.chairs[place] = player(chair.deck, user) if mine else Chair("bot", bot=bot, deck=chair.deck)
        records = [Record(at, each.kind, each.seat, each.text) for at, each in enumerate(answers)]
        return await self._lobby.add(row, records, home=home)

    async def open_scenario(self, user: User, wanted: OpenScenario, home: str = "") -> Table:
        """Create a table with a scenario's position after some steps; without bots the user plays every seat."""
        if wanted.language not in LANGUAGES:
            raise refuse("unknown-language", 404)
        scenario, players = await asyncio.to_thread(find_scenario, wanted.path), wanted.seats
        game, adapter = known_adapter(scenario.game)
        match = await asyncio.to_thread(checked, lambda: played_until(scenario, game, wanted.step))
        header = match.header
        beginning = header.position if header.position is not None else header.setup or {}
        seats = checked(lambda: adapter.seats(beginning))
        names = players or ["me"] * seats
        if len(names) != seats:
            raise refuse("setup", text=f"the scenario has {seats} seats, not {len(names)}")
        chairs = []
        for name in names:
            if name != "me" and name not in BOTS:
                raise refuse("unknown-bot", bot=name)
            chairs.append(player("", user) if name == "me" else Chair("bot", bot=name, deck=""))
        order = list(range(seats)) if header.position is not None else adapter.order(beginning, header.seed)
        row = TableRow(
            new_id(), game.name, game.version, "running", chairs, beginning.get("options", {}), user.id,
            int(time.time()), seed=str(header.seed), setup=header.setup, position=header.position, order=order,
            scenario=title_of(wanted.path, wanted.language),
        )  # fmt: skip
        records = [Record(at, "answer", each.seat, each.text) for at, each in enumerate(match.answers)]
        return await self._lobby.add(row, records, home=home)


def _next_game(old: TableRow, user: int, swap: bool) -> TableRow:
    """The row of a rematch, or of the next game of a match, in which all players keep place and deck."""
    goes_on = matches.goes_on(old)
    if goes_on and swap:
        raise refuse("match-seats", 409)
    row = again(old, user, swap)
    row.after, row.match = old.id, matches.after(old)
    if goes_on:
        for chair, deck in zip(row.chairs, matches.decks(old), strict=True):
            chair.deck = deck
    return row
