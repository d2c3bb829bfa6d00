"""Options as text: every verb of the notation is known to the speakers, and has a text."""

from __future__ import annotations

import pytest

from warhost.conquest.words import GRAMMAR as CONQUEST
from warhost.engine.notation import Grammar
from warhost.invasion.words import GRAMMAR as INVASION
from warhost.text import phrasebook

OTHERWISE = {"discard-first"}  # the same notation as `discard`; the text depends on the question


@pytest.mark.parametrize(("game", "grammar"), [("invasion", INVASION), ("conquest", CONQUEST)])
def test_every_verb_of_moves_has_a_message(game: str, grammar: Grammar) -> None:
    head = f"{game}.action."
    keys = {key.removeprefix(head).partition(".")[0] for key in phrasebook("en").messages if key.startswith(head)}
    assert {verb.replace(" ", "-") for verb in grammar.verbs} == keys - OTHERWISE
    assert len(set(grammar.verbs)) == len(grammar.verbs)
    assert set(grammar.worded) <= set(grammar.verbs)
