"""HTTP: creating and joining tables, rematches, and replays."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from .library import Deck
from .table import ClockRule, TableInfo
from .words import Line, Secret, Short, Shown, Value, View, Whole

MATCH_LENGTHS: Final = (1, 3)  # number of games of a match (best of)


class NewPlace(msgspec.Struct, omit_defaults=True):
    """`me` is the creator (several times: hot seat), `open` is a free seat, `bot` the computer."""

    kind: Literal["me", "open", "bot"]
    bot: Short = ""
    name: Short = ""  # name of the second person at a hot-seat table
    deck: Short | Deck = "surprise"  # key of an army, a deck, or "surprise" for a random deck


class NewTable(msgspec.Struct, omit_defaults=True):
    """POST /api/tables: the game begins as soon as no place is open."""

    game: Short
    places: list[NewPlace]
    options: dict[Short, Value] = {}
    public: bool = False
    password: Secret = ""
    clock: ClockRule | None = None
    contribution: Line = ""  # to the random seed: any text, preferably random
    wait: Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 60)] = 10  # minutes: see `TableInfo.wait`
    games: Whole = 1  # one of MATCH_LENGTHS; a match if it is more than 1


class Sit(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/sit: take a free place.  The creator may also give it to a bot."""

    place: Whole = -1  # -1: any free place
    deck: Short | Deck = "surprise"
    password: Secret = ""
    contribution: Line = ""
    bot: Short = ""


class Enter(msgspec.Struct):
    """POST /api/tables/{id}/enter: the password of a locked table, to sit down or to watch."""

    password: Secret


class Rematch(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/rematch: create a table with the same places, or swapped; or the next game of a match."""

    swap: bool = False


class PlayOn(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/play-on: continue a finished game after this many answers, in this seat, against a bot."""

    answer: Whole
    seat: Whole
    bot: Short = ""


class OpenScenario(msgspec.Struct, omit_defaults=True):
    """POST /api/scenarios/open: play on from a scenario.  Without bots one person plays every seat."""

    path: Line
    seats: list[Short] = []  # "me" or a bot, by seat
    step: Whole = 0  # number of lines of the script to play first
    language: Short = "en"  # language of the scenario's title, which names the table


class LobbyInfo(msgspec.Struct):
    """GET /api/tables: the user's tables and the public ones."""

    mine: list[TableInfo]
    open: list[TableInfo]  # public tables with a free place
    watch: list[TableInfo]  # public tables with a running game
    seats: dict[str, list[int]] = {}  # the user's seats, by table of `mine`


class Moment(msgspec.Struct):
    """GET /api/tables/{id}/moments: an answer of a finished game after which a viewer saw something new."""

    answer: int  # number of answers so far
    told: int  # number of log entries so far, equal for all viewers


class Frame(msgspec.Struct):
    """GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after this many answers."""

    answer: int  # number of answers so far
    last: int  # number of all answers
    seat: int
    view: View
    log: list[Shown]
    text: str = ""  # the last answer in notation; "" for another player's while the game runs
    by: int = -1  # seat of the last answer
