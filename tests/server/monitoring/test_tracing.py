"""Traces and error reports are sent where the environment says, hold no secret, and need their extras only then."""

from __future__ import annotations

import gzip
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from secrets import token_hex
from typing import Any

import pytest

from tests.server.people import Person, server, settings
from warhost.engine.errors import WarhostError
from warhost.server.monitoring import error_reports, tracing

PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "name": "Eve", "deck": "elves"}]
TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
IMPORTED = """
import sys
from warhost.server.monitoring import error_reports, tracing
from warhost.server import app
tracing.start_tracing(); error_reports.start_error_reports()
print([name for name in sys.modules if name.startswith(("opentelemetry", "sentry_sdk"))])
"""


@pytest.fixture
def spans() -> Iterator[Any]:
    """The spans that would have been sent."""
    exporters = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor

    exporter = exporters.InMemorySpanExporter()
    tracing.use_processor(SimpleSpanProcessor(exporter), "node-a")
    yield exporter.get_finished_spans
    tracing.stop_tracing()


@contextmanager
def sink() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """An HTTP server that takes everything: its address, and what it was sent."""
    taken: list[tuple[str, bytes]] = []
    arrived = threading.Event()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            packed = self.headers.get("content-encoding") == "gzip"
            taken.append((self.path, gzip.decompress(body) if packed else body))
            self.send_response(200)
            self.end_headers()
            arrived.set()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Taking) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        yield f"127.0.0.1:{listening.server_port}", taken
        listening.shutdown()


def test_requests_answers_and_commits_are_spans_without_names_or_ids(spans: Any) -> None:
    with server(settings()) as client:
        ada = Person(client)
        table = ada.table(*PLACES)["id"]
        with ada.join(table) as seat:
            seat.answer()
        client.get("/api/decks", headers={"traceparent": f"00-{TRACE}-00f067aa0ba902b7-01"})
        client.get("/api/nothing")
    found = spans()
    names = {each.name for each in found}
    assert {"answer", "commit", "POST /api/tables", "GET /api/decks"} <= names
    assert not [each for each in found if table in each.to_json() or "Eve" in each.to_json()]
    answer = next(each for each in found if each.name == "answer")
    assert answer.attributes["warhost.game"] == "lords"
    assert answer.end_time > answer.start_time
    assert answer.resource.attributes["service.instance.id"] == "node-a"
    request = next(each for each in found if each.name == "GET /api/decks")
    assert f"{request.context.trace_id:032x}" == TRACE
    assert request.attributes["http.response.status_code"] in (200, 401)
    assert request.attributes["warhost.request"]


def test_another_node_continues_the_trace(spans: Any) -> None:
    scope: Any = {"type": "http", "method": "GET", "headers": [], "path_template": "/api/tables/{table:str}"}
    with tracing.request_span(scope, "a-1"):
        sent = tracing.trace_headers()["traceparent"]
    (span,) = spans()
    assert sent.split("-")[1] == f"{span.context.trace_id:032x}"
    assert span.name == "GET /api/tables/{table:str}"


def test_traces_are_sent_to_the_configured_address(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http")
    with sink() as (address, taken):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://{address}")
        tracing.start_tracing("node-a")
        tracing.record("answer", 0.01, game="lords")
        tracing.stop_tracing()
    ((path, body),) = taken
    assert path == "/v1/traces"
    assert b"answer" in body
    assert b"node-a" in body


def test_errors_are_reported_without_variables_and_with_the_request(monkeypatch: pytest.MonkeyPatch) -> None:
    sentry = pytest.importorskip("sentry_sdk")
    hidden = token_hex()  # lines of the source are sent
    with sink() as (address, taken):
        monkeypatch.setenv("SENTRY_DSN", f"http://key@{address}/7")
        error_reports.start_error_reports("node-a")
        token = error_reports.CURRENT.set(type(error_reports.CURRENT.get())("a-17"))
        try:
            fail(hidden)
        except ValueError:
            logging.getLogger("warhost.server.app").exception("failed at %s", "GET /api/tables")
        finally:
            error_reports.CURRENT.reset(token)
        sentry.flush(10)
        sentry.get_client().close()
        sentry.init()
    ((path, body),) = taken
    assert path == "/api/7/envelope/"
    event = json.loads(body.splitlines()[2])
    assert event["server_name"] == "node-a"
    assert event["tags"]["request"] == "a-17"
    assert event["exception"]["values"][0]["type"] == "ValueError"
    assert hidden.encode() not in body
    assert "request" not in event


def fail(value: str) -> None:
    """Fail with a secret among the variables."""
    kept = value
    raise ValueError(f"wrong: {len(kept)}")


@pytest.mark.parametrize(
    ("name", "start", "modules"),
    [
        ("OTEL_EXPORTER_OTLP_ENDPOINT", tracing.start_tracing, ("opentelemetry.sdk.trace.export",)),
        ("SENTRY_DSN", error_reports.start_error_reports, ("sentry_sdk",)),
    ],
)
def test_a_missing_extra_is_named(
    name: str, start: Any, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in modules:
        monkeypatch.setitem(sys.modules, module, None)
    if name.startswith("OTEL"):
        monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    monkeypatch.setenv(name, "http://127.0.0.1:1")
    with pytest.raises(WarhostError, match=rf"pip install 'warhost\[\w+\]', or unset {name}"):
        start()


def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sentry_sdk")
    monkeypatch.setenv("SENTRY_DSN", "nowhere")
    with pytest.raises(WarhostError, match="SENTRY_DSN is no address"):
        error_reports.start_error_reports()


def test_nothing_is_imported_without_a_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*tracing.ENDPOINTS, error_reports.VARIABLE):
        monkeypatch.delenv(name, raising=False)
    said = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"
