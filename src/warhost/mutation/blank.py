"""Finds scenarios about a card that also pass when the card has no text, so that they test nothing of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from .campaign import Campaign
from .definitions import TEXT, Definitions
from .generator import Mutant
from .language import NO_TEXT
from .naming import ScenarioFile
from .trial import KILLED, SURVIVED, Trial

CARDS: Final = "cards"  # name of the folder with scenarios about single cards
# Words in a title which say that the scenario tests that a card does nothing.
NEGATIVE: Final = re.compile(
    r"\b(no|not|nor|nothing|nobody|none|never|neither|cannot|without|unless|only|needs?|too \w+|in vain|idle|waits?"
    r"|must be paid|loses?|lost|untouched|unharmed|spares?|ignores?|silent|asleep|rests|as printed|like any|power alone"
    r"|leaves? .* alone)\b",
    re.IGNORECASE,
)
PRINTED: Final = (
    "facts.cost",
    "facts.keywords",
    "facts.unique",
    "facts.card_bonus",
    "facts.resource_bonus",
    "facts.shields",
)


class BlankCheck:
    """Check of a game for scenarios that pass without the text of the cards that they are about.

    A scenario that would fail with another printed cost, keyword or bonus is about those, not about the text.  Cards
    whose text makes no difference under the rules (`inert`) are exempt.
    """

    def __init__(self, campaign: Campaign, codes: list[str] | None = None, inert: Iterable[str] = ()) -> None:
        self._campaign = campaign
        self._codes = campaign.codes() if codes is None else codes
        self._inert = frozenset(inert)
        self._trial = Trial(campaign.definitions)
        self._facts = Definitions(campaign.definitions.game, facts=True)
        self.files = [file for file in campaign.index.files if CARDS in file.path.parts]

    def subjects(self) -> dict[str, list[ScenarioFile]]:
        """The scenarios about each card with a text: named in the title, or identified by the file's number."""
        definitions = self._campaign.definitions
        names = {definitions.card(code).name for code in definitions.codes()}
        found: dict[str, list[ScenarioFile]] = {}
        for code in self._codes:
            card = definitions.card(code)
            if card.parts:
                number = f"{code.rpartition('-')[2]}-"
                longer = [name for name in names if card.name in name and card.name != name]
                found[code] = [
                    file
                    for file in self._campaign.naming(code)
                    if CARDS in file.path.parts
                    and (_names(file.title, card.name, longer) or file.path.name.startswith(number))
                ]
        return found

    def passing(self) -> Iterator[tuple[ScenarioFile, str]]:
        """The scenarios that test nothing, each with the reason."""
        subjects = self.subjects()
        indifferent: dict[str, list[str]] = {}  # by scenario: codes of the cards whose text does not affect its result
        about: dict[str, int] = {}
        telling = set()  # codes of the cards whose text affects the result of some scenario
        for code, files in subjects.items():
            for file in files:
                name = str(file.path)
                about[name] = about.get(name, 0) + 1
                blank = Mutant(TEXT, "blank", (NO_TEXT,))
                verdict = next(self._trial.verdicts(code, [file], [blank]))
                if verdict.result == SURVIVED:
                    indifferent.setdefault(name, []).append(code)
                else:
                    telling.add(code)
        for file in self.files:
            codes = indifferent.get(str(file.path), [])
            if codes and len(codes) == about[str(file.path)]:
                if self._shows_facts(file, codes):
                    continue
                if not NEGATIVE.search(file.title):
                    yield file, "its title does not say that the card does nothing there"
                elif not telling.intersection(codes) and not self._inert.issuperset(codes):
                    yield file, "no other scenario shows what the card does"

    def _shows_facts(self, file: ScenarioFile, codes: list[str]) -> bool:
        for code in codes:
            printed = [each for each in self._facts.mutants(code) if each.path.startswith(PRINTED)]
            if any(each.result == KILLED for each in self._trial.verdicts(code, [file], printed)):
                return True
        return False


def _names(title: str, name: str, longer: list[str]) -> bool:
    """True if a title names a card, and not only another one whose name is longer."""
    for each in longer:
        title = title.replace(each, "")
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title) is not None
