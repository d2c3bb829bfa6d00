"""The reference of the card language is complete and current: every word has a meaning or an example."""

from collections.abc import Callable

import pytest

import warhost.conquest.language.vocabulary as conquest
import warhost.invasion.language.vocabulary as invasion
from tools.card_words import pages
from warhost.effects.language import vocabulary as language
from warhost.text.card_words import GROUPS
from warhost.text.conquest.words import WORDS as CONQUEST
from warhost.text.invasion.words import WORDS as INVASION

Command = Callable[..., tuple[int, str, str]]


def test_the_reference_is_current() -> None:
    """Regenerate with: python tools/card_words.py"""
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, path.name


def test_every_word_is_there_and_of_one_kind() -> None:
    for found, own in ((INVASION, invasion), (CONQUEST, conquest)):
        assert set(found.words) == {*language.WORDS, *own.WORDS}
        assert {word.group for word in found.words.values()} <= set(GROUPS)


def test_no_game_has_another_word_for_a_shared_one() -> None:
    """A name that both games have is shared, or defined by each; no game hides a shared word."""
    for own in (invasion, conquest):
        assert set(own.WORDS) & set(language.WORDS) == set()
    values = {name: getattr(language, name) for name in language.WORDS}
    for own in (invasion, conquest):
        classes = {name: getattr(own, name) for name in own.WORDS if isinstance(getattr(own, name), type)}
        assert [name for name, each in classes.items() if each in values.values()] == []


def test_words_that_both_games_define_are_declared_to_mean_the_same() -> None:
    """One name for two ideas would mislead readers of both games."""
    assert set(invasion.WORDS) & set(conquest.WORDS) == language.EVERY_GAMES
    for name in sorted(language.EVERY_GAMES):
        assert INVASION.words[name].group == CONQUEST.words[name].group, name


@pytest.mark.parametrize("found", [INVASION, CONQUEST], ids=["invasion", "conquest"])
def test_verbs_changes_and_conditions_say_what_they_mean(found: object) -> None:
    assert found in (INVASION, CONQUEST)
    words = (INVASION if found is INVASION else CONQUEST).words.values()
    assert [word.name for word in words if word.group in ("verb", "part", "change") and not word.meaning] == []


def test_a_word_lists_the_cards_that_use_it() -> None:
    """Also if a file defines a name for a text of several of its cards."""
    rout = CONQUEST.words["rout"]
    assert CONQUEST.names(rout)[:3] == ["Black Heart Ravager", "Archon's Terror", "Ferrin"]
    assert CONQUEST.said(rout) == "Battle: Rout target non-warlord unit."
    assert "Archon's Terror" not in CONQUEST.names(CONQUEST.words["discard_at_random"])
    assert not CONQUEST.shared(rout)
    assert INVASION.shared(INVASION.words["deal"])


def test_the_vocabulary_stays_small() -> None:
    """A new idea of a card should be an argument of a word before it is another word.

    Words with one meaning that every card game defines count as shared.
    """
    assert len({*language.WORDS, *language.EVERY_GAMES}) <= 250
    assert len({*invasion.WORDS} - language.EVERY_GAMES) <= 220
    assert len({*conquest.WORDS} - language.EVERY_GAMES) <= 180


def test_few_own_verbs_are_used_by_one_card() -> None:
    """Of a game's lower-case words, fewer than a quarter may be used by a single card."""
    own = [word for found in (INVASION, CONQUEST) for word in found.words.values() if not found.shared(word)]
    verbs = [word for word in own if word.name.islower()]
    assert len(verbs) > 50
    assert len([word for word in verbs if len(word.cards) == 1]) < len(verbs) / 4
