"""Checks of `warhost set check`: the same as Warhost's tests of its official sets, for one package."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ...card_sets import GROUP, BadSet, OwnSet, add, checked
from ...card_sets.pictures import faults_in
from ...card_sets.tables import OwnTables
from ...decks.library import Library
from ...effects.language.texts import Pages
from ...engine.errors import WarhostError
from ...engine.plain import JsonData
from ...games import all_kits, find_kit
from ...kit import KitPart
from ...scenarios import find_scenarios, read_yaml
from ...text import Phrasebook, phrasebook
from ...text.catalogue import languages
from ..scenario import PASSED, run
from .skeleton import example_of


class SetKit:
    """Tools of a game to create and check card sets."""

    def __init__(
        self,
        game: str,
        library: Library[Any],
        own: OwnTables[Any],
        pages: Pages,
        lines: Callable[[Phrasebook, object], list[str]],
        formats: tuple[str, ...],
    ) -> None:
        self.example = example_of(game)
        self.library = library
        self.own = own
        self.pages = pages
        self.lines = lines  # function that renders the text of a card
        self.formats = formats  # deck formats that are official, not from a set


SETS: Final[KitPart[SetKit]] = KitPart("library.sets")


def set_games() -> list[str]:
    """The games that support card sets."""
    return [kit.name for kit in all_kits() if kit.get(SETS) is not None]


def set_kit(game: str) -> SetKit:
    """The set tools of a game."""
    found = find_kit(game).get(SETS)
    if found is None:
        raise BadSet(f"there are card sets for {', '.join(set_games())}, not for {game!r}")
    return found


@dataclass
class Report:
    """The problems found in a set."""

    cards: int = 0
    scenarios: int = 0
    wrong: list[str] = field(default_factory=list)


def set_at(path: Path) -> Report:
    """Check the sets of the package in a folder, installed or not."""
    report = Report()
    for own in sets_of(path):
        _check(own, report)
    return report


def sets_of(path: Path) -> list[OwnSet]:
    """The sets listed in a project's `pyproject.toml`."""
    file = path / "pyproject.toml"
    if not file.is_file():
        raise BadSet(f"there is no {file}: name the folder of a package; `warhost set new NAME --game GAME` writes one")
    try:
        points = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {}).get("entry-points", {})
    except (OSError, ValueError) as wrong:
        raise BadSet(f"{file}: {wrong}") from None
    found: list[OwnSet] = []
    for game in set_games():
        for name, package in points.get(f"{GROUP}.{game}", {}).items():
            folders = [parent / package.replace(".", "/") for parent in (path / "src", path)]
            folder = next((each for each in folders if each.is_dir()), None)
            if folder is None:
                raise BadSet(f"{file}: there is no package {package!r} below {path}")
            source = str(folder.parents[package.count(".")].resolve())
            if source not in sys.path:
                sys.path.insert(0, source)
            found.append(OwnSet(name, game, package, folder.resolve()))
    if not found:
        raise BadSet(f"{file} names no card set under {' or '.join(f'{GROUP}.{game}' for game in set_games())}")
    return found


def _check(own: OwnSet, report: Report) -> None:
    checker = set_kit(own.game)
    try:
        add(checked(own))
        cycles = dict.fromkeys([box.cycle for box in checker.own.boxes_of(own)])
        for cycle in cycles:
            if checker.own.set_of(cycle) != own:
                raise BadSet(f"another set has the key {cycle!r}")
        tables = {cycle: checker.own.read(own, cycle) for cycle in cycles}
    except WarhostError as wrong:
        report.wrong.append(str(wrong))
        return
    cards = {code: card for table in tables.values() for code, card in table.items()}
    report.cards += len(cards)
    if own.format is not None and own.format[1] not in checker.formats:
        report.wrong.append(f"set.json: the format follows one of {', '.join(checker.formats)}, not {own.format[1]!r}")
    names = {card.name.lower() for card in checker.library.official().values()}
    for code, card in cards.items():
        report.wrong += [f"{code} {card.name}: {each}" for each in _problems(checker, card, names)]
    report.wrong += checker.pages.faults.values()
    report.wrong += _names(own, set(cards))
    report.wrong += faults_in(own.folder, set(cards))
    report.wrong += list(_scenarios(own, checker, cards, report))


def _problems(checker: SetKit, card: Any, official: set[str]) -> Iterator[str]:
    """The problems of one card: it cannot be played, or its text cannot be rendered in a language."""
    if card.name.lower() in official:
        yield "an official card has this name"
    try:
        if not card.playable:
            yield "cannot be played: no text is defined, or a number, keyword or kind is missing"
            return
        card.text  # noqa: B018 - made here
        for language in languages():
            checker.lines(phrasebook(language), card)
    except (WarhostError, KeyError, ValueError) as wrong:
        yield f"{type(wrong).__name__}: {wrong}"


def _names(own: OwnSet, codes: set[str]) -> list[str]:
    found: list[str] = []
    for file in sorted((own.folder / "names").glob("*.json")):
        unknown = sorted({*own.names(file.stem)} - codes)
        found += [f"names/{file.name}: there is no card {code}" for code in unknown]
        if file.stem not in languages():
            found.append(f"names/{file.name}: there is no language {file.stem!r}")
    return found


def _scenarios(own: OwnSet, checker: SetKit, cards: JsonData, report: Report) -> Iterator[str]:
    """Problems of scenarios: one that fails, or a card with text that none of them names."""
    files = find_scenarios([own.scenarios]) if own.scenarios.is_dir() else []
    report.scenarios += len(files)
    said = ""
    for file in files:
        result = run(file)
        if result.result != PASSED:
            yield result.message
        else:
            said += str(read_yaml(file))
    for code, card in cards.items():
        if card.parts and card.name not in said and code not in said:
            yield f"{code} {card.name}: no scenario that passes names it"
