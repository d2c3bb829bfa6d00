"""A series of choices that is asked again, for a sample of hidden cards, continues at the same place."""

from pathlib import Path

from warhost.games import find_game
from warhost.scenarios import load_scenario

POSITION = """
game: invasion
title: Blasting Charge in the middle
covers: [INV-25.3]
position:
  turn: {seat: 1, phase: capital}
  seat 1: {capital: dwarf, resources: 9, hand: [Blasting Charge, Innovation]}
  seat 2: {capital: orc, developments: {quest: 3}}
script:
  - 1: [play Blasting Charge, pass, choose enemy quest, choose development quest]
"""


def test_what_was_chosen_is_not_offered_again(tmp_path: Path) -> None:
    """INV-11.6: for the second development another card; a sample has the same options."""
    path = tmp_path / "middle.yaml"
    path.write_text(POSITION)
    scenario = load_scenario(path)
    match = scenario.run(find_game(scenario.game))
    assert match is not None
    state = match.state
    assert len(state.notations()) == 3  # two more developments, and done
    assert len(state.blind(0).options) == 3
