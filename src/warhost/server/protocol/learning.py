"""HTTP: lessons and rules, their texts, and the positions of a lesson."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .library import CardInfo, Deck
from .move_data import MoveData
from .refusals import Refusal
from .words import Short, Shown, View, Whole

Answers = Annotated[list[Short], msgspec.Meta(max_length=40)]


class LessonStep(msgspec.Struct):
    """One step of a lesson; `do` waits for expected answers, `try` for a refused one, `reply` plays the others."""

    kind: Literal["read", "do", "try", "reply"]
    say: str  # key of the message that the step shows
    point: list[str]  # what the step highlights: squares, card codes, options or parts of the screen
    answers: list[str]  # the answers that "show me" gives, or that the other side gives, in order
    then: list[str] = []  # answers that are given automatically after the step


class LessonInfo(msgspec.Struct):
    """GET /api/lessons/{game}: the lessons in the order in which to take them."""

    game: str
    id: str
    title: str  # message key of the title
    about: str  # message key of the description
    covers: list[str]
    seat: int
    steps: list[LessonStep]


class LessonAt(msgspec.Struct):
    """POST /api/lessons/{game}/{lesson}/frame: the position after these answers, at this step."""

    answers: Answers
    step: Whole
    given: Whole = 0  # how many of the answers belong to the current step, if it needs several


class LessonFrame(msgspec.Struct):
    """The position of a lesson as the learner sees it, and how the step classifies each option."""

    view: View
    log: list[Shown]
    cards: list[CardInfo]  # facts of the cards that only this lesson has
    expected: list[str]  # options that complete the step
    partly: list[str]  # options after which the step still needs more answers
    instead: dict[str, str]  # message keys of hints for the other options
    window: str  # key of the action window, if passing is possible


class LessonAsk(msgspec.Struct):
    """POST /api/lessons/{game}/{lesson}/why (of an action) and …/preview (of options that begin with these words)."""

    answers: Answers
    step: Whole
    action: Short | MoveData


class LessonWhy(msgspec.Struct):
    """The reason why an action is not allowed; `tried`: the step wanted the learner to try this action."""

    refusal: Refusal | None
    tried: bool


class RuleScenario(msgspec.Struct):
    """A scenario that shows a rule."""

    path: str
    title: str


class CardRule(msgspec.Struct):
    """A line of the rules that names a card."""

    id: str  # id of the rule; "" if it could not be parsed (errata)
    kind: Literal["erratum", "unread", "ruling", "decision", "rule"]
    label: str  # kind of the line, translated
    text: str


class CardRulings(msgspec.Struct):
    """GET /api/cards/{game}/{code}/rulings?language=pl: the rulings about a card."""

    code: str
    rules: list[CardRule]


class CardAbout(msgspec.Struct):
    """GET /api/cards/{game}/{code}?language=pl: rules, scenarios and decks in which a card occurs."""

    code: str
    rules: list[CardRule]  # in the requested language if the rules are translated
    doubts: list[str]  # sentences about uncertain facts of the card
    scenarios: list[RuleScenario]  # scenarios with the card, first those whose title names it
    decks: list[Deck]  # preconstructed decks with the card
    before: str = ""  # code of the previous card in the list of all cards
    after: str = ""  # code of the next card
    pack: str = ""  # English name of the box or pack in which the card was published; "" for a game without packs
    number: int = 0  # its printed number there; 0 if it has none


class RuleInfo(msgspec.Struct):
    """One numbered statement."""

    id: str
    text: str
    group: str  # heading above the rule, within its section
    sources: list[Literal["seed", "ref", "dec"]]  # origin: the rulebook, other implementations or players, our decision
    questions: list[str]  # ids of open questions that the rule answers
    decided: list[str]  # notes on decisions about the rule
    scenarios: list[RuleScenario]


class RuleQuestion(msgspec.Struct):
    """A question that the rulebook leaves open, and how it is decided here."""

    id: str
    text: str
    rules: list[str]  # ids of the rules that cite the question


class RuleSection(msgspec.Struct):
    """A chapter of the rules."""

    number: int
    title: str
    intro: str
    later: bool  # true: about features planned for later versions
    rules: list[RuleInfo]
    questions: list[RuleQuestion]


class RulesInfo(msgspec.Struct):
    """GET /api/rules/{game}?language=pl: the rules, in English if they are not translated."""

    game: str
    language: str
    sections: list[RuleSection]
