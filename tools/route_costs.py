"""Write the cost of every route and socket message on the event loop to `docs/reference/route-costs.md`.

`.venv-compiled/bin/python -m tools.route_costs`: the limit applies to compiled rules.
"""

from __future__ import annotations

import platform
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher

from tests.server.abuse.route_costs import COMPILED, LIMIT, LIMITS, TIMES, Cost, Walk, filled
from tests.server.abuse.test_costs import Client
from tests.server.bare import bare
from tests.server.people import settings
from warhost.server.accounts import passwords, requests

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "route-costs.md"
TABLES: Final = 5000
ACCOUNTS: Final = 20_000
HEAD: Final = """# Route costs

Milliseconds of processor time of the event loop's thread, the median of {times}. All tables share that thread, so no
request and no message may take more than {limit:g} of them (`tests/server/abuse/test_route_costs.py`, whole with
`make proofs`). *Cold*: with no page in the cache, the games loaded. *Unknown query*: with a query parameter that no
route knows. *Full*: with {tables:,} public unfinished tables and {accounts:,} accounts. Hashing of passwords is left
out: it runs in threads. *All a person may have*: 200 decks, 40 unfinished and 50 finished tables, and 20 clubs, one of
them with 60 members, 100 seasons, 50 rounds and 10,000 results.

| date | commit | machine | rules | command |
|---|---|---|---|---|
| {date} | {commit} | {machine} | {rules} | `python -m tools.route_costs` |

| route | cold | warm | unknown query | full: cold | full: warm | full: unknown query |
|---|---|---|---|---|---|---|
"""


def main() -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    passwords.HASHER, requests.NO_ACCOUNT = quick, quick.hash("nobody")  # type: ignore[misc]
    empty = walked("sqlite://")
    with tempfile.TemporaryDirectory() as folder:
        full = walked(filled(Path(folder), TABLES, ACCOUNTS))
    head = HEAD.format(
        times=TIMES, limit=LIMIT, tables=TABLES, accounts=ACCOUNTS, date=datetime.now(UTC).date(), commit=commit(),
        machine=machine(), rules="compiled" if COMPILED else "interpreted",
    )  # fmt: skip
    PAGE.write_text(head + "".join(line(name, [empty[name], full[name]]) for name in empty), encoding="utf-8")
    expensive = [name for name in empty if max(empty[name].most, full[name].most) > LIMIT]
    print(f"{len(empty)} routes and messages, {len(expensive)} above {LIMIT:g} ms: {', '.join(expensive) or 'none'}")


def walked(database: str) -> dict[str, Cost]:
    """The costs by name; of several requests to one route the most expensive."""
    found: dict[str, Cost] = {}
    with bare(settings(database=database, limits=LIMITS)) as server:
        walk = Walk(Client(server))
        walk.prepare()
        for cost in (*walk.routes(), *walk.messages(), *walk.lists()):
            if cost.route not in found or found[cost.route].most < cost.most:
                found[cost.route] = cost
    return found


def line(name: str, costs: list[Cost]) -> str:
    if name.startswith("socket "):
        return f"| `{name}` | | {costs[0].warm:.1f} | | | {costs[1].warm:.1f} | |\n"
    numbers = [f"{number:.1f}" for cost in costs for number in (cost.cold, cost.warm, cost.strange)]
    return f"| `{name}` | {' | '.join(numbers)} |\n"


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT)
    return said.stdout.strip() or "unknown"


def machine() -> str:
    return f"{platform.machine()}, Python {platform.python_version()}"


if __name__ == "__main__":
    main()
