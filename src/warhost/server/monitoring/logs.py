"""Log lines with time, level, node and request id, as plain text or as JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from .request_ids import CURRENT

LIBRARIES: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")  # loggers with their own handlers


class LogStyle(StrEnum):
    """Format of the log lines."""

    PLAIN = "plain"
    JSON = "json"


class LogFormatter(logging.Formatter):
    """Formats a record as one line, followed by its traceback in plain style."""

    def __init__(self, style: LogStyle, node: str) -> None:
        super().__init__()
        self.style_name = style
        self.node = node

    def format(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "node": self.node,
            "request": CURRENT.get().id,
            "message": record.getMessage(),
            "trace": trace,
        }
        if self.style_name is LogStyle.JSON:
            return json.dumps({name: value for name, value in fields.items() if value}, ensure_ascii=False)
        marks = [f"{name}={fields[name]}" for name in ("node", "request") if fields[name]]
        message = fields["message"].replace("\n", "\\n")  # otherwise a text from a request could look like another line
        line = " ".join([fields["time"], fields["level"].upper(), fields["logger"], *marks, message])
        return f"{line}\n{trace}" if trace else line


class ErrorOutput(logging.Handler):
    """Handler that writes to the present standard error of the process."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:
            self.handleError(record)


def start_logging(style: LogStyle, node: str = "") -> None:
    """Write the lines of all loggers, also those of libraries, in this style; replaces an earlier call."""
    output = ErrorOutput()
    output.setFormatter(LogFormatter(style, node))
    for each in [each for each in logging.root.handlers if isinstance(each, ErrorOutput)]:
        logging.root.removeHandler(each)
    logging.root.addHandler(output)
    for name in LIBRARIES:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
