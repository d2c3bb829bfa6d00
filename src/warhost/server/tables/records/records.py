"""What is kept of a table: how it was agreed, who sits there, and every answer in the order given."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....engine.plain import JsonData, JsonList
from ...protocol import ClockRule, Deck, Lost

# forced: the only answer there was; ordered: given by the table as its seat has ordered
# rules: the game goes on under other rules; abandon: it ends instead, without a winner (`rules_changes.py`)
Kind = Literal["answer", "forced", "ordered", "undo", "timeout", "rules", "abandon"]


class Record(msgspec.Struct, frozen=True):
    """One thing that changed a game.  Its number is the moment it answered."""

    number: int
    kind: Kind
    seat: int
    text: str
    banks: tuple[int, ...] = ()  # milliseconds left on the clocks afterwards, by seat
    at: int = 0  # milliseconds since 1970
    shown: str = ""  # digest of the options and views after it; none in databases of before there were any


class Chair(msgspec.Struct):
    """A place at a table, in the order of the decks."""

    kind: Literal["person", "bot", "open"]
    user: int = 0  # who sits there; while it is open, whom it is kept for
    name: str = ""
    bot: str = ""
    deck: str | Deck = "surprise"
    contribution: str = ""


class Match(msgspec.Struct, frozen=True):
    """What is kept of a match of several games at the table of one of them (`matches.py`)."""

    games: int  # best of so many
    before: list[str] = []  # the tables of its games before this one
    wins: list[int] = []  # in those, by place
    sides: list[int] = []  # by place: the same for those who play together; none in the first game


class TableRow(msgspec.Struct):
    """A table apart from its answers."""

    id: str
    game: str
    version: str
    state: Literal["open", "running", "over", "stopped"]
    chairs: list[Chair]
    options: JsonData
    owner: int
    created: int  # seconds since 1970
    secret: str = ""  # of the fair seed; none where the game begins from a position or goes on from another
    seed: str = ""  # a number too large for many a reader of JSON
    setup: JsonData | None = None
    position: JsonData | None = None
    order: list[int] = []  # by seat: the chair whose player sits there
    public: bool = False
    password: str = ""  # argon2id
    clock: ClockRule | None = None
    scenario: str = ""
    rematch: str = ""  # the table where it goes on
    after: str = ""  # the table whose game goes on here
    reason: str = ""
    answers: int = 0  # of a finished game, for lists
    outcome: JsonList | None = None
    sides: list[int] = []  # by seat, of a finished game: the same for those who played together
    wait: int = 0  # minutes that an asked player may be away, until the others may claim; 0: for ever
    adjourned: bool = False  # it goes on another time
    match: Match | None = None  # none: a game by itself
    revision: int = 0  # how often the row was saved
    lost: Lost | None = None  # what the database has lost of this table, until the game has gone on past it
    begun: str = ""  # the rules version that the game began with, if it goes on under another
    agreed: list[int] = []  # seats that have agreed to go on under the rules `agreed_to`
    agreed_to: str = ""
    turns: int = 0  # of a finished game; 0: not known
    minutes: int = 0  # of play in a finished game; 0: not known

    def copy(self) -> TableRow:
        return msgspec.json.decode(msgspec.json.encode(self), type=TableRow)

    def users(self) -> set[int]:
        """The people who sit at the table."""
        return {chair.user for chair in self.chairs if chair.kind == "person" and chair.user}

    def seats_of(self, user: int) -> list[int]:
        """The seats of a person in the game; none before it has begun."""
        places = self.places_of(user) if self.order else []
        return [seat for seat, place in enumerate(self.order) if place in places] if places else []

    def places_of(self, user: int) -> list[int]:
        if user <= 0:
            return []
        return [place for place, chair in enumerate(self.chairs) if chair.user == user and chair.kind == "person"]


class User(msgspec.Struct, frozen=True):
    """A person: a guest, or the holder of an account."""

    id: int
    name: str
    guest: bool
