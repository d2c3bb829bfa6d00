"""Card sets: installed packages with further cards for a game whose kit has the part `library.sets`.

A package names its set in its metadata, under the entry point group `warhost.sets.GAME`; the value is the Python
package that holds the files:

    set.json          the title of the set, and its deck format
    facts/sets.tsv    its boxes; facts/CYCLE.tsv: a line of facts for each card
    cards/CYCLE/      the definitions of the cards, a module for each faction
    names/LANG.json   the names of its cards in other languages, by code
    scenarios/        what the cards do
    pictures/         optional pictures, named by the codes of the cards

Files are read when a card that is not official is first looked up; the definition of a card is read with the card.  A
set that cannot be read is reported in one line and left out.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ..engine.errors import BadDeck, WarhostError
from .pictures import pictures_in

GROUP: Final = "warhost.sets"
LOG: Final = logging.getLogger(__name__)


class BadSet(WarhostError):
    """A card set that cannot be read."""


@dataclass(frozen=True)
class OwnSet:
    """One card set: its name, its game, and the Python package that holds its files."""

    name: str
    game: str
    package: str
    folder: Path

    @property
    def facts(self) -> Path:
        return self.folder / "facts"

    @property
    def scenarios(self) -> Path:
        return self.folder / "scenarios"

    @cached_property
    def about(self) -> Mapping[str, Any]:
        """The content of `set.json`."""
        return _json(self.folder / "set.json")

    @property
    def title(self) -> str:
        """The title of the set, or its key."""
        said = self.about.get("title")
        return said if isinstance(said, str) and said else self.name

    @cached_property
    def pictures(self) -> Mapping[str, Path]:
        """The pictures of the set by card code."""
        return pictures_in(self.folder)

    def names(self, language: str) -> Mapping[str, str]:
        """The names of its cards in a language, by code, if the set has translations."""
        file = self.folder / "names" / f"{language}.json"
        return _json(file) if file.is_file() else {}

    @property
    def format(self) -> tuple[str, str] | None:
        """The name of its deck format and the official format whose deck building rules it uses, if it has one."""
        said = self.about.get("format")
        if said is None:
            return None
        if not isinstance(said, dict) or not all(isinstance(said.get(key), str) for key in ("name", "rules")):
            raise BadSet(f'{self.folder / "set.json"}: the format is written as {{"name": ..., "rules": ...}}')
        return said["name"], said["rules"]


def _json(file: Path) -> Mapping[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise BadSet(f"{file}: {wrong}") from None
    if not isinstance(found, dict):
        raise BadSet(f"{file}: an object is expected")
    return found


_added: Final[dict[tuple[str, str], OwnSet]] = {}


def add(found: OwnSet) -> None:
    """Use a set from a folder instead of an installed one; call it before cards are read."""
    _added[found.game, found.name] = found
    own_sets.cache_clear()


@cache
def own_sets(game: str) -> list[OwnSet]:
    """The readable sets of a game by name."""
    found: dict[str, OwnSet] = {}
    for entry in sorted(entry_points(group=f"{GROUP}.{game}"), key=lambda each: (each.name, each.value)):
        if (game, entry.name) in _added:
            continue
        try:
            if entry.name in found:
                raise BadSet("another set has this name")
            found[entry.name] = checked(OwnSet(entry.name, game, entry.value, folder_of(entry.value)))
        except WarhostError as wrong:
            left_out(game, entry.name, wrong)
    for (added_game, name), each in _added.items():
        if added_game == game:
            found[name] = each
    return [found[name] for name in sorted(found)]


def left_out(game: str, name: str, wrong: Exception) -> None:
    """Report a set that cannot be read."""
    LOG.warning("The card set %r of %s is left out: %s", name, game, " ".join(str(wrong).split()))


def folder_of(package: str) -> Path:
    """The folder of a package's files, found without importing the package."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError) as wrong:
        raise BadSet(f"{package}: {wrong}") from None
    if spec is None or not spec.submodule_search_locations:
        raise BadSet(f"there is no package {package!r}")
    return Path(spec.submodule_search_locations[0])


def checked(found: OwnSet) -> OwnSet:
    """The set, if its description and its list of boxes are valid."""
    found.format  # noqa: B018 - refuses a description that cannot be read
    if not (found.facts / "sets.tsv").is_file():
        raise BadSet(f"{found.facts / 'sets.tsv'} is missing")
    return found


def own_names(game: str, language: str) -> dict[str, str]:
    """The names of the cards of all sets in a language, by code."""
    names: dict[str, str] = {}
    for each in own_sets(game):
        try:
            names.update(each.names(language))
        except WarhostError as wrong:
            left_out(game, each.name, wrong)
    return names


def formats(game: str) -> dict[str, tuple[str, OwnSet]]:
    """The deck formats of all sets by name: the official format that each follows, and the set
    whose cards are allowed.
    """
    found: dict[str, tuple[str, OwnSet]] = {}
    for each in own_sets(game):
        named = each.format
        if named is not None:
            found.setdefault(named[0], (named[1], each))
    return found


def rules_of(game: str, form: str, official: tuple[str, ...]) -> tuple[str, OwnSet | None]:
    """The official format whose deck building rules apply to a format, and the set whose cards are
    allowed in addition.
    """
    if form in official:
        return form, None
    own = formats(game)
    if form in own:
        return own[form]
    raise BadDeck(f"the format is one of {', '.join([*official, *own])}, not {form!r}")
