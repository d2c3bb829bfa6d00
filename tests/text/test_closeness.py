"""Cards whose printed text the rulebooks quote: our texts use the same terms in the same order, but no copied
sentences.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.text.test_grammar import cards

FACTS = Path(__file__).parent / "closeness"
LABEL = re.compile(r"(?:^|\. )(?:\w+\. )?([A-ZА-ЯŁŚŻ][\wа-яё ]+:)")  # the bold word before an ability


def quoted() -> list[Any]:
    """The quoted cards by language and game, with the steps of their texts."""
    found = []
    for path in sorted(FACTS.glob("*.yaml")):
        for game, each in yaml.safe_load(path.read_text(encoding="utf-8")).items():
            found += [
                pytest.param(path.stem, game, code, steps, id=f"{path.stem}-{game}-{code}")
                for code, steps in each.items()
            ]
    return found


def text_of(language: str, game: str, code: str) -> str:
    return " ".join([text for name, text in cards(language, game) if name.startswith(f"{code}:")])


@pytest.mark.parametrize(("language", "game", "code", "steps"), quoted())
def test_a_quoted_card_says_the_same_things_in_the_same_order(
    language: str, game: str, code: str, steps: list[list[str]]
) -> None:
    text = text_of(language, game, code)
    start = 0
    for step in steps:
        places = [re.compile(stem.replace(".", r"\."), re.IGNORECASE).search(text, start) for stem in step]
        assert [stem for stem, place in zip(step, places, strict=True) if place is None] == [], text[start:]
        start = min(place.start() for place in places if place is not None)


@pytest.mark.parametrize(("language", "game", "code", "steps"), quoted())
def test_a_quoted_card_has_the_bold_words_of_the_print(
    language: str, game: str, code: str, steps: list[list[str]]
) -> None:
    printed = [stem for step in steps for stem in step if stem.endswith(":")]
    said = LABEL.findall(text_of(language, game, code))
    assert said == printed


def test_the_polish_books_quote_so_many_cards() -> None:
    assert len([each for each in quoted() if each.values[0] == "pl"]) == 22


def test_the_russian_book_quotes_so_many_cards() -> None:
    assert len([each for each in quoted() if each.values[0] == "ru"]) == 7
