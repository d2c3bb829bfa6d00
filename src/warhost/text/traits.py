"""Translated card traits, for texts, card faces and lists.

The publishers' facts and the card files use the English names.  Names of legions, craftworlds, worlds and gods are as
players of the language know them; Polish words of the rulebooks take precedence.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .catalogue import TRAITS, Messages, messages_of

if TYPE_CHECKING:
    from .phrasebook import Phrasebook


def traits_said(book: Phrasebook, traits: Iterable[str]) -> str:
    """Translated traits, separated by dots."""
    return ", ".join([book.messages.get(f"trait.{trait}", trait) for trait in traits])


def trait_words(language: str) -> Messages:
    """Names of the traits that several games have, in a language."""
    return messages_of(language, TRAITS)


def own_traits(language: str, game: str) -> Messages:
    """Names of the traits that only one game has, in a language."""
    return messages_of(language, f"{game}/{TRAITS}")
