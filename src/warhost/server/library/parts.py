"""Bundles of cards and messages that a client loads at once: cards in one language, messages by screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from ...text.catalogue import messages_of
from ...text.phrasebook import Phrasebook
from ..games.adapter import adapters
from ..protocol import CardInfo, PoolCard

INTERFACE: Final = "house"  # name of the file with the messages that every page needs
HOME: Final = "home"  # messages for all pages except a table at play, including each game's introduction
MORE: Final = "more"  # all other messages of the interface
ADMIN: Final = "admin"  # messages for staff only
HELP: Final = ".help"  # suffix after a game's name: messages of its help
TABLE: Final = "table"  # name of the file with the interface's messages at a game's table
LESSON: Final = "lesson"
DECKS: Final = "decks"  # messages of the deck builder
BEFORE: Final = ("title", "lead", "army", "race", "faction", "side")  # a game's message groups that other pages need
OF_DECKS: Final = ("ready", "deck")  # message groups of a game that name its decks
OF_REFUSALS: Final = "requirement"
OF_ENDINGS: Final = "outcome"  # why a game has ended, loaded when it has
# Message groups of a game that only the terminal and the command line use, so the browser does not load them.
OF_TERMINAL: Final = (
    "loyalty",
    "template",
    *[f"card.{key}" for key in ("column", "short", "copies", "bonus", "bloodied", "later", "symbols")],
)
CHOOSING: Final = ".about"  # suffix of a message key: the description of an army
WHY: Final = ".why"  # suffix after a game's name: reasons why an action is refused, loaded with the first refusal
NAMES_OF_DECKS: Final = ".decks"  # suffix after a game's name: names and play styles of its decks
TRAIT: Final = "trait"  # message group of each game that has cards with traits
SET: Final = "set"  # message group of each game with names of card sets

T = TypeVar("T")


def in_language(card: CardInfo, language: str) -> CardInfo:
    """A card with its name and text in one language only."""
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
    """The messages of one part.  Each message is in one part, except that games with the same trait repeat it."""
    said = {key: text for key, text in book.messages.items() if part in parts(key)}
    return said | interface(book.language, part)


def interface(language: str, part: str) -> dict[str, str]:
    """The messages of one part that only a graphical client needs."""
    if part in (INTERFACE, HOME, MORE, ADMIN, DECKS):
        files = [part, *([f"{game}/{HOME}" for game in adapters()] if part == HOME else [])]
    else:
        game = part.removesuffix(HELP)
        files = [f"{game}/{TABLE if part == game else HELP[1:]}"] if game in adapters() else []
    return {key: text for file in files for key, text in messages_of(language, file).items()}


def all_parts() -> list[str]:
    """The names of all parts."""
    of_games = [f"{game}{more}" for game in adapters() for more in ("", WHY, HELP, NAMES_OF_DECKS)]
    return [INTERFACE, HOME, MORE, ADMIN, DECKS, LESSON, *of_games]


def parts(key: str) -> list[str]:
    """The parts to which a message of a phrasebook belongs."""
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
    if of_what == OF_ENDINGS or of_what in OF_TERMINAL or ".".join(rest.split(".")[:2]) in OF_TERMINAL:
        return [MORE]
    return [first + NAMES_OF_DECKS if of_what in OF_DECKS else first]


@cache
def _traits(game: str) -> frozenset[str]:
    """The traits of all cards of a game that only its deck-building pool lists.

    The pool is used because it does not load what the cards do: this is needed for the first page.
    """
    adapter = adapters()[game]
    cards: Sequence[CardInfo | PoolCard] = adapter.pool().cards or adapter.cards()
    return frozenset(trait for card in cards for trait in card.facts.get("traits") or ())
