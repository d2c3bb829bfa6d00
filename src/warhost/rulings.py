"""Rulings by card: every line of a game's rules that names a card, in the reader's language.

The English rules decide which cards a line names.  A translation has the same lines under the same ids, so a line is
found there by its rule and its position, whatever it calls the card.  `docs/rules/cards.yaml` lists the names that are
also ordinary words of the rules, and the cards whose errata could not be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, get_args

from .engine.errors import BadScenario
from .engine.plain import JsonData
from .games import find_kit
from .rulebook import ENGLISH, Rule, Rulebook, read_rules, said_in
from .scenarios import read_yaml, rules_folder
from .text import phrasebook
from .text.ruling_words import ruling_words

Kind = Literal["erratum", "unread", "ruling", "decision", "rule"]  # in the order in which a card shows them

FILE: Final = "cards.yaml"  # in the folder of the rules: settings for finding card names
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WORD: Final = re.compile(r"\w+")
REFERENCE: Final = re.compile(r"\s*\[[A-Z]\w* \d+\](?: (?:and|i|и) \[[A-Z]\w* \d+\])?")  # set and number after a name
SOURCE: Final = re.compile(r"\[(\w[^\]]* [^\]]*)\]")  # a document's name in the text of a decision
TESTED: Final = re.compile(r" (?:Test|Проверка): .*")  # the part of a ruling about how to test it
LISTED: Final = re.compile(r" (?:Cards|Karty|Карты): .*")  # the part of a ruling that lists the cards it is about
CLARIFIED: Final = re.compile(r"^[^:]*, clarified:")  # the start of an erratum that changes no text


@dataclass(frozen=True)
class Ruling:
    """A line of the rules that names a card, as it is shown with the card."""

    rule: str  # the id of the rule; "" for an erratum that could not be read
    kind: Kind
    label: str  # the kind, as displayed
    text: str


@dataclass(frozen=True)
class Line:
    """Where a card is named: in a rule itself (0) or in one of its decisions (1, 2, ...)."""

    rule: str
    note: int
    kind: Kind
    listed: bool = False  # True if the card is named only in the list of a ruling, which is then displayed


class CardNames:
    """Finds the cards that a line names: the longest name first, so that none is found inside another one."""

    def __init__(self, titles: Mapping[str, list[str]], ordinary: Mapping[str, list[str]]) -> None:
        self.titles = titles  # card name -> card codes
        self.ordinary = ordinary  # card name that is also an ordinary word -> rules in which it means the card
        self._by_word: dict[str, list[tuple[int, str]]] = {}  # first word -> its offset in a name, and the name
        for name in sorted(titles, key=len, reverse=True):
            first = WORD.search(name)
            if first is not None:
                self._by_word.setdefault(first[0].lower(), []).append((first.start(), name))

    def found(self, rule: str, text: str) -> list[str]:
        """The names of cards in a line.  Before a set in brackets upper and lower case are the same."""
        found, end = [], 0
        for word in WORD.finditer(text):
            for inside, name in self._by_word.get(word[0].lower(), []) if word.start() >= end else []:
                start = word.start() - inside
                after = start + len(name)
                if start < end or text[start:after].lower() != name.lower() or text[after : after + 1].isalnum():
                    continue
                referred = REFERENCE.match(text, after) is not None
                plain = text[start:after] == name and (name not in self.ordinary or rule in self.ordinary[name])
                if referred or plain:
                    found.append(name)
                end = after
                break
        return list(dict.fromkeys(found))


@cache
def rulings(game: str, language: str = ENGLISH) -> Mapping[str, tuple[Ruling, ...]]:
    """The rulings of a game in a language by card code; cached."""
    rules = find_kit(game).rules
    english, said = read_rules(rules), said_in(rules, language)
    words = ruling_words(language)
    found: dict[str, list[Ruling]] = {}
    for code, lines in named_in_rules(game).items():
        for line in lines:
            label = words[line.kind]
            text = shown(_line(said or english, english, line), label, line.listed)
            found.setdefault(code, []).append(Ruling(line.rule, line.kind, label, text))
    for code, key in _notes(game)["unread"].items():
        found.setdefault(code, []).append(Ruling("", "unread", words["unread"], words[f"unread.{key}"]))
    return {code: tuple(sorted(each, key=lambda one: KINDS.index(one.kind))) for code, each in found.items()}


@cache
def named_in_rules(game: str) -> Mapping[str, tuple[Line, ...]]:
    """By card code: the lines of the English rules that name it, and the errata that its facts refer to."""
    names = card_names(game)
    meant = _notes(game)["meant"]
    found: dict[str, list[Line]] = {}
    for line, name in _mentions(read_rules(find_kit(game).rules), names):
        for code in [meant[name]] if name in meant else names.titles[name]:
            found.setdefault(code, []).append(line)
    for code, card in find_kit(game).official().items():
        known = {line.rule for line in found.get(code, [])}
        general = [each for each in getattr(card, "errata", ()) if each not in known]
        found.setdefault(code, []).extend([Line(each, 0, "erratum") for each in general])
    return {code: tuple(lines) for code, lines in found.items() if lines}


@cache
def card_names(game: str) -> CardNames:
    """The names of a game's official cards."""
    titles: dict[str, list[str]] = {}
    for code, card in find_kit(game).official().items():
        titles.setdefault(card.name, []).append(code)
    return CardNames(titles, _notes(game)["ordinary"])


def doubts(game: str, code: str, language: str = ENGLISH) -> list[str]:
    """What is uncertain about the facts of a card, one sentence each."""
    card, book = find_kit(game).official().get(code), phrasebook(language)
    missing: list[str] = list(getattr(card, "missing", ()))
    doubtful = [each for each in getattr(card, "doubtful", ()) if each not in missing]
    return [
        book.say(f"{game}.card.{key}", facts=", ".join([book.say(f"{game}.card.fact.{each}") for each in facts]))
        for key, facts in (("missing", missing), ("doubtful", doubtful))
        if facts
    ]


def shown(text: str, label: str, listed: bool = False) -> str:
    """A line as players read it: without test instructions and references, its kind only in the label."""
    text = TESTED.sub("", text)
    text = text if listed else LISTED.sub("", text)
    text = SOURCE.sub(_document, REFERENCE.sub("", text)).replace("!.", "!")
    title, _, rest = text.partition(f" {label}: ")
    text = f"{title} {_capital(rest)}" if rest else title
    return _capital(text)


def _document(found: re.Match[str]) -> str:
    """The name of a document without brackets, with a capital letter at the beginning of a sentence."""
    begins = found.string[: found.start()].endswith((". ", "? ", "! "))
    return _capital(found[1]) if begins else found[1]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _mentions(book: Rulebook, names: CardNames) -> Iterator[tuple[Line, str]]:
    """Every line with each card that it names; decisions of a rule that begins with a card are about it as well."""
    if not names.titles:
        return
    for rule in book.rules.values():
        if rule.retired or "-EX-" in rule.id:  # a worked example (-EX-) uses cards, but rules nothing about them
            continue
        text = TESTED.sub("", rule.plain)
        told, found = LISTED.sub("", text).lower(), names.found(rule.id, text)
        for name in found:
            yield Line(rule.id, 0, _kind(rule), name.lower() not in told), name
        about = [name for name in found if told.startswith(name.lower())]
        for at, note in enumerate(rule.notes, 1):
            for name in dict.fromkeys([*about, *names.found(rule.id, note)]):
                yield Line(rule.id, at, "decision"), name


def _kind(rule: Rule) -> Kind:
    if "-ERR-" in rule.id:
        return "ruling" if CLARIFIED.match(rule.plain) else "erratum"
    if "-FAQ-" in rule.id:
        return "ruling"
    return "decision" if rule.decision or "dec" in rule.sources else "rule"


def _line(said: Rulebook, english: Rulebook, line: Line) -> str:
    """A line in a language; in English where it is not translated yet."""
    told, known = said.rules[line.rule], english.rules[line.rule]
    if not line.note:
        return told.plain
    translated = len(told.notes) == len(known.notes)
    return (told if translated else known).notes[line.note - 1]


@cache
def _notes(game: str) -> dict[str, JsonData]:
    """The entries of `cards.yaml` about a game's cards."""
    path = rules_folder() / FILE
    data: Any = read_yaml(path) or {}
    told = data.get(game) or {}
    parts = ("ordinary", "meant", "unread")
    if not isinstance(told, dict) or set(told) - set(parts):
        raise BadScenario(f"{path}: a game has {', '.join(parts)}")
    return {part: told.get(part) or {} for part in parts}
