"""The rules in other languages: the same numbers, and nothing lost where one is not translated yet."""

import pytest

from warhost.engine.game import Game
from warhost.games import GAMES
from warhost.rulebook import ENGLISH, BadRules, read_rules, said_in
from warhost.text import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TRANSLATED = [("lords", "pl"), ("lords", "ru"), ("conquest", "pl"), ("conquest", "ru")]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_has_no_number_of_its_own(game: str, language: str) -> None:
    english, other = read_rules(GAMES[game]), read_rules(GAMES[game], language)
    assert set(other.rules) <= set(english.rules)
    assert [section.number for section in other.sections] == [section.number for section in english.sections]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_is_there_in_every_language(game: Game, language: str) -> None:
    english = read_rules(game)
    try:
        other = read_rules(game, language)
    except BadRules:
        assert said_in(game, language) is None
        return
    book = said_in(game, language)
    assert book is not None
    assert list(book.rules) == list(english.rules)
    for each, rule in book.rules.items():
        source = other.rules if each in other.rules else english.rules
        assert rule.text == source[each].text
    assert len([each for each in book.rules if each in other.rules]) > 0.9 * len(english.rules)
