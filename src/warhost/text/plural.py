"""Numbers with the words that they want: {number, plural, one {# card} other {# cards}}, as ICU writes it."""

import re
from collections.abc import Callable, Mapping
from typing import Final

MARK: Final = ", plural,"  # in every template that counts something
COUNTED: Final = re.compile(r"\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}")
FORM: Final = re.compile(r" (\w+) \{([^{}]*)\}")


def counted(template: str, words: Mapping[str, object], language: str) -> str:
    """A template with what it counts said; its other places stay as they are."""

    def said(found: re.Match[str]) -> str:
        number = str(words[found[1]])
        forms: dict[str, str] = dict(FORM.findall(found[2]))
        wanted = RULES[language](abs(int(number)))
        return (forms[wanted] if wanted in forms else forms["other"]).replace("#", number)

    return COUNTED.sub(said, template)


def english(number: int) -> str:
    return "one" if number == 1 else "other"


def polish(number: int) -> str:
    return "one" if number == 1 else _few_or_other(number)


def russian(number: int) -> str:
    return "one" if number % 10 == 1 and number % 100 != 11 else _few_or_other(number)  # 21 is like 1


def _few_or_other(number: int) -> str:
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "other"


RULES: Final[dict[str, Callable[[int], str]]] = {"en": english, "pl": polish, "ru": russian}
