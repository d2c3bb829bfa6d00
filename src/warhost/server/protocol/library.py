"""HTTP: the games, their cards, texts, scenarios, and decks of one's own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .words import Short


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


class Deck(msgspec.Struct, omit_defaults=True):
    """An army with its cards; without cards it is the one out of the box."""

    army: str
    name: Short = ""
    cards: dict[str, int] | None = None  # copies by card code


class DeckCheck(msgspec.Struct):
    """POST /api/decks/check"""

    game: str
    deck: Deck
    options: dict[str, Any] = {}


class DeckProblem(msgspec.Struct):
    """One thing that is wrong with a deck."""

    key: str
    rule: str
    card: str = ""
    args: dict[str, str | int] = {}


class DeckReport(msgspec.Struct):
    """What is wrong with a deck; nothing: it may be played."""

    problems: list[DeckProblem]
    ranks: dict[str, int]  # how many cards of each rank it holds …
    wanted: dict[str, int]  # … and must hold


class DeckText(msgspec.Struct):
    """POST /api/decks/read takes it, POST /api/decks/write gives it: a deck as the content of a file."""

    game: str
    text: str


class DeckForm(msgspec.Struct):
    """POST /api/decks/write"""

    game: str
    deck: Deck
    form: Literal["text", "json"] = "text"


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
    view: dict[str, Any]
    log: list[dict[str, Any]]


class ScenarioRun(msgspec.Struct):
    """GET /api/scenarios/{game}/run?path=…: a scenario played step by step, as `seat` sees it."""

    path: str
    title: str
    covers: list[str]
    note: str
    seat: int
    cards: list[CardInfo]  # that only this scenario has
    steps: list[ScenarioStep]
