"""The traits of cards by language: what they are called in texts, on faces and in lists.

The publishers' facts and the card files call a trait by its English name.  Names of legions, craftworlds, worlds and
gods are as players of the language know them; Polish words of the rulebooks come first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .catalogue import TRAITS, Messages, messages_of

if TYPE_CHECKING:
    from .phrasebook import Phrasebook


def traits_said(book: Phrasebook, traits: Iterable[str]) -> str:
    """A row of traits, each by its name in the language."""
    return ", ".join([book.messages.get(f"trait.{trait}", trait) for trait in traits])


def trait_words(language: str) -> Messages:
    """The messages of a language that name traits that cards of several games have."""
    return messages_of(language, TRAITS)


def own_traits(language: str, game: str) -> Messages:
    """The messages of a language that name traits of one game only."""
    return messages_of(language, f"{game}/{TRAITS}")
