"""Database store of clubs: their members, seasons and rounds, and the results of their games."""

from __future__ import annotations

import secrets
import time
from secrets import compare_digest
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, select, update

from ..database import lock_row
from ..protocol import ClubBrief, ClubPair, ClubRound, ClubSeason
from ..refusing import refuse
from ..schema import CLUBS, MEMBERS, REMOVED_MEMBERS, RESULTS, ROUNDS, SEASONS, USERS
from ..tables.records.records import TableRow
from .results import Result, results

MOST_RESULTS: Final = 10_000  # maximum number of results read for one table of standings, the newest ones


class ClubLimitReached(Exception):
    """The limit on members, clubs, seasons or rounds is reached."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class Club(msgspec.Struct, frozen=True):
    """A club with its members, but without its results."""

    id: str
    name: str
    key: str
    founder: int
    members: dict[int, str]  # names of the members by user id, in the order in which they joined


class ClubStore:
    """Clubs in the database.  Every method is one transaction: stored on return, or nothing changed.

    Code that counts rows and then adds one locks the user, then the club, because another node may do the same.
    """

    engine: Engine

    def clubs_of(self, user: int) -> list[ClubBrief]:
        """The clubs of which a user is a member, by name."""
        own = select(MEMBERS.c.club_id).where(MEMBERS.c.user_id == user)
        wanted = (
            select(CLUBS.c.id, CLUBS.c.name, func.count().label("members"))
            .join(MEMBERS, MEMBERS.c.club_id == CLUBS.c.id)
            .where(CLUBS.c.id.in_(own))
            .group_by(CLUBS.c.id, CLUBS.c.name)
            .order_by(CLUBS.c.name, CLUBS.c.id)
        )
        with self.engine.connect() as connection:
            return [ClubBrief(row.id, row.name, row.members) for row in connection.execute(wanted).all()]

    def found_club(self, user: int, name: str, most: int) -> str:
        """Create a club with its founder as the only member and with one season; returns its id."""
        club, now = secrets.token_hex(8), int(time.time())
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, user)
            _check_room(connection, user, most)
            connection.execute(insert(CLUBS).values(id=club, name=name, key=new_key(), founder=user))
            connection.execute(insert(MEMBERS).values(club_id=club, user_id=user, joined=now))
            connection.execute(insert(SEASONS).values(club_id=club, number=1, name="", begun=now))
        return club

    def club(self, club: str) -> Club | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(CLUBS).where(CLUBS.c.id == club)).first()
            wanted = select(USERS.c.id, USERS.c.name).join(MEMBERS).where(MEMBERS.c.club_id == club)
            rows = connection.execute(wanted.order_by(MEMBERS.c.joined, USERS.c.id)).all()
        return Club(row.id, row.name, row.key, row.founder, {each.id: each.name for each in rows}) if row else None

    def rename_club(self, club: str, name: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(name=name))

    def renew_invitation(self, club: str) -> None:
        """Replace the invitation key, so that the old one is no longer valid."""
        with self.engine.begin() as connection:
            connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(key=new_key()))

    def join_club(self, club: str, key: str, user: int, most_clubs: int, most_members: int) -> bool:
        """Add a user to a club, unless they are a member already; False if the invitation key is wrong."""
        own = (MEMBERS.c.club_id == club) & (MEMBERS.c.user_id == user)
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, user)
            lock_row(connection, CLUBS.c.id, club)
            row = connection.execute(select(CLUBS.c.key).where(CLUBS.c.id == club)).first()
            if row is None or not fits(row.key, key):
                return False
            out = (REMOVED_MEMBERS.c.club_id == club) & (REMOVED_MEMBERS.c.user_id == user)
            if connection.execute(select(REMOVED_MEMBERS.c.user_id).where(out)).first() is not None:
                raise refuse("removed-member", 403)
            if connection.execute(select(MEMBERS.c.user_id).where(own)).first() is None:
                _check_room(connection, user, most_clubs)
                count = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.club_id == club)
                if connection.execute(count).scalar_one() >= most_members:
                    raise ClubLimitReached(most_members)
                connection.execute(insert(MEMBERS).values(club_id=club, user_id=user, joined=int(time.time())))
        return True

    def leave_club(self, club: str, user: int) -> None:
        with self.engine.begin() as connection:
            take_out(connection, user, club)

    def remove_member(self, club: str, user: int) -> None:
        """Remove a member for good: they cannot join again, and the link that they know opens nothing any more."""
        with self.engine.begin() as connection:
            take_out(connection, user, club)
            connection.execute(insert(REMOVED_MEMBERS).values(club_id=club, user_id=user))
            connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(key=new_key()))

    def removed_members(self, club: str) -> dict[int, str]:
        """The ids and names of removed members, who cannot join again."""
        wanted = select(USERS.c.id, USERS.c.name).join(REMOVED_MEMBERS).where(REMOVED_MEMBERS.c.club_id == club)
        with self.engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(wanted.order_by(USERS.c.name)).all()}

    def readmit(self, club: str, user: int) -> None:
        """Let a removed member join again."""
        own = (REMOVED_MEMBERS.c.club_id == club) & (REMOVED_MEMBERS.c.user_id == user)
        with self.engine.begin() as connection:
            connection.execute(delete(REMOVED_MEMBERS).where(own))

    # --- seasons and rounds ---------------------------------------------------------------------------------------

    def seasons(self, club: str) -> list[ClubSeason]:
        """The seasons of a club in order; there is at least one."""
        wanted = select(SEASONS).where(SEASONS.c.club_id == club).order_by(SEASONS.c.number)
        with self.engine.connect() as connection:
            return [ClubSeason(row.number, row.name, row.begun) for row in connection.execute(wanted).all()]

    def begin_season(self, club: str, number: int, name: str, most: int) -> None:
        """Begin a season if `number` is the next one, so that a repeated request begins only one."""
        own = SEASONS.c.club_id == club
        with self.engine.begin() as connection:
            if _is_next(connection, club, select(func.max(SEASONS.c.number)).where(own), number, most):
                values = {"number": number, "name": name, "begun": int(time.time())}
                connection.execute(insert(SEASONS).values(club_id=club, **values))

    def rounds(self, club: str, season: int) -> list[ClubRound]:
        """The rounds of a season, in order."""
        own = (ROUNDS.c.club_id == club) & (ROUNDS.c.season == season)
        with self.engine.connect() as connection:
            rows = connection.execute(select(ROUNDS).where(own).order_by(ROUNDS.c.number)).all()
        return [ClubRound(row.number, row.begun, _pairs(row)) for row in rows]

    def begin_round(self, club: str, season: int, number: int, pairs: list[ClubPair], most: int) -> None:
        """Begin a round if `number` is the next one, so that a repeated request begins only one."""
        own = (ROUNDS.c.club_id == club) & (ROUNDS.c.season == season)
        body = msgspec.json.encode([[each.one, each.other] for each in pairs]).decode()
        with self.engine.begin() as connection:
            if _is_next(connection, club, select(func.max(ROUNDS.c.number)).where(own), number, most):
                values = {"number": number, "begun": int(time.time()), "body": body}
                connection.execute(insert(ROUNDS).values(club_id=club, season=season, **values))

    # --- results --------------------------------------------------------------------------------------------------

    def club_results(self, club: str, since: int = 0, until: int = 0) -> list[Result]:
        """The results of members at tables opened after they joined and within a period; 0 leaves an end of it open."""
        own = (MEMBERS.c.user_id == RESULTS.c.user_id) & (MEMBERS.c.club_id == club)
        wanted = select(RESULTS).join(MEMBERS, own).where(RESULTS.c.created >= MEMBERS.c.joined)
        wanted = wanted.where(RESULTS.c.created >= since)
        if until:
            wanted = wanted.where(RESULTS.c.created < until)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(RESULTS.c.created.desc()).limit(MOST_RESULTS)).all()
        return [Result(*row) for row in rows]


def take_out(connection: Connection, user: int, club: str = "") -> None:
    """Remove a user from one club or from all.  The longest member succeeds a founder; empty clubs are deleted."""
    own = select(MEMBERS.c.club_id).where(MEMBERS.c.user_id == user)
    left = [row.club_id for row in connection.execute(own).all() if club in ("", row.club_id)]
    for each in sorted(left):
        lock_row(connection, CLUBS.c.id, each)
        connection.execute(delete(MEMBERS).where(MEMBERS.c.club_id == each, MEMBERS.c.user_id == user))
        others = select(MEMBERS.c.user_id).where(MEMBERS.c.club_id == each)
        first = connection.execute(others.order_by(MEMBERS.c.joined, MEMBERS.c.user_id)).first()
        if first is None:
            for table in (ROUNDS, SEASONS):
                connection.execute(delete(table).where(table.c.club_id == each))
            connection.execute(delete(CLUBS).where(CLUBS.c.id == each))
        else:
            founded = (CLUBS.c.id == each) & (CLUBS.c.founder == user)
            connection.execute(update(CLUBS).where(founded).values(founder=first.user_id))


def keep_results(connection: Connection, table: TableRow) -> None:
    """Store the results of a finished table for the users who are still named at it."""
    connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table.id))
    found = results(table)
    if found:
        rows = [msgspec.structs.asdict(each) for each in found]
        connection.execute(insert(RESULTS), rows)


def fits(key: str, given: str) -> bool:
    return compare_digest(key.encode(), given.encode(errors="replace"))


def new_key() -> str:
    return secrets.token_urlsafe(16)


def _is_next(connection: Connection, club: str, latest: Select[int], number: int, most: int) -> bool:
    """True if `number` is the next season or round of a club; raises Full if that would exceed the limit."""
    lock_row(connection, CLUBS.c.id, club)
    last = connection.execute(latest).scalar_one() or 0
    if number == last + 1 > most:
        raise ClubLimitReached(most)
    return number == last + 1


def _check_room(connection: Connection, user: int, most: int) -> None:
    own = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.user_id == user)
    if connection.execute(own).scalar_one() >= most:
        raise ClubLimitReached(most)


def _pairs(row: Row[tuple[object, ...]]) -> list[ClubPair]:
    return [ClubPair(one, other) for one, other in msgspec.json.decode(row.body, type=list[tuple[int, int]])]
