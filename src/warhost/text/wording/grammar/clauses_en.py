"""English clauses: regular expressions that join costs, durations, places and references of a text to one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final


def _odd(found: re.Match[str]) -> str:
    """ "If its printed cost is odd" instead of "if it is a card with an odd printed cost"."""
    return f"{found[1]} its printed cost is {found[2] or ''}odd"


def _count_as(found: re.Match[str]) -> str:
    """ "To have it also count as": a change of what a card is, behind its cost."""
    also, only = found[3] or "", found[4] or ""
    return f"{found[1]} to have {found[2]} {also}count {only}as {found[5]} until the end of the turn"


CLAUSES: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    (
        r"\b[Ff]or each ([^:.]*): its controller must either (deal \d damage to it) or rout that unit",
        r"The controller of each \1 must either \2 or rout it",
    ),
    (
        r"\bAttacking ([A-Z]\w+ units you control at this planet gain \w+) as long as a unit you control attacks "
        r"(an? [\w ]+ unit)",
        r"\1 while attacking \2",
    ),
    (r"^(\w+) or (\w+ units you control at this planet get)\b", r"\1 and \2"),
    (r"\b([Uu]ntil the end of the [\w ]+), after\b", r"\1, whenever"),
    (
        r"^((?:At|After|When) [^,.;]*), (until the end of the (?:turn|phase|round|combat round)), "
        r"((?!whenever|redirect|cancel)(?:(?! and (?!\d))[^,.;])*)(?=\.)",
        r"\1, \3 \2",
    ),
    (
        r"\b([Ss]pend \d resources?)\. Until the end of the turn, ([^,.]*?) (also )?counts (only )?as ([^.]*)(?=\.)",
        _count_as,
    ),
    (
        r"\b([Ss]pend \d resources?)\. Until the end of the turn, (redirect the next \d damage dealt to target unit "
        r"you control) to\b",
        r"\1 to \2 this turn to",
    ),
    (r"\bChoose one zone of an opponent\.", "Choose an opponent's zone."),
    (r"\b([Ii]f) it is (not )?a card with an odd printed cost\b", _odd),
    (r"(\benters (?:this zone|play), [^.;]*?) in that zone\b", r"\1 in the same zone"),
    (r"\b(whenever that unit is restored, [^.]*?) in that zone\b", r"\1 in the same zone"),
    (r"\bfor each ([A-Z]\w+) card\b(?=\.)", r"for each \1 card in play"),
    (r"\bthe number of ([A-Z]\w+) cards\b(?=\.)", r"the number of \1 cards in play"),
    (r"\b(when played) in (this zone|your \w+(?: zone)?)", r"\1 into \2"),
    (r"\ban? (Hero) card or an? (legend)\b", r"a \1 or \2"),
    (r"\bUntil the end of the turn, you have no (\w+ phase)", r"You have no \1 this turn"),
    (
        r"\b(After attached unit leaves play, )the controller of attached unit ([^.]*?) the printed cost of attached "
        r"unit",
        r"\1its controller \2 its printed cost",
    ),
    (r"\b(a unit or support in this zone) except developments and quests", r"\1 that is not a development or quest"),
    (r"\b(Each [\w ]*?units?) in zones with\b", r"\1 in a zone with"),
    (r"\b(?:to )?force each opponent to take ((?:\d+|X) indirect damage)", r"to deal \1 to each opponent"),
    (r"\b([Aa]fter an opponent [^.,]*, )each opponent (loses|must)\b", r"\1that opponent \2"),
    (r"\btarget ([A-Z]\w+) card or target (legend)\b", r"target \1 or \2"),
    (r"\bfrom your discard pile or from an opponent's discard pile\b", r"from your or an opponent's discard pile"),
    (
        r"^((?:that planet|(?!\bplanets?\b).)*\b(?:an?|any|target) (?:[\w-]+ )?planet\b"
        r"(?:that planet|(?!\bplanets?\b).)*?) (at|to|of) the same planet\b",
        r"\1 \2 that planet",
    ),
    (
        r"^((?:After|When) [^,.]*?\b(?:command struggle|combat round)(?: begins| ends)?)(,(?:(?!\bplanets?\b).)*?) "
        r"(at|to|of) the same planet\b",
        r"\1 at a planet\2 \3 that planet",
    ),
    (
        r"\b(put one [\w ]*?unit) with printed cost X or lower( and)? with (a different name) than the returned unit "
        r"(from your hand into play [^,.]*), where X is the printed cost of the returned unit",
        r"\1 with the same or lower printed cost and \3 \4",
    ),
    (
        r"\b(put one [\w ]*?unit) with printed cost X or lower (from your hand into play [^,.]*), where X is the "
        r"printed cost of the returned unit",
        r"\1 with the same or lower printed cost \2",
    ),
    (r"\. If you do, choose X, up to", r" to choose X, up to"),
    (
        r"\. If you do, until the end of the (\w+), the same planet gains (an? \w+ symbol)",
        r" to give that planet \2 until the end of the \1",
    ),
    (
        r"\. If you do, until the end of the combat round, whenever an? ([\w-]+ unit) assigns damage to a unit by an "
        r"attack, prevent (\d) of that damage",
        r" to prevent \2 of the damage assigned by each attack of a \1 until the end of the combat round",
    ),
    (
        r"\b(Corrupt this unit)\. If you do, (choose target [^.]*)\. Discard (the top card of your deck)\. Destroy "
        r"that unit if it has fewer than X remaining hit points, where X is (the loyalty of) that card\. If the "
        r"discarded card is not",
        r"\1 to \2 and discard \3. Destroy that unit if it has fewer remaining hit points than \4 the discarded card. "
        r"If the discarded card is not",
    ),
    (
        r"\bWhile you control (an?) ([\w ]+?) unit where a battle is being fought and there are no enemy \2 units "
        r"there, ",
        r"During a battle at a planet where you control \1 \2 and your opponent does not, ",
    ),
    (
        r"\b([Ww]hen a command struggle begins), until the end of that command struggle, ([^.]*)",
        r"\1, \2 during that command struggle",
    ),
    (
        r"\b([Uu]ntil the end of the battle, whenever a unit at target planet) with a battle being fought \(except "
        r"(units you control) at material planets\) (resolves an attack, deal \d damage to) that unit",
        r"\1 where a battle is being fought \3 it. If the planet is a material planet, this does not affect \2",
    ),
    (r"\b([Mm]ove [^.,;]*? units?) in your headquarters(, each)? to\b", r"\1 from your headquarters\2 to"),
    (
        r"\b(deals?) X (additional damage in combat), where X is the number of burning sections of all capitals",
        r"\1 1 \2 for each burning section of any capital",
    ),
    (r"\bchoose and discard up to 1 card\b", "choose and discard 1 card"),
    (r"\byou may discard up to 1 of them\b", "you may discard 1 of them"),
    (r"(\blook at the top \d cards of [^.;]*? deck) and you may (discard 1 of them)", r"\1. You may \2"),
    (r"\b(an? [A-Z]\w+(?: [A-Z]\w+)? )(quest|unit|support|card) or a (neutral \2)\b", r"\1or \3"),
    (r"\b([Tt]he first [\w ]*?card) (from your discard pile) you play each turn", r"\1 you play \2 each turn"),
    (r"\b(you play each turn) in (an? zone|zones)\b", r"\1 into \2"),
    (
        r"\bthe next time (an opponent) triggers (an Action) of a card (this \w+), cancel the effects of that Action",
        r"cancel the effects of the next Action \1 triggers \3",
    ),
    (
        r"\b([Aa]t the (?:beginning|end) of) attached unit's (controller's turn, (?:destroy|deal [^.]*? to) attached "
        r"unit)",
        r"\1 its \2",
    ),
    (
        r"\byou may put one (\w+) unit (from [^.]*?) into play in one of your zones, up to 3 times",
        r"you may put up to three \1 units \2 into play, each in one of your zones",
    ),
    (r"\byou may restore one (corrupted \w+) you control, up to twice", r"you may restore up to two \1s you control"),
)
