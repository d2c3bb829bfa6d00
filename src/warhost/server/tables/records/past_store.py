"""Database store of snapshots of running games, and of archived finished games."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import ColumnElement, Engine, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from ...cluster.owners import ALIVE
from ...schema import ANALYSES, KEPT_GAMES, STATES, TABLES
from ...sealing.key_ring import KeyRing
from ...sealing.sealed_rows import opened_state

MARK: Final = 64  # bytes: a shorter entry is not a game, but marks one that the installed rules cannot archive
NOT_ELSEWHERE: Final = (
    f"NOT EXISTS (SELECT 1 FROM owners WHERE owners.table_id = tables.id AND owners.node <> :node AND {ALIVE})"
)


class PastStore:
    """Snapshots, archived games and analyses in the database.  All of them can be recomputed from the answers."""

    engine: Engine
    node: str
    keys: KeyRing

    def saved_state(self, table: str) -> bytes:
        """The snapshot of a running game, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(STATES.c.body).where(STATES.c.table_id == table)).first()
        return opened_state(self.keys, table, bytes(row.body)) if row is not None else b""

    def unarchived_games(self, after: str, limit: int, marks: Sequence[bytes] = ()) -> list[str]:
        """Ids of finished games that are not archived yet, except those that another node is archiving.

        `marks`: left by these rules on games that they cannot archive; they are not tried again.
        """
        done = (func.length(KEPT_GAMES.c.body) > MARK) | KEPT_GAMES.c.body.in_(marks)
        kept = select(KEPT_GAMES.c.table_id).where(KEPT_GAMES.c.table_id == TABLES.c.id, done)
        wanted = select(TABLES.c.id).where(TABLES.c.state == "over", TABLES.c.id > after, ~kept.exists())
        if self.node:
            wanted = wanted.where(text(NOT_ELSEWHERE).bindparams(node=self.node))
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted.order_by(TABLES.c.id).limit(limit)).all()]

    def archive_game(self, table: str, body: bytes) -> None:
        """Archive a finished game; an existing entry is kept."""
        if not self.archived_game(table):
            with suppress(IntegrityError), self.engine.begin() as connection:  # another node has written it first
                connection.execute(delete(KEPT_GAMES).where(_marked(table)))
                connection.execute(insert(KEPT_GAMES).values(table_id=table, body=body))

    def mark_unarchivable(self, table: str, mark: bytes) -> None:
        """Mark a finished game that these rules versions cannot archive, so that it is not retried at every start."""
        assert len(mark) <= MARK
        with suppress(IntegrityError), self.engine.begin() as connection:  # another node has archived the game
            connection.execute(delete(KEPT_GAMES).where(_marked(table)))
            connection.execute(insert(KEPT_GAMES).values(table_id=table, body=mark))

    def unarchivable_games(self, mark: bytes, limit: int) -> list[str]:
        """Ids of finished games with a mark."""
        wanted = select(KEPT_GAMES.c.table_id).where(KEPT_GAMES.c.body == mark).order_by(KEPT_GAMES.c.table_id)
        with self.engine.connect() as connection:
            return [row.table_id for row in connection.execute(wanted.limit(limit)).all()]

    def archived_game(self, table: str) -> bytes:
        """The archived game, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(KEPT_GAMES.c.body).where(KEPT_GAMES.c.table_id == table)).first()
        return bytes(row.body) if row is not None and len(row.body) > MARK else b""

    def save_analysis(self, table: str, body: bytes) -> None:
        """Store a bot's analysis of a finished game; an existing one is kept."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(ANALYSES).values(table_id=table, body=body))

    def saved_analysis(self, table: str) -> bytes:
        """The stored analysis of a finished game, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(ANALYSES.c.body).where(ANALYSES.c.table_id == table)).first()
        return bytes(row.body) if row is not None else b""


def _marked(table: str) -> ColumnElement[bool]:
    return (KEPT_GAMES.c.table_id == table) & (func.length(KEPT_GAMES.c.body) <= MARK)
