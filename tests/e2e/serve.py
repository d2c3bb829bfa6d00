"""The server of the browser tests: a given database and port, and reproducible random events.

`python serve.py DATABASE PORT [--hurried]` prints its address when it is ready.

`python serve.py --many` loads the games once and forks a copy for every line of input, `[NAME, DATABASE, PORT,
FLAG...]` in JSON: the copy prints its name, its address and its process id; when it ends, the name and `gone` are
printed.
"""

import gc
import json
import multiprocessing
import os
import signal
import sqlite3
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from litestar import Litestar

from warhost.bots.series.pools import follow_the_parent
from warhost.games import all_kits
from warhost.server.accounts.limits import Limits
from warhost.server.app import create_app
from warhost.server.games.adapter import adapters
from warhost.server.library.scenario_index import all_scenarios
from warhost.server.running import bind, load_games, serve, try_database
from warhost.server.settings import Settings
from warhost.server.tables import places, table_factory
from warhost.server.tables.records import fairness

POOL: Final = 2  # processes: one for bots, and one for analyses


def hold_still(database: str) -> None:
    """Derive a table's shuffles from its first contribution, and its id from its number, so that
    they are reproducible.
    """
    numbers = count(1 + tables_in(database))
    fairness.new_secret = lambda: "00" * fairness.SECRET_BYTES
    fairness.new_contribution = lambda: "still"
    table_factory.new_id = places.new_id = lambda: f"table-{next(numbers)}"


def hurried() -> float:
    """A clock on which a minute takes a tenth of a second."""
    return time.monotonic() * 600


def tables_in(database: str) -> int:
    """The number of existing tables, because the server may have been killed and started again."""
    if not Path(database).exists():
        return 0
    with closing(sqlite3.connect(database)) as kept:
        return int(kept.execute("SELECT count(*) FROM tables").fetchone()[0])


def change_rules(database: str, flags: Sequence[str]) -> None:
    """`--rules=VERSION`: simulate a changed rules version of all games; `--no-digests`: simulate games without stored
    digests.
    """
    for flag in flags:
        if flag.startswith("--rules="):
            for kit in all_kits():
                kit.rules.version = flag.removeprefix("--rules=")
    if "--no-digests" in flags:
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("UPDATE answers SET shown = ''")


def read_all() -> None:
    """Load everything that is shared by all servers and takes seconds on the first request."""
    load_games()
    for adapter in adapters().values():
        adapter.cards()
        adapter.pool()
    all_scenarios()


def serve_many() -> None:
    """Fork a server for every line of input; at its end all of them are stopped."""
    read_all()
    app = create_app(Settings())
    gc.collect()
    gc.freeze()
    names: dict[int, str] = {}

    def reap(*_: object) -> None:
        for process in list(names):
            if os.waitpid(process, os.WNOHANG)[0]:
                os.write(1, f"{names.pop(process)} gone\n".encode())

    signal.signal(signal.SIGCHLD, reap)
    for line in iter(sys.stdin.readline, ""):
        name, database, port, *flags = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})  # so that a copy that ends at once is known already
        process = os.fork()
        if process:
            names[process] = name
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        hold_still(database)
        change_rules(database, flags)
        run(app, new_settings(database, flags, ready_pool()), port, f"{name} {{}} {os.getpid()}")
        return
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for process in names:
        os.kill(process, signal.SIGKILL)


def ready_pool() -> Executor:
    """Forked worker processes for bots and analyses, which have loaded the games.

    Created before any thread, port or database that they would share.
    """
    pool = ProcessPoolExecutor(POOL, multiprocessing.get_context("fork"), follow_the_parent)
    pool.submit(os.getpid).result()
    return pool


def new_settings(database: str, flags: Sequence[str], pool: Executor | None = None) -> Settings:
    # Tests play faster than people, and all visitors have one address.
    limits = Limits(
        requests=1000.0, request_burst=1000, logins=1000.0, login_burst=1000, sign_ups=1e6, sign_up_burst=10**6,
        address_tables=10**6, founding_burst=10**6, report_burst=10**6,
        loop_burst=1e9,
    )  # fmt: skip
    url = f"sqlite:///{database}"
    settings = Settings(url, pace=0.01, message_rate=1000.0, message_burst=1000, limits=limits, bot_pool=pool)
    if "--hurried" in flags:
        settings.now = hurried
    if "WARHOST_CLIENT" in os.environ:  # a client built in another folder than web/dist
        settings.client = Path(os.environ["WARHOST_CLIENT"])
    return settings


def run(app: Litestar, settings: Settings, port: str, told: str = "{}") -> None:
    app.state.settings = settings
    try_database(settings.database)
    serve(app, bind("127.0.0.1", int(port)), lambda url: print(told.format(url), flush=True))


def main(database: str, port: str, *flags: str) -> None:
    settings = new_settings(database, flags)
    hold_still(database)
    change_rules(database, flags)
    run(create_app(settings), settings, port)


if __name__ == "__main__":
    serve_many() if sys.argv[1:] == ["--many"] else main(*sys.argv[1:])
