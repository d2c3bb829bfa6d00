"""English phrases for control, cards played by effects, and cards revealed or turned facedown."""

from typing import Final

PHRASES: Final = {
    "take-control.zone.yours": "take control of {of} and move <it|them> to your corresponding zone",
    "take-control.zone.his": "take control of {of} and move <it|them> to their corresponding zone",
    "take-control.any.yours": "take control of {of} and move <it|them> to a zone of your choice",
    "take-control.any.his": "take control of {of} and move <it|them> to a zone of their choice",
    "take-control.defending.yours": (
        "take control of {of} and move <it|them> to the attacked zone, declared as <a defender|defenders>"
    ),
    "play-now": "play {of}{zone}{pays}",
    "pays.all": " (paying all costs)",
    "pays.no-loyalty": " (paying its cost but ignoring loyalty)",
    "pays.loyalty": " (paying resources equal to its loyalty instead of its cost)",
    "pays.free": " at no cost",
    "pays.no-costs": " without paying any costs",
    "pays.all.less": " (paying all costs, lowered by {less})",
    "put-each.yours": "put {of} into play{how}, each in a zone of your choice,",
    "put-each.his": "put {of} into play{how}, each in a zone of their choice,",
    "reveal-from-hand": "reveal {of}",
    "reveal-card": "reveal {of}",
    "discard-rest": "discard the rest",
    "turn-facedown": "turn {of} into <a facedown development|facedown developments>",
    "develop-at-random.yours": "put a random card from your hand facedown into the defending zone as a development",
    "develop-at-random.his": "put a random card from their hand facedown into the defending zone as a development",
    "reveal-developments": "reveal all developments in {of} and turn them facedown again",
    "on-top.yours": "on top of your deck",
    "on-top.his": "on top of their deck",
    "title-word": 'with "{word}" or "{word}s" in its title',
    "mark.unique": "unique",
    "with-zone-ability": "with a {zones} ability",
    "with-keyword.ambush": "with Ambush",
    "discard-locked": "cards cannot leave your opponents' discard piles",
    "any-time": "you may play this card from your hand whenever you could take an action",
    "searches-more": "whenever you search your deck, you may search one additional card",
    "search.random": "{found}; one of them, chosen at random: {text}",
    "search.shuffled": "{found}. Shuffle your deck, then {text}",
    "put-into.that": "into play in that zone",
    "put.defending": ", declared as a defender",
    "put-together.then": "{said}. {text}",
    "indirect.uncancellable": "take {amount:indirect}, which cannot be cancelled",
    "put-into.any.many": "into play, each in one of your zones",
    "discarded-cost": "the printed cost of the discarded card",
    "cost-spread": "the difference between the printed costs of those cards",
    "just-used": "that was just triggered",
    "search.random.shuffled": "{found}. Shuffle your deck, choose one of the cards found at random and {text}",
    "put-into-play.it": "put {of} {zone}{how}",
    "draw-limit": "your opponents cannot draw more than {most:card} in a turn",
    "draws-fewer": "your opponents draw {fewer:card} fewer in their quest phase (to a minimum of {least})",
    "plays-from": "you may play {of} as though <it were|they were> in your hand",
    "plays-from.either": "you may play {of} as though <it were|they were> in your hand, also as a development",
    "plays-from.developed": (
        "you may play {of} as developments into this zone as though <it were|they were> in your hand"
    ),
    "plays-from.necromancy": (
        "you may play {of} as though <it were|they were> in your discard pile and had Necromancy"
    ),
    "plays-from.no-loyalty": ", ignoring loyalty",
    "wins-empty": "if you have no cards in your hand and deck, you win the game instead of losing it",
    "target-price.card": "opponents must discard a card from their hand for each effect with which they target {of}",
    "chooses-discard": (
        "if a card would be discarded at random from the hand of attached unit's controller, you may look at that hand "
        "and choose the card instead"
    ),
    "instead": "you may {text} to lower the cost of this card to 0",
    "cost.free": "{of} <costs|cost> 0",
    "put.declared": ", declared as an attacker",
    "from-hand": "You may use this ability from your hand.",
    "when.played-into.any": "[after|the next time] a player plays {of} into this zone",
    "when.played-into.yours": "[after|the next time] you play {of} into this zone",
    "when.played-into.enemy": "[after|the next time] an opponent plays {of} into this zone",
    "when.is-discarded.yours": "[after|the next time] {of} is discarded from your hand by an effect of yours",
    "when.is-discarded.enemy": "[after|the next time] {of} is discarded from your hand by an opponent's effect",
    "damage-in-all": "the damage on this unit and assigned to it",
}
