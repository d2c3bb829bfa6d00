"""The client's types, made from the protocol and from what games show: `python -m warhost.server.typescript`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ..effects.views.view_types import CardPile, DuelView, KnownCard
from ..engine.views.simple_view import SimpleView
from ..games import all_kits
from ..scenarios import CHECKOUT
from . import protocol

UNIONS: Final = ("Change", "Intent", "Message")
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


HEAD: Final = "// Made from {source} by `python -m warhost.server.typescript`; do not edit."
SHARED: Final = (DuelView, CardPile, KnownCard)  # with everything in them
BASE: Final = DuelView.__name__
SOURCE: Final = CHECKOUT / "web" / "src"


def files() -> dict[str, str]:
    """Every file that is made, by its path under the client's sources."""
    made = {"server/protocol.ts": typescript(), "parts/shown.ts": shared(), "games/simple/shown.ts": shown(SimpleView)}
    made |= {f"games/{kit.name}/shown.ts": shown(kit.view, kit.printed) for kit in all_kits() if kit.view is not None}
    return made


def shared() -> str:
    """What the views of several games have in common."""
    found = _components(*SHARED)
    parts = [HEAD.format(source=DuelView.__module__), *[_interface(name, found[name]) for name in sorted(found)]]
    return "\n\n".join(parts) + "\n"


def shown(view: type, printed: type | None = None) -> str:
    """What a game shows: its view, the printed facts of its cards, and everything in them that is not shared."""
    found, common = _components(view, *([printed] if printed is not None else [])), _components(*SHARED)
    base, whole = common[BASE], found[view.__name__]
    heir = base["properties"].items() <= whole["properties"].items()
    if heir:
        own = {name: kind for name, kind in whole["properties"].items() if name not in base["properties"]}
        found[view.__name__] = whole | {"properties": own}
    taken = sorted(name for name in found if common.get(name) == found[name]) + [BASE] * heir
    kept = [name for name in sorted(found) if name not in taken]
    parts = [HEAD.format(source=view.__module__)]
    if taken:
        names = ", ".join(sorted(taken))
        parts += [f"import type {{ {names} }} from '../../parts/shown'", f"export type {{ {names} }}"]
    parts += [_interface(name, found[name], BASE if heir and name == view.__name__ else "") for name in kept]
    return "\n\n".join(parts) + "\n"


def _components(*kinds: type) -> dict[str, Any]:
    """The schemas of these and of everything in them, by name."""
    return dict(msgspec.json.schema_components(kinds, ref_template="{name}")[1])


def typescript() -> str:
    """The types of the protocol."""
    kinds = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [
        HEAD.format(source="src/warhost/server/protocol"),
        "import type { CardFacts, GameView, ShownEvent } from '../games/views'",
        f"export const PROTOCOL = {protocol.PROTOCOL}",
        _keys("REFUSALS", protocol.REFUSALS),
        _keys("STOPS", protocol.STOPS),
        _keys("PHRASES", protocol.PHRASES),
    ]
    parts += [_interface(kind.__name__, found[kind.__name__]) for kind in kinds]
    for name in UNIONS:
        members = [each.__name__ for each in getattr(protocol, name).__args__]
        parts.append(f"export type {name} =\n" + "\n".join([f"  | {member}" for member in members]))
    return "\n\n".join(parts) + "\n"


def _keys(name: str, keys: Iterable[str]) -> str:
    return f"export const {name} = [\n" + "".join(f"  '{key}',\n" for key in keys) + "] as const"


def _interface(name: str, schema: dict[str, Any], base: str = "") -> str:
    lines = []
    about = " ".join(str(schema.get("description", "")).split())
    needed = schema.get("required", [])
    for member, kind in schema["properties"].items():
        mark = "" if member in needed or not _may_be_left_out(name) else "?"
        lines.append(f"  {member}{mark}: {_type(kind)}")
    heir = f" extends {base}" if base else ""
    comment = "\n * ".join(textwrap.wrap(about, 116))
    return (f"/** {comment} */\n" if about else "") + f"export interface {name}{heir} {{\n" + "\n".join(lines) + "\n}"


def _may_be_left_out(name: str) -> bool:
    """What has a default may be missing in what a client sends, and in what the server writes without defaults."""
    kind: type[msgspec.Struct] | None = getattr(protocol, name, None)
    if kind is None:
        return True  # of a view: what is not required is left out
    sent = ("New", "Sit", "Rematch", "PlayOn", "OpenScenario", "DeckCheck", "SavedDeck")
    return bool(kind.__struct_config__.omit_defaults) or name.startswith(sent)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join([f"'{each}'" for each in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join([_type(each) for each in schema["anyOf"]])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join([_type(each) for each in schema['prefixItems']])}]"
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values if isinstance(values, dict) else {})}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


if __name__ == "__main__":
    for path, text in files().items():
        (SOURCE / path).write_text(text, encoding="utf-8")
