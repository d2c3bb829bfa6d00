"""Translated scenario titles belong to a scenario, are up to date, and keep card names and numbers."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import scenario_titles as tool

from warhost.text.scenario_titles import TITLES, mark_of, read_titles, title_in, titles_file

FILES = sorted(TITLES.glob("*/*.tsv"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_translated_title_is_of_a_scenario_as_it_is(path: Path) -> None:
    language, game = path.parent.name, path.stem
    english, titles = tool.english_titles(game), read_titles(path)
    assert len(titles) == len(path.read_text(encoding="utf-8").splitlines()), "a scenario stands twice"
    assert sorted(set(titles) - set(english)) == [], "no such scenario: remove its line"
    assert [name for name, title in titles.items() if title.mark != mark_of(english[name])] == [], (
        "its title has changed: translate it again, or remove its line"
    )
    wrong = {name: tool.problems(language, game, english[name], title.said) for name, title in titles.items()}
    assert {name: each for name, each in wrong.items() if each} == {}
    assert list(titles) == sorted(titles)


def test_there_are_files_of_each_language_and_game() -> None:
    assert [f"{path.parent.name}/{path.stem}" for path in FILES] == [
        f"{language}/{game}" for language in ("pl", "ru") for game in ("conquest", "invasion", "lords")
    ]


def test_a_title_is_shown_only_while_it_says_what_the_english_one_does() -> None:
    name, title = next(iter(read_titles(titles_file("pl", "lords")).items()))
    english = tool.english_titles("lords")[name]
    assert title_in("pl", "lords", name, english) == title.said
    assert title_in("pl", "lords", name, f"{english}!") == f"{english}!"
    assert title_in("en", "lords", name, english) == english


def test_what_a_title_loses_is_named() -> None:
    english = "Troll Vomit deals 2 damage by INV-11.2 to {name}"
    assert tool.problems("ru", "invasion", english, "Troll Vomit наносит {name} 2 повреждения по INV-11.2") == []
    assert tool.problems("ru", "invasion", english, "Тролль наносит 3 повреждения") == [
        "lacks the card Troll Vomit",
        "has lost INV-11.2",
        "has lost {name}",
        "has lost 2",
        "has lost 11",
        "has added 3",
    ]
    assert tool.problems("pl", "lords", "A card", " ") == ["is empty or badly spaced"]


def test_a_name_in_quotation_marks_has_those_of_the_language() -> None:
    english = '"Do You Know Who I Am?" is played'
    assert tool.problems("pl", "invasion", english, "Zagrano „Do You Know Who I Am?”") == []
    assert tool.problems("ru", "invasion", english, "Разыграна «Do You Know Who I Am?»") == []
    assert tool.problems("pl", "invasion", english, 'Zagrano "Do You Know Who I Am?"') == [
        "lacks the card „Do You Know Who I Am?”"
    ]


def test_a_card_that_has_a_name_in_the_language_is_called_by_it() -> None:
    english = "Defender of the Hold is attacked"
    assert tool.problems("pl", "invasion", english, "Obrońca twierdzy jest atakowany") == []
    assert tool.problems("pl", "invasion", english, "Defender of the Hold jest atakowany") == [
        "lacks the card Obrońca twierdzy"
    ]


def test_titles_are_merged_and_wrong_ones_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "titles_file", lambda language, game: tmp_path / language / f"{game}.tsv")
    first, second = list(tool.missing("pl", "lords"))[1:3]
    refused = tool.merge(
        "pl", "lords", [f"{first}\tObrót o 180 stopni", f"{second}\tObrót o 90 stopni", "lords/none\tNic"]
    )
    assert refused == [f"{second}: has added 90", "lords/none: is no scenario"]
    assert list(read_titles(tmp_path / "pl" / "lords.tsv")) == [first]
    assert first not in tool.missing("pl", "lords")
    assert second in tool.missing("pl", "lords")
