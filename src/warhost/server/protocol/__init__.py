"""What server and client say to each other, once: bodies of HTTP requests and messages on a table's websocket.

Texts are never sent: keys and arguments are, and the client says them (`GET /api/text/{lang}`).  Seats count from 0.
`docs/reference/protocol.md` shows the messages in use; `warhost.server.typescript` makes the client's types of them.
"""

from typing import Final

from .changes import Change, Drop, Put, Splice
from .intents import Answer, GiveOrders, Intent, Ping, Preview, Resign, Undo, UndoReply, WhyNot
from .learning import (
    LessonAsk,
    LessonAt,
    LessonFrame,
    LessonInfo,
    LessonStep,
    LessonWhy,
    RuleInfo,
    RuleQuestion,
    RuleScenario,
    RuleSection,
    RulesInfo,
)
from .library import (
    ArmyInfo,
    CardInfo,
    Deck,
    DeckCheck,
    DeckForm,
    DeckProblem,
    DeckReport,
    DeckText,
    GameInfo,
    OptionInfo,
    SavedDeck,
    ScenarioInfo,
    ScenarioRun,
    ScenarioStep,
    StepCheck,
    TextInfo,
)
from .lobby import Enter, Frame, LobbyInfo, NewPlace, NewTable, OpenScenario, PlayOn, Rematch, Sit
from .messages import Changed, Done, Joined, Message, Pong, Previewed, Refused, Why
from .orders import Orders, WindowInfo
from .people import AccountBody, GuestBody, Session
from .refusals import REFUSALS, STOPS, Problem, Refusal
from .table import ClockRule, Clocks, Document, Fairness, Outlook, Place, TableInfo, UndoOffer, You

PROTOCOL: Final = 1  # grows when a client of before would no longer understand

__all__ = [
    "PROTOCOL",
    "REFUSALS",
    "STOPS",
    "AccountBody",
    "Answer",
    "ArmyInfo",
    "CardInfo",
    "Change",
    "Changed",
    "ClockRule",
    "Clocks",
    "Deck",
    "DeckCheck",
    "DeckForm",
    "DeckProblem",
    "DeckReport",
    "DeckText",
    "Document",
    "Done",
    "Drop",
    "Enter",
    "Fairness",
    "Frame",
    "GameInfo",
    "GiveOrders",
    "GuestBody",
    "Intent",
    "Joined",
    "LessonAsk",
    "LessonAt",
    "LessonFrame",
    "LessonInfo",
    "LessonStep",
    "LessonWhy",
    "LobbyInfo",
    "Message",
    "NewPlace",
    "NewTable",
    "OpenScenario",
    "OptionInfo",
    "Orders",
    "Outlook",
    "Ping",
    "Place",
    "PlayOn",
    "Pong",
    "Preview",
    "Previewed",
    "Problem",
    "Put",
    "Refusal",
    "Refused",
    "Rematch",
    "Resign",
    "RuleInfo",
    "RuleQuestion",
    "RuleScenario",
    "RuleSection",
    "RulesInfo",
    "SavedDeck",
    "ScenarioInfo",
    "ScenarioRun",
    "ScenarioStep",
    "Session",
    "Sit",
    "Splice",
    "StepCheck",
    "TableInfo",
    "TextInfo",
    "Undo",
    "UndoOffer",
    "UndoReply",
    "Why",
    "WhyNot",
    "WindowInfo",
    "You",
]
