"""Messages in ICU MessageFormat, and the plural rules of each language."""

import json
from pathlib import Path

import pytest

from warhost.text import LANGUAGES, phrasebook
from warhost.text.catalogue import plural_rules
from warhost.text.message import Malformed, arguments, format_message, parse
from warhost.text.plural import PluralRules

CASES = json.loads((Path(__file__).parent / "cases" / "messages.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['says']}")
def test_a_message_is_formatted_as_in_the_client(case: dict) -> None:
    """`web/tests/words/message.test.ts` runs the same cases."""
    rules = plural_rules(case["language"])
    assert format_message(case["message"], case.get("values", {}), rules.category) == case["says"]


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_whole_number_has_one_of_three_forms(language: str) -> None:
    found = [plural_rules(language).category(number) for number in range(130)]
    assert set(found) == {"one", "few", "many"}


@pytest.mark.parametrize(
    ("rules", "numbers"),
    [
        ({}, {0: "other", 1: "other"}),
        ({"one": "n = 0..1 @integer 0, 1"}, {0: "one", 1: "one", 2: "other"}),  # French
        (
            {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10"},
            {0: "zero", 2: "two", 105: "few"},
        ),
        ({"two": "n % 100 = 2,22,42 and n % 100 != 12 or v != 0"}, {22: "two", 12: "other", 3: "other"}),
    ],
)
def test_rules_are_those_of_the_common_locale_data(rules: dict[str, str], numbers: dict[int, str]) -> None:
    assert {number: PluralRules(rules).category(number) for number in numbers} == numbers


@pytest.mark.parametrize("rules", [{"some": "n = 1"}, {"one": "n is 1"}, {"one": "n = 1.."}, {"one": ""}])
def test_a_wrong_rule_is_refused(rules: dict[str, str]) -> None:
    with pytest.raises(Malformed):
        PluralRules(rules)


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("{card", "'{' without the name"),
        ("card}", "'}' without '{'"),
        ("{}", "'{' without the name"),
        ("{n, number, x}", "unknown kind of argument 'number'"),
        ("{n, plural, one {#}}", "without the form 'other'"),
        ("{n, plural, one {#} one {#} other {#}}", "form 'one' of 'n' twice"),
        ("{n, plural, one {# other {#}}", "'{' without the name"),
        ("{n, plural, other {#}", "'}' of 'n' is missing"),
    ],
)
def test_a_malformed_message_is_refused_with_a_reason(message: str, why: str) -> None:
    with pytest.raises(Malformed, match=why.replace("{", r"\{").replace("}", r"\}")):
        parse(message)


def test_arguments_are_found_in_every_form() -> None:
    assert arguments("{who, select, me {You draw {number}} other {{name} draws}}") == {"who", "number", "name"}


def test_counted_nouns_occur_inside_messages() -> None:
    said = phrasebook("pl").say("invasion.event.paid", player="Ala", number=1)
    assert said == "Ala wydaje 1 zasób."
    assert phrasebook("ru").say("invasion.event.paid.you", number="22") == "Вы тратите 22 ресурса."
    assert (
        phrasebook("en").say("conquest.event.searched", player="Ala", number=6) == "Ala searches 6 cards of the deck."
    )


def test_every_language_describes_itself() -> None:
    assert list(LANGUAGES) == ["en", "pl", "ru"]
