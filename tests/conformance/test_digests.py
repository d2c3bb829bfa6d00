"""Games and scenarios play as when the rules version was frozen, so that a change of the rules is noticed."""

from __future__ import annotations

import os

import pytest

from warhost.engine import Game
from warhost.scenarios import load_scenario

from .digests import GAMES, kept, kept_meetings, line, meeting, scenarios_of
from .games import CASES

ALL = bool(os.environ.get("WARHOST_PROOFS"))  # `make proofs` checks all of them; other runs check a sample of each game
BLOCK = 20  # number of games per test
PARTS = 8  # number of scenarios per test


@pytest.mark.parametrize("first", range(0, GAMES if ALL else 3 * BLOCK, BLOCK))
@pytest.mark.parametrize("game", [case.game for case in CASES], ids=lambda game: str(game.name))
def test_games_play_as_recorded_for_this_version(game: Game, first: int) -> None:
    path = kept(game)
    anew = f"python -m tools.freeze {game.name}"
    assert path.exists(), f"no games of {game.name} rules {game.version} are frozen yet: {anew}"
    before = path.read_text(encoding="utf-8").splitlines()[1:][first : first + BLOCK]
    now = [line(game, seed) for seed in range(first, first + BLOCK)]
    dealt = [one.split()[:2] == other.split()[:2] for one, other in zip(before, now, strict=True)]
    assert all(dealt), f"decks are mixed or made otherwise than before; the rules version stays.  Write anew: {anew}"
    others = [each.split()[0] for each, old in zip(now, before, strict=True) if each != old]
    assert not others, changed(game, f"{len(others)} of {BLOCK} games (seeds {', '.join(others[:5])})")


@pytest.mark.parametrize("part", range(PARTS if ALL else 3))
@pytest.mark.parametrize("game", [case.game for case in CASES], ids=lambda game: str(game.name))
def test_scenarios_play_as_recorded_for_this_version(game: Game, part: int) -> None:
    """Scenarios that are new or have changed are skipped; most must be recorded ones."""
    before = dict(each.split() for each in kept_meetings(game).read_text(encoding="utf-8").splitlines())
    paths = {path: load_scenario(path) for path in scenarios_of(game)[part::PARTS]}
    now = {path: meeting(game, scenario) for path, scenario in paths.items() if not scenario.refused}
    known = [path for path, (name, _) in now.items() if name in before]
    assert len(known) > len(now) * 3 // 4, f"most scenarios are others than before: python -m tools.freeze {game.name}"
    others = [path.stem for path in known if before[now[path][0]] != now[path][1]]
    assert not others, changed(game, f"{len(others)} scenarios ({', '.join(others[:5])})")


def changed(game: Game, what: str) -> str:
    """The message about what to do after a change of the rules."""
    return (
        f"the rules of {game.name} have changed: {what} of version {game.version} go otherwise.  If anybody may have "
        f"games of that version on disk, raise RULES_VERSION in src/warhost/{game.name}/game.py and say so in "
        f"CHANGELOG.md; if the version is newer than every release, it may stay.  Then write them anew: "
        f"python -m tools.freeze {game.name}"
    )


def test_no_digests_of_other_versions_exist() -> None:
    folder = kept(CASES[0].game).parent
    wanted = {path.name for case in CASES for path in (kept(case.game), kept_meetings(case.game))}
    assert {path.name for path in folder.glob("*.txt")} == wanted
