"""HTTP: games, cards, texts, scenarios and decks."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...decks import Form
from ...engine.plain import JsonData
from .words import Facts, Line, Notes, Short, Shown, Value, View, Whole


class OptionInfo(msgspec.Struct):
    """An option to choose before the game."""

    name: str
    kind: Literal["bool", "number", "choice", "several"]  # type of the value; several: chosen values joined by "+"
    default: Value
    choices: list[Value] = []  # values from which to choose
    more: list[Value] = []  # further choices that are rarely used
    names: dict[str, str] = {}  # names of the choices by language
    least: int = 0  # minimum, if the option is a number
    most: int = 0  # maximum, if the option is a number; 0: none


class ArmyInfo(msgspec.Struct):
    """A preconstructed army."""

    key: str
    cards: dict[str, int]
    drafted: bool = False  # true: the army's cards are picked in a draft, against a player who drafts, too


class ReadyDeck(msgspec.Struct):
    """A constructed deck that comes with the game; `GAME.ready.KEY` describes its play style, `.name` is its name."""

    key: str
    army: str  # key of the army whose emblem the deck shows
    name: str
    face: str = ""  # code of the card whose image the deck shows; "": none


class SetInfo(msgspec.Struct):
    """An installed card set: further cards that no publisher printed."""

    name: str
    title: str
    boxes: list[str]  # prefixes of the codes of the set's cards
    pictures: dict[str, str] = {}  # URLs of images by card code, for cards that have one


class GameInfo(msgspec.Struct):
    """GET /api/games: a game with its options and preconstructed decks."""

    name: str
    version: str
    ready: bool  # false: announced only, without any other data
    players: list[int] = []
    bots: list[str] = []
    armies: list[ArmyInfo] = []
    options: list[OptionInfo] = []
    rules: str = ""  # prefix of the game's rule ids
    decks: list[ReadyDeck] = []
    sets: list[SetInfo] = []


class CardInfo(msgspec.Struct):
    """GET /api/cards/{game}: facts of a card, and by language the sentences of its generated text."""

    code: str
    name: str
    names: dict[str, str]  # names by language, for languages in which the English name is not used
    army: str
    facts: Facts
    text: dict[str, list[str]]
    effects: dict[str, dict[str, str]] = {}  # by language and key: effects between which a player may choose


class TextInfo(msgspec.Struct):
    """GET /api/text/{lang}: messages by key, and translated card names by game and code.

    `languages` has the names of all languages by code; it is only sent with the whole text and with the part `house`.
    """

    language: str
    messages: dict[str, str]
    cards: dict[str, dict[str, str]]
    languages: dict[str, str] = {}


class Deck(msgspec.Struct, omit_defaults=True):
    """A deck with its cards; without cards it is the preconstructed one."""

    army: Line
    name: Short = ""
    cards: dict[Line, Whole] | None = None  # number of copies by card code
    notes: Notes = ""  # private notes of the deck's builder


class DeckCheck(msgspec.Struct):
    """POST /api/decks/check: a deck to check in a format."""

    game: Short
    deck: Deck
    options: dict[Short, Value] = {}
    format: Short = ""  # name of the format with restricted and banned lists; "" for the game's default
    ally: Short = ""  # key of the allied family, or "none"; "" to derive it from the cards


class DeckProblem(msgspec.Struct):
    """A problem of a deck; if not `illegal`, the deck is legal but cannot be played here yet."""

    key: str
    rule: str
    card: str = ""
    args: dict[str, str | int] = {}
    illegal: bool = True


class DeckFamily(msgspec.Struct):
    """A race or faction in a deck, with the number of its cards beyond those that came with the army."""

    family: str
    cards: int
    joins: Literal["own", "ally", "neutral", "stranger"]  # a stranger (race or faction) may not be in the deck
    asks: int = 0  # the highest loyalty among the family's cards
    gives: int = 0  # loyalty symbols that the deck can bring into play


class DeckReport(msgspec.Struct):
    """The problems of a deck (none: it may be played) and its statistics."""

    problems: list[DeckProblem]
    ranks: dict[str, int]  # number of the deck's cards of each rank …
    wanted: dict[str, int]  # … and the number that is required
    families: list[DeckFamily] = []  # the deck's own family first
    ally: str = ""  # key of the allied family; "" if it is undecided or there is none
    closed: list[str] = []  # keys of the families that cannot join together with the ally
    needs: dict[str, Value] = {}  # options that a game must have so that the deck is allowed


class DeckText(msgspec.Struct):
    """A deck as the content of a file, for POST /api/decks/read (request) and /api/decks/write (response)."""

    game: Short
    text: str


class DeckForm(msgspec.Struct):
    """POST /api/decks/write: a deck and the file format."""

    game: Short
    deck: Deck
    form: Form = "text"  # file format of the deck list; the game's pool lists the formats


class PoolArmy(msgspec.Struct):
    """The base of a deck: an army, a capital or a warlord."""

    key: str
    side: str = ""
    playable: bool = True
    cards: dict[str, int] = {}  # by card code: copies that come with the army and must be in the deck
    hand: int = 0  # size of the opening hand; 0 if unknown


class PackInfo(msgspec.Struct):
    """A box or pack that cards came in."""

    key: str
    name: str
    cycle: str


class PoolCard(msgspec.Struct, omit_defaults=True):
    """A card with its deck-building facts; empty and unknown facts are omitted."""

    code: str
    name: str
    family: str  # key of the card's army, race or faction
    kind: str
    facts: JsonData
    pack: str = ""
    limit: int = 0  # maximum copies of the card in a deck; 0 if no deck may contain it
    fits: dict[str, int] = {}  # extra cost of the card by army whose decks may contain it
    listed: dict[str, str] = {}  # "restricted" or "banned", by name of the format
    playable: bool = True


class DeckPool(msgspec.Struct):
    """GET /api/decks/pool/{game}: all data for deck building."""

    game: str
    armies: list[PoolArmy]
    packs: list[PackInfo]  # boxes and packs in which cards were published, in order of release
    cards: list[PoolCard]
    ready: list[Deck]  # preconstructed decks from which a player can start
    formats: list[str]
    forms: list[Form]  # supported formats of deck files
    least: int  # minimum number of cards in a deck
    most: int  # maximum number of cards in a deck; 0 for none
    copies: int  # maximum copies of a card without a special limit


class SavedDeck(msgspec.Struct):
    """GET and POST /api/decks, PUT and DELETE /api/decks/{id}: a user's deck; `id` is 0 in requests."""

    game: Short
    deck: Deck
    id: Whole = 0
    needs: dict[str, Value] = {}  # options that a game must have so that the deck is allowed; ignored in requests


class ScenarioChapter(msgspec.Struct):
    """GET /api/scenarios/{game}/chapters: a folder of scenarios, and how many it has that can be opened at a table."""

    key: str
    title: str
    count: int


class ScenarioInfo(msgspec.Struct):
    """GET /api/scenarios/{game}?chapter=: its script is in the run of the scenario."""

    path: str
    title: str
    covers: list[str]
    note: str = ""


class StepCheck(msgspec.Struct):
    """One expectation after a step, in the words of the file."""

    about: str
    wanted: Any
    met: bool


class ScenarioStep(msgspec.Struct):
    """One script line, and the game after it.  `texts` are actions in notation, or the number of answers to undo."""

    kind: Literal["begin", "answer", "can", "cannot", "undo", "check"]
    seat: int
    texts: list[str]
    because: str  # id of the rule that refuses the action
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
    cards: list[CardInfo]  # facts of the cards that only this scenario has
    steps: list[ScenarioStep]
