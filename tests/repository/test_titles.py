"""Every card title of every game is parsed as a whole, even if it contains words of the notation."""

from collections.abc import Callable, Iterator

import pytest

from warhost.conquest.library import LIBRARY as CONQUEST
from warhost.conquest.sectors import planet_cards
from warhost.engine.notation import AIM, Grammar, Phrase
from warhost.games import GAMES
from warhost.invasion.library import LIBRARY as INVASION
from warhost.lords.armies import UNITS

Known = Callable[[str], bool]


def _conquest() -> list[str]:
    return [card.name for card in CONQUEST.official().values()] + [planet.name for planet in planet_cards()]


# By game: the names that its notation uses.
TITLES: dict[str, Callable[[], list[str]]] = {
    "invasion": lambda: [card.name for card in INVASION.official().values()],
    "conquest": _conquest,
    "lords": lambda: list(UNITS),
}
WORDED = [name for name in TITLES if not GAMES[name].grammar.spaced]


def test_every_game_that_ships_is_read() -> None:
    assert set(TITLES) <= set(GAMES)
    assert [name for name, kit in GAMES.items() if kit.grammar.verbs and name not in TITLES] == []


def _read(game: str) -> tuple[Grammar, list[str], Known]:
    titles = sorted(set(TITLES[game]()))
    lower = {title.lower() for title in titles}
    return GAMES[game].grammar, titles, lambda name: name.lower() in lower


def _awkward(grammar: Grammar, titles: list[str]) -> list[str]:
    """The titles that contain parts of the notation: a preposition, a mark, a number, or a word
    that continues a verb.
    """
    parts = {word for verb in grammar.verbs for word in verb.split()} | set(grammar.prepositions) | {AIM, "#"}
    return [
        title
        for title in titles
        if [word for word in title.lower().split() if word in parts or word[0] in "#>0123456789"]
    ]


def _phrases(verb: str, card: str, target: str, prepositions: tuple[str, ...]) -> Iterator[Phrase]:
    yield Phrase(verb, 2, card)
    yield Phrase(verb, card=card, copy=3)
    yield Phrase(verb, card=card, which=2)
    yield Phrase(verb, card=card, target=target, copy=2, card_copy=3)
    for preposition in prepositions:
        yield Phrase(verb, card=card, preposition=preposition, target=target)
        yield Phrase(verb, preposition=preposition, target=target)


def _misread(grammar: Grammar, known: Known, phrases: list[Phrase]) -> list[str]:
    texts = [(phrase, phrase.written()) for phrase in phrases]
    return [text for phrase, text in texts if grammar.read(text, known) != phrase]


@pytest.mark.parametrize("game", WORDED)
def test_every_title_is_read_behind_every_verb(game: str) -> None:
    """As printed, and in lower case as people type it."""
    grammar, titles, known = _read(game)
    verbs = [verb for verb in grammar.verbs if verb not in grammar.worded]
    said = [form for title in titles for form in (title, title.lower())]
    assert _misread(grammar, known, [Phrase(verb, card=card) for verb in verbs for card in said]) == []


@pytest.mark.parametrize("game", WORDED)
def test_every_title_is_read_in_every_part_of_a_phrase(game: str) -> None:
    grammar, titles, known = _read(game)
    forms = [(card, target) for card, target in zip(titles, [*titles[1:], titles[0]], strict=True)]
    phrases = [each for card, target in forms for each in _phrases("play", card, target, grammar.prepositions)]
    assert _misread(grammar, known, phrases) == []


@pytest.mark.parametrize("game", WORDED)
def test_titles_with_words_of_notation_are_read_behind_and_before_each_other(game: str) -> None:
    grammar, titles, known = _read(game)
    awkward = [title.lower() for title in _awkward(grammar, titles)]
    assert len(awkward) >= 10
    pairs = [(card, target) for card in awkward for target in awkward[:: max(1, len(awkward) // 10)]]
    verbs = sorted({verb.split()[0] for verb in grammar.verbs if " " in verb} & set(grammar.verbs))
    phrases = [each for verb in verbs for pair in pairs for each in _phrases(verb, *pair, grammar.prepositions)]
    assert _misread(grammar, known, phrases) == []


@pytest.mark.parametrize("game", [name for name in TITLES if name not in WORDED])
def test_where_a_blank_parts_the_words_no_name_has_one(game: str) -> None:
    grammar, titles, known = _read(game)
    assert [title for title in titles if " " in title] == []
    phrases = [Phrase(verb, card=title, preposition="", target="c3") for verb in grammar.verbs for title in titles]
    assert _misread(grammar, known, phrases) == []
