"""Retention: what is deleted after the days of the settings, what is not, and that one node does it once."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from tests.server.people import Person, server, settings
from warhost.server.admin import options
from warhost.server.admin.follower import SELDOM
from warhost.server.admin.jobs import jobs, take_job
from warhost.server.admin.retention import DAY, JOB, preview, schedule
from warhost.server.schema import ANALYSES, ANSWERS, REPORTS, SESSIONS, TABLES, USERS
from warhost.server.store import Store, sqlite_url

NOW = int(time.time())
OLD = NOW - 400 * DAY
ALL = {"keep-sessions": 0, "keep-guests": 0, "keep-guest-games": 0, "keep-analyses": 0, "keep-reports": 0}
PLACES = [{"kind": "me", "deck": "orcs"}, {"kind": "me", "name": "Eve", "deck": "elves"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "w.sqlite3")
    return str(request.getfixturevalue("postgresql"))


def age(store: Store) -> None:
    """Make everything in the database 400 days old."""
    with store.engine.begin() as connection:
        connection.execute(update(USERS).values(created=OLD))
        connection.execute(update(SESSIONS).values(created=OLD, used=OLD))
        connection.execute(update(TABLES).values(created=OLD))


def finished(person: Person) -> str:
    """A finished game of a person against themselves."""
    table = str(person.table(*PLACES)["id"])
    with person.join(table) as seat:
        assert seat.say("resign", seat=seat.you["eye"])["type"] == "done"
    return table


def test_unused_things_are_deleted_and_what_accounts_have_stays(tmp_path: Path) -> None:
    with server(settings(database=sqlite_url(tmp_path / "w.sqlite3"))) as client:
        guest, ada, new = Person(client, "Guest"), Person(client), Person(client, "Newcomer")
        assert ada.post("/api/account", {"name": "Ada", "password": "correct horse"}).status_code == 201
        games = {person: finished(person) for person in (guest, ada)}
        context = client.app.state.context
        portal, store = client.blocking_portal, context.writer.store

        def change() -> None:
            age(store)
            with store.engine.begin() as connection:
                fresh = (SESSIONS.c.user_id == new.user) | (SESSIONS.c.user_id == ada.user)
                connection.execute(update(SESSIONS).where(fresh).values(used=NOW))
                connection.execute(insert(ANALYSES).values(table_id=games[ada], body=b"x"))
                report = {"user_id": 0, "other_id": 0, "name": "a", "reporter": "b", "table_id": "t", "said": "c"}
                report |= {"at": OLD, "handler": "", "note": ""}
                for state, closed in (("closed", OLD - 400 * DAY), ("closed", OLD), ("new", 0)):
                    connection.execute(insert(REPORTS).values(state=state, closed=closed, **report))

        portal.call(context.writer.call, change)
        wanted = {"keep-sessions": 1, "keep-guests": 1, "keep-guest-games": 1, "keep-analyses": 1, "keep-reports": 1}
        assert portal.call(context.writer.call, store.query, preview, NOW) == wanted
        assert portal.call(context.writer.call, store.run_change, schedule, NOW) is True
        portal.call(context.follower.run_jobs)
        [job] = portal.call(context.writer.call, store.query, jobs)
        assert (job.kind, job.state) == (JOB, "done")
        assert job.result == "sessions 1, guests 1, guest-games 1, analyses 1, reports 1"
        assert portal.call(context.writer.call, store.query, preview, NOW) == ALL

        def left() -> tuple[set[int], set[str], set[str], int]:
            with store.engine.connect() as connection:
                users = set(connection.execute(select(USERS.c.id)).scalars())
                tables = set(connection.execute(select(TABLES.c.id)).scalars())
                answers = set(connection.execute(select(ANSWERS.c.table_id)).scalars())
                return users, tables, answers, len(connection.execute(select(REPORTS)).all())

        assert portal.call(context.writer.call, left) == ({ada.user, new.user}, {games[ada]}, {games[ada]}, 2)


@pytest.mark.parametrize(("hosts", "kinds"), [((), []), (("club.example",), [JOB])], ids=["own network", "public"])
def test_only_a_public_server_cleans_every_day(tmp_path: Path, hosts: tuple[str, ...], kinds: list[str]) -> None:
    with server(settings(database=sqlite_url(tmp_path / "w.sqlite3"), hosts=hosts)) as client:
        context, portal = client.app.state.context, client.blocking_portal
        for _ in range(SELDOM):
            portal.call(context.follower.poll)
        assert [job.kind for job in portal.call(context.writer.call, context.writer.store.query, jobs)] == kinds


def test_a_setting_of_zero_days_keeps_everything(database: str) -> None:
    store = Store(database)
    assert store.add_user("Guest") is not None
    age(store)
    assert store.query(preview, NOW) == {**ALL, "keep-guests": 1}
    store.run_change(options.change, "keep-guests", "0")
    assert "keep-guests" not in store.query(preview, NOW)
    store.run_change(options.change, "keep-guests", "401")
    assert store.query(preview, NOW) == ALL
    store.close()


def test_the_daily_job_is_added_once_and_taken_by_one_node(database: str) -> None:
    store, other = Store(database), Store(database)
    assert [each.run_change(schedule, NOW) for each in (store, other, store)] == [True, False, False]
    taken = [each.run_change(take_job, node) for each, node in ((store, "a"), (other, "b"))]
    assert [job.kind if job else None for job in taken] == [JOB, None]
    assert other.run_change(schedule, NOW + 2 * DAY) is True
    store.close()
    other.close()
