"""Samples for the client's tests: one view for each question in random games of Conquest, with the messages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sentences import event_sentences

from warhost.conquest import CONQUEST
from warhost.engine import SPECTATOR
from warhost.server.games.conquest import ADAPTER
from warhost.text import phrasebook
from warhost.text.conquest.speaker import ConquestSpeaker

DECKS: Final = (("space-marines", "orks"), ("eldar", "tau"), ("chaos", "dark-eldar"), ("astra-militarum", "orks"))
LONGEST: Final = 400
WORDS: Final = ("conquest.", "player.", "result.")


def verbs(view: dict[str, Any]) -> set[str]:
    return {move["verb"] for move in view["moves"]}


WANTED: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "deploy": lambda view: view["question"] == "DeployTurn" and {"deploy", "play"} <= verbs(view),
    "dial": lambda view: view["question"] == "Dial" and view["players"][1 - view["seat"]]["dialled"],
    "bonus": lambda view: view["question"] == "TakeBonus" and len(view["options"]) == 4,
    "turn": lambda view: view["question"] == "TakeTurn" and "retreat" in verbs(view),
    "shield": lambda view: view["question"] == "Shield" and len(view["options"]) > 1,
    "answers": lambda view: view["question"] == "Answers" and "use" in verbs(view),
    "area": lambda view: "area-effect" in verbs(view),
}


def made() -> dict[str, Any]:
    """The samples as plain data."""
    views: dict[str, Any] = {}
    log: list[Any] = []
    teller: dict[str, Any] = {}  # the view of the seat whose log is written, for the names of cards
    for seed in range(200):
        chance = random.Random(seed)
        state = CONQUEST.start({"decks": list(DECKS[seed % len(DECKS)]), "options": {}}, seed)
        for _ in range(LONGEST):
            if state.outcome is not None:
                break
            view = state.view(state.seat)
            for name, fits in WANTED.items():
                if name not in views and fits(view):
                    views[name] = view
                    if name == "shield":
                        views["watching"] = state.view(SPECTATOR)
                        teller, log = view, state.shown_log(view["seat"])
            state.choose(chance.randrange(len(state.options)))
        if len(views) > len(WANTED):
            break
    cards = [_card(card) for card in ADAPTER.cards() if f'"{card.code}"' in json.dumps([views, log])]
    messages = {key: text for key, text in phrasebook("en").messages.items() if key.startswith(WORDS)}
    said = event_sentences(ConquestSpeaker(phrasebook("en")), teller, log, ["planet-1", "hq-2"])
    return {"messages": messages, "cards": cards, "views": views, "log": log, "said": said}


def _card(card: Any) -> dict[str, Any]:
    """A card with only its English texts."""
    data: dict[str, Any] = msgspec.to_builtins(card)
    english = {name: {key: each for key, each in data[name].items() if key == "en"} for name in ("text", "effects")}
    return {**data, **english}
