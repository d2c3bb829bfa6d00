"""Database access for saved states of running games and rendered finished games."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import ColumnElement, Engine, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from ...cluster.owners import ALIVE
from ...schema import ANALYSES, KEPT_GAMES, STATES, TABLES

MARK: Final = 64  # bytes: what is shorter is no game, but the mark of one that these rules cannot put away
NOT_ELSEWHERE: Final = (
    f"NOT EXISTS (SELECT 1 FROM owners WHERE owners.table_id = tables.id AND owners.node <> :node AND {ALIVE})"
)


class PastStore:
    """Nothing in here is needed to go on with a game."""

    engine: Engine
    node: str

    def saved_state(self, table: str) -> bytes:
        """Where a running game stood some answers ago, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(STATES.c.body).where(STATES.c.table_id == table)).first()
        return bytes(row.body) if row is not None else b""

    def games_to_keep(self, after: str, limit: int, marks: Sequence[bytes] = ()) -> list[str]:
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

    def keep_game(self, table: str, body: bytes) -> None:
        """Put a finished game away; it stays as it was put there first."""
        if not self.kept_game(table):
            with suppress(IntegrityError), self.engine.begin() as connection:  # another was faster
                connection.execute(delete(KEPT_GAMES).where(_marked(table)))
                connection.execute(insert(KEPT_GAMES).values(table_id=table, body=body))

    def mark_game(self, table: str, mark: bytes) -> None:
        """Note that some rules cannot put a finished game away: they do not replay it at every start."""
        assert len(mark) <= MARK
        with suppress(IntegrityError), self.engine.begin() as connection:  # another has put it away
            connection.execute(delete(KEPT_GAMES).where(_marked(table)))
            connection.execute(insert(KEPT_GAMES).values(table_id=table, body=mark))

    def marked_games(self, mark: bytes, limit: int) -> list[str]:
        """Ids of finished games with a mark."""
        wanted = select(KEPT_GAMES.c.table_id).where(KEPT_GAMES.c.body == mark).order_by(KEPT_GAMES.c.table_id)
        with self.engine.connect() as connection:
            return [row.table_id for row in connection.execute(wanted.limit(limit)).all()]

    def kept_game(self, table: str) -> bytes:
        """What was put away of a finished game, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(KEPT_GAMES.c.body).where(KEPT_GAMES.c.table_id == table)).first()
        return bytes(row.body) if row is not None and len(row.body) > MARK else b""

    def keep_analysis(self, table: str, body: bytes) -> None:
        """Put away what a bot thinks of a finished game; it stays as it was put there first."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(ANALYSES).values(table_id=table, body=body))

    def kept_analysis(self, table: str) -> bytes:
        """What was put away of it, or b""."""
        with self.engine.connect() as connection:
            row = connection.execute(select(ANALYSES.c.body).where(ANALYSES.c.table_id == table)).first()
        return bytes(row.body) if row is not None else b""


def _marked(table: str) -> ColumnElement[bool]:
    return (KEPT_GAMES.c.table_id == table) & (func.length(KEPT_GAMES.c.body) <= MARK)
