"""What the rulings of cards are called in each language; sent with them, so that no client needs these words before."""

from __future__ import annotations

from .catalogue import messages_of


def ruling_words(language: str) -> dict[str, str]:
    """The words by kind of ruling."""
    return {key.removeprefix("ruling."): said for key, said in messages_of(language, "rulings").items()}
