"""English phrases for experience and for single cards."""

from typing import Final

PHRASES: Final = {
    "noun.experience": "experience card",
    "noun.experience.many": "experience cards",
    "noun.bearer": "card it was taken from",
    "noun.bearer.many": "cards it was taken from",
    "with-cards": "with a card attached",
    "for-each-card-on": " for each card attached to {of}",
    "cards-on": "the number of cards attached to {of}",
    "gain-experience.one": "attach the top card of your deck facedown to {of} as an experience card",
    "gain-experience": "attach the top {amount:card} of your deck facedown as experience cards to {of}",
    "lay-beneath": "attach {of} facedown to {to} as an experience card",
    "take-experience": "take {of} into your hand",
    "you-struck-capital": "right after you have dealt combat damage to an opponent's capital",
    "controlled-like": "controlled by attached unit's controller",
    "switch-quest": (
        "return {of} to its owner's hand and put {other} into play in its place, with all resource tokens and units "
        "that were on it"
    ),
    "as-if-ambushed": "resolve its ambush abilities as if {of} had just ambushed",
    "draw-up-to": "draw cards until you have {most:card} in your hand",
    "no-entry": "cards with less than {loyalty} loyalty cannot enter this zone (facedown cards have none)",
    "action-tax": "any other Action that targets {of} is cancelled unless its controller pays {price} as it resolves",
    "diverts": "opponents' effects that target {of} are applied to {to} instead, if able",
    "hand-limit": "whenever you have more than {most:card} in your hand, discard down to {most:card} at once",
    "joins-others": (
        "you may declare {of} as <an attacker|attackers> when another player attacks a player other than you (this "
        "cannot happen in a two-player game)"
    ),
    "starts-in-play": (
        "Start the game with this card in play and a card of your choice from your deck attached to it facedown. "
        "You cannot take a mulligan."
    ),
    "when.played-into.any-zone.yours": "[after|the next time] you play {of}",
    "from-hand-played": "it was played from your hand",
    "strike-with": "[{by} deals damage equal to its power to {of}|have {by} deal damage equal to its power to {of}]",
    "take-or-attach": (
        "take the card that was attached to it into your hand; if it is {of}, you may attach it to {to} instead"
    ),
}
