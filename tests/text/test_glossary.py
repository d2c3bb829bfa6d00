"""One word for one idea: each term of the games has the same word in rules, cards, messages, titles and the client."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.text.test_grammar import cards
from warhost.games import GAMES
from warhost.text import phrasebook
from warhost.text.scenario_titles import read_titles, titles_file
from warhost.tui.words import terminal_words

ROOT = Path(__file__).parents[2]
GLOSSARY = Path(__file__).parent / "glossary"
LANGUAGES = sorted(path.stem for path in GLOSSARY.glob("*.yaml"))
OF_CLIENT = {"inv": "invasion", "con": "conquest"}  # prefixes of the client's keys


def terms() -> list[Any]:
    return [
        pytest.param(language, entry, id=f"{language}-{entry['term']}")
        for language in LANGUAGES
        for entry in yaml.safe_load((GLOSSARY / f"{language}.yaml").read_text(encoding="utf-8"))
    ]


def game_of(key: str) -> str:
    """The game that a message is about, or nothing."""
    parts = key.split(".")
    named = [OF_CLIENT.get(part, part) for part in (parts[0], *parts[1:])]
    return next((part for part in named if part in GAMES), "")


@cache
def said(language: str, game: str) -> dict[str, list[tuple[str, str]]]:
    """All texts of a game in a language by kind, each with its location."""
    rules = (ROOT / "docs" / "rules" / language / f"{game}.md").read_text(encoding="utf-8").splitlines()
    messages = {**phrasebook(language).messages, **terminal_words(language)}
    return {
        "rules": [(f"line {number}", line) for number, line in enumerate(rules, 1)],
        "cards": cards(language, game) if game != "lords" else [],
        "messages": [(key, text) for key, text in messages.items() if game_of(key) == game],
        "titles": [(name, title.said) for name, title in read_titles(titles_file(language, game)).items()],
        "client": [(key, text) for key, text in client(language) if game_of(key) == game],
    }


def client(language: str) -> Iterator[tuple[str, str]]:
    """Every message in the files of a language, with its key."""
    folder = ROOT / "src" / "warhost" / "text" / "messages" / language
    for path in sorted(folder.glob("**/*.json")):
        messages = json.loads(path.read_text(encoding="utf-8"))
        yield from [(key, text) for key, text in messages.items() if isinstance(text, str)]


@pytest.mark.parametrize(("language", "entry"), terms())
def test_a_term_is_never_called_by_another_word(language: str, entry: dict[str, Any]) -> None:
    never, but = re.compile(entry["never"]), re.compile(entry.get("but", "(?!)"))
    slips = [
        (kind, where, text)
        for game in entry["games"]
        for kind, texts in said(language, game).items()
        for where, text in texts
        if never.search(text) and not but.search(text)
    ]
    assert slips == []


@pytest.mark.parametrize(("language", "entry"), terms())
def test_a_term_is_called_by_its_word_in_the_rules_and_in_the_app(language: str, entry: dict[str, Any]) -> None:
    word = re.compile(entry["word"])
    for game in entry["games"]:
        kinds = {kind for kind, texts in said(language, game).items() for _, text in texts if word.search(text)}
        assert "rules" in kinds, game
        assert kinds - {"rules"}, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_about_no_game_in_particular_keeps_to_the_words_of_all(language: str) -> None:
    shared = [text for key, text in client(language) if not game_of(key)]
    assert len(shared) > 500
    everywhere = [each.values[1] for each in terms() if each.values[0] == language]
    common = [entry for entry in everywhere if set(entry["games"]) >= set(GAMES)]
    assert common
    assert [(entry["term"], text) for entry in common for text in shared if re.search(entry["never"], text)] == []
