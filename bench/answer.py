"""The cost of one answer at a table, from the incoming message to the outgoing ones, without network and disk.

python bench/answer.py                       the three games, two players, no spectators
python bench/answer.py conquest --profile    a profile
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import time

import msgspec

from warhost.games import find_game, game_names
from warhost.server.accounts.token_bucket import TokenBucket
from warhost.server.games.adapter import find_adapter
from warhost.server.store import Store
from warhost.server.tables.game.table_game import begin
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.socket import handle_message
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

DECKS = {"lords": ["orcs", "elves"], "invasion": ["dwarf", "orc"], "conquest": ["space-marines", "orks"]}
LONGEST = 60  # maximum number of answers at one table


class Nowhere(Writer):
    """A writer that stores nothing."""

    async def append(self, *_: object) -> None:
        return


async def played(game: str, answers: int, watchers: int, seed: int) -> tuple[int, float]:
    """The number of players' answers, and the processor time for these and the automatic ones."""
    services = Services(Nowhere(Store("sqlite://")), BotProcesses(1))
    rng, given, used = random.Random(seed), 0, 0.0
    bucket = TokenBucket(10**9, 10**9, time.monotonic)
    while given < answers:
        table = laid(game, f"{rng.random()}".encode().hex(), services)
        viewers = [Viewer(user) for user in (1, 2, *range(3, 3 + watchers))]
        for viewer in viewers:
            table.join(viewer)
            messages(viewer, table.projection)
        play = table.play
        assert play is not None
        for _ in range(LONGEST):
            while table.ordered_option:
                await asyncio.sleep(0)
            if play.state.outcome is not None or given == answers:
                break
            seat, moment = play.state.seat, play.moment
            option = rng.choice(play.state.notations())
            intent = {"type": "answer", "id": moment, "moment": moment, "seat": seat, "option": option}
            text = msgspec.json.encode(intent).decode()
            by = next(each for each in viewers if each.user == table.row.order[seat] + 1)
            begun = time.process_time()
            await handle_message(table, by, bucket, text)
            await shown(table, viewers)
            used += time.process_time() - begun
            given += 1
        await table.stop()
    return given, used


def laid(game: str, secret: str, services: Services) -> Table:
    chairs = [Chair("person", at + 1, f"user {at}", "", deck, "a") for at, deck in enumerate(DECKS[game])]
    row = TableRow("t", game, find_game(game).version, "open", chairs, {}, 1, 0, secret=secret)
    begin(row, find_adapter(game)[1])
    table = Table(row, [], services)
    table.start()
    return table


async def shown(table: Table, viewers: list[Viewer]) -> None:
    """Show all viewers the result of the answer and of the automatic answers that follow."""
    while True:
        for viewer in viewers:
            messages(viewer, table.projection)
        if not table.ordered_option:
            return
        before = table.moment
        while table.moment == before:
            await asyncio.sleep(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    for game in args.games:
        asyncio.run(played(game, 20, 0, args.seed))
        watching = cProfile.Profile()
        if args.profile:
            watching.enable()
        given, used = asyncio.run(played(game, args.answers, args.watchers, args.seed))
        watching.disable()
        print(f"{game:10} {1e3 * used / given:.3f} ms of processor an answer")
        if args.profile:
            pstats.Stats(watching).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
