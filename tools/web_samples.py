"""Writes web/tests/samples.json: real views, logs and card facts, for tests and drawings without a server."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from warhost.games import find_game
from warhost.lords.armies import UNITS
from warhost.text import phrasebook
from warhost.text.lords.cards import card_sentences

TARGET = Path(__file__).parent.parent / "web" / "tests" / "samples.json"


def sample(decks: list[str], options: dict[str, Any], phase: str, after: int, seed: int) -> dict[str, Any]:
    """The first question of a phase after so many answers of a game played by dice."""
    rng = Random(seed)
    state = find_game("lords").start({"decks": decks, "options": options}, seed)
    view = state.view(state.seat)
    while state.outcome is None and (view["moment"] < after or view["phase"] != phase):
        state.choose(rng.randrange(len(state.options)))
        view = state.view(state.seat) if state.outcome is None else state.view(0)
    return {"view": view, "log": state.shown_log(view["seat"])}


def main() -> None:
    samples: dict[str, Any] = {
        "start": sample(["orcs", "dwarves"], {}, "deploy", 0, 7),
        "middle": sample(["orcs", "dwarves"], {}, "deploy", 50, 11),
        "shots": sample(["elves", "templars"], {}, "shots", 20, 3),
        "moves": sample(["undead", "lizardmen"], {}, "moves", 30, 5),
        "endless": sample(["orcs", "elves", "dwarves", "undead"], {"players": 4}, "deploy", 40, 2),
        "over": sample(["orcs", "dwarves"], {}, "over", 0, 7),
    }
    book = phrasebook("en")
    cards = [{**asdict(unit), "text": {"en": card_sentences(book, unit)}} for unit in UNITS.values()]
    data = {"cards": cards, "messages": dict(book.messages), "samples": samples}
    TARGET.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
