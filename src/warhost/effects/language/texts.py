"""The text definitions of cards by code; a definition file is imported at the first lookup of one of its cards."""

from __future__ import annotations

import ast
import logging
import threading
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ...engine.dataclass import field_names, field_types
from ...engine.errors import CHECKED, BadCard, WarhostError, failed_line, failure
from ...engine.plain import JsonData

LOG: Final = logging.getLogger(__name__)
READABLE: Final = {  # types of arguments in words
    "HowMany": "a number, such as 2 or count(UNITS)",
    "int": "a whole number",
    "Selector": "a set, such as UNITS",
    "Effect": "a verb, such as draw(1)",
    "Condition": "a condition, such as YOUR_TURN",
}
Page = tuple[str, str]  # the folder and the file in which the text of a card is defined


class Part:
    """One part of a card's text: an ability, or what the card is attached to."""


class Pages:
    """The text definitions of one game.  Each set has a folder with one file for each faction."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.own: set[str] = set()  # sets that ship with Warhost
        self.packages: dict[str, str] = {}  # folder of an installed card set -> package of the set
        self.faults: dict[str, str] = {}  # file of an installed set -> why it cannot be read
        self._begun: dict[str, bool] = {}
        self._read: set[str] = set()
        self._parts: dict[str, tuple[Part, ...]] = {}
        self.texts: JsonData = {}  # cache: card code -> what the game built from the parts
        # A function: card code -> the folder and file where the text of the card belongs, or None if unknown.
        self.page_of: Callable[[str], Page | None] | None = None
        self._loading: Any = threading.local()  # per thread: codes that the file being imported registers

    def write(self, code: str, *parts: Part) -> None:
        """Register the text of a card.  Raises ValueError if the card already has one."""
        if code in self._parts:
            raise ValueError(f"{code} has another text already: remove one of them")
        if not parts:
            raise ValueError(f"{code} has no abilities: write one, or remove the text (a card without text needs none)")
        self._parts[code] = parts
        codes: list[str] | None = getattr(self._loading, "codes", None)
        if codes is not None:
            codes.append(code)

    def made(self, card: Any, make: Callable[[Any, tuple[Part, ...]], Any]) -> Any:
        """What the game derives from a card's parts, cached."""
        found = self.texts.get(card.code)
        if found is None:
            wrong = misfit(card.parts)
            if wrong:
                raise BadCard(f"the text of {card.name} ({card.code}) in {self._file(card.page())}: {wrong}")
            found = self.texts.setdefault(card.code, make(card, card.parts))  # with two threads, the first value stays
        return found

    def erase(self, code: str) -> None:
        """Remove the text of an own card after a game with it."""
        self._parts.pop(code, None)
        self.texts.pop(code, None)

    def replace(self, code: str, parts: tuple[Part, ...]) -> None:
        """Replace the text of a card that has been read, for tests with other definitions."""
        self._parts[code] = parts
        self.texts.pop(code, None)

    def begun(self, folder: str) -> bool:
        """True if a set has definitions: then its cards without text can be played, too."""
        return folder in self.own or self._has(folder)

    def _package_of(self, folder: str) -> str:
        return self.packages.get(folder, self.package)

    def _has(self, folder: str) -> bool:
        if folder not in self._begun:
            self._begun[folder] = find_spec(f"{self._package_of(folder)}.{folder}") is not None
        return self._begun[folder]

    def parts(self, code: str, folder: str, file: str) -> tuple[Part, ...]:
        """The parts of a card's text; empty if it has no definition.

        A file counts as read once it has been read to its end; other threads wait until then.
        """
        module = f"{self._package_of(folder)}.{folder}.{file}"
        if code not in self._parts and module not in self._read and self._has(folder):
            if find_spec(module) is not None:
                try:
                    self._load(module, (folder, file))
                except WarhostError as wrong:
                    if folder not in self.packages:
                        raise
                    # a broken file must not prevent playing other cards
                    self.faults[module] = str(wrong)
                    LOG.warning("Cards are left out: %s", wrong)
            self._read.add(module)
        return self._parts.get(code, ())

    def _load(self, module: str, page: Page) -> None:
        """Import a definition file; BadCard if it fails, or defines a card that belongs to another file."""
        outer = getattr(self._loading, "codes", None)
        codes: list[str] = []
        self._loading.codes = codes
        try:
            import_module(module)
        except WarhostError:
            raise
        except Exception as wrong:
            raise BadCard(f"{_where(wrong, self._file(page))}: {failure(wrong)}") from wrong
        finally:
            self._loading.codes = outer
        page_of = self.page_of
        for code in codes:
            right = page_of(code) if page_of is not None else page
            if right is None:
                raise BadCard(
                    f"{self._file(page)} has a text for {code}, and there is no such card: correct the code, "
                    f"or add its line to a table in {self._home(page[0])}/facts"
                )
            if (file_name(right[0]), file_name(right[1])) != page:
                raise BadCard(f"{self._file(page)} has the text of {code}, which belongs into {self._file(right)}")

    def _home(self, folder: str) -> str:
        """The source folder of the game or of a card set."""
        return "/".join(["src", *self._package_of(file_name(folder)).split(".")[:-1]])

    def _file(self, page: Page) -> str:
        """The path of a definition file in the repository."""
        return f"{self._home(page[0])}/cards/{file_name(page[0])}/{file_name(page[1])}.py"

    def written(self) -> list[str]:
        """The codes of all cards whose text has been read."""
        return list(self._parts)


def misfit(parts: tuple[Any, ...]) -> str:
    """The error in the parts of a text (no ability, or an argument of a wrong type); "" if there is none."""
    for part in parts:
        if not isinstance(part, Part):
            kind = type(part).__name__
            return f"{kind} is no ability: write it inside one, as in action(...), forced(...) or constant(...)"
    wrong = [each for part in parts for each in _misfits(part)]
    return f"{wrong[0]}; {CHECKED}" if wrong else ""


def _misfits(value: Any) -> list[str]:
    """Arguments inside a word that clearly have another type than the word declares."""
    if isinstance(value, tuple):
        return [wrong for each in value for wrong in _misfits(each)]
    kind, found = type(value), []
    for name in field_names(kind):
        held, wanted = getattr(value, name), field_types(kind)[name]
        text = isinstance(held, str) and "str" not in wanted
        number = isinstance(held, int) and wanted in ("Selector", "Effect", "Condition")
        other = wanted == "int" and not isinstance(held, int)
        if text or number or other:
            found.append(f"{kind.__name__}.{name} is {held!r}, and should be {READABLE.get(wanted, wanted)}")
        found += _misfits(held)
    return found


def _where(wrong: Exception, file: str) -> str:
    """The line of a definition file at which reading failed, with the card that it defines."""
    path, line = failed_line(wrong, file)
    if not line:
        return file
    return f"{file}, line {line}" + ("" if isinstance(wrong, SyntaxError) else _card_at(Path(path), line))


def _card_at(path: Path, line: int) -> str:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        code = node.value.args[0] if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
        if (
            isinstance(code, ast.Constant)
            and isinstance(code.value, str)
            and node.lineno <= line <= (node.end_lineno or node.lineno)
        ):
            return f", the text of {code.value}"
    return ""


def file_name(key: str) -> str:
    """The file name for a set or faction."""
    return key.replace("-", "_")


def of_stat(stats: tuple[tuple[int, int], ...], stat: int) -> int:
    """The value of a keyword in a list of keywords, or 0."""
    for each, number in stats:
        if each == stat:
            return number
    return 0
