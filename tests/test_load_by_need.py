"""Startup time does not grow with the number of sets: facts and texts of cards are loaded on demand."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import warhost.cli
from warhost.cli.app import COMMANDS

CLI = Path(warhost.cli.__file__).parent
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
def test_looking_up_a_card_imports_only_its_file(game: str, code: str, page: str) -> None:
    """Importing a game loads no card; one card loads only its file."""
    probe = PROBE.format(game=game, code=code)
    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[0] == "[] 0"
    assert all(name.startswith(f"'warhost.{game}.cards.{page}") for name in said[1].strip("[]").split(", ")), said[1]


def test_the_command_line_says_what_it_can_do_without_loading_a_game() -> None:
    probe = "import sys, warhost.cli; print([name for name in sys.modules if name.endswith('.game')])"
    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "['warhost.engine.game']"


def test_a_command_reads_its_own_file_and_what_it_uses() -> None:
    """Looking at a card does not load the modules of other commands (bots, training, the server)."""
    probe = (
        "import sys; from warhost.cli import main; sys.argv = ['warhost', 'cards', 'lords', 'king', '--json']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "others = ('warhost.bots', 'warhost.server', 'warhost.cli.bots')\n"
        "print([name for name in sys.modules if name.startswith(others)])"
    )
    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "[]"


def test_every_command_is_in_the_file_with_its_name() -> None:
    """A command in another file would never be loaded, and be missing without an error."""
    code = [
        (path.stem, ast.unparse(ast.Module(ast.parse(path.read_text()).body[1:], []))) for path in CLI.rglob("*.py")
    ]
    files = {name for name, text in code if "@app.command" in text or "add_typer" in text}
    assert {name.split(".")[-1] for name in COMMANDS.values()} == files - {"app"}
