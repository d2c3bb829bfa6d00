"""The messages of a card game for two: what both say alike, and what is its own."""

from collections.abc import Mapping
from importlib import import_module

from . import en, pl, ru

Messages = Mapping[str, str]
SHARED = {"en": en.MESSAGES, "pl": pl.MESSAGES, "ru": ru.MESSAGES}
PARTS = ("", "decks_", "lessons_")  # the files of a game's own messages, before the name of the language


def joined(game: str) -> dict[str, Messages]:
    """By language: what both games say, under the name of this one, and all that is its own."""
    found: dict[str, Messages] = {}
    for language, shared in SHARED.items():
        messages = {f"{game}.{key}": said for key, said in shared.items()}
        for part in PARTS:
            messages.update(import_module(f"warhost.text.{game}.{part}{language}").MESSAGES)
        messages.update(deck_names(game, language))
        found[language] = messages
    return found


def deck_names(game: str, language: str) -> Messages:
    """What the constructed decks that come with a game are called."""
    table: str = import_module(f"warhost.text.{game}.deck_names").NAMES
    rows = [line.split(" | ") for line in table.strip().splitlines()]
    return {f"{game}.ready.{row[0]}.name": row[1 + [*SHARED].index(language)] for row in rows}


def card_names(polish: Messages, russian: Messages) -> dict[str, Messages]:
    """By language: what cards are called in it, by code, where that is not what is printed in English."""
    return {"en": {}, "pl": polish, "ru": russian}
