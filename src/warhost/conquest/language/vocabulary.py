"""The card language of Conquest: its own words, on top of those that both card games share."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...effects import language
from ...effects.abilities import ANYWHERE, BATTLE, NO_COST, REACTION, Ability, When
from ...effects.conditions import ALWAYS, Condition
from ...effects.effect import Effect
from ...effects.joints import EachPlayer, Target
from ...effects.language import Happening, costs_of, floating
from ...effects.lasting import (
    END_OF_COMBAT_ROUND,
    END_OF_PHASE,
    END_OF_STRUGGLE,
    NEXT_ACTION,
    NEXT_ATTACK,
    NEXT_COMBAT_ROUND,
    NEXT_COMBAT_TURN,
)
from ...effects.limits import NO_LIMIT
from ...effects.numbers import HowMany
from ...effects.select import FIRST, HOST, IT, THAT, YOURS, OfFaction, Selector
from .. import words
from ..card import Allies, Attaches, DeployCost, OneRelic, text
from ..words import (
    AREA_EFFECT,
    ARMORBANE,
    AS_ATTACHMENT,
    AS_SHIELD,
    AS_UNIT,
    ATTACK,
    BRUTAL,
    COMBAT_PHASE,
    COMMAND,
    COMMAND_PHASE,
    DEPLOY_PHASE,
    EVENT,
    FLYING,
    FROM_DISCARD,
    FROM_HAND,
    GROUNDED,
    HEADQUARTERS_PHASE,
    HIT_POINTS,
    IGNORES_FLYING,
    IN_RESERVE,
    MATERIAL,
    MOBILE,
    RANGED,
    STRONGPOINT,
    TECH,
)
from .battles import (
    NO_BATTLE_YET,
    AnotherSkirmish,
    AnotherTurn,
    BringPlanet,
    ForgoBattleAbility,
    ForgoBonuses,
    ResolveBattle,
    ReverseChecks,
    SwitchPlanets,
)
from .changes import (
    Ambushes,
    BarsCopies,
    CancelsBonus,
    CannotAttack,
    CannotBeAttacked,
    CannotHeal,
    CannotPrevent,
    CannotReady,
    CannotRetreat,
    CannotRout,
    CedesInitiative,
    CommitsApart,
    Costs,
    CountsExhausted,
    DamageAtMost,
    DeploysDiscarded,
    DoubleAttack,
    DoubleDamage,
    DoubleHitPoints,
    GainsLabel,
    GainsSymbol,
    GrantsAbility,
    HeldFast,
    ImmuneTo,
    LeadsBattles,
    MustAttack,
    MustDefend,
    MustPass,
    NoCommitting,
    NoDamageBy,
    PlaysDiscarded,
    RaisesStrikes,
    ReservesCommand,
    ReservesFight,
    RetreatDestroys,
    SacrificedAt,
    SetsStat,
    ShieldsWith,
    Silences,
    StaysExhausted,
    TopRevealed,
    Uncounted,
    Untargetable,
)
from .conditions import (
    FEWER_UNITS,
    IN_BATTLE,
    NO_SHIELD_USED,
    OPPONENT_HAS_INITIATIVE,
    OPPONENT_IS_RICHER,
    UNITS_FELL,
    Attacks,
    DamageAssigned,
    DamageRemoved,
    Factions,
    HighestCost,
    MostAtPlanet,
    PrintedAttack,
    TopmostIs,
)
from .dials import ENSLAVED, TurnDial
from .hands import (
    ChooseNumber,
    DiscardDownTo,
    LookAndOrder,
    LookAtHand,
    NameType,
    PutOnDeck,
    ShuffleBack,
    UnlessDiscards,
)
from .mutual import EachChooses, ExchangeBlows
from .piles import PutOnPile, RemoveFromGame, RevealHand, ShuffleInto
from .replacing import BY_DAMAGE, AttachToShielded, CopyEffects, Retarget, ReturnInstead, Spare
from .searching import LookMayDiscard, RevealTop, SearchTop
from .select import (
    ADJACENT,
    APART,
    ARMY_UNITS,
    AT_BATTLE,
    AT_FIRST_PLANET,
    AT_HEADQUARTERS,
    AT_LAST_PLANET,
    AT_PLANETS,
    ATTACHMENT_CARDS,
    ATTACHMENTS,
    ATTACKED,
    ATTACKING_CARDS,
    BLOODIED_CARDS,
    BOTH_HEADQUARTERS,
    BY,
    DEFENDING_CARDS,
    DESTINATION,
    EVENT_CARDS,
    EXHAUSTED_CARDS,
    HERE,
    IN_ANY_DISCARD,
    INFESTED,
    LEFT_HERE,
    LIKE_HOST,
    LIMITED_CARDS,
    NON_WARLORD_UNITS,
    OF_THAT_TYPE,
    OWNED,
    PLANETS,
    PLAYED_FROM_DISCARD,
    READY,
    RESERVES,
    SAME_SIDE,
    SUPPORT_CARDS,
    SUPPORTS,
    SYNAPSES,
    TOGETHER,
    TOKENS,
    UNIQUE,
    UNIT_CARDS,
    UNITS,
    WARLORDS,
    WITH_SHIELDS,
    YOUR_WARLORD,
    AdjacentTo,
    At,
    CostWithin,
    DamagedBy,
    DoneTo,
    OfType,
    SameFaction,
    SameName,
    SharesType,
    Topmost,
    TopmostEach,
    UsedFor,
    WithAtLeast,
    WithLabel,
    WithStat,
)
from .strife import (
    ALL_KEYWORDS,
    CancelAttack,
    CancelMove,
    CopyKeyword,
    Double,
    Lose,
    MoveApart,
    PreventAllBut,
    PreventUpTo,
    ReassignAny,
    RetreatUnits,
    SearchDeeper,
    Switch,
)
from .taking import BecomeUnit, Capture, TakeControl
from .verbs import (
    COST,
    DAMAGE,
    SHIELDS,
    AimLate,
    Amend,
    Attach,
    CancelShield,
    CancelUse,
    CommitElsewhere,
    CommitHere,
    DefendInstead,
    DeployNow,
    DestroyReserve,
    Exhaust,
    GainInitiative,
    HealHalf,
    HealUpTo,
    IndirectDamage,
    Infest,
    LookAtReserve,
    Move,
    MoveHere,
    MoveHome,
    OneOrMore,
    Prevent,
    PutInReserve,
    PutIntoPlay,
    PutTokens,
    ReadyUp,
    Reassign,
    RemoveInfestation,
    Rout,
    StrikeNow,
    Suffer,
    TakePlanetBonus,
    TransferTokens,
    TriggerBattle,
)

ALL_ICONS: Final = 99  # "all command icons": more than a unit can have

# --- sets -------------------------------------------------------------------------------------------------------

SPACE_MARINES: Final = OfFaction(words.SPACE_MARINES)
ASTRA_MILITARUM: Final = OfFaction(words.ASTRA_MILITARUM)
ORKS: Final = OfFaction(words.ORKS)
CHAOS: Final = OfFaction(words.CHAOS)
DARK_ELDAR: Final = OfFaction(words.DARK_ELDAR)
ELDAR: Final = OfFaction(words.ELDAR)
TAU: Final = OfFaction(words.TAU)
TYRANIDS: Final = OfFaction(words.TYRANIDS)
NECRONS: Final = OfFaction(words.NECRONS)
NEUTRAL: Final = OfFaction(words.NEUTRAL)
HEADQUARTERS: Final = BOTH_HEADQUARTERS
OWN_HQ: Final = BOTH_HEADQUARTERS & YOURS
SAME_PLANET: Final = At(THAT)  # as the card that set the ability off
THERE: Final = At(FIRST)  # as the first card chosen
AT_IT: Final = At(IT)
AT_HOST: Final = At(HOST)
at = At
adjacent_to = AdjacentTo
topmost = Topmost
of_type = OfType
shares_type = SharesType
done_by = DoneTo
cost_within = CostWithin
damaged_by = DamagedBy
used_for = UsedFor
with_label = WithLabel
HIVE_MIND: Final = WithLabel("Hive Mind")
against = DoneTo

# --- what happens: `when` it is about to, `after` it has (CON-16.7) ---------------------------------------------

DEPLOYED: Final = Happening(words.AFTER_DEPLOYED, words.WHEN_DEPLOYED)
ENTERS_PLAY: Final = Happening(words.AFTER_ENTERS)
LEAVES_PLAY: Final = Happening(words.AFTER_LEAVES, words.WHEN_LEAVES)
IS_DESTROYED: Final = Happening(words.AFTER_DESTROYED, words.WHEN_DESTROYED)
ENTERS_DISCARD: Final = Happening(words.AFTER_DISCARDED)
IS_ASSIGNED_DAMAGE: Final = Happening(words.AFTER_ASSIGNED, words.WHEN_ASSIGNED)
IS_ASSIGNED_DAMAGE_BY_ATTACK: Final = Happening(words.AFTER_ASSIGNED_BY_ATTACK)
IS_DAMAGED: Final = Happening(words.AFTER_DAMAGED)
IS_DAMAGED_BY_ATTACK: Final = Happening(words.AFTER_DAMAGED_BY_ATTACK)
EXHAUSTS: Final = Happening(before=words.WHEN_EXHAUSTS)
IS_TARGETED: Final = Happening(words.AFTER_TARGETED, words.WHEN_TARGETED)
IS_USED_AS_SHIELD: Final = Happening(before=words.WHEN_SHIELDED)
IS_ATTACKED: Final = Happening(before=words.WHEN_ATTACK_DECLARED)
ATTACKS: Final = Happening(words.AFTER_ATTACKER, words.WHEN_ATTACKER)
COMBAT_TURN_ENDS: Final = Happening(words.AFTER_TURN_ENDS)
DEFENDS: Final = Happening(words.AFTER_DEFENDER)
ATTACK_IS_DECLARED: Final = Happening(words.AFTER_DECLARED)
COMMITS: Final = Happening(words.AFTER_COMMITS)
MOVES: Final = Happening(words.AFTER_MOVES)
STRUGGLE_BEGINS: Final = Happening(before=words.WHEN_STRUGGLE_BEGINS)
STRUGGLE_WON: Final = Happening(words.AFTER_STRUGGLE_WON)
PLAYED: Final = Happening(words.AFTER_EVENT_PLAYED, words.WHEN_EVENT_PLAYED)
IS_INFESTED: Final = Happening(words.AFTER_INFESTED)
DEEP_STRIKES: Final = Happening(words.AFTER_DEEP_STRUCK)
BATTLE_BEGINS: Final = Happening(words.AFTER_BATTLE_BEGINS)
COMBAT_ROUND_BEGINS: Final = Happening(words.AFTER_ROUND_BEGINS)
COMBAT_ROUND_ENDS: Final = Happening(words.AFTER_ROUND_ENDS)
SKIRMISH_ENDS: Final = Happening(words.AFTER_SKIRMISH_ENDS)
BATTLE_WON: Final = Happening(words.AFTER_BATTLE_WON)
READIES: Final = Happening(words.AFTER_READIES)
IS_HEALED: Final = Happening(words.AFTER_HEALED)
ATTACK_IS_RESOLVED: Final = Happening(words.AFTER_ATTACK_RESOLVED)
IS_DESTROYED_BY_ATTACK: Final = Happening(words.AFTER_DESTROYED_BY_ATTACK, words.WHEN_DESTROYED_BY_ATTACK)
IS_MOVED: Final = Happening(before=words.WHEN_MOVED)
MOVES_FROM: Final = Happening(words.AFTER_MOVES_FROM)
MOVES_ACROSS: Final = Happening(words.AFTER_MOVES_ACROSS)
MOVES_HOME: Final = Happening(words.AFTER_MOVES_HOME)
UNITS_COMMIT: Final = Happening(words.AFTER_UNITS_COMMIT)
USES_AREA_EFFECT: Final = Happening(words.AFTER_AREA_EFFECT)
TRIGGERS: Final = Happening(words.AFTER_TRIGGERS)
CANCELS: Final = Happening(words.AFTER_CANCELLED)
GAINS_RESOURCES: Final = Happening(words.AFTER_GAINS)
IS_SACRIFICED: Final = Happening(words.AFTER_SACRIFICED, words.WHEN_SACRIFICED)
BATTLE_ENDS: Final = Happening(words.AFTER_BATTLE_ENDS)
RETREATS: Final = Happening(before=words.WHEN_RETREATS)
TAKES_DAMAGE: Final = Happening(before=words.WHEN_TAKES)
TAKES_DAMAGE_BY_ATTACK: Final = Happening(before=words.WHEN_TAKES_BY_ATTACK)
BATTLE_ABILITY: Final = Happening(before=words.WHEN_BATTLE_TRIGGERED)
STRUGGLE_IS_WON: Final = Happening(before=words.WHEN_STRUGGLE_WON)
SEARCHES: Final = Happening(before=words.WHEN_SEARCHED)
PHASE_BEGINS: Final = Happening(words.AFTER_PHASE_BEGINS)
PHASE_ENDS: Final = Happening(words.AT_PHASE_END)

# --- abilities --------------------------------------------------------------------------------------------------

attaches = Attaches
one_relic = OneRelic
deploy_cost = DeployCost


def allies(*factions: OfFaction, trait: str = "") -> Allies:
    """Of a warlord: whose common cards its deck may hold besides its own, or only units of a trait (CON-18.12)."""
    return Allies(tuple([each.faction for each in factions]), trait)


def respond(
    when: When,
    effect: Effect,
    *,
    spend: HowMany = 0,
    cost: Effect | tuple[Effect, ...] = NO_COST,
    only: Condition = ALWAYS,
    limit: int = NO_LIMIT,
    zone: int = ANYWHERE,
    most_x: HowMany = 0,
) -> Ability:
    """Interrupt or Reaction, as what it waits for is about to happen or has happened (CON-16.7)."""
    return Ability(
        REACTION, effect, when, spend=spend, cost=costs_of(cost), zone=zone, only=only, limit=limit, most_x=most_x
    )


def battle(effect: Effect) -> Ability:
    """The Battle ability of a planet (CON-13.1)."""
    return Ability(BATTLE, effect)


def reduces_cost(of: Selector, amount: int, least: int = 0, *, cost: Effect | tuple[Effect, ...] = NO_COST) -> Ability:
    """Interrupt: when you deploy such a card, reduce its cost, perhaps to a minimum only (CON-6.11)."""
    return respond(language.when(DEPLOYED, of, language.YOU), Amend(COST, -amount, least), cost=cost)


def bloodied(ability: Ability) -> Ability:
    """What stands on the bloodied side of a warlord: it waits for something (CON-12.3)."""
    return replace(ability, zone=words.ON_BLOODIED_SIDE)


def later(when: When, effect: Effect, free: bool = False) -> Effect:
    """Once something happens this phase, this happens, too; if it is free, whatever becomes of what was spoken of."""
    return floating(language.forced(when, effect), END_OF_PHASE, free=free)


# --- verbs and joints -------------------------------------------------------------------------------------------

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
cancel = CancelUse
cancel_shield = CancelShield
defend_instead = DefendInstead
transfer_tokens = TransferTokens
indirect = IndirectDamage
suffer = Suffer
heal_half = HealHalf
one_or_more = OneOrMore
shuffle_into_deck = ShuffleInto
put_on_pile = PutOnPile
reveal_hand = RevealHand
heal_up_to = HealUpTo
target_later = AimLate
same_faction = SameFaction
same_name = SameName
topmost_is = TopmostIs
turn_dial = TurnDial
take_planet_bonus = TakePlanetBonus
with_at_least = WithAtLeast
must_defend = MustDefend
no_committing = NoCommitting
must_pass = MustPass
sets_stat = SetsStat
take_control = TakeControl
deploys_discarded = DeploysDiscarded
plays_discarded = PlaysDiscarded
topmost_each = TopmostEach
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
exchange_blows = ExchangeBlows
switch_planets = SwitchPlanets
bring_planet = BringPlanet
grants_ability = GrantsAbility
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
look_and_order = LookAndOrder
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
prevent_all_but = PreventAllBut
prevent_up_to = PreventUpTo
reassign_any = ReassignAny
retreat = RetreatUnits
switch = Switch
move_apart = MoveApart
lose = Lose
copy_keyword = CopyKeyword
search = SearchTop
look_may_discard = LookMayDiscard
reveal_top = RevealTop


def target(of: Selector, effect: Effect, count: HowMany = 1, up_to: bool = False) -> Effect:
    """A target, or several; of "up to" so many there must be one, or nothing would come of it (CON-16.12)."""
    return Target(of, effect, count, up_to, fewest=1)


def pick(of: Selector, effect: Effect) -> Effect:
    """Something chosen with the targets that is none: what pays a cost of which the rest of the text speaks."""
    return Target(of, effect, aimed=False)


# --- numbers, conditions, what constant effects say -------------------------------------------------------------

printed_attack = PrintedAttack
damage_assigned = DamageAssigned
damage_removed = DamageRemoved
most_at_planet = MostAtPlanet
greatest_cost = HighestCost
costs = Costs
cannot_attack = CannotAttack
cannot_heal = CannotHeal
cannot_prevent = CannotPrevent
counts_exhausted = CountsExhausted
stays_exhausted = StaysExhausted
double_attack = DoubleAttack
held_fast = HeldFast
cedes_initiative = CedesInitiative
cancels_bonus = CancelsBonus
gains_label = GainsLabel
factions = Factions
attacks = Attacks
immune_to = ImmuneTo
untargetable = Untargetable
cannot_be_attacked = CannotBeAttacked
cannot_retreat = CannotRetreat
double_damage = DoubleDamage
double_hit_points = DoubleHitPoints
sacrificed_at = SacrificedAt
commits_apart = CommitsApart
leads_battles = LeadsBattles
uncounted = Uncounted
with_keyword = WithStat
raises_strikes = RaisesStrikes
cannot_ready = CannotReady
ambushes = Ambushes
damage_at_most = DamageAtMost
no_damage_by = NoDamageBy
reserves_command = ReservesCommand
reserves_fight = ReservesFight

__all__ = [
    "ADJACENT",
    "ALL_ICONS",
    "ALL_KEYWORDS",
    "APART",
    "AREA_EFFECT",
    "ARMORBANE",
    "ARMY_UNITS",
    "ASTRA_MILITARUM",
    "AS_ATTACHMENT",
    "AS_SHIELD",
    "AS_UNIT",
    "ATTACHMENTS",
    "ATTACHMENT_CARDS",
    "ATTACK",
    "ATTACKED",
    "ATTACKING_CARDS",
    "ATTACKS",
    "ATTACK_IS_DECLARED",
    "ATTACK_IS_RESOLVED",
    "AT_BATTLE",
    "AT_FIRST_PLANET",
    "AT_HEADQUARTERS",
    "AT_HOST",
    "AT_IT",
    "AT_LAST_PLANET",
    "AT_PLANETS",
    "BATTLE_ABILITY",
    "BATTLE_BEGINS",
    "BATTLE_ENDS",
    "BATTLE_WON",
    "BLOODIED_CARDS",
    "BRUTAL",
    "BY",
    "BY_DAMAGE",
    "CANCELS",
    "CHAOS",
    "COMBAT_PHASE",
    "COMBAT_ROUND_BEGINS",
    "COMBAT_ROUND_ENDS",
    "COMBAT_TURN_ENDS",
    "COMMAND",
    "COMMAND_PHASE",
    "COMMITS",
    "COST",
    "DAMAGE",
    "DARK_ELDAR",
    "DEEP_STRIKES",
    "DEFENDING_CARDS",
    "DEFENDS",
    "DEPLOYED",
    "DEPLOY_PHASE",
    "DESTINATION",
    "ELDAR",
    "END_OF_COMBAT_ROUND",
    "END_OF_STRUGGLE",
    "ENSLAVED",
    "ENTERS_DISCARD",
    "ENTERS_PLAY",
    "EVENT",
    "EVENT_CARDS",
    "EXHAUSTED_CARDS",
    "EXHAUSTS",
    "FEWER_UNITS",
    "FLYING",
    "FROM_DISCARD",
    "FROM_HAND",
    "GAINS_RESOURCES",
    "GROUNDED",
    "HEADQUARTERS",
    "HEADQUARTERS_PHASE",
    "HERE",
    "HIT_POINTS",
    "HIVE_MIND",
    "IGNORES_FLYING",
    "INFESTED",
    "IN_ANY_DISCARD",
    "IN_BATTLE",
    "IN_RESERVE",
    "IS_ASSIGNED_DAMAGE",
    "IS_ASSIGNED_DAMAGE_BY_ATTACK",
    "IS_ATTACKED",
    "IS_DAMAGED",
    "IS_DAMAGED_BY_ATTACK",
    "IS_DESTROYED",
    "IS_DESTROYED_BY_ATTACK",
    "IS_HEALED",
    "IS_INFESTED",
    "IS_MOVED",
    "IS_SACRIFICED",
    "IS_TARGETED",
    "IS_USED_AS_SHIELD",
    "LEAVES_PLAY",
    "LEFT_HERE",
    "LIKE_HOST",
    "LIMITED_CARDS",
    "MATERIAL",
    "MOBILE",
    "MOVES",
    "MOVES_ACROSS",
    "MOVES_FROM",
    "MOVES_HOME",
    "NECRONS",
    "NEUTRAL",
    "NEXT_ACTION",
    "NEXT_ATTACK",
    "NEXT_COMBAT_ROUND",
    "NEXT_COMBAT_TURN",
    "NON_WARLORD_UNITS",
    "NO_BATTLE_YET",
    "NO_SHIELD_USED",
    "OF_THAT_TYPE",
    "OPPONENT_HAS_INITIATIVE",
    "OPPONENT_IS_RICHER",
    "ORKS",
    "OWNED",
    "OWN_HQ",
    "PHASE_BEGINS",
    "PHASE_ENDS",
    "PLANETS",
    "PLAYED",
    "PLAYED_FROM_DISCARD",
    "RANGED",
    "READIES",
    "READY",
    "RESERVES",
    "RETREATS",
    "SAME_PLANET",
    "SAME_SIDE",
    "SEARCHES",
    "SHIELDS",
    "SKIRMISH_ENDS",
    "SPACE_MARINES",
    "STRONGPOINT",
    "STRUGGLE_BEGINS",
    "STRUGGLE_IS_WON",
    "STRUGGLE_WON",
    "SUPPORTS",
    "SUPPORT_CARDS",
    "SYNAPSES",
    "TAKES_DAMAGE",
    "TAKES_DAMAGE_BY_ATTACK",
    "TAU",
    "TECH",
    "THERE",
    "TOGETHER",
    "TOKENS",
    "TRIGGERS",
    "TYRANIDS",
    "UNIQUE",
    "UNITS",
    "UNITS_COMMIT",
    "UNITS_FELL",
    "UNIT_CARDS",
    "USES_AREA_EFFECT",
    "WARLORDS",
    "WITH_SHIELDS",
    "YOUR_WARLORD",
    "adjacent_to",
    "against",
    "allies",
    "ambushes",
    "amend",
    "another_skirmish",
    "another_turn",
    "at",
    "attach",
    "attach_to_shielded",
    "attaches",
    "attacks",
    "bars_copies",
    "battle",
    "become_unit",
    "bloodied",
    "bring_planet",
    "cancel",
    "cancel_attack",
    "cancel_move",
    "cancel_shield",
    "cancels_bonus",
    "cannot_attack",
    "cannot_be_attacked",
    "cannot_heal",
    "cannot_prevent",
    "cannot_ready",
    "cannot_retreat",
    "cannot_rout",
    "capture",
    "cedes_initiative",
    "choose_number",
    "commit_elsewhere",
    "commit_here",
    "commits_apart",
    "copy_effects",
    "copy_keyword",
    "cost_within",
    "costs",
    "counts_exhausted",
    "damage_assigned",
    "damage_at_most",
    "damage_removed",
    "damaged_by",
    "defend_instead",
    "deploy",
    "deploy_cost",
    "deploys_discarded",
    "destroy_reserve",
    "discard_down_to",
    "done_by",
    "double",
    "double_attack",
    "double_damage",
    "double_hit_points",
    "each_chooses",
    "each_player",
    "exchange_blows",
    "exhaust",
    "factions",
    "forgo_battle_ability",
    "forgo_bonuses",
    "gain_initiative",
    "gains_label",
    "gains_symbol",
    "grants_ability",
    "greatest_cost",
    "heal_half",
    "heal_up_to",
    "held_fast",
    "immune_to",
    "indirect",
    "infest",
    "later",
    "leads_battles",
    "look_and_order",
    "look_at_hand",
    "look_at_reserve",
    "look_may_discard",
    "lose",
    "most_at_planet",
    "move",
    "move_apart",
    "move_here",
    "move_home",
    "must_attack",
    "must_defend",
    "must_pass",
    "name_type",
    "no_committing",
    "no_damage_by",
    "of_type",
    "one_or_more",
    "one_relic",
    "pick",
    "plays_discarded",
    "prevent",
    "prevent_all_but",
    "prevent_up_to",
    "printed_attack",
    "put_in_reserve",
    "put_into_play",
    "put_on_deck",
    "put_on_pile",
    "put_tokens",
    "raises_strikes",
    "ready",
    "reassign",
    "reassign_any",
    "reduces_cost",
    "remove_from_game",
    "remove_infestation",
    "reserves_command",
    "reserves_fight",
    "resolve_battle",
    "respond",
    "retarget",
    "retreat",
    "retreat_destroys",
    "return_instead",
    "reveal_hand",
    "reveal_top",
    "reverse_checks",
    "rout",
    "sacrificed_at",
    "same_faction",
    "same_name",
    "search",
    "search_deeper",
    "sets_stat",
    "shares_type",
    "shields_with",
    "shuffle_back",
    "shuffle_into_deck",
    "silences",
    "spare",
    "stays_exhausted",
    "strike_now",
    "suffer",
    "switch",
    "switch_planets",
    "take_control",
    "take_planet_bonus",
    "target",
    "target_later",
    "text",
    "top_revealed",
    "topmost",
    "topmost_each",
    "topmost_is",
    "transfer_tokens",
    "trigger_battle",
    "turn_dial",
    "uncounted",
    "unless_discards",
    "untargetable",
    "used_for",
    "with_at_least",
    "with_keyword",
    "with_label",
]
