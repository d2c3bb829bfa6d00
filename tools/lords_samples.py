"""Samples for the client's tests: real views, logs and card facts, for tests and drawings without a server."""

from dataclasses import asdict
from random import Random
from typing import Any

from warhost.games import find_game
from warhost.lords.armies import UNITS
from warhost.text import phrasebook
from warhost.text.lords.cards import card_sentences


def sample(decks: list[str], options: dict[str, Any], phase: str, after: int, seed: int) -> dict[str, Any]:
    """The first question of a phase after a number of random answers."""
    rng = Random(seed)
    state = find_game("lords").start({"decks": decks, "options": options}, seed)
    view = state.view(state.seat)
    while state.outcome is None and (view["moment"] < after or view["phase"] != phase):
        state.choose(rng.randrange(len(state.options)))
        view = state.view(state.seat) if state.outcome is None else state.view(0)
    return {"view": view, "log": state.shown_log(view["seat"])}


def made() -> dict[str, Any]:
    """The samples as plain data."""
    samples: dict[str, Any] = {
        "start": sample(["orcs", "dwarves"], {}, "deploy", 0, 7),
        "middle": sample(["orcs", "dwarves"], {}, "deploy", 50, 11),
        "shots": sample(["elves", "templars"], {}, "shots", 20, 3),
        "moves": sample(["undead", "lizardmen"], {}, "moves", 30, 5),
        "endless": sample(["orcs", "elves", "dwarves", "undead"], {"players": 4}, "deploy", 40, 2),
        "over": sample(["orcs", "dwarves"], {}, "over", 0, 7),
    }
    book = phrasebook("en")
    messages = {key: text for key, text in book.messages.items() if key.startswith(("lords.", "player.", "result."))}
    cards = [{**asdict(unit), "text": {"en": card_sentences(book, unit)}} for unit in UNITS.values()]
    return {"cards": cards, "messages": messages, "samples": samples}
