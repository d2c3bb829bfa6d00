"""The server's metrics: their names, and their values at the moment of a request."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from litestar import Response, get

from ... import __version__
from ..collector import Collector
from ..context import AppContext, context_of
from ..http_types import HttpRequest
from ..refusing import refuse
from .exposition import CONTENT_TYPE, Metric, Sample, exposition

STATES: Final = ("open", "running", "over", "stopped")
STATM: Final = Path("/proc/self/statm")
METRICS: Final[dict[str, Metric]] = {
    "warhost_build_info": Metric("gauge", "Always 1; the label has the version.", ("version",)),
    "warhost_uptime_seconds": Metric("gauge", "Time since the server has started."),
    "warhost_tables": Metric("gauge", "Tables in memory, and running games that are not loaded.", ("game", "state")),
    "warhost_connections": Metric("gauge", "Open websockets of tables."),
    "warhost_answer_seconds": Metric("histogram", "From an answer's turn at its table until it is stored.", ("game",)),
    "warhost_events_total": Metric("counter", "Records of games, and other events by kind.", ("kind",)),
    "warhost_bot_answers_total": Metric("counter", "Answers given by bots."),
    "warhost_bots_thinking": Metric("gauge", "Decisions, hints and analyses in progress or waiting at this server."),
    "warhost_bots_waiting": Metric("gauge", "Those that wait for a free process."),
    "warhost_commits_total": Metric("counter", "Commits of answers."),
    "warhost_commit_seconds": Metric("histogram", "Time of one commit of answers."),
    "warhost_failed_writes_total": Metric("counter", "Answers that could not be written and were refused."),
    "warhost_answers_waiting": Metric("gauge", "Answers that wait for the next commit."),
    "warhost_database_failing": Metric("gauge", "1 if the last write failed or its outcome is unknown, else 0."),
    "warhost_database_silent_seconds": Metric("gauge", "Time since the database has last responded."),
    "warhost_database_connects_total": Metric("counter", "Connections to the database opened so far."),
    "warhost_database_bytes": Metric("gauge", "Size of the database file with its write-ahead log.", where="sqlite"),
    "warhost_loop_lag_seconds": Metric("histogram", "How late the event loop ran a timer, ten times a second."),
    "warhost_longest_collection_seconds": Metric("gauge", "Longest young garbage collection.", where="serve"),
    "warhost_last_full_collection_seconds": Metric("gauge", "Last full garbage collection.", where="serve"),
    "warhost_nodes": Metric("gauge", "Nodes of the cluster with a lease, as this node sees them.", where="cluster"),
    "warhost_lease_age_seconds": Metric("gauge", "Time since this node has renewed its lease.", where="cluster"),
    "warhost_lease_late_seconds": Metric("histogram", "How late this node renewed its lease.", where="cluster"),
    "warhost_redis_up": Metric("gauge", "1 if Redis responds, 0 after a failed command.", where="cluster"),
    "process_resident_memory_bytes": Metric("gauge", "Memory of the server, without its bots.", where="linux"),
    "process_cpu_seconds_total": Metric("counter", "Processor time of the server, without its bots."),
}  # fmt: skip


@get("/api/metrics", summary="Numbers for monitoring, in Prometheus's text form")
async def metrics(request: HttpRequest) -> Response[str]:
    """Prometheus metrics, only for this machine and for the addresses in `--monitor`."""
    context = context_of(request)
    if request.client is None or request.client.host not in context.settings.monitors:
        raise refuse("not-found", 404)
    collector: Collector | None = request.app.state.get("collector")
    return Response(exposition(METRICS, samples(context, collector)), media_type=CONTENT_TYPE)


def samples(context: AppContext, collector: Collector | None) -> Iterator[Sample]:
    """All present values."""
    yield Sample("warhost_build_info", 1, (__version__,))
    yield Sample("warhost_uptime_seconds", round(time.time() - context.started))
    yield from _of_tables(context)
    yield from _of_bots(context)
    yield from _of_database(context)
    yield Sample("warhost_loop_lag_seconds", context.loop_lag.seconds)
    if collector is not None:
        yield Sample("warhost_longest_collection_seconds", collector.longest)
        yield Sample("warhost_last_full_collection_seconds", collector.full)
    yield from _of_cluster(context)
    yield from _of_process()


def _of_tables(context: AppContext) -> Iterator[Sample]:
    lobby, services = context.lobby, context.services
    counts = Counter((table.row.game, table.row.state) for table in lobby.tables.values())
    counts.update((row.game, "running") for row in lobby.resting.values())
    for game in sorted({game for game, _ in counts}):
        for state in STATES:
            yield Sample("warhost_tables", counts[game, state], (game, state))
    yield Sample("warhost_connections", context.connections.count)
    for game, seconds in sorted(services.answer_seconds.items()):
        yield Sample("warhost_answer_seconds", seconds, (game,))
    for kind, count in sorted(services.counts.items()):
        yield Sample("warhost_events_total", count, (kind,))


def _of_bots(context: AppContext) -> Iterator[Sample]:
    bots = context.services.bot_processes
    yield Sample("warhost_bot_answers_total", bots.answers)
    yield Sample("warhost_bots_thinking", bots.thinking)
    yield Sample("warhost_bots_waiting", bots.waiting)


def _of_database(context: AppContext) -> Iterator[Sample]:
    writer = context.writer
    database = writer.store.database
    yield Sample("warhost_commits_total", writer.commits)
    yield Sample("warhost_commit_seconds", writer.commit_seconds)
    yield Sample("warhost_failed_writes_total", writer.failures)
    yield Sample("warhost_answers_waiting", writer.waiting)
    yield Sample("warhost_database_failing", int(writer.failing))
    yield Sample("warhost_database_silent_seconds", max(0.0, time.monotonic() - writer.responded))
    yield Sample("warhost_database_connects_total", database.connects)
    if database.file is not None:
        yield Sample("warhost_database_bytes", sum(_size(f"{database.file}{end}") for end in ("", "-wal")))


def _of_cluster(context: AppContext) -> Iterator[Sample]:
    membership = context.settings.membership
    if membership is None or context.shared is None:
        return
    yield Sample("warhost_nodes", len(membership.present))
    yield Sample("warhost_lease_age_seconds", time.monotonic() - membership.renewed)
    yield Sample("warhost_lease_late_seconds", membership.late_seconds)
    yield Sample("warhost_redis_up", int(context.shared.responds))


def _of_process() -> Iterator[Sample]:
    with suppress(OSError):
        pages = int(STATM.read_text().split()[1])
        yield Sample("process_resident_memory_bytes", pages * os.sysconf("SC_PAGE_SIZE"))
    yield Sample("process_cpu_seconds_total", time.process_time())


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


HANDLERS: Final = [metrics]
