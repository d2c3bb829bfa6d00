"""The store on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from warhost.server.accounts.offences import MOST_REPORTS
from warhost.server.accounts.store import MOST_SESSIONS
from warhost.server.migrations.steps import upgrade
from warhost.server.moderation.mutes import MOST_MUTES
from warhost.server.protocol import ClockRule, Deck, SavedDeck
from warhost.server.schema import METADATA, TABLES
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.answer_store import AT_ONCE as ROWS
from warhost.server.tables.records.records import Chair, Record, TableRow
from warhost.server.writer import AT_ONCE, COMMITS, TOGETHER, Writer


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "warhost.sqlite3")
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    with made.engine.begin() as connection:  # the tests share one PostgreSQL
        for table in reversed(METADATA.sorted_tables):
            connection.execute(table.delete())
    yield made
    made.close()


def a_table(store: Store, name: str = "one", state: str = "running") -> TableRow:
    user = store.add_user("Ada")
    assert user is not None
    chairs = [
        Chair("person", user.id, "Ada", deck=Deck("orcs", "Mine", {"orc-catapult": 2})),
        Chair("bot", bot="random"),
    ]
    row = TableRow(name, "lords", "1", state, chairs, {"units": 3}, user.id, 5, seed=str(2**127))  # type: ignore[arg-type]
    store.add_table(row, [])
    return row


def test_the_migrations_lead_to_the_schema_the_code_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_opening_a_store_again_finds_everything(store: Store, url: str) -> None:
    row = a_table(store)
    records = [Record(0, "answer", 1, "deploy orc-catapult c3", (600_000, 1), 7), Record(1, "undo", 1, "1")]
    store.append([("one", record) for record in records])
    again = Store(url)
    assert again.table("one") == row
    assert again.records("one") == records
    assert again.unfinished() == [row]
    again.close()


def test_answers_are_added_all_or_none_and_never_twice(store: Store) -> None:
    """A second answer to the same moment fails its batch; nothing of the batch is stored."""
    a_table(store)
    first = Record(0, "answer", 0, "draw")
    store.append([("one", first)])
    with pytest.raises(IntegrityError):
        store.append([("one", Record(1, "answer", 0, "draw")), ("one", Record(0, "answer", 1, "stay"))])
    assert store.records("one") == [first]


def test_accounts_have_one_name_each_whatever_its_capitals(store: Store) -> None:
    ada = store.add_user("Ada", "digest")
    assert ada is not None
    assert store.add_user(" ADA ", "other") is None
    guest = store.add_user("Ada")  # a guest may have this name
    assert guest is not None
    assert not store.make_account(guest.id, "ada", "third")
    assert store.make_account(guest.id, "Grace", "third")
    assert store.account("gRACE") == (type(ada)(guest.id, "Grace", False), "third")
    assert store.account("nobody") is None


def test_conditions_are_checked_again_in_the_transaction_that_writes(store: Store) -> None:
    """Between check and write another request may have created an account, changed a password or deleted the user."""
    guest = store.add_user("Ada")
    assert guest is not None
    assert store.make_account(guest.id, "Ada", "first")
    assert not store.make_account(guest.id, "Eve", "stolen")
    store.rename(guest.id, "Eve")
    assert store.account("Ada") == (type(guest)(guest.id, "Ada", False), "first")
    assert store.set_password(guest.id, "second", "first")
    assert not store.set_password(guest.id, "stolen", "first")
    assert store.password(guest.id) == "second"
    assert store.add_session("one", guest.id, proved="second")
    assert not store.add_session("stolen", guest.id, proved="first")
    assert store.session("stolen") is None
    assert len(store.end_sessions(guest.id)) == 1
    store.drop_user(guest.id)
    assert not store.add_session("late", guest.id)


def test_a_session_is_kept_as_a_digest_and_ends(store: Store) -> None:
    user = store.add_user("Ada")
    assert user is not None
    store.add_session("token", user.id)
    assert store.session("token") == user
    with store.engine.connect() as connection:
        kept = connection.execute(text("SELECT token FROM sessions")).scalar_one()
    assert "token" not in kept
    store.end_session("token")
    assert store.session("token") is None


def test_rows_that_a_user_can_add_repeatedly_are_limited_for_each_user(store: Store) -> None:
    """Reading thousands of rows of one user would delay the store's thread, and hide the reports of others."""
    ada, grace = store.add_user("Ada"), store.add_user("Grace")
    assert ada is not None
    assert grace is not None
    assert store.add_session("hers", grace.id)
    store.add_report(ada.id, grace.id, "one", [["Ada", "rude"]])
    others = [each.id for number in range(MOST_MUTES + 5) if (each := store.add_user(f"Bob {number}")) is not None]
    for other in [*others[1:], others[0]]:
        store.mute(ada.id, other, True)
    store.mute(grace.id, others[1], True)
    for number in range(MOST_SESSIONS + 5):
        assert store.add_session(f"token {number}", ada.id)
    for number in range(MOST_REPORTS + 5):
        store.add_report(grace.id, ada.id, "one", [["Grace", f"words {number}"]])
    assert len(store.sessions(ada.id, "")) == MOST_SESSIONS
    assert store.session(f"token {MOST_SESSIONS + 4}") == ada
    assert store.session("hers") == grace
    assert store.muted(ada.id).keys() == {others[0], *others[-MOST_MUTES + 1 :]}  # the last one is always kept
    assert store.muted(grace.id) == {others[1]: "mute"}
    kept = store.reports()
    assert [each.reporter for each in kept] == ["Ada"] * MOST_REPORTS + ["Grace"]
    assert kept[0].said == [["Grace", f"words {MOST_REPORTS + 4}"]]


def test_decks_belong_to_their_owner(store: Store) -> None:
    ada, eve = store.add_user("Ada"), store.add_user("Eve")
    assert ada is not None
    assert eve is not None
    saved = store.save_deck(ada.id, SavedDeck("lords", Deck("orcs", "Mine")), 1)
    assert saved is not None
    assert store.decks(ada.id) == [saved]
    assert store.decks(eve.id) == []
    assert store.save_deck(eve.id, SavedDeck("lords", Deck("elves"), saved.id), 1) is None
    assert not store.drop_deck(eve.id, saved.id)
    assert store.drop_deck(ada.id, saved.id)
    assert store.decks(ada.id) == []


def test_finished_games_are_found_by_player(store: Store) -> None:
    row = a_table(store)
    assert store.finished_of(row.owner) == []
    row.state = "over"
    store.save_table(row)
    assert store.finished_of(row.owner) == [row]
    assert store.unfinished() == []
    store.drop_table("one")
    assert store.table("one") is None


def test_many_answers_share_a_commit_and_a_bad_one_fails_alone(store: Store) -> None:
    for name in ("one", "two", "three"):
        a_table(store, name)
    store.append([("two", Record(0, "answer", 0, "draw"))])

    async def write() -> tuple[list[object], int]:
        writer = Writer(store)
        work = [writer.append(name, Record(0, "answer", 0, "stay")) for name in ("one", "two", "three")]
        work += [writer.append("one", Record(number, "answer", 0, "stay")) for number in range(1, 30)]
        found = await asyncio.gather(*work, return_exceptions=True)
        await writer.close()
        return found, writer.commits

    found, commits = asyncio.run(write())
    assert [type(each).__name__ for each in found[:3]] == ["NoneType", "LostCommits", "NoneType"]
    assert found[3:] == [None] * 29
    assert 1 <= commits <= 33
    assert len(store.records("one")) == 30
    assert store.records("two")[0].text == "draw"
    assert len(store.records("three")) == 1


def test_a_crowd_is_written_in_portions_and_every_state_with_the_answer_it_came_with(store: Store) -> None:
    """The answers of a batch are rendered while the next one is written; a snapshot alone would not be checked against
    the table's fence.
    """
    names = [f"t{number}" for number in range(2 * TOGETHER + 5)]
    for name in names:
        a_table(store, name)
    portions: list[tuple[list[str], set[str]]] = []

    async def write() -> None:
        writer = Writer(store)
        usual = store.append

        def append(lines: list[tuple[str, Record]], states: dict[str, bytes], *more: Any) -> None:
            portions.append(([name for name, _ in lines], set(states)))
            usual(lines, states, *more)

        store.append = append  # type: ignore[method-assign]
        stays = Record(0, "answer", 0, "stay")
        await asyncio.gather(*[writer.append(each, stays, each.encode()) for each in names])
        await writer.close()

    asyncio.run(write())
    assert [name for lines, _ in portions for name in lines] == names
    assert max(len(lines) for lines, _ in portions) == TOGETHER
    assert all(states == set(lines) for lines, states in portions)


def test_more_rows_than_a_statement_holds_are_written_all_or_none(store: Store) -> None:
    a_table(store)
    many = [Record(number, "answer", 0, f"stay {number}") for number in range(2 * ROWS + 1)]
    with pytest.raises(IntegrityError):
        store.append([("one", each) for each in [*many, many[0]]])
    assert store.records("one") == []
    store.append([("one", each) for each in many])
    assert store.records("one") == many


def test_commits_per_second_are_limited(store: Store) -> None:
    """However many answers arrive, one after the other at each of many tables; all of them are written."""
    names = [f"t{number}" for number in range(20)]
    for name in names:
        a_table(store, name)

    async def play(writer: Writer, name: str, rest: float) -> None:
        for number in range(15):
            await asyncio.sleep(rest)  # otherwise all tables would alternate with one commit
            await writer.append(name, Record(number, "answer", 0, "stay"))

    async def write() -> tuple[int, float]:
        begun = time.monotonic()
        writer = Writer(store)
        await asyncio.gather(*[play(writer, name, at / 5000) for at, name in enumerate(names)])
        took = time.monotonic() - begun
        await writer.close()
        return writer.commits, took

    commits, took = asyncio.run(write())
    assert commits <= AT_ONCE + took * COMMITS
    assert [len(store.records(name)) for name in names] == [15] * 20


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    """An answer must be on disk before it is acknowledged."""
    store = Store(sqlite_url(tmp_path / "w.sqlite3"))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2
    store.close()


def test_tables_from_before_are_found_in_the_list_and_by_their_clocks(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "old.sqlite3")
    engine = create_engine(url)
    rows = {
        "shown": TableRow("shown", "lords", "1", "open", [], {}, 0, 1, public=True),
        "timed": TableRow("timed", "lords", "1", "running", [], {}, 0, 2, clock=ClockRule(1, 1)),
        "over": TableRow("over", "lords", "1", "over", [], {}, 0, 3, public=True, clock=ClockRule(1, 1)),
    }
    with engine.begin() as connection:
        upgrade(connection, "0009")
        for name, row in rows.items():
            values = {"id": name, "state": row.state, "created": row.created, "body": msgspec.json.encode(row).decode()}
            connection.execute(
                text("INSERT INTO tables (id, state, created, body) VALUES (:id, :state, :created, :body)"), values
            )
    engine.dispose()
    store = Store(url)
    with store.engine.connect() as connection:
        found = connection.execute(
            select(TABLES.c.id, TABLES.c.listed, TABLES.c.timed).order_by(TABLES.c.created)
        ).all()
    assert [tuple(row) for row in found] == [("shown", 1, 0), ("timed", 0, 1), ("over", 0, 0)]
    store.close()


# --- readers ----------------------------------------------------------------------------------------------------------


class SlowWrite:
    """A call of the store that blocks its thread until it is released."""

    def __init__(self) -> None:
        self.began, self.may_end = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.began.set()
        assert self.may_end.wait(60)


def test_reading_connections_cannot_write(store: Store) -> None:
    with pytest.raises(SQLAlchemyError, match=r"readonly|read-only"):
        store.reading.add_user("Ada")
    assert store.add_user("Ada") is not None


def test_reads_wait_for_no_write_and_see_every_write_before_them(store: Store) -> None:
    async def asked() -> None:
        writer, slow = Writer(store), SlowWrite()
        row = a_table(store)
        writing = asyncio.create_task(writer.call(slow))
        await asyncio.to_thread(slow.began.wait, 60)
        try:
            assert await writer.read(writer.reading.table, row.id) == row
            assert not writing.done()
        finally:
            slow.may_end.set()
            await writing
        await writer.append(row.id, Record(0, "answer", 0, "draw"))
        assert len(await writer.read(writer.reading.records, row.id)) == 1

    asyncio.run(asked())


def test_an_answer_waits_for_one_other_write_at_most(store: Store) -> None:
    async def asked() -> None:
        writer, slow = Writer(store), SlowWrite()
        row = a_table(store)
        done: list[str] = []

        async def noted(name: str, work: Any) -> None:
            await work
            done.append(name)

        first = asyncio.create_task(noted("first", writer.call(slow)))
        others = [asyncio.create_task(noted("other", writer.call(store.try_write))) for _ in range(5)]
        await asyncio.to_thread(slow.began.wait, 60)
        answer = asyncio.create_task(noted("answer", writer.append(row.id, Record(0, "answer", 0, "draw"))))
        for _ in range(5):
            await asyncio.sleep(0)  # until the answer is passed to the thread
        slow.may_end.set()
        await asyncio.gather(first, answer, *others)
        assert done.index("answer") < done.index("other")

    asyncio.run(asked())


def test_the_last_use_of_a_session_is_stored_once_a_day(store: Store) -> None:
    user = store.add_user("Ada")
    assert user is not None
    assert store.add_session("token", user.id)
    assert store.reading.find_session("token") == (user, False)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE sessions SET used = used - 100000"))
    assert store.reading.find_session("token") == (user, True)
    store.extend_session("token")
    assert store.reading.find_session("token") == (user, False)
