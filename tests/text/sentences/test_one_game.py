"""The texts of a game do not depend on which other games are loaded."""

import json
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from warhost.text import phrasebook

CARD_GAMES = ("invasion", "conquest")
ALONE = """
import json, sys
from importlib import import_module
from warhost.text import phrasebook
texts = import_module(f"warhost.text.{sys.argv[1]}.cards").TEXTS
cards = import_module(f"warhost.{sys.argv[1]}.library").LIBRARY
print(json.dumps({code: texts.lines(phrasebook("en"), card) for code, card in cards.items()}))
"""


def lines(game: str) -> dict[str, list[str]]:
    texts: Any = {each: import_module(f"warhost.text.{each}.cards").TEXTS for each in CARD_GAMES}
    cards = import_module(f"warhost.{game}.library").LIBRARY
    return {code: texts[game].lines(phrasebook("en"), card) for code, card in cards.items()}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_game_alone_has_the_same_texts(game: str) -> None:
    alone = subprocess.run([sys.executable, "-c", ALONE, game], capture_output=True, text=True, check=True)
    assert json.loads(alone.stdout) == lines(game)
