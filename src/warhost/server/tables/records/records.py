"""Stored data of a table: its options, its players, and every answer in the order given."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....engine.plain import JsonData, JsonList
from ...protocol import ClockRule, Deck, Lost

# forced: the only option; ordered: given by standing orders; planned: given together with an earlier answer;
# rules: the game continues under another rules version; abandon: it ends instead, without a winner (`rules_changes.py`)
Kind = Literal["answer", "forced", "ordered", "planned", "undo", "timeout", "rules", "abandon"]


class Record(msgspec.Struct, frozen=True):
    """An event that changed a game.  Its number is that of the moment before it."""

    number: int
    kind: Kind
    seat: int
    text: str
    banks: tuple[int, ...] = ()  # milliseconds left on the clocks after the record, by seat
    at: int = 0  # time of the record in milliseconds since 1970
    shown: str = ""  # digest of the options and views after the record; "" in old databases


class Chair(msgspec.Struct):
    """A place at a table, in the order of the decks."""

    kind: Literal["person", "bot", "open"]
    user: int = 0  # id of the user who sits here, or for whom the place is reserved; 0: free
    name: str = ""
    bot: str = ""
    deck: str | Deck = "surprise"
    contribution: str = ""


class Match(msgspec.Struct, frozen=True):
    """Stored data of a match of several games at the table of one of them (`matches.py`)."""

    games: int  # length of the match in games (best of)
    before: list[str] = []  # ids of the tables of the match's earlier games
    wins: list[int] = []  # games won in the match's earlier games, by place
    sides: list[int] = []  # number of the side by place, equal for players of one team; empty in the first game


class TableRow(msgspec.Struct):
    """Row of a table: everything except its answers."""

    id: str
    game: str
    version: str
    state: Literal["open", "running", "over", "stopped"]
    chairs: list[Chair]
    options: JsonData
    owner: int
    created: int  # when the table was opened, in seconds since 1970
    secret: str = ""  # server's part of the fair seed; "" if the game continues a position or another game
    seed: str = ""  # random seed as text, because some JSON parsers do not accept such large numbers
    setup: JsonData | None = None
    position: JsonData | None = None
    order: list[int] = []  # by seat: index of its player in `chairs`
    public: bool = False
    password: str = ""  # Argon2 hash of the table's password; "" without one
    clock: ClockRule | None = None
    scenario: str = ""
    rematch: str = ""  # id of the table of the rematch, or of the match's next game
    after: str = ""  # id of the table whose game continues here
    reason: str = ""
    answers: int = 0  # number of answers of a finished game, shown in lists
    outcome: JsonList | None = None
    sides: list[int] = []  # number of the side by seat of a finished game, equal for players of one team
    wait: int = 0  # minutes of a player's absence after which the others may claim; 0: no limit
    adjourned: bool = False  # True if the players adjourned the game, to continue it later
    match: Match | None = None  # None if the game is not part of a match
    revision: int = 0  # number of times the row was stored
    lost: Lost | None = None  # data lost by the database; None again when the game has passed the lost moments
    begun: str = ""  # rules version at the start of the game, if it has changed since
    agreed: list[int] = []  # seats that have agreed to continue under the rules version `agreed_to`
    agreed_to: str = ""
    turns: int = 0  # number of turns of a finished game; 0: unknown
    minutes: int = 0  # playing time of a finished game in minutes; 0: unknown
    open_chat: bool = False  # True if spectators read the chat, although the table is not listed
    rematch_by: int = 0  # id of the user who has opened the table of the rematch
    sealed: str = ""  # in the database, of an unfinished game: encrypted `secret`, `seed` and `position`

    def copy(self) -> TableRow:
        return msgspec.json.decode(msgspec.json.encode(self), type=TableRow)

    def is_chat_open(self) -> bool:
        """True if spectators read the chat."""
        return self.public or self.open_chat

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
