"""The card language of Invasion: its own words, on top of those that both card games share."""

from __future__ import annotations

from typing import Final

from ...effects import language
from ...effects.abilities import ANYWHERE, FORCED, PLAY, TRIGGERED, Ability, Change, When
from ...effects.conditions import ALWAYS, Condition
from ...effects.effect import Effect
from ...effects.joints import EachPlayer, Target
from ...effects.language import Happening, floating, number_is, stat_of, tokens_on
from ...effects.lasting import NEXT_BATTLE, UNTIL_USED
from ...effects.numbers import HappenedThisTurn, Number
from ...effects.select import ALL, IT, THIS, YOURS, Marked, OfFaction, Printed, SamePlace, Selector
from ...effects.texts import Part
from ...effects.verbs import BURIED, DESTROYED, SACRIFICED, Draw, Leave
from .. import words
from ..card import ANY_ZONE, Attaches, Drafts, Instead, PlaysInto, StartsInPlay, WhereX, text
from ..words import (
    AMBUSH,
    AS_ATTACHMENT,
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    BEGINNING,
    CANNOT_ATTACK,
    CANNOT_ATTACK_ALONE,
    CANNOT_BE_CORRUPTED,
    CANNOT_BE_RESTORED,
    CANNOT_DEFEND,
    CANNOT_DEFEND_ALONE,
    CAPITAL_FIRST,
    CAPITAL_PHASE,
    COMBAT_DAMAGE,
    COUNTERSTRIKE,
    CUTS_SUPPLY,
    DEVELOPMENT,
    FEARED,
    HIT_POINTS,
    KEEPS_HIT_POINTS,
    KINGDOM,
    KINGDOM_PHASE,
    LEGEND,
    MUST_ATTACK,
    MUST_DEFEND,
    NECROMANCY,
    POWER,
    QUEST,
    QUEST_CARD,
    QUEST_PHASE,
    RAIDER,
    REINFORCES,
    SABOTAGES,
    SAVAGE,
    SCOUT,
    SHIFTS_TIDES,
    STRIKES_ALL,
    SUPPORT,
    TACTIC,
    TOUGHNESS,
    UNASSIGNABLE,
    UNIT,
)
from .announcing import FROM_HAND
from .becoming import AttachThis
from .beneath import (
    EXPERIENCE,
    WITH_CARDS,
    YOU_STRUCK_CAPITAL,
    CardsOn,
    GainExperience,
    LayBeneath,
    SacrificeForCards,
    TakeExperience,
    TakeOrAttach,
)
from .changes import (
    DEVELOPED_HERE,
    EITHER,
    AddsPower,
    AnyTime,
    AttacksFrom,
    AttacksOnly,
    CancelDamage,
    CannotStay,
    ChoosesDiscard,
    Controls,
    CostChange,
    CountsAs,
    DamageCountsTwice,
    DefencePrice,
    DefendsAnywhere,
    DefendsCapital,
    DestroyedIfHealed,
    DiscardLocked,
    DrawLimit,
    DrawsFewer,
    EntersCorrupted,
    EntersDamaged,
    EntersWithTokens,
    IgnoresLoyalty,
    IndirectInOrder,
    IsDevelopment,
    Joins,
    MoreDamage,
    MoreIndirect,
    MultiplyDamage,
    NoActions,
    NoCancelling,
    NotAttacked,
    PaysWithDamage,
    PaysWithTokens,
    PlaysFrom,
    PreventDamage,
    RedirectDamage,
    SearchesMore,
    SkipsPhase,
    TargetDiscard,
    TargetPrice,
    TopRevealed,
    Untargetable,
    WinsEmpty,
    ZonesToBurn,
)
from .conditions import (
    ANOTHER_ZONE_STANDS,
    COMBAT_OVER,
    DAMAGE_ASSIGNED,
    DAMAGE_ASSIGNED_TO_THIS,
    IN_AMBUSH_STEP,
    IN_COMBAT,
    OUTNUMBERED,
    SECOND_ATTACK,
    THIS_ZONE_ATTACKED,
    YOU_ARE_ATTACKED,
    YOU_DEFEND,
    DidNotAttack,
    PhaseJustBegun,
    PlayedThisTurn,
    YouBurn,
)
from .culling import EVERY_ZONE, KeepSome
from .facedown import DevelopAtRandom, Examine, RevealDevelopments, TurnFacedown
from .fighting import ATTACK_STRUCK, DEFENDERS_DECLARED, DeclareNow, RemoveFromCombat
from .flow import AnotherBattlefieldPhase, AttackNow, CancelAttack, CloseChain, SkipRest
from .leaving import (
    AS_DEVELOPMENT,
    INTO_KINGDOM,
    IS_BEING_DESTROYED,
    KEPT_UNDER,
    STAYS,
    TO_HAND,
    UNDER_DECK,
    WOULD_BE_DESTROYED,
    WOULD_BE_DISCARDED,
    WOULD_BE_DISCARDED_OR_RETURNED,
    WOULD_LEAVE,
    KeptHere,
    LeavesInstead,
    NotedHere,
    NoteWhich,
    TotalCost,
)
from .looking import LookAtHand, LookAtTop, PutOnDeck, RevealHand, RevealTop, Search
from .naming import NAMED, WITH_NAMED_TRAIT, NameCard, NameNumber, NameTrait
from .numbers import (
    AFFORDABLE,
    CARDS_IN_DECK,
    COST_SPREAD,
    DAMAGE_IN_ALL,
    DISCARDED_COST,
    HighestLoyalty,
    LoyaltyOf,
    PrintedPower,
)
from .permissions import (
    AmbushCost,
    CannotBePlayed,
    LosesAbilities,
    MoreDevelopments,
    MoreLimited,
    NoAttacks,
    NoDeveloping,
    OncePerTitle,
    QuestsTogether,
    TakesDamage,
)
from .placing import (
    ANY_OF_YOURS,
    DEFENDING_ZONE,
    HERE_ZONE,
    ITS_ZONE,
    THAT_ZONE,
    AttachCard,
    MoveInto,
    PutEach,
    PutIntoPlay,
    PutTogether,
)
from .revealing import AtRandom, DiscardRest, Reveal, RevealFromHand
from .select import (
    ACTION_JUST_USED,
    ATTACHMENTS,
    ATTACKED_THIS_PHASE,
    ATTACKED_THIS_TURN,
    ATTACKED_THIS_ZONE,
    ATTACKERS,
    ATTACKING_ALONE,
    BURNING_SECTIONS,
    BY_ANOTHER,
    COPY_IN_PLAY,
    COPY_OF_THAT,
    CORRESPONDING,
    CORRESPONDING_TO_IT,
    CORRESPONDING_TO_TARGET,
    CORRUPTED_CARDS,
    DEFENDED_THIS_TURN,
    DEFENDERS,
    DEFENDING_ALONE,
    DEVELOPMENTS,
    DISCARDED_THIS_TURN,
    FACEDOWN_CARDS,
    FIGHTERS,
    FOUGHT_THIS_PHASE,
    FOUGHT_THIS_TURN,
    HELD_BACK_THIS_PHASE,
    HERE,
    HEROES,
    IN_ATTACKED_ZONE,
    IN_BATTLEFIELD,
    IN_BURNING_ZONE,
    IN_DEFENDING_ZONE,
    IN_ENEMY_HAND,
    IN_ITS_ZONE,
    IN_KINGDOM,
    IN_QUEST,
    JUST_ATTACKED,
    LEGENDS,
    NOT_OWNED,
    OF_CAPITAL,
    OPPOSED,
    OPPOSING,
    PARTICIPANTS,
    QUESTING,
    QUESTING_HERE,
    QUESTS,
    SECTIONS,
    SUPPORTS,
    TACTIC_JUST_PLAYED,
    TACTICS,
    THAT_ACTION,
    THIS_ZONE,
    TOP_OF_DECK,
    UNDEVELOPED,
    UNIQUE,
    UNITS,
    WITH_QUESTER,
    WITHOUT_UNITS,
    AimingAt,
    Bearing,
    CostExtreme,
    FacedownFace,
    HitPointsBelow,
    InZone,
    InZoneWith,
    JustPlayed,
    JustTriggered,
    QuestingOn,
    RemainingBelow,
    TitleWord,
    TopDiscarded,
    WithDevelopments,
    WithKeyword,
    WithZoneAbility,
)
from .shaping import (
    Burn,
    DevelopAnywhere,
    DevelopCards,
    DevelopThis,
    Douse,
    LayResources,
    OntoQuest,
    Rearrange,
    UseNecromancy,
)
from .swapping import OF_HOSTS_CONTROLLER, AnyPlayerMay, AsIfAmbushed, DrawUpTo, StrikeWith, SwitchQuest
from .taking import ALL_COSTS, LOYALTY_ALONE, NO_COSTS, NO_LOYALTY, NO_RESOURCES, PlayNow, TakeControl
from .verbs import (
    Attached,
    Cancel,
    CancelAssigned,
    CopyTactic,
    Corrupt,
    DealDivided,
    DevelopTop,
    DrawBottom,
    EachDraws,
    Fight,
    IndirectDamage,
    MoveToZone,
    RedirectAnyAssigned,
    RedirectAssigned,
    RedirectAttack,
    RemoveDamage,
    Restoring,
    RevealAndPlay,
    SearchTop,
    ShuffleDeck,
    ShuffleInto,
    TurnFaceup,
)
from .warding import ActionTax, Diverts, HandLimit, JoinsOthers, NoEntry

# --- sets -------------------------------------------------------------------------------------------------------

DWARF: Final = OfFaction(words.DWARF)
EMPIRE: Final = OfFaction(words.EMPIRE)
HIGH_ELF: Final = OfFaction(words.HIGH_ELF)
ORC: Final = OfFaction(words.ORC)
CHAOS: Final = OfFaction(words.CHAOS)
DARK_ELF: Final = OfFaction(words.DARK_ELF)
NEUTRAL: Final = OfFaction(words.NEUTRAL)
CAPITAL: Final = SECTIONS - Marked(words.BURNING)  # damage cannot be assigned to what burns (INV-4.5)
UNIT_CARDS: Final = Printed(UNIT)
SUPPORT_CARDS: Final = Printed(SUPPORT)
QUEST_CARDS: Final = Printed(QUEST_CARD)
TACTIC_CARDS: Final = Printed(TACTIC)
LEGEND_CARDS: Final = Printed(LEGEND)
aiming_at = AimingAt
remaining_below = RemainingBelow
hit_points_below = HitPointsBelow
top_discarded = TopDiscarded
just_triggered = JustTriggered
in_zone_with = InZoneWith
title_word = TitleWord
with_keyword = WithKeyword
bearing = Bearing
questing_on = QuestingOn
facedown = FacedownFace
IN_ITS_PLACE: Final = SamePlace(1)
with_developments = WithDevelopments


def with_zone_ability(*zones: int) -> Selector:
    """With a printed ability that works in one of these zones only."""
    return WithZoneAbility(zones)


def just_played(kinds: int, of: Selector = ALL) -> Selector:
    """A card of these kinds, and of a set, that was just played: on the chain."""
    return JustPlayed(kinds, of)


def lowest_cost(of: Selector) -> Selector:
    """Of the cards of a set, those with the lowest printed cost."""
    return CostExtreme(of)


def highest_cost(of: Selector) -> Selector:
    """Of the cards of a set, those with the highest printed cost."""
    return CostExtreme(of, highest=True)


# --- what happens -----------------------------------------------------------------------------------------------

TURN_BEGINS: Final = Happening(words.TURN_BEGINS)
TURN_ENDS: Final = Happening(words.TURN_ENDS)
PHASE_BEGINS: Final = Happening(words.PHASE_BEGINS)
PHASE_ENDS: Final = Happening(words.PHASE_ENDS)
ENTERS_PLAY: Final = Happening(words.ENTERS_PLAY)
ENTERS_FROM_HAND: Final = Happening(words.ENTERS_FROM_HAND)
ENTERS_ZONE: Final = Happening(words.ENTERS_ZONE)
LEAVES_PLAY: Final = Happening(words.LEAVES_PLAY)
IS_DESTROYED: Final = Happening(words.IS_DESTROYED)
IS_SACRIFICED: Final = Happening(words.IS_SACRIFICED)
ENTERS_DISCARD: Final = Happening(words.ENTERS_DISCARD)
IS_DAMAGED: Final = Happening(words.IS_DAMAGED)
DEALS_COMBAT_DAMAGE: Final = Happening(words.DEALS_COMBAT_DAMAGE)
IS_CORRUPTED: Final = Happening(words.IS_CORRUPTED)
IS_HEALED: Final = Happening(words.IS_HEALED)
ATTACKS: Final = Happening(words.ATTACKS)
DEFENDS: Final = Happening(words.DEFENDS)
ZONE_ATTACKED: Final = Happening(words.ZONE_ATTACKED)
SURVIVES_COMBAT: Final = Happening(words.SURVIVES_COMBAT)
PLAYED: Final = Happening(words.PLAYED)
PLAYED_DEVELOPMENT: Final = Happening(words.PLAYED_DEVELOPMENT)
COLLECTED: Final = Happening(words.COLLECTED)
BURNED: Final = Happening(words.BURNED)
DRAWN: Final = Happening(words.DRAWN)
TURNS_FACEUP: Final = Happening(words.TURNS_FACEUP)
ENTERS_DISCARD_FROM_PLAY: Final = Happening(words.ENTERS_DISCARD_FROM_PLAY)
DISCARDS_FROM_HAND: Final = Happening(words.DISCARDS_FROM_HAND)
IS_OPPOSED: Final = Happening(words.IS_OPPOSED)
AMBUSHES: Final = Happening(words.AMBUSHES)
IS_RESTORED: Final = Happening(words.IS_RESTORED)
PLAYED_INTO: Final = Happening(words.PLAYED_INTO)
IS_DISCARDED: Final = Happening(words.IS_DISCARDED)
ZONE_NAMED: Final = Happening(words.ZONE_NAMED)
IS_ATTACHED: Final = Happening(words.IS_ATTACHED)
POWER_COUNTED: Final = Happening(words.POWER_COUNTED)
MOVES: Final = Happening(words.MOVES)
ABILITY_TRIGGERED: Final = Happening(words.ABILITY_TRIGGERED)
ACTION_TRIGGERED: Final = Happening(words.ACTION_TRIGGERED)
DRAWN_FOR_QUEST: Final = Happening(words.DRAWN_FOR_QUEST)
DISCARDED_FROM_DECK: Final = Happening(words.DISCARDED_FROM_DECK)
DISCARDED_FROM_HAND: Final = Happening(words.DISCARDED_FROM_HAND)
TOKENS_PLACED: Final = Happening(words.TOKENS_PLACED)
DAMAGE_PLACED: Final = Happening(words.DAMAGE_PLACED)
YOUR_TURN_BEGINS: Final = language.after(TURN_BEGINS, whom=language.YOU)
HOSTS_TURN_BEGINS: Final = language.after(TURN_BEGINS, whom=language.HOSTS_CONTROLLER)
HOSTS_TURN_ENDS: Final = language.after(TURN_ENDS, whom=language.HOSTS_CONTROLLER)
YOUR_TURN_ENDS: Final = language.after(TURN_ENDS, whom=language.YOU)
EACH_PHASE_ENDS: Final = language.after(PHASE_ENDS)

# --- abilities --------------------------------------------------------------------------------------------------


def triggered(
    when: When,
    effect: Effect,
    *,
    zone: int = ANYWHERE,
    only: Condition = ALWAYS,
    optional: bool = False,
    meanwhile: tuple[Change, ...] = (),
    hand: bool = False,
) -> Ability:
    """A constant effect with a trigger condition (INV-9.6); `optional` says "you may", `meanwhile` what holds until.

    With `hand` it works out of the hand, where its player is asked whether he holds it or not.
    """
    return Ability(TRIGGERED, effect, when, meanwhile, zone=zone, only=only, optional=optional, hand=hand)


def forced_change(change: Change, *, zone: int = ANYWHERE) -> Ability:
    """Forced: a change of what would happen."""
    return Ability(FORCED, changes=(change,), zone=zone)


def attaches(to: Selector, *, zone: int = ANY_ZONE, anybodys: bool = False, then: Effect | None = None) -> Attaches:
    """Attach to a target, perhaps in a zone of yours, which counts only then (INV-18.6); then something may happen.

    With `anybodys` it is such a zone of any player.
    """
    of = to if zone == ANY_ZONE else to & InZone(zone) if anybodys else to & YOURS & InZone(zone)
    return Attaches(to, Ability(PLAY, Target(of, then if then is not None else Attached())))


def later(when: When, effect: Effect) -> Effect:
    """Once something happens this turn, this happens, too."""
    return floating(language.forced(when, effect))


drafts = Drafts
starts_in_play = StartsInPlay
instead = Instead
where_x = WhereX


def plays_into(zones: Selector) -> Part:
    """The card may enter only zones of yours of a set."""
    return PlaysInto(zones)


def plays_abroad(*, his: bool = False) -> Part:
    """The card is played into any zone of an opponent, under your control, or under his (INV-39.43, INV-39.45)."""
    return PlaysInto(ALL, enemy=True, his=his)


# --- verbs and joints -------------------------------------------------------------------------------------------

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
remove_from_combat = RemoveFromCombat
redirect_any_assigned = RedirectAnyAssigned
deal_divided = DealDivided
remove_damage = RemoveDamage
search = SearchTop
search_for = Search
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
reveal_developments = RevealDevelopments
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
develop_anywhere = DevelopAnywhere
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


# --- numbers and conditions -------------------------------------------------------------------------------------

burning = YouBurn
loyalty_of = LoyaltyOf
highest_loyalty = HighestLoyalty
printed_power = PrintedPower
at_beginning = PhaseJustBegun
played_this_turn = PlayedThisTurn
did_not_attack = DidNotAttack


def power_of(of: Selector = IT) -> Number:
    """The power of a card."""
    return stat_of(POWER, of)


def happened_this_turn(what: Happening, kinds: int = 0, yours: bool = False) -> Number:
    """How often something happened this turn to cards of a printed kind, to anybody's or to one's own."""
    return HappenedThisTurn(what.after, kinds, yours)


def tokens_at_least(least: int) -> Condition:
    """There are at least so many resource tokens on this card."""
    return number_is(tokens_on(THIS), least)


cards_on = CardsOn
gain_experience = GainExperience
attach_as_experience = LayBeneath
take_experience = TakeExperience
sacrifice_for_cards = SacrificeForCards
no_entry = NoEntry
action_tax = ActionTax
diverts = Diverts
hand_limit = HandLimit
joins_others = JoinsOthers
switch_quest = SwitchQuest
as_if_ambushed = AsIfAmbushed
any_player_may = AnyPlayerMay
draw_up_to = DrawUpTo
strike_with = StrikeWith
take_or_attach = TakeOrAttach

# --- what constant effects say ----------------------------------------------------------------------------------

costs = CostChange
ignores_loyalty = IgnoresLoyalty
target_price = TargetPrice
cancel_damage = CancelDamage
redirect_damage = RedirectDamage
multiply_damage = MultiplyDamage
enters_corrupted = EntersCorrupted
enters_damaged = EntersDamaged
enters_with_tokens = EntersWithTokens
untargetable = Untargetable
pays_with_tokens = PaysWithTokens
defends_anywhere = DefendsAnywhere
pays_with_damage = PaysWithDamage
leaves_instead = LeavesInstead
KEPT_HERE: Final = KeptHere()
NOTED_HERE: Final = NotedHere()
total_cost = TotalCost
note_which = NoteWhich
attach_this = AttachThis
keep_some = KeepSome
examine = Examine
controls = Controls
is_development = IsDevelopment
counts_as = CountsAs
attacks_from = AttacksFrom
defends_capital = DefendsCapital
zones_to_burn = ZonesToBurn
skips_phase = SkipsPhase
more_damage = MoreDamage
more_indirect = MoreIndirect
INDIRECT_IN_ORDER: Final = IndirectInOrder()
prevent_damage = PreventDamage
destroyed_if_healed = DestroyedIfHealed
damage_counts_twice = DamageCountsTwice
NO_ACTIONS: Final = NoActions()
adds_power = AddsPower
NOT_ATTACKED: Final = NotAttacked()
attacks_only = AttacksOnly
joins = Joins
defence_price = DefencePrice
NO_CANCELLING: Final = NoCancelling()
draw_limit = DrawLimit
draws_fewer = DrawsFewer
top_revealed = TopRevealed
plays_from = PlaysFrom
target_discard = TargetDiscard
CHOOSES_DISCARD: Final = ChoosesDiscard()
WINS_EMPTY: Final = WinsEmpty()
DISCARD_LOCKED: Final = DiscardLocked()
ANY_TIME: Final = AnyTime()
SEARCHES_MORE: Final = SearchesMore()
more_developments = MoreDevelopments
more_limited = MoreLimited
loses_abilities = LosesAbilities
cannot_be_played = CannotBePlayed
ambush_costs = AmbushCost
NO_DEVELOPING: Final = NoDeveloping()
NO_ATTACKS: Final = NoAttacks()
ONCE_PER_TITLE: Final = OncePerTitle()
QUESTS_TOGETHER: Final = QuestsTogether()
no_cancelling = NoCancelling
TAKES_DAMAGE: Final = TakesDamage()


def destroyed(of: Selector) -> Change:
    """Cards of a set are destroyed, as soon as it holds."""
    return CannotStay(of, DESTROYED)


def sacrificed(of: Selector) -> Change:
    """Cards of a set are sacrificed, as soon as it holds."""
    return CannotStay(of, SACRIFICED)


__all__ = [
    "ABILITY_TRIGGERED",
    "ACTION_JUST_USED",
    "ACTION_TRIGGERED",
    "AFFORDABLE",
    "ALL_COSTS",
    "AMBUSH",
    "AMBUSHES",
    "ANOTHER_ZONE_STANDS",
    "ANY_OF_YOURS",
    "ANY_TIME",
    "AS_ATTACHMENT",
    "AS_DEVELOPMENT",
    "ATTACHMENTS",
    "ATTACKED_THIS_PHASE",
    "ATTACKED_THIS_TURN",
    "ATTACKED_THIS_ZONE",
    "ATTACKERS",
    "ATTACKING_ALONE",
    "ATTACKS",
    "ATTACK_STRUCK",
    "BATTLEFIELD",
    "BATTLEFIELD_PHASE",
    "BEGINNING",
    "BURNED",
    "BURNING_SECTIONS",
    "BY_ANOTHER",
    "CANNOT_ATTACK",
    "CANNOT_ATTACK_ALONE",
    "CANNOT_BE_CORRUPTED",
    "CANNOT_BE_RESTORED",
    "CANNOT_DEFEND",
    "CANNOT_DEFEND_ALONE",
    "CAPITAL",
    "CAPITAL_FIRST",
    "CAPITAL_PHASE",
    "CARDS_IN_DECK",
    "CHAOS",
    "CHOOSES_DISCARD",
    "COLLECTED",
    "COMBAT_DAMAGE",
    "COMBAT_OVER",
    "COPY_IN_PLAY",
    "COPY_OF_THAT",
    "CORRESPONDING",
    "CORRESPONDING_TO_IT",
    "CORRESPONDING_TO_TARGET",
    "CORRUPTED_CARDS",
    "COST_SPREAD",
    "COUNTERSTRIKE",
    "CUTS_SUPPLY",
    "DAMAGE_ASSIGNED",
    "DAMAGE_ASSIGNED_TO_THIS",
    "DAMAGE_IN_ALL",
    "DAMAGE_PLACED",
    "DARK_ELF",
    "DEALS_COMBAT_DAMAGE",
    "DEFENDED_THIS_TURN",
    "DEFENDERS",
    "DEFENDERS_DECLARED",
    "DEFENDING_ALONE",
    "DEFENDING_ZONE",
    "DEFENDS",
    "DEVELOPED_HERE",
    "DEVELOPMENT",
    "DEVELOPMENTS",
    "DISCARDED_COST",
    "DISCARDED_FROM_DECK",
    "DISCARDED_FROM_HAND",
    "DISCARDED_THIS_TURN",
    "DISCARDS_FROM_HAND",
    "DISCARD_LOCKED",
    "DRAWN",
    "DRAWN_FOR_QUEST",
    "DWARF",
    "EACH_PHASE_ENDS",
    "EITHER",
    "EMPIRE",
    "ENTERS_DISCARD",
    "ENTERS_DISCARD_FROM_PLAY",
    "ENTERS_FROM_HAND",
    "ENTERS_PLAY",
    "ENTERS_ZONE",
    "EVERY_ZONE",
    "EXPERIENCE",
    "FACEDOWN_CARDS",
    "FEARED",
    "FIGHTERS",
    "FOUGHT_THIS_PHASE",
    "FOUGHT_THIS_TURN",
    "FROM_HAND",
    "HELD_BACK_THIS_PHASE",
    "HERE",
    "HERE_ZONE",
    "HEROES",
    "HIGH_ELF",
    "HIT_POINTS",
    "HOSTS_TURN_BEGINS",
    "HOSTS_TURN_ENDS",
    "INDIRECT_IN_ORDER",
    "INTO_KINGDOM",
    "IN_AMBUSH_STEP",
    "IN_ATTACKED_ZONE",
    "IN_BATTLEFIELD",
    "IN_BURNING_ZONE",
    "IN_COMBAT",
    "IN_DEFENDING_ZONE",
    "IN_ENEMY_HAND",
    "IN_ITS_PLACE",
    "IN_ITS_ZONE",
    "IN_KINGDOM",
    "IN_QUEST",
    "IS_ATTACHED",
    "IS_BEING_DESTROYED",
    "IS_CORRUPTED",
    "IS_DAMAGED",
    "IS_DESTROYED",
    "IS_DISCARDED",
    "IS_HEALED",
    "IS_OPPOSED",
    "IS_RESTORED",
    "IS_SACRIFICED",
    "ITS_ZONE",
    "JUST_ATTACKED",
    "KEEPS_HIT_POINTS",
    "KEPT_HERE",
    "KEPT_UNDER",
    "KINGDOM",
    "KINGDOM_PHASE",
    "LEAVES_PLAY",
    "LEGEND",
    "LEGENDS",
    "LEGEND_CARDS",
    "LOYALTY_ALONE",
    "MOVES",
    "MUST_ATTACK",
    "MUST_DEFEND",
    "NAMED",
    "NECROMANCY",
    "NEUTRAL",
    "NEXT_BATTLE",
    "NOTED_HERE",
    "NOT_ATTACKED",
    "NOT_OWNED",
    "NO_ACTIONS",
    "NO_ATTACKS",
    "NO_COSTS",
    "NO_DEVELOPING",
    "NO_LOYALTY",
    "NO_RESOURCES",
    "OF_CAPITAL",
    "OF_HOSTS_CONTROLLER",
    "ONCE_PER_TITLE",
    "OPPOSED",
    "OPPOSING",
    "ORC",
    "OUTNUMBERED",
    "PARTICIPANTS",
    "PHASE_BEGINS",
    "PHASE_ENDS",
    "PLAYED",
    "PLAYED_DEVELOPMENT",
    "PLAYED_INTO",
    "POWER",
    "POWER_COUNTED",
    "QUEST",
    "QUESTING",
    "QUESTING_HERE",
    "QUESTS",
    "QUESTS_TOGETHER",
    "QUEST_CARD",
    "QUEST_CARDS",
    "QUEST_PHASE",
    "RAIDER",
    "REINFORCES",
    "SABOTAGES",
    "SAVAGE",
    "SCOUT",
    "SEARCHES_MORE",
    "SECOND_ATTACK",
    "SECTIONS",
    "SHIFTS_TIDES",
    "STAYS",
    "STRIKES_ALL",
    "SUPPORT",
    "SUPPORTS",
    "SUPPORT_CARDS",
    "SURVIVES_COMBAT",
    "TACTIC",
    "TACTICS",
    "TACTIC_CARDS",
    "TACTIC_JUST_PLAYED",
    "TAKES_DAMAGE",
    "THAT_ACTION",
    "THAT_ZONE",
    "THIS_ZONE",
    "THIS_ZONE_ATTACKED",
    "TOKENS_PLACED",
    "TOP_OF_DECK",
    "TOUGHNESS",
    "TO_HAND",
    "TURNS_FACEUP",
    "TURN_BEGINS",
    "TURN_ENDS",
    "UNASSIGNABLE",
    "UNDER_DECK",
    "UNDEVELOPED",
    "UNIQUE",
    "UNIT",
    "UNITS",
    "UNIT_CARDS",
    "UNTIL_USED",
    "WINS_EMPTY",
    "WITHOUT_UNITS",
    "WITH_CARDS",
    "WITH_NAMED_TRAIT",
    "WITH_QUESTER",
    "WOULD_BE_DESTROYED",
    "WOULD_BE_DISCARDED",
    "WOULD_BE_DISCARDED_OR_RETURNED",
    "WOULD_LEAVE",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "YOU_ARE_ATTACKED",
    "YOU_DEFEND",
    "YOU_STRUCK_CAPITAL",
    "ZONE_ATTACKED",
    "ZONE_NAMED",
    "action_tax",
    "adds_power",
    "aiming_at",
    "ambush_costs",
    "another_battlefield_phase",
    "any_player_may",
    "as_if_ambushed",
    "at_beginning",
    "at_random",
    "attach_as_experience",
    "attach_card",
    "attach_this",
    "attaches",
    "attack_now",
    "attacks_from",
    "attacks_only",
    "bearing",
    "burn",
    "burning",
    "cancel",
    "cancel_assigned",
    "cancel_attack",
    "cancel_damage",
    "cannot_be_played",
    "cards_on",
    "close_chain",
    "controls",
    "copy_tactic",
    "corrupt",
    "costs",
    "counts_as",
    "damage_counts_twice",
    "deal_divided",
    "declare_now",
    "defence_price",
    "defends_anywhere",
    "defends_capital",
    "destroyed",
    "destroyed_if_healed",
    "develop_anywhere",
    "develop_at_random",
    "develop_cards",
    "develop_this",
    "develop_top",
    "did_not_attack",
    "discard_rest",
    "diverts",
    "douse",
    "drafts",
    "draw_bottom",
    "draw_limit",
    "draw_up_to",
    "draws_fewer",
    "each_player",
    "enters_corrupted",
    "enters_damaged",
    "enters_with_tokens",
    "examine",
    "facedown",
    "fight",
    "forced_change",
    "gain_experience",
    "hand_limit",
    "happened_this_turn",
    "highest_cost",
    "highest_loyalty",
    "hit_points_below",
    "ignores_loyalty",
    "in_zone_with",
    "indirect",
    "instead",
    "is_development",
    "joins",
    "joins_others",
    "just_played",
    "just_triggered",
    "keep_some",
    "later",
    "lay_resources",
    "leaves_instead",
    "look_at_hand",
    "look_at_top",
    "loses_abilities",
    "lowest_cost",
    "loyalty_of",
    "more_damage",
    "more_developments",
    "more_indirect",
    "more_limited",
    "move",
    "move_into",
    "multiply_damage",
    "name_card",
    "name_number",
    "name_trait",
    "no_cancelling",
    "no_entry",
    "note_which",
    "onto_quest",
    "pays_with_damage",
    "pays_with_tokens",
    "play_now",
    "played_this_turn",
    "plays_abroad",
    "plays_from",
    "plays_into",
    "power_of",
    "prevent_damage",
    "printed_power",
    "put_each",
    "put_into_play",
    "put_on_deck",
    "put_together",
    "put_under_deck",
    "questing_on",
    "rearrange",
    "redirect_any_assigned",
    "redirect_assigned",
    "redirect_attack",
    "redirect_damage",
    "remaining_below",
    "remove_damage",
    "remove_from_combat",
    "restore",
    "reveal",
    "reveal_and_play",
    "reveal_developments",
    "reveal_from_hand",
    "reveal_hand",
    "reveal_top",
    "sacrifice_for_cards",
    "sacrificed",
    "search",
    "search_for",
    "shuffle_deck",
    "shuffle_into_deck",
    "skip_rest",
    "skips_phase",
    "starts_in_play",
    "strike_with",
    "switch_quest",
    "take_control",
    "take_experience",
    "take_or_attach",
    "target",
    "target_discard",
    "target_price",
    "text",
    "title_word",
    "tokens_at_least",
    "top_discarded",
    "top_revealed",
    "total_cost",
    "triggered",
    "turn_facedown",
    "turn_faceup",
    "untargetable",
    "use_necromancy",
    "where_x",
    "with_developments",
    "with_keyword",
    "with_zone_ability",
    "zones_to_burn",
]
