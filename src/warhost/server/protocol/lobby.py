"""HTTP: making a table, sitting down, what comes after a game, and looking back at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from .library import Deck
from .table import ClockRule, TableInfo
from .words import Line, Secret, Short, Shown, Value, View, Whole

MATCH_LENGTHS: Final = (1, 3)  # best of so many games


class NewPlace(msgspec.Struct, omit_defaults=True):
    """`me` is the creator (several times: hot seat), `open` is a free seat, `bot` the computer."""

    kind: Literal["me", "open", "bot"]
    bot: Short = ""
    name: Short = ""  # of a second person at a hot seat
    deck: Short | Deck = "surprise"  # an army's key, a deck, or "surprise"


class NewTable(msgspec.Struct, omit_defaults=True):
    """POST /api/tables.  It begins by itself as soon as no place is open."""

    game: Short
    places: list[NewPlace]
    options: dict[Short, Value] = {}
    public: bool = False
    password: Secret = ""
    clock: ClockRule | None = None
    contribution: Line = ""  # to the seed: anything, best random
    wait: Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 60)] = 10  # minutes: see `TableInfo.wait`
    games: Whole = 1  # one of MATCH_LENGTHS: more than one are a match


class Sit(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/sit.  The creator may give a free place to a bot instead."""

    place: Whole = -1  # -1: any
    deck: Short | Deck = "surprise"
    password: Secret = ""
    contribution: Line = ""
    bot: Short = ""


class Enter(msgspec.Struct):
    """POST /api/tables/{id}/enter: the password of a locked table, to sit down or to watch."""

    password: Secret


class Rematch(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/rematch: a new table with the same places, swapped or not; or the next game of a match."""

    swap: bool = False


class PlayOn(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/play-on: from after this many answers, as this seat against the computer."""

    answer: Whole
    seat: Whole
    bot: Short = ""


class OpenScenario(msgspec.Struct, omit_defaults=True):
    """POST /api/scenarios/open.  Without bots one person plays every seat."""

    path: Line
    seats: list[Short] = []  # by seat: "me" or a bot
    step: Whole = 0  # so many lines of the script have been played already
    language: Short = "en"  # in which the table is called after it


class LobbyInfo(msgspec.Struct):
    """GET /api/tables"""

    mine: list[TableInfo]
    open: list[TableInfo]  # public, with a free place
    watch: list[TableInfo]  # public and running
    seats: dict[str, list[int]] = {}  # by table of `mine`: the seats one holds there


class Moment(msgspec.Struct):
    """GET /api/tables/{id}/moments: an answer of a finished game after which there was something new to see."""

    answer: int  # this many had been given
    told: int  # number of log entries until then, for every viewer


class Frame(msgspec.Struct):
    """GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after so many answers."""

    answer: int  # this many had been given
    last: int  # the number of all answers
    seat: int
    view: View
    log: list[Shown]
    text: str = ""  # the answer that led here, in notation; "" for another's while the game runs
    by: int = -1  # its seat
