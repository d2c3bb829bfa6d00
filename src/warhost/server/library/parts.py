"""What a reader needs at once: cards in one language, and messages by what they are for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from ...text.catalogue import messages_of
from ...text.phrasebook import Phrasebook
from ..games.adapter import adapters
from ..protocol import CardInfo, PoolCard

INTERFACE: Final = "house"  # what every page says
HOME: Final = "home"  # and all but a table at play; also what each game says of itself there
MORE: Final = "more"  # the rest of the interface
HELP: Final = ".help"  # behind a game's name
TABLE: Final = "table"  # the file of what the interface says at a game's table
LESSON: Final = "lesson"
DECKS: Final = "decks"
BEFORE: Final = ("title", "lead", "army", "race", "faction", "side")  # of a game, on the pages of the house
OF_DECKS: Final = ("ready", "deck")
OF_REFUSALS: Final = "requirement"
# Of a game, what only the terminal and the command line use: a table in the browser does not wait for it.
OF_TERMINAL: Final = (
    "loyalty",
    "template",
    *[f"card.{key}" for key in ("column", "short", "copies", "bonus", "bloodied", "later", "symbols")],
)
CHOOSING: Final = ".about"  # the end of the key of the sentence about an army that can be chosen
WHY: Final = ".why"  # behind a game's name: why not, asked for with the first refusal
TRAIT: Final = "trait"  # comes with each game that has a card with it
SET: Final = "set"  # comes with each game

T = TypeVar("T")


def in_language(card: CardInfo, language: str) -> CardInfo:
    """A card with its name and its text in one language only."""
    return CardInfo(
        card.code,
        card.name,
        _only(card.names, language),
        card.army,
        card.facts,
        _only(card.text, language),
        _only(card.effects, language),
    )


def _only(by_language: dict[str, T], language: str) -> dict[str, T]:
    return {language: by_language[language]} if language in by_language else {}


def part_of(book: Phrasebook, part: str) -> dict[str, str]:
    """The messages of one part; every message is in one, and those of cards in each game's that has such cards."""
    said = {key: text for key, text in book.messages.items() if part in parts(key)}
    return said | interface(book.language, part)


def interface(language: str, part: str) -> dict[str, str]:
    """The messages of one part that only a graphical client needs."""
    if part in (INTERFACE, HOME, MORE, DECKS):
        files = [part, *([f"{game}/{HOME}" for game in adapters()] if part == HOME else [])]
    else:
        game = part.removesuffix(HELP)
        files = [f"{game}/{TABLE if part == game else HELP[1:]}"] if game in adapters() else []
    return {key: text for file in files for key, text in messages_of(language, file).items()}


def all_parts() -> list[str]:
    """The names of all parts."""
    return [INTERFACE, HOME, MORE, DECKS, LESSON, *[f"{game}{more}" for game in adapters() for more in ("", WHY, HELP)]]


def parts(key: str) -> list[str]:
    """The parts that a message of a phrasebook belongs to."""
    first, _, rest = key.partition(".")
    if first == TRAIT:
        return [game for game in adapters() if rest in _traits(game)] or list(adapters())
    if first == SET:
        return list(adapters())
    if first not in adapters():
        return [LESSON if first == LESSON else INTERFACE]
    of_what = rest.partition(".")[0]
    if of_what in BEFORE:
        return [HOME, first] if rest.endswith(CHOOSING) else [INTERFACE]
    if of_what == OF_REFUSALS:
        return [first + WHY]
    if of_what in OF_TERMINAL or ".".join(rest.split(".")[:2]) in OF_TERMINAL:
        return [MORE]
    return [DECKS if of_what in OF_DECKS else first]


@cache
def _traits(game: str) -> frozenset[str]:
    """Of all its cards, those that only deck building knows among them.

    A pool knows all of them and has not read what they do: the first page that anybody opens asks this.
    """
    adapter = adapters()[game]
    cards: Sequence[CardInfo | PoolCard] = adapter.pool().cards or adapter.cards()
    return frozenset(trait for card in cards for trait in card.facts.get("traits") or ())
