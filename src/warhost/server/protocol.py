"""What server and client say to each other, once: bodies of HTTP requests and messages on a table's websocket.

Texts are never sent: keys and arguments are, and the client says them (`GET /api/text/{lang}`).  Seats count from 0.
`docs/reference/protocol.md` shows the messages in use; `warhost.server.typescript` makes the client's types of them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=64)]
Secret = Annotated[str, msgspec.Meta(max_length=256)]

PROTOCOL: Final = 1  # grows when a client of before would no longer understand

# Why something is refused.  A refusal by the rules has the key of its requirement instead (`lords.requirement.…`).
REFUSALS: Final[dict[str, str]] = {
    "refused.stale": "the message answers an earlier moment: the game has gone on since",
    "refused.not-asked": "another seat is asked now",
    "refused.not-your-seat": "the seat belongs to somebody else",
    "refused.not-offered": "the option is not among those offered; args.option",
    "refused.not-running": "the game has not begun, is over or was stopped",
    "refused.no-undo": "there is nothing to take back",
    "refused.no-offer": "nobody has asked to take anything back, or the offer is gone",
    "refused.malformed": "the message cannot be read; args.detail",
    "refused.too-large": "the message is larger than args.limit bytes",
    "refused.too-fast": "too many messages: wait a moment; args.seconds",
    "refused.storage": "the answer could not be written to disk, so it does not count; try again",
    "refused.origin": "the page that sent this does not belong to this server",
    "refused.no-session": "nobody has said who he is yet: take a name first",
    "refused.login": "name and password do not fit",
    "refused.name-taken": "an account has this name already",
    "refused.bad-name": "a name has 1 to args.limit characters and no control characters",
    "refused.short-password": "a password has at least args.least characters",
    "refused.account-needed": "this is for accounts, not for guests",
    "refused.unknown-table": "there is no such table",
    "refused.unknown-game": "there is no such game; args.text",
    "refused.unknown-language": "there is no such language",
    "refused.unknown-bot": "there is no such bot; args.bot",
    "refused.unknown-deck": "there is no such saved deck",
    "refused.unknown-scenario": "there is no such scenario",
    "refused.unknown-answer": "the game has no such answer; args.last is its last",
    "refused.place-taken": "somebody sits there already",
    "refused.no-place": "the table has no such place",
    "refused.password": "the table's password is another one",
    "refused.setup": "no game can be started from this; args.text says why in English",
    "refused.not-over": "this is shown only once the game is over",
    "refused.already-begun": "the game has begun: leave it by giving up",
    "refused.too-many-tables": "you have args.limit unfinished tables already",
    "refused.not-found": "there is nothing at this address",
    "refused.failed": "the server failed at this; the failure has been written down",
}


# --- parts ------------------------------------------------------------------------------------------------------


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why not.  `rule`, `card` (a code) and `place` name what imposes it, where there is such a thing."""

    key: str
    args: dict[str, Any] = {}
    rule: str = ""
    card: str = ""
    place: str = ""


class Deck(msgspec.Struct, omit_defaults=True):
    """An army with its cards; without cards it is the one out of the box."""

    army: str
    name: Short = ""
    cards: dict[str, int] | None = None  # copies by card code


class ClockRule(msgspec.Struct):
    """Seconds that every answer is free of charge, and the seconds a seat has for whatever takes longer."""

    move: Annotated[int, msgspec.Meta(ge=1, le=24 * 3600)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Place(msgspec.Struct):
    """A chair at the table, in the order of the decks.  The dice may seat its player elsewhere (`seat`)."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # the person's name as he typed it, or the bot's key: show it as text
    army: str = ""  # the key of the army; "" until its player has taken one
    deck: str = ""  # the name of a deck of his own
    seat: int | None = None  # in the game, once it has begun
    here: bool = False  # whether its person is connected


class UndoOffer(msgspec.Struct):
    """Somebody wants to take back his last answer and all that followed; whoever is in `waiting` has to agree."""

    seat: int
    answers: int  # how many answers would go
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


class TableInfo(msgspec.Struct):
    """Everything about a table that everybody at it may know."""

    id: str  # also the invitation: whoever knows it may come
    game: str
    version: str  # of the rules it is played with
    state: Literal["open", "running", "over", "stopped"]  # stopped: it cannot go on, `reason` says why
    options: dict[str, Any]
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
    reason: str = ""  # a key: "stopped.other-version", "stopped.damaged" or "stopped.closed"
    rematch: str = ""  # the table where it goes on
    watchers: int = 0
    created: int = 0  # seconds since 1970
    outcome: list[Any] | None = None  # winners (seats), reason, rule; as in the view


class You(msgspec.Struct):
    """What concerns the receiver alone."""

    seats: list[int]  # that he holds; several at a hot seat, none for a spectator
    places: list[int]  # the same before the game begins
    eye: int  # whose view he is sent; -1: a spectator's
    idle: str = ""  # the option that does nothing, if he is asked and there is one (for passing automatically)
    undo: Literal["no", "free", "ask"] = "no"  # whether he may take back his last answer


class Document(msgspec.Struct):
    """All that a client knows of a table.  It gets it whole on joining and as changes afterwards."""

    table: TableInfo
    you: You
    view: dict[str, Any] | None = None  # the game's own view of seat `you.eye`; none while the table is open


class Outlook(msgspec.Struct, omit_defaults=True):
    """What an option would bring as far as its chooser can know: codes of the units that would fall, and so on."""

    kills: list[str] = []
    losses: list[str] = []
    then: str = ""  # "shots" or "advance", if that is asked next
    ended: str = ""  # "wins", "defeat" or "draws", if the game would be over
    defence: int = 0  # of the unit that was put or moved …
    incoming: int = 0  # … and what comes in against it, if it stands


# --- changes of a document ----------------------------------------------------------------------------------------


class Put(msgspec.Struct, tag="put"):
    """Set what lies at the end of the path (names of members and numbers of list items)."""

    path: list[str | int]
    value: Any


class Drop(msgspec.Struct, tag="drop"):
    """Remove the member at the end of the path."""

    path: list[str | int]


class Splice(msgspec.Struct, tag="splice"):
    """In the list at the path, from item `at` on, replace `gone` items by `items`."""

    path: list[str | int]
    at: int
    gone: int
    items: list[Any]


Change = Put | Drop | Splice


# --- websocket: from the client -----------------------------------------------------------------------------------
# `id` is the client's own number for the message, and comes back with the reply.  `moment` is the one the client saw.


class Answer(msgspec.Struct, tag="answer"):
    """Answer the question of this moment, in notation."""

    id: int
    moment: int
    seat: int
    option: str


class Resign(msgspec.Struct, tag="resign"):
    """Give up, at any moment."""

    id: int
    seat: int


class Undo(msgspec.Struct, tag="undo"):
    """Take back the seat's last answer and all that followed; where it is not free, the others are asked."""

    id: int
    moment: int
    seat: int


class UndoReply(msgspec.Struct, tag="undo-reply"):
    """Agree to an undo offer or not; whoever made it withdraws it with `agree: false`."""

    id: int
    moment: int
    seat: int
    agree: bool


class WhyNot(msgspec.Struct, tag="why-not"):
    """Why is this action not offered to the seat?"""

    id: int
    moment: int
    seat: int
    action: str


class Preview(msgspec.Struct, tag="preview"):
    """What would every option bring that begins with these words?  An empty prefix means all of them."""

    id: int
    moment: int
    seat: int
    prefix: str


class Ping(msgspec.Struct, tag="ping"):
    """Is anybody there?"""

    id: int


Intent = Answer | Resign | Undo | UndoReply | WhyNot | Preview | Ping


# --- websocket: from the server -----------------------------------------------------------------------------------


class Joined(msgspec.Struct, tag="joined"):
    """The first message, and whenever a client has to begin anew."""

    protocol: int
    seq: int  # number of the message: the next change has one more
    check: str  # of the document: see `checksum` in delta.py
    document: Document
    log: list[dict[str, Any]]  # everything that has happened, as the eye may know it


class Changed(msgspec.Struct, tag="changed"):
    """The document has changed.  Keep the first `kept` entries of the log, then add `events`."""

    seq: int
    check: str
    changes: list[Change]
    kept: int
    events: list[dict[str, Any]]


class Done(msgspec.Struct, tag="done"):
    """The intent was carried out and is on disk; the change itself comes as `changed`."""

    id: int
    moment: int


class Refused(msgspec.Struct, tag="refused"):
    """The intent was not carried out and changed nothing.  `id` is -1 where the message could not be read."""

    id: int
    moment: int
    refusal: Refusal


class Why(msgspec.Struct, tag="why"):
    """The answer to `why-not`; no refusal: the action is offered."""

    id: int
    moment: int
    refusal: Refusal | None


class Previewed(msgspec.Struct, tag="previewed"):
    """The answer to `preview`, by option."""

    id: int
    moment: int
    outlooks: dict[str, Outlook]


class Pong(msgspec.Struct, tag="pong"):
    """Somebody is."""

    id: int


Message = Joined | Changed | Done | Refused | Why | Previewed | Pong


# --- HTTP ---------------------------------------------------------------------------------------------------------


class GuestBody(msgspec.Struct):
    """POST /api/session: play as a guest under this name."""

    name: str


class AccountBody(msgspec.Struct):
    """POST /api/account (a new one; a guest keeps his tables) and POST /api/login."""

    name: str
    password: Secret


class Session(msgspec.Struct):
    """GET /api/session: who the cookie says one is; `user` 0 is nobody yet."""

    user: int
    name: str
    guest: bool


class OptionInfo(msgspec.Struct):
    """A choice before the game."""

    name: str
    kind: Literal["bool", "number", "choice"]
    default: Any
    choices: list[Any] = []  # of a choice
    least: int = 0  # of a number
    most: int = 0  # 0: no limit of its own


class ArmyInfo(msgspec.Struct):
    """An army out of the box."""

    key: str
    cards: dict[str, int]


class GameInfo(msgspec.Struct):
    """GET /api/games"""

    name: str
    version: str
    ready: bool  # false: it is coming, and nothing else is known of it
    players: list[int] = []
    bots: list[str] = []
    armies: list[ArmyInfo] = []
    options: list[OptionInfo] = []


class CardInfo(msgspec.Struct):
    """GET /api/cards/{game}: the facts; `text` by language are the sentences made from them."""

    code: str
    name: str
    names: dict[str, str]  # by language, where it has another one
    army: str
    facts: dict[str, Any]
    text: dict[str, list[str]]


class TextInfo(msgspec.Struct):
    """GET /api/text/{lang}: templates with {placeholders}, and card names by code where the language has its own."""

    language: str
    messages: dict[str, str]
    cards: dict[str, str]


class NewPlace(msgspec.Struct, omit_defaults=True):
    """`me` is the creator (several times: hot seat), `open` waits for somebody, `bot` is the computer."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""  # of a second person at a hot seat
    deck: str | Deck = "surprise"  # an army's key, a deck, or "surprise"


class NewTable(msgspec.Struct, omit_defaults=True):
    """POST /api/tables.  It begins by itself as soon as no place is open."""

    game: str
    places: list[NewPlace]
    options: dict[str, Any] = {}
    public: bool = False
    password: Secret = ""
    clock: ClockRule | None = None
    contribution: str = ""  # to the seed: anything, best random


class Sit(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/sit"""

    place: int = -1  # -1: any
    deck: str | Deck = "surprise"
    password: Secret = ""
    contribution: str = ""


class Rematch(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/rematch: the same table anew, the places of the sides swapped or not."""

    swap: bool = False


class PlayOn(msgspec.Struct, omit_defaults=True):
    """POST /api/tables/{id}/play-on: from after this many answers, as this seat against the computer."""

    answer: int
    seat: int
    bot: str = ""


class OpenScenario(msgspec.Struct, omit_defaults=True):
    """POST /api/scenarios/open.  Without bots one person plays every seat."""

    path: str
    seats: list[str] = []  # by seat: "me" or a bot


class LobbyInfo(msgspec.Struct):
    """GET /api/tables"""

    mine: list[TableInfo]
    open: list[TableInfo]  # public, with a free place
    watch: list[TableInfo]  # public and running


class DeckCheck(msgspec.Struct):
    """POST /api/decks/check"""

    game: str
    deck: Deck
    options: dict[str, Any] = {}


class DeckProblem(msgspec.Struct):
    """One thing that is wrong with a deck.  `text` is English until the catalogues know it."""

    rule: str
    text: str
    card: str = ""


class DeckReport(msgspec.Struct):
    """What is wrong with a deck; nothing: it may be played."""

    problems: list[DeckProblem]
    ranks: dict[str, int]  # how many cards of each rank it holds …
    wanted: dict[str, int]  # … and must hold


class SavedDeck(msgspec.Struct):
    """GET and POST /api/decks, PUT and DELETE /api/decks/{id}; `id` 0 in what is posted."""

    game: str
    deck: Deck
    id: int = 0


class ScenarioInfo(msgspec.Struct):
    """GET /api/scenarios/{game}"""

    path: str
    title: str
    covers: list[str]
    note: str = ""
    script: list[Any] = []  # as in the file, to be followed step by step


class Frame(msgspec.Struct):
    """GET /api/tables/{id}/replay?answer=N&seat=S: the game as the seat saw it after so many answers."""

    answer: int  # this many had been given
    last: int  # the number of all answers
    seat: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    text: str = ""  # the answer that led here, in notation
    by: int = -1  # its seat


class Problem(msgspec.Struct):
    """The body of every HTTP answer that is no success."""

    refusal: Refusal
