"""The words that both card games share: sets in capitals, verbs, combinators, numbers and conditions in small letters.

A word that is a class is the class itself; a function is a word that means more than one class does.  A number may be
written as it is, or read from the table: `deal(2)`, `deal(count(UNITS))`, `-count(UNITS)`, `count(UNITS) * 2`.
"""

from typing import Final

from . import abilities, combinators, sets, verbs
from .abilities import *
from .combinators import *
from .sets import *
from .verbs import *

WORDS = [word for part in (sets, abilities, verbs, combinators) for word in part.__all__]

# Words with the same meaning in every game, of which each game has its own definition: kinds of cards, numbers, events,
# and words whose arguments differ from game to game, such as `cannot`.
EVERY_GAMES: Final = frozenset(
    {
        "another",
        "attach",
        "attaches",
        "begins",
        "can",
        "cancel",
        "cannot",
        "copy",
        "costs",
        "counts_as",
        "each_player",
        "ends",
        "fight",
        "indirect",
        "instead_of",
        "leaves_play",
        "limits",
        "look_at",
        "move",
        "name",
        "price",
        "put_into_play",
        "put_on_deck",
        "redirect",
        "reveal_hand",
        "reveal_top",
        "search",
        "shuffle_into_deck",
        "skip",
        "take_control",
        "target",
        "text",
        "transfer_tokens",
        "with_keyword",
        "AS_ATTACHMENT",
        "ATTACHMENTS",
        "ATTACKERS",
        "ATTACKS",
        "CHAOS",
        "DEFENDERS",
        "DEFENDS",
        "ENTERS_DISCARD",
        "ENTERS_PLAY",
        "HERE",
        "HIT_POINTS",
        "IS_DAMAGED",
        "IS_DESTROYED",
        "IS_HEALED",
        "IS_SACRIFICED",
        "LEAVES_PLAY",
        "MOVES",
        "NEUTRAL",
        "PLAYED",
        "SUPPORTS",
        "SUPPORT_CARDS",
        "UNITS",
        "UNIT_CARDS",
    }
)
