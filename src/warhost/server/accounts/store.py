"""Database store of users: guests, accounts and their sessions."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from sqlalchemy import ColumnElement, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...engine.plain import JsonObject
from ..clubs.store import take_out
from ..database import delete_all_but, lock_row
from ..protocol import SessionInfo
from ..schema import MUTES, ORDERS, RESULTS, SESSIONS, SITTERS, USERS
from ..tables.records.records import User
from .bans import check_ban
from .names import account_key, look_alike_key
from .offences import forget_in_reports
from .retired_names import is_retired, retire_name
from .tokens import digest

SESSION_SECONDS: Final = 365 * 24 * 3600
SEEN_SECONDS: Final = 24 * 3600  # precision of the stored time at which a session was last used
MOST_SESSIONS: Final = 50  # sessions per user; a further session ends the one that was unused for longest
SHOWN_DIGITS: Final = 16  # digits of a session's digest that are shown: enough to identify it, useless to an attacker


class AccountStore:
    """Users and sessions in the database.  Every method is one transaction: stored on return, or nothing changed."""

    engine: Engine

    def add_user(self, name: str, password: str = "") -> User | None:
        """Add a guest, or with a password digest an account; None if an account has this name or a similar one."""
        row: JsonObject = {"name": name, "created": int(time.time())}
        if password:
            row |= {"account": account_key(name), "look": look_alike_key(name), "password": password}
        try:
            with self.engine.begin() as connection:
                if password and is_retired(connection, name):
                    return None
                done = connection.execute(insert(USERS).values(**row))
                assert done.inserted_primary_key is not None
                return User(int(done.inserted_primary_key[0]), name, not password)
        except IntegrityError:
            return None

    def rename(self, user: int, name: str) -> None:
        """Rename a guest; the name of an account never changes."""
        with self.engine.begin() as connection:
            connection.execute(update(USERS).where(USERS.c.id == user, USERS.c.account.is_(None)).values(name=name))

    def make_account(self, user: int, name: str, password: str) -> bool:
        """Turn a guest into an account; False if another has this name or a similar one, or if it is one already."""
        values = {"name": name, "account": account_key(name), "look": look_alike_key(name), "password": password}
        try:
            with self.engine.begin() as connection:
                guest = (USERS.c.id == user) & USERS.c.account.is_(None)
                if is_retired(connection, name):
                    return False
                return bool(connection.execute(update(USERS).where(guest).values(**values)).rowcount)
        except IntegrityError:
            return False

    def is_taken(self, name: str) -> bool:
        """True if an account has, or had until lately, a name that looks like it: guests must not impersonate users."""
        with self.engine.connect() as connection:
            return (
                is_retired(connection, name)
                or connection.execute(select(USERS.c.id).where(USERS.c.look == look_alike_key(name))).first()
                is not None
            )

    def account(self, name: str) -> tuple[User, str] | None:
        """The account of a name and its password digest."""
        with self.engine.connect() as connection:
            row = connection.execute(select(USERS).where(USERS.c.account == account_key(name))).first()
        return (User(row.id, row.name, False), row.password) if row is not None else None

    def password(self, user: int) -> str:
        """The digest of a user's password; "" for a guest."""
        with self.engine.connect() as connection:
            row = connection.execute(select(USERS.c.password).where(USERS.c.id == user)).first()
        return (row.password or "") if row is not None else ""

    def set_password(self, user: int, password: str, proved: str) -> bool:
        """Change the password of a user whose old digest is `proved`; False if it has changed since."""
        own = (USERS.c.id == user) & (USERS.c.password == proved)
        with self.engine.begin() as connection:
            return bool(connection.execute(update(USERS).where(own).values(password=password)).rowcount)

    def drop_user(self, user: int) -> None:
        """Delete a user with all their rows.  The tables where they played keep the game, but not the user."""
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, user)
            name = connection.execute(select(USERS.c.name).where(USERS.c.id == user, USERS.c.account.is_not(None)))
            for each in name.scalars().all():
                retire_name(connection, each)
            take_out(connection, user)
            for each in (SITTERS, ORDERS, RESULTS, SESSIONS):
                connection.execute(delete(each).where(each.c.user_id == user))
            connection.execute(delete(MUTES).where((MUTES.c.user_id == user) | (MUTES.c.other_id == user)))
            forget_in_reports(connection, user)
            connection.execute(delete(USERS).where(USERS.c.id == user))  # the cascade deletes the user's decks, too

    # --- sessions -------------------------------------------------------------------------------------------------

    def add_session(self, token: str, user: int, device: str = "", instead: str = "", proved: str = "") -> bool:
        """Add a session; `instead` is the token of the session that it replaces.

        Returns False if `proved` is no longer the digest of the user's password: a password change ends all sessions,
        also one that is about to begin.  Raises Banned if the user may not sign in.
        """
        now = int(time.time())
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, user)
            row = connection.execute(select(USERS.c.password).where(USERS.c.id == user)).first()
            if row is None or (proved and row.password != proved):
                return False
            check_ban(connection, user)
            if instead:
                connection.execute(delete(SESSIONS).where(SESSIONS.c.token == digest(instead)))
            values = {"created": now, "used": now, "device": device, "expires": now + SESSION_SECONDS}
            own, last = SESSIONS.c.user_id == user, (SESSIONS.c.used.desc(), SESSIONS.c.created.desc())
            delete_all_but(connection, SESSIONS.c.token, own, last, MOST_SESSIONS - 1)
            connection.execute(insert(SESSIONS).values(token=digest(token), user_id=user, **values))
        return True

    def session(self, token: str) -> User | None:
        """The user of a session that has not expired.  Stores at most once a day that the session was used."""
        found = self.find_session(token)
        if found is None:
            return None
        user, is_stale = found
        if is_stale:
            with suppress(SQLAlchemyError):  # a full disk must not prevent a login
                self.extend_session(token)
        return user

    def find_session(self, token: str) -> tuple[User, bool] | None:
        """The user of a session that has not expired, and True if its stored last use is more than a day old."""
        wanted = select(USERS, SESSIONS.c.used).join(SESSIONS).where(SESSIONS.c.token == digest(token))
        now = int(time.time())
        with self.engine.connect() as connection:
            row = connection.execute(wanted.where(SESSIONS.c.expires > now)).first()
        return (User(row.id, row.name, row.account is None), row.used < now - SEEN_SECONDS) if row is not None else None

    def extend_session(self, token: str) -> None:
        """Store that a session was used now, and extend its expiry."""
        now = int(time.time())
        with self.engine.begin() as connection:
            seen = {"used": now, "expires": now + SESSION_SECONDS}
            connection.execute(update(SESSIONS).where(SESSIONS.c.token == digest(token)).values(**seen))

    def sessions(self, user: int, token: str) -> list[SessionInfo]:
        """A user's sessions: first the one of the token, then by last use."""
        wanted = select(SESSIONS).where(SESSIONS.c.user_id == user, SESSIONS.c.expires > int(time.time()))
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(SESSIONS.c.used.desc(), SESSIONS.c.created.desc())).all()
        own = digest(token)
        found = [
            SessionInfo(row.token[:SHOWN_DIGITS], row.device, row.created, row.used, row.token == own) for row in rows
        ]
        return sorted(found, key=lambda each: not each.current)

    def end_session(self, token: str) -> list[str]:
        """End a session; returns the digests of the sessions that ended."""
        return self._end(SESSIONS.c.token == digest(token))

    def end_named_session(self, user: int, name: str) -> list[str]:
        """End one of a user's sessions by its id in the list of sessions."""
        return self._end((SESSIONS.c.user_id == user) & SESSIONS.c.token.startswith(name, autoescape=True))

    def end_sessions(self, user: int, but: str = "") -> list[str]:
        """End all sessions of a user except the one of a token."""
        return self._end((SESSIONS.c.user_id == user) & (SESSIONS.c.token != digest(but)))

    def forget_old_sessions(self) -> None:
        self._end(SESSIONS.c.expires <= int(time.time()))

    def _end(self, which: ColumnElement[bool]) -> list[str]:
        with self.engine.begin() as connection:
            return list(connection.execute(delete(SESSIONS).where(which).returning(SESSIONS.c.token)).scalars())
