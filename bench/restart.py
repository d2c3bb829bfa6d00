"""The time until a server answers again after a kill, with many long games on its disk.

python bench/restart.py                        250 games of Invasion with 500 records each
python bench/restart.py --no-states            without saved states: every game is replayed
python bench/restart.py --tables 50 --json     the figures as one line of JSON
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from server import Server

from warhost.engine.rng import Rng, seeded
from warhost.games import find_game
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.game.saved_states import EVERY, saved
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Chair, Record, TableRow

DECKS = {"lords": ["orcs", "elves"], "invasion": ["dwarf", "orc"], "conquest": ["space-marines", "orks"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(DECKS), default="invasion")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--records", type=int, default=500)
    parser.add_argument("--no-states", action="store_true", help="play every game again from its beginning")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="warhost-restart-") as folder:
        url = sqlite_url(Path(folder) / "restart.sqlite3")
        lay(url, args.game, args.tables, args.records, not args.no_states)
        figures = asyncio.run(measured(url, args))
    print(json.dumps(figures) if args.json else "\n".join(f"{name:42} {value}" for name, value in figures.items()))


async def measured(url: str, args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, request one table, then all of them at once."""
    begun = time.perf_counter()
    server = Server(url)
    try:
        empty = server.memory()
        limits = httpx.Limits(max_connections=50)
        async with httpx.AsyncClient(base_url=server.urls[0], timeout=300, limits=limits) as client:
            ready, used = time.perf_counter() - begun, [server.seconds()]
            found = await client.get("/api/tables/game0")
            one = time.perf_counter() - begun
            used.append(server.seconds())
            assert found.json()["moment"] == args.records
            asked = [client.get(f"/api/tables/game{number}") for number in range(args.tables)]
            shown = await asyncio.gather(*asked)
            every = time.perf_counter() - begun
            used.append(server.seconds())
        assert all(each.json()["state"] == "running" and each.json()["asked"] >= 0 for each in shown)
        memory = server.memory()
    finally:
        server.end(signal.SIGKILL)
    return {
        "game": args.game,
        "tables": args.tables,
        "records of each": args.records,
        "saved states": not args.no_states,
        "s from the start until it listens": round(ready, 2),
        "s from the start until a table answers": round(one, 2),
        "s of processor until it listens": round(used[0], 2),
        "ms of processor for the first table": round((used[1] - used[0]) * 1000),
        "s from the start until all have answered": round(every, 2),
        "ms of processor for each of them": round((used[2] - used[1]) * 1000 / args.tables, 1),
        "KB of memory for each of them": round((memory - empty) / 1000 / args.tables),
    }


def lay(url: str, game: str, tables: int, records: int, states: bool) -> None:
    """Create the same long game at every table, with random answers and undo.

    Its last saved state is as old as possible.
    """
    rules = find_game(game)
    chairs = [Chair("person", 1, "Ada", deck=""), Chair("person", 1, "Grace", deck="")]
    setup = {"decks": DECKS[game], "options": {}}
    row = TableRow("", game, rules.version, "running", chairs, {}, 1, 0, seed="7", setup=setup, order=[0, 1])
    play, dice, state = TableGame(row, []), Rng(seeded("restart")), b""
    while play.moment < records:
        if states and play.moment and play.moment % EVERY == 0:
            state = saved(play)
        forced = play.match.forced
        text = play.state.notations()[0 if forced else dice.below(len(play.state.options))]
        record = Record(play.moment, "forced" if forced else "answer", play.state.seat, text)
        play.apply(record)
        if play.state.outcome is not None:  # take back the answer that ended the game, so that it continues
            play.apply(Record(play.moment, "undo", record.seat, "1"))
    store = Store(url)
    store.add_user("Ada")
    for number in range(tables):
        copy = row.copy()
        copy.id = f"game{number}"
        store.add_table(copy, play.records[:-1])
        store.append([(copy.id, play.records[-1])], {copy.id: state} if state else {})
    store.close()


if __name__ == "__main__":
    main()
