"""Registry of the open websockets of each session, so that they are closed when the session ends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable


class OpenSockets:
    """Open websockets by session digest.  Each waits for an event that is set when the session ends."""

    def __init__(self) -> None:
        self._open: dict[str, list[asyncio.Event]] = {}

    def enter(self, session: str) -> asyncio.Event:
        """Register a websocket of a session; returns the event that is set when the session ends."""
        over = asyncio.Event()
        self._open.setdefault(session, []).append(over)
        return over

    def leave(self, session: str, over: asyncio.Event) -> None:
        self._open[session].remove(over)
        if not self._open[session]:
            del self._open[session]

    def hang_up(self, sessions: Iterable[str]) -> None:
        """Close the websockets of these sessions, which have ended."""
        for session in sessions:
            for over in self._open.get(session, []):
                over.set()
