"""Records of mutation tests: equivalent mutants with their reasons, digests of cards, known survivors.

Each game has three files in one folder: `GAME-equivalent.yaml`, `GAME-digests.tsv`, `GAME-survivors.tsv`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from ..engine.errors import WarhostError
from ..scenarios import CHECKOUT, read_yaml
from .naming import ScenarioFile

VERSION: Final = "1"  # version of the generator, incremented when it creates other mutants

Mutants = dict[str, list[str]]  # ids of mutants, by card


def records_folder() -> Path:
    """The folder of the records: in the current checkout, or else in the one that Warhost runs from."""
    here = Path("tests") / "mutation"
    return here if here.is_dir() else CHECKOUT / here


class Records:
    """The records of one game."""

    def __init__(self, game: str, folder: Path) -> None:
        self.equivalent_file = folder / f"{game}-equivalent.yaml"
        self.digests_file = folder / f"{game}-digests.tsv"
        self.survivors_file = folder / f"{game}-survivors.tsv"
        self.equivalent = _reasons(self.equivalent_file)
        self.digests = dict(_rows(self.digests_file))
        self.survivors: Mutants = {}
        for code, mutant in _rows(self.survivors_file):
            self.survivors.setdefault(code, []).append(mutant)

    def inert(self) -> list[str]:
        """The cards whose whole text is listed as making no difference."""
        return [code for code, mutants in self.equivalent.items() if "text: blank" in mutants]

    def is_known(self, code: str, mutant: str) -> bool:
        """True if a survivor is in the list of known survivors."""
        return mutant in self.survivors.get(code, [])

    def record(self, digests: Mapping[str, str], survivors: Mutants, order: Iterable[str]) -> None:
        """Store the results of a run; the records of other cards are kept."""
        self.digests |= digests
        self.survivors = {**self.survivors, **{code: survivors.get(code, []) for code in digests}}
        codes = list(order)
        _write(self.digests_file, [(code, self.digests[code]) for code in codes if code in self.digests])
        kept = [(code, mutant) for code in codes for mutant in self.survivors.get(code, [])]
        _write(self.survivors_file, kept)


def digest_of(definition: str, files: Iterable[ScenarioFile]) -> str:
    """Digest of everything that a card's mutation test depends on, except the rules."""
    made = sha256(f"{VERSION}\n{definition}\n".encode())
    for file in sorted(files, key=lambda each: each.path):
        made.update(f"{file.path.name}\n{file.text}\n".encode())
    return made.hexdigest()[:16]


def _reasons(path: Path) -> dict[str, dict[str, str]]:
    if not path.exists():
        return {}
    data: object = read_yaml(path) or {}
    if not isinstance(data, dict) or not all(isinstance(each, dict) for each in data.values()):
        raise WarhostError(f"{path}: a card's code, and under it mutants with the reason why each is equivalent")
    return {str(code): {str(mutant): str(why or "") for mutant, why in found.items()} for code, found in data.items()}


def _rows(path: Path) -> list[tuple[str, str]]:
    if not path.exists():
        return []
    lines = [line.partition("\t") for line in path.read_text(encoding="utf-8").splitlines() if line]
    return [(code, rest) for code, _, rest in lines]


def _write(path: Path, rows: list[tuple[str, str]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{code}\t{rest}\n" for code, rest in rows), encoding="utf-8")
