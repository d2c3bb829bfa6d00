"""How long a server takes to answer again after a kill, with many long games on its disk.

python bench/restart.py                        250 games of Invasion with 500 records each
python bench/restart.py --tables 50 --json     the figures as one line of JSON
"""

from __future__ import annotations

import argparse
import json
import signal
import tempfile
import time
from pathlib import Path

import httpx
from tables import Server

from warhost.engine.rng import Rng, seeded
from warhost.games import find_game
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.play import Play
from warhost.server.tables.records import Chair, Record, TableRow

DECKS = {"lords": ["orcs", "elves"], "invasion": ["dwarf", "orc"], "conquest": ["space-marines", "orks"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(DECKS), default="invasion")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--records", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="warhost-restart-") as folder:
        url = sqlite_url(Path(folder) / "restart.sqlite3")
        lay(url, args.game, args.tables, args.records)
        begun = time.perf_counter()
        server = Server(url, "")
        try:
            with httpx.Client(base_url=server.url) as client:
                client.get("/api/health").raise_for_status()
                ready = time.perf_counter() - begun
                asked = time.perf_counter()
                client.get("/api/tables/game0/replay?answer=0").raise_for_status()
                table = time.perf_counter() - asked
            memory = server.memory()
        finally:
            server.end(signal.SIGKILL)
    figures = {
        "game": args.game,
        "tables": args.tables,
        "records of each": args.records,
        "s until it answers": round(ready, 2),
        "ms until one game is brought back": round(table * 1000),
        "memory, MB": round(memory / 1e6, 1),
    }
    print(json.dumps(figures) if args.json else "\n".join(f"{name:42} {value}" for name, value in figures.items()))


def lay(url: str, game: str, tables: int, records: int) -> None:
    """The same long game at every table: answered at random and taken back again, as often as it takes."""
    rules = find_game(game)
    chairs = [Chair("person", 1, "Ada", deck=""), Chair("person", 1, "Grace", deck="")]
    setup = {"decks": DECKS[game], "options": {}}
    row = TableRow("", game, rules.version, "running", chairs, {}, 1, 0, seed="7", setup=setup, order=[0, 1])
    play, dice = Play(row, []), Rng(seeded("restart"))
    while play.moment < records:
        forced = play.match.forced
        text = play.state.notations()[0 if forced else dice.below(len(play.state.options))]
        record = Record(play.moment, "forced" if forced else "answer", play.state.seat, text)
        play.apply(record)
        if play.state.outcome is not None:  # take it back: the game shall not be over
            play.apply(Record(play.moment, "undo", record.seat, "1"))
    store = Store(url)
    store.add_user("Ada")
    for number in range(tables):
        copy = row.copy()
        copy.id = f"game{number}"
        store.add_table(copy, play.records)
    store.close()


if __name__ == "__main__":
    main()
