"""The terminal's messages about this game, by language."""

from typing import Final

from ...text.catalogue import game_part

WORDS: Final = game_part("conquest", "terminal")
