"""Options in words: the verb of each is told by the server, so that nobody reads notation to find it."""

from __future__ import annotations

import pytest

from warhost.conquest.words import LONG_VERBS as CONQUEST
from warhost.engine.notation import LongVerbs, split, worded
from warhost.invasion.words import LONG_VERBS as INVASION
from warhost.text import phrasebook

OTHERWISE = {"discard-first"}  # the same notation as `discard`, said by what is asked


@pytest.mark.parametrize(("game", "verbs"), [("invasion", INVASION), ("conquest", CONQUEST)])
def test_every_verb_of_several_words_is_known_and_has_words(game: str, verbs: LongVerbs) -> None:
    head = f"{game}.action."
    keys = {key.removeprefix(head).partition(".")[0] for key in phrasebook("en").messages if key.startswith(head)}
    long = [verb for each in verbs.values() for verb in each]
    assert {verb.replace(" ", "-") for verb in long} == {key for key in keys if "-" in key} - OTHERWISE
    for verb in long:
        assert split(f"{verb} 3 of something", verbs) == (verb, "3 of something")
        assert split(verb, verbs) == (verb, "")


def test_what_words_are_made_from_is_told_of_an_option() -> None:
    assert worded({}, "pass", INVASION) == {"do": "pass"}
    assert worded({}, "spend damage of Miners #2", INVASION) == {
        "do": "spend-damage-of",
        "rest": "Miners #2",
        "copy": 2,
    }
    assert worded({}, "assign 12 Miners #3", INVASION) == {
        "do": "assign",
        "rest": "12 Miners #3",
        "figure": 12,
        "copy": 3,
    }
    assert worded({}, "capital dwarf", INVASION) == {"do": "capital", "rest": "dwarf"}
    assert worded({}, "play #1", INVASION) == {"do": "play", "rest": "#1"}  # no copy of anything
