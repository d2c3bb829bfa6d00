"""English clauses: regular expressions that join costs, durations, places and references of a text to one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

OF_OTHERS: Final = re.compile(r"opponent|any player|each player|target player|any discard pile")
OWNERS_DECK: Final = re.compile(r"\b(?:its owner's deck|their owners' decks)")


def _odd(found: re.Match[str]) -> str:
    """ "If its printed cost is odd" instead of "if it is a card with an odd printed cost"."""
    return f"{found[1]} its printed cost is {found[2] or ''}odd"


def _count_as(found: re.Match[str]) -> str:
    """ "To have it also count as": a change of what a card is, behind its cost."""
    also, only = found[3] or "", found[4] or ""
    return f"{found[1]} to have {found[2]} {also}count {only}as {found[5]} until the end of the turn"


def _own_deck(found: re.Match[str]) -> str:
    """ "Your deck" for cards from your own deck, hand or discard pile, if the text has no cards of other players."""
    text = found[0]
    return text if OF_OTHERS.search(text) else OWNERS_DECK.sub("your deck", text)


def _one_of_tokens(found: re.Match[str]) -> str:
    """ "Two tokens, each a Cultist or Guardsman token" for a choice that is made twice."""
    others = re.findall(r"put an? (\w+) token", found[3])
    return f"put two tokens {found[2]}, each a {', '.join([found[1], *others])} or {found[4]} token"


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
        r"from your hand (into play [^,.]*), where X is the printed cost of the returned unit",
        r"\1 from your hand with the same or lower printed cost and \3 \4",
    ),
    (
        r"\b(put one [\w ]*?unit) with printed cost X or lower from your hand (into play [^,.]*), where X is the "
        r"printed cost of the returned unit",
        r"\1 from your hand with the same or lower printed cost \2",
    ),
    (r"\. If you do, choose (X|a player and a number X), up to", r" to choose \1, up to"),
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
    (r"\bchoose and discard up to 1 of\b", "choose and discard 1 of"),
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
        r"\b([Aa]t the (?:beginning|end) of attached unit's controller's turn, (?:destroy|deal [^.]*? to)) attached "
        r"unit",
        r"\1 it",
    ),
    (
        r"\byou may put one (\w+) unit (from [^.]*?) into play in one of your zones, up to 3 times",
        r"you may put up to three \1 units \2 into play, each in one of your zones",
    ),
    (r"\byou may restore one (corrupted \w+) you control, up to twice", r"you may restore up to two \1s you control"),
    (r"\b([Tt]hen) (?=(?:if|until) )", r"\1, "),
    (
        r"^.*(?:of your deck|from your (?:hand|discard pile)|(?:search|Search) your deck)\b"
        r".*(?:owner's deck|owners' decks).*",
        _own_deck,
    ),
    (r"(\btheir discard pile on top of) their owners' decks", r"\1 their deck"),
    (
        r"(\b[Tt]arget [^.;]*?) loses (\d) power (until the end of the \w+); give (another target unit) \+(\d) "
        r"power \3",
        r"\1 loses \2 power and \4 gets +\5 power \3",
    ),
    (
        r"\b(give this unit \+\d power) (until the end of the \w+); (target unit) loses (\d power) \2",
        r"\1 and \3 −\4 \2",
    ),
    (r"(\bfrom target unit to this unit and give) it", r"\1 the targeted unit"),
    (r"(\btokens? from this quest to put) it facedown", r"\1 that card facedown"),
    (r"(\b[Rr]emove \d resource tokens? from this (quest) to destroy) this \2", r"\1 it"),
    (r"(\b[Tt]his (unit) gets [^.]*? for each card attached to) this \2", r"\1 it"),
    (r"(\bto this unit\. Then give) this unit", r"\1 it"),
    (r"\b(After this (unit) [^,.]*, deal \d damage to) it to (?=deal)", r"\1 this \2 to "),
    (r"\b(After an? [^,.]*? (unit)[^,.]*, deal \d damage to) it to (?=deal)", r"\1 that \2 to "),
    (r"(\bfrom this planet to trigger) the (Battle ability) of this planet", r"\1 its \2"),
    (r"(\b[Ee]xhaust this (unit) to move) this \2", r"\1 it"),
    (r"\b[Mm]ove that (unit to) either any (adjacent planet or your headquarters)", r"move it to an \2"),
    (
        r"\b([Dd]eal \d damage to|[Ee]xhaust) (?:each of )?one or more (target [^.;(]*?)s at strongpoint planets "
        r"\(at most one at each such planet\)",
        r"\1 up to one \2 at each strongpoint planet",
    ),
    (r"\b([Dd]eal \d damage to) (up to \w+ units)\b", r"\1 each of \2"),
    (r"\btarget token\b", "target token unit"),
    (r"(\barmy unit [^.;]*?) (at this planet), or (target token unit) \2", r"\1 or \3 \2"),
    (r"\b(army units and token)s\b", r"\1 units"),
    (
        r"\b([Pp]lay only during the Ambush step) and when an opponent attacks your capital, before "
        r"defenders are declared",
        r"\1, when an opponent attacks your capital",
    ),
    (
        r"\bUntil the end of the (\w+), (opponents' effects that target) one unit you control",
        r"Choose a unit you control. Until the end of the \1, \2 that unit",
    ),
    (
        r"\bUntil the end of the (\w+), (any other Action that targets) target unit",
        r"Choose target unit. Until the end of the \1, \2 it",
    ),
    (
        r"\b(Units cannot defend) while (this unit is attacking) and either (an opponent has no resources) or no "
        r"opponent has any (cards in hand)",
        r"While \2, units cannot defend if \3 or no \4",
    ),
    (
        r"\b(a )(unit or support in this zone) that is not a development or quest",
        r"\1non-development, non-quest \2",
    ),
    (
        r"\b[Tt]hen choose X, up to the number of (resource tokens) on (this unit)\. Remove X \1 from \2\. "
        r"Then (deal X damage)",
        r"Then remove any number X of the \1 on \2 to \3",
    ),
    (
        r"^After (a section of an opponent's capital is dealt combat damage, each [^.]*?) if this legend is attacking, "
        r"(where X is [^.]*)",
        r"While this legend is attacking, after \1, \2",
    ),
    (
        r"\bmove 1 damage from one (damaged section)( of your capital) to (target unit you control), X times",
        r"move X damage, divided as you choose, from \1s\2 to \3",
    ),
    (
        r"\bheal 1 damage on one (damaged section)( of your capital), twice",
        r"heal 2 damage, divided as you choose among \1s\2",
    ),
    (
        r"\bX times: remove 1 damage from one (damaged card)( you control), where X is a number (up to \d) that "
        r"you choose",
        r"remove \3 damage, divided as you choose, from \1s\2",
    ),
    (
        r"\b2 times: either put an? (\w+) token (into play exhausted at target planet)"
        r"((?:, put an? \w+ token into play exhausted at that planet)+) or put an? (\w+) token into play exhausted at "
        r"that planet",
        _one_of_tokens,
    ),
    (
        r"\bthe number of cards in all opponents' hands is greater than the number of cards in your hand",
        "your opponent has more cards in hand than you",
    ),
    (
        r"\bUntil the end of the round, during the headquarters phase, (that unit cannot be readied)",
        r"\1 during the headquarters phase this round",
    ),
    (
        r"\bor if (this planet) (is not the first planet), switch \1 with",
        r"or, if \1 \2, switch it with",
    ),
    (
        r"\b[Ee]ither (put one [^.;]*? into play) (at [^.;]*?) or put that unit into play (in your headquarters)",
        r"\1 either \2 or \3",
    ),
    (
        r"\bUntil the end of the battle, whenever a unit at (target planet where a battle is being fought) (resolves "
        r"an attack, deal \d damage to) it\. If the planet is a material planet, this does not affect units you "
        r"control",
        r"Choose \1. Until the end of the battle, whenever a unit there \2 that unit. If it is a material planet, only "
        r"enemy units are affected",
    ),
    (r"\bwith a type in common with the planet of this attachment", "that shares a type with its current planet"),
    (
        r"(\ba ready army unit they control with the highest printed cost among) army units they control",
        r"\1 their army units",
    ),
    (
        r"(\beach attacking unit gets [^.,]*?), unless its controller pays (\d resource)",
        r"\1 unless its controller pays \2 for it",
    ),
    (
        r"\b([Tt]hen) (sacrifice) X (developments you control) \(X is any number\)\. Then (deal X damage)",
        r"\1 \2 any number X of \3 to \4",
    ),
    (
        r"\b(if this planet is infested), put (two) Termagant tokens into play at this planet\. Otherwise, put (a "
        r"Termagant token into play at this planet)",
        r"put \3 (\2 \1)",
    ),
    (r"(\bif this planet is infested [^.]*\. Otherwise, infest) this planet", r"\1 it"),
    (
        r"(\b[Rr]emove) this unit and (target attacking unit from combat\. Then) this unit and that unit",
        r"\1 this unit and \2 both units",
    ),
    (r"^This unit gains (Area Effect \(X\)), where (X is [^.]*)", r"\1. \2"),
)
