"""The translated rules have the same ids and facts as the English ones; untranslated parts are known."""

import re
from collections.abc import Iterator

import pytest

from warhost.engine.game import Game
from warhost.games import GAMES
from warhost.rulebook import ENGLISH, BadRules, Rule, Rulebook, read_rules, said_in
from warhost.text import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
NOT_YET: dict[tuple[str, str], str] = {}  # languages and games without a file yet
RULES_NOT_YET: dict[tuple[str, str], set[str]] = {}  # ids, shown in English
NOTES_NOT_YET: set[tuple[str, str]] = set()  # some later decisions are not listed next to their rules
CITED = re.compile(
    r"\b[A-Z]{3}-[\w.-]*\w|\[(?:Core|CC|EC|AoU|MotD|MC|Leg|Cap|BQ|EW) \d+\]"
)  # citations of rules and cards


def translations() -> Iterator[tuple[str, str]]:
    yield from [(game, language) for game in GAMES for language in OTHERS if (game, language) not in NOT_YET]


@pytest.fixture(params=list(translations()), ids="-".join)
def both(request: pytest.FixtureRequest) -> tuple[tuple[str, str], Rulebook, Rulebook]:
    game, language = request.param
    return request.param, read_rules(GAMES[game]), read_rules(GAMES[game], language)


def test_every_language_has_exactly_the_rule_ids_of_english(both: tuple[tuple[str, str], Rulebook, Rulebook]) -> None:
    which, english, other = both
    later = RULES_NOT_YET.get(which, set())
    assert list(other.rules) == [each for each in english.rules if each not in later]
    assert set(other.questions) == set(english.questions)
    assert [section.number for section in other.sections] == [section.number for section in english.sections]


def test_a_translation_cites_the_same_rules_and_cards(both: tuple[tuple[str, str], Rulebook, Rulebook]) -> None:
    which, english, other = both
    known = [each for each, rule in other.rules.items() if len(rule.decided) == len(english.rules[each].decided)]
    assert which in NOTES_NOT_YET or len(known) == len(other.rules)
    assert [each for each in known if cited(other.rules[each]) != cited(english.rules[each])] == []


def cited(rule: Rule) -> tuple[object, ...]:
    notes = [sorted(set(CITED.findall(note))) for note in rule.decided]
    return sorted(set(CITED.findall(rule.text))), rule.sources, notes


def test_every_decision_is_listed_under_its_rule(both: tuple[tuple[str, str], Rulebook, Rulebook]) -> None:
    which, english, other = both
    short = [each for each, rule in other.rules.items() if len(rule.decided) != len(english.rules[each].decided)]
    assert bool(short) == (which in NOTES_NOT_YET)


def test_nothing_was_left_in_english(both: tuple[tuple[str, str], Rulebook, Rulebook]) -> None:
    _, english, other = both
    assert [each for each, rule in other.rules.items() if rule.plain == english.rules[each].plain] == []
    titles = {section.title for section in english.sections}
    assert [section.title for section in other.sections if section.title in titles] == []


def test_missing_translations_are_named() -> None:
    for game, language in NOT_YET:
        with pytest.raises(BadRules):
            read_rules(GAMES[game], language)
    for (game, language), ids in RULES_NOT_YET.items():
        assert ids & set(read_rules(GAMES[game], language).rules) == set()


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
