"""Roles of staff, and the actions that each role may carry out."""

from __future__ import annotations

from typing import Final

import msgspec

from ..protocol import admin
from ..refusing import refuse

RANKS: Final[tuple[admin.Role, ...]] = ("", "judge", "moderator", "owner")
LEAST: Final[dict[type, admin.Role]] = {  # by type of action: the lowest role that may carry it out
    admin.CloseTable: "judge",
    admin.HideTable: "judge",
    admin.HandOverTable: "judge",
    admin.BanPerson: "moderator",
    admin.UnbanPerson: "moderator",
    admin.RenamePerson: "moderator",
    admin.SignOutPerson: "moderator",
    admin.ClosePerson: "moderator",
    admin.ReopenPerson: "moderator",
    admin.BanAddress: "moderator",
    admin.UnbanAddress: "moderator",
    admin.ResetPassword: "owner",  # not lower, because the reset link gives access to the account
    admin.DeletePerson: "owner",
    admin.TransferClub: "owner",
    admin.CloseClub: "owner",
    admin.DrainNode: "owner",
    admin.ResumeNode: "owner",
    admin.RetireNode: "owner",
    admin.CancelJob: "owner",
    admin.ChangeSetting: "owner",
    admin.GrantRole: "owner",
    admin.TakeReport: "moderator",
    admin.CloseReport: "moderator",
    admin.AddWord: "moderator",
    admin.RemoveWord: "moderator",
}


class Actor(msgspec.Struct, frozen=True):
    """The user who carries out an action; user 0 is the command line, for anyone who can open the database."""

    user: int
    name: str
    role: admin.Role

    def is_at_least(self, role: admin.Role) -> bool:
        return RANKS.index(self.role) >= RANKS.index(role)

    def require(self, role: admin.Role) -> None:
        """Refuse unless the actor has this role or a higher one."""
        if not self.is_at_least(role):
            raise refuse("not-allowed", 403)

    def outranks(self, role: admin.Role) -> bool:
        """True if the actor's role is higher than the person's; always true for the command line."""
        return self.user == 0 or RANKS.index(self.role) > RANKS.index(role)


def console(name: str) -> Actor:
    """The actor for the command line."""
    return Actor(0, f"{name} (command line)"[:64], "owner")
