"""The ids of Invasion: zones and places, kinds of cards, marks, numbers, events, phases."""

from typing import Final

from ..engine.notation import Grammar

SEATS: Final = 2

# A place is a zone of a player: zone * 2 + seat.  The first four are in play (INV-4.8).
KINGDOM: Final = 0
QUEST: Final = 1
BATTLEFIELD: Final = 2
BOARD: Final = 3  # the place of a legend
HAND: Final = 4
DECK: Final = 5
DISCARD: Final = 6
CHAIN: Final = 7  # cards that are being played: neither in play nor out of play (INV-4.9)
ASIDE: Final = 8  # cards out of this game: left over or removed in a draft
PICKED: Final = 9  # cards that the player has picked in a draft
BENEATH: Final = 10  # cards facedown under a card in play, as its experiences (INV-41.1)
UNDER: Final = 11  # cards kept under a card in play; they are not in play (INV-43.8)
ZONES: Final = (KINGDOM, QUEST, BATTLEFIELD)
ZONE_NAMES: Final = ("kingdom", "quest", "battlefield")
PLACES: Final = 24
AS_ATTACHMENT: Final = 12  # not a place: prefix of the text of a unit that has become an attachment (INV-44.1)
IN_PLAY: Final = 8  # place numbers below this are in play (zone * 2 + seat)
TOPPED: Final = 6  # a way to leave play: to the top of the owner's deck

# Kinds of cards (INV-2.1).
UNIT: Final = 1
SUPPORT: Final = 2
QUEST_CARD: Final = 4
TACTIC: Final = 8
LEGEND: Final = 16
DEVELOPMENT: Final = 32
SECTION: Final = 64
DRAFT: Final = 128
FACELESS: Final = 256  # the highest: a development that counts as something else, but as nothing printed (INV-22.5)

# Marks on a card in play, and on a section.
CORRUPTED: Final = 1
FACEDOWN: Final = 2
ATTACKING: Final = 4
DEFENDING: Final = 8
CONTRIBUTED: Final = 16  # the card added at least 1 to its side's combat damage (INV-13.36)
CHOSEN: Final = 32  # chosen as an attacker or defender, but not declared yet
BURNING: Final = 64
AMBUSHED: Final = 128
FROM_HAND: Final = 1024  # the card is being played from its player's hand
AS_SUPPORT: Final = 512  # a unit that has become an attachment (INV-44.1)
ATTACKED_JUST_NOW: Final = 256  # the card attacked in the combat that has just ended (INV-39.30)
SECOND_FRONT: Final = 2048  # the card fights, or has fought, at the second front of the attack (INV-46.2)
THIRD_FRONT: Final = 4096
FROM_DISCARD: Final = 8192  # the card is being played from a discard pile, by Necromancy or another text
FRONTS: Final = SECOND_FRONT | THIRD_FRONT
FRONT_MARKS: Final = (0, SECOND_FRONT, THIRD_FRONT)
FIGHTING: Final = ATTACKING | DEFENDING | CONTRIBUTED | CHOSEN | AMBUSHED | FRONTS  # all marks about combat

# Races (INV-1.4).
NEUTRAL: Final = 0
DWARF: Final = 1
EMPIRE: Final = 2
HIGH_ELF: Final = 3
ORC: Final = 4
CHAOS: Final = 5
DARK_ELF: Final = 6
RACES: Final = 7
RACE_KEYS: Final = ("neutral", "dwarf", "empire", "high-elf", "orc", "chaos", "dark-elf")
ORDER: Final = (DWARF, EMPIRE, HIGH_ELF)
DESTRUCTION: Final = (ORC, CHAOS, DARK_ELF)

# The numbers and keywords of a card that effects can change.
POWER: Final = 0
HIT_POINTS: Final = 1
TOUGHNESS: Final = 2
COUNTERSTRIKE: Final = 3
SCOUT: Final = 4
RAIDER: Final = 5
SAVAGE: Final = 6
AMBUSH: Final = 7
COMBAT_DAMAGE: Final = 8  # additional damage in combat
CANNOT_ATTACK: Final = 9
CANNOT_DEFEND: Final = 10
CANNOT_BE_CORRUPTED: Final = 11
LIMITED: Final = 12
NECROMANCY: Final = 13
CANNOT_BE_RESTORED: Final = 14
MUST_ATTACK: Final = 15  # the unit must attack if able
MUST_DEFEND: Final = 16
CANNOT_ATTACK_ALONE: Final = 17
CANNOT_DEFEND_ALONE: Final = 18
FEARED: Final = 19
STRIKES_ALL: Final = 20  # its combat damage goes to every attacking unit
CAPITAL_FIRST: Final = 21  # the unit's side may assign damage to the section before the defenders
UNASSIGNABLE: Final = 22  # no damage can be assigned to the card
KEEPS_HIT_POINTS: Final = 23  # card effects cannot reduce its hit points
STATS: Final = (
    "power",
    "hit-points",
    "toughness",
    "counterstrike",
    "scout",
    "raider",
    "savage",
    "ambush",
    "combat-damage",
    "cannot-attack",
    "cannot-defend",
    "cannot-be-corrupted",
    "limited",
    "necromancy",
    "cannot-be-restored",
    "must-attack",
    "must-defend",
    "cannot-attack-alone",
    "cannot-defend-alone",
    "feared",
    "strikes-all",
    "capital-first",
    "unassignable",
    "keeps-hit-points",
)

# Events for which abilities wait.  Comments tell what the event contains: `card`, `seat` and `amount` are its fields.
TURN_BEGINS: Final = 0
TURN_ENDS: Final = 1
PHASE_BEGINS: Final = 2
PHASE_ENDS: Final = 3
ENTERS_PLAY: Final = 4
ENTERS_ZONE: Final = 5
LEAVES_PLAY: Final = 6
IS_DESTROYED: Final = 7
IS_SACRIFICED: Final = 8
ENTERS_DISCARD: Final = 9
IS_DAMAGED: Final = 10  # amount: the damage dealt
DEALS_COMBAT_DAMAGE: Final = 11
IS_CORRUPTED: Final = 12
IS_HEALED: Final = 13
ATTACKS: Final = 14
DEFENDS: Final = 15
ZONE_ATTACKED: Final = 16  # card: the section
SURVIVES_COMBAT: Final = 17
PLAYED: Final = 18
COLLECTED: Final = 19  # amount: the resources collected
PLAYED_LIMITED: Final = 20
PLAYED_DEVELOPMENT: Final = 21
BURNED: Final = 22
DRAWN: Final = 23
TURNS_FACEUP: Final = 24
WOULD_BE_DAMAGED: Final = 25  # for the first time in a turn, damage is about to be placed on this card or section
ENTERS_DISCARD_FROM_PLAY: Final = 26
DISCARDS_FROM_HAND: Final = 27  # amount: the number of simultaneously discarded cards
IS_OPPOSED: Final = 28  # a unit is in combat against a unit of the other side
AMBUSHES: Final = 29
IS_RESTORED: Final = 30
ZONE_NAMED: Final = 31  # card: the section that is named as the target of an attack
HELD_BACK: Final = 32  # the card could have been declared as a defender and was not
IS_ATTACHED: Final = 50  # card: the host of an Attachment; seat: the player who attached it
POWER_COUNTED: Final = 51  # amount: the power in the kingdom or quest zone, including its base power
MOVES: Final = 52
ABILITY_TRIGGERED: Final = 53  # card: the card in play whose Action, forced effect or triggered constant effect it is
DRAWN_FOR_QUEST: Final = 54  # a player draws cards in the quest phase
DISCARDED_FROM_DECK: Final = 55
TOKENS_PLACED: Final = 56  # an effect places tokens; seat: the player of the effect
PLAYED_FROM_DISCARD: Final = 57
ACTION_TRIGGERED: Final = 59  # card: the source of an Action, including tactics
DEVELOPED_FREELY: Final = 58  # a development is played that does not count against the limit
PLAYED_INTO: Final = 33  # a card is played into a zone
IS_DISCARDED: Final = 34  # a card is discarded from a hand; seat: the player of the effect
DAMAGE_PLACED: Final = 60  # damage is placed on a quest instead of combat damage; amount: the total damage of the quest
DISCARDED_FROM_HAND: Final = 62  # each of several cards discarded together; seat: the owner of the hand
ENTERS_FROM_HAND: Final = 70  # the card enters play from its controller's hand
CAPITAL_STRUCK: Final = 61  # combat damage is dealt to a section; seat: the side that dealt it
ATTACKERS_DECLARED: Final = 63  # card: the section chosen first; seat: the attacker
PLAYED_FROM_HAND: Final = 75  # a card is played from hand; recorded only in games with a card that needs it
PLAYED_AT: Final = 76  # right after PLAYED; card: the section of the zone; recorded only if a cost depends on it
REMEMBERED: Final = frozenset(
    {
        CAPITAL_STRUCK,
        PLAYED_FROM_DISCARD,
        DEVELOPED_FREELY,
        AMBUSHES,
        WOULD_BE_DAMAGED,
        ENTERS_DISCARD,
        PLAYED,
        PLAYED_LIMITED,
        PLAYED_DEVELOPMENT,
        TURNS_FACEUP,
        ATTACKS,
        DEFENDS,
        ZONE_ATTACKED,
        HELD_BACK,
    }
)
# Events that are actions of a card: a card that leaves play and returns counts as not having acted (INV-23.9).
DEEDS: Final = frozenset({ATTACKS, DEFENDS, HELD_BACK, WOULD_BE_DAMAGED, TURNS_FACEUP})

# Parts of the turn (INV-5.2).
BEGINNING: Final = 0
KINGDOM_PHASE: Final = 1
QUEST_PHASE: Final = 2
CAPITAL_PHASE: Final = 3
BATTLEFIELD_PHASE: Final = 4
END_OF_TURN_PHASE: Final = 5
PHASE_KEYS: Final = ("beginning", "kingdom", "quest", "capital", "battlefield", "end")

# Action windows (INV-6.24); combat steps are the windows from TARGET_WINDOW to ASSIGNED_WINDOW.
NO_WINDOW: Final = 0
BEGINNING_WINDOW: Final = 1
KINGDOM_WINDOW: Final = 2
QUEST_WINDOW: Final = 3
CAPITAL_WINDOW: Final = 4
BATTLEFIELD_WINDOW: Final = 5
TARGET_WINDOW: Final = 6
ATTACKERS_WINDOW: Final = 7
AMBUSH_WINDOW: Final = 8
DEFENDERS_WINDOW: Final = 9
ASSIGNED_WINDOW: Final = 10
DEALT_WINDOW: Final = 11
END_WINDOW: Final = 12
WINDOW_KEYS: Final = (
    "none",
    "beginning",
    "kingdom",
    "quest",
    "capital",
    "battlefield",
    "target",
    "attackers",
    "ambush",
    "defenders",
    "assigned",
    "dealt",
    "end",
)

# What draft cards do during a draft (INV-30.14 to 30.17).
CUTS_SUPPLY: Final = 1
REINFORCES: Final = 2
SABOTAGES: Final = 3
SHIFTS_TIDES: Final = 4

SECTION_HIT_POINTS: Final = 8
BASE_POWER: Final = (3, 1, 0)  # of the kingdom, the quest zone and the battlefield (INV-4.1)
STARTING_HAND: Final = 7
BURNING_TO_LOSE: Final = 2


# The ways in which a card is played, in addition to those in `use`, which both card games have.
AT_ONCE: Final = 1  # by an effect: it resolves at once, without a cost (INV-26.1)
PAID: Final = 3  # by an effect, for its full cost
UNLOYAL: Final = 4  # by an effect, without its loyalty cost
BY_LOYALTY: Final = 5  # by an effect, for its loyalty instead of its cost
GIFT: Final = 6  # by an effect, without any payment, not even costs in its text
AMBUSHING: Final = 7  # turned faceup, added to the chain, for its Ambush price (INV-39.40)
WAYS: Final = 8  # multiples of 8 added to a paid way reduce the cost by 1 each

# Durations, in addition to those in `lasting`, which both card games have.
NEXT_BATTLE: Final = 3  # until the end of one battlefield phase, at the latest of the turn

# The verbs with which options begin in notation.
GRAMMAR: Final = Grammar(
    verbs=(
        *("pass", "done", "decline", "accept", "keep", "mulligan", "look", "pay", "x", "option", "choose", "resolve"),
        *("play", "use", "develop", "ambush", "target", "apply", "toughness of", "redirect"),
        *("attack", "attack everything", "no attack", "attacker", "defender", "redirect attack to"),
        *("assign", "assign first", "opponent assigns first", "restore", "restore nothing"),
        *("spend resource", "spend token of", "spend damage of", "shift", "sacrifice", "keep unit"),
        *("discard", "discard nothing", "take", "take nothing", "show", "reveal", "top", "bottom"),
        *("put", "put into", "put on", "attach to", "carry", "move", "move to"),
        *("name", "initial", "capital", "pick", "remove"),
    ),
    worded=("name", "initial", "capital"),
    prepositions=("through", "for"),
)
