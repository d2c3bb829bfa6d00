"""Lookup of rules by id or by words, in the terminal's language if they are translated."""

from ..engine.errors import WarhostError
from ..games import find_game
from ..rulebook import ENGLISH, read_rules, said_in


def find_rules(name: str, text: str, language: str = ENGLISH) -> list[str] | None:
    """The rule with an id, or all rules that contain every word; None if the rule texts are not installed."""
    game = find_game(name)
    try:
        book = said_in(game, language) or read_rules(game)
    except WarhostError:
        return None
    known = {rule.id: " ".join([rule.id, rule.plain, *rule.notes]) for rule in book.rules.values()}
    known |= {name: f"{name} {question}" for name, question in book.questions.items()}
    wanted = text.strip().lower()
    for each in (wanted, f"{game.prefix}-{wanted}".lower()):
        exact = [said for name, said in known.items() if name.lower() == each]
        if exact:
            return exact
    return [said for said in known.values() if all(word in said.lower() for word in wanted.split())]
