"""Document of a table: places, clocks, match and status, and the viewer's view of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ...engine.plain import JsonList
from .chat import AdjournOffer, ChatMessage
from .orders import Orders, WindowInfo
from .words import Value, View


class ClockRule(msgspec.Struct):
    """Clock: seconds that every answer is free, and the seat's total seconds for time beyond that."""

    move: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Place(msgspec.Struct):
    """A place at the table, in the order of the decks.  Its player's `seat` in the game may differ by a random draw."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # unescaped name of the user, or key of the bot
    army: str = ""  # key of the player's army; "" until they have chosen one
    deck: str = ""  # name of the saved deck; "" if another deck is used
    seat: int | None = None  # seat in the game, once it has begun
    here: bool = False  # true: the player is connected
    gone: int = 0  # when the player left the table, in seconds since 1970
    played: bool = False  # true: a bot plays for the player until they are back


class UndoOffer(msgspec.Struct):
    """An offer to undo a player's last answer and all that followed; everyone in `waiting` has to agree."""

    seat: int
    answers: int  # number of answers that would be undone
    kept: int  # number of log entries that would remain
    waiting: list[int]  # seats that have not agreed yet


class Fairness(msgspec.Struct):
    """Proof of a fair seed, made of a secret and the contribution of each place (`docs/concepts/table.md`)."""

    commitment: str  # SHA-256 of the server's secret, shown before anyone contributes
    contributions: list[str]  # the players' contributions to the random seed, by place
    secret: str = ""  # the server's secret, revealed when the game is over


class Clocks(msgspec.Struct):
    """Milliseconds left when the message was sent; only the asked seat's clock runs: first `move`, then its bank."""

    rule: ClockRule
    move: int
    bank: list[int]  # milliseconds left, by seat


class MatchInfo(msgspec.Struct):
    """A match of several games, at the table of one of them; `TableInfo.rematch` is the table of the next game."""

    games: int  # length of the match in games (best of)
    number: int  # number of this game within the match, from 1
    wins: list[int]  # games won by place, including this game if it is over
    sides: list[int]  # number of the side by place, equal for players of one team; empty until a game is over
    before: list[str]  # ids of the tables of the match's earlier games
    winners: list[int]  # places that have won the match; empty while it is not decided


class Lost(msgspec.Struct):
    """Data of a table that the database lost in a failure: the game continues from what was stored."""

    first: int  # moment of the first answer that was lost; the game continued from there
    seats: list[int]  # seats whose answers were lost
    row: bool = False  # true: other data of the table was lost, such as places, a pause, or the end of the game


class RulesOffer(msgspec.Struct):
    """Offer to continue a game under changed rules that may affect it; all players must agree."""

    old: str  # rules version under which the game was played so far
    new: str
    lost: int  # number of answers at the end that the new rules do not allow, to be taken back
    waiting: list[int]  # seats that have not agreed yet


class TableInfo(msgspec.Struct):
    """The public information about a table."""

    id: str  # id of the table, and its invitation: anyone who knows it may join
    game: str
    version: str  # version of the rules under which the game is played
    state: Literal["open", "running", "over", "stopped"]  # stopped: the game cannot go on; see `reason`
    options: dict[str, Value]
    places: list[Place]
    public: bool = False  # true: the table is listed in the lobby
    locked: bool = False  # true: joining needs a password
    moment: int = 0  # incremented by every answer and every undo; an intent names the moment to which it applies
    answers: int = 0  # number of answers so far, without undone ones
    asked: int = -1  # seat that has to answer; -1: none
    clocks: Clocks | None = None
    undo: UndoOffer | None = None
    fairness: Fairness | None = None  # null: the game began from a given position, without shuffling
    scenario: str = ""  # title of the scenario from which the game began; "": none
    reason: str = ""  # why the game was stopped: a key of STOPS
    rematch: str = ""  # id of the table of the rematch, or of the match's next game
    watchers: int = 0
    created: int = 0  # when the table was opened, in seconds since 1970
    outcome: JsonList | None = None  # winners (seats), reason and rule id, as in the view
    wait: int = 0  # minutes of a player's absence after which the others may claim; 0: no limit
    adjourned: bool = False  # true: the players adjourned the game, to continue it later
    adjourning: AdjournOffer | None = None
    match: MatchInfo | None = None  # null: a single game
    lost: Lost | None = None  # data lost by the database; null again when the game has passed the lost moments
    begun: str = ""  # rules version at the start of the game, if it has changed since
    rules_offer: RulesOffer | None = None
    turns: int = 0  # number of turns of a finished game; 0: unknown
    minutes: int = 0  # playing time of a finished game without long pauses; 0: unknown
    open_chat: bool = False  # true: spectators read the chat, as they always do at a listed table


class You(msgspec.Struct):
    """The part of the document that is only for its receiver."""

    seats: list[int]  # seats of this viewer: several at a hot-seat table, none for a spectator
    places: list[int]  # places of this viewer, as long as the game has not begun
    eye: int  # seat whose view this viewer gets; -1: spectator
    idle: str = ""  # the option that does nothing, if there is one (used to pass automatically)
    undo: Literal["no", "free", "ask"] = "no"  # whether undoing the last answer needs the others' consent
    mine: bool = False  # true: it is the turn of the seat `eye`
    orders: Orders | None = None  # standing orders of the seat `eye`
    window: str = ""  # key of the action window, if passing is possible
    stage: str = ""  # key of the combined answer that the question is part of: its answers may be given at once
    trigger: str = ""  # code of the card whose trigger the question is about
    subject: str = ""  # code of the card, visible to all, whose questions the viewer may silence
    passing: str = ""  # option that the viewer's standing orders are about to choose
    muted: list[int] = []  # places of the players whom the viewer has muted or blocked
    blocked: list[int] = []  # places of the players whom the viewer has blocked
    owner: bool = False  # true: the viewer owns the table


class Document(msgspec.Struct):
    """All data of a table for one viewer: sent as a whole on joining, and as changes afterwards."""

    table: TableInfo
    you: You
    view: View | None = None  # the game's view for seat `you.eye`; null while the table is open
    windows: list[WindowInfo] = []  # the game's action windows, in the order of a turn
    talk: list[ChatMessage] = []  # the last chat messages


class PreviewOutcome(msgspec.Struct, omit_defaults=True):
    """Outcome of an option as far as its chooser can know: codes of the units that would fall, and so on."""

    kills: list[str] = []
    losses: list[str] = []
    then: str = ""  # next part of the turn, if the player has to choose it: "shots" or "advance"
    ended: str = ""  # result for the player, if the game would be over: "wins", "defeat" or "draws"
    defence: int = 0  # remaining defence of the unit that was placed or moved …
    incoming: int = 0  # … and the attack strength that it faces there, if it survives
