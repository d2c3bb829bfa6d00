"""Lessons and rules: their texts, and the frames of a lesson."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .library import CardInfo, Deck
from .meant import MeantMove
from .refusals import Refusal
from .words import Short, Shown, View, Whole

Answers = Annotated[list[Short], msgspec.Meta(max_length=40)]


class LessonStep(msgspec.Struct):
    """One step of a lesson; `do` waits for expected answers, `try` for a refused one, `reply` plays the others."""

    kind: Literal["read", "do", "try", "reply"]
    say: str  # a key
    point: list[str]  # squares, card codes, options or parts of the screen
    answers: list[str]  # what "show me" does, and what the other side does: all of them, in a row
    then: list[str] = []  # what follows by itself once it is done


class LessonInfo(msgspec.Struct):
    """GET /api/lessons/{game}: in the order in which they are to be taken."""

    game: str
    id: str
    title: str  # a key
    about: str  # a key
    covers: list[str]
    seat: int
    steps: list[LessonStep]


class LessonAt(msgspec.Struct):
    """POST /api/lessons/{game}/{lesson}/frame: the position after these answers, at this step."""

    answers: Answers
    step: Whole
    given: Whole = 0  # how many of the answers were already for this step, which waits for more


class LessonFrame(msgspec.Struct):
    """The game as the learner sees it there, and what the step makes of each option."""

    view: View
    log: list[Shown]
    cards: list[CardInfo]  # those that only this lesson has
    expected: list[str]  # the options that lead on
    partly: list[str]  # those of them after which the step waits for more
    instead: dict[str, str]  # message keys for the other options
    window: str  # the window of the question, if passing is possible


class LessonAsk(msgspec.Struct):
    """POST /api/lessons/{game}/{lesson}/why (of an action) and …/preview (of options that begin with these words)."""

    answers: Answers
    step: Whole
    action: Short | MeantMove


class LessonWhy(msgspec.Struct):
    """Why an action is not allowed; `tried`: it is the one that the step wanted to be tried."""

    refusal: Refusal | None
    tried: bool


class RuleScenario(msgspec.Struct):
    """A scenario that shows a rule."""

    path: str
    title: str


class CardRule(msgspec.Struct):
    """A line of the rules that names a card."""

    id: str  # of the rule; "" for an erratum that could not be read
    kind: Literal["erratum", "unread", "ruling", "decision", "rule"]
    label: str  # the kind in words
    text: str


class CardRulings(msgspec.Struct):
    """GET /api/cards/{game}/{code}/rulings?language=pl"""

    code: str
    rules: list[CardRule]


class CardAbout(msgspec.Struct):
    """GET /api/cards/{game}/{code}?language=pl"""

    code: str
    rules: list[CardRule]  # in the language, where the rules are translated
    doubts: list[str]  # what is not known for certain about its facts, a sentence each
    scenarios: list[RuleScenario]  # first those whose title names it
    decks: list[Deck]  # that come with the game
    before: str = ""  # the code of the card before it in the list of all cards
    after: str = ""  # and of the one after it


class RuleInfo(msgspec.Struct):
    """One numbered statement."""

    id: str
    text: str
    group: str  # the heading above it within its section
    sources: list[Literal["seed", "ref", "dec"]]  # the rulebook, others who play it, our decision
    questions: list[str]  # that it answers, by id
    decided: list[str]  # notes on decisions about the rule
    scenarios: list[RuleScenario]


class RuleQuestion(msgspec.Struct):
    """Something the rulebook leaves open, and how it is played here."""

    id: str
    text: str
    rules: list[str]  # that cite it


class RuleSection(msgspec.Struct):
    """A chapter of the rules."""

    number: int
    title: str
    intro: str
    later: bool  # recorded for later versions
    rules: list[RuleInfo]
    questions: list[RuleQuestion]


class RulesInfo(msgspec.Struct):
    """GET /api/rules/{game}?language=pl: in English where the language has none."""

    game: str
    language: str
    sections: list[RuleSection]
