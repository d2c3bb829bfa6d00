"""Administration of users: search, bans, names, sessions and reset links."""

from __future__ import annotations

import json
import secrets
import time
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from ..accounts.bans import ban_of
from ..accounts.names import account_key, is_reserved, look_alike_key, normalized_name
from ..accounts.retired_names import is_retired, retire_name
from ..accounts.tokens import digest
from ..protocol import admin
from ..refusing import refuse
from ..schema import BANS, CLUBS, MEMBERS, RESETS, SESSIONS, SITTERS, STAFF, TABLES, USERS
from ..tables.records.records import User
from .audit import notify

RESET_SECONDS: Final = 24 * 3600  # seconds for which a reset link is valid
MOST: Final = 100  # maximum rows of a list


def role_of(connection: Connection, user: int) -> admin.Role:
    """The role of a user; "" for none."""
    role: admin.Role = connection.execute(select(STAFF.c.role).where(STAFF.c.user_id == user)).scalar() or ""
    return role


def find_person(connection: Connection, user: int) -> User:
    """A user by id; refused if there is none."""
    wanted = select(USERS.c.id, USERS.c.name, USERS.c.account)
    found = connection.execute(wanted.where(USERS.c.id == user)).first() if 0 < user < 2**31 else None
    if found is None:
        raise refuse("unknown-person", 404)
    return User(found.id, found.name, found.account is None)


def search(connection: Connection, text: str) -> list[admin.AdminPerson]:
    """Users whose name contains a text, or with an id like `#12`; "" lists the newest."""
    tidy = text.strip()
    if tidy.startswith("#") and tidy[1:].isdecimal() and len(tidy) < 11:
        which: ColumnElement[bool] = USERS.c.id == int(tidy[1:])
    else:
        which = func.lower(USERS.c.name).contains(tidy.lower(), autoescape=True)
    wanted = select(USERS, STAFF.c.role).outerjoin(STAFF, STAFF.c.user_id == USERS.c.id).where(which)
    first = (USERS.c.account.is_(None), USERS.c.id.desc())  # sort key: accounts before guests, then the newest first
    rows = connection.execute(wanted.order_by(*first).limit(MOST)).all()
    return [_person(connection, User(row.id, row.name, row.account is None), row.created, row.role) for row in rows]


def _person(connection: Connection, user: User, created: int, role: admin.Role | None) -> admin.AdminPerson:
    ban = ban_of(connection, user.id)
    kind = ban.kind if ban is not None else ""
    return admin.AdminPerson(user.id, user.name, user.guest, created, role or "", kind == "person", kind == "closed")


def person_info(connection: Connection, user: int) -> admin.AdminPersonInfo:
    """All data of a user that staff may see."""
    found = find_person(connection, user)
    created = connection.execute(select(USERS.c.created).where(USERS.c.id == user)).scalar_one()
    count, used = connection.execute(
        select(func.count(), func.max(SESSIONS.c.used)).where(SESSIONS.c.user_id == user)
    ).one()
    unfinished = select(TABLES.c.id).join(SITTERS).where(SITTERS.c.user_id == user, TABLES.c.state != "over")
    others = MEMBERS.alias()
    members = select(func.count()).where(others.c.club_id == CLUBS.c.id).scalar_subquery()
    own = select(CLUBS, members.label("members")).join(MEMBERS).where(MEMBERS.c.user_id == user)
    clubs = [
        admin.AdminClub(each.id, each.name, each.founder, "", each.members)
        for each in connection.execute(own.order_by(CLUBS.c.name)).all()
    ]
    bans = connection.execute(select(BANS).where(BANS.c.user_id == user).order_by(BANS.c.id.desc()).limit(MOST)).all()
    past = [admin.AdminBan(each.kind, "", each.reason, each.begun, each.lifted or each.until) for each in bans]
    return admin.AdminPersonInfo(
        person=_person(connection, found, created, role_of(connection, user)),
        sessions=count,
        used=used or 0,
        tables=list(connection.execute(unfinished.limit(MOST)).scalars()),
        clubs=clubs,
        bans=past,
        addresses=[],
    )


def session_digests(connection: Connection, user: int) -> list[str]:
    """The digests of a user's sessions."""
    return list(connection.execute(select(SESSIONS.c.token).where(SESSIONS.c.user_id == user)).scalars())


def ban(connection: Connection, user: int, kind: str, reason: str, until: int = 0) -> None:
    """Ban a user or close their account; replaces an earlier ban, and ends all their sessions."""
    if until and until <= time.time():
        raise refuse("past-time", 400)
    unban(connection, user, kind, needed=False)
    values = {"kind": kind, "user_id": user, "network": "", "reason": reason.strip(), "until": until, "lifted": 0}
    connection.execute(insert(BANS).values(begun=int(time.time()), **values))
    sign_out(connection, user)


def unban(connection: Connection, user: int, kind: str, needed: bool = True) -> None:
    """Lift a ban, or reopen a closed account; if `needed`, refused if there is none."""
    holds = (BANS.c.lifted == 0) & ((BANS.c.until == 0) | (BANS.c.until > int(time.time())))
    own = (BANS.c.user_id == user) & (BANS.c.kind == kind) & holds
    if not connection.execute(update(BANS).where(own).values(lifted=int(time.time()))).rowcount and needed:
        raise refuse("not-banned", 409)


def sign_out(connection: Connection, user: int) -> None:
    """End all sessions of a user, and notify the servers to close their connections."""
    ended = connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user).returning(SESSIONS.c.token)).scalars()
    notify(connection, "sessions", json.dumps(list(ended)))


def reset_link(connection: Connection, user: int) -> str:
    """The key of a new one-time link for choosing a password; earlier links become invalid."""
    if find_person(connection, user).guest:
        raise refuse("no-account", 409)
    key = secrets.token_urlsafe(32)
    connection.execute(delete(RESETS).where((RESETS.c.user_id == user) | (RESETS.c.until < int(time.time()))))
    until = int(time.time()) + RESET_SECONDS
    connection.execute(insert(RESETS).values(token=digest(key), user_id=user, until=until))
    return key


def rename(connection: Connection, user: int, name: str) -> str:
    """Rename a user; returns the new name.  The old name of an account stays reserved for some time."""
    person, tidy = find_person(connection, user), normalized_name(name)
    taken = connection.execute(
        select(USERS.c.id).where(USERS.c.look == look_alike_key(tidy), USERS.c.id != user)
    ).first()
    if taken is not None or is_reserved(tidy) or is_retired(connection, tidy):
        raise refuse("name-taken", 409)
    values = {"name": tidy}
    if not person.guest:
        retire_name(connection, person.name)
        values |= {"account": account_key(tidy), "look": look_alike_key(tidy)}
    connection.execute(update(USERS).where(USERS.c.id == user).values(**values))
    return tidy


def grant(connection: Connection, user: int, role: admin.Role) -> None:
    """Give a user a role; "" removes it.  Not possible for guests, because they can change their names."""
    if find_person(connection, user).guest:
        raise refuse("no-account", 409)
    connection.execute(delete(STAFF).where(STAFF.c.user_id == user))
    if role:
        connection.execute(insert(STAFF).values(user_id=user, role=role, since=int(time.time())))


def staff(connection: Connection) -> list[admin.AdminStaff]:
    """All users with a role."""
    wanted = select(USERS.c.id, USERS.c.name, STAFF.c.role, STAFF.c.since).join(STAFF)
    rows = connection.execute(wanted.order_by(STAFF.c.role, USERS.c.name)).all()
    return [admin.AdminStaff(*row) for row in rows]
