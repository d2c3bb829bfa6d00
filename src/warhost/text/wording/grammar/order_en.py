"""English word order: regular expressions that make the text from a template idiomatic."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

TOP: Final = "the top card of"


def _few(found: re.Match[str]) -> str:
    """ "Up to" a number that is chosen later."""
    return f"{found[2].lower()} up to {found[1]} {found[3]}"


ORDER: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    (r"\bdiscard (all cards with the same name as that unit) from their hand", r"discard from it \1"),
    (r"\bmust (take|gain|lose) (\d+|X)\b", r"\1s \2"),
    (r"\bthe printed cost of it\b", "its printed cost"),
    (
        rf"(\b(?:[Dd]iscard|[Rr]eveal) {TOP} your deck\..*?)the total printed cost of those cards",
        r"\1the printed cost of that card",
    ),
    (rf"({TOP} their deck, then [^.]*?)the total printed cost of those cards", r"\1the printed cost of that card"),
    (r"\bexcept (\w+) except (\w+)", r"except \1 and \2"),
    (r"(\b[Aa]fter [^,.]*?) (at (?:this|an? [\w-]+) planet) (is deployed|enters play)\b", r"\1 \3 \2"),
    (r"\bat this planet moves to another planet", "moves from this planet to another planet"),
    (r"([+−]1 hit point)s\b", r"\1"),
    (r"\bcommitted at this planet", "committed to this planet"),
    (r"(the source of that ability is [^,]+, destroy) the source of that ability", r"\1 it"),
    (r"\bat a planet with (a warlord you control) at another planet to", r"at another planet with \1 to"),
    (r",(?=[.;])", ""),
    (r"(, then draw X cards) or your opponent", r"\1, or your opponent"),
    (r"\bbeing fought (except [^,]*?) resolves", r"being fought (\1) resolves"),
    (r"\byou may pay (\d resources?), then (?=\w+ (?:this|that))", r"you may pay \1 to "),
    (
        r"is greater than the hit points of this unit, sacrifice this unit",
        "exceeds its hit points, sacrifice it",
    ),
    (
        r"\bas long as there is a damaged section of any capital in the defending zone",
        "as long as the defending zone is damaged",
    ),
    (r"\ban Action that was just triggered that targets", "a just triggered Action that targets"),
    (r"\b([Yy]ou may remove \d resource tokens? from this \w+), then (?=search)", r"\1 to "),
    (r"\bif the number of developments they control is at least X\b", "if they control at least X developments"),
    (r"\bif the number of units on (target quest) is at least (\d)\b", r"if there are at least \2 units on \1"),
    (
        r"\b([Gg]ive target [^.]*? ATK) (until the end of the phase)\. Until the end of the phase, that unit gains "
        r"(the \w+ trait)",
        r"\1 and \3 \2",
    ),
    (
        r"with printed cost X or higher, where X is the highest printed cost (among [^.]*?)(?=\.)",
        r"with the highest printed cost \1",
    ),
    (r"\bIf the targeted unit is a unit you control,", "If you control the targeted unit,"),
    (r"\byou have at least 1 card in your hand", "you have a card in your hand"),
    (r"(\byou control (?!no )[^.,;]*?) and you control (?=an? )", r"\1 and "),
    (r"\bthe controller of it\b", "its controller"),
    (r" to make ([^.;]*?) unable to (attack or defend|attack|defend) (?=until)", r" so that \1 cannot \2 "),
    (r"\beach section of your capital in this zone", "the section of your capital in this zone"),
    (
        r"\bSacrifice (all units that attacked this phase) at the end of the phase\.",
        r"At the end of the phase, sacrifice \1.",
    ),
    (r"\bChoose one zone of any player\.", "Choose a zone."),
    (r"\bChoose one zone of yours\.", "Choose one of your zones."),
    (
        r"\bchoose X, up to the number of developments you control\. Sacrifice (X developments you control)\.",
        r"sacrifice \1 (X is any number).",
    ),
    (r"(where a battle is being fought and there are no [^,]*?) where a battle is being fought", r"\1 there"),
    (
        r"\b[Ee]ither (discard X cards at random) from your hand, then (draw X cards), or your opponent must \1 "
        r"from their hand, then \2, if able, where X is a number up to (\d) that you choose",
        r"choose a player and a number X, up to \3. That player must \1 from their hand, then \2",
    ),
    (
        r"\b([Ee]ach ([^.;]*?) deals \d additional damage in combat) (until [^.;]*?); give each \2 (\w+ \d) \3",
        r"\1 and gains \4 \3",
    ),
    (
        r"\buntil the end of combat, (each attacking unit gets [^,]*?) while attacking "
        r"as long as this zone is under attack",
        r"\1 until the end of combat",
    ),
    (
        r"\b([Dd]eal) X damage to (another target [^.,]+), where X is (the power of target [^.]+)(?=\.)",
        r"\1 damage equal to \3 to \2",
    ),
    (r"(target [^.;]*? in your [^.;]*?) to the controller's battlefield", r"\1 to your battlefield"),
    (r"\bnot in this zone to this zone", "from another zone to this zone"),
    (r"\bfrom (your|their) hand or from \1 discard pile", r"from \1 hand or discard pile"),
    (r", or ([A-Z][\w' ]+ from your hand)", r" or one \1"),
    (r"\b((?:[A-Z][\w-]* |or )+)(non-warlord) (units?)\b", r"\2 \1\3"),
    (r"\b([A-Z]\w+(?: [A-Z]\w+)?) (non-(?:Dragon|Elite|Necron|Vehicle)) ((?:army )?units?)\b", r"\2 \1 \3"),
    (r"\ban non-", "a non-"),
    (r"\b((that|this) (\w+) enters play, [^.;]*? (?:to|on)) \2 \3\b", r"\1 it"),
    (r"\b([Tt]his (unit|support) (?:gets|has) [^.;]*? on) this \2\b", r"\1 it"),
    (r"\b([Aa]ttached unit (?:gets|has) [^.;]*? damage on) attached unit\b", r"\1 it"),
    (r"\b(on this (unit|support), where X is the number of resource tokens on) this \2\b", r"\1 it"),
    (r"\b([Gg]ive this unit \+X power [^.;]*?, where X is) the power of this unit\b", r"\1 its power"),
    (
        r"\buntil the end of the turn, you may play (\d additional Limited cards?)\b",
        r"you may play \1 this turn",
    ),
    (
        r"\bto have (the next [^.]*? you play) cost (\d+|X) resources? less((?: \(to a minimum of \d\))?) "
        r"until the end of the turn",
        r"to lower the cost of \1 this turn by \2\3",
    ),
    (
        r"\bto have (the next [^.]*? you play) cost 0 until the end of the turn",
        r"to lower the cost of \1 this turn to 0",
    ),
    (
        r"\bUntil the end of the turn, your opponents cannot draw more than (\d) card in a turn",
        r"An opponent cannot draw more than \1 card this turn",
    ),
    (r"\bmust defend until the end of combat, if able", "must defend in this combat, if able"),
    (r"(the next (?:\d|point of) damage dealt to [^.,]*?) until the end of the turn", r"\1 this turn"),
    (r"\ban? ((?:[A-Z]\w+ )+support) except Attachments", r"a non-Attachment \1"),
    (
        r"\b(or|target|two|other) (supports?)((?: in (?:this|the defending) zone)?) except Attachments",
        r"\1 non-Attachment \2\3",
    ),
    (r"\ba faceup unit or support except ([A-Z]\w+(?: [A-Z]\w+)?) cards", r"a faceup non-\1 unit or support"),
    (r"\b([Ee]ach) unit except ([A-Z]\w+(?: [A-Z]\w+)?) cards", r"\1 non-\2 unit"),
    (
        r"\bwhile the number of factions among ([^.]*?) is at least (\d)",
        r"while \1 belong to at least \2 factions",
    ),
    (r"\band discard up to 1 of them(?=\.)", "and you may discard 1 of them"),
    (
        r"(damage is removed from attached unit, [^.]*?, where X is) that amount of damage",
        r"\1 the amount of damage removed",
    ),
    (r"(\(\d if) it is an? (\w+) card\)", r"\1 the shielded unit is a \2)"),
    (r"(your opponent has [^.,]*?, take \d resources?) from your opponent", r"\1 from them"),
    (
        r"\bthe ATK of (target [^.,]*?) is (\d), treat the printed text box of that unit \(except for traits\) as "
        r"blank and that unit gains (the \w+ trait)",
        r"\1 has ATK \2, its printed text box (except for traits) is treated as blank, and it gains \3",
    ),
    (
        r"\b(\w+ unit)s you control deal (\d additional damage in combat) and each turn, redirect (the first point of "
        r"damage dealt to) each \1 you control (to [^.]*?, if able)",
        r"each \1 you control deals \2, and \3 it each turn is redirected \4",
    ),
    (r"\bto another zone of its controller\b", "to another of its controller's zones"),
    (
        r"\bWhen attached unit is destroyed, return attached unit to",
        "When attached unit would be destroyed, return it to",
    ),
    (
        r"\beither (\w+) the card bonus of ([^.]*?) or \1 the resource bonus of \2(?=\.)",
        r"\1 either the card bonus or the resource bonus of \2",
    ),
    (r"\b2 times\b(?!:)", r"twice"),
    (
        r"\btwice the number of command icons of a defending unit",
        r"twice the number of command icons of the defending unit",
    ),
    (r"\ba unit except tokens", r"a non-token unit"),
    (r"\b(\w+) units you control except tokens", r"non-token \1 units you control"),
    (
        r"\bWhen (a unit [^,.]*?) leaves play, return that unit to its owner's hand instead",
        r"When \1 would leave play, return it to its owner's hand instead",
    ),
    (r"\b([Gg]ive) ([^,;.]*?) (until the end of the \w+) and give ([^.;]*?) \3", r"\1 \2 and \4 \3"),
    (
        r"\bmove X damage from that unit to this unit, where X is that amount of damage",
        r"move that damage from that unit to this unit",
    ),
    (r"\b(an? [A-Z]\w+(?: [A-Z]\w+)?) army unit or an? ([A-Z]\w+(?: [A-Z]\w+)? army unit)\b", r"\1 or \2"),
    (
        r"(\bExhaust all ready [^.]*?the combined printed ATK of) ready (\w+ units) you control",
        r"\1 the \2 exhausted this way",
    ),
    (r"\bready (up to two [^.]*?) at it(?=\.)", r"ready \1 there"),
    (r"\byou control (an? [\w' ]+?) at this planet and (an? [\w' ]+? at this planet)", r"you control both \1 and \2"),
    (r"(\b[Ee]ither [^.;]*?, [^.;]*? until the end of the phase) or (?=\w+ one\b)", r"\1, or "),
    (r"(\bwith the [\w ]+ specialization) with printed", r"\1 and printed"),
    (r"(at this planet) \((\d) if it is at an infested planet\)", r"\1 (\2 if this planet is infested)"),
    (r"^This unit (at a planet with [^.]*?) gets ([^.]*)", r"This unit gets \2 while it is \1"),
    (r"\b(non-[A-Za-z]+(?: [A-Z]\w+)?) (?=non-)", r"\1, "),
    (r"(at the same planet if you control [^.]*?) at the same planet", r"\1 there"),
    (r"(\bto that unit, where X is) the (printed ATK|ATK|printed cost) of that unit", r"\1 its \2"),
    (r"^non-", r"Non-"),
    (
        r"\bWhen this unit is destroyed, (remove all damage from) this unit, keep this unit in play instead and "
        r"(move it to any adjacent planet) if it is destroyed by damage and there is an adjacent planet",
        r"When this unit would be destroyed by damage and there is an adjacent planet, \1 this unit and \2 instead",
    ),
    (
        r"\bUntil the end of the phase, you must pass in your next deploy turn",
        r"You must pass in your next deploy turn this phase",
    ),
    (
        r"\bput the topmost army unit from your discard pile into play at this planet if (the topmost card of your "
        r"discard pile is [^.]*)",
        r"if \1, put that unit into play at this planet",
    ),
    (
        r"(\bis declared as an attacker), for that attack, (your opponent cannot trigger abilities)",
        r"\1, \2 during that attack",
    ),
    (r"(\bis declared as an attacker), for that attack, (that unit gets [^.]*)", r"\1, \2 for that attack"),
    (r"\b(units?) (at (?:this|the same|an adjacent) planet) (with printed cost [\dX]+ or \w+)", r"\1 \3 \2"),
    (
        r"(\b[Uu]ntil the end of the (\w+)), ([^.]*?)\. Until the end of the \2, ([^.]*?)(?=\.)",
        r"\1, \3 and \4",
    ),
    (r"\btargets a unit alone\b", r"targets a single unit"),
    (
        r"\btake X resources (from your opponent), where X is a number up to (\d) that you choose",
        r"take up to \2 resources \1",
    ),
    (
        r"(\bAfter (this|attached) unit is declared as an attacker), (move \d damage from) \2 unit (to another "
        r"unit at this planet) if \2 unit is damaged",
        r"\1, if it is damaged, \3 it \4",
    ),
    (
        r"\bthe next time you deploy an? ([^,.]*?) this phase, reduce the cost of that unit by (\d)",
        r"reduce the cost of the next \1 you deploy this phase by \2",
    ),
    (
        r"\b([Pp]ut|[Dd]eploy) this unit (into play )?(at [^.]*?)\. You may use this ability (from your [\w ]+)(?=\.)",
        r"\1 this unit \2\4 \3",
    ),
    (r"\b(Deep Strike this card)\. You may use this ability (from reserve)(?=\.)", r"\1 \2"),
    (r"\b[Cc]hoose X, up to (\d)\. (Heal|Take|Put) X (?=damage|resources)([^.X]*)(?=\.)", _few),
    (r"\b(attach target Attachment on a unit to another unit in) that zone", r"\1 the same zone"),
    (r"\bThe controller of that unit must sacrifice that unit at", r"Its controller must sacrifice it at"),
    (r"\b([Dd]eal \d damage to) ((?:up to two|up to three|one or more|two|three|X) target)", r"\1 each of \2"),
    (r"\b(units?) (from your (?:discard pile|hand)) (with printed cost \w+(?: or \w+)?)", r"\1 \3 \2"),
    (r"\bthe number of cards in your hand before that", r"the number of cards discarded"),
    (r"\bthe damage on that (\w+) before that", r"the amount of damage healed"),
    (
        r"\b([Dd]eal \d damage to target unit), deal (\d damage to another target unit) and deal (\d damage to) "
        r"another target unit",
        r"\1, \2 and \3 a third target unit",
    ),
    (r"\ba section of your capital in this zone", r"the section of your capital in this zone"),
    (r"\b([Yy]ou may remove \d resource tokens? from this \w+), then (?=deal|destroy)", r"\1 to "),
    (r" by then \(1 more than now\)", r" (counting the new one)"),
    (
        r"\b[Tt]reat the printed text box of (attached [\w ]+) \(except for traits\) as blank, \1 loses all "
        r"power and counts",
        r"The printed text box of \1 (except for traits) is treated as blank, and the card loses all "
        r"power and counts",
    ),
    (
        r"\b([Ss]pend X resources) and choose (all Orc units attached to this support), (where X is [^.]*)\. Put "
        r"them into play in your battlefield at the same time",
        r"\1 to put \2 into play in your battlefield at the same time, \3",
    ),
    (
        r"\bthe damage on this unit and assigned to it is at most (\d)",
        r"the total of the damage on this unit and the damage assigned to it is at most \1",
    ),
    (r"\bfrom either your or an opponent's discard pile", r"from any player's discard pile"),
    (
        r"\bOpposed legends to which this support is attached deal (\d additional damage in combat)",
        r"While opposed in combat, attached legend deals \1",
    ),
    (r"\b(any player may discard X cards from their hand) and destroy", r"\1 to destroy"),
    (
        r"\band (defending \w+) units you control deal (X additional damage in combat, where X is) the amount of "
        r"Savage of that unit",
        r"and each \1 unit you control deals \2 its Savage value",
    ),
    (r"\b([Ww]hile (attached [\w ]+?) is [^,.]*, cancel all damage dealt to) \2(?=\.)", r"\1 it"),
    (r"\b(owner's deck and reveal) that card", r"\1 it"),
    (r"(\bif it has fewer than \d remaining hit points, destroy) the targeted unit", r"\1 it"),
    (r"(\b[Tt]hen) choose one zone of yours", r"\1 choose one of your zones"),
    (
        r"(\bsacrifice one unit you control and give this unit [^.]*? where X is the \w+ of) that unit",
        r"\1 the sacrificed unit",
    ),
    (r"\b([A-Z]\w+) (non-Epic Spell) (tactic)", r"\2 \1 \3"),
    (r"\byou control that you do not own", r"you control but do not own"),
    (r"(\binto play in your battlefield and declare) that unit", r"\1 it"),
    (r"\b(as if in the battlefield) and (units you control outside that zone)", r"\1, and \2"),
    (r"\b(During your turn, the first card you play) each turn", r"\1"),
    (
        r"^((?:Battlefield|Quest|Kingdom)\. )?(?:Attacking )((?:[A-Z][\w-]* )*?)units ([^.]*?)deal (\d additional "
        r"damage in combat)",
        r"\1Each attacking \2unit \3deals \4",
    ),
    (
        r"^((?:Battlefield|Quest|Kingdom)\. )?((?:[A-Z][\w-]* )+?)units (in [^.]*?)deal (\d additional damage in "
        r"combat)",
        r"\1Each \2unit \3deals \4",
    ),
    (r"^Units (in [^.]*?)deal (\d additional damage in combat)", r"Each unit \1deals \2"),
    (r"\b(the number of burning sections of) any capital", r"\1 all capitals"),
    (
        r"\b[Ii]f the number of burning sections of your capital is 0",
        r"If no section of your capital is burning",
    ),
    (r"\bthe number of resources in an opponent's pool is 0", r"an opponent has no resources"),
    (r"\bthe number of cards in all opponents' hands is 0", r"no opponent has any cards in hand"),
    (
        r"\bthe number of burning sections of your capital is greater than the number of burning sections of an "
        r"opponent's capital",
        r"more sections of your capital are burning than of an opponent's capital",
    ),
    (
        r"\b(Put one unit) (of the same race as) its controller's capital among those cards into play",
        r"\1 among those cards \2 your capital into play",
    ),
    (
        r"\bFacedown ([\w ]+?) units you control without printed Ambush have (Ambush X), where X is the printed "
        r"cost of that unit",
        r"Each facedown \1 unit you control without printed Ambush has \2, where X is its printed cost",
    ),
    (
        r"(The first Ambush you use each turn costs [^.]*? development) in that zone",
        r"\1 in the zone where you use it",
    ),
    (
        r"\b(\w+) units you play of which you have another copy in play cost 0",
        r"Each \1 unit you play costs 0 if you have another copy of it in play",
    ),
    (r"\b(the next [\w ]+? card you play) until the end of the turn", r"\1 this turn"),
    (
        r"\bwhile the number of resource tokens on this unit is not exactly (\d)",
        r"unless it has exactly \1 resource tokens on it",
    ),
    (
        r"\b(put this (?:unit|support) into play) (in [^.]*?)\. You may use this ability (from your hand)(?=\.)",
        r"\1 \3 \2",
    ),
    (
        r"\bAfter you play (an? [^,.]*? unit|this unit), ([^.]*)\. Use only if it was played from your hand",
        r"After you play \1 from your hand, \2",
    ),
    (
        r"(\bthere are) more opposing units in combat",
        r"\1 more opposing units than units you control in combat",
    ),
    (r"\b(takes \d indirect damage), which cannot be cancelled", r"\1 that cannot be cancelled"),
    (
        r"\bEach player: if they control at least X developments, they may ",
        r"Each player who controls at least X developments may ",
    ),
    (r"(\b[Aa]fter attached unit survives combat, heal all damage on) attached unit", r"\1 it"),
    (
        r"\bmove (one|each) attachment on (a unit you control at this planet|this unit) to",
        r"move \1 attachment from \2 to",
    ),
    (r"(\beach player must name a unit\. Corrupt all units with the named) title", r"\1 titles"),
    (
        r"(\blook at the top 2 cards of your deck; put 1 of them [^;.]*? and) the rest on top",
        r"\1 the other on top",
    ),
)
