"""Registry of the open websockets of each session, so that they are closed when the session ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable


class OpenSockets:
    """Open websockets by session digest.  Each waits for an event that is set when the session ends."""

    def __init__(self) -> None:
        self._open: dict[str, list[asyncio.Event]] = {}
        self._homes: dict[asyncio.Event, str] = {}

    def enter(self, session: str, home: str = "") -> asyncio.Event:
        """Register a websocket of a session, from an address; returns the event that is set when the session ends."""
        over = asyncio.Event()
        self._open.setdefault(session, []).append(over)
        self._homes[over] = home
        return over

    def leave(self, session: str, over: asyncio.Event) -> None:
        self._open[session].remove(over)
        del self._homes[over]
        if not self._open[session]:
            del self._open[session]

    def close_sessions(self, sessions: Iterable[str]) -> None:
        """Close the websockets of these sessions, which have ended."""
        for session in sessions:
            for over in self._open.get(session, []):
                over.set()

    def close_addresses(self, is_banned: Callable[[str], bool]) -> None:
        """Close the websockets from addresses that are banned."""
        for over, home in self._homes.items():
            if is_banned(home):
                over.set()

    def addresses_of(self, sessions: Iterable[str]) -> list[str]:
        """The addresses from which these sessions have open websockets."""
        return sorted({self._homes[over] for session in sessions for over in self._open.get(session, [])} - {""})
