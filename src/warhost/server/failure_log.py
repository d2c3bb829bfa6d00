"""Rate limit for log lines about failures: a failing database, as on a full disk, is logged once a minute."""

from __future__ import annotations

import errno
import logging
import sys
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .cluster.owners import OwnershipLost
from .database import DatabaseUnreachable, OutcomeUnknown
from .refusing import RequestRefused

MINUTE: Final = 60.0
STORE_LINES: Final = 1  # log lines per minute, for all database failures together
TRACES: Final = 10  # log lines per minute, for failures with the same text
STORE: Final = "the store"
LOGGERS: Final = ("warhost.server", "uvicorn", "asyncio")


class FailureFilter(logging.Filter):
    """Log filter that limits the lines of each kind per minute, and adds the number of suppressed lines."""

    def __init__(self) -> None:
        super().__init__()
        self._passed: dict[str, list[float]] = {}  # by kind of failure: times of the last log lines
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        failure = record.exc_info[1] if record.exc_info else sys.exc_info()[1]
        if failure is None:
            return True
        of_store = is_of_store(failure)
        kind, most = (STORE, STORE_LINES) if of_store else (f"{record.name} {record.msg}", TRACES)
        recent = [at for at in self._passed.get(kind, []) if record.created - at < MINUTE]
        if len(recent) >= most:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._passed[kind] = [*recent, record.created]
        left_out = self._left_out.pop(kind, 0)
        if of_store:
            record.msg, record.args = f"{record.getMessage()} ({_said(failure)})", ()
            record.exc_info = None
        if left_out:
            record.msg, record.args = f"{record.getMessage()}; {left_out} lines like this were left out", ()
        return True


def is_of_store(failure: BaseException) -> bool:
    """True if a failure was caused by the database or the disk, not by the program."""
    if isinstance(failure, RequestRefused):
        return failure.refusal.key == "refused.storage"
    full = isinstance(failure, OSError) and failure.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
    return full or isinstance(failure, SQLAlchemyError | DatabaseUnreachable | OutcomeUnknown | OwnershipLost)


def _said(failure: BaseException) -> str:
    """A failure in one line."""
    first = str(getattr(failure, "orig", None) or failure).strip().split("\n")[0]
    return f"{type(failure).__name__}: {first}" if first else type(failure).__name__


def limit_failure_lines() -> None:
    """Install the filter on all loggers of the server, of uvicorn and of asyncio."""
    limit = FailureFilter()
    for name in list(logging.root.manager.loggerDict):
        if name.startswith(LOGGERS):
            logger = logging.getLogger(name)
            for old in [each for each in logger.filters if isinstance(each, FailureFilter)]:
                logger.removeFilter(old)
            logger.addFilter(limit)
