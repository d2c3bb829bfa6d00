"""Hostile requests: every route of the server with a valid body, and values to put into it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st
from litestar import Litestar

LARGE = 60_000  # bytes: just below the limit of a body
TABLE = {"game": "lords", "places": [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random"}]}
DECK = {"army": "orcs", "name": "Mine", "cards": {"orc-snafu-bighorn": 1}}
LESSON = {"answers": ["draw"], "step": 0}
MEANT = {
    "verb": "deploy",
    "card": {"id": 1, "code": "orc-snafu-bighorn"},
    "to": {"square": "a1", "place": 2, "slot": 0},
}


class Route(NamedTuple):
    """A route with a valid body: `{table}` and `{game}` in its path are filled in by a test."""

    method: str
    path: str
    body: Any = None
    query: tuple[str, ...] = ()


DOORS = [
    Route("POST", "/api/session", {"name": "Ada"}),
    Route("POST", "/api/account", {"name": "Ada", "password": "a very long one"}),
    Route("POST", "/api/login", {"name": "Ada", "password": "a very long one"}),
    Route("POST", "/api/logout"),
    Route("POST", "/api/password", {"old": "a very long one", "new": "a longer one yet"}),
    Route("DELETE", "/api/account", {"password": "a very long one"}),
    Route("GET", "/api/sessions"),
    Route("DELETE", "/api/sessions"),
    Route("DELETE", "/api/sessions/{session}"),
    Route("GET", "/api/account/data"),
    Route("GET", "/api/privacy"),
    Route("GET", "/api/muted"),
    Route("DELETE", "/api/muted/{person}"),
    Route("POST", "/api/decks/check", {"game": "lords", "deck": DECK, "options": {"hand": 5}, "format": ""}),
    Route("POST", "/api/decks/check", {"game": "invasion", "deck": {"army": "dwarf", "cards": {"core-001": 3}}}),
    Route("POST", "/api/decks/check", {"game": "conquest", "deck": {"army": "core-001", "cards": {}}, "ally": "tau"}),
    Route("POST", "/api/decks/read", {"game": "lords", "text": "army: orcs"}),
    Route("POST", "/api/decks/read", {"game": "invasion", "text": "capital: dwarf"}),
    Route("POST", "/api/decks/read", {"game": "conquest", "text": "warlord: Nazdreg"}),
    Route("POST", "/api/decks/write", {"game": "lords", "deck": DECK, "form": "text"}),
    Route("POST", "/api/decks", {"game": "lords", "deck": DECK, "id": 0}),
    Route("PUT", "/api/decks/{deck}", {"game": "lords", "deck": DECK, "id": 0}),
    Route("DELETE", "/api/decks/{deck}"),
    Route("POST", "/api/tables", {**TABLE, "options": {"hand": 5}, "public": False, "clock": {"move": 9, "bank": 9}}),
    Route("POST", "/api/tables", {**TABLE, "password": "", "contribution": "abc"}),
    Route(
        "POST", "/api/tables/{table}/sit", {"place": 1, "deck": DECK, "password": "x", "contribution": "", "bot": ""}
    ),
    Route("POST", "/api/tables/{table}/enter", {"password": "x"}),
    Route("POST", "/api/tables/{table}/leave"),
    Route("POST", "/api/tables/{table}/forget", {"id": 1, "name": "Ada", "guest": True}),
    Route("POST", "/api/nodes/tables", ["t"]),
    Route("POST", "/api/tables/{table}/follow", {"id": 1, "name": "Ada", "guest": True}),
    Route("POST", "/api/tables/{table}/rematch", {"swap": True}),
    Route("POST", "/api/tables/{table}/play-on", {"answer": 1, "seat": 0, "bot": "random"}),
    Route(
        "POST",
        "/api/scenarios/open",
        {"path": "lords/00-conventions/0.1-squares-and-directions", "seats": ["me", "random"], "step": 1},
    ),
    Route("POST", "/api/lessons/{game}/{lesson}/frame", {**LESSON, "given": 0}),
    Route("POST", "/api/lessons/{game}/{lesson}/why", {**LESSON, "action": "draw"}),
    Route("POST", "/api/lessons/{game}/{lesson}/why", {**LESSON, "action": MEANT}),
    Route("POST", "/api/lessons/{game}/{lesson}/preview", {**LESSON, "action": MEANT}),
    Route("POST", "/api/lessons/{game}/{lesson}/preview", {**LESSON, "action": "draw"}),
    Route("GET", "/api/lessons/{game}"),
    Route("GET", "/api/puzzles"),
    Route("GET", "/api/puzzles/{game}"),
    Route("GET", "/api/puzzles/{game}/{number}/solution"),
    Route("POST", "/api/puzzles/{game}/{number}/frame", {"answers": ["draw"]}),
    Route("POST", "/api/puzzles/{game}/{number}/why", {"answers": [], "action": "draw"}),
    Route("POST", "/api/puzzles/{game}/{number}/why", {"answers": [], "action": MEANT}),
    Route("POST", "/api/puzzles/{game}/{number}/preview", {"answers": [], "action": "draw"}),
    Route("GET", "/api/clubs"),
    Route("POST", "/api/clubs", {"name": "Tuesdays"}),
    Route("GET", "/api/clubs/{club}", query=("season", "game")),
    Route("PUT", "/api/clubs/{club}", {"name": "Wednesdays"}),
    Route("GET", "/api/clubs/{club}/invitation", query=("key",)),
    Route("POST", "/api/clubs/{club}/invitation"),
    Route("POST", "/api/clubs/{club}/join", {"key": "abc"}),
    Route("POST", "/api/clubs/{club}/seasons", {"name": "Autumn", "number": 2}),
    Route("POST", "/api/clubs/{club}/rounds", {"present": [1, 2], "number": 1}),
    Route("DELETE", "/api/clubs/{club}/members/{user}"),
    Route("GET", "/api/admin"),
    Route("POST", "/api/admin", {"action": "ban-person", "person": 1, "reason": "spam", "until": 0}),
    Route("POST", "/api/admin", {"action": "change-setting", "name": "sign-ups", "value": "yes"}),
    Route("GET", "/api/admin/people", query=("search",)),
    Route("GET", "/api/admin/people/{person}"),
    Route("GET", "/api/admin/addresses"),
    Route("GET", "/api/admin/tables", query=("search", "table_state")),
    Route("GET", "/api/admin/clubs", query=("search",)),
    Route("GET", "/api/admin/nodes"),
    Route("GET", "/api/admin/jobs"),
    Route("GET", "/api/admin/settings"),
    Route("GET", "/api/admin/words"),
    Route("GET", "/api/admin/reports", query=("report_state",)),
    Route("DELETE", "/api/clubs/{club}/removed/{user}"),
    Route("GET", "/api/admin/log", query=("before",)),
    Route("POST", "/api/nodes/table-orders", {"kind": "hide-table", "table": "t"}),
    Route("POST", "/api/reset", {"key": "abc", "password": "a very long one"}),
    Route("GET", "/api/games"),
    Route("GET", "/api/oembed", query=("url", "maxwidth", "maxheight")),
    Route("GET", "/api/cards/{game}", query=("language", "codes")),
    Route("GET", "/api/cards/{game}/{code}"),
    Route("GET", "/api/cards/{game}/{code}/rulings", query=("language",)),
    Route("GET", "/api/text/{language}"),
    Route("GET", "/api/text/{language}/{part}"),
    Route("GET", "/api/rules/{game}", query=("language",)),
    Route("GET", "/api/scenarios/{game}", query=("language", "chapter")),
    Route("GET", "/api/scenarios/{game}/chapters"),
    Route("GET", "/api/scenarios/{game}/run", query=("path", "language")),
    Route("GET", "/api/decks/pool/{game}"),
    Route("GET", "/api/decks"),
    Route("GET", "/health"),
    Route("GET", "/ready"),
    Route("GET", "/api/health"),
    Route("GET", "/api/metrics"),
    Route("GET", "/api/docs"),
    Route("GET", "/api/session"),
    Route("GET", "/api/tables"),
    Route("GET", "/api/tables/{table}"),
    Route("GET", "/api/tables/{table}/replay", query=("answer", "seat")),
    Route("GET", "/api/tables/{table}/moments"),
    Route("GET", "/api/tables/{table}/hint"),
    Route("GET", "/api/tables/{table}/analysis"),
    Route("GET", "/api/tables/{table}/ownership"),
    Route("GET", "/api/levels/{game}"),
    Route("GET", "/api/tables/{table}/cards"),
    Route("GET", "/api/tables/{table}/journal"),
    Route("GET", "/api/tables/{table}/scenario"),
    Route("GET", "/api/tables/{table}/report"),
    Route("GET", "/api/pictures/{path}"),
    Route("GET", "/api/sets/{game}/{name}/{code}"),
    Route("GET", "/"),
    Route("GET", "/{path}"),
]
NUMBERS = [-1, 2**31, 2**63, 2**64, -(10**30), 10**30, 10**400, 1.5]
ODD = [
    None, True, [], {}, "", "a\0b", "\U0010ffff", "\u0390" * 24, "\ufdfa" * 24, "² #²", "../../etc/passwd",
    "'; drop table users; --", "%s%n{0}{x}", {"": ""}, {"a": {"b": []}},
]  # fmt: skip

# Texts that may be expensive to process: blanks, brackets, digits, accents that are sorted, characters that expand to
# eighteen others, markup, nesting, lines.
UNITS = [
    " ", "\t", "\u3000", "\x1f", "(", "[", ")", "]", "()", "( [", "a(", "1", "9", "0", "\u0663", "x ", "1 a\n",
    "3 x (\n", "\n", "\r", ":", "name: ", "#", "99 z\n", "\u0315\u0300", "a\u0315\u0300", "\ufdfa", "\u00df", "\u0130",
    "\u00d7", "> ", "# 2", "#2 ", "<a>", "<a b='", "&amp;", "<card qty='1'>", '{"a":', "[1,", '"', "\\", "a1 ", ",",
    "-1,", "a", "0,", ".", "../", "%00", "\U0001f600", "\u202e", "e\u0301", "a=", "&", ";",
]  # fmt: skip
HEADS = {
    "conquest": [
        "", "warlord: Nazdreg\n3 a", "warlord: a", "warlord: Nazdreg\nname: ", '<deck><section name="a"><card qty="1">',
        "<deck><card qty='1'>Nazdreg</card><section name='", '{"warlord": "core-001", "cards": ["',
        '{"warlord": "core-001", "cards": {"',
    ],
    "invasion": [
        "", "capital: dwarf\n3 a", "capital: a", "capital: dwarf\nname: ", '<deck><section name="a"><card qty="1">',
        "<deck><card qty='1' id='capital-dwarf'/><section name='", '{"capital": "dwarf", "cards": ["',
        '{"capital": "dwarf", "cards": {"',
    ],
    "lords": ["", "army: orcs\n3 a", "army: a", "army: orcs\nname: ", '{"army": "orcs", "cards": {"'],
    "journal": ["", '{"format": 1, "game": "x", "version": "1", "seed": 1, "setup": {}}\n', '{"format": 1, "seed": '],
    "table": ["", "play ", "move a1 a", "deploy orc-catapult ", "assign ", "attacker ", "use "],
}  # fmt: skip
TAILS = ["", "b", ")", "]", ">", "\n", '"}', " #2"]


def filled(head: str, unit: str, tail: str, size: int) -> str:
    """A text of this many bytes: a beginning, a repeated part, and an end."""
    times = (size - len(head.encode()) - len(tail.encode())) // len(unit.encode())
    return head + unit * max(0, times) + tail


def long_texts(size: int) -> st.SearchStrategy[str]:
    """Texts of this many bytes."""
    heads = sorted({head for each in HEADS.values() for head in each})
    unit = st.sampled_from(UNITS) | st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=6)
    return st.builds(filled, st.sampled_from(heads), unit, st.sampled_from(TAILS), st.just(size))


def routes_of(app: Litestar) -> set[tuple[str, str]]:
    """Method and path of every route of a server, except for its OpenAPI description."""
    return {
        (method, route.path_format)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS" and not route.path_format.startswith("/api/schema")
    }


def spoiled(body: Any, value: Any) -> Iterator[Any]:
    """Variants of a body, with a value in place of each of its parts and of the whole."""
    yield value
    parts = list(body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else [])
    for key, part in parts:
        for inner in spoiled(part, value):
            whole = copy.copy(body)
            whole[key] = inner
            yield whole
    if isinstance(body, dict) and isinstance(value, str) and value:
        yield {**body, value: 1}
