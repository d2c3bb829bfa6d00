"""Template of the package that `warhost set new` writes: one card with its definition, names and scenario."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from ...card_sets import GROUP, BadSet
from ...engine.errors import WarhostError
from ...scenarios import read_yaml

NAME: Final = re.compile(r"[a-z]+(-[a-z]+)*")

PYPROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "warhost-{name}"
description = "{title}: a card set for Warhost."
version = "0.1"
requires-python = ">=3.11"
dependencies = ["warhost"]

[project.entry-points."{group}"]
{name} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["src/{package}"]
"""
MODULE: Final = '''\
"""{said} of the {title} set."""

from warhost.effects.language.vocabulary import *
from warhost.{game}.language.vocabulary import *

text("{code}", {text})
'''


@dataclass(frozen=True)
class Example:
    """The example card of a new set."""

    rules: str  # name of the official format on which the set's format is based
    faction: str  # name of the set's file with the definition of a faction
    said: str
    name: str
    text: str
    names: dict[str, str]  # name of the set by language
    facts: dict[str, str]
    scenario: str


def example_of(game: str) -> Example:
    """The example card of a game."""
    with as_file(files("warhost.cli") / game / "example.yaml") as file:
        return Example(**read_yaml(file))


def write_skeleton(name: str, game: str, example: Example, folder: Path) -> Path:
    """Write the package of a set into a new folder."""
    if not NAME.fullmatch(name):
        raise BadSet(f"a set is named by lower-case letters with hyphens between them, not {name!r}")
    if folder.exists():
        raise BadSet(f"{folder} exists already")
    for path, content in skeleton(name, game, example).items():
        file = folder / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        except OSError as wrong:
            raise WarhostError(f"{file}: {wrong.strerror}") from None
    return folder


def skeleton(name: str, game: str, example: Example) -> dict[str, str]:
    """The files of a set by their path below its folder."""
    package, title, code = name.replace("-", "_"), name.replace("-", " ").title(), f"{name}-001"
    facts = {"code": code, "name": example.name, **example.facts}
    box = {"key": name, "cycle": name, "cycle_name": title, "name": title, "first": "1", "last": "999"}
    about = {"title": title, "format": {"name": name, "rules": example.rules}}
    filled = {"name": name, "title": title, "package": package, "game": game, "code": code}
    home = f"src/{package}"
    written = {
        "pyproject.toml": PYPROJECT.format(group=f"{GROUP}.{game}", **filled),
        "README.md": f"# {title}\n\nA card set for Warhost. `warhost set check .` checks it.\n",
        f"{home}/__init__.py": f'"""The {title} set."""\n',
        f"{home}/set.json": json.dumps(about, indent=2, ensure_ascii=False) + "\n",
        f"{home}/facts/sets.tsv": _table(game, "sets", box),
        f"{home}/facts/{name}.tsv": _table(game, "core", facts),
        f"{home}/cards/__init__.py": f'"""What the cards of the {title} set do."""\n',
        f"{home}/cards/{package}/__init__.py": f'"""The {title} set."""\n',
        f"{home}/cards/{package}/{example.faction}.py": MODULE.format(said=example.said, text=example.text, **filled),
        f"{home}/scenarios/001.yaml": example.scenario,
    }
    for language, said in example.names.items():
        written[f"{home}/names/{language}.json"] = json.dumps({code: said}, indent=2, ensure_ascii=False) + "\n"
    return written


def _table(game: str, like: str, row: dict[str, str]) -> str:
    """A table with the columns of an official one, and one row."""
    head = (files("warhost") / game / "facts" / f"{like}.tsv").read_text(encoding="utf-8").splitlines()[0]
    return f"{head}\n" + "\t".join([row.get(column, "") for column in head.split("\t")]) + "\n"
