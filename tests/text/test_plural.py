"""Numbers want their nouns in other forms in every language."""

import pytest

from warhost.text import LANGUAGES, phrasebook
from warhost.text.plural import RULES, counted

FORMS = {
    "en": "{number, plural, one {# card} other {# cards}}",
    "pl": "{number, plural, one {# karta} few {# karty} other {# kart}}",
    "ru": "{number, plural, one {# карта} few {# карты} other {# карт}}",
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", {0: "0 cards", 1: "1 card", 2: "2 cards", 21: "21 cards"}),
        ("pl", {0: "0 kart", 1: "1 karta", 3: "3 karty", 5: "5 kart", 12: "12 kart", 21: "21 kart", 24: "24 karty"}),
        ("ru", {0: "0 карт", 1: "1 карта", 4: "4 карты", 11: "11 карт", 14: "14 карт", 21: "21 карта", 22: "22 карты"}),
    ],
)
def test_a_number_chooses_its_form(language: str, said: dict[int, str]) -> None:
    assert {number: counted(FORMS[language], {"number": number}, language) for number in said} == said


def test_every_language_knows_how_it_counts() -> None:
    assert set(RULES) == set(LANGUAGES)


def test_what_is_counted_stands_among_other_words() -> None:
    said = phrasebook("pl").say("invasion.event.paid", player="Ala", number=1)
    assert said == "Ala wydaje 1 zasób."
    assert phrasebook("ru").say("invasion.event.paid.you", number="22") == "Вы тратите 22 ресурса."
    assert (
        phrasebook("en").say("conquest.event.searched", player="Ala", number=6) == "Ala searches 6 cards of the deck."
    )
