"""The open websockets by the session they were opened with, so that they end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable


class OpenSockets:
    """Every line waits for its event; it is set when the session has ended."""

    def __init__(self) -> None:
        self._open: dict[str, list[asyncio.Event]] = {}

    def enter(self, session: str) -> asyncio.Event:
        """A line of a session, by its digest."""
        over = asyncio.Event()
        self._open.setdefault(session, []).append(over)
        return over

    def leave(self, session: str, over: asyncio.Event) -> None:
        self._open[session].remove(over)
        if not self._open[session]:
            del self._open[session]

    def hang_up(self, sessions: Iterable[str]) -> None:
        """These sessions have ended."""
        for session in sessions:
            for over in self._open.get(session, []):
                over.set()
