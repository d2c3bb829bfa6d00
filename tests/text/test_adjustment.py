"""Prepositions before consonant clusters, in everything that a player reads."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from warhost.conquest.library import LIBRARY as CONQUEST
from warhost.invasion.library import LIBRARY as INVASION
from warhost.scenarios import rules_folder
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.cards import card_lines as conquest_lines
from warhost.text.invasion.cards import card_lines as invasion_lines
from warhost.text.wording.grammar import (
    adjustment,
    clauses_en,
    clauses_ru,
    english,
    order_en,
    order_pl,
    order_ru,
    slavic,
)
from warhost.text.wording.grammar.adjustment import adjust_prepositions, adjust_pronouns, adjust_word_order
from warhost.text.wording.grammar.rewriting import Replacement, Rewriter, required_literal
from warhost.tui.words import terminal_words

CHECKOUT = Path(__file__).parents[2]
SNAPSHOTS = Path(__file__).parent / "snapshots"


def all_texts(language: str) -> Iterator[str]:
    """Card texts, the rules and all messages."""
    for path in [*SNAPSHOTS.glob(f"*{language}.txt"), *(rules_folder() / language).glob("*.md")]:
        yield from path.read_text(encoding="utf-8").splitlines()
    yield from messages(language)


def messages(language: str) -> Iterator[str]:
    """All messages outside card texts and rules."""
    yield from phrasebook(language).messages.values()
    yield from terminal_words(language).values()
    for path in (CHECKOUT / "src" / "warhost" / "text" / "messages" / language).rglob("*.json"):
        yield from path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_preposition_stumbles_over_the_next_word(language: str) -> None:
    texts = list(all_texts(language))
    assert len(texts) > 4000
    assert [text for text in texts if adjust_prepositions(text) != text] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("z swoim", "ze swoim"),
        ("z strefy", "ze strefy"),
        ("z sztabu", "ze sztabu"),
        ("z szeregu", "z szeregu"),
        ("z siedmiu", "z siedmiu"),
        ("z żetonem", "z żetonem"),
        ("z wsparciem", "ze wsparciem"),
        ("z wrogim", "z wrogim"),
        ("Z świata", "Ze świata"),
        ("w wrogiej", "we wrogiej"),
        ("w strefie", "w strefie"),
        ("w fazie", "w fazie"),
        ("в руке с своей", "в руке со своей"),
        ("с рукой", "с рукой"),
    ],
)
def test_prepositions_gain_a_vowel_before_consonant_clusters(before: str, after: str) -> None:
    assert adjust_prepositions(before) == after
    assert adjust_prepositions(after) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Wydaj 1 zasób, aby przygotować ją.", "Wydaj 1 zasób, aby ją przygotować."),
        ("zadaj 1 obrażenie jej, aby", "zadaj jej 1 obrażenie, aby"),
        ("połóż 1 żeton zasobów na niej.", "połóż na niej 1 żeton zasobów."),
        ("połóż 1 żeton zasobów na niej i", "połóż 1 żeton zasobów na niej i"),
        ("po przydzieleniu wrogiego lidera na tę planetę", "po przydzieleniu wrogiego lidera do tej planety"),
        ("кроме развитий, кроме квестов", "кроме развитий и квестов"),
        ("каждый противник должен получить 2 непрямых", "каждый противник получает 2 непрямых"),
        ("наведите порчу на не более трёх выбранных отрядов", "наведите порчу не более чем на три выбранных отряда"),
        ("До конца хода после того как вы", "До конца хода каждый раз, когда вы"),
        ("нанесите 1 повреждение ему, чтобы", "нанесите ему 1 повреждение, чтобы"),
        ("każdy przeciwnik musi otrzymać 2 obrażenia", "każdy przeciwnik otrzymuje 2 obrażenia"),
        ("Do końca fazy po tym, jak jednostka", "Do końca fazy za każdym razem, gdy jednostka"),
        ("Do końca fazy kiedy jednostka", "Do końca fazy za każdym razem, kiedy jednostka"),
        ("До конца хода когда вы", "До конца хода каждый раз, когда вы"),
        ("możesz pokazać i wziąć ją na rękę", "możesz ją pokazać i wziąć na rękę"),
        ("Wyczerp tę jednostkę, aby przygotować tę jednostkę.", "Wyczerp tę jednostkę, aby ją przygotować."),
        (
            "Po tym, jak ta jednostka zginie, usuń 1 obrażenie z tej jednostki.",
            "Po tym, jak ta jednostka zginie, usuń z niej 1 obrażenie.",
        ),
        (
            "Wyczerp tę jednostkę, aby dołączyć kartę do tej jednostki.",
            "Wyczerp tę jednostkę, aby dołączyć kartę do tej jednostki.",
        ),
        (
            "Первая карта поддержки, которую вы разыгрываете за ход,",
            "Первая за ход карта поддержки, которую вы разыгрываете,",
        ),
        (
            "+1 к силе до конца хода. Пожертвуйте им в конце хода.",
            "+1 к силе до конца хода. В конце хода пожертвуйте им.",
        ),
        ("введите в игру в эту зону один отряд со своей руки.", "введите в игру со своей руки в эту зону один отряд."),
        ("отряд с особенностью Воин и не из некронов", "отряд с особенностью Воин (кроме некронов)"),
        ("дайте этому отряду +X, где X — сила этого отряда.", "дайте этому отряду +X, где X — его сила."),
        ("Истощите этот отряд, чтобы переместить этот отряд на", "Истощите этот отряд, чтобы переместить его на"),
        (
            "Истощите этот отряд, чтобы нанести противнику и этому отряду",
            "Истощите этот отряд, чтобы нанести противнику и этому отряду",
        ),
        (
            "выбранный отряд теряет 1 очко жизни до конца хода; дайте другому выбранному отряду +1 к силе до конца "
            "хода.",
            "до конца хода выбранный отряд теряет 1 очко жизни, а другой выбранный отряд получает +1 к силе.",
        ),
        ("каждый ваш отряд не из тау на этой планете", "каждый ваш отряд (кроме тау) на этой планете"),
        ("полководца не из тау", "полководца не из тау"),
        (
            "введите в игру из своего сброса в своём штабе одну карту поддержки.",
            "введите в игру в своём штабе одну карту поддержки из своего сброса.",
        ),
        (
            "Выберите один отряд (кроме полководца) под своим контролем.",
            "Выберите один отряд под своим контролем (кроме полководца).",
        ),
        (
            "Пока вы контролируете отряд (кроме «Rhino») на этой планете, этот отряд не может обороняться.",
            "Пока вы контролируете отряд (кроме «Rhino») на этой планете, эта карта не может обороняться.",
        ),
    ],
)
def test_pronouns_are_moved_to_their_usual_position(before: str, after: str) -> None:
    assert adjust_pronouns(before) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("each opponent must take 2 indirect damage", "each opponent takes 2 indirect damage"),
        ("each opponent must take control of it", "each opponent must take control of it"),
        ("If the printed cost of it is 3", "If its printed cost is 3"),
        (
            "After that unit enters play, deal 1 damage to that unit.",
            "After that unit enters play, deal 1 damage to it.",
        ),
        ("an Orc non-warlord unit", "a non-warlord Orc unit"),
        ("After a unit at this planet is deployed", "After a unit is deployed at this planet"),
        ("After a unit at this planet leaves play", "After a unit at this planet leaves play"),
        ("except developments except quests", "except developments and quests"),
        (
            "Reveal the top card of your deck. X is the total printed cost of those cards",
            "Reveal the top card of your deck. X is the printed cost of that card",
        ),
        (
            "After it moves to a planet, draw a card. Then exhaust target unit at the same planet.",
            "After it moves to a planet, draw a card. Then exhaust target unit at that planet.",
        ),
        (
            "Move a unit at a planet to target planet to draw 1 card for each unit at the same planet.",
            "Move a unit at a planet to target planet to draw 1 card for each unit at the same planet.",
        ),
        (
            "After you win a command struggle, ready target unit at the same planet.",
            "After you win a command struggle at a planet, ready target unit at that planet.",
        ),
        ("After an opponent draws a card, each opponent must", "After an opponent draws a card, that opponent must"),
        ("to force each opponent to take X indirect damage.", "to deal X indirect damage to each opponent."),
        (
            "After it attacks, until the end of the turn, it has Scout.",
            "After it attacks, it has Scout until the end of the turn.",
        ),
        (
            "After it attacks, until the end of the turn, it has Scout and others gain Flying.",
            "After it attacks, until the end of the turn, it has Scout and others gain Flying.",
        ),
        (
            "Until the end of the turn, after a unit attacks, draw 1.",
            "Until the end of the turn, whenever a unit attacks, draw 1.",
        ),
        (
            "Spend 1 resource. Until the end of the turn, target unit also counts as a unit with 1 power.",
            "Spend 1 resource to have target unit also count as a unit with 1 power until the end of the turn.",
        ),
        ("an Orc quest or a neutral quest", "an Orc or neutral quest"),
        ("a High Elf quest or a neutral support", "a High Elf quest or a neutral support"),
        (
            "put one Orc unit with printed cost X or lower from your hand into play here, where X is the printed cost "
            "of the returned unit.",
            "put one Orc unit from your hand with the same or lower printed cost into play here.",
        ),
        ("Draw 1 card. Then if you have 2 cards, discard 1.", "Draw 1 card. Then, if you have 2 cards, discard 1."),
        (
            "Put one card from your discard pile on top of its owner's deck.",
            "Put one card from your discard pile on top of your deck.",
        ),
        (
            "Discard 1 card from your hand to put an opponent's card on top of its owner's deck.",
            "Discard 1 card from your hand to put an opponent's card on top of its owner's deck.",
        ),
        (
            "2 times: either put a Cultist token into play exhausted at target planet, put a Khymera token into play "
            "exhausted at that planet or put a Snotling token into play exhausted at that planet.",
            "put two tokens into play exhausted at target planet, each a Cultist, Khymera or Snotling token.",
        ),
    ],
)
def test_english_word_order_is_adjusted(before: str, after: str) -> None:
    assert adjust_word_order(before) == after


def test_every_rule_about_the_order_of_words_is_needed_by_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rewriting rule that changes the text of no card is obsolete and must be removed."""
    needed: set[str] = set()

    def watched(*orders: Rewriter) -> Callable[[str], str]:
        def order(text: str) -> str:
            for _, pattern, words in [rule for each in orders for rule in each.rules]:
                after = pattern.sub(words, text)
                if after != text:
                    needed.add(pattern.pattern)
                text = after
            return text

        return order

    monkeypatch.setattr(english, "adjust_word_order", watched(adjustment.ENGLISH_ORDER))
    monkeypatch.setattr(slavic, "adjust_pronouns", watched(adjustment.POLISH_ORDER, adjustment.RUSSIAN_ORDER))
    for language in LANGUAGES:
        for card in INVASION.values():
            invasion_lines(phrasebook(language), card)
        for other in CONQUEST.all_cards().values():  # with the community sets
            conquest_lines(phrasebook(language), other)
    orders = (adjustment.ENGLISH_ORDER, adjustment.POLISH_ORDER, adjustment.RUSSIAN_ORDER)
    assert [pattern.pattern for each in orders for _, pattern, _ in each.rules if pattern.pattern not in needed] == []


@pytest.mark.parametrize(
    ("pattern", "literal"),
    [
        (r"\bAttached card\b", "Attached card"),
        (r"(\b[Aa]fter) attached unit", "fter attached unit"),
        (r"units? you control", " you control"),
        (r"units* your", " your"),
        (r"units{0,1} your", " your"),
        (r"(?:of )?it", "it"),
        (r"(?:this|that) unit", " unit"),
        (r"(?=\.)ends", "ends"),
        (r"(?<!x)ends", "ends"),
        (r"ends(?! here)", "ends"),
        (r"((?:a|b) card(?: here)?) is", " card"),
        (r"one|two", ""),
        (r"a\.b cd", "b cd"),
        (r"x \(one\) y", "one"),
        (r"[^]]a", "a"),
        (r"abc+de", "abc"),
        (r"(?i:abc) d", " d"),
    ],
)
def test_literal_that_every_match_contains(pattern: str, literal: str) -> None:
    assert required_literal(pattern) == literal


@pytest.mark.parametrize(
    "rules", [order_en.ORDER, clauses_en.CLAUSES, order_pl.ORDER, order_ru.ORDER, clauses_ru.CLAUSES]
)
def test_most_rules_of_word_order_require_a_literal(rules: tuple[tuple[str, Replacement], ...]) -> None:
    found = [required_literal(pattern) for pattern, _ in rules]
    assert len([literal for literal in found if len(literal) > 2]) > 0.9 * len(rules)


def test_rules_apply_in_order_each_to_what_the_one_before_left() -> None:
    rewriter = Rewriter([("one", "two"), (r"two( more)?", "three"), ("four", "five")])
    assert rewriter("one more") == "three"
    assert rewriter("nothing") == "nothing"
