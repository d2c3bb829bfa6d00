"""HTTP: creating and joining tables, rematches, and replays."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from .library import Deck
from .table import ClockRule, TableInfo
from .words import Line, Secret, Short, Shown, Value, View, Whole

MATCH_LENGTHS: Final = (1, 3)  # allowed numbers of games of a match (best of)


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
    contribution: Line = ""  # any text, preferably random, that is mixed into the random seed
    wait: Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 60)] = 10  # minutes of absence: see `TableInfo.wait`
    games: Whole = 1  # best of so many games, one of MATCH_LENGTHS; 1: no match


class Sit(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/sit: take a free place.  The creator may also give it to a bot."""

    place: Whole = -1  # number of the place to take; -1: any free place
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
    seats: list[Short] = []  # by seat: "me" or the key of a bot
    step: Whole = 0  # number of the script's lines to play first
    language: Short = "en"  # language of the scenario's title, which names the table


class LobbyInfo(msgspec.Struct):
    """GET /api/tables: the user's tables and the public ones."""

    mine: list[TableInfo]
    open: list[TableInfo]  # public tables with a free place, which can be joined
    watch: list[TableInfo]  # public tables with a running game, which can be watched
    seats: dict[str, list[int]] = {}  # by id of a table in `mine`: the user's seats


class Moment(msgspec.Struct):
    """GET /api/tables/{id}/moments: an answer of a finished game after which a viewer saw something new."""

    answer: int  # number of answers given until then
    told: int  # number of log entries until then, equal for all viewers


class Frame(msgspec.Struct):
    """GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after this many answers."""

    answer: int  # number of answers given before the position
    last: int  # number of all answers of the game
    seat: int
    view: View
    log: list[Shown]
    text: str = ""  # the last answer before the position, in notation; "" for another player's while the game runs
    by: int = -1  # seat that gave the last answer before the position
