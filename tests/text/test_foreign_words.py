"""No English word is in a Polish or Russian card text, except names of cards in quotation marks."""

import re

import pytest

from tests.text.test_grammar import cards
from warhost.text.traits import own_traits, trait_words

CARD_GAMES = ("invasion", "conquest")
QUOTED = re.compile("„[^”]*”|«[^»]*»")  # the name of a card or a keyword
LATIN = re.compile(r"[A-Za-z][A-Za-z'!-]*")
WORD = re.compile(r"[^\W\d_][\w'!-]*")
# Words that are the same in both languages: rules terms, and words that happen to look alike.
POLISH_TOO = {"a", "ATK", "Astra", "Limit", "Militarum", "Tau", "X", "do", "minimum", "on", "symbol", "to"}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_russian_texts_have_no_latin_letters_outside_names(game: str) -> None:
    found = [(card, LATIN.findall(QUOTED.sub("", text))) for card, text in cards("ru", game)]
    assert [(card, foreign) for card, words in found if (foreign := set(words) - {"X"})] == []


@pytest.mark.parametrize("game", CARD_GAMES)
def test_polish_texts_share_no_word_with_the_english_ones(game: str) -> None:
    english: dict[str, set[str]] = {}
    for card, text in cards("en", game):
        english.setdefault(card, set()).update(WORD.findall(text))
    said = {language: {**trait_words(language), **own_traits(language, game)} for language in ("en", "pl")}
    alike = {name for key, name in said["en"].items() if said["pl"][key] == name}
    allowed = POLISH_TOO | {word for trait in alike for word in trait.split()}
    found = [
        (card, set(WORD.findall(QUOTED.sub("", text))) & english[card] - allowed) for card, text in cards("pl", game)
    ]
    assert [(card, words) for card, words in found if words] == []
