"""How decks of Warhammer 40,000: Conquest are said: card names, factions, and what is wrong with a deck."""

from ...conquest.library import official
from ...decks import Problem
from ..phrasebook import Phrasebook


def card_name(book: Phrasebook, code: str) -> str:
    """The name of any official card, playable or not; an unknown one is called as it is written."""
    own = book.own_name("conquest", code)
    if own is not None:
        return own
    return official()[code].name if code in official() else code


def faction_name(book: Phrasebook, key: str) -> str:
    """The name of a faction."""
    return book.say(f"conquest.faction.{key}") if book.has(f"conquest.faction.{key}") else key


def deck_problem(book: Phrasebook, found: Problem) -> str:
    """What is wrong with a deck, or what keeps it from being played here."""
    words: dict[str, object] = {**found.args, "card": card_name(book, found.card)}
    if "faction" in found.args:
        words["faction"] = faction_name(book, str(found.args["faction"]))
    return book.say(f"conquest.deck.{found.name}", **words)
