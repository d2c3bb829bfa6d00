"""Chat of a table, kept in memory.  Only reported messages are stored."""

from __future__ import annotations

import logging
import time
import unicodedata
from collections import deque
from collections.abc import Callable
from typing import Final, ParamSpec

from ..accounts.names import is_visible
from ..accounts.token_bucket import TokenBucket
from ..protocol import LONGEST_SAYING, Block, ChatMessage, Mute, MuteKind, ReportChatMessage, SendChatMessage, Talking
from ..refusing import refuse
from .records.records import TableRow
from .services.services import Services

P = ParamSpec("P")
LOG = logging.getLogger(__name__)
KEPT: Final = 60  # maximum number of chat messages kept per table; older ones are dropped
BEFORE: Final = 10  # number of earlier messages that a report includes
RATE: Final = 0.4  # messages per second that a user may send on average
BURST: Final = 6  # messages that a user may send at once
REPORT_AGAIN: Final = 1800  # seconds after which an address that has used up its reports may report again


class Chat:
    """The last messages of one table, and who has muted whom."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._messages: deque[tuple[int, ChatMessage]] = deque(maxlen=KEPT)  # user id of the sender, and the message
        self._count = 0
        self._rate_limits: dict[int, TokenBucket] = {}  # rate limit for messages, by user
        self._muted: dict[int, dict[int, MuteKind]] = {}  # by user: whom they have muted or blocked

    async def read_mutes(self, row: TableRow) -> None:
        """Read the mutes of the users at the table."""
        writer = self._services.writer
        try:
            for user in row.users():
                self._muted[user] = await writer.read(writer.reading.muted, user)
        except Exception:
            LOG.exception("whom people at table %s have muted could not be read", row.id)

    def visible_messages(self, row: TableRow, user: int) -> list[ChatMessage]:
        """The messages that a user sees: without those of users they have muted, or who have left their place.

        Spectators see none at an unlisted table, unless its owner has opened the chat.
        """
        if not row.is_chat_open() and not row.places_of(user):
            return []
        muted = self._muted.get(user, {})
        return [said for who, said in self._messages if who not in muted and said.place in row.places_of(who)]

    def muted(self, row: TableRow, user: int) -> list[int]:
        """The places of users whom a user has muted or blocked."""
        return [place for place in range(len(row.chairs)) if self.ignores(user, _person(row, place))]

    def blocked(self, row: TableRow, user: int) -> list[int]:
        """The places of users whom a user has blocked."""
        muted = self._muted.get(user, {})
        return [place for place in range(len(row.chairs)) if muted.get(_person(row, place)) == "block"]

    def ignores(self, user: int, other: int) -> bool:
        """True if a user at the table has muted or blocked another: they see no messages and no offers of theirs."""
        return other in self._muted.get(user, {})

    async def handle(self, row: TableRow, user: int, intent: Talking, home: str = "") -> None:
        """Handle a chat message, mute or report from an address; refused for spectators."""
        if not row.places_of(user):
            raise refuse("not-your-seat", 403)
        rate_limit = self._rate_limits.setdefault(user, TokenBucket(RATE, BURST, self._services.now))
        if not rate_limit.take():
            raise refuse("too-fast", 429, seconds=round(1 / RATE))
        if isinstance(intent, SendChatMessage):
            if self._services.newcomers is not None:
                await self._services.newcomers.check_message(user, home)
            self._say(row, user, intent)
        elif isinstance(intent, Mute):
            await self._mute(row, user, intent.place, "mute", intent.muted)
        elif isinstance(intent, Block):
            await self._mute(row, user, intent.place, "block", intent.blocked)
        else:
            await self._report(row, user, intent, home)

    def _say(self, row: TableRow, user: int, intent: SendChatMessage) -> None:
        if intent.place not in row.places_of(user):
            raise refuse("not-your-seat", 403)
        text = " ".join(unicodedata.normalize("NFC", intent.text).split())
        if bool(text) == bool(intent.phrase) or len(text) > LONGEST_SAYING or (text and not is_visible(text)):
            raise refuse("saying", limit=LONGEST_SAYING)
        self._services.check_words(text)
        self._count += 1
        self._messages.append((user, ChatMessage(self._count, intent.place, intent.phrase, text, int(time.time()))))

    async def _mute(self, row: TableRow, user: int, place: int, kind: MuteKind, muted: bool) -> None:
        other = _person(row, place)
        if not other or other == user:
            raise refuse("no-place", 404)
        await self._write(self._services.writer.store.mute, user, other, muted, kind)
        await self.read_mutes(row)

    async def _report(self, row: TableRow, user: int, intent: ReportChatMessage, home: str) -> None:
        until = [(who, said) for who, said in self._messages if said.number <= intent.number][-BEFORE:]
        if not until or until[-1][1].number != intent.number or until[-1][0] == user:
            raise refuse("not-found", 404)
        may_report = self._services.may_report
        if may_report is not None and not await may_report(home):
            raise refuse("too-fast", 429, seconds=REPORT_AGAIN)
        words = [[row.chairs[said.place].name, said.text or said.phrase] for _, said in until]
        await self._write(self._services.writer.store.add_report, until[-1][0], user, row.id, words)
        self._services.count("reported")

    async def _write(self, method: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await self._services.writer.write(method, *args, **kwargs)
        except Exception:
            LOG.exception("something about what was said could not be written")
            raise refuse("storage", 503) from None


def _person(row: TableRow, place: int) -> int:
    """The user at a place, or 0."""
    chairs = row.chairs
    return chairs[place].user if 0 <= place < len(chairs) and chairs[place].kind == "person" else 0
