"""Trial of one mutant against the scenarios that name its card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..engine.errors import WarhostError
from ..engine.scenarios.scenario import Failure
from .definitions import Definitions
from .generator import Mutant
from .naming import ScenarioFile

KILLED: Final = "killed"  # state of a mutant: a scenario failed
CRASHED: Final = "crashed"  # state of a mutant: the rules raised an error while a scenario ran
TIMED_OUT: Final = "timed out"  # state of a mutant: a scenario did not end in time
REJECTED: Final = "rejected"  # state of a mutant: the card language refuses the definition
INVALID: Final = "invalid"  # state of a mutant: the definition cannot be built, or its text cannot be rendered
SURVIVED: Final = "survived"  # state of a mutant: every scenario passed
RESULTS: Final = (KILLED, CRASHED, TIMED_OUT, REJECTED, INVALID, SURVIVED)
NOTICED: Final = (KILLED, CRASHED, TIMED_OUT, REJECTED)


@dataclass(frozen=True)
class Verdict:
    """The result of a mutant, and the scenario that failed with it."""

    code: str
    mutant: str
    result: str
    by: str = ""


class FailingScenario(WarhostError):
    """A scenario that fails without any mutant, so that it cannot be used."""


class Trial:
    """Runs the mutants of a game's cards against scenarios."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self._sound: set[str] = set()  # scenarios that passed with the original card

    def verdicts(self, code: str, naming: list[ScenarioFile], wanted: list[Mutant]) -> Iterator[Verdict]:
        """The verdicts on these mutants of a card, in order."""
        definitions, files = self._definitions, list(naming)
        card = definitions.card(code)
        parts = card.parts
        for mutant in wanted:
            try:
                verdict = self._judge(code, mutant, files)
            finally:
                definitions.restore(code, card, parts)
            if verdict.by:
                self._passes_without(files[0])
            yield verdict

    def _judge(self, code: str, mutant: Mutant, files: list[ScenarioFile]) -> Verdict:
        try:
            self._definitions.install(code, mutant)
            self._definitions.build(code)
        except (ValueError, WarhostError):
            return Verdict(code, mutant.id, REJECTED)
        except Exception:  # building a meaningless definition may raise any error
            return Verdict(code, mutant.id, INVALID)
        for at, file in enumerate(files):
            result, _ = self._run(file)
            if result:
                files.insert(0, files.pop(at))  # a scenario that detected one mutant often detects the next one, too
                return Verdict(code, mutant.id, result, str(file.path))
        return Verdict(code, mutant.id, SURVIVED)

    def _passes_without(self, file: ScenarioFile) -> None:
        name = str(file.path)
        if name not in self._sound:
            result, why = self._run(file)
            if result:
                raise FailingScenario(f"a scenario fails without any change of a card: {why}")
            self._sound.add(name)

    def _run(self, file: ScenarioFile) -> tuple[str, str]:
        """The kind and the message of a scenario's failure; empty if it passes."""
        try:
            file.scenario().run(self._definitions.rules)
        except (Failure, WarhostError) as failure:
            return KILLED, str(failure)
        except Exception as broken:  # the mutant may cause any error in the rules
            return CRASHED, repr(broken)
        return "", ""
