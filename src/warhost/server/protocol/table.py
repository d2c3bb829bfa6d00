"""What a client knows of a table: who sits there, how it stands, and what the viewer sees."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...engine.plain import JsonList
from .orders import Orders, WindowInfo
from .talk import AdjournOffer, Said
from .words import Value, View


class ClockRule(msgspec.Struct):
    """Seconds that every answer is free of charge, and the seconds a seat has for whatever takes longer."""

    move: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Place(msgspec.Struct):
    """A chair at the table, in the order of the decks.  The dice may seat its player elsewhere (`seat`)."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # the person's name as typed, or the bot's key: show it as text
    army: str = ""  # the key of the army; "" until its player has taken one
    deck: str = ""  # the name of a saved deck
    seat: int | None = None  # in the game, once it has begun
    here: bool = False  # whether its person is connected
    gone: int = 0  # when the player left: seconds since 1970
    played: bool = False  # whether the computer plays until the player is back


class UndoOffer(msgspec.Struct):
    """An offer to undo a player's last answer and all that followed; everyone in `waiting` has to agree."""

    seat: int
    answers: int  # how many answers would go
    kept: int  # entries of the log that would stay
    waiting: list[int]  # seats


class Fairness(msgspec.Struct):
    """The seed is made of a secret and of what each place contributed (`docs/concepts/table.md`)."""

    commitment: str  # sha256 of the secret: shown before anybody contributes
    contributions: list[str]  # by place
    secret: str = ""  # shown when the game is over


class Clocks(msgspec.Struct):
    """Milliseconds left at the moment of the message; only the asked seat's run: first `move`, then its bank."""

    rule: ClockRule
    move: int
    bank: list[int]  # by seat


class MatchInfo(msgspec.Struct):
    """A match of several games, at the table of one of them; where it goes on `TableInfo.rematch` says."""

    games: int  # best of so many
    number: int  # of this game
    wins: list[int]  # by place; once this game is over, with it
    sides: list[int]  # by place: the same for those who play together; none until a game is over
    before: list[str]  # the tables of the games before this one
    winners: list[int]  # the places that have won the match; none while it goes on


class Lost(msgspec.Struct):
    """What a database that failed has lost of a table: the game has gone back to what is on disk."""

    first: int  # the moment of the first answer that was lost, and the one at which the game went on
    seats: list[int]  # who gave the answers of that moment and of those that followed it
    row: bool = False  # whether something else was lost: who sits where, a pause, or the end of the game


class RulesOffer(msgspec.Struct):
    """The rules have changed, and the game is not certain to be the same under them: to go on, all must agree."""

    old: str  # versions
    new: str
    lost: int  # answers at the end of the game that the new rules do not allow: they would be taken back
    waiting: list[int]  # seats that have not agreed yet


class TableInfo(msgspec.Struct):
    """The public information about a table."""

    id: str  # also the invitation: anyone who knows it may join
    game: str
    version: str  # of the rules it is played with
    state: Literal["open", "running", "over", "stopped"]  # stopped: it cannot go on, `reason` says why
    options: dict[str, Value]
    places: list[Place]
    public: bool = False  # listed in the lobby
    locked: bool = False  # needs a password
    moment: int = 0  # grows with every answer and every undo; an intent names it
    answers: int = 0  # in the game as it stands: what a replay can step through
    asked: int = -1  # the seat the game waits for; -1: none
    clocks: Clocks | None = None
    undo: UndoOffer | None = None
    fairness: Fairness | None = None  # none: the game began from a position
    scenario: str = ""  # the title of the scenario it began from
    reason: str = ""  # a key: one of STOPS
    rematch: str = ""  # the table where it goes on
    watchers: int = 0
    created: int = 0  # seconds since 1970
    outcome: JsonList | None = None  # winners (seats), reason, rule; as in the view
    wait: int = 0  # minutes that the asked player may be away, until the others may claim; 0: for ever
    adjourned: bool = False  # it goes on another time
    adjourning: AdjournOffer | None = None
    match: MatchInfo | None = None  # none: a game by itself
    lost: Lost | None = None  # what the server's database has lost, until the game has gone on past it
    begun: str = ""  # the rules version that the game began with, if it goes on under another
    rules_offer: RulesOffer | None = None
    turns: int = 0  # of a finished game; 0: not known
    minutes: int = 0  # of play in a finished game, without long pauses; 0: not known


class You(msgspec.Struct):
    """What concerns the receiver alone."""

    seats: list[int]  # held by this viewer; several at a hot seat, none for a spectator
    places: list[int]  # the same before the game begins
    eye: int  # the seat whose view is sent; -1: a spectator's
    idle: str = ""  # the option that does nothing, if there is one (for passing automatically)
    undo: Literal["no", "free", "ask"] = "no"  # whether the last answer can be undone
    mine: bool = False  # whether it is the turn of the seat in `eye`
    orders: Orders | None = None  # of that seat
    window: str = ""  # the window of the question, if passing is possible
    trigger: str = ""  # the code of the card whose trigger the question is about
    subject: str = ""  # the code of the open card that the question is about, which can be kept quiet
    passing: str = ""  # the option that standing orders are about to take
    muted: list[int] = []  # the places of muted people


class Document(msgspec.Struct):
    """All that a client knows of a table.  It gets it whole on joining and as changes afterwards."""

    table: TableInfo
    you: You
    view: View | None = None  # the game's own view of seat `you.eye`; none while the table is open
    windows: list[WindowInfo] = []  # in the order of a turn
    talk: list[Said] = []  # the last things said at the table


class Outlook(msgspec.Struct, omit_defaults=True):
    """What an option would bring as far as its chooser can know: codes of the units that would fall, and so on."""

    kills: list[str] = []
    losses: list[str] = []
    then: str = ""  # "shots" or "advance", if that is asked next
    ended: str = ""  # "wins", "defeat" or "draws", if the game would be over
    defence: int = 0  # of the unit that was put or moved …
    incoming: int = 0  # … and what comes in against it, if it stands
