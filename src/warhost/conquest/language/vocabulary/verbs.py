"""Verbs and joints, as the cards of Conquest are written."""

from __future__ import annotations

from ....effects.language.choices import Target
from ....effects.language.effect import Effect
from ....effects.language.joints import EachPlayer
from ....effects.language.numbers import HowMany
from ....effects.language.select import Selector
from ...changes.common import (
    BarsCopies,
    DeploysDiscarded,
    GainsSymbol,
    HasNumbers,
    MustPass,
    NoCommitting,
    PlaysDiscarded,
    SetsStat,
    ShieldsWith,
    Silences,
    TopRevealed,
)
from ...changes.fighting import CannotRout, MustAttack, MustDefend, RetreatDestroys
from ..amending import Amend, Cancel, DefendInstead, Prevent, Reassign
from ..battles import (
    AnotherSkirmish,
    AnotherTurn,
    BringPlanet,
    ForgoBattleAbility,
    ForgoBonuses,
    ResolveBattle,
    ReverseChecks,
    SwitchPlanets,
)
from ..conditions import TopmostIs
from ..dials import TurnDial
from ..entering import Attach, DeployNow, PutIntoPlay, PutTokens
from ..hands import (
    ChooseNumber,
    DiscardDownTo,
    LookAtHand,
    LookAtTop,
    NameType,
    PutOnDeck,
    ShuffleBack,
    UnlessDiscards,
)
from ..moving import CommitElsewhere, CommitHere, Infest, Move, MoveHere, MoveHome, RemoveInfestation, TakePlanetBonus
from ..mutual import EachChooses, Fight
from ..piles import PutOnPile, RemoveFromGame, RevealHand, ShuffleInto
from ..planets import WithAtLeast
from ..replacing import AttachToShielded, CopyEffects, Retarget, ReturnInstead, Spare
from ..reserve import DestroyReserve, LookAtReserve, PutInReserve, StrikeNow
from ..searching import RevealTop, SearchTop
from ..select import SameFaction
from ..strife import (
    CancelAttack,
    CancelMove,
    CopyKeyword,
    Double,
    Lose,
    MoveApart,
    RetreatUnits,
    SearchDeeper,
    Switch,
)
from ..taking import BecomeUnit, Capture, TakeControl
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
move = Move
move_here = MoveHere
move_home = MoveHome
infest = Infest
commit_here = CommitHere
gain_initiative = GainInitiative
look_at_reserve = LookAtReserve
destroy_reserve = DestroyReserve
put_in_reserve = PutInReserve
strike_now = StrikeNow
remove_infestation = RemoveInfestation
commit_elsewhere = CommitElsewhere
put_into_play = PutIntoPlay
put_tokens = PutTokens
attach = Attach
deploy = DeployNow
amend = Amend
prevent = Prevent
reassign = Reassign
cancel = Cancel
defend_instead = DefendInstead
transfer_tokens = TransferTokens
indirect = IndirectDamage
suffer = Suffer
heal_half = HealHalf
shuffle_into_deck = ShuffleInto
put_on_pile = PutOnPile
reveal_hand = RevealHand
heal_up_to = HealUpTo
same_faction = SameFaction
topmost_is = TopmostIs
turn_dial = TurnDial
take_planet_bonus = TakePlanetBonus
with_at_least = WithAtLeast
must_defend = MustDefend
no_committing = NoCommitting
must_pass = MustPass
sets_stat = SetsStat
has_numbers = HasNumbers
take_control = TakeControl
deploys_discarded = DeploysDiscarded
plays_discarded = PlaysDiscarded
remove_from_game = RemoveFromGame
return_instead = ReturnInstead
spare = Spare
attach_to_shielded = AttachToShielded
must_attack = MustAttack
silences = Silences
gains_symbol = GainsSymbol
another_skirmish = AnotherSkirmish
another_turn = AnotherTurn
resolve_battle = ResolveBattle
reverse_checks = ReverseChecks
forgo_battle_ability = ForgoBattleAbility
forgo_bonuses = ForgoBonuses
each_chooses = EachChooses
fight = Fight
switch_planets = SwitchPlanets
bring_planet = BringPlanet
shields_with = ShieldsWith
retarget = Retarget
retreat_destroys = RetreatDestroys
cannot_rout = CannotRout
top_revealed = TopRevealed
become_unit = BecomeUnit
capture = Capture
bars_copies = BarsCopies
copy_effects = CopyEffects
trigger_battle = TriggerBattle
look_at_hand = LookAtHand
look_at_top = LookAtTop
discard_down_to = DiscardDownTo
unless_discards = UnlessDiscards
put_on_deck = PutOnDeck
shuffle_back = ShuffleBack
name_type = NameType
choose_number = ChooseNumber
cancel_attack = CancelAttack
cancel_move = CancelMove
double = Double
search_deeper = SearchDeeper
retreat = RetreatUnits
switch = Switch
move_apart = MoveApart
lose = Lose
copy_keyword = CopyKeyword
search = SearchTop
reveal_top = RevealTop


def target(of: Selector, effect: Effect, count: HowMany = 1, up_to: bool = False) -> Effect:
    """A target, or several; of "up to" so many there must be one, or nothing would come of it (CON-16.12)."""
    return Target(of, effect, count, up_to, fewest=1)


def pick(of: Selector, effect: Effect) -> Effect:
    """Something chosen with the targets that is none: what pays a cost of which the rest of the text speaks."""
    return Target(of, effect, aimed=False)


__all__ = [
    "amend",
    "another_skirmish",
    "another_turn",
    "attach",
    "attach_to_shielded",
    "bars_copies",
    "become_unit",
    "bring_planet",
    "cancel",
    "cancel_attack",
    "cancel_move",
    "cannot_rout",
    "capture",
    "choose_number",
    "commit_elsewhere",
    "commit_here",
    "copy_effects",
    "copy_keyword",
    "defend_instead",
    "deploy",
    "deploys_discarded",
    "destroy_reserve",
    "discard_down_to",
    "double",
    "each_chooses",
    "each_player",
    "exhaust",
    "fight",
    "forgo_battle_ability",
    "forgo_bonuses",
    "gain_initiative",
    "gains_symbol",
    "has_numbers",
    "heal_half",
    "heal_up_to",
    "indirect",
    "infest",
    "look_at_hand",
    "look_at_reserve",
    "look_at_top",
    "lose",
    "move",
    "move_apart",
    "move_here",
    "move_home",
    "must_attack",
    "must_defend",
    "must_pass",
    "name_type",
    "no_committing",
    "pick",
    "plays_discarded",
    "prevent",
    "put_in_reserve",
    "put_into_play",
    "put_on_deck",
    "put_on_pile",
    "put_tokens",
    "ready",
    "reassign",
    "remove_from_game",
    "remove_infestation",
    "resolve_battle",
    "retarget",
    "retreat",
    "retreat_destroys",
    "return_instead",
    "reveal_hand",
    "reveal_top",
    "reverse_checks",
    "rout",
    "same_faction",
    "search",
    "search_deeper",
    "sets_stat",
    "shields_with",
    "shuffle_back",
    "shuffle_into_deck",
    "silences",
    "spare",
    "strike_now",
    "suffer",
    "switch",
    "switch_planets",
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
