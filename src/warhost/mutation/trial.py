"""One mutant against the scenarios that name its card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..engine.errors import WarhostError
from ..engine.scenarios.scenario import Failure
from .definitions import Definitions
from .generator import Mutant
from .naming import ScenarioFile

KILLED: Final = "killed"  # a scenario failed
CRASHED: Final = "crashed"  # the rules raised an error while a scenario ran
TIMED_OUT: Final = "timed out"  # a scenario did not end
REJECTED: Final = "rejected"  # the language refuses such a definition
INVALID: Final = "invalid"  # it cannot be built, or there are no words for it
SURVIVED: Final = "survived"  # every scenario passed
RESULTS: Final = (KILLED, CRASHED, TIMED_OUT, REJECTED, INVALID, SURVIVED)
NOTICED: Final = (KILLED, CRASHED, TIMED_OUT, REJECTED)


@dataclass(frozen=True)
class Verdict:
    """The result of a mutant, and the scenario that noticed it."""

    code: str
    mutant: str
    result: str
    by: str = ""


class FailingScenario(WarhostError):
    """A scenario that fails without any mutant: nothing can be proved with it."""


class Trial:
    """Mutants of a game's cards against scenarios."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self._sound: set[str] = set()  # scenarios that have passed without a mutant

    def verdicts(self, code: str, naming: list[ScenarioFile], wanted: list[Mutant]) -> Iterator[Verdict]:
        """The verdict on each of these mutants of a card, in their order."""
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
        except Exception:  # any error of a meaningless definition
            return Verdict(code, mutant.id, INVALID)
        for at, file in enumerate(files):
            result, _ = self._run(file)
            if result:
                files.insert(0, files.pop(at))  # a scenario that noticed one change often notices the next
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
        """How a scenario fails, and why; empty if it passes."""
        try:
            file.scenario().run(self._definitions.rules)
        except (Failure, WarhostError) as failure:
            return KILLED, str(failure)
        except Exception as broken:  # an error in the rules, caused by the mutant
            return CRASHED, repr(broken)
        return "", ""
