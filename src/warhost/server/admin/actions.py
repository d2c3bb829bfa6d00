"""Implementation of all staff actions, each in one transaction: checked, carried out, and named for the audit log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection

from ..accounts.offences import handle_report
from ..protocol import admin
from ..protocol.admin import AdminDone
from ..refusing import refuse
from . import addresses, clubs, jobs, options, people, tables
from .actors import LEAST, Actor

Handler = Callable[[Connection, Actor, Any], AdminDone]
DONE: Final = AdminDone()


def carry_out(connection: Connection, actor: Actor, action: admin.AdminAction) -> tuple[AdminDone, str]:
    """Carry out an action; returns the result, and the target for the audit log."""
    actor.require(LEAST[type(action)])
    target = _target(connection, action)
    person = getattr(action, "person", 0)
    if person and not isinstance(action, admin.HandOverTable | admin.TransferClub):
        if person == actor.user or not actor.outranks(people.role_of(connection, person)):
            raise refuse("not-allowed", 403)
    return HANDLERS[type(action)](connection, actor, action), target


def _target(connection: Connection, action: admin.AdminAction) -> str:
    """The target of an action, as in the audit log; refused if there is no such target."""
    parts = []
    for part in ("table", "club", "network", "node", "job", "report", "person"):
        found = getattr(action, part, None)
        if found is None:
            continue
        if part == "person":
            parts.append(f"person {found} {people.find_person(connection, found).name}")
        elif part == "club":
            parts.append(f"club {found} {clubs.club_name(connection, found)}")
        else:
            parts.append(f"{part} {found}")
    return ", ".join(parts)


def _ban_person(connection: Connection, _: Actor, action: admin.BanPerson) -> AdminDone:
    people.ban(connection, action.person, "person", action.reason, action.until)
    return DONE


def _unban_person(connection: Connection, _: Actor, action: admin.UnbanPerson) -> AdminDone:
    people.unban(connection, action.person, "person")
    return DONE


def _close_person(connection: Connection, _: Actor, action: admin.ClosePerson) -> AdminDone:
    people.ban(connection, action.person, "closed", action.reason)
    return DONE


def _reopen_person(connection: Connection, _: Actor, action: admin.ReopenPerson) -> AdminDone:
    people.unban(connection, action.person, "closed")
    return DONE


def _reset_password(connection: Connection, _: Actor, action: admin.ResetPassword) -> AdminDone:
    return AdminDone(key=people.reset_link(connection, action.person))


def _rename_person(connection: Connection, _: Actor, action: admin.RenamePerson) -> AdminDone:
    name = people.rename(connection, action.person, action.name)
    return AdminDone(jobs.add_job(connection, "rename-person", {"person": action.person, "name": name}))


def _delete_person(connection: Connection, _: Actor, action: admin.DeletePerson) -> AdminDone:
    people.ban(connection, action.person, "closed", "")
    return AdminDone(jobs.add_job(connection, "delete-person", {"person": action.person}))


def _sign_out_person(connection: Connection, _: Actor, action: admin.SignOutPerson) -> AdminDone:
    people.sign_out(connection, action.person)
    return DONE


def _ban_address(connection: Connection, _: Actor, action: admin.BanAddress) -> AdminDone:
    addresses.ban_network(connection, addresses.network_of(action.network), action.reason, action.until)
    return DONE


def _unban_address(connection: Connection, _: Actor, action: admin.UnbanAddress) -> AdminDone:
    addresses.unban_network(connection, addresses.network_of(action.network))
    return DONE


def _close_table(connection: Connection, _: Actor, action: admin.CloseTable) -> AdminDone:
    if tables.find_table(connection, action.table).state == "over":
        raise refuse("not-running", 409)
    return AdminDone(jobs.add_job(connection, "close-table", {"table": action.table}))


def _hide_table(connection: Connection, _: Actor, action: admin.HideTable) -> AdminDone:
    tables.find_table(connection, action.table)
    return AdminDone(jobs.add_job(connection, "hide-table", {"table": action.table}))


def _hand_over_table(connection: Connection, _: Actor, action: admin.HandOverTable) -> AdminDone:
    if action.person not in tables.find_table(connection, action.table).users():
        raise refuse("no-place", 409)
    return AdminDone(jobs.add_job(connection, "hand-over-table", {"table": action.table, "person": action.person}))


def _transfer_club(connection: Connection, _: Actor, action: admin.TransferClub) -> AdminDone:
    clubs.transfer(connection, action.club, action.person)
    return DONE


def _close_club(connection: Connection, _: Actor, action: admin.CloseClub) -> AdminDone:
    clubs.close(connection, action.club)
    return DONE


def _at_node(
    connection: Connection, _: Actor, action: admin.DrainNode | admin.ResumeNode | admin.RetireNode
) -> AdminDone:
    tables.check_node(connection, action.node)
    return AdminDone(jobs.add_job(connection, str(action.__struct_config__.tag), {}, action.node))


def _cancel_job(connection: Connection, _: Actor, action: admin.CancelJob) -> AdminDone:
    jobs.cancel(connection, action.job)
    return DONE


def _change_setting(connection: Connection, _: Actor, action: admin.ChangeSetting) -> AdminDone:
    options.change(connection, action.name, action.value)
    return DONE


def _grant_role(connection: Connection, actor: Actor, action: admin.GrantRole) -> AdminDone:
    if not actor.outranks(action.role):
        raise refuse("not-allowed", 403)
    people.grant(connection, action.person, action.role)
    return DONE


def _take_report(connection: Connection, actor: Actor, action: admin.TakeReport) -> AdminDone:
    handle_report(connection, action.report, actor.name, None)
    return DONE


def _close_report(connection: Connection, actor: Actor, action: admin.CloseReport) -> AdminDone:
    handle_report(connection, action.report, actor.name, action.note.strip())
    return DONE


def _add_word(connection: Connection, _: Actor, action: admin.AddWord) -> AdminDone:
    options.change_word(connection, action.word, True)
    return DONE


def _remove_word(connection: Connection, _: Actor, action: admin.RemoveWord) -> AdminDone:
    options.change_word(connection, action.word, False)
    return DONE


HANDLERS: Final[dict[type, Handler]] = {
    admin.BanPerson: _ban_person,
    admin.UnbanPerson: _unban_person,
    admin.ResetPassword: _reset_password,
    admin.RenamePerson: _rename_person,
    admin.ClosePerson: _close_person,
    admin.ReopenPerson: _reopen_person,
    admin.DeletePerson: _delete_person,
    admin.SignOutPerson: _sign_out_person,
    admin.BanAddress: _ban_address,
    admin.UnbanAddress: _unban_address,
    admin.CloseTable: _close_table,
    admin.HideTable: _hide_table,
    admin.HandOverTable: _hand_over_table,
    admin.TransferClub: _transfer_club,
    admin.CloseClub: _close_club,
    admin.DrainNode: _at_node,
    admin.ResumeNode: _at_node,
    admin.RetireNode: _at_node,
    admin.CancelJob: _cancel_job,
    admin.ChangeSetting: _change_setting,
    admin.GrantRole: _grant_role,
    admin.TakeReport: _take_report,
    admin.CloseReport: _close_report,
    admin.AddWord: _add_word,
    admin.RemoveWord: _remove_word,
}
