"""Types of JSON data.  Inside the server views, rows and messages have separate types; these are for the edges."""

from __future__ import annotations

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, object]

# The same where msgspec decodes or games read it: their own readers check what is inside.
JsonData: TypeAlias = dict[str, Any]
JsonList: TypeAlias = list[Any]
