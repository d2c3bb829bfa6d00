"""`warhost text check`, and pseudo-localization."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.text.catalogue import FOLDER
from warhost.text.checking import problems
from warhost.text.message import arguments
from warhost.text.pseudo import accented, write_pseudo

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "translate.md"


@pytest.fixture
def polish(tmp_path: Path) -> Path:
    """A copy of a complete translation."""
    return Path(shutil.copytree(FOLDER / "pl", tmp_path / "pl"))


def changed(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def put(folder: Path, file: str, **messages: str) -> None:
    path = folder / file
    found = json.loads(path.read_text(encoding="utf-8"))
    found |= {key.replace("_", "."): text for key, text in messages.items()}
    path.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_dictionaries_are_complete(language: str) -> None:
    assert problems(FOLDER / language) == []


def test_each_kind_of_problem_has_its_line(polish: Path) -> None:
    changed(polish, "shared.json", '"result.draw"', '"result.even"')
    changed(polish, "house.json", "{\n", '{\n  "not.a.key": "x",\n')
    put(polish, "shared.json", player_bare="Gracz {nr}", result_won="{player wygrywa")
    put(polish, "home.json", player_you="Ty")
    put(polish, "traits.json", **{"trait_Elite": ""})
    put(polish, "duel.json", **{"duel_event_earned": "{player}: {number, plural, two {#} other {#}}"})
    found = problems(polish)
    assert "shared.json: result.draw: missing" in found
    assert "shared.json: result.even: unused" in found
    assert "shared.json: player.bare: does not use {number}" in found
    assert "shared.json: player.bare: uses {nr}, which the English message does not have" in found
    assert "shared.json: result.won: malformed: '{' without the name of an argument at 1" in found
    assert "shared.json: player.you: duplicate, also in home.json" in found
    assert "traits.json: trait.Elite: empty" in found
    assert "duel.json: duel.event.earned: malformed: the language has no plural form 'two'" in found
    assert "house.json: not.a.key: unused" in found
    assert len(found) == 10  # and that `home.json` has no such key


def test_a_duplicate_key_in_a_file_is_found(polish: Path) -> None:
    changed(polish, "shared.json", "{\n", '{\n  "player.you": "Ty",\n')
    assert problems(polish) == ["shared.json: player.you: duplicate"]


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("shared.json", "{", "shared.json: not JSON: Expecting"),
        ("language.json", "{}", "language.json: name: missing"),
        ("language.json", '{"name": "x"}', "language.json: plural: missing"),
        ("language.json", '{"name": "x", "plural": {"one": "1"}}', "language.json: not a plural rule: '1'"),
        ("lords/names.tsv", "code\tname\tsource\na\tx\tours\na\ty\tours\n", "lords/names.tsv: a: duplicate"),
        ("lords/names.tsv", "code\tname\tsource\na\tx\tmine\n", "lords/names.tsv: a: the source is one of rulebook,"),
        ("lords/names.tsv", "code\tname\tsource\na\n", "lords/names.tsv: a: empty"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(polish: Path, file: str, text: str, line: str) -> None:
    (polish / file).write_text(text, encoding="utf-8")
    assert [each for each in problems(polish) if each.startswith(line)]


def test_the_command_prints_a_line_each_and_exits_with_one(polish: Path) -> None:
    assert CliRunner().invoke(app, ["text", "check"]).exit_code == 0
    changed(polish, "shared.json", '"result.draw"', '"result.even"')
    told = CliRunner().invoke(app, ["text", "check", str(polish)])
    assert told.exit_code == 1
    assert told.stdout.splitlines() == ["pl/shared.json: result.draw: missing", "pl/shared.json: result.even: unused"]
    assert CliRunner().invoke(app, ["text", "check", str(polish / "nothing")]).exit_code == 2


def test_the_pseudo_language_is_a_whole_language(tmp_path: Path) -> None:
    folder = write_pseudo(tmp_path)
    assert problems(folder) == []
    message = "{n, plural, one {# card of {player}} other {# cards}} left."
    assert accented(message) == "{n, plural, one {# çáŕđ óƒ {player}} other {# çáŕđš}} ļéƒť."
    assert arguments(accented(message)) == {"n", "player"}


def test_a_folder_is_all_that_a_language_needs(tmp_path: Path) -> None:
    """Messages are in the language, and card texts in English."""
    write_pseudo(tmp_path)
    probe = (
        "from warhost.text import LANGUAGES, phrasebook\n"
        "from warhost.conquest import LIBRARY\n"
        "from warhost.text.conquest.cards import card_lines\n"
        "book = phrasebook('en-XA')\n"
        "print(list(LANGUAGES), book.say('conquest.event.searched', player='Ann', number=1))\n"
        "print(card_lines(book, LIBRARY['core-010']) == card_lines(phrasebook('en'), LIBRARY['core-010']))\n"
    )
    environment = {"WARHOST_LANGUAGES": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(
        [sys.executable, "-c", probe], env=environment, capture_output=True, encoding="utf-8", check=True
    ).stdout
    assert said.splitlines() == ["['en', 'en-XA', 'pl', 'ru'] Ann šéáŕçĥéš 1 çáŕđ óƒ ťĥé đéçķ.", "True"]


def test_the_guide_for_translators_can_be_followed(tmp_path: Path) -> None:
    """Its files and commands, in order: untranslated messages are English, and the check reports them."""
    text = GUIDE.read_text(encoding="utf-8")
    [described] = re.findall(r"```json\n(\{.*?\})\n```", text, re.DOTALL)[:1]
    [message] = re.findall(r"```json\n(\{\n  \"player\.you\".*?\})\n```", text, re.DOTALL)
    folder = tmp_path / "fr"
    folder.mkdir()
    (folder / "language.json").write_text(described, encoding="utf-8")
    (folder / "shared.json").write_text(message, encoding="utf-8")
    found = problems(folder)
    assert {line.rpartition(": ")[2] for line in found} == {"missing"}
    assert not [line for line in found if "player.you" in line]
    probe = (
        "from warhost.text import phrasebook\n"
        "print(phrasebook('fr').say('player.you'), phrasebook('fr').say('player.foe'))"
    )
    environment = {"WARHOST_LANGUAGES": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(
        [sys.executable, "-c", probe], env=environment, capture_output=True, encoding="utf-8", check=True
    ).stdout
    assert said.strip() == "Vous The opponent"
