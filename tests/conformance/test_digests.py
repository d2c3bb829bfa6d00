"""Hundreds of games go as they went when the version of the rules was frozen: a change of the rules is noticed."""

from __future__ import annotations

import pytest

from warhost.engine import Game

from .digests import GAMES, kept, line
from .games import CASES

BLOCK = 20  # as many games are one test


@pytest.mark.parametrize("first", range(0, GAMES, BLOCK))
@pytest.mark.parametrize("game", [case.game for case in CASES], ids=lambda game: str(game.name))
def test_games_go_as_they_went_under_this_version(game: Game, first: int) -> None:
    path = kept(game)
    anew = f"python -m tools.freeze {game.name}"
    assert path.exists(), f"no games of {game.name} rules {game.version} are frozen yet: {anew}"
    before = path.read_text(encoding="utf-8").splitlines()[1:][first : first + BLOCK]
    now = [line(game, seed) for seed in range(first, first + BLOCK)]
    dealt = [one.split()[:2] == other.split()[:2] for one, other in zip(before, now, strict=True)]
    assert all(dealt), f"decks are mixed or made otherwise than before; the rules version stays.  Write anew: {anew}"
    others = [each.split()[0] for each, old in zip(now, before, strict=True) if each != old]
    assert not others, (
        f"the rules of {game.name} have changed: {len(others)} of {BLOCK} games of version {game.version} go otherwise "
        f"(seeds {', '.join(others[:5])}).  If anybody may have games of that version on disk, raise RULES_VERSION in "
        f"src/warhost/{game.name}/game.py and say so in CHANGELOG.md; if the version is newer than every release, it "
        f"may stay.  Then write them anew: {anew}"
    )


def test_no_other_version_is_kept() -> None:
    folder = kept(CASES[0].game).parent
    assert {path.name for path in folder.glob("*.txt")} == {kept(case.game).name for case in CASES}
