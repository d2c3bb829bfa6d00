"""Words of Conquest for verbs and combinators."""

from __future__ import annotations

from ....effects.language.choices import Target
from ....effects.language.combinators import EachPlayer
from ....effects.language.effect import Effect, HowMany
from ....effects.language.select import Selector
from ...changes.common import (
    HasNumbers,
)
from ..amending import Prevent
from ..battle_verbs import (
    Lose,
)
from ..battles import (
    ReverseChecks,
)
from ..conditions import TopmostIs
from ..dials import TurnDial
from ..entering import DeployNow, PutIntoPlay, PutOrAttach, PutTokens
from ..hands import (
    DiscardDownTo,
    UnlessDiscards,
)
from ..moving import TakePlanetBonus
from ..mutual import Fight
from ..piles import RemoveFromGame, RevealHand, ShuffleInto
from ..planets import WithAtLeast
from ..searching import RevealTop, SearchTop
from ..select import SameFaction
from ..taking import BecomeUnit, TakeControl
from ..verbs import (
    Exhaust,
    GainInitiative,
    IndirectDamage,
    ReadyUp,
    Suffer,
    TransferTokens,
    TriggerBattle,
)

each_player = EachPlayer
exhaust = Exhaust
ready = ReadyUp
gain_initiative = GainInitiative
put_into_play = PutIntoPlay
put_or_attach = PutOrAttach
put_tokens = PutTokens
deploy = DeployNow
prevent = Prevent
transfer_tokens = TransferTokens
indirect = IndirectDamage
suffer = Suffer
shuffle_into_deck = ShuffleInto
reveal_hand = RevealHand
same_faction = SameFaction
topmost_is = TopmostIs
turn_dial = TurnDial
take_planet_bonus = TakePlanetBonus
with_at_least = WithAtLeast
has_numbers = HasNumbers
take_control = TakeControl
remove_from_game = RemoveFromGame
reverse_checks = ReverseChecks
fight = Fight
become_unit = BecomeUnit
trigger_battle = TriggerBattle
discard_down_to = DiscardDownTo
unless_discards = UnlessDiscards
lose = Lose
search = SearchTop
reveal_top = RevealTop


def target(of: Selector, effect: Effect, count: HowMany = 1, up_to: bool = False) -> Effect:
    """One or more targets.  With `up_to`, at least one must be chosen (CON-16.12)."""
    return Target(of, effect, count, up_to, fewest=1)


__all__ = [
    "become_unit",
    "deploy",
    "discard_down_to",
    "each_player",
    "exhaust",
    "fight",
    "gain_initiative",
    "has_numbers",
    "indirect",
    "lose",
    "prevent",
    "put_into_play",
    "put_or_attach",
    "put_tokens",
    "ready",
    "remove_from_game",
    "reveal_hand",
    "reveal_top",
    "reverse_checks",
    "same_faction",
    "search",
    "shuffle_into_deck",
    "suffer",
    "take_control",
    "take_planet_bonus",
    "target",
    "topmost_is",
    "transfer_tokens",
    "trigger_battle",
    "turn_dial",
    "unless_discards",
    "with_at_least",
]
