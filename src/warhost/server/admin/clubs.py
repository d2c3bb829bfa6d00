"""Administration of clubs: search, transfer and deletion."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, update

from ..database import lock_row
from ..protocol import admin
from ..refusing import refuse
from ..schema import CLUBS, MEMBERS, ROUNDS, SEASONS, USERS
from .people import MOST


def search_clubs(connection: Connection, text: str) -> list[admin.AdminClub]:
    """Clubs whose name or id contains a text."""
    members = select(func.count()).where(MEMBERS.c.club_id == CLUBS.c.id).scalar_subquery()
    wanted = select(CLUBS, USERS.c.name.label("founder_name"), members.label("members"))
    wanted = wanted.outerjoin(USERS, USERS.c.id == CLUBS.c.founder)
    named = func.lower(CLUBS.c.name).contains(text.strip().lower(), autoescape=True) | (CLUBS.c.id == text.strip())
    rows = connection.execute(wanted.where(named).order_by(CLUBS.c.name, CLUBS.c.id).limit(MOST)).all()
    return [admin.AdminClub(row.id, row.name, row.founder, row.founder_name or "", row.members) for row in rows]


def club_name(connection: Connection, club: str) -> str:
    """The name of a club; refused if there is none."""
    found: str | None = connection.execute(select(CLUBS.c.name).where(CLUBS.c.id == club)).scalar()
    if found is None:
        raise refuse("unknown-club", 404)
    return found


def transfer(connection: Connection, club: str, user: int) -> None:
    """Make another member the founder."""
    lock_row(connection, CLUBS.c.id, club)
    own = (MEMBERS.c.club_id == club) & (MEMBERS.c.user_id == user)
    if connection.execute(select(MEMBERS.c.user_id).where(own)).first() is None:
        raise refuse("no-member", 409)
    connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(founder=user))


def close(connection: Connection, club: str) -> None:
    """Delete a club with its seasons and rounds; the games and their results remain."""
    lock_row(connection, CLUBS.c.id, club)
    for table in (ROUNDS, SEASONS, MEMBERS):
        connection.execute(delete(table).where(table.c.club_id == club))
    connection.execute(delete(CLUBS).where(CLUBS.c.id == club))
