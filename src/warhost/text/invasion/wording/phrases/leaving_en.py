"""English phrases for replacement effects of leaving play."""

from typing import Final

PHRASES: Final = {
    "would.destroyed": "if {of} would be destroyed, {text}",
    "would.is-destroyed": "if {of} is destroyed, {text}",
    "would.discarded": "if {of} would go from play to a discard pile, {text}",
    "would.discarded-or-returned": "if {of} would go from play to a discard pile or a hand, {text}",
    "would.leave": "if {of} would leave play, {text}",
    "instead.spend": "spend {amount:resource}",
    "instead.token": "remove 1 resource token from {this}",
    "instead.sacrifice": "sacrifice {this}",
    "instead.and": "{cost} instead, {text}",
    "instead.hand": "return {of} to its owner's hand instead",
    "instead.deck": "put {of} on the bottom of its owner's deck instead",
    "instead.development": "put {of} facedown in its zone as a development instead",
    "instead.kingdom": "put {of} into play in your kingdom instead of into your discard pile",
    "instead.stays": "leave {of} in play and heal all damage on it",
    "instead.kept": "attach {of} to {this} instead (out of play)",
    "turn-ends.hosts": "at the end of attached unit's controller's turn",
    "attach-this.that": "attach {this} to that unit",
    "attach-this": "attach {this} to {to}",
    "as-attachment": "While attached, it counts as an Attachment support with the text “{text}”.",
    "kept-here": "attached to {this}",
    "total-cost": "the total printed cost of {of}",
    "put-together.noted": "put them {zone} at the same time",
    "note-which": "choose {of}",
    "when.enters-from-hand": "[after|the next time] {of} enters play from your hand",
    "keep-some.battlefield": (
        "each player chooses {most} in their battlefield; all other units in all battlefields are sacrificed"
    ),
    "keep-some.every": "each player chooses {most} in each of their zones; all other units are sacrificed",
    "keep-some.every.one": "each player chooses up to one unit in each of their zones; all other units are sacrificed",
    "attack-struck": "this attack dealt damage to a section of an opponent's capital",
    "examine": "look at all developments in the defending zone. Then you may {text}",
}
