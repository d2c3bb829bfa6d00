"""Generates the client's types from the protocol and the views: `python -m warhost.server.typescript`."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable
from typing import Final

import msgspec

from ..effects.views.view_types import CardPile, DuelView, KnownCard
from ..engine.plain import JsonData
from ..engine.views.simple_view import SimpleView
from ..games import all_kits
from ..scenarios import CHECKOUT
from ..text.duel.message_tables import MessageTables
from ..text.speaker import SPEAKER
from . import protocol

UNIONS: Final = {  # by protocol module: name of the union type of its messages
    "admin": "AdminAction",
    "changes": "Change",
    "intents": "Intent",
    "messages": "Message",
}
KEYS: Final = {"lobby": ("MATCH_LENGTHS",), "refusals": ("REFUSALS", "STOPS"), "chat": ("PHRASES",)}
GAMES_OWN: Final = ("CardFacts", "GameView", "ShownEvent")  # types that each game module of the client defines
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


HEAD: Final = "// Made from {source} by `python -m warhost.server.typescript`; do not edit."
SHARED: Final = (DuelView, CardPile, KnownCard)  # types shared by several games, with their parts
BASE: Final = DuelView.__name__
SOURCE: Final = CHECKOUT / "web" / "src"
# Messages and HTTP responses; the client checks that all of their members are present.
ANSWERS: Final = (
    protocol.AdminBan,
    protocol.AdminClub,
    protocol.AdminDone,
    protocol.AdminEntry,
    protocol.AdminHome,
    protocol.AdminJob,
    protocol.AdminNode,
    protocol.AdminPerson,
    protocol.AdminPersonInfo,
    protocol.AdminReport,
    protocol.AdminSetting,
    protocol.AdminTable,
    protocol.AdviceInfo,
    protocol.AnalysisInfo,
    protocol.CardAbout,
    protocol.CardInfo,
    protocol.CardRulings,
    protocol.ClubBrief,
    protocol.ClubInfo,
    protocol.ClubInvitation,
    protocol.Deck,
    protocol.DeckPool,
    protocol.DeckReport,
    protocol.DeckText,
    protocol.Document,
    protocol.Frame,
    protocol.GameInfo,
    protocol.LessonFrame,
    protocol.LessonInfo,
    protocol.LessonWhy,
    protocol.LevelInfo,
    protocol.LobbyInfo,
    protocol.Moment,
    protocol.PrivacyInfo,
    protocol.Problem,
    protocol.PuzzleFrame,
    protocol.PuzzleInfo,
    protocol.PuzzleCount,
    protocol.PuzzleSolution,
    protocol.PuzzleWhy,
    protocol.RulesInfo,
    protocol.SavedDeck,
    protocol.ScenarioChapter,
    protocol.ScenarioInfo,
    protocol.ScenarioRun,
    protocol.Session,
    protocol.MutedPerson,
    protocol.SessionInfo,
    protocol.TableInfo,
    protocol.TextInfo,
)


def files() -> dict[str, str]:
    """All generated files, by path below the client's sources."""
    made = protocol_files() | {"parts/shown.ts": shared(), "games/simple/shown.ts": game_view_types(SimpleView)}
    made |= {
        f"games/{kit.name}/shown.ts": game_view_types(kit.view, kit.printed)
        for kit in all_kits()
        if kit.view is not None
    }
    tables_by_game = {kit.name: getattr(kit.get(SPEAKER), "tables", None) for kit in all_kits()}
    made |= {
        f"games/{game}/messageTables.ts": message_tables(game, found)
        for game, found in tables_by_game.items()
        if found is not None
    }
    return made


def message_tables(game: str, found: MessageTables) -> str:
    """The tables that select the messages of a game's events, prompts and options."""
    numbers = {kind: {**named._asdict(), "keys": [*named.keys]} for kind, named in found.numbers.items()}
    meanings = {verb: named._asdict() for verb, named in found.meanings.items()}
    asked, options = [
        {name: [each._asdict() for each in keys] for name, keys in table.items()}
        for table in (found.asked, found.options)
    ]
    data = {"game": game, **found._asdict(), "numbers": numbers, "words": [*found.words], "asked": asked}
    data |= {"options": options, "meanings": meanings}
    return (
        f"{HEAD.format(source=f'warhost.text.{game}.speaker')}\n"
        "import type { MessageTables } from '../../parts/log/eventText'\n\n"
        f"export const MESSAGE_TABLES: MessageTables = {json.dumps(data, indent=2)}\n"
    )


def shared() -> str:
    """The types that the views of several games share."""
    found = _components(*SHARED)
    parts = [HEAD.format(source=DuelView.__module__), *[_interface(name, found[name]) for name in sorted(found)]]
    return "\n\n".join(parts) + "\n"


def game_view_types(view: type, printed: type | None = None) -> str:
    """The types of a game's view and printed facts, except those that are shared."""
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


def _components(*kinds: type) -> JsonData:
    """The JSON schemas of some types and of all their parts, by name."""
    return dict(msgspec.json.schema_components(kinds, ref_template="{name}")[1])


def protocol_files() -> dict[str, str]:
    """The types of the protocol: one file per module, an index, and the type checks of messages."""
    kinds = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not msgspec.Struct
    ]
    found = _components(*kinds)
    modules: dict[str, list[str]] = {}
    for kind in kinds:
        modules.setdefault(_module(kind), []).append(kind.__name__)
    homes = {name: module for module, names in modules.items() for name in names}
    made = {module: _file(module, names, found, homes) for module, names in modules.items()}
    parts = [HEAD.format(source=protocol.__name__), f"export const PROTOCOL = {protocol.PROTOCOL}"]
    parts.append("\n".join([f"export * from './protocol/{module}'" for module in sorted(modules)]))
    return {
        "server/protocol.ts": "\n\n".join(parts) + "\n",
        "server/protocol/members.ts": _members(found),
        **{f"server/protocol/{module}.ts": text for module, text in made.items()},
    }


def _module(kind: type) -> str:
    return kind.__module__.rpartition(".")[2]


def _file(module: str, names: list[str], found: JsonData, homes: dict[str, str]) -> str:
    """The types of a module, its unions and constants, and its imports."""
    body = [_keys(name, getattr(protocol, name)) for name in KEYS.get(module, ())]
    body += [_interface(name, found[name]) for name in names]
    if module in UNIONS:
        members = [each.__name__ for each in getattr(protocol, UNIONS[module]).__args__]
        body.append(f"export type {UNIONS[module]} =\n" + "\n".join([f"  | {member}" for member in members]))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/|'[^']*'", "", "\n".join(body), flags=re.DOTALL)))
    taken: dict[str, list[str]] = {}
    for name in sorted(used - set(names)):
        if name in GAMES_OWN:
            taken.setdefault("../../games/views", []).append(name)
        elif name in homes:
            taken.setdefault(f"./{homes[name]}", []).append(name)
    imports = [f"import type {{ {', '.join(taken[path])} }} from '{path}'" for path in sorted(taken)]
    parts = [HEAD.format(source=f"{protocol.__name__}.{module}"), *(["\n".join(imports)] if imports else []), *body]
    return "\n\n".join(parts) + "\n"


def _members(found: JsonData) -> str:
    """The required members of each message, by which the client validates it."""

    def listed(name: str) -> str:
        schema = found[name]
        kept = " ".join([each for each in schema["properties"] if _always(name, each, schema)])
        return " +\n    ".join([f"'{line}'" for line in textwrap.wrap(kept, 100, drop_whitespace=False)])

    answers = [kind.__name__ for kind in ANSWERS]
    messages = {str(kind.__struct_config__.tag): kind.__name__ for kind in protocol.Message.__args__}
    parts = [
        HEAD.format(source=protocol.__name__),
        "import type * as protocol from '../protocol'",
        "/** What is asked for over HTTP, by name. */\nexport interface Answers {\n"
        + "".join([f"  {name}: protocol.{name}\n" for name in answers])
        + "}",
        "/** The members that each of them has. */\nexport const MEMBERS: Record<keyof Answers, string> = {\n"
        + "".join([f"  {name}: {listed(name)},\n" for name in answers])
        + "}",
        "/** The members of messages. */\nexport const MESSAGES: Record<protocol.Message['type'], string> = {\n"
        + "".join([f"  {tag}: {listed(name)},\n" for tag, name in messages.items()])
        + "}",
    ]
    return "\n\n".join(parts) + "\n"


def _keys(name: str, keys: Iterable[str | int]) -> str:
    return f"export const {name} = [\n" + "".join(f"  {key!r},\n" for key in keys) + "] as const"


def _interface(name: str, schema: JsonData, base: str = "") -> str:
    lines = []
    about = " ".join(str(schema.get("description", "")).split())
    for member, kind in schema["properties"].items():
        mark = "" if _always(name, member, schema) else "?"
        lines.append(f"  {member}{mark}: {_type(kind)}")
    heir = f" extends {base}" if base else ""
    comment = "\n * ".join(textwrap.wrap(about, 116))
    return (f"/** {comment} */\n" if about else "") + f"export interface {name}{heir} {{\n" + "\n".join(lines) + "\n}"


def _always(name: str, member: str, schema: JsonData) -> bool:
    return member in schema.get("required", []) or not _may_be_left_out(name)


def _may_be_left_out(name: str) -> bool:
    """True if members with defaults may be missing: in requests, and in responses without defaults."""
    kind: type[msgspec.Struct] | None = getattr(protocol, name, None)
    if kind is None:
        return True  # a type in a game's view: optional members are omitted
    sent = ("New", "Sit", "Rematch", "PlayOn", "OpenScenario", "DeckCheck", "SavedDeck")
    return bool(kind.__struct_config__.omit_defaults) or name.startswith(sent)


def _type(schema: JsonData) -> str:
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
        (SOURCE / path).parent.mkdir(exist_ok=True)
        (SOURCE / path).write_text(text, encoding="utf-8")
