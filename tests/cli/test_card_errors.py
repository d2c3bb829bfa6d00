"""Errors in card definitions: one line with the card, the file and what to do, without a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "warhost"
ORKS = "conquest/cards/core/orks.py"
FLASH_GITZ = "action(ready(THIS), cost=suffer(1), phase=COMBAT_PHASE, limit=EACH_PHASE)"
FACTS = "conquest/facts/legions.tsv"
COMMANDS = {
    "cards": ["cards", "conquest", "--json"],
    "words": ["words", "conquest", "rout"],
    "deck": ["deck", "show", "orks"],
    "simulate": ["simulate", "conquest", "--games", "1", "--decks", "orks"],
    "scenario": ["scenario", str(ROOT / "scenarios/conquest/cards/orks/054-nazdreg-s-flash-gitz-once.yaml")],
}
RUN = """
import json, sys
from warhost.cli import main
for name, words in json.loads(sys.argv[1]).items():
    sys.argv = ["warhost", *words]
    print(f"== {name}", file=sys.stderr, flush=True)
    try:
        main()
    except SystemExit:
        pass
"""


def overlay(root: Path, path: str, change: Callable[[str], str]) -> Path:
    """A copy of the sources with one changed file; everything else is linked."""
    parts, source, folder = path.split("/"), SOURCES, root / "warhost"
    for part in parts:
        folder.mkdir(parents=True)
        for each in source.iterdir():
            if each.name not in (part, "__pycache__"):
                (folder / each.name).symlink_to(each)
        source, folder = source / part, folder / part
    folder.write_text(change(source.read_text(encoding="utf-8")), encoding="utf-8")
    return root


def complaints(root: Path, commands: dict[str, list[str]]) -> dict[str, str]:
    """The error output of each command."""
    env = {**os.environ, "PYTHONPATH": str(root), "COLUMNS": "200", "PYTHONDONTWRITEBYTECODE": "1"}
    words = [sys.executable, "-c", RUN, json.dumps(commands)]
    ran = subprocess.run(words, capture_output=True, text=True, env=env, cwd=ROOT, timeout=300)
    blocks = ran.stderr.split("== ")[1:]
    assert len(blocks) == len(commands), ran.stderr
    return {block.split("\n", 1)[0]: block.split("\n", 1)[1].strip() for block in blocks}


def with_text(text: str) -> Callable[[str], str]:
    """The Flash Gitz with another text."""
    return lambda source: source.replace(f'text("core-054", {FLASH_GITZ})', text)


def new_line(source: str) -> str:
    last = source.splitlines()[-1]
    return f"{source}{last.replace('legions-056', 'legions-057').replace('Swarmling', 'Newborn')}\n"


def wrong_number(source: str) -> str:
    code, *cells = source.splitlines()[-1].split("\t")
    return source.replace("\t".join([code, *cells]), "\t".join([code, *cells[:5], "two", *cells[6:]]))


def short_line(source: str) -> str:
    last = source.splitlines()[-1]
    return source.replace(last, "\t".join(last.split("\t")[:8]))


def without_phrase(source: str) -> str:
    return source.replace('    "rout": "rout {of}",\n', "")


MISTAKES = {
    "a line without a set": (
        FACTS,
        new_line,
        "Newborn Termagants (legions-057) in src/warhost/conquest/facts/legions.tsv belongs to no set: "
        "add its set to src/warhost/conquest/facts/sets.tsv",
    ),
    "a word in the place of a number": (
        FACTS,
        wrong_number,
        "Swarmling Termagants (legions-056) in src/warhost/conquest/facts/legions.tsv: 'two' is no number: write",
    ),
    "a line that is too short": (
        FACTS,
        short_line,
        "Swarmling Termagants (legions-056) in src/warhost/conquest/facts/legions.tsv has no column",
    ),
    "a kind that does not exist": (
        FACTS,
        lambda source: source.replace("Swarmling Termagants\tarmy", "Swarmling Termagants\tamry"),
        "Swarmling Termagants (legions-056) in src/warhost/conquest/facts/legions.tsv: "
        "the column 'kind' has 'amry'; it may have army",
    ),
    "a keyword that does not exist": (
        FACTS,
        lambda source: source.replace("Leviathan, Termagant\t", "Leviathan, Termagant\tflynig", 1),
        "in src/warhost/conquest/facts/legions.tsv: the column 'keywords' has 'flynig'; it may have flying",
    ),
    "an empty line": (
        FACTS,
        lambda source: f"{source}\n",
        "src/warhost/conquest/facts/legions.tsv has the line '': write a card, with tabs between the columns",
    ),
    "a value of another type": (
        ORKS,
        with_text('text("core-054", action(deal("1")))'),
        "the text of Nazdreg's Flash Gitz (core-054) in src/warhost/conquest/cards/core/orks.py: "
        "Deal.amount is '1', and should be a number, such as 2 or count(UNITS); `mypy FILE` names the word",
    ),
    "a text without abilities": (
        ORKS,
        with_text('text("core-054")'),
        "src/warhost/conquest/cards/core/orks.py, line 12, the text of core-054: core-054 has no abilities: write one",
    ),
    "a bracket that is not closed": (
        ORKS,
        with_text(f'text("core-054", {FLASH_GITZ}'),
        "src/warhost/conquest/cards/core/orks.py, line 12: '(' was never closed; `mypy FILE` names the word",
    ),
    "no ability": (
        ORKS,
        with_text('text("core-054", deal(1))'),
        "the text of Nazdreg's Flash Gitz (core-054) in src/warhost/conquest/cards/core/orks.py: "
        "Deal is no ability: write it inside one",
    ),
    "an unknown code": (
        ORKS,
        with_text(f'text("core-999", {FLASH_GITZ})'),
        "src/warhost/conquest/cards/core/orks.py has a text for core-999, and there is no such card: correct the code",
    ),
    "the text of a card of another file": (
        ORKS,
        with_text(f'text("core-148", {FLASH_GITZ})'),
        "src/warhost/conquest/cards/core/orks.py has the text of core-148, "
        "which belongs into src/warhost/conquest/cards/core/tau.py",
    ),
    "a word that does not exist": (
        ORKS,
        with_text('text("core-054", action(dael(1)))'),
        "src/warhost/conquest/cards/core/orks.py, line 12, the text of core-054: name 'dael' is not defined",
    ),
    "a text that is there twice": (
        ORKS,
        with_text(f'text("core-003", {FLASH_GITZ})'),
        "src/warhost/conquest/cards/core/orks.py, line 12, the text of core-003: "
        "core-003 has another text already: remove one of them",
    ),
    "a phrase that is missing": (
        "text/conquest/wording/phrases/en.py",
        without_phrase,
        "cannot be said in 'en': Rout has no phrase 'rout': add it to en.py, pl.py and ru.py in "
        "src/warhost/text/conquest/wording/phrases",
    ),
    "a phrase with an unknown place": (
        "text/conquest/wording/phrases/en.py",
        lambda source: source.replace('"rout {of}"', '"rout {of} from {off}"'),
        "cannot be said in 'en': the phrase 'rout' has {off}; its places are of",
    ),
    "a phrase that leaves something out": (
        "text/conquest/wording/phrases/en.py",
        lambda source: source.replace('"rout {of}"', '"rout it"'),
        "cannot be said in 'en': the phrase 'rout' in src/warhost/text/conquest/wording/phrases does not say of: "
        "write {of} in it",
    ),
}


EVERYWHERE = (
    "a line without a set",
    "a value of another type",
    "no ability",
    "an unknown code",
    "a phrase that is missing",
)  # the most likely errors, in every command that reads cards


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_reported_in_one_line(tmp_path: Path, mistake: str) -> None:
    path, change, expected = MISTAKES[mistake]
    before = (SOURCES / path).read_text(encoding="utf-8")
    assert change(before) != before
    commands = COMMANDS if mistake in EVERYWHERE else {"cards": COMMANDS["cards"]}
    told = complaints(overlay(tmp_path, path, change), commands)
    assert expected in told["cards"]
    for command, line in told.items():
        assert "Traceback" not in line, command
        assert line == "" or len(line.splitlines()) == 1, command


@pytest.mark.parametrize(
    ("right", "wrong", "line", "expected"),
    [
        ("GENERAL", "GENRAL", 9, "name 'GENRAL' is not defined; `mypy FILE` names the word that does not fit"),
        ("facing(n=5", "facing(north=5", 9, "facing() got an unexpected keyword argument 'north'; `mypy FILE` names"),
        (
            "unit(",
            "unit((",
            57,
            "closing parenthesis ']' does not match opening parenthesis '(' on line 9; `mypy",
        ),
        (
            "GENERAL",
            "'chief'",
            9,
            "Gonke Longtooth (orc-gonke-longtooth) has the rank 'chief', and it may have",
        ),
    ],
)
def test_a_mistake_in_an_army_is_reported_in_one_line(
    tmp_path: Path, right: str, wrong: str, line: int, expected: str
) -> None:
    path = "lords/armies/orcs.py"
    root = overlay(tmp_path, path, lambda source: source.replace(right, wrong, 1))
    told = complaints(root, {"cards": ["cards", "lords", "--json"]})["cards"]
    assert told.startswith(f"warhost: src/warhost/{path}, line {line}: {expected}")
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("mistake", ["no ability", "a phrase that is missing"])
def test_the_tool_that_writes_comments_tells_it_in_one_line(tmp_path: Path, mistake: str) -> None:
    path, change, expected = MISTAKES[mistake]
    page = SOURCES / ("conquest/cards/core/dark_eldar.py" if path.startswith("text/") else path)
    env = {**os.environ, "PYTHONPATH": str(overlay(tmp_path, path, change)), "PYTHONDONTWRITEBYTECODE": "1"}
    words = [sys.executable, str(ROOT / "tools" / "card_comments.py"), str(page)]
    ran = subprocess.run(words, capture_output=True, text=True, env=env, cwd=ROOT, timeout=300)
    assert ran.returncode == 1
    assert len(ran.stderr.splitlines()) == 1
    assert expected in ran.stderr
