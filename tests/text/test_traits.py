"""Every trait of every official card has a name in each language, and texts use it."""

import pytest

from warhost.conquest.library import official as conquest
from warhost.invasion.library import official as invasion
from warhost.text.phrasebook import phrasebook
from warhost.text.traits import ROWS, trait_words, traits_said

TRAITS = sorted({trait for pool in (invasion(), conquest()) for card in pool.values() for trait in card.traits})


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_trait_has_a_name(language: str) -> None:
    words = trait_words(language)
    assert sorted(key.removeprefix("trait.") for key in words) == TRAITS
    assert all(words.values())
    if language == "ru":
        assert not [said for said in words.values() if not said[0] > "Ѐ"], "Russian names are written in Cyrillic"


def test_a_row_names_each_language_once() -> None:
    assert {line.count(" | ") for line in ROWS.strip().splitlines()} == {2}


def test_lists_are_said_in_the_language() -> None:
    assert traits_said(phrasebook("pl"), ["Warrior", "Priest"]) == "Wojownik, Kapłan"
    assert traits_said(phrasebook("ru"), ["Warrior", "Something new"]) == "Воин, Something new"
