"""The messages of a card game for two: what both say alike, and what is its own."""

from collections.abc import Mapping

from . import en, pl, ru

Messages = Mapping[str, str]
SHARED = {"en": en.MESSAGES, "pl": pl.MESSAGES, "ru": ru.MESSAGES}


def joined(game: str, own: Mapping[str, tuple[Messages, ...]]) -> dict[str, Messages]:
    """By language: what both games say, under the name of this one, and all that is its own."""
    found: dict[str, Messages] = {}
    for language, parts in own.items():
        messages = {f"{game}.{key}": said for key, said in SHARED[language].items()}
        for part in parts:
            messages.update(part)
        found[language] = messages
    return found
