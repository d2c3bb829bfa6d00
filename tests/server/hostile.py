"""Hostile requests: every door of the server with a body that it takes, and what can be put into it instead."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st
from litestar import Litestar

LARGE = 60_000  # bytes: just below what a body may have
TABLE = {"game": "lords", "places": [{"kind": "me", "deck": "orcs"}, {"kind": "bot", "bot": "random"}]}
DECK = {"army": "orcs", "name": "Mine", "cards": {"orc-snafu-bighorn": 1}}
LESSON = {"answers": ["draw"], "step": 0}
MEANT = {
    "verb": "deploy",
    "card": {"id": 1, "code": "orc-snafu-bighorn"},
    "to": {"square": "a1", "place": 2, "slot": 0},
}


class Door(NamedTuple):
    """A way in: `{table}` and `{game}` are in its path for what a test puts there."""

    method: str
    path: str
    body: Any = None
    query: tuple[str, ...] = ()


DOORS = [
    Door("POST", "/api/session", {"name": "Ada"}),
    Door("POST", "/api/account", {"name": "Ada", "password": "a very long one"}),
    Door("POST", "/api/login", {"name": "Ada", "password": "a very long one"}),
    Door("POST", "/api/logout"),
    Door("POST", "/api/password", {"old": "a very long one", "new": "a longer one yet"}),
    Door("DELETE", "/api/account", {"password": "a very long one"}),
    Door("GET", "/api/sessions"),
    Door("DELETE", "/api/sessions"),
    Door("DELETE", "/api/sessions/{session}"),
    Door("POST", "/api/decks/check", {"game": "lords", "deck": DECK, "options": {"hand": 5}, "format": ""}),
    Door("POST", "/api/decks/check", {"game": "invasion", "deck": {"army": "dwarf", "cards": {"core-001": 3}}}),
    Door("POST", "/api/decks/check", {"game": "conquest", "deck": {"army": "core-001", "cards": {}}, "ally": "tau"}),
    Door("POST", "/api/decks/read", {"game": "lords", "text": "army: orcs"}),
    Door("POST", "/api/decks/read", {"game": "invasion", "text": "capital: dwarf"}),
    Door("POST", "/api/decks/read", {"game": "conquest", "text": "warlord: Nazdreg"}),
    Door("POST", "/api/decks/write", {"game": "lords", "deck": DECK, "form": "text"}),
    Door("POST", "/api/decks", {"game": "lords", "deck": DECK, "id": 0}),
    Door("PUT", "/api/decks/{deck}", {"game": "lords", "deck": DECK, "id": 0}),
    Door("DELETE", "/api/decks/{deck}"),
    Door("POST", "/api/tables", {**TABLE, "options": {"hand": 5}, "public": False, "clock": {"move": 9, "bank": 9}}),
    Door("POST", "/api/tables", {**TABLE, "password": "", "contribution": "abc"}),
    Door("POST", "/api/tables/{table}/sit", {"place": 1, "deck": DECK, "password": "x", "contribution": "", "bot": ""}),
    Door("POST", "/api/tables/{table}/enter", {"password": "x"}),
    Door("POST", "/api/tables/{table}/leave"),
    Door("POST", "/api/tables/{table}/forget", {"id": 1, "name": "Ada", "guest": True}),
    Door("POST", "/api/nodes/tables", ["t"]),
    Door("POST", "/api/tables/{table}/follow", {"id": 1, "name": "Ada", "guest": True}),
    Door("POST", "/api/tables/{table}/rematch", {"swap": True}),
    Door("POST", "/api/tables/{table}/play-on", {"answer": 1, "seat": 0, "bot": "random"}),
    Door(
        "POST",
        "/api/scenarios/open",
        {"path": "lords/00-conventions/0.1-squares-and-directions", "seats": ["me", "random"], "step": 1},
    ),
    Door("POST", "/api/lessons/{game}/{lesson}/frame", {**LESSON, "given": 0}),
    Door("POST", "/api/lessons/{game}/{lesson}/why", {**LESSON, "action": "draw"}),
    Door("POST", "/api/lessons/{game}/{lesson}/why", {**LESSON, "action": MEANT}),
    Door("POST", "/api/lessons/{game}/{lesson}/preview", {**LESSON, "action": MEANT}),
    Door("POST", "/api/lessons/{game}/{lesson}/preview", {**LESSON, "action": "draw"}),
    Door("GET", "/api/lessons/{game}"),
    Door("GET", "/api/puzzles"),
    Door("GET", "/api/puzzles/{game}"),
    Door("GET", "/api/puzzles/{game}/{number}/solution"),
    Door("POST", "/api/puzzles/{game}/{number}/frame", {"answers": ["draw"]}),
    Door("POST", "/api/puzzles/{game}/{number}/why", {"answers": [], "action": "draw"}),
    Door("POST", "/api/puzzles/{game}/{number}/why", {"answers": [], "action": MEANT}),
    Door("POST", "/api/puzzles/{game}/{number}/preview", {"answers": [], "action": "draw"}),
    Door("GET", "/api/clubs"),
    Door("POST", "/api/clubs", {"name": "Tuesdays"}),
    Door("GET", "/api/clubs/{club}", query=("season", "game")),
    Door("PUT", "/api/clubs/{club}", {"name": "Wednesdays"}),
    Door("GET", "/api/clubs/{club}/invitation", query=("key",)),
    Door("POST", "/api/clubs/{club}/invitation"),
    Door("POST", "/api/clubs/{club}/join", {"key": "abc"}),
    Door("POST", "/api/clubs/{club}/seasons", {"name": "Autumn", "number": 2}),
    Door("POST", "/api/clubs/{club}/rounds", {"present": [1, 2], "number": 1}),
    Door("DELETE", "/api/clubs/{club}/members/{user}"),
    Door("GET", "/api/admin"),
    Door("POST", "/api/admin", {"action": "ban-person", "person": 1, "reason": "spam", "until": 0}),
    Door("POST", "/api/admin", {"action": "change-setting", "name": "sign-ups", "value": "yes"}),
    Door("GET", "/api/admin/people", query=("search",)),
    Door("GET", "/api/admin/people/{person}"),
    Door("GET", "/api/admin/addresses"),
    Door("GET", "/api/admin/tables", query=("search", "table_state")),
    Door("GET", "/api/admin/clubs", query=("search",)),
    Door("GET", "/api/admin/nodes"),
    Door("GET", "/api/admin/jobs"),
    Door("GET", "/api/admin/settings"),
    Door("GET", "/api/admin/reports", query=("report_state",)),
    Door("DELETE", "/api/clubs/{club}/removed/{user}"),
    Door("GET", "/api/admin/log", query=("before",)),
    Door("POST", "/api/nodes/table-orders", {"kind": "hide-table", "table": "t"}),
    Door("POST", "/api/reset", {"key": "abc", "password": "a very long one"}),
    Door("GET", "/api/games"),
    Door("GET", "/api/cards/{game}", query=("language", "codes")),
    Door("GET", "/api/cards/{game}/{code}"),
    Door("GET", "/api/cards/{game}/{code}/rulings", query=("language",)),
    Door("GET", "/api/text/{language}"),
    Door("GET", "/api/text/{language}/{part}"),
    Door("GET", "/api/rules/{game}", query=("language",)),
    Door("GET", "/api/scenarios/{game}", query=("language",)),
    Door("GET", "/api/scenarios/{game}/run", query=("path", "language")),
    Door("GET", "/api/decks/pool/{game}"),
    Door("GET", "/api/decks"),
    Door("GET", "/api/health"),
    Door("GET", "/api/metrics"),
    Door("GET", "/api/docs"),
    Door("GET", "/api/session"),
    Door("GET", "/api/tables"),
    Door("GET", "/api/tables/{table}"),
    Door("GET", "/api/tables/{table}/replay", query=("answer", "seat")),
    Door("GET", "/api/tables/{table}/moments"),
    Door("GET", "/api/tables/{table}/hint"),
    Door("GET", "/api/tables/{table}/analysis"),
    Door("GET", "/api/tables/{table}/ownership"),
    Door("GET", "/api/levels/{game}"),
    Door("GET", "/api/tables/{table}/cards"),
    Door("GET", "/api/tables/{table}/journal"),
    Door("GET", "/api/tables/{table}/scenario"),
    Door("GET", "/api/tables/{table}/report"),
    Door("GET", "/api/pictures/{path}"),
    Door("GET", "/api/sets/{game}/{name}/{code}"),
    Door("GET", "/"),
    Door("GET", "/{path}"),
]
NUMBERS = [-1, 2**31, 2**63, 2**64, -(10**30), 10**30, 10**400, 1.5]
ODD = [
    None, True, [], {}, "", "a\0b", "\U0010ffff", "\u0390" * 24, "\ufdfa" * 24, "² #²", "../../etc/passwd",
    "'; drop table users; --", "%s%n{0}{x}", {"": ""}, {"a": {"b": []}},
]  # fmt: skip

# What a text is made of that may cost more than it should: blanks, brackets, digits, accents to be sorted, signs that
# become eighteen others, markup, nesting, lines.
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
    """A text of so many bytes: a beginning, something again and again, an end."""
    times = (size - len(head.encode()) - len(tail.encode())) // len(unit.encode())
    return head + unit * max(0, times) + tail


def long_texts(size: int) -> st.SearchStrategy[str]:
    """Texts of so many bytes."""
    heads = sorted({head for each in HEADS.values() for head in each})
    unit = st.sampled_from(UNITS) | st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=6)
    return st.builds(filled, st.sampled_from(heads), unit, st.sampled_from(TAILS), st.just(size))


def doors_of(app: Litestar) -> set[tuple[str, str]]:
    """Method and path of everything a server answers, except for its OpenAPI description."""
    return {
        (method, route.path_format)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS" and not route.path_format.startswith("/api/schema")
    }


def spoiled(body: Any, value: Any) -> Iterator[Any]:
    """The body with a value in the place of each of its parts in turn, and of itself."""
    yield value
    parts = list(body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else [])
    for key, part in parts:
        for inner in spoiled(part, value):
            whole = copy.copy(body)
            whole[key] = inner
            yield whole
    if isinstance(body, dict) and isinstance(value, str) and value:
        yield {**body, value: 1}
