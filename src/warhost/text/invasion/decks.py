"""How decks of Warhammer: Invasion are said: card names, capitals, and what is wrong with a deck."""

from ...decks import Problem
from ...invasion.library import official
from ..phrasebook import Phrasebook


def card_name(book: Phrasebook, code: str) -> str:
    """The name of any official card, playable or not; an unknown one is called as it is written."""
    own = book.own_name("invasion", code)
    if own is not None:
        return own
    return official()[code].name if code in official() else code


def capital_name(book: Phrasebook, key: str) -> str:
    """The name of a race or of a capital board."""
    return book.say(f"invasion.race.{key}") if book.has(f"invasion.race.{key}") else key


def deck_problem(book: Phrasebook, found: Problem) -> str:
    """What is wrong with a deck, or what keeps it from being played here."""
    words: dict[str, object] = {**found.args, "card": card_name(book, found.card)}
    for name in ("capital", "wanted", "unwanted"):
        if name in found.args:
            words[name] = capital_name(book, str(found.args[name]))
    if "side" in found.args:
        words["side"] = book.say(f"invasion.side.{found.args['side']}")
    return book.say(f"invasion.deck.{found.name}", **words)
