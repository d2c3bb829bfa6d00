"""Every scenario of the repository as a test; and finding and parsing of scenario files."""

import copy
import functools
import marshal
import os
import random
import re
from dataclasses import fields
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import yaml

from warhost.engine import SPECTATOR, Failure, Match, Scenario, State
from warhost.engine.errors import BadScenario
from warhost.engine.scenarios.scenario import KEYS
from warhost.engine.views.shared_view import SharedView
from warhost.games import find_game, find_kit
from warhost.lords.positions import position
from warhost.lords.rules.options import Options
from warhost.scenarios import find_scenarios, load_scenario, read_yaml, rules_folder, scenarios_folder
from warhost.text import LANGUAGES, Players, phrasebook
from warhost.text.card_words import CARD_WORDS
from warhost.text.speaker import SPEAKER

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "scenarios"
FORMAT = ROOT / "docs" / "reference" / "scenarios.md"
FILES = find_scenarios([SCENARIOS])
ZONES = ("kingdom", "quest", "battlefield", "legend")


def played() -> list[Path]:
    """All scenarios; in a short run a fixed sixth of those about single cards.

    `make test` plays the rest with compiled rules.
    """
    if not os.environ.get("WARHOST_SHORT"):
        return FILES
    return [path for path in FILES if "cards" not in path.parts or crc32(path.name.encode()) % 6 == 0]


PLAYED = played()


@pytest.mark.parametrize("path", PLAYED, ids=[str(path.relative_to(SCENARIOS)) for path in PLAYED])
def test_a_scenario_has_the_results_that_its_file_expects(path: Path) -> None:
    scenario = load_scenario(path)
    game = find_game(scenario.game)
    assert unlikely(scenario) == []
    match = scenario.run(game)
    assert (match is None) == bool(scenario.refused)
    if match is not None:
        whole_sentences(match, scenario.game)
        seen_together(match.state, match.before(0) if match.answers else match.state.clone())


def unlikely(scenario: Scenario) -> list[str]:
    """The impossible parts of a position: a unique card twice (INV-3.1, CON-17.7), or a card where
    its kind cannot be.
    """
    words = find_kit(scenario.game).get(CARD_WORDS)
    if words is None or scenario.position is None:
        return []
    library: Any = words.library
    found: list[str] = []
    held: set[tuple[int, str]] = set()
    for seat in (1, 2):
        for place, entry in in_play(scenario.position.get(f"seat {seat}") or {}):
            laid = entry if isinstance(entry, dict) else {"card": entry}
            card = library[library.named(str(laid["card"]))]
            controlled = (laid.get("by", seat), card.name)
            if card.kind in ("tactic", "event") or (card.kind == "legend") != (place == "legend"):
                found.append(f"{card.name} in {place}")
            if card.unique and controlled in held:
                found.append(f"{card.name} twice")
            held.add(controlled)
    return found


def in_play(seat: dict[str, Any]) -> list[tuple[str, Any]]:
    """The faceup cards of a seat in a zone, at a planet or in headquarters, without attachments."""
    rows = {place: seat.get(place) for place in (*ZONES, "hq")} | (seat.get("planets") or {})
    entries = [(place, entry) for place, row in rows.items() for entry in row or []]
    return [(place, entry) for place, entry in entries if not isinstance(entry, dict) or not entry.get("facedown")]


def test_a_unique_card_twice_and_a_legend_in_a_zone_are_noticed() -> None:
    unique = {"card": "Offering to Hekarti", "tokens": 1}
    for seat, expected in (
        ({"quest": [unique], "kingdom": ["Offering to Hekarti"]}, ["Offering to Hekarti twice"]),
        ({"quest": [unique], "kingdom": [{"card": "Offering to Hekarti", "by": 2}]}, []),
        ({"battlefield": ["Karl Franz"]}, ["Karl Franz in battlefield"]),
        ({"legend": ["Karl Franz"], "hand": ["Karl Franz"]}, []),
    ):
        data = {"game": "invasion", "title": "x", "covers": ["INV-3.1"], "position": {"seat 1": seat}, "check": {}}
        assert unlikely(Scenario(data, "x")) == expected


def seen_together(state: State, before: State) -> None:
    """The order of viewers does not matter, because parts for one viewer are not used for others; and parts of earlier
    moments are reused only if unchanged.
    """
    alone = {eye: state.view(eye) for eye in (0, 1, SPECTATOR)}
    for eyes in ((0, 1, SPECTATOR), (1, 0, SPECTATOR)):
        lasting: dict[Any, tuple[Any, Any]] = {}
        before.seen_by(eyes[0], SharedView(lasting))
        shared = SharedView(lasting)
        assert {eye: state.seen_by(eye, shared) for eye in eyes} == alone


def whole_sentences(match: Match, game: str) -> None:
    """Every event has a complete text for every viewer in every language."""
    make = find_kit(game).get(SPEAKER)
    assert make is not None
    for reader in (SPECTATOR, 0, 1):
        players = Players.of(match.state.view(reader))
        events = [match.state.shown(event, reader) for event in match.log]
        for language in LANGUAGES:
            speaker = make(phrasebook(language))
            lines = [speaker.event(event, players) for event in events]
            if match.state.outcome is not None:
                lines.append(speaker.outcome(match.state.view(reader)))
            assert [line for line in lines if "{" in line or not line] == []


def test_every_scenario_has_a_distinct_title() -> None:
    titles = [Scenario(marshal.loads(read_once(path)), str(path)).title for path in FILES]
    assert sorted(titles) == sorted(set(titles))


# --- reading --------------------------------------------------------------------------------------------------


def written(folder: Path, text: str, name: str = "question.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("game: lords\ntitle: [a\n", 3, "expected"),
        ("game: lords\n  title: a\n", 2, "mapping values are not allowed"),
        ("game: lords\ntitle: a\ngame: lords\n", 3, "'game' stands twice"),
        ("position:\n  seat 1: {hand: [], hand: []}\n", 2, "'hand' stands twice"),
        ("game: !!python/object:os.system {}\n", 1, "could not determine a constructor"),
        ("game: lords\n---\ngame: lords\n", 2, "but found another document"),
        ("game: *nobody\n", 1, "found undefined alias"),
        ("? [a]\n: b\n", 1, "found unhashable key"),
        ("game: lords\n\ttitle: a\n", 2, "found"),
    ],
)
def test_malformed_yaml_is_refused_with_its_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadScenario) as refused:
        read_yaml(path)
    message = str(refused.value)
    assert message.startswith(f"{path}, line {line}: ")
    assert said in message
    assert "\n" not in message


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"game: \x00"])
def test_what_is_no_text_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.yaml"
    path.write_bytes(content)
    with pytest.raises(BadScenario, match=r"picture\.yaml: [^\n]+$"):
        read_yaml(path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "the same list or object stands in two places"),
        ("&a [*a]\n", "the same list or object stands in two places"),
        ("[" * 60 + "]" * 60, "nested too deeply"),
        ("[" * 5000 + "]" * 5000, r"question\.yaml: "),
    ],
)
def test_yaml_that_would_grow_or_go_on_for_ever_is_refused(tmp_path: Path, text: str, said: str) -> None:
    """Nine lines of nested references would expand to a billion words."""
    with pytest.raises(BadScenario, match=said):
        read_yaml(written(tmp_path, text))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"cannot read .*nowhere\.yaml: No such file"):
        load_scenario(tmp_path / "nowhere.yaml")


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "just words\n"])
def test_yaml_that_is_no_scenario_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(BadScenario, match=rf"^{re.escape(str(path))}: a scenario names its game, title"):
        load_scenario(path)


ODD: dict[str, Any] = {"card": "orc-butcher", "marks": 3}
JUNK: list[Any] = [None, True, -1, 10**9, 1.5, "", "d4", [], [None], {}, {1: 2}, {"card": 3}, ODD]


def spoilt(data: Any, rng: random.Random) -> Any:
    """The data with one value removed or replaced by one of another type."""
    places: list[tuple[Any, Any]] = []

    def collect(inner: Any) -> None:
        for key, value in inner.items() if isinstance(inner, dict) else enumerate(inner):
            places.append((inner, key))
            if isinstance(value, dict | list):
                collect(value)

    collect(data)
    inner, key = rng.choice(places)
    if rng.random() < 0.2:
        del inner[key]
    else:
        inner[key] = copy.deepcopy(rng.choice(JUNK))
    return data


@functools.cache
def read_once(path: Path) -> bytes:
    """A file as plain data, cached; callers make their own copies."""
    return marshal.dumps(read_yaml(path))


@pytest.mark.parametrize("seed", range(5))
def test_a_spoilt_scenario_fails_or_is_refused_in_one_line(seed: int) -> None:
    """Every error of an author is reported; no other exception is raised."""
    rng = random.Random(seed)
    refused = []
    for path in PLAYED:
        data = spoilt(marshal.loads(read_once(path)), rng)
        try:
            Scenario(data, path.name).run(find_game("lords"))
        except BadScenario as said:
            refused.append((path.name, str(said)))
        except Failure:
            pass
    assert len(refused) > len(PLAYED) // 4
    assert [said for name, said in refused if not said.startswith(name) or "\n" in said] == []


# --- finding --------------------------------------------------------------------------------------------------


def test_folders_are_searched_and_files_are_taken_once(tmp_path: Path) -> None:
    deep = tmp_path / "b" / "deep"
    deep.mkdir(parents=True)
    first, second = written(tmp_path, "", "a.yaml"), written(deep, "", "c.yml")
    written(deep, "", "notes.txt")
    assert find_scenarios([tmp_path]) == [first, second]
    assert find_scenarios([second, tmp_path, first]) == [second, first]


def test_a_path_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="nothing: no such file or folder"):
        find_scenarios([tmp_path / "nothing"])


def test_a_folder_without_scenarios_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="no scenario files"):
        find_scenarios([tmp_path])


def test_the_scenarios_and_rules_of_warhost_are_found() -> None:
    """In a checkout and in an installed wheel."""
    assert (scenarios_folder() / "lords").is_dir()
    assert (rules_folder() / "lords.md").is_file()


# --- the description of the format ----------------------------------------------------------------------------


def test_the_example_of_the_format_runs() -> None:
    text = FORMAT.read_text(encoding="utf-8")
    found = re.search(r"```yaml\n(game:.*?)```", text, re.DOTALL)
    assert found is not None
    scenario = Scenario(yaml.safe_load(found[1]), FORMAT.name)
    assert scenario.run(find_game("lords")) is not None


def test_everything_in_the_format_is_described() -> None:
    text = re.sub(r"```.*?```", "", FORMAT.read_text(encoding="utf-8"), flags=re.DOTALL)
    words = [*KEYS, *(option.name for option in fields(Options))]
    words += [*position.POSITION_KEYS, *position.SEAT_KEYS, *position.UNIT_KEYS, *position.TURN_KEYS, *position.PHASES]
    assert [word for word in words if word not in re.findall(r"`([^`]+)`", text)] == []
