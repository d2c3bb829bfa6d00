"""Every log line has a complete text in every language for every viewer."""

from __future__ import annotations

import pytest

from tests.conformance.games import Case, each_game
from tests.helpers import chooser, play
from warhost.engine import SPECTATOR, State
from warhost.games import find_kit
from warhost.text import LANGUAGES, phrasebook
from warhost.text.speaker import SPEAKER, Players


def assert_can_be_said(state: State) -> int:
    """Render every event of a log for both sides and a spectator; returns the number of lines."""
    make = find_kit(state.game.name).get(SPEAKER)
    assert make is not None
    speakers = [make(phrasebook(language)) for language in LANGUAGES]
    for reader in (0, 1, SPECTATOR):
        players = Players.of(state.view(reader))
        for event in state.shown_log(reader):
            for speaker in speakers:
                line = speaker.event(event, players)
                assert line
                assert "{" not in line, line
                assert "!." not in line, line
    return len(state.log or [])


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_no_line_of_a_game_has_a_gap(case: Case, seed: int) -> None:
    state = play(case.game.start(case.fixed[seed % len(case.fixed)], seed), chooser(seed=seed))
    assert assert_can_be_said(state) > 30


def test_a_loss_of_one_is_rendered_as_minus_one() -> None:
    """-1 must not be treated as "no number"."""
    place = find_kit("invasion").rules.place
    state = place({"seat 1": {"capital": "dwarf"}, "seat 2": {"capital": "orc", "battlefield": ["Doom Divers"]}})
    card = next(each for each in range(200) if state.view(0) and state.code_of(each) == "core-065")
    state.emit("gained-power", "INV-9.11", 0, card, number=-1)
    make = find_kit("invasion").get(SPEAKER)
    assert make is not None
    shown = state.shown_log(0)[-1]
    assert shown["number"] == -1
    assert "\u22121" in make(phrasebook("en")).event(shown, Players.of(state.view(0)))
