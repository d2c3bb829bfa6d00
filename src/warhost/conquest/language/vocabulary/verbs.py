"""Verbs and joints, as the cards of Conquest are written."""

from __future__ import annotations

from ....effects.language.choices import Target
from ....effects.language.effect import Effect
from ....effects.language.joints import EachPlayer
from ....effects.language.numbers import HowMany
from ....effects.language.select import Selector
from ...changes.common import (
    HasNumbers,
    TopRevealed,
)
from ..amending import Prevent
from ..battles import (
    ReverseChecks,
)
from ..conditions import TopmostIs
from ..dials import TurnDial
from ..entering import DeployNow, PutIntoPlay, PutTokens
from ..hands import (
    ChooseNumber,
    DiscardDownTo,
    LookAtHand,
    LookAtTop,
    UnlessDiscards,
)
from ..moving import TakePlanetBonus
from ..mutual import EachChooses, Fight
from ..piles import RemoveFromGame, RevealHand, ShuffleInto
from ..planets import WithAtLeast
from ..replacing import CopyEffects
from ..searching import RevealTop, SearchTop
from ..select import SameFaction
from ..strife import (
    CopyKeyword,
    Lose,
    RetreatUnits,
)
from ..taking import BecomeUnit, TakeControl
from ..verbs import (
    Exhaust,
    GainInitiative,
    HealHalf,
    HealUpTo,
    IndirectDamage,
    ReadyUp,
    Rout,
    Suffer,
    TransferTokens,
    TriggerBattle,
)

each_player = EachPlayer
exhaust = Exhaust
ready = ReadyUp
rout = Rout
gain_initiative = GainInitiative
put_into_play = PutIntoPlay
put_tokens = PutTokens
deploy = DeployNow
prevent = Prevent
transfer_tokens = TransferTokens
indirect = IndirectDamage
suffer = Suffer
heal_half = HealHalf
shuffle_into_deck = ShuffleInto
reveal_hand = RevealHand
heal_up_to = HealUpTo
same_faction = SameFaction
topmost_is = TopmostIs
turn_dial = TurnDial
take_planet_bonus = TakePlanetBonus
with_at_least = WithAtLeast
has_numbers = HasNumbers
take_control = TakeControl
remove_from_game = RemoveFromGame
reverse_checks = ReverseChecks
each_chooses = EachChooses
fight = Fight
top_revealed = TopRevealed
become_unit = BecomeUnit
copy_effects = CopyEffects
trigger_battle = TriggerBattle
look_at_hand = LookAtHand
look_at_top = LookAtTop
discard_down_to = DiscardDownTo
unless_discards = UnlessDiscards
choose_number = ChooseNumber
retreat = RetreatUnits
lose = Lose
copy_keyword = CopyKeyword
search = SearchTop
reveal_top = RevealTop


def target(of: Selector, effect: Effect, count: HowMany = 1, up_to: bool = False) -> Effect:
    """A target, or several; of "up to" so many there must be one, or nothing would come of it (CON-16.12)."""
    return Target(of, effect, count, up_to, fewest=1)


__all__ = [
    "become_unit",
    "choose_number",
    "copy_effects",
    "copy_keyword",
    "deploy",
    "discard_down_to",
    "each_chooses",
    "each_player",
    "exhaust",
    "fight",
    "gain_initiative",
    "has_numbers",
    "heal_half",
    "heal_up_to",
    "indirect",
    "look_at_hand",
    "look_at_top",
    "lose",
    "prevent",
    "put_into_play",
    "put_tokens",
    "ready",
    "remove_from_game",
    "retreat",
    "reveal_hand",
    "reveal_top",
    "reverse_checks",
    "rout",
    "same_faction",
    "search",
    "shuffle_into_deck",
    "suffer",
    "take_control",
    "take_planet_bonus",
    "target",
    "top_revealed",
    "topmost_is",
    "transfer_tokens",
    "trigger_battle",
    "turn_dial",
    "unless_discards",
    "with_at_least",
]
