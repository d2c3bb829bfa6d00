"""Who may do what: roles, the actions that each of them may carry out, and who acts."""

from __future__ import annotations

from typing import Final

import msgspec

from ..protocol import admin
from ..refusing import refuse

RANKS: Final[tuple[admin.Role, ...]] = ("", "judge", "moderator", "owner")
LEAST: Final[dict[type, admin.Role]] = {  # the lowest role that may carry out an action
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
    admin.ResetPassword: "owner",  # the link opens the account
    admin.DeletePerson: "owner",
    admin.TransferClub: "owner",
    admin.CloseClub: "owner",
    admin.DrainNode: "owner",
    admin.ResumeNode: "owner",
    admin.RetireNode: "owner",
    admin.CancelJob: "owner",
    admin.ChangeSetting: "owner",
    admin.GrantRole: "owner",
}


class Actor(msgspec.Struct, frozen=True):
    """Who carries out an action; user 0 is the command line, for those who can open the database."""

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
        """True if the actor may act on a person with this role: nobody acts on their equals but the command line."""
        return self.user == 0 or RANKS.index(self.role) > RANKS.index(role)


def console(name: str) -> Actor:
    """The command line."""
    return Actor(0, f"{name} (command line)"[:64], "owner")
