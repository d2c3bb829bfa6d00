"""Settings that staff change while the server runs: their names, kinds and defaults."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ..protocol import admin
from ..refusing import refuse
from ..schema import SERVER_SETTINGS
from .audit import notify

LARGEST: Final = 10**9


class Option(NamedTuple):
    """A setting with its type and default."""

    kind: Literal["number", "yes-no", "lines"]
    default: str


OPTIONS: Final[dict[str, Option]] = {
    "sign-ups": Option("yes-no", "yes"),  # whether new guests and accounts are allowed
}


def settings(connection: Connection) -> dict[str, str]:
    """The value of every setting."""
    kept = {row.name: row.body for row in connection.execute(select(SERVER_SETTINGS)).all()}
    return {name: kept.get(name, option.default) for name, option in OPTIONS.items()}


def listed(connection: Connection) -> list[admin.AdminSetting]:
    """Every setting with its value and its default."""
    values = settings(connection)
    return [admin.AdminSetting(name, each.kind, values[name], each.default) for name, each in OPTIONS.items()]


def change(connection: Connection, name: str, value: str) -> None:
    """Change a setting; refused if the value is invalid."""
    option = OPTIONS.get(name)
    if option is None:
        raise refuse("no-such-setting", 404)
    tidy = value.strip()
    if option.kind == "number" and not (tidy.isascii() and tidy.isdecimal() and int(tidy[:12]) <= LARGEST):
        raise refuse("bad-setting", 400)
    if option.kind == "yes-no" and tidy not in ("yes", "no"):
        raise refuse("bad-setting", 400)
    connection.execute(delete(SERVER_SETTINGS).where(SERVER_SETTINGS.c.name == name))
    if tidy != option.default:
        connection.execute(insert(SERVER_SETTINGS).values(name=name, body=tidy))
    notify(connection, "settings")
