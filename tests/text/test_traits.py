"""Every trait of every official card has a name in each language, and texts use it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from warhost.conquest.library import official as conquest
from warhost.effects.language.modifier import GainsTrait
from warhost.invasion.library import official as invasion
from warhost.text.phrasebook import phrasebook
from warhost.text.traits import own_traits, trait_words, traits_said


def gained(word: object) -> Iterator[str]:
    """The traits that a text gives to cards, even if no card has them printed."""
    if type(word) is GainsTrait:
        yield word.trait
    parts = word if isinstance(word, tuple) else ()
    if is_dataclass(word) and not isinstance(word, type):
        parts = tuple([getattr(word, field.name) for field in fields(word)])
    for part in parts:
        yield from gained(part)


GIVEN = {trait for card in conquest().values() for trait in gained(card.text.abilities)}
INVASION = {trait for card in invasion().values() for trait in card.traits}
CONQUEST = {trait for card in conquest().values() for trait in card.traits} | GIVEN


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize(
    ("game", "traits"),
    [("", INVASION & CONQUEST), ("invasion", INVASION - CONQUEST), ("conquest", CONQUEST - INVASION)],
)
def test_every_trait_has_a_name(language: str, game: str, traits: set[str]) -> None:
    """A trait that only one game has is in its folder."""
    words = own_traits(language, game) if game else trait_words(language)
    assert sorted(key.removeprefix("trait.") for key in words) == sorted(traits)
    assert all(words.values())
    if language == "ru":
        assert not [said for said in words.values() if not said[0] > "Ѐ"], "Russian names are written in Cyrillic"


def test_lists_are_rendered_in_the_language() -> None:
    assert traits_said(phrasebook("pl"), ["Warrior", "Priest"]) == "Wojownik, Kapłan"
    assert traits_said(phrasebook("ru"), ["Warrior", "Something new"]) == "Воин, Something new"
