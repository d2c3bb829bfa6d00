"""Stored data of a table: its options, its players, and every answer in the order given."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....engine.plain import JsonData, JsonList
from ...protocol import ClockRule, Deck, Lost

# forced: the only option; ordered: given by standing orders; rules: the game continues under another rules version;
# abandon: it ends instead, without a winner (`rules_changes.py`)
Kind = Literal["answer", "forced", "ordered", "undo", "timeout", "rules", "abandon"]


class Record(msgspec.Struct, frozen=True):
    """An event that changed a game.  Its number is that of the moment before it."""

    number: int
    kind: Kind
    seat: int
    text: str
    banks: tuple[int, ...] = ()  # milliseconds left on the clocks afterwards, by seat
    at: int = 0  # milliseconds since 1970
    shown: str = ""  # digest of the options and views after it; "" in old databases


class Chair(msgspec.Struct):
    """A place at a table, in the order of the decks."""

    kind: Literal["person", "bot", "open"]
    user: int = 0  # id of its player, or of the user it is reserved for; 0: free
    name: str = ""
    bot: str = ""
    deck: str | Deck = "surprise"
    contribution: str = ""


class Match(msgspec.Struct, frozen=True):
    """Stored data of a match of several games at the table of one of them (`matches.py`)."""

    games: int  # number of games (best of)
    before: list[str] = []  # tables of the earlier games of the match
    wins: list[int] = []  # in the earlier games, by place
    sides: list[int] = []  # side by place, equal for players of one team; empty in the first game


class TableRow(msgspec.Struct):
    """Row of a table: everything except its answers."""

    id: str
    game: str
    version: str
    state: Literal["open", "running", "over", "stopped"]
    chairs: list[Chair]
    options: JsonData
    owner: int
    created: int  # seconds since 1970
    secret: str = ""  # of the fair seed; "" if the game continues a position or another game
    seed: str = ""  # as text: too large a number for some JSON parsers
    setup: JsonData | None = None
    position: JsonData | None = None
    order: list[int] = []  # by seat: index of the chair
    public: bool = False
    password: str = ""  # Argon2 hash
    clock: ClockRule | None = None
    scenario: str = ""
    rematch: str = ""  # table of the rematch or next game
    after: str = ""  # table whose game continues here
    reason: str = ""
    answers: int = 0  # number of answers of a finished game, for lists
    outcome: JsonList | None = None
    sides: list[int] = []  # side by seat of a finished game, equal for players of one team
    wait: int = 0  # minutes of absence after which the others may claim; 0: no limit
    adjourned: bool = False  # adjourned, to be continued later
    match: Match | None = None  # None: a single game
    revision: int = 0  # number of times the row was stored
    lost: Lost | None = None  # data lost by the database, until the game has passed the lost moments
    begun: str = ""  # rules version at the start, if it has changed since
    agreed: list[int] = []  # seats that have agreed to continue under the rules `agreed_to`
    agreed_to: str = ""
    turns: int = 0  # of a finished game; 0: unknown
    minutes: int = 0  # playing time of a finished game; 0: unknown

    def copy(self) -> TableRow:
        return msgspec.json.decode(msgspec.json.encode(self), type=TableRow)

    def users(self) -> set[int]:
        """The ids of the users who have a place at the table."""
        return {chair.user for chair in self.chairs if chair.kind == "person" and chair.user}

    def seats_of(self, user: int) -> list[int]:
        """The seats of a user in the game; empty before it has begun."""
        places = self.places_of(user) if self.order else []
        return [seat for seat, place in enumerate(self.order) if place in places] if places else []

    def places_of(self, user: int) -> list[int]:
        if user <= 0:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.user == user and chair.kind == "person"]


class User(msgspec.Struct, frozen=True):
    """A user: a guest, or the holder of an account."""

    id: int
    name: str
    guest: bool
