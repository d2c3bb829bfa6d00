"""`warhost deck` for Lords of War."""

from pathlib import Path
from typing import Final

from ...lords.armies import ARMIES, UNITS
from ...lords.decks.deck import Deck, problems
from ...lords.decks.files import listed
from ...lords.rules.options import ARMY_RULES
from ...text import phrasebook
from ...text.lords.speaker import LordsSpeaker
from ...tui.glyphs import fitting
from ..app import fail, out
from ..pages.deck_report import print_report, print_unknown, tell
from ..pages.decks import DeckCheck
from .cards import card_list

LEGAL: Final = {
    "standard": "the standard deck",
    "personal": "a legal personal army",
    "mercenary": "a legal mercenary army",
}


def check_army(file: Path, deck: Deck, rules: str | None, max_copies: int, lang: str, as_json: bool) -> bool:
    """Print the problems of a deck under the named rules, or under the rules that fit best; True if it is legal."""
    if rules is not None and rules not in ARMY_RULES:
        fail(f"--rules is one of {', '.join(ARMY_RULES)}, not {rules!r}")
    # The most permissive rules are tried last: a problem under them is a problem under all.
    tried = [rules] if rules is not None else list(ARMY_RULES)
    kind, found = tried[0], problems(deck, tried[0], max_copies)
    for wider in tried[1:]:
        if found:
            kind, found = wider, problems(deck, wider, max_copies)
    if as_json:
        facts = {"file": str(file), "army": deck.army, "name": deck.name, "cards": len(deck.cards), "rules": kind}
        print_report({**facts, "legal": not found}, found)
    else:
        army = ARMIES[deck.army].name if deck.army in ARMIES else deck.army
        size = f"({len(deck.cards)} cards)"
        names = [*[unit.name for unit in UNITS.values()], *UNITS]
        speaker = LordsSpeaker(phrasebook(lang))
        legal, broken = f"{LEGAL[kind]} of the {army} {size}", f"as a {kind} army {size}"
        tell(file, legal, broken, found, speaker.problem, names)
    return not found


def show_army(deck: Deck, lang: str) -> None:
    """List the cards of a deck by rank."""
    listing = [(UNITS[code], count) for code, count in listed(deck)]
    speaker = LordsSpeaker(phrasebook(lang))
    title = deck.name if deck.army not in ARMIES or deck.name != ARMIES[deck.army].name else speaker.army(deck.army)
    out.print(card_list(title, listing, speaker, fitting(out.encoding), out.width))
    print_unknown(deck.counts(), UNITS)


class LordsDeckPages:
    """Deck pages of Lords of War on the command line."""

    def check(self, file: Path, deck: Deck, asked: DeckCheck) -> bool:
        if asked.form is not None:
            fail("--format is for games with several formats; Lords of War has --rules")
        return check_army(file, deck, asked.rules, asked.max_copies, asked.language, asked.as_json)

    def show(self, deck: Deck, language: str, ready: bool) -> None:
        show_army(deck, language)


PAGES: Final = LordsDeckPages()
