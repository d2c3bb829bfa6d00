"""Mutation test of many cards: the mutants to try, their scenarios, and the order."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..engine.errors import WarhostError
from .definitions import Definitions
from .generator import Mutant
from .naming import NamingIndex, ScenarioFile
from .records import Records, digest_of
from .trial import Trial, Verdict
from .workers import Task

PARSED_AHEAD = 60  # with more cards than this, all scenarios are parsed once, before the workers are forked


class Campaign:
    """The cards of a game with their mutants and the scenarios that name them."""

    def __init__(self, game: str, facts: bool = False, index: NamingIndex | None = None) -> None:
        self.definitions = Definitions(game, facts)
        self.index = index or NamingIndex(game)
        self._trial = Trial(self.definitions)
        self._naming: dict[str, list[ScenarioFile]] = {}
        self._mutants: dict[str, dict[str, Mutant]] = {}

    def codes(self) -> list[str]:
        return self.definitions.codes()

    def chosen(self, name: str) -> list[str]:
        """The cards meant by a code, a name or a part of one."""
        codes, wanted = self.codes(), name.lower()
        for fits in (
            [code for code in codes if code == wanted],
            [code for code in codes if self.definitions.card(code).name.lower() == wanted],
            [code for code in codes if wanted in self.definitions.card(code).name.lower() or wanted in code],
        ):
            if fits:
                return fits
        raise WarhostError(f"no card with a definition is called {name!r}")

    def naming(self, code: str) -> list[ScenarioFile]:
        if code not in self._naming:
            self._naming[code] = self.index.naming(code, self.definitions.card(code).name)
        return self._naming[code]

    def mutants(self, code: str) -> dict[str, Mutant]:
        """The mutants of a card by their ids."""
        if code not in self._mutants:
            self._mutants[code] = {mutant.id: mutant for mutant in self.definitions.mutants(code)}
        return self._mutants[code]

    def why_equivalent(self, code: str, mutant: str, records: Records) -> str:
        """Why a mutant is equivalent: the reason in the records, or one proved from the definition; "" for neither."""
        listed = records.equivalent.get(code, {}).get(mutant)
        return listed or self.definitions.why_equivalent(code, self.mutants(code)[mutant])

    def digest(self, code: str) -> str:
        return digest_of(self.definitions.shown(code), self.naming(code))

    def changed(self, codes: list[str], records: Records) -> list[str]:
        """The cards whose definition or scenarios are not those of the last recorded run."""
        return [code for code in codes if records.digests.get(code) != self.digest(code)]

    def tasks(self, codes: list[str], sample: int | None = None, seed: int = 0) -> list[Task]:
        """The tasks, longest first; with `sample`, this many mutants drawn at random."""
        ids = {code: tuple(self.mutants(code)) for code in codes}
        if sample is not None:
            everything = [(code, mutant) for code in codes for mutant in ids[code]]
            drawn = random.Random(seed).sample(everything, min(sample, len(everything)))
            ids = {code: tuple(mutant for mutant in ids[code] if (code, mutant) in set(drawn)) for code in codes}
        if len(codes) > PARSED_AHEAD:
            for file in self.index.files:
                file.scenario()
        tasks = [(code, ids[code]) for code in codes if ids[code]]
        return sorted(tasks, key=lambda task: -len(task[1]) * len(self.naming(task[0])))

    def attempt(self, code: str, ids: tuple[str, ...]) -> Iterator[Verdict]:
        """The verdicts on some mutants of a card, one after the other."""
        mutants = self.mutants(code)
        return self._trial.verdicts(code, self.naming(code), [mutants[each] for each in ids])
