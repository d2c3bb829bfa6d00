"""Log lines: time, level, node and request id, as plain text or JSON."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator

import pytest

from tests.server.bare import bare
from warhost.server.failure_log import TRACES, FailureFilter, limit_failure_lines
from warhost.server.library.pages import Pages
from warhost.server.monitoring.logs import ErrorOutput, LogStyle, start_logging

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Remove the log output and the filters that a test has installed."""
    yield
    for each in [each for each in logging.root.handlers if isinstance(each, ErrorOutput)]:
        logging.root.removeHandler(each)
    for name in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(name)
        logger.filters = [each for each in logger.filters if not isinstance(each, FailureFilter)]


def test_a_plain_line_has_time_level_node_and_message(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(LogStyle.PLAIN, "n1")
    logging.getLogger("warhost.server.x").warning("one\nline for %s", "Ada")
    logging.getLogger("uvicorn.error").error("of the library")
    first, second = capsys.readouterr().err.splitlines()
    assert re.fullmatch(rf"{TIME} WARNING warhost\.server\.x node=n1 one\\nline for Ada", first)
    assert re.fullmatch(rf"{TIME} ERROR uvicorn\.error node=n1 of the library", second)


def test_a_json_line_has_the_same_fields_and_its_trace(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(LogStyle.PLAIN)
    start_logging(LogStyle.JSON, "n2")  # replaces the first one
    try:
        raise ValueError("żółw\nhere")
    except ValueError:
        logging.getLogger("warhost.server.x").exception("failed")
    [line] = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert re.fullmatch(TIME, said.pop("time"))
    assert said.pop("trace").endswith("ValueError: żółw\nhere")
    assert said == {"level": "error", "logger": "warhost.server.x", "node": "n2", "message": "failed"}


def test_a_failure_and_its_reply_have_the_same_request_id(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The id is the one of the proxy if that is well-formed; the log line has no id of an earlier request."""

    def fail(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(Pages, "page", fail)
    start_logging(LogStyle.JSON)
    with bare() as server:
        given = server.ask("GET", "/", headers={"x-request-id": "proxy-1.a"})
        made = [server.ask("GET", "/", headers=headers) for headers in ({}, {"x-request-id": "two words"})]
        fine = server.ask("GET", "/health", headers={"x-request-id": "proxy-2"})
    ids = [each.headers["x-request-id"] for each in (given, *made)]
    assert ids[0] == "proxy-1.a"
    assert len(set(ids)) == 3
    assert "two words" not in ids
    assert "x-request-id" not in fine.headers
    logging.getLogger("warhost.server.x").error("later")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line.get("request", "") for line in lines] == [*ids, ""]


def test_tracebacks_of_libraries_are_limited_too(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(LogStyle.JSON)
    logging.getLogger("asyncio")
    limit_failure_lines()
    for name in ("uvicorn.error", "asyncio"):
        for _ in range(2 * TRACES):
            logging.getLogger(name).error("failed", exc_info=ValueError("x"))
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["logger"] for line in lines] == ["uvicorn.error"] * TRACES + ["asyncio"] * TRACES
