"""Staff actions in the database: permissions, effects, and entries in the audit log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from sqlalchemy import delete, inspect, text, update
from sqlalchemy.exc import DatabaseError

from warhost.server.accounts.bans import Banned
from warhost.server.accounts.names import look_alike_key
from warhost.server.accounts.retired_names import RESTS
from warhost.server.admin import addresses, clubs, jobs, options, people, tables
from warhost.server.admin.actors import LEAST, RANKS, Actor, console
from warhost.server.admin.addresses import BannedNetworks
from warhost.server.admin.store import last_notice, log, notices, use_reset
from warhost.server.migrations.steps import downgrade, upgrade
from warhost.server.protocol import admin
from warhost.server.refusing import RequestRefused
from warhost.server.schema import AUDIT, RESTING_NAMES
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.records.records import Chair, TableRow

HOST = console("root")
SOON = int(time.time()) + 3600


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    sqlite = request.param == "sqlite"
    url = sqlite_url(tmp_path / "club.sqlite3") if sqlite else str(request.getfixturevalue("postgresql"))
    made = Store(url)
    yield made
    made.close()


@pytest.fixture
def memory() -> Iterator[Store]:
    made = Store("sqlite://")
    yield made
    made.close()


def account(store: Store, name: str) -> int:
    made = store.add_user(name, "digest")
    assert made is not None
    assert store.add_session(f"token of {name}", made.id)
    return made.id


def refusal(store: Store, actor: Actor, action: admin.AdminAction) -> str:
    with pytest.raises(RequestRefused) as no:
        store.administer(actor, action)
    return no.value.refusal.key.removeprefix("refused.")


def table(store: Store, user: int, name: str = "one", state: str = "running") -> TableRow:
    chairs = [Chair("person", user, "Eve", deck="orcs"), Chair("bot", bot="random")]
    row = TableRow(name, "lords", "1", state, chairs, {}, user, 5, public=True)  # type: ignore[arg-type]
    store.add_table(row, [])
    return row


def test_a_ban_ends_all_sessions_and_keeps_the_person_out_until_it_is_over(store: Store) -> None:
    eve = account(store, "Eve")
    assert store.administer(HOST, admin.BanPerson(eve, "insults", SOON)) == admin.AdminDone()
    assert store.session("token of Eve") is None
    with pytest.raises(Banned) as banned:
        store.add_session("another", eve, proved="digest")
    assert banned.value.refusal.refusal.args["reason"] == "insults"
    [notice] = store.query(notices, 0)
    assert notice.kind == "sessions"
    assert len(notice.body) > 64  # the digest of the ended session
    info = store.query(people.person_info, eve)
    assert (info.person.banned, info.sessions, [each.reason for each in info.bans]) == (True, 0, ["insults"])
    with store.engine.begin() as connection:  # an hour later
        connection.execute(text("UPDATE bans SET until = 1"))
    assert store.add_session("another", eve, proved="digest")
    assert refusal(store, HOST, admin.UnbanPerson(eve)) == "not-banned"


def test_a_ban_for_good_is_lifted_by_hand_and_a_closed_account_opened_again(memory: Store) -> None:
    eve = account(memory, "Eve")
    memory.administer(HOST, admin.BanPerson(eve, "spam"))
    memory.administer(HOST, admin.ClosePerson(eve))
    memory.administer(HOST, admin.UnbanPerson(eve))
    with pytest.raises(Banned) as closed:
        memory.add_session("new", eve)
    assert closed.value.kind == "closed"
    memory.administer(HOST, admin.ReopenPerson(eve))
    assert memory.add_session("new", eve)
    assert refusal(memory, HOST, admin.BanPerson(eve, "", 5)) == "past-time"


def test_everything_staff_do_is_in_the_log_and_nothing_there_can_be_changed(store: Store) -> None:
    eve = account(store, "Eve")
    store.administer(HOST, admin.BanPerson(eve, "insults"))
    store.administer(Actor(7, "Ada", "moderator"), admin.SignOutPerson(eve))
    entries = store.query(log)
    assert [(each.actor, each.action, each.target) for each in entries] == [
        ("Ada", "sign-out-person", f"person {eve} Eve"),
        ("root (command line)", "ban-person", f"person {eve} Eve"),
    ]
    assert "insults" in entries[1].details
    for change in (update(AUDIT).values(action="nothing"), delete(AUDIT)):
        with pytest.raises(DatabaseError), store.engine.begin() as connection:
            connection.execute(change)
    assert store.query(log) == entries
    assert store.query(log, entries[0].id) == entries[1:]


def test_a_refused_action_leaves_no_entry_and_no_notice(memory: Store) -> None:
    eve = account(memory, "Eve")
    assert refusal(memory, HOST, admin.RenamePerson(eve, "admin")) == "name-taken"
    assert refusal(memory, HOST, admin.BanPerson(99, "")) == "unknown-person"
    assert memory.query(log) == []
    assert memory.query(last_notice) == 0


def test_every_action_has_a_role_and_nobody_acts_above_their_own(memory: Store) -> None:
    assert set(get_args(admin.AdminAction)) == set(LEAST)
    ada, bob, eve = [account(memory, name) for name in ("Ada", "Bob", "Eve")]
    memory.administer(HOST, admin.GrantRole(ada, "owner"))
    owner, moderator, judge, guest = [Actor(ada if role == "owner" else bob, "x", role) for role in RANKS[::-1]]
    memory.administer(owner, admin.GrantRole(bob, "moderator"))
    assert refusal(memory, owner, admin.GrantRole(eve, "owner")) == "not-allowed"
    assert refusal(memory, moderator, admin.BanPerson(ada, "")) == "not-allowed"
    assert refusal(memory, moderator, admin.BanPerson(bob, "")) == "not-allowed"  # their own account
    assert refusal(memory, moderator, admin.ResetPassword(eve)) == "not-allowed"
    assert refusal(memory, judge, admin.BanPerson(eve, "")) == "not-allowed"
    assert refusal(memory, guest, admin.HideTable("one")) == "not-allowed"
    memory.administer(moderator, admin.BanPerson(eve, ""))
    memory.administer(owner, admin.BanPerson(bob, ""))
    assert [(each.name, each.role) for each in memory.query(people.staff)] == [("Bob", "moderator"), ("Ada", "owner")]
    memory.administer(HOST, admin.GrantRole(ada, ""))
    assert memory.query(people.role_of, ada) == ""


def test_a_reset_link_works_once_and_ends_all_sessions(store: Store) -> None:
    ada = account(store, "Ada")
    old = store.administer(HOST, admin.ResetPassword(ada)).key
    key = store.administer(HOST, admin.ResetPassword(ada)).key
    assert "key" not in str(store.query(log))
    assert store.run_change(use_reset, old, "other") is None  # a new link makes the previous one invalid
    ended = store.run_change(use_reset, key, "other")
    assert ended is not None
    assert len(ended) == 1
    assert store.password(ada) == "other"
    assert store.run_change(use_reset, key, "third") is None
    late = store.administer(HOST, admin.ResetPassword(ada)).key
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE resets SET until = 1"))
    assert store.run_change(use_reset, late, "third") is None
    guest = store.add_user("Guest")
    assert guest is not None
    assert refusal(store, HOST, admin.ResetPassword(guest.id)) == "no-account"


def test_names_of_renamed_and_deleted_accounts_are_retired(store: Store) -> None:
    eve, bob = account(store, "Rude"), account(store, "Bob")
    assert refusal(store, HOST, admin.RenamePerson(eve, "B0b")) == "name-taken"
    done = store.administer(HOST, admin.RenamePerson(eve, "Polite"))
    assert [(job.id, job.kind, job.target) for job in store.query(jobs.jobs)] == [
        (done.job, "rename-person", f"{eve} Polite")
    ]
    assert store.account("polite") is not None
    store.drop_user(bob)
    for name in ("Rude", "rude", "Bob"):
        assert store.is_taken(name)
        assert store.add_user(name, "digest") is None
    with store.engine.begin() as connection:
        connection.execute(update(RESTING_NAMES).values(until=RESTING_NAMES.c.until - RESTS - 1))
    assert not store.is_taken("Bob")
    assert store.add_user("Bob", "digest") is not None


def test_people_are_found_by_name_and_number(store: Store) -> None:
    ada = account(store, "Ada")
    assert store.add_user("Adam") is not None
    account(store, "100%")
    assert [(each.name, each.guest) for each in store.query(people.search, "ADA")] == [("Ada", False), ("Adam", True)]
    assert [each.name for each in store.query(people.search, f"#{ada}")] == ["Ada"]
    assert [each.name for each in store.query(people.search, "0%")] == ["100%"]
    assert len(store.query(people.search, "")) == 3


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("192.0.2.7", ["192.0.2.7"], ["192.0.2.8", "2001:db8::1", ""]),
        ("192.0.2.0/24", ["192.0.2.0", "192.0.2.255"], ["192.0.3.0"]),
        ("2001:db8:1:2::5", ["2001:db8:1:2::/64", "2001:db8:1:2::9"], ["2001:db8:1:3::/64"]),
        ("2001:db8::/32", ["2001:db8:ffff::/64"], ["2001:db9::/64", "192.0.2.1", "no address"]),
        ("::ffff:192.0.2.7", ["192.0.2.7"], ["192.0.2.8"]),
    ],
)
def test_a_banned_network_is_matched_by_its_prefix(
    memory: Store, banned: str, inside: list[str], outside: list[str]
) -> None:
    memory.administer(HOST, admin.BanAddress(banned, "flood", SOON))
    found = BannedNetworks(memory.query(addresses.banned_networks))
    assert [found.bans(each) for each in inside] == [True] * len(inside)
    assert [found.bans(each) for each in outside] == [False] * len(outside)
    memory.administer(HOST, admin.UnbanAddress(banned))
    assert memory.query(addresses.banned_networks) == []
    assert refusal(memory, HOST, admin.UnbanAddress(banned)) == "not-banned"


@pytest.mark.parametrize("network", ["", "x", "0.0.0.0/0", "10.0.0.0/7", "::/0", "192.0.2.1/33", "1.2.3"])
def test_invalid_and_too_large_networks_are_not_banned(memory: Store, network: str) -> None:
    assert refusal(memory, HOST, admin.BanAddress(network, "")) == "bad-network"


def test_a_club_gets_another_founder_and_is_closed(store: Store) -> None:
    ada, bob, eve = [account(store, name) for name in ("Ada", "Bob", "Eve")]
    club = store.found_club(ada, "Tuesdays", 9)
    found = store.club(club)
    assert found is not None
    assert store.join_club(club, found.key, bob, 9, 9)
    assert refusal(store, HOST, admin.TransferClub(club, eve)) == "no-member"
    store.administer(HOST, admin.TransferClub(club, bob))
    assert [(each.name, each.founder_name, each.members) for each in store.query(clubs.search_clubs, "tues")] == [
        ("Tuesdays", "Bob", 2)
    ]
    store.administer(HOST, admin.CloseClub(club))
    assert store.club(club) is None
    assert refusal(store, HOST, admin.CloseClub(club)) == "unknown-club"


def test_tables_are_found_by_their_people_and_actions_on_them_become_jobs(store: Store) -> None:
    eve = account(store, "Eve")
    table(store, eve)
    table(store, eve, "two", "over")
    assert [(each.id, each.people) for each in store.query(tables.search_tables, "eve")] == [("one", ["Eve"])]
    assert [each.id for each in store.query(tables.search_tables, "", "over")] == ["two"]
    assert store.query(tables.search_tables, "random") == []  # part of the row, but not of a player's name
    assert refusal(store, HOST, admin.CloseTable("three")) == "unknown-table"
    assert refusal(store, HOST, admin.CloseTable("two")) == "not-running"
    assert refusal(store, HOST, admin.HandOverTable("one", account(store, "Bob"))) == "no-place"
    first = store.administer(HOST, admin.CloseTable("one", "stuck")).job
    second = store.administer(HOST, admin.HideTable("one")).job
    assert refusal(store, HOST, admin.DrainNode("nobody")) == "no-such-node"
    taken = store.run_change(jobs.take_job, "a")
    assert taken is not None
    assert (taken.id, taken.kind, taken.body) == (first, "close-table", {"table": "one"})
    assert refusal(store, HOST, admin.CancelJob(first)) == "no-such-job"
    store.administer(HOST, admin.CancelJob(second))
    assert store.run_change(jobs.take_job, "b") is None
    store.run_change(jobs.free_jobs, ["b"])  # the node is dead: another one takes the job
    again = store.run_change(jobs.take_job, "b")
    assert again == taken
    store.run_change(jobs.end_job, first, "done", "")
    assert [(each.state, each.target) for each in store.query(jobs.jobs)] == [("cancelled", "one"), ("done", "one")]


def test_a_setting_has_the_values_of_its_kind(memory: Store) -> None:
    assert memory.query(options.settings)["sign-ups"] == "yes"
    memory.administer(HOST, admin.ChangeSetting("sign-ups", "no"))
    assert memory.query(options.settings)["sign-ups"] == "no"
    assert refusal(memory, HOST, admin.ChangeSetting("sign-ups", "perhaps")) == "bad-setting"
    assert refusal(memory, HOST, admin.ChangeSetting("nothing", "1")) == "no-such-setting"


def test_the_migration_has_a_way_back(store: Store) -> None:
    """Downgrade and upgrade the tables of administration; users and their sessions stay."""
    ada = account(store, "Ada")
    for step, there in (("0013", False), ("head", True)):
        with store.engine.begin() as connection:
            (upgrade if there else downgrade)(connection, step)
            assert inspect(connection).has_table("audit") is there
    found = store.session("token of Ada")
    assert found is not None
    assert found.id == ada
    assert look_alike_key("Ada") == look_alike_key("ada")
