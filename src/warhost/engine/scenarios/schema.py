"""What JSON Schemas of positions have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]


def closed(properties: Schema, keys: Iterable[str]) -> Schema:
    """An object with these keys and no others; of a key that is not described anything may be said."""
    return {
        "type": "object",
        "properties": {key: properties.get(key, {}) for key in sorted(keys)},
        "additionalProperties": False,
    }
