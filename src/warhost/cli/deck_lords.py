"""`warhost deck` for Lords of War."""

import json
from difflib import get_close_matches
from pathlib import Path
from typing import Final

import typer

from ..lords.armies import ARMIES, UNITS
from ..lords.deck import Deck, Problem, problems
from ..lords.deck_files import listed
from ..lords.options import ARMY_RULES
from ..text import LordsSpeaker, phrasebook
from ..tui.glyphs import fitting
from .app import fail, out
from .cards_lords import card_list

LEGAL: Final = {
    "standard": "the standard deck",
    "personal": "a legal personal army",
    "mercenary": "a legal mercenary army",
}


def check_army(file: Path, deck: Deck, rules: str | None, max_copies: int, lang: str, as_json: bool) -> bool:
    """Say what is wrong with a deck by some rules, or by any; whether it is legal."""
    if rules is not None and rules not in ARMY_RULES:
        fail(f"--rules is one of {', '.join(ARMY_RULES)}, not {rules!r}")
    # The widest rules are tried last: what is wrong by them is wrong by all.
    tried = [rules] if rules is not None else list(ARMY_RULES)
    kind, found = tried[0], problems(deck, tried[0], max_copies)
    for wider in tried[1:]:
        if found:
            kind, found = wider, problems(deck, wider, max_copies)
    if as_json:
        listing = [
            {"name": each.name, "rule": each.rule, "card": each.card or None, **each.args, "text": each.text}
            for each in found
        ]
        facts = {"file": str(file), "army": deck.army, "name": deck.name, "cards": len(deck.cards), "rules": kind}
        typer.echo(json.dumps({**facts, "legal": not found, "problems": listing}, ensure_ascii=False))
    else:
        _tell(file, deck, kind, found, LordsSpeaker(phrasebook(lang)))
    return not found


def show_army(deck: Deck, lang: str) -> None:
    """List the cards of a deck by rank."""
    listing = [(UNITS[code], count) for code, count in listed(deck)]
    speaker = LordsSpeaker(phrasebook(lang))
    title = deck.name if deck.army not in ARMIES or deck.name != ARMIES[deck.army].name else speaker.army(deck.army)
    out.print(card_list(title, listing, speaker, fitting(out.encoding), out.width))
    for code, count in deck.counts().items():
        if code not in UNITS:
            out.print(f"{count:2} {code}: unknown card", style="red", markup=False, soft_wrap=True)


def _tell(file: Path, deck: Deck, kind: str, found: list[Problem], speaker: LordsSpeaker) -> None:
    if not found:
        said = f"{file}: {LEGAL[kind]} of the {ARMIES[deck.army].name} ({len(deck.cards)} cards)"
        out.print(said, style="green", markup=False, soft_wrap=True)
        return
    count = "1 problem" if len(found) == 1 else f"{len(found)} problems"
    out.print(f"{file}: {count} as a {kind} army ({len(deck.cards)} cards)", style="red", markup=False, soft_wrap=True)
    width = max(len(each.rule) for each in found)
    for each in found:
        out.print(f"  {each.rule:{width}}  {speaker.problem(each)}{_hint(each)}", markup=False, soft_wrap=True)


def _hint(problem: Problem) -> str:
    """What an unknown card was perhaps meant to be."""
    if not problem.card or problem.card in UNITS:
        return ""
    names = {**{unit.name.lower(): unit.name for unit in UNITS.values()}, **{code: code for code in UNITS}}
    close = get_close_matches(problem.card.lower(), names, n=3)
    return f" Did you mean {' or '.join(names[each] for each in close)}?" if close else ""
