"""The alert rules and the dashboard ask for metrics that a scraped server has."""

from __future__ import annotations

import json
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.listening import listening
from tests.server.monitoring.scraping import (
    DEPLOY,
    PROMETHEUS,
    PROMTOOL,
    dashboard,
    metric_names,
    names_in,
    queries,
)  # fmt: skip
from tests.server.people import Person, server, settings
from tests.server.redises import RedisServer
from warhost.server.accounts.limits import Limits
from warhost.server.cluster.membership import Membership
from warhost.server.collector import Collector
from warhost.server.monitoring.metrics import METRICS
from warhost.server.store import sqlite_url

PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "name": "Eve", "deck": "elves"}]
WAIT = 60.0  # seconds for Prometheus to scrape a server twice
COMMANDS = ["check config prometheus.yaml", "check rules alerts.yaml", "test rules alerts.test.yaml"]
RULES = DEPLOY / "prometheus" / "alerts.yaml"


def scraped(database: str, **more: Any) -> set[str]:
    """The names of the metrics of a server at which an answer was given."""
    with server(settings(database=database, **more)) as client:
        client.app.state.collector = Collector()  # as `warhost serve` does
        ada = Person(client)
        with ada.join(ada.table(*PLACES)["id"]) as seat:
            seat.answer()
        return metric_names(client.get("/api/metrics").text)


def test_every_query_names_a_metric() -> None:
    found = queries()
    assert len(found) > 30
    assert [title for title, query in found.items() if not names_in(query) and "up{" not in query] == []


def test_queries_ask_for_metrics_of_a_server(tmp_path: Path) -> None:
    names = scraped(sqlite_url(tmp_path / "w.sqlite3"))
    assert names == {name for name, metric in METRICS.items() if metric.where != "cluster"}
    of_cluster = {name for name, metric in METRICS.items() if metric.where == "cluster"}
    unknown = {title: names_in(query) - names - of_cluster for title, query in queries().items()}
    assert {title: missing for title, missing in unknown.items() if missing} == {}


def test_a_node_of_a_cluster_has_the_others(postgresql: str, redis: RedisServer) -> None:
    node = Membership(postgresql, "http://c", WAIT)
    names = scraped(postgresql, redis=redis.url, membership=node)
    assert names == {name for name, metric in METRICS.items() if metric.where != "sqlite"}


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set().union(*[names_in(query) for title, query in queries().items() if title.startswith("panel")])
    assert set(METRICS) - shown == set()


def test_panels_do_not_overlap_and_have_different_ids() -> None:
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        own = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert at["x"] + at["w"] <= 24
        assert not own & places
        places |= own


def test_every_alert_says_what_is_wrong_and_how_urgent_it_is() -> None:
    guide = (DEPLOY.parent / "docs" / "guides" / "host.md").read_text()
    for group in yaml.safe_load(RULES.read_text())["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"]["summary"].endswith(".")
            assert f"`{rule['alert']}`" in guide


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed")
@pytest.mark.parametrize("words", COMMANDS)
def test_promtool_accepts_the_files(words: str) -> None:
    assert PROMTOOL is not None
    folder = DEPLOY / "prometheus"
    done = subprocess.run([PROMTOOL, *words.split()], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(PROMETHEUS is None, reason="Prometheus is not installed")
def test_prometheus_answers_every_query_about_a_server(tmp_path: Path) -> None:
    """Every query is valid; every panel whose metrics a single server has shows at least one series."""
    assert PROMETHEUS is not None
    with listening(Limits(loop_burst=1e9), database=sqlite_url(tmp_path / "w.sqlite3")) as house:
        house.app.state.collector = Collector()
        scrape = {
            "job_name": "warhost",
            "metrics_path": "/api/metrics",
            "scrape_interval": "500ms",
            "scrape_timeout": "500ms",
            "static_configs": [{"targets": [f"127.0.0.1:{house.port}"]}],
        }
        file = tmp_path / "prometheus.yaml"
        file.write_text(json.dumps({"scrape_configs": [scrape]}))
        port = free_port()
        command = [PROMETHEUS, f"--config.file={file}", f"--storage.tsdb.path={tmp_path / 'data'}", "--log.level=error"]
        with subprocess.Popen([*command, f"--web.listen-address=127.0.0.1:{port}"]) as process:
            try:
                until_scraped(port)
                replies = {title: asked(port, filled(query)) for title, query in queries().items()}
            finally:
                process.terminate()
    of_cluster = {name for name, metric in METRICS.items() if metric.where == "cluster"}
    played = {"warhost_answer_seconds", "warhost_events_total", "warhost_tables", "warhost_commit_seconds"}
    for title, reply in replies.items():
        assert reply["status"] == "success", (title, reply)
        if title.startswith("panel") and not names_in(queries()[title]) & (of_cluster | played):
            assert reply["data"]["result"], title


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def filled(query: str) -> str:
    """A query of the dashboard with its variables replaced."""
    return query.replace("$__rate_interval", "1m").replace("$instance", ".*")


def until_scraped(port: int) -> None:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            found = asked(port, "count_over_time(warhost_uptime_seconds[1m])")["data"]["result"]
            if found and int(found[0]["value"][1]) >= 2:
                return
        except (OSError, ValueError):
            pass  # Prometheus is still starting
    raise AssertionError("Prometheus has not scraped the server")


def asked(port: int, query: str) -> Any:
    url = f"http://127.0.0.1:{port}/api/v1/query?{urllib.parse.urlencode({'query': query})}"
    try:
        with urllib.request.urlopen(url, timeout=WAIT) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        return json.load(refused)
