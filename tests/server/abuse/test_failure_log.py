"""Log output of failures: a failing database, as on a full disk, is logged once a minute, without traceback."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.bare import bare
from warhost.server.database import DatabaseUnreachable
from warhost.server.failure_log import MINUTE, TRACES, FailureFilter, limit_failure_lines
from warhost.server.refusing import refuse

TABLE = {"game": "lords", "places": [{"kind": "me", "deck": "orcs"}, {"kind": "open"}]}
FULL = OperationalError("INSERT", {}, Exception("database or disk is full\nand more"))


@pytest.fixture
def limited() -> Iterator[None]:
    """The server's loggers as configured by `warhost serve`."""
    limit_failure_lines()
    yield
    for name in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(name)
        for each in [each for each in logger.filters if isinstance(each, FailureFilter)]:
            logger.removeFilter(each)


def test_where_nothing_can_be_written_one_line_says_so(limited: None, caplog: pytest.LogCaptureFixture) -> None:
    """Guests, accounts, tables and decks are refused again and again; the log does not grow."""
    with bare() as server:
        made = server.post("/api/session", {"name": "Ada"})
        cookie = {"cookie": made.headers["set-cookie"].partition(";")[0]}
        table = server.post("/api/tables", TABLE, cookie).json()["id"]
        with server.app.state.context.writer.store.engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA query_only=ON")
        for _ in range(9):
            answers = [
                server.post("/api/session", {"name": "Eve"}),
                server.post("/api/tables", TABLE, cookie),
                server.post(f"/api/tables/{table}/leave", {}, cookie),
                server.post("/api/decks", {"game": "lords", "deck": {"army": "orcs"}}, cookie),
            ]
            assert {(answer.status, answer.refusal) for answer in answers} == {(503, "refused.storage")}
    written = [record for record in caplog.records if record.name.startswith("warhost")]
    assert len(written) == 1
    assert written[0].exc_info is None
    assert "OperationalError" in written[0].getMessage()


def line(message: str, at: float, failure: BaseException | None) -> logging.LogRecord:
    info = (type(failure), failure, None) if failure is not None else None
    record = logging.LogRecord("warhost.server.x", logging.ERROR, "x.py", 1, message, (), info)  # type: ignore[arg-type]
    record.created = at
    return record


def test_the_failure_log_reports_suppressed_lines_each_minute() -> None:
    limit = FailureFilter()
    first = line("a table could not be written", 0.0, FULL)
    assert limit.filter(first)
    assert first.getMessage() == "a table could not be written (OperationalError: database or disk is full)"
    for at, failure in ((1.0, FULL), (2.0, DatabaseUnreachable()), (3.0, OSError(errno.ENOSPC, "no space"))):
        assert not limit.filter(line(f"something else {at}", at, failure))
    assert not limit.filter(line("orders have to wait", 4.0, refuse("storage", 503)))
    later = line("a deck could not be written", MINUTE + 1, DatabaseUnreachable())
    assert limit.filter(later)
    assert later.getMessage() == "a deck could not be written (DatabaseUnreachable); 4 lines like this were left out"


def test_tracebacks_of_other_failures_are_logged_up_to_a_limit() -> None:
    limit = FailureFilter()
    lines = [line("failed", number / 10, ValueError("x")) for number in range(2 * TRACES)]
    assert [limit.filter(each) for each in lines] == [True] * TRACES + [False] * TRACES
    assert all(each.exc_info for each in lines)
    assert limit.filter(line("failed elsewhere", 3.0, ValueError("x")))
    assert limit.filter(line("nothing failed", 3.0, None))
    assert limit.filter(line("failed", MINUTE + 3, ValueError("x")))
