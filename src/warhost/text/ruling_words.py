"""Names of the kinds of card rulings by language, sent with the rulings so that clients need not load them before."""

from __future__ import annotations

from .catalogue import messages_of


def ruling_words(language: str) -> dict[str, str]:
    """The names in a language, by kind of ruling."""
    return {key.removeprefix("ruling."): said for key, said in messages_of(language, "rulings").items()}
