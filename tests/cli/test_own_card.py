"""A card of one's own needs only its own files; lists of official cards stay as they are (docs/guides/own-card.md)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "warhost"
GUIDE = ROOT / "docs" / "guides" / "own-card.md"
PROBE = """
import json
from warhost.games import find_kit
from warhost.conquest.library import LIBRARY, all_cards, official
code = LIBRARY.named("Scrap Hauler")
pool = find_kit("conquest").decks.pool()
lists = {"all_cards": all_cards(), "official": official(), "library": list(LIBRARY), "pool": pool}
print(json.dumps([code, [name for name, codes in lists.items() if code in codes]]))
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the files of the guide beside them; everything else is linked."""
    root = tmp_path_factory.mktemp("sources")
    copied = {"": ["conquest"], "conquest": ["facts", "cards"], "conquest/facts": [], "conquest/cards": []}
    for folder, others in copied.items():
        there = root / "warhost" / folder
        there.mkdir(parents=True)
        for each in (SOURCES / folder).iterdir():
            if each.name not in (*others, "__pycache__"):
                (there / each.name).symlink_to(each)
    facts, cards = root / "warhost/conquest/facts", root / "warhost/conquest/cards/homebrew"
    (facts / "own.tsv").write_text(block("cycle\t"), encoding="utf-8")
    head, *lines = (SOURCES / "conquest/facts/legions.tsv").read_text(encoding="utf-8").splitlines()
    code, _, kind, _, *cells = next(line for line in lines if line.startswith("legions-056")).split("\t")
    assert code == "legions-056"
    line = "\t".join(["homebrew-001", "Scrap Hauler", kind, "orks", *cells])
    (facts / "homebrew.tsv").write_text(f"{head}\n{line}\n", encoding="utf-8")
    cards.mkdir()
    (cards / "__init__.py").write_text('"""The Homebrew set."""\n', encoding="utf-8")
    (cards / "orks.py").write_text(block('"""The Orks'), encoding="utf-8")
    (root / "scenario.yaml").write_text(block("game: conquest"), encoding="utf-8")
    deck = (SOURCES / "conquest/decks/ready/da-big-waaagh.txt").read_text(encoding="utf-8")
    (root / "mine.txt").write_text(f"{deck}3 Scrap Hauler\n", encoding="utf-8")
    return root


def block(begins: str) -> str:
    """The excerpt of the guide that begins so."""
    blocks = re.findall(r"^   ```\w*\n(.*?)^   ```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    found = ["\n".join(line[3:] for line in each.splitlines()) for each in blocks]
    return next(each for each in found if each.startswith(begins)) + "\n"


def run(sources: Path, program: str, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(sources), "COLUMNS": "200", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", program, *words]
    ran = subprocess.run(command, capture_output=True, text=True, env=env, cwd=sources)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def warhost(sources: Path, *words: str) -> str:
    return run(sources, "from warhost.cli import main; main()", *words)


def test_it_is_found_by_name_and_left_out_of_the_lists_of_official_cards(sources: Path) -> None:
    assert json.loads(run(sources, PROBE)) == ["homebrew-001", ["all_cards"]]


def test_it_has_its_text_in_every_language(sources: Path) -> None:
    assert "Action: Exhaust this unit to gain 1 resource." in warhost(sources, "cards", "conquest", "Scrap Hauler")
    assert "Akcja:" in warhost(sources, "cards", "conquest", "--set", "homebrew", "Scrap Hauler", "--lang", "pl")


def test_it_is_played_in_a_scenario_and_in_a_deck(sources: Path) -> None:
    assert "1 passed" in warhost(sources, "scenario", "scenario.yaml")
    assert "a legal constructed deck" in warhost(sources, "deck", "check", "mine.txt")
