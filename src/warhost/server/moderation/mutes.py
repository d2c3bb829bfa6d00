"""Database store of muted and blocked users.  A blocked user is muted, too."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Engine, delete, insert, select

from ..database import delete_all_but, lock_row
from ..protocol import MutedPerson, MuteKind
from ..schema import MUTES, USERS

MOST_MUTES: Final = 500  # muted and blocked users per user: all of them are read for every table that the user joins


class MuteStore:
    """Muted and blocked users in the database.  Every method is one transaction."""

    engine: Engine

    def muted(self, user: int) -> dict[int, MuteKind]:
        """The users whom a user has muted or blocked, by id."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.other_id, MUTES.c.kind).where(MUTES.c.user_id == user)).all()
        return {row.other_id: row.kind for row in rows}

    def mute(self, user: int, other: int, muted: bool, kind: MuteKind = "mute") -> None:
        """Mute or block a user, or end that.  Above the limit, the oldest accounts are unmuted and unblocked.

        A mute neither replaces a block nor ends it.
        """
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, user)
            both = (MUTES.c.user_id == user) & (MUTES.c.other_id == other)
            if kind == "mute" and connection.execute(select(MUTES.c.kind).where(both)).scalar() == "block":
                return
            connection.execute(delete(MUTES).where(both))
            if muted:
                own, last = MUTES.c.user_id == user, [MUTES.c.other_id.desc()]
                delete_all_but(connection, MUTES.c.other_id, own, last, MOST_MUTES - 1)
                connection.execute(insert(MUTES).values(user_id=user, other_id=other, kind=kind))

    def unmute(self, user: int, other: int) -> bool:
        """End a mute or a block; False if there is none."""
        both = (MUTES.c.user_id == user) & (MUTES.c.other_id == other)
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(MUTES).where(both)).rowcount)

    def muted_people(self, user: int) -> list[MutedPerson]:
        """The users whom a user has muted or blocked, by name."""
        wanted = select(USERS.c.id, USERS.c.name, MUTES.c.kind).join(MUTES, MUTES.c.other_id == USERS.c.id)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.where(MUTES.c.user_id == user).order_by(USERS.c.name, USERS.c.id)).all()
        return [MutedPerson(row.id, row.name, row.kind) for row in rows]

    def blocks_of(self, user: int) -> tuple[set[int], set[int]]:
        """The ids of the users whom a user has blocked, and of those who have blocked the user."""
        blocks = MUTES.c.kind == "block"
        with self.engine.connect() as connection:
            own = connection.execute(select(MUTES.c.other_id).where(MUTES.c.user_id == user, blocks)).scalars()
            by = connection.execute(select(MUTES.c.user_id).where(MUTES.c.other_id == user, blocks)).scalars()
            return set(own), set(by)

    def blocks_among(self, users: Collection[int]) -> set[frozenset[int]]:
        """The pairs among these users of whom one has blocked the other."""
        among = (MUTES.c.kind == "block") & MUTES.c.user_id.in_(list(users)) & MUTES.c.other_id.in_(list(users))
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.user_id, MUTES.c.other_id).where(among)).all()
        return {frozenset((row.user_id, row.other_id)) for row in rows}
