"""Administration over HTTP: one action for each thing that staff may do, and what the lists show."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .words import Line, Secret, Short, Whole

Role = Literal["", "judge", "moderator", "owner"]  # from the lowest to the highest; "": no staff member
Reason = Annotated[str, msgspec.Meta(max_length=500)]
Text = Annotated[str, msgspec.Meta(max_length=20_000)]


class BanPerson(msgspec.Struct, tag_field="action", tag="ban-person"):
    """End all sessions of a person and refuse new ones until a time (seconds since 1970; 0: for ever)."""

    person: Whole
    reason: Reason
    until: Whole = 0


class UnbanPerson(msgspec.Struct, tag_field="action", tag="unban-person"):
    """End a ban."""

    person: Whole


class ResetPassword(msgspec.Struct, tag_field="action", tag="reset-password"):
    """Create a link with which the holder of an account can choose a new password once."""

    person: Whole


class RenamePerson(msgspec.Struct, tag_field="action", tag="rename-person"):
    """Rename a person, at their tables too; the old name stays reserved for some time."""

    person: Whole
    name: Line


class ClosePerson(msgspec.Struct, tag_field="action", tag="close-person"):
    """Close an account: nobody can sign in to it, and its name stays reserved."""

    person: Whole
    reason: Reason = ""


class ReopenPerson(msgspec.Struct, tag_field="action", tag="reopen-person"):
    """Open a closed account again."""

    person: Whole


class DeletePerson(msgspec.Struct, tag_field="action", tag="delete-person"):
    """Delete a person as if they had done it themselves."""

    person: Whole


class SignOutPerson(msgspec.Struct, tag_field="action", tag="sign-out-person"):
    """End all sessions of a person."""

    person: Whole


class BanAddress(msgspec.Struct, tag_field="action", tag="ban-address"):
    """Ban an address or a network, which then has read access only, until a time (0: for ever)."""

    network: Short
    reason: Reason
    until: Whole = 0


class UnbanAddress(msgspec.Struct, tag_field="action", tag="unban-address"):
    """End the ban of a network."""

    network: Short


class CloseTable(msgspec.Struct, tag_field="action", tag="close-table"):
    """Remove an open table, or end a running game without a winner."""

    table: Short
    reason: Reason = ""


class HideTable(msgspec.Struct, tag_field="action", tag="hide-table"):
    """Take a table out of the public list."""

    table: Short


class HandOverTable(msgspec.Struct, tag_field="action", tag="hand-over-table"):
    """Make another person at a table its owner."""

    table: Short
    person: Whole


class TransferClub(msgspec.Struct, tag_field="action", tag="transfer-club"):
    """Make another member the founder of a club."""

    club: Short
    person: Whole


class CloseClub(msgspec.Struct, tag_field="action", tag="close-club"):
    """Delete a club with its seasons; the games stay."""

    club: Short
    reason: Reason = ""


class DrainNode(msgspec.Struct, tag_field="action", tag="drain-node"):
    """Have a node take no new tables and hand over those that others can continue."""

    node: Short


class ResumeNode(msgspec.Struct, tag_field="action", tag="resume-node"):
    """Have a drained node take tables again."""

    node: Short


class RetireNode(msgspec.Struct, tag_field="action", tag="retire-node"):
    """Drain a node; it stops when its last game is over."""

    node: Short


class CancelJob(msgspec.Struct, tag_field="action", tag="cancel-job"):
    """Cancel a job that no server has begun."""

    job: Whole


class ChangeSetting(msgspec.Struct, tag_field="action", tag="change-setting"):
    """Change a setting of the server; running nodes follow."""

    name: Short
    value: Text


class GrantRole(msgspec.Struct, tag_field="action", tag="grant-role"):
    """Make the holder of an account part of the staff; "" ends that."""

    person: Whole
    role: Role


class TakeReport(msgspec.Struct, tag_field="action", tag="take-report"):
    """Take a report, so that others see who deals with it."""

    report: Whole


class CloseReport(msgspec.Struct, tag_field="action", tag="close-report"):
    """Close a report, with what was done about it."""

    report: Whole
    note: Reason


class AddWord(msgspec.Struct, tag_field="action", tag="add-word"):
    """Forbid a word in messages and names; `bad*` forbids all words that begin with it, `*bad*` all that contain it."""

    word: Line


class RemoveWord(msgspec.Struct, tag_field="action", tag="remove-word"):
    """Allow a forbidden word again."""

    word: Line


AdminAction = (
    BanPerson
    | UnbanPerson
    | ResetPassword
    | RenamePerson
    | ClosePerson
    | ReopenPerson
    | DeletePerson
    | SignOutPerson
    | BanAddress
    | UnbanAddress
    | CloseTable
    | HideTable
    | HandOverTable
    | TransferClub
    | CloseClub
    | DrainNode
    | ResumeNode
    | RetireNode
    | CancelJob
    | ChangeSetting
    | GrantRole
    | TakeReport
    | CloseReport
    | AddWord
    | RemoveWord
)


class AdminDone(msgspec.Struct):
    """The result of an action: the id of the job that carries it out (0: it is done), or the key of a reset link."""

    job: int = 0
    key: str = ""


class AdminBan(msgspec.Struct):
    """A ban of a person or a network, or a closed account."""

    kind: Literal["person", "closed", "address"]
    network: str
    reason: str
    begun: int
    until: int  # end of the ban in seconds since 1970; 0: it has no end


class AdminPerson(msgspec.Struct):
    """A person in a list."""

    id: int
    name: str
    guest: bool
    created: int
    role: Role
    banned: bool
    closed: bool


class AdminPersonInfo(msgspec.Struct):
    """A person with what staff need to decide; addresses are those of open connections, kept in memory only."""

    person: AdminPerson
    sessions: int
    used: int  # when a session of the user was last used, rounded to a day
    tables: list[str]  # ids of the user's unfinished tables
    clubs: list[AdminClub]
    bans: list[AdminBan]  # present and past bans of the user
    addresses: list[str]


class AdminClub(msgspec.Struct):
    """A club in a list."""

    id: str
    name: str
    founder: int
    founder_name: str
    members: int


class AdminTable(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    public: bool
    created: int
    owner: int
    people: list[str]
    node: str


class AdminNode(msgspec.Struct):
    """A node of the cluster."""

    id: str
    address: str
    leaving: bool
    tables: int


class AdminJob(msgspec.Struct):
    """A job that a running server carries out."""

    id: int
    kind: str
    state: str
    target: str
    created: int
    ended: int
    result: str


class AdminSetting(msgspec.Struct):
    """A setting with its present value; `kind` says how it is edited."""

    name: str
    kind: Literal["number", "yes-no", "lines", "text"]
    value: str
    default: str


class AdminEntry(msgspec.Struct):
    """An entry of the audit log."""

    id: int
    at: int
    actor: str
    action: str
    target: str
    details: str


class AdminStaff(msgspec.Struct):
    """A member of the staff."""

    id: int
    name: str
    role: Role
    since: int


class AdminReport(msgspec.Struct):
    """A reported message with the messages before it."""

    id: int
    by: str
    person: int  # id of the user who wrote the message; 0 if the user was deleted since
    reporter: str
    table: str
    said: list[list[str]]  # pairs of a user's name and a chat message
    at: int
    state: str  # "new", "taken" or "closed"
    handler: str
    note: str


class AdminHome(msgspec.Struct):
    """GET /api/admin: the requester's role, the node that replies, and the staff."""

    role: Role
    node: str
    staff: list[AdminStaff]


class ResetBody(msgspec.Struct):
    """POST /api/reset: the key of a reset link: with a password, changes it; without, returns the account's name."""

    key: Secret
    password: Secret = ""
