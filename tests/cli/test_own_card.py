"""Card sets in separate packages: the guide `docs/guides/own-card.md` is followed literally."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fourth_game.install import install

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "own-card.md"
PROBE = """
import json, sys
from warhost.card_sets import own_sets
from warhost.conquest import CONQUEST, LIBRARY
from warhost.games import find_kit
read = [own_sets.cache_info().misses]
CONQUEST.start({"decks": ["orks", "space-marines"], "options": {}}, 1)
read.append(len([name for name in sys.modules if name.startswith("homebrew")]))
code = LIBRARY.named("Grot Lookout")
lists = {"all": LIBRARY.all_cards(), "official": LIBRARY.official(), "library": list(LIBRARY)}
lists["pool"] = find_kit("conquest").decks.pool()
print(json.dumps([read, code, [name for name, codes in lists.items() if code in codes]]))
"""
SERVED = """
from tests.server.bare import bare
from tests.server.people import settings
from warhost.engine.errors import BadSetup
from warhost.server.games.conquest import ADAPTER
from warhost.server.protocol import Deck
deck = ADAPTER.read_deck(open("homebrew/mine.txt").read())
card = next(each for each in ADAPTER.cards() if each.code == "homebrew-002")
assert card.names == {} and card.text["en"] == ["Action: Exhaust this unit to draw 1 card."], card
assert [pack.name for pack in ADAPTER.pool().packs][-1:] == ["Homebrew"]
info = ADAPTER.info()
address = "/api/sets/conquest/homebrew/homebrew-002"
assert [(each.name, each.title, each.boxes, each.pictures) for each in info.sets] == [
    ("homebrew", "Homebrew", ["homebrew"], {"homebrew-002": address})
]
option = info.options[-1]
assert (option.name, option.choices, option.names) == (
    "sets", ["any", "official", "homebrew"], {"homebrew": "Homebrew"}
)
for sets, wrong in {"any": [], "homebrew": [], "official": ["conquest.deck.table-set"]}.items():
    assert [each.key for each in ADAPTER.check(deck, {"sets": sets}).problems] == wrong, sets
assert ADAPTER.setup({"sets": "homebrew"}, [deck, deck], 1)["options"] == {}
for form, wrong in {"": [], "homebrew": [], "constructed": ["conquest.deck.own-set"]}.items():
    assert [each.key for each in ADAPTER.check(deck, {}, form).problems] == wrong, form
try:
    ADAPTER.places({"sets": "hearth"})
except BadSetup as wrong:
    assert "one of any, official, homebrew" in str(wrong)
else:
    raise AssertionError("a set that is not installed was chosen")
with bare(settings()) as server:
    picture = server.ask("GET", address)
    assert picture.headers["content-type"] == "image/png", picture.headers
    assert picture.body == open("lookout.png", "rb").read()
    assert "max-age=3600" in picture.headers["cache-control"]
    again = server.ask("GET", address, headers={"if-none-match": picture.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    for wrong in ("conquest/homebrew/homebrew-001", "conquest/homebrew/..%2Fset.json", "conquest/hearth/homebrew-002",
                  "lords/homebrew/homebrew-002"):
        assert server.ask("GET", f"/api/sets/{wrong}").status == 404, wrong
state = ADAPTER.rules.start(ADAPTER.setup({}, [deck, deck], 1), 1)
assert "homebrew-002" in ADAPTER.deck_codes(state, 0)
"""
PICTURE = (Path(__file__).parents[2] / "web" / "public" / "icon-192.png").read_bytes()


class Place:
    """A folder in which the guide's commands are run, with a package folder for installed packages."""

    def __init__(self, root: Path) -> None:
        self.root, self.installed = root, root / "installed"
        self.installed.mkdir()
        bin_folder = root / "bin"
        bin_folder.mkdir()
        (bin_folder / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (bin_folder / "warhost").write_text(
            f'#!/bin/sh\nexec "{sys.executable}" -c "from warhost.cli import main; main()" "$@"\n'
        )
        for each in bin_folder.iterdir():
            each.chmod(0o755)
        found = os.environ.get("PYTHONPATH", "")
        self.env = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "200"}
        self.env["HOME"] = str(root)
        (root / "lookout.png").write_bytes(PICTURE)
        self.env["PYTHONPATH"] = os.pathsep.join([str(self.installed), *([found] if found else [])])

    def run(self, *command: str, where: str = "", code: int = 0) -> str:
        done = subprocess.run(command, capture_output=True, text=True, env=self.env, cwd=self.root / where)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr


def blocks() -> list[str]:
    """The commands of the guide."""
    found = re.findall(r"^   ```sh\n(.*?)^   ```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return ["\n".join(line[3:] for line in each.splitlines()) for each in found]


@pytest.fixture(scope="module")
def guided(tmp_path_factory: pytest.TempPathFactory) -> tuple[Place, str]:
    """The folder after all steps of the guide, with the output of the commands."""
    place = Place(tmp_path_factory.mktemp("guide"))
    told = ""
    for number, block in enumerate(blocks()):
        if block == "pip install .":
            install(place.installed, place.root / "homebrew")
        else:
            told += place.run("sh", "-e", "-c", block, where="homebrew" if number else "")
    return place, told


def test_the_guide_makes_a_set_that_is_listed_read_and_played(guided: tuple[Place, str]) -> None:
    _, told = guided
    assert "1 cards, 1 scenarios, 0 problems" in told
    assert "2 cards, 2 scenarios, 0 problems" in told
    assert "homebrew (conquest): Homebrew" in told
    assert "Akcja:" in told
    assert "Homebrew (2)" in told
    assert "a legal homebrew deck" in told


def test_its_cards_are_not_official_and_are_loaded_on_demand(guided: tuple[Place, str]) -> None:
    place, _ = guided
    assert json.loads(place.run(sys.executable, "-c", PROBE)) == [[0, 0], "homebrew-002", ["all"]]
    check = ("warhost", "deck", "check", "mine.txt", "--format", "constructed")
    assert "not a card of the constructed format" in place.run(*check, where="homebrew", code=1)


def test_the_server_has_its_cards(guided: tuple[Place, str]) -> None:
    place, _ = guided
    place.env["PYTHONPATH"] += f"{os.pathsep}{GUIDE.parents[2]}"
    place.run(sys.executable, "-c", SERVED)


MISTAKES = [
    [("facts/homebrew.tsv", "homebrew-002", "homebrew-1002", "belongs to no set")],
    [("facts/sets.tsv", "homebrew\t", "core\t", "another set has the key 'core'")],
    [
        ("facts/homebrew.tsv", "Grot Lookout", "Goff Boyz", "an official card has this name"),
        ("cards/homebrew/orks.py", "draw(1)", "drow(1)", "name 'drow' is not defined"),
        ("names/pl.json", "homebrew-001", "homebrew-009", "names/pl.json: there is no card homebrew-009"),
        ("scenarios/001.yaml", "resources: 2", "resources: 3", "001.yaml"),
        ("set.json", "constructed", "duel", "the format follows one of constructed, learning, not 'duel'"),
    ],
]
PICTURES = {  # files in `pictures/`, and the error that is reported
    "homebrew-001.gif": (PICTURE, "a picture is a file that ends in one of .avif, .jpg, .png, .webp"),
    "homebrew-009.png": (PICTURE, "pictures/homebrew-009.png: there is no card homebrew-009"),
    "homebrew-001.webp": (PICTURE, "pictures/homebrew-001.webp: this is no WEBP file"),
    "homebrew-001.png": (PICTURE + bytes(500_000), "pictures/homebrew-001.png: a picture has at most 500 KB"),
    "homebrew-002.jpg": (b"\xff\xd8\xff\xe0", "homebrew-002 has several pictures: homebrew-002.jpg, homebrew-002.png"),
}


def test_a_folder_without_a_package_is_named(guided: tuple[Place, str], tmp_path: Path) -> None:
    place, _ = guided
    told = place.run("warhost", "set", "check", str(tmp_path), code=2)
    assert "pyproject.toml: name the folder of a package" in told


@pytest.mark.parametrize("mistakes", MISTAKES)
def test_mistakes_are_named(guided: tuple[Place, str], tmp_path: Path, mistakes: list[tuple[str, ...]]) -> None:
    place, _ = guided
    copy = tmp_path / "homebrew"
    shutil.copytree(place.root / "homebrew", copy)
    for file, old, new, _ in mistakes:
        path = copy / "src" / "homebrew" / file
        right = path.read_text(encoding="utf-8")
        assert old in right
        path.write_text(right.replace(old, new), encoding="utf-8")
    told = place.run("warhost", "set", "check", str(copy), code=1)
    assert [said for *_, said in mistakes if said not in told] == []


def test_pictures_that_cannot_be_shown_are_named(guided: tuple[Place, str], tmp_path: Path) -> None:
    place, _ = guided
    copy = tmp_path / "homebrew"
    shutil.copytree(place.root / "homebrew", copy)
    for name, (content, _) in PICTURES.items():
        (copy / "src" / "homebrew" / "pictures" / name).write_bytes(content)
    told = place.run("warhost", "set", "check", str(copy), code=1)
    assert [said for _, said in PICTURES.values() if said not in told] == []


def test_a_set_that_cannot_be_read_is_left_out(guided: tuple[Place, str], tmp_path: Path) -> None:
    place, _ = guided
    table = place.installed / "homebrew" / "facts" / "homebrew.tsv"
    right = table.read_text(encoding="utf-8")
    try:
        table.write_text(right.replace("army", "army\tarmy", 1).replace("\torks\t", "\t"), encoding="utf-8")
        told = place.run("warhost", "cards", "conquest", "Goff Boyz")
    finally:
        table.write_text(right, encoding="utf-8")
    assert "Goff Boyz" in told
    assert told.count("The card set 'homebrew' of conquest is left out:") == 1


def test_a_skeleton_of_every_game_is_a_sound_set(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.run("warhost", "set", "new", "hill-folk", "--game", "invasion")
    assert "1 cards, 1 scenarios, 0 problems" in place.run("warhost", "set", "check", "hill-folk")
    assert "exists already" in place.run("warhost", "set", "new", "hill-folk", "--game", "invasion", code=2)
