"""How a native ear would have the English words that a template has put down."""

from __future__ import annotations

from typing import Final

TOP: Final = "the top card of"

ORDER: Final = (
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
    (r"\bbeing fought (except [^,]*?) resolves", r"being fought, \1, resolves"),
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
    (r"\b([Tt]his unit gets [^.;]*? on) this unit\b", r"\1 it"),
)
