"""Routes of the client, to return 404 for unknown addresses.  The same list is in `web/src/screens.ts`."""

from __future__ import annotations

import asyncio
from typing import Final

from ...games import game_names
from ...lessons import lessons_of
from ..http_types import HttpRequest
from .posters import table_at
from .sharing import PageSummary

# By screen: the minimum and maximum number of path parts after its name.
SCREENS: Final = {
    "home": (0, 0), "new": (0, 0), "clubs": (0, 0), "profile": (0, 0), "settings": (0, 0), "about": (0, 0),
    "privacy": (0, 0),
    "learn": (0, 1), "puzzles": (0, 1), "decks": (0, 1), "army": (0, 1), "scenarios": (0, 1),
    "cards": (0, 2), "rules": (0, 2), "lesson": (2, 2), "puzzle": (2, 2), "scenario": (2, 9),
    "table": (1, 1), "club": (1, 1), "admin": (0, 1), "reset": (0, 1),
}  # fmt: skip
NO_GAME: Final = ("table", "club", "admin", "reset")  # screens whose path goes on with an id instead of a game
TOLD: Final = ("cards", "rules", "puzzle", "scenario")  # screens whose pages have a summary for link previews


async def is_client_address(request: HttpRequest, name: str, told: PageSummary | None) -> bool:
    """True if an address leads to a page of the client; `told` is its summary.

    Any club id is accepted, because only members may know whether a club exists.
    """
    screen, *parts = name.rstrip("/").split("/")
    fewest, most = SCREENS.get(screen, (1, 0))
    if not fewest <= len(parts) <= most:
        return False
    if not parts or told is not None:
        return True
    if screen == "table":  # a table with a password has no summary
        return await table_at(request, parts[0]) is not None
    if screen in NO_GAME:
        return True
    game, *what = parts
    if game not in game_names() or (what and screen in TOLD):
        return False
    return screen != "lesson" or what[0] in await asyncio.to_thread(lessons_of, game)
