"""Document of a table: places, clocks, match and status, and the viewer's view of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...engine.plain import JsonList
from .orders import Orders, WindowInfo
from .talk import AdjournOffer, Said
from .words import Value, View


class ClockRule(msgspec.Struct):
    """Clock: seconds that every answer is free, and the seat's total seconds for time beyond that."""

    move: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Place(msgspec.Struct):
    """A place at the table, in the order of the decks.  Its player's `seat` in the game may differ by a random draw."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # the user's name, unescaped, or the bot's key
    army: str = ""  # key of the army; "" until its player has chosen one
    deck: str = ""  # name of a saved deck
    seat: int | None = None  # seat in the game, once it has begun
    here: bool = False  # true: its player is connected
    gone: int = 0  # when the player left: seconds since 1970
    played: bool = False  # true: a bot plays until the player is back


class UndoOffer(msgspec.Struct):
    """An offer to undo a player's last answer and all that followed; everyone in `waiting` has to agree."""

    seat: int
    answers: int  # number of answers to undo
    kept: int  # number of log entries that remain
    waiting: list[int]  # seats


class Fairness(msgspec.Struct):
    """Proof of a fair seed, made of a secret and the contribution of each place (`docs/concepts/table.md`)."""

    commitment: str  # SHA-256 of the secret, shown before anyone contributes
    contributions: list[str]  # by place
    secret: str = ""  # revealed when the game is over


class Clocks(msgspec.Struct):
    """Milliseconds left when the message was sent; only the asked seat's clock runs: first `move`, then its bank."""

    rule: ClockRule
    move: int
    bank: list[int]  # by seat


class MatchInfo(msgspec.Struct):
    """A match of several games, at the table of one of them; `TableInfo.rematch` is the table of the next game."""

    games: int  # number of games (best of)
    number: int  # of this game
    wins: list[int]  # by place, including this game if it is over
    sides: list[int]  # side by place, equal for players of one team; empty until a game is over
    before: list[str]  # ids of the tables of the earlier games
    winners: list[int]  # places that have won the match; empty while it is not decided


class Lost(msgspec.Struct):
    """Data of a table that the database lost in a failure: the game continues from what was stored."""

    first: int  # moment of the first lost answer; the game continued from there
    seats: list[int]  # seats that gave lost answers
    row: bool = False  # true: other data was lost, such as places, a pause, or the end of the game


class RulesOffer(msgspec.Struct):
    """Offer to continue a game under changed rules that may affect it; all players must agree."""

    old: str  # rules version
    new: str
    lost: int  # number of last answers that the new rules do not allow, to be taken back
    waiting: list[int]  # seats that have not agreed yet


class TableInfo(msgspec.Struct):
    """The public information about a table."""

    id: str  # also the invitation: anyone who has it may join
    game: str
    version: str  # rules version of the game
    state: Literal["open", "running", "over", "stopped"]  # stopped: it cannot go on; see `reason`
    options: dict[str, Value]
    places: list[Place]
    public: bool = False  # true: listed in the lobby
    locked: bool = False  # true: needs a password
    moment: int = 0  # incremented by every answer and every undo; intents name it
    answers: int = 0  # number of answers so far, without undone ones
    asked: int = -1  # seat that has to decide; -1: none
    clocks: Clocks | None = None
    undo: UndoOffer | None = None
    fairness: Fairness | None = None  # null: the game began from a position
    scenario: str = ""  # title of the scenario it began from
    reason: str = ""  # key: one of STOPS
    rematch: str = ""  # id of the table of the rematch or next game
    watchers: int = 0
    created: int = 0  # seconds since 1970
    outcome: JsonList | None = None  # winners (seats), reason, rule, as in the view
    wait: int = 0  # minutes of absence after which the others may claim; 0: no limit
    adjourned: bool = False  # true: adjourned, to be continued later
    adjourning: AdjournOffer | None = None
    match: MatchInfo | None = None  # null: a single game
    lost: Lost | None = None  # data lost by the database, until the game has passed the lost moments
    begun: str = ""  # rules version at the start, if it has changed since
    rules_offer: RulesOffer | None = None
    turns: int = 0  # turns of a finished game; 0: unknown
    minutes: int = 0  # playing time of a finished game without long pauses; 0: unknown


class You(msgspec.Struct):
    """The part of the document that is only for its receiver."""

    seats: list[int]  # seats of this viewer: several at a hot seat, none for a spectator
    places: list[int]  # places of this viewer before the game begins
    eye: int  # seat whose view is sent; -1: spectator
    idle: str = ""  # the option that does nothing, if there is one (for passing automatically)
    undo: Literal["no", "free", "ask"] = "no"  # how the last answer can be undone
    mine: bool = False  # true: it is the turn of the seat in `eye`
    orders: Orders | None = None  # standing orders of that seat
    window: str = ""  # the action window, if passing is possible
    trigger: str = ""  # code of the card whose trigger the question is about
    subject: str = ""  # code of the open card that the question is about and that can be kept quiet
    passing: str = ""  # option that standing orders are about to choose
    muted: list[int] = []  # places of muted players


class Document(msgspec.Struct):
    """All data of a table for one viewer: sent as a whole on joining, and as changes afterwards."""

    table: TableInfo
    you: You
    view: View | None = None  # the game's view for seat `you.eye`; null while the table is open
    windows: list[WindowInfo] = []  # action windows in the order of a turn
    talk: list[Said] = []  # the last chat messages


class Outlook(msgspec.Struct, omit_defaults=True):
    """Outcome of an option as far as its chooser can know: codes of the units that would fall, and so on."""

    kills: list[str] = []
    losses: list[str] = []
    then: str = ""  # next step, if the player has to decide it: "shots" or "advance"
    ended: str = ""  # result, if the game would be over: "wins", "defeat" or "draws"
    defence: int = 0  # of the unit that was placed or moved …
    incoming: int = 0  # … and the attack against it, if it survives
