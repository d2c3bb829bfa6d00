"""Rulings by card: every line of the rules that names a card is shown with it, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from warhost.games import find_kit, game_names
from warhost.rulebook import ENGLISH, Rule, read_rules
from warhost.rulings import CardNames, card_names, doubts, named_in_rules, rulings, shown
from warhost.scenarios import read_yaml, rules_folder
from warhost.text import LANGUAGES, phrasebook
from warhost.text.ruling_words import ruling_words

RULED = [game for game in game_names() if find_kit(game).official()]
REFERRED = re.compile(r"\[[A-Z][A-Za-z]* (\d+)\]")
TESTS = re.compile(r" (?:Test|Проверка): .*")
WORKING_NOTES = re.compile(
    r"[{}*`]|\[(?:seed|ref|card|peer|dec)|\[[A-Z]\w* \d+\]"
    r"|\b(?:decided|rozstrzygnięto|решено): |\b(?:Test|Проверка): "
)

games = pytest.mark.parametrize("game", RULED)
languages = pytest.mark.parametrize("language", LANGUAGES)


def lines(rule: Rule) -> list[str]:
    """The text of a rule and of its decisions as players read it."""
    return [TESTS.sub("", rule.plain), *rule.notes]


def titles(game: str, language: str) -> dict[str, list[str]]:
    """The codes of cards by English name, and by translated name."""
    found: dict[str, list[str]] = {}
    for code, card in find_kit(game).official().items():
        for name in {card.name, phrasebook(language).own_name(game, code) or card.name}:
            found.setdefault(name.lower(), []).append(code)
    return found


def shows(game: str, language: str, code: str, rule: str, text: str) -> bool:
    """True if a card shows a line, possibly without its list of cards."""
    found = [each for each in rulings(game, language).get(code, ()) if each.rule == rule]
    return any(each.text in (shown(text, each.label), shown(text, each.label, listed=True)) for each in found)


@cache
def referred_cards(game: str) -> dict[str, str]:
    """By set and number in brackets: the code of the card named before it in the English rules."""
    named, numbers = titles(game, ENGLISH), {code: card.number for code, card in find_kit(game).official().items()}
    found: dict[str, str] = {}
    for rule in read_rules(find_kit(game).rules).rules.values():
        for text in lines(rule):
            for referred in REFERRED.finditer(text):
                before = text[: referred.start()].rstrip().lower()
                ends = [before[at:] for at in range(len(before)) if before[at:] in named]
                codes = [code for end in ends for code in named[end] if numbers[code] == int(referred[1])]
                if codes or not before.endswith("] and"):  # another printing of the same title
                    assert codes, f"{rule.id}: {referred[0]} is not the set and number of the card before it"
                    assert found.setdefault(referred[0], codes[0]) == codes[0]
    return found


@games
@languages
def test_a_card_with_its_set_and_number_shows_the_line(game: str, language: str) -> None:
    """Also if a translation uses another name or declines it."""
    cards, missing, checked = referred_cards(game), [], 0
    for rule in read_rules(find_kit(game).rules, language).rules.values():
        for text in lines(rule) if "-EX-" not in rule.id else []:
            for referred in {found[0] for found in REFERRED.finditer(text)} & set(cards):
                checked += 1
                if not shows(game, language, cards[referred], rule.id, text):
                    missing.append((rule.id, referred))
    assert checked > 40
    assert missing == []


@games
@languages
def test_a_card_that_is_only_named_shows_the_line(game: str, language: str) -> None:
    """Names of several words; a name inside a longer one does not count."""
    named = titles(game, language)
    names = sorted([name for name in named if " " in name], key=len, reverse=True)
    exact = {card.name for card in find_kit(game).official().values()}
    exact |= {phrasebook(language).own_name(game, code) or "" for code in find_kit(game).official()}
    missing, checked = [], 0
    for rule in read_rules(find_kit(game).rules, language).rules.values():
        for text in lines(rule) if "-EX-" not in rule.id and not rule.retired else []:
            left = text
            for name in [each for each in names if each in text.lower()]:
                at = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", left, re.IGNORECASE)
                if at and at[0] in exact:
                    checked += 1
                    if not any(shows(game, language, code, rule.id, text) for code in named[name]):
                        missing.append((rule.id, name))
                    left = left.replace(at[0], "")
    assert checked > 50
    assert missing == []


@games
def test_every_language_shows_the_same_lines(game: str) -> None:
    english = {code: [(each.rule, each.kind) for each in found] for code, found in rulings(game).items()}
    for language in LANGUAGES:
        found = rulings(game, language)
        assert {code: [(each.rule, each.kind) for each in told] for code, told in found.items()} == english
        assert all(each.text for told in found.values() for each in told)


@games
@languages
def test_players_see_no_working_notes(game: str, language: str) -> None:
    found = [each for told in rulings(game, language).values() for each in told]
    assert [each for each in found if WORKING_NOTES.search(each.text)] == []
    assert [each for each in found if each.text[0].islower()] == []
    assert {(each.kind, each.label) for each in found} <= ruling_words(language).items()
    assert ruling_words(language).keys() == ruling_words(ENGLISH).keys()


def test_a_ruling_says_what_it_is() -> None:
    kinds = {each.rule: each.kind for told in rulings("invasion").values() for each in told}
    assert kinds["INV-ERR-4"] == "erratum"
    assert kinds["INV-ERR-6"] == "ruling"  # "clarified": the text stays as it is printed
    assert kinds["INV-FAQ-82"] == "ruling"
    assert kinds["INV-CON-18"] == kinds["INV-OPEN-18"] == "decision"
    assert kinds["INV-28.5"] == "rule"
    [decided] = rulings("conquest", "pl")["deathworld-071"]
    assert (decided.rule, decided.kind, decided.label) == ("CON-1.6", "decision", "Nasza decyzja")
    assert decided.text.startswith("Jednostka bez wydrukowanego kosztu")


def test_a_name_inside_another_one_is_not_found() -> None:
    names = CardNames({"Doom": ["a"], "Doom Divers": ["b"], "Infiltrate": ["c"], "Infiltrate!": ["d"]}, {})
    assert names.found("X-1", "Doom Divers and Infiltrate! and Doomed.") == ["Doom Divers", "Infiltrate!"]
    assert names.found("X-1", "Infiltrate's Doom") == ["Infiltrate", "Doom"]


def test_an_ordinary_word_is_a_card_before_its_set_or_where_it_is_listed() -> None:
    names = CardNames({"Forge": ["a"], "Big Forge": ["b"]}, {"Forge": ["X-2"]})
    assert names.found("X-1", "Forge a sword; a big forge.") == []
    assert names.found("X-1", "The forge [CC 20] and big forge [CC 21].") == ["Forge", "Big Forge"]
    assert names.found("X-2", "Forge, not forge.") == ["Forge"]


def test_a_title_of_several_cards_means_the_one_that_is_named_or_all() -> None:
    lines = named_in_rules("invasion")
    assert {line.rule for line in lines["core-129"]} >= {"INV-30.13", "INV-30.15"}
    assert "cataclysm-053" not in lines
    assert "INV-28.11" in {line.rule for line in lines["core-119"]} & {
        line.rule for line in lines["assault-on-ulthuan-057"]
    }


def test_decisions_attached_to_a_rule_about_one_card_are_shown_with_it() -> None:
    found = [each for each in rulings("conquest")["core-183"] if each.rule == "CON-17.28"]
    assert [each.text[:12] for each in found] == ["Y'varn 0/1, ", "A player who"]


def test_errata_that_could_not_be_read_are_reported() -> None:
    for language in LANGUAGES:
        found = {code: rulings("conquest", language)[code] for code in ("warlord-008", "warlord-027", "planetfall-041")}
        assert [each.kind for each in found["planetfall-041"] if not each.rule] == ["unread"]
        assert [[each.rule for each in found[code]] for code in ("warlord-008", "warlord-027")] == [
            ["CON-ERR-2"],
            ["CON-ERR-3"],
        ]


def test_uncertain_facts_of_a_card_are_reported() -> None:
    assert doubts("invasion", "fiery-dawn-104") == ["Uncertain facts: whether it is unique."]
    assert doubts("invasion", "core-001") == doubts("conquest", "core-001") == doubts("lords", "orc-catapult") == []
    for code, card in find_kit("invasion").official().items():
        for language in LANGUAGES:
            assert bool(doubts("invasion", code, language)) == bool(card.doubtful or card.missing)


@games
def test_the_list_of_special_names_is_right(game: str) -> None:
    listed = read_yaml(rules_folder() / "cards.yaml")[game]
    names, rules = card_names(game).titles, read_rules(find_kit(game).rules).rules
    assert set(listed["ordinary"]) <= set(names)
    assert {rule for each in listed["ordinary"].values() for rule in each} <= set(rules)
    assert all(code in names[title] for title, code in listed.get("meant", {}).items())
    assert {title for title, codes in names.items() if len(codes) > 1} >= set(listed.get("meant", {}))
    assert set(listed.get("unread", {})) <= set(find_kit(game).official())


def test_a_game_whose_rules_name_no_cards_has_none() -> None:
    assert rulings("lords") == {}


def test_a_line_is_shown_without_references_and_tests() -> None:
    assert shown("a unit (Ogre [Core 3]) waits! [Cap 4].", "Ruling") == "A unit (Ogre) waits!"
    assert shown("Title. Ruling: no. Cards: Ogre. Test: try.", "Ruling") == "Title. No."
