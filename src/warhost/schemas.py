"""JSON Schemas of scenario and lesson files, so that editors check and complete them: `python -m warhost.schemas`.

Each game defines the schema of its positions, from the same lists that its reader uses.
"""

from __future__ import annotations

import json
from typing import Final

from .engine.plain import JsonData
from .engine.scenarios.scenario import KEYS, NEEDED
from .games import all_kits
from .lessons import KEYS as LESSON_KEYS
from .lessons import STEP_KEYS
from .scenarios import CHECKOUT

Schema = JsonData

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TYPES: Final = {str: "string", int: "integer", list: "array", dict: "object"}
TEXT: Final[Schema] = {"type": "string"}
TEXTS: Final[Schema] = {"type": "array", "items": TEXT}
ONE_OR_MORE: Final[Schema] = {"oneOf": [TEXT, TEXTS]}
ANSWER: Final[Schema] = {
    "oneOf": [
        TEXT,
        {
            "type": "object",
            "properties": {
                "can": ONE_OR_MORE,
                "cannot": ONE_OR_MORE,
                "because": TEXT,
                "undo": {"type": "integer", "minimum": 1},
            },
            "additionalProperties": False,
        },
    ]
}
LINE: Final[Schema] = {
    "type": "object",
    "properties": {"check": {"type": "object"}},
    "patternProperties": {"^[1-9]$": {"oneOf": [ANSWER, {"type": "array", "items": ANSWER}]}},
    "additionalProperties": False,
    "minProperties": 1,
    "maxProperties": 1,
}


def scenario_schema() -> Schema:
    """The schema of a scenario file; the game it names decides the schema of its position."""
    properties: Schema = {key: {"type": TYPES[kind]} for key, kind in KEYS.items()}
    properties["game"] = {"enum": [kit.name for kit in all_kits()]}
    properties["covers"] = {"type": "array", "items": TEXT, "minItems": 1}
    properties["script"] = {"type": "array", "items": LINE}
    return {
        "$schema": DIALECT,
        "title": "A scenario of Warhost",
        "type": "object",
        "properties": properties,
        "required": list(NEEDED),
        "additionalProperties": False,
        "oneOf": [{"required": ["position"]}, {"required": ["setup"]}],
        "allOf": _positions(),
    }


def lesson_schema() -> Schema:
    """The schema of a lesson file."""
    steps: Schema = {key: {} for key in sorted(STEP_KEYS)}
    steps |= {"say": TEXT, "point": TEXTS, "because": TEXT, "instead": {"type": "object"}, "reply": TEXTS}
    step = {"type": "object", "properties": steps, "required": ["say"], "additionalProperties": False}
    properties: Schema = {key: {} for key in sorted(LESSON_KEYS)}
    properties |= {
        "game": {"enum": [kit.name for kit in all_kits()]},
        "covers": TEXTS,
        "scenario": TEXT,
        "seat": {"type": "integer", "minimum": 1},
        "steps": {"type": "array", "items": step, "minItems": 1},
        "check": {"type": "object"},
    }
    return {
        "$schema": DIALECT,
        "title": "A lesson of Warhost",
        "type": "object",
        "properties": properties,
        "required": ["game", "covers", "steps"],
        "additionalProperties": False,
        "allOf": _positions(),
    }


def _positions() -> list[Schema]:
    """For each game: a condition that its files have one of its positions."""
    return [
        {
            "if": {"properties": {"game": {"const": kit.name}}, "required": ["game"]},
            "then": {"properties": {"position": kit.position_schema}},
        }
        for kit in all_kits()
    ]


FILES: Final = {"scenario.schema.json": scenario_schema, "lesson.schema.json": lesson_schema}


def written(name: str) -> str:
    """The content of a schema file."""
    return json.dumps(FILES[name](), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the schemas into the documentation folder."""
    for name in FILES:
        (CHECKOUT / "docs" / "reference" / name).write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main()
