"""The terminal's own messages, in addition to those of the games."""

from collections import ChainMap
from functools import cache

from ..games import all_kits
from ..text import Phrasebook, phrasebook
from ..text.catalogue import messages_of


@cache
def terminal_words(language: str) -> dict[str, str]:
    """The terminal's messages in a language, including those of every game."""
    games = [dict(kit.terminal_words.get(language, {})) for kit in all_kits()]
    return dict(ChainMap(dict(messages_of(language, "terminal")), *games))


def terminal_book(language: str) -> Phrasebook:
    """The phrasebook of a language with the terminal's messages in it."""
    return phrasebook(language).with_words(terminal_words(language))
