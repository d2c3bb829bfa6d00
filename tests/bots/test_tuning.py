"""The tool that tunes playout policies: equal settings score half, and parameters move towards the winner."""

from collections.abc import Iterator

import pytest

from tools import tune_policy

GAMES = sorted(tune_policy.TUNED)


@pytest.fixture(autouse=True)
def _habits_stay_as_they_are() -> Iterator[None]:
    before = {game: [value for _, _, value in tune_policy.figures(game)] for game in GAMES}
    yield
    for game in GAMES:
        tune_policy.put(game, before[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_setting_scores_half_against_itself(game: str) -> None:
    setting = [value for _, _, value in tune_policy.figures(game)]
    assert len(setting) > 10
    assert tune_policy.match(game, setting, setting, 2, 5) == 0


def test_each_parameter_moves_towards_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that the larger first parameter always wins, that parameter grows, whatever is changed at random with
    it.
    """
    monkeypatch.setattr(tune_policy, "match", lambda game, one, other, games, seed: 1.0 if one[0] > other[0] else -1.0)
    before = [value for _, _, value in tune_policy.figures("conquest")]
    after = tune_policy.tuned("conquest", 3, 2, 1, 9)
    grown = [new / old for new, old in zip(after, before, strict=True)]
    assert grown[0] == max(grown) > 1.5
