"""Link previews: a title, a description and the cards to show.

For cards, rules, scenarios, puzzles, decks, tables and games.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final, NamedTuple

from ...bots.teaching.attempt import puzzles_of
from ...games import find_game, game_names
from ...rulebook import read_rules
from ...text import phrasebook
from ..accounts.names import is_visible
from ..tables.places import known_adapter
from ..tables.records.records import TableRow
from .scenario_index import all_scenarios

LONGEST: Final = 200  # maximum characters of a description
LONGEST_NAME: Final = 60  # maximum characters of a deck's name
MOST_SHOWN: Final = 3  # maximum number of cards in a link preview
TITLE: Final = "<title>Warhost</title>"
DESCRIPTION: Final = '<meta name="description" content="'


class PageSummary(NamedTuple):
    """Title, description and cards of one page, for link previews."""

    title: str
    description: str
    game: str = ""
    shown: tuple[str, ...] = ()  # codes of the cards to show in the preview


def summary_of(path: str) -> PageSummary | None:
    """Summary of the page at a path; None if the summary of the site is used."""
    screen, _, rest = path.partition("/")
    game, _, what = rest.partition("/")
    if screen == "scenario":
        found = all_scenarios().get(rest)
        if found is None:
            return None
        shown = first_named_card(found.game, f"{found.title} {found.position}")
        return PageSummary(found.title, f"{_title(found.game)}: a position that can be played.", found.game, shown)
    if game not in game_names():
        return None
    told = _of_game(screen, game, what)
    return told if told is None else told._replace(game=game, shown=told.shown or sample_cards(game))


def summary_of_deck(game: str, shared: str) -> PageSummary | None:
    """Summary of a link that contains a deck (written by `web/src/decks/share.ts`)."""
    army, _, rest = shared.partition("|")
    if game not in game_names() or not (shown := leading_card(game, army)):
        return None
    name, *cards = rest.split("|")
    count = sum(int(number) for _, _, number in (each.rpartition("*") for each in cards) if _is_count(number))
    called = " ".join(name[:LONGEST_NAME].split())
    title = (
        called if called and is_visible(called) else army_name(game, army)
    )  # invisible characters can mislead readers
    return PageSummary(f"{title} – {_title(game)}", f"A deck: {army_name(game, army)}, {count} cards.", game, shown)


def summary_of_table(row: TableRow) -> PageSummary | None:
    """Summary of a table for anyone who has its address; None for a table with a password."""
    if row.password or row.game not in game_names():
        return None
    people = [chair.name if chair.kind == "person" else "Computer" for chair in row.chairs if chair.kind != "open"]
    game = _title(row.game) + (f", best of {row.match.games}" if row.match is not None else "")
    says = {
        "open": f"{game}: a seat is free.",
        "over": f"{game}: the whole game, to be looked at move by move.",
    }.get(row.state, f"{game}: a game that is being played.")
    armies = [chair.deck if isinstance(chair.deck, str) else chair.deck.army for chair in row.chairs]
    shown = [code for army in armies for code in leading_card(row.game, army)][:MOST_SHOWN]
    return PageSummary(
        row.scenario or " – ".join(people) or game, says, row.game, tuple(shown) or sample_cards(row.game)
    )


def _of_game(screen: str, game: str, what: str) -> PageSummary | None:
    if screen == "cards":
        return (
            _cards(game).get(what)
            if what
            else PageSummary(f"Cards – {_title(game)}", "Every card with its rules and rulings.")
        )
    if screen == "rules":
        return (
            _rules(game).get(what)
            if what
            else PageSummary(f"Rules – {_title(game)}", "Every rule, with positions that show it.")
        )
    if screen == "puzzle":
        number = int(what) if what.isdecimal() and len(what) < 6 else 0
        known = 1 <= number <= len(puzzles_of(game))
        return (
            PageSummary(f"Puzzle {number} – {_title(game)}", "Win this turn, or survive it: one first move does it.")
            if known
            else None
        )
    if screen == "decks" and (shown := leading_card(game, what)):
        return PageSummary(army_name(game, what), _title(game), shown=shown)
    plain = {"learn": "Learn to play", "decks": "Decks", "scenarios": "Scenarios", "puzzles": "Puzzles"}
    return (
        PageSummary(f"{plain[screen]} – {_title(game)}", "With the rules enforced, in the browser.")
        if screen in plain
        else None
    )


def page_of(index: str, told: PageSummary, picture: str = "", oembed: str = "") -> str:
    """The client's page with a summary in its head, and the addresses of an image and of its oEmbed description."""
    title, description = escape(f"{told.title} – Warhost"), escape(_short(told.description))
    tags = "".join(
        [
            f'<meta property="og:{name}" content="{value}" />'
            for name, value in (
                ("site_name", "Warhost"), ("type", "website"), ("title", escape(told.title)),
                ("description", description), *([("image", escape(picture))] if picture else []),
            )
        ]
    )  # fmt: skip
    head, begin, rest = index.replace(TITLE, f"<title>{title}</title>", 1).partition(DESCRIPTION)
    tags += '<meta name="twitter:card" content="summary_large_image" />' if picture else ""
    if oembed:
        tags += f'<link rel="alternate" type="application/json+oembed" href="{escape(oembed)}" />'
    index = head + begin + description + rest[rest.index('"') :] if begin else head
    return index.replace("</head>", f"{tags}</head>", 1)


def _title(game: str) -> str:
    return phrasebook("en").messages.get(f"{game}.title", game)


@cache
def _cards(game: str) -> dict[str, PageSummary]:
    """Summaries of all cards: name, family and text."""
    found: dict[str, PageSummary] = {}
    for card in known_adapter(game)[1].cards():
        lines = card.text.get("en", [])
        says = " ".join(lines) or f"A card of {_title(game)}."
        found[card.code] = PageSummary(f"{card.name} – {_title(game)}", says, game, (card.code,))
    return found


@cache
def _rules(game: str) -> dict[str, PageSummary]:
    return {
        each.id: PageSummary(f"{each.id} – {_title(game)}", each.plain, game)
        for each in read_rules(find_game(game)).rules.values()
    }


@cache
def _first_of(game: str) -> dict[str, str]:
    """The code of the first card of each army."""
    found: dict[str, str] = {}
    for card in known_adapter(game)[1].cards():
        found.setdefault(card.army, card.code)
    return found


def leading_card(game: str, army: str) -> tuple[str, ...]:
    """The card that represents an army: its leader if armies are named after leaders, else its first card."""
    if army in _cards(game):
        return (army,)
    return (_first_of(game)[army],) if army in _first_of(game) else ()


def sample_cards(game: str) -> tuple[str, ...]:
    """Codes of some cards of a game from different armies."""
    return tuple(_first_of(game).values())[:MOST_SHOWN]


def first_named_card(game: str, text: str) -> tuple[str, ...]:
    """The first card that a text names; the longest of several names that begin at the same place."""
    found = [(place, -len(name), code) for name, code in _names(game).items() if (place := text.find(name)) >= 0]
    return (min(found)[2],) if found else sample_cards(game)


@cache
def _names(game: str) -> dict[str, str]:
    return {card.name: card.code for card in known_adapter(game)[1].cards()}


def army_name(game: str, army: str) -> str:
    """The name of an army, or of the card that leads it."""
    if army in _cards(game):
        return next(name for name, code in _names(game).items() if code == army)
    messages = phrasebook("en").messages
    keys = [f"{game}.{kind}.{army}" for kind in ("army", "race", "faction")]
    return next((messages[key] for key in keys if key in messages), army.replace("-", " ").capitalize())


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
