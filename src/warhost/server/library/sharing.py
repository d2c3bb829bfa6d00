"""What a link tells where it is posted: a title and a sentence for cards, rules, scenarios, puzzles and the games."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final, NamedTuple

from ...bots.attempt import puzzles_of
from ...games import find_game, game_names
from ...rulebook import read_rules
from ...text import phrasebook
from ..tables.places import desk_of
from .scenario_shelf import shelf

LONGEST: Final = 200  # signs of a description
TITLE: Final = "<title>Warhost</title>"
DESCRIPTION: Final = '<meta name="description" content="'


class Told(NamedTuple):
    """Of one page."""

    title: str
    description: str


def told_of(path: str) -> Told | None:
    """What the page at a path is about; None where there is no more to tell than of the whole site."""
    screen, _, rest = path.partition("/")
    game, _, what = rest.partition("/")
    if screen == "scenario":
        found = shelf().get(rest)
        return Told(found.title, f"{_title(found.game)}: a position that can be played.") if found else None
    if game not in game_names():
        return None
    if screen == "cards":
        return (
            _cards(game).get(what)
            if what
            else Told(f"Cards – {_title(game)}", "Every card with its rules and rulings.")
        )
    if screen == "rules":
        return (
            _rules(game).get(what)
            if what
            else Told(f"Rules – {_title(game)}", "Every rule, with positions that show it.")
        )
    if screen == "puzzle":
        number = int(what) if what.isdecimal() and len(what) < 6 else 0
        known = 1 <= number <= len(puzzles_of(game))
        return (
            Told(f"Puzzle {number} – {_title(game)}", "Win this turn, or survive it: one first move does it.")
            if known
            else None
        )
    plain = {"learn": "Learn to play", "decks": "Decks", "scenarios": "Scenarios", "puzzles": "Puzzles"}
    return (
        Told(f"{plain[screen]} – {_title(game)}", "With the rules enforced, in the browser.")
        if screen in plain
        else None
    )


def page_of(index: str, told: Told) -> str:
    """The client's page with what is told of it in its head."""
    title, description = escape(f"{told.title} – Warhost"), escape(_short(told.description))
    tags = "".join(
        [
            f'<meta property="og:{name}" content="{value}" />'
            for name, value in (
                ("site_name", "Warhost"), ("type", "website"), ("title", escape(told.title)),
                ("description", description),
            )
        ]
    )  # fmt: skip
    head, begin, rest = index.replace(TITLE, f"<title>{title}</title>", 1).partition(DESCRIPTION)
    index = head + begin + description + rest[rest.index('"') :] if begin else head
    return index.replace("</head>", f"{tags}</head>", 1)


def _title(game: str) -> str:
    return phrasebook("en").messages.get(f"{game}.title", game)


@cache
def _cards(game: str) -> dict[str, Told]:
    """Of every card: its name, its family and what it says."""
    found: dict[str, Told] = {}
    for card in desk_of(game)[1].cards():
        lines = card.text.get("en", [])
        found[card.code] = Told(f"{card.name} – {_title(game)}", " ".join(lines) or f"A card of {_title(game)}.")
    return found


@cache
def _rules(game: str) -> dict[str, Told]:
    return {
        each.id: Told(f"{each.id} – {_title(game)}", each.plain) for each in read_rules(find_game(game)).rules.values()
    }


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
