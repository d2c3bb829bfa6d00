"""Rules looked up by id or by word."""

from ..engine.errors import WarhostError
from ..games import find_game
from ..rulebook import Rulebook
from ..scenarios import rules_folder


def find_rules(name: str, text: str) -> list[str] | None:
    """The rule of an id, or all rules that have every word of a text; None where the rule texts are not installed."""
    game = find_game(name)
    try:
        book = Rulebook(game.prefix, (rules_folder() / f"{game.name}.md").read_text(encoding="utf-8"))
    except (OSError, WarhostError):
        return None
    known = {rule.id: " ".join([rule.id, rule.text, *rule.decided]) for rule in book.rules.values()}
    known |= {name: f"{name} {question}" for name, question in book.questions.items()}
    wanted = text.strip().lower()
    for each in (wanted, f"{game.prefix}-{wanted}".lower()):
        exact = [said for name, said in known.items() if name.lower() == each]
        if exact:
            return exact
    return [said for said in known.values() if all(word in said.lower() for word in wanted.split())]
