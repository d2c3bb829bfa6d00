"""Looking up rules in the terminal, in its language."""

import re

import pytest

from warhost.games import GAMES
from warhost.rulebook import said_in
from warhost.text import LANGUAGES
from warhost.tui.lookup import find_rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_rule_is_found_by_its_id_in_every_language(name: str, language: str) -> None:
    book = said_in(GAMES[name], language)
    assert book is not None
    for each, rule in list(book.rules.items())[::40]:
        found = find_rules(name, each, language)
        assert found is not None
        assert found[0].startswith(f"{each} {rule.plain}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_rule_shows_the_letters_of_its_sources_or_a_gap_where_they_stood(name: str, language: str) -> None:
    book = said_in(GAMES[name], language)
    assert book is not None
    for rule in book.rules.values():
        assert "{" not in rule.plain, rule.id
        assert not re.search(r"[.:]\s*[:/]|\(\s*\)|\(\s|\s[.,;:](?:\s|$)", rule.plain), rule.plain


def test_rules_are_found_by_polish_words() -> None:
    found = find_rules("invasion", "kontratak legend", "pl")
    assert found is not None
    assert any(each.startswith("INV-15.2 ") for each in found)
    assert find_rules("invasion", "counterstrike legend", "pl") == []
