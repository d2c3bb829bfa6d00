"""Games between bots: reproducible with any number of processes, and reported if they fail."""

from pathlib import Path

import pytest

from warhost.bots import BOTS, RandomBot
from warhost.bots.figures import find_figures
from warhost.bots.series.parallel import LOCAL
from warhost.bots.series.playing import Fixture, journal_of, play, play_all, series_seed
from warhost.bots.series.setups import Series, boxed_decks
from warhost.bots.series.simulation import Summary, fixtures
from warhost.engine import Perspective, Rng
from warhost.engine.history.journal import read
from warhost.engine.history.replay import replay
from warhost.games import find_game, game_names
from warhost.lords import LORDS

SETUP = {"decks": ["orcs", "dwarves"], "options": {"first": "1"}}


class BreaksDown:
    """Bot that plays at random and raises an exception at its twentieth answer."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0
        self.random = RandomBot(rng)

    def choose(self, perspective: Perspective) -> int:
        self.asked += 1
        if self.asked == 20:
            raise RuntimeError("out of steam")
        return self.random.choose(perspective)


class Cheats:
    """Bot that returns the index of an option that does not exist."""

    def __init__(self, rng: Rng) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        return len(perspective.options)


def test_a_result_describes_the_game() -> None:
    played = play(Fixture("lords", SETUP, 4, ("random", "random")))
    assert played.error == ""
    assert (played.sides, played.armies) == ((0, 1), ("orcs", "dwarves"))
    assert played.reason in ("units", "commanders", "both", "quiet", "nothing-left")
    assert played.events["begun LOW-3.5"] == played.events[next(each for each in played.events if each[:5] == "ended")]
    assert played.events["turn LOW-4.2"] == played.turns
    deployed = sum(count for event, count in played.events.items() if event.startswith("deployed"))
    assert 0 < deployed <= played.turns < played.decisions


def test_the_same_fixture_gives_the_same_game() -> None:
    """LOW-16.7"""
    fixture = Fixture("lords", SETUP, 11, ("greedy", "random"))
    assert play(fixture) == play(fixture)
    assert play(fixture) != play(Fixture("lords", SETUP, 12, ("greedy", "random")))


def test_two_processes_give_what_one_gives() -> None:
    planned = fixtures(Series(LORDS, [], {}), ["random"], 10, seed=3)
    assert list(play_all(planned, jobs=2)) == list(play_all(planned, jobs=1))


def test_a_ray_cluster_gives_what_one_process_gives() -> None:
    pytest.importorskip("ray")
    planned = fixtures(Series(LORDS, [], {}), ["random"], 4, seed=3)
    assert list(play_all(planned, cluster=LOCAL)) == list(play_all(planned, jobs=1))


def test_journals_lead_to_the_same_end(tmp_path: Path) -> None:
    planned = fixtures(Series(LORDS, [], {}), ["random"], 3, seed=2)
    results = list(play_all(planned, journals=tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"lords-200000{n}.jsonl" for n in range(3)]
    for played in results:
        match = replay(read(tmp_path / f"{played.fixture.label}.jsonl"), LORDS)
        assert match.state.outcome is not None
        assert match.state.outcome.winners == played.winners
        assert match.state.decisions == played.decisions


def test_series_of_different_seeds_share_no_game() -> None:
    assert {series_seed(1, n) for n in range(1000)}.isdisjoint(series_seed(2, n) for n in range(1000))


def test_a_bot_that_fails_does_not_stop_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "weak", BreaksDown)
    planned = [Fixture("lords", SETUP, 1, bots) for bots in (("weak", "random"), ("random", "random"))]
    broken, sound = play_all(planned)
    assert broken.error.startswith("RuntimeError: out of steam (test_playing.py, line ")
    assert sound.error == ""
    summary = Summary()
    summary.count(broken)
    summary.count(sound)
    assert (summary.games, summary.crashes) == (1, [broken])
    assert len(journal_of(broken.fixture, broken.answers).answers) == len(broken.answers) >= 19


def test_an_invalid_answer_fails_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheats)
    played = play(Fixture("lords", SETUP, 1, ("cheat", "random")))
    assert played.error.startswith("IllegalChoice: there is no option")
    assert len(played.answers) == 1


FIGURES = {game: find_figures(game) for game in game_names()}


@pytest.mark.parametrize("game", list(FIGURES))
def test_each_game_has_its_own_figures(game: str) -> None:
    """Every counted event occurs in the game, and words of other games are not in the report."""
    folder = Path(__file__).parents[3] / "src" / "warhost" / game
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for event in (each for kinds in FIGURES[game].values() for each in kinds):
        kind, rule = event.split()
        assert f'"{kind}"' in sources
        assert f'"{rule}"' in sources
    setup = {"decks": boxed_decks(find_game(game))[:2], "options": {"first": "1"}}
    summary = Summary()
    summary.count(play(Fixture(game, setup, 1, ("random", "random"))))
    assert list(summary.notable) == list(FIGURES[game])
    others = {words for other, figures in FIGURES.items() if other != game for words in figures}
    assert not others & set(summary.plain())
    assert any(summary.notable.values())
