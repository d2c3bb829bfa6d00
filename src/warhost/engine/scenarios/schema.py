"""Shared parts of the JSON Schemas of positions."""

from __future__ import annotations

from collections.abc import Iterable

Schema = dict[str, object]


def closed(properties: Schema, keys: Iterable[str]) -> Schema:
    """An object schema with these keys and no others; a key without a description accepts anything."""
    return {
        "type": "object",
        "properties": {key: properties.get(key, {}) for key in sorted(keys)},
        "additionalProperties": False,
    }
