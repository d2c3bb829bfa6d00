"""Scenario files: their folders, and how they are read (`docs/reference/scenarios.md`)."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from pathlib import Path
from typing import Any, Final

import yaml

try:
    from yaml import CSafeLoader as SafeLoader  # reads YAML seven times faster
except ImportError:  # PyYAML was built without libyaml
    from yaml import SafeLoader  # type: ignore[assignment]

from .engine.errors import BadScenario, WarhostError
from .engine.files import check_depth
from .engine.scenarios.scenario import Scenario

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent.parent  # the repository root, above src/warhost
INSTALLED: Final = PACKAGE / "_data"  # where an installed wheel keeps files that are outside of src/
SUFFIXES: Final = (".yaml", ".yml")


class _Loader(SafeLoader):
    """YAML loader that refuses duplicate keys: the second one would silently win."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} stands twice", key.start_mark)
                seen.add(key.value)
        return super().construct_mapping(node, deep)


BOOL: Final = "tag:yaml.org,2002:bool"
_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in found if tag != BOOL]
    for first, found in SafeLoader.yaml_implicit_resolvers.items()
}
# `on` is a word of the scenario format: YAML 1.1 would read it as a bool, YAML 1.2 does not.
TRUTH: Final = re.compile("^(?:yes|Yes|no|No|true|True|TRUE|false|False|FALSE)$")
_Loader.add_implicit_resolver(BOOL, TRUTH, [*"yYnNtTfF"])


def scenarios_folder() -> Path:
    """The scenarios that come with Warhost, in a checkout or in an installed wheel."""
    return _shipped("scenarios", CHECKOUT / "scenarios")


def scenario_name(path: Path) -> str:
    """The public name of a scenario: its path below the scenarios folder; of another file, its path."""
    whole, folder = path.resolve(), scenarios_folder()
    return (whole.relative_to(folder) if whole.is_relative_to(folder) else path).with_suffix("").as_posix()


def rules_folder() -> Path:
    """The rules that come with Warhost, in a checkout or in an installed wheel."""
    return _shipped("rules", CHECKOUT / "docs" / "rules")


def lessons_folder() -> Path:
    """The lessons that come with Warhost, in a checkout or in an installed wheel."""
    return _shipped("lessons", CHECKOUT / "lessons")


def puzzles_folder() -> Path:
    """The puzzles that come with Warhost, in a checkout or in an installed wheel."""
    return _shipped("puzzles", CHECKOUT / "puzzles")


def read_yaml(path: Path) -> Any:
    """A YAML file as plain data; an error is one line with its position."""
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), _Loader)
        check_depth(data)
        return data
    except OSError as failed:
        raise BadScenario(f"cannot read {path}: {failed.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path}: not a text file") from None
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        line = f", line {mark.line + 1}" if mark is not None else ""
        raise BadScenario(f"{path}{line}: {wrong.problem}") from None
    except yaml.YAMLError as wrong:
        raise BadScenario(f"{path}: {' '.join(str(wrong).split())}") from None
    except (ValueError, RecursionError) as wrong:
        raise BadScenario(f"{path}: {wrong}") from None


def load_scenario(path: Path) -> Scenario:
    """The scenario in a file, named as the path was given."""
    return Scenario(read_yaml(path), str(path))


def find_scenarios(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among files and below folders, each once, in the order of the paths."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            below = sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES and each.is_file())
            if not below:
                raise BadScenario(f"{path}: no scenario files (*{SUFFIXES[0]}) in this folder")
            found.update(dict.fromkeys(below))
        elif path.exists():
            found[path] = None
        else:
            raise BadScenario(f"{path}: no such file or folder")
    return list(found)


def _shipped(name: str, in_checkout: Path) -> Path:
    for folder in (INSTALLED / name, in_checkout):
        if folder.is_dir():
            return folder
    raise WarhostError(f"this installation came without its {name}")
