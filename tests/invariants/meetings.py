"""Cards with triggers in positions where an event happens to all cards at once: which invariants must hold.

A position has such a card on both sides, others besides it, and a card that causes the event in hand; then answers are
given at random. The long run: `python -m tests.invariants.meetings invasion`.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.conformance.games import CASES
from tests.helpers import chooser
from tests.invariants.games import checker
from tests.invariants.test_asking import told
from warhost.conquest.library import LIBRARY as CONQUEST_CARDS
from warhost.conquest.rules.actions.reacting import Answers, waits
from warhost.effects.language.abilities import ANYWHERE
from warhost.effects.language.resolution import EndOfText
from warhost.effects.state.ordering import Ordering
from warhost.engine import Rng
from warhost.engine.rng import seeded
from warhost.games import find_game
from warhost.invasion.library import LIBRARY as INVASION_CARDS
from warhost.invasion.words import ZONE_NAMES

CAUSES = {
    "invasion": (["Cull", "Muster"], ["Storm", "Storm"], ["Blight"], ["Homeward"], ["Storm", "Cull"]),
    "conquest": (["Massacre"], ["Barrage", "Barrage"], ["Weariness"], ["Recall"], ["Barrage", "Massacre"]),
}
LONGEST = 60  # total number of answers
AFTERWARDS = 16  # number of answers after the last cause


def waiting(game: str) -> list[str]:
    """The cards of the pool with a triggered ability."""
    cards: Any = INVASION_CARDS if game == "invasion" else CONQUEST_CARDS
    return [
        code
        for code in cards
        if cards[code].kind != "token" and [each for each in cards[code].text.abilities if each.when is not None]
    ]


def invasion_position(code: str, causes: list[str]) -> dict[str, Any]:
    """The card in a zone in which its text works: on a unit if it is an attachment, with a unit if it is a quest."""
    card: Any = INVASION_CARDS[code]
    zones = [each.zone for each in card.text.abilities if each.when is not None and each.zone != ANYWHERE]
    zone = card.zone_only or (ZONE_NAMES[zones[0]] if zones and zones[0] < len(ZONE_NAMES) else "quest")
    if card.attachment:
        there: Any = {"card": "Guard", "attached": [code]}
    elif card.kind == "quest":
        zone, there = "quest", {"card": code, "unit": "Guard"}
    else:
        there = code
    if card.kind == "legend":
        side: dict[str, Any] = {"legend": [code], "quest": ["Guard", "Recruit"]}
    elif card.kind == "tactic":
        side = {"quest": ["Guard", "Recruit"], "hand": [code]}
    else:
        side = {zone: [there, "Guard", "Recruit"]}
    hand = side.pop("hand", [])
    return {
        "turn": {"seat": 1, "phase": "capital"},
        "seat 1": {**side, "hand": [*causes, *hand, "Spark"], "resources": 9, "deck": ["Guard"] * 12},
        "seat 2": {**side, "hand": [*hand, "Spark"], "resources": 9, "deck": ["Guard"] * 12},
    }


def conquest_position(code: str, causes: list[str]) -> dict[str, Any]:
    """The card at the first planet, or in the place of its kind."""
    card: Any = CONQUEST_CARDS[code]
    units: list[Any] = ["Trooper", "Trooper", "Giant"]
    side: dict[str, Any] = {"hand": ["Drones"]}
    if card.kind == "warlord":
        side["warlord"] = {"card": code, "at": "Plannum"}
    elif card.kind == "attachment":
        units[0] = {"card": "Trooper", "attached": [code]}
    elif card.kind == "support":
        side["hq"] = [code]
    elif card.kind == "event":
        side["hand"] = [code, "Drones"]
    else:
        units = [code, *units]
    side["planets"] = {"Plannum": units}
    return {
        "planets": ["Plannum", "Barlus", "Elouith"],
        "turn": {"phase": "deploy"},
        "seat 1": {**side, "resources": 9, "hand": [*causes, *side["hand"]], "deck": ["Trooper"] * 12},
        "seat 2": {**side, "resources": 9, "deck": ["Trooper"] * 12},
    }


POSITIONS = {"invasion": invasion_position, "conquest": conquest_position}


def meets(game: str, code: str, causes: list[str], seed: int) -> list[str]:
    """The violations while the causes are played, with random answers to everything they trigger."""
    s: Any = find_game(game).place(POSITIONS[game](code, causes))
    s.patient = True
    case = next(each for each in CASES if each.game.name == game)
    checks, pick, rng = checker(s), chooser(seed=f"{code} {seed}"), Rng(seeded(f"{code} {seed}"))
    found: list[str] = []
    ordered: set[tuple[int, int]] = set()
    left, more = list(causes), AFTERWARDS
    for number in range(LONGEST):
        more -= not left
        if s.outcome is not None or not more:
            break
        found += [*checks.look(s), *_too_early(s), *_again(s, ordered)]
        if number % 3 == 0:
            found += told(case, s, rng)
        options = [at for at, text in enumerate(s.notations()) if left and text.startswith(f"play {left[0]}")]
        if options and s.seat == 0:
            left.pop(0)
        index = options[0] if options else pick(s)
        if isinstance(s.question, Ordering):
            ordered.add((s.options[index], s.births[s.options[index]]))
        s.choose(index)
    return [*found, *[f"{cause} is never played" for cause in left if s.outcome is None]]


def _too_early(s: Any) -> list[str]:
    """Reactions wait until the text that caused them has resolved (CON-16.26)."""
    question = s.question
    if not isinstance(question, Answers) or not [each for each in question.uses if waits(each.occurrence)]:
        return []
    for step in s.steps[::-1]:
        if isinstance(step, Answers):
            return []
        if isinstance(step, EndOfText):
            return ["a reaction is asked for in the middle of a text"]
    return []


def _again(s: Any, ordered: set[tuple[int, int]]) -> list[str]:
    """A card that left play is ordered once (INV-25.1)."""
    if not isinstance(s.question, Ordering):
        return []
    return [f"card {card} is put in order again" for card in s.options if (card, s.births[card]) in ordered]


def main(game: str) -> int:
    """Test every card with a trigger, with every cause."""
    from tests.conquest.demo import published as conquest_demo
    from tests.invasion.demo import published as invasion_demo

    wrong = count = 0
    with invasion_demo() if game == "invasion" else conquest_demo():
        for causes in CAUSES[game]:
            for code in waiting(game):
                found = meets(game, code, causes, 0)
                count, wrong = count + 1, wrong + bool(found)
                for sentence in found:
                    print(f"{' and '.join(causes)} with {code}: {sentence}")
    print(f"{game}: {count} meetings, {wrong} with a difference")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
