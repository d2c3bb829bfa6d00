"""The metrics: their text form, what they measure, and their reference page."""

from __future__ import annotations

import asyncio
import re
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, repeat
from pathlib import Path

import pytest

from tests.server.monitoring.scraping import PROMTOOL, metric_names, value
from tests.server.people import Person, server, settings
from warhost.server.monitoring import loop_lag
from warhost.server.monitoring.exposition import Metric, Sample, exposition
from warhost.server.monitoring.histograms import Histogram
from warhost.server.monitoring.loop_lag import LoopLag
from warhost.server.monitoring.metrics import METRICS
from warhost.server.store import sqlite_url
from warhost.server.tables.services.processes import Processes, Requester

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "metrics.md"
PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random", "deck": "elves"}]


def test_a_histogram_counts_each_value_in_its_bucket_and_all_above() -> None:
    seen = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        seen.observe(seconds)
    seen.observe(0.5, times=2)
    assert seen.buckets == [("0.1", 2), ("1.0", 5), ("+Inf", 6)]
    assert seen.total == pytest.approx(8.65)


def test_the_text_form_is_prometheuss() -> None:
    seen = Histogram((0.5,))
    seen.observe(0.25)
    metrics = {
        "a_total": Metric("counter", "All of them.", ("kind",)),
        "b_seconds": Metric("histogram", "How long.", ("game",)),
    }
    samples = [
        Sample("a_total", 3, ('odd "\\\n',)),
        Sample("a_total", 1.5, ("even",)),
        Sample("b_seconds", seen, ("lords",)),
    ]
    assert exposition(metrics, samples).splitlines() == [
        "# HELP a_total All of them.",
        "# TYPE a_total counter",
        'a_total{kind="odd \\"\\\\\\n"} 3',
        'a_total{kind="even"} 1.5',
        "# HELP b_seconds How long.",
        "# TYPE b_seconds histogram",
        'b_seconds_bucket{game="lords",le="0.5"} 1',
        'b_seconds_bucket{game="lords",le="+Inf"} 1',
        'b_seconds_sum{game="lords"} 0.25',
        'b_seconds_count{game="lords"} 1',
    ]


def test_a_game_with_a_bot_is_measured(tmp_path: Path) -> None:
    """Every record of a game is one observed answer, so the numbers do not tell who had a choice."""
    with server(settings(database=sqlite_url(tmp_path / "w.sqlite3"))) as client:
        ada = Person(client)
        table = ada.table(*PLACES)["id"]
        with ada.join(table) as seat:
            assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
        text = client.get("/api/metrics").text
    found = {kind: int(count) for kind, count in re.findall(r'warhost_events_total{kind="(.+)"} (.+)', text)}
    assert found.pop("over") == 1
    records = sum(found.values())
    assert records == value(text, "warhost_answer_seconds_count", game="lords") > 0
    assert value(text, "warhost_answer_seconds_bucket", game="lords", le="+Inf") == records
    assert 0 < value(text, "warhost_commit_seconds_count") == value(text, "warhost_commits_total") <= records
    assert value(text, "warhost_tables", game="lords", state="over") == 1
    assert value(text, "warhost_database_bytes") > 4096
    assert value(text, "warhost_database_failing") == 0
    assert value(text, "warhost_database_silent_seconds") < 60
    assert value(text, "process_resident_memory_bytes") > 10e6
    everywhere = {name for name, metric in METRICS.items() if metric.where not in ("cluster", "serve")}
    assert metric_names(text) == everywhere


def test_the_lag_of_a_blocked_event_loop_is_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_lag, "INTERVAL", 0.001)
    times = chain([0.0, 3.001], repeat(4.0))  # the first timer is three seconds late

    async def measure() -> LoopLag:
        lag = LoopLag(lambda: next(times))
        lag.begin()
        while not lag.seconds.total:
            await asyncio.sleep(0)
        await lag.close()
        return lag

    lag = asyncio.run(measure())
    assert lag.seconds.total == pytest.approx(3.0)
    assert dict(lag.seconds.buckets)["2.5"] == 0
    assert dict(lag.seconds.buckets)["5.0"] == 1


def test_decisions_that_wait_for_a_process_are_counted() -> None:
    async def measure() -> list[int]:
        free = threading.Event()
        with ThreadPoolExecutor(1) as threads:
            processes = Processes(1, threads)
            work = [asyncio.create_task(processes.run(Requester(person), 60, free.wait)) for person in (1, 1, 2)]
            await asyncio.sleep(0)
            seen = [processes.waiting]
            free.set()
            await asyncio.gather(*work)
            return [*seen, processes.waiting]

    assert asyncio.run(measure()) == [2, 0]


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed")
def test_promtool_accepts_the_metrics() -> None:
    with server() as client:
        Person(client).table(*PLACES)
        text = client.get("/api/metrics").text
    assert PROMTOOL is not None
    done = subprocess.run([PROMTOOL, "check", "metrics"], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_reference_page_lists_every_metric() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", PAGE.read_text(), re.MULTILINE))
    assert rows == {name: metric.kind for name, metric in METRICS.items()}
