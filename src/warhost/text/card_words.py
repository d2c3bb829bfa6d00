"""Reference of a game's card language: for each word its meaning, signature, rendered text, and cards."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cached_property
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from ..effects.language import vocabulary as shared
from ..effects.language.abilities import When
from ..effects.language.effect import Condition, Effect, Number
from ..effects.language.modifier import RuleModifier
from ..effects.language.select import Selector
from ..effects.language.texts import Part
from ..effects.language.vocabulary.abilities import EventKind
from ..kit import KitPart
from .phrasebook import Phrasebook, phrasebook

GROUPS: Final = ("part", "event", "when", "verb", "set", "number", "condition", "change", "constant")
OF_CLASS: Final[dict[type, str]] = {
    Effect: "verb",
    Selector: "set",
    Number: "number",
    Condition: "condition",
    RuleModifier: "change",
    EventKind: "event",
    When: "when",
    Part: "part",
}
RETURNS: Final = {
    "Effect": "verb",
    "Selector": "set",
    "Number": "number",
    "Condition": "condition",
    "RuleModifier": "change",
    "EventKind": "event",
    "When": "when",
    "None": "part",
}


class Word:
    """One word of the card language."""

    def __init__(self, name: str, value: Any, cards: list[str]) -> None:
        self.name = name
        self.value = value
        self.cards = cards  # codes of the cards whose definitions use the word

    @property
    def group(self) -> str:
        """The category of the word, such as verb or selector."""
        kind = self.value if isinstance(self.value, type) else type(self.value)
        if inspect.isfunction(self.value):
            returns = str(inspect.signature(self.value).return_annotation)
            return RETURNS.get(returns, "part")
        found = [group for base, group in OF_CLASS.items() if issubclass(kind, base)]
        return found[0] if found else "constant"

    @property
    def written(self) -> str:
        """The word as written in a card text, with its parameters."""
        if not callable(self.value):
            return self.name
        shown = []
        star = False
        for each in inspect.signature(self.value).parameters.values():
            if each.kind is inspect.Parameter.KEYWORD_ONLY and not star:
                star = True
            named = each.kind is inspect.Parameter.KEYWORD_ONLY or each.default is not inspect.Parameter.empty
            more = "*" if each.kind is inspect.Parameter.VAR_POSITIONAL else ""
            shown.append(f"{more}{each.name}=..." if named else f"{more}{each.name}")
        return f"{self.name}({', '.join(shown)})"

    @property
    def meaning(self) -> str:
        """The first sentence of its documentation."""
        kind = self.value if isinstance(self.value, type) or inspect.isfunction(self.value) else type(self.value)
        if isinstance(self.value, (int, EventKind)):
            return ""
        if not isinstance(self.value, type) and is_dataclass(self.value) and repr(self.value) != f"{kind.__name__}()":
            return ""  # a constant made of other words: its rendered text explains it
        return (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")


class CardWords:
    """The card language of one game."""

    def __init__(
        self,
        game: str,
        vocabulary: ModuleType,
        library: Mapping[str, Any],
        lines: Callable[[Phrasebook, Any], list[str]],
    ) -> None:
        self.game = game
        self._own = vocabulary
        self.library = library
        self.lines = lines

    @cached_property
    def words(self) -> dict[str, Word]:
        """All words by name: those shared by the games, and the game's own."""
        used, found = self._used(), self.vocabulary()
        return {name: Word(name, found[name], used.get(name, [])) for name in sorted(found, key=_order)}

    def vocabulary(self) -> dict[str, Any]:
        """The value of each word, by name."""
        found = {name: getattr(shared, name) for name in shared.WORDS}
        return found | {name: getattr(self._own, name) for name in self._own.WORDS}

    def event_kinds(self) -> list[EventKind]:
        """All event kinds for which abilities can wait, including those that words with an argument make."""
        return [value for value in vars(self._own.event_kinds).values() if isinstance(value, EventKind)]

    def shared(self, word: Word) -> bool:
        """True if every card game has the word, defined once or by each game itself."""
        return word.name not in self._own.WORDS or word.name in shared.EVERY_GAMES

    def said(self, word: Word) -> str:
        """The rendered text of a word: the shortest line of a card that uses it."""
        book, found = phrasebook("en"), []
        for code in word.cards:
            found += [(len(line), line) for line in self.lines(book, self.library[code])[-1:]]
        return min(found)[1] if found else ""

    def names(self, word: Word) -> list[str]:
        return [self.library[code].name for code in word.cards]

    def first(self, word: Word) -> Word:
        """The word with its core set cards only, which do not change when sets are added."""
        core = [code for code in word.cards if code.startswith("core-")]
        return Word(word.name, word.value, core)

    def _used(self) -> dict[str, list[str]]:
        """The codes of the cards that use each word."""
        used: dict[str, list[str]] = {}
        for folder in sorted((files("warhost") / self.game / "cards").iterdir(), key=lambda each: each.name):
            for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []:
                if file.name.endswith(".py"):
                    for code, names in _texts(ast.parse(file.read_text(encoding="utf-8"))):
                        for name in names:
                            used.setdefault(name, []).append(code)
        return used


def _texts(tree: ast.Module) -> list[tuple[str, list[str]]]:
    """The card texts in a file with their words; names that the file defines are replaced by the words in them."""
    own: dict[str, list[str]] = {}
    found: list[tuple[str, list[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            own[node.targets[0].id] = _names(node.value, own)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.value.args:
            code = node.value.args[0]
            if isinstance(code, ast.Constant):
                found.append((str(code.value), _names(node.value, own)))
    return found


def _names(node: ast.AST, own: Mapping[str, list[str]]) -> list[str]:
    names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
    return list(dict.fromkeys([word for name in names for word in own.get(name, [name])]))


def _order(name: str) -> tuple[bool, str]:
    return (name.isupper(), name.lower())


CARD_WORDS: Final[KitPart[CardWords]] = KitPart("texts.card_words")
