"""Which message says a question: the server and the client pass the same cases."""

import json
from pathlib import Path

import pytest

import warhost.text
from warhost.text import phrasebook
from warhost.text.conquest.speaker import ConquestSpeaker
from warhost.text.duel.speaker import DuelSpeaker
from warhost.text.duel.speech import BOARD
from warhost.text.invasion.speaker import InvasionSpeaker

CASES = json.loads((Path(__file__).parent / "cases" / "asked.json").read_text(encoding="utf-8"))
TEXT = Path(warhost.text.__file__).parent
SPEAKERS: dict[str, type[DuelSpeaker]] = {"conquest": ConquestSpeaker, "invasion": InvasionSpeaker}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['question']} {' '.join(case['facts'])}")
def test_a_question_has_its_message(case: dict[str, object]) -> None:
    speaker = SPEAKERS[str(case["game"])](phrasebook("en"))
    moves = [{"verb": verb} for verb in case["verbs"]]  # type: ignore[attr-defined]
    facts = set(case["facts"])  # type: ignore[call-overload]
    assert speaker.question({"question": case["question"], "moves": moves}, facts) == case["key"]


@pytest.mark.parametrize("game", SPEAKERS)
def test_every_message_of_the_table_is_there(game: str) -> None:
    """Those beside the board are the client's, all others are said by the server, too."""
    said = phrasebook("en").messages
    shown = json.loads((TEXT / "messages" / "en" / game / "table.json").read_text(encoding="utf-8"))
    keys = [(each.key, BOARD in each.when) for asked in SPEAKERS[game].speech.asked.values() for each in asked]
    assert [key for key, is_shown in keys if key not in said and not (is_shown and key in shown)] == []
    assert len(keys) > 5
