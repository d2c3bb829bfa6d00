"""Experience, and the words of the last cards: their phrases in English."""

from typing import Final

PHRASES: Final = {
    "noun.experience": "experience",
    "noun.experience.many": "experience",
    "noun.bearer": "card it was taken from",
    "noun.bearer.many": "cards it was taken from",
    "with-cards": "with a card attached",
    "for-each-card-on": " for each card attached to {of}",
    "cards-on": "the number of cards attached to {of}",
    "gain-experience.one": "attach the top card of your deck facedown to {of} as an experience",
    "gain-experience": "attach the top {amount:card} of your deck facedown to {of} as experience",
    "lay-beneath": "attach {of} facedown to {to} as an experience",
    "take-experience": "take {of} into your hand",
    "you-struck-capital": "right after you have dealt combat damage to an opponent's capital",
}
