"""Starting up costs the same however many sets there are: facts and texts of cards are read when they are asked for."""

import subprocess
import sys

import pytest

PROBE = """
import sys
from warhost.games import find_game
game = find_game({game!r})
from warhost.{game} import library
print([name for name in sys.modules if name.startswith("warhost.{game}.cards.")], len(library.LIBRARY._tables))
card = library.LIBRARY[{code!r}]
card.text
print(sorted(name for name in sys.modules if name.startswith("warhost.{game}.cards.")))
"""


@pytest.mark.parametrize(("game", "code", "page"), [("invasion", "core-001", "core"), ("conquest", "core-003", "core")])
def test_a_card_brings_its_own_page_and_no_other(game: str, code: str, page: str) -> None:
    """Importing a game reads no card; one card reads the file it stands in."""
    probe = PROBE.format(game=game, code=code)
    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[0] == "[] 0"
    assert all(name.startswith(f"'warhost.{game}.cards.{page}") for name in said[1].strip("[]").split(", ")), said[1]


def test_the_command_line_says_what_it_can_do_without_loading_a_game() -> None:
    probe = "import sys, warhost.cli; print([name for name in sys.modules if name.endswith('.game')])"
    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "['warhost.engine.game']"
