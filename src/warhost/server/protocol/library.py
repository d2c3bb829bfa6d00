"""HTTP: the games, their cards, texts, scenarios, and saved decks."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...decks import Form
from ...engine.plain import JsonData, JsonList
from .words import Facts, Line, Notes, Short, Shown, Value, View, Whole


class OptionInfo(msgspec.Struct):
    """A choice before the game."""

    name: str
    kind: Literal["bool", "number", "choice", "several"]  # of several choices the value has a plus between any two
    default: Value
    choices: list[Value] = []  # values to choose from
    more: list[Value] = []  # further ones, seldom wanted
    names: dict[str, str] = {}  # what choices are called in every language
    least: int = 0  # of a number
    most: int = 0  # 0: no special limit


class ArmyInfo(msgspec.Struct):
    """An army out of the box."""

    key: str
    cards: dict[str, int]
    drafted: bool = False  # its cards are picked in a draft, against one who drafts as well


class ReadyDeck(msgspec.Struct):
    """A constructed deck that comes with the game; `GAME.ready.KEY` says how it is played, with `.name` its name."""

    key: str
    army: str  # whose emblem it has
    name: str
    face: str = ""  # the code of the card whose picture it has; "": none


class GameInfo(msgspec.Struct):
    """GET /api/games"""

    name: str
    version: str
    ready: bool  # false: it is coming, and nothing else is known of it
    players: list[int] = []
    bots: list[str] = []
    armies: list[ArmyInfo] = []
    options: list[OptionInfo] = []
    rules: str = ""  # what the ids of its rules begin with
    decks: list[ReadyDeck] = []


class CardInfo(msgspec.Struct):
    """GET /api/cards/{game}: the facts; `text` by language are the sentences made from them."""

    code: str
    name: str
    names: dict[str, str]  # by language, where it has another one
    army: str
    facts: Facts
    text: dict[str, list[str]]
    effects: dict[str, dict[str, str]] = {}  # by language and key: single effects that one may have to choose among


class TextInfo(msgspec.Struct):
    """GET /api/text/{lang}: messages by key, card names by game and code where the language has its own.

    `languages` are the names of all languages by code; only the whole and the part `house` have them.
    """

    language: str
    messages: dict[str, str]
    cards: dict[str, dict[str, str]]
    languages: dict[str, str] = {}


class Deck(msgspec.Struct, omit_defaults=True):
    """An army with its cards; without cards it is the one out of the box."""

    army: Line
    name: Short = ""
    cards: dict[Line, Whole] | None = None  # copies by card code
    notes: Notes = ""  # its builder's own


class DeckCheck(msgspec.Struct):
    """POST /api/decks/check"""

    game: Short
    deck: Deck
    options: dict[Short, Value] = {}
    format: Short = ""  # whose restricted and banned lists hold; "": the game's usual one
    ally: Short = ""  # the family that was chosen to join, or "none"; "": the one whose cards the deck holds


class DeckProblem(msgspec.Struct):
    """One thing that is wrong with a deck, or (not `illegal`) only keeps it from being played here yet."""

    key: str
    rule: str
    card: str = ""
    args: dict[str, str | int] = {}
    illegal: bool = True


class DeckFamily(msgspec.Struct):
    """A race or faction of a deck: how many cards of it there are beyond those that came with the army."""

    family: str
    cards: int
    joins: Literal["own", "ally", "neutral", "stranger"]  # a stranger may not be in the deck
    asks: int = 0  # the highest loyalty among its cards
    gives: int = 0  # symbols that the deck can bring into play


class DeckReport(msgspec.Struct):
    """What is wrong with a deck (nothing: it may be played), and what it is made of."""

    problems: list[DeckProblem]
    ranks: dict[str, int]  # how many cards of each rank it holds …
    wanted: dict[str, int]  # … and must hold
    families: list[DeckFamily] = []  # its own first
    ally: str = ""  # the one of several that joins; "": that is open still, or there is nothing to choose
    closed: list[str] = []  # families that cannot join together with that ally
    needs: dict[str, Value] = {}  # what has to be agreed on before it may be played


class DeckText(msgspec.Struct):
    """POST /api/decks/read takes it, POST /api/decks/write gives it: a deck as the content of a file."""

    game: Short
    text: str


class DeckForm(msgspec.Struct):
    """POST /api/decks/write"""

    game: Short
    deck: Deck
    form: Form = "text"  # those the game has are listed in its pool


class PoolArmy(msgspec.Struct):
    """What a deck can be built around: an army, a capital, a warlord."""

    key: str
    side: str = ""
    playable: bool = True
    cards: dict[str, int] = {}  # that come with it, and go with it: not more, not fewer
    hand: int = 0  # cards that one begins with; 0: that is not told


class PackInfo(msgspec.Struct):
    """A box or pack that cards came in."""

    key: str
    name: str
    cycle: str


class PoolCard(msgspec.Struct, omit_defaults=True):
    """A card as deck building knows it; a fact that is empty, or that nobody knows, is left out."""

    code: str
    name: str
    family: str  # its army or race
    kind: str
    facts: JsonData
    pack: str = ""
    limit: int = 0  # copies of its title in a deck; 0: it is never in one
    fits: dict[str, int] = {}  # the armies whose decks may hold it, and what it costs there on top of its print
    listed: dict[str, str] = {}  # by format: restricted, banned
    playable: bool = True


class DeckPool(msgspec.Struct):
    """GET /api/decks/pool/{game}: everything that decks are built from."""

    game: str
    armies: list[PoolArmy]
    packs: list[PackInfo]  # in the order in which they came out
    cards: list[PoolCard]
    ready: list[Deck]  # to begin with
    formats: list[str]
    forms: list[Form]  # in which decks are read and written
    least: int  # cards in a deck
    most: int  # 0: as many as one likes
    copies: int  # of a card that says nothing else


class SavedDeck(msgspec.Struct):
    """GET and POST /api/decks, PUT and DELETE /api/decks/{id}; `id` 0 in what is posted."""

    game: Short
    deck: Deck
    id: Whole = 0
    needs: dict[str, Value] = {}  # what has to be agreed on before it may be played; nobody has to send it


class ScenarioInfo(msgspec.Struct):
    """GET /api/scenarios/{game}"""

    path: str
    title: str
    covers: list[str]
    note: str = ""
    script: JsonList = []  # as in the file, to be followed step by step


class StepCheck(msgspec.Struct):
    """One thing that must hold after a step, in the words of the file."""

    about: str
    wanted: Any
    met: bool


class ScenarioStep(msgspec.Struct):
    """One line of a script, and the game after it.  `texts` are actions in notation, or how many answers are undone."""

    kind: Literal["begin", "answer", "can", "cannot", "undo", "check"]
    seat: int
    texts: list[str]
    because: str  # the rule that refuses
    met: bool
    checks: list[StepCheck]
    view: View
    log: list[Shown]


class ScenarioRun(msgspec.Struct):
    """GET /api/scenarios/{game}/run?path=…: a scenario played step by step, as `seat` sees it."""

    path: str
    title: str
    covers: list[str]
    note: str
    seat: int
    cards: list[CardInfo]  # that only this scenario has
    steps: list[ScenarioStep]
