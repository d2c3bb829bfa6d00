"""Verbs and joints, as the cards of Invasion are written."""

from __future__ import annotations

from ....effects.language.choices import Target
from ....effects.language.effect import Effect
from ....effects.language.joints import EachPlayer
from ....effects.language.select import Selector
from ....effects.language.sets import IT
from ....effects.language.verbs import BURIED, Draw, Leave
from ..verbs.common import (
    Cancel,
    CopyTactic,
    Corrupt,
    MoveToZone,
    RedirectAttack,
    Restoring,
    RevealAndPlay,
    TurnFaceup,
)
from ..verbs.damage import (
    CancelAssigned,
    DealDivided,
    Fight,
    IndirectDamage,
    RedirectAssigned,
    RemoveDamage,
)
from ..verbs.facedown import DevelopAtRandom, TurnFacedown
from ..verbs.fighting import AttackElsewhere, DeclareNow, RemoveFromCombat
from ..verbs.flow import AnotherBattlefieldPhase, AttackNow, CancelAttack, CloseChain, SkipRest
from ..verbs.looking import (
    DrawBottom,
    EachDraws,
    LookAtHand,
    LookAtTop,
    PutOnDeck,
    RevealHand,
    RevealTop,
    Search,
    SearchTop,
    ShuffleDeck,
    ShuffleInto,
)
from ..verbs.naming import NameCard, NameNumber, NameTrait
from ..verbs.placing import AttachCard, MoveInto, PutEach, PutIntoPlay, PutTogether
from ..verbs.revealing import AtRandom, DiscardRest, Reveal, RevealFromHand
from ..verbs.shaping import (
    Burn,
    DevelopCards,
    DevelopThis,
    DevelopTop,
    Douse,
    LayResources,
    OntoQuest,
    Rearrange,
    UseNecromancy,
)
from ..verbs.taking import PlayNow, TakeControl

target = Target
corrupt = Corrupt
restore = Restoring
develop_top = DevelopTop
move = MoveToZone
move_into = MoveInto
put_into_play = PutIntoPlay
put_together = PutTogether
indirect = IndirectDamage
cancel = Cancel
cancel_assigned = CancelAssigned
copy_tactic = CopyTactic
redirect_attack = RedirectAttack
redirect_assigned = RedirectAssigned
declare_now = DeclareNow
attack_elsewhere = AttackElsewhere
remove_from_combat = RemoveFromCombat
deal_divided = DealDivided
remove_damage = RemoveDamage
search_into_zone = SearchTop
search = Search
reveal_top = RevealTop
reveal_hand = RevealHand
look_at_top = LookAtTop
look_at_hand = LookAtHand
put_on_deck = PutOnDeck
attach_card = AttachCard
put_each = PutEach
take_control = TakeControl
play_now = PlayNow
reveal_from_hand = RevealFromHand
reveal = Reveal
at_random = AtRandom
discard_rest = DiscardRest
turn_facedown = TurnFacedown
develop_at_random = DevelopAtRandom
fight = Fight
draw_bottom = DrawBottom
shuffle_deck = ShuffleDeck
shuffle_into_deck = ShuffleInto
reveal_and_play = RevealAndPlay
turn_faceup = TurnFaceup
attack_now = AttackNow
skip_rest = SkipRest
another_battlefield_phase = AnotherBattlefieldPhase
close_chain = CloseChain
develop_this = DevelopThis
develop_cards = DevelopCards
rearrange = Rearrange
onto_quest = OntoQuest
burn = Burn
douse = Douse
lay_resources = LayResources
use_necromancy = UseNecromancy
cancel_attack = CancelAttack
name_card = NameCard
name_trait = NameTrait
name_number = NameNumber


def put_under_deck(of: Selector = IT) -> Effect:
    """Put cards in play under their owners' decks."""
    return Leave(BURIED, of)


def each_player(effect: Effect, *, you_first: bool = False) -> Effect:
    """Every player does it, the active one or you first; drawing is done together (INV-5.13)."""
    return EachDraws(effect) if isinstance(effect, Draw) else EachPlayer(effect, you_first)


__all__ = [
    "another_battlefield_phase",
    "at_random",
    "attach_card",
    "attack_elsewhere",
    "attack_now",
    "burn",
    "cancel",
    "cancel_assigned",
    "cancel_attack",
    "close_chain",
    "copy_tactic",
    "corrupt",
    "deal_divided",
    "declare_now",
    "develop_at_random",
    "develop_cards",
    "develop_this",
    "develop_top",
    "discard_rest",
    "douse",
    "draw_bottom",
    "each_player",
    "fight",
    "indirect",
    "lay_resources",
    "look_at_hand",
    "look_at_top",
    "move",
    "move_into",
    "name_card",
    "name_number",
    "name_trait",
    "onto_quest",
    "play_now",
    "put_each",
    "put_into_play",
    "put_on_deck",
    "put_together",
    "put_under_deck",
    "rearrange",
    "redirect_assigned",
    "redirect_attack",
    "remove_damage",
    "remove_from_combat",
    "restore",
    "reveal",
    "reveal_and_play",
    "reveal_from_hand",
    "reveal_hand",
    "reveal_top",
    "search",
    "search_into_zone",
    "shuffle_deck",
    "shuffle_into_deck",
    "skip_rest",
    "take_control",
    "target",
    "turn_facedown",
    "turn_faceup",
    "use_necromancy",
]
