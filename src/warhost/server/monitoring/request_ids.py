"""Id of the request that is being handled, so that its log lines can be found together."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from typing import Final

HEADER: Final = "x-request-id"
WELL_FORMED: Final = re.compile(rb"[\w.:-]{1,64}", re.ASCII)
PREFIX: Final = secrets.token_hex(4)  # different for each process, so that ids of different servers differ
NUMBERS: Final = count(1)


@dataclass
class Handled:
    """A request and its id, which is "" when the request is over.

    Tasks that a request starts inherit a reference to it.  Those that outlive the request must not log its id.
    """

    id: str


CURRENT: Final[ContextVar[Handled]] = ContextVar("request", default=Handled(""))  # noqa: B039 (never changed)


def request_id(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id that a proxy has given to a request with these headers, or a new one."""
    wanted = HEADER.encode()
    for name, value in headers:
        if name == wanted and WELL_FORMED.fullmatch(value):
            return value.decode()
    return f"{PREFIX}-{next(NUMBERS):x}"
