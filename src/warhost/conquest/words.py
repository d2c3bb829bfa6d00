"""The ids of Conquest: places, kinds of cards, marks, numbers, events, phases."""

from typing import Final

from ..engine.notation import Grammar

SEATS: Final = 2

# A place is a zone of a player: zone * 2 + seat.  The planets come first, by their position in the line (CON-2.2).
LINE: Final = 7  # positions of planets in the line
HQ: Final = 7
HAND: Final = 8
DECK: Final = 9
DISCARD: Final = 10
PLAYING: Final = 11  # an event that is being played, or a card that is being deployed
BANK: Final = 12  # token units that are not in play
ASIDE: Final = 13  # cards removed from this game
RESERVE: Final = 14  # cards facedown at the first planet; the next numbers are the other planets (CON-19.9)
PLACES: Final = 42
IN_PLAY: Final = 16  # place numbers below this are in play
FIRST_HQ: Final = HQ * SEATS

# Zones to which an ability may be restricted.
FROM_HAND: Final = 1
AS_ATTACHMENT: Final = 2
STRUCK: Final = 3  # abilities of an event that work only in its Deep Strike (CON-19.12)
IN_RESERVE: Final = 4
AS_UNIT: Final = 8  # abilities of an attachment that has become a unit
FROM_DISCARD: Final = 6  # the player's own discard pile
AS_SHIELD: Final = 7  # abilities of a card while it is used as a shield card
ON_BLOODIED_SIDE: Final = 5  # abilities of the bloodied side of a warlord (CON-12.3)

# Kinds of cards (CON-1.4); a planet and a headquarters are places that can be chosen.
WARLORD: Final = 1
ARMY: Final = 2
TOKEN: Final = 4
ATTACHMENT: Final = 8
SUPPORT: Final = 16
EVENT: Final = 32
PLANET: Final = 64
HEADQUARTERS: Final = 128
SYNAPSE: Final = 256  # synapse units, which only Tyranid decks have (CON-19.1)
UNIT: Final = WARLORD | ARMY | TOKEN | SYNAPSE  # all kinds of units (CON-1.5)
KIND_KEYS: Final = {
    WARLORD: "warlord",
    ARMY: "army",
    TOKEN: "token",
    ATTACHMENT: "attachment",
    SUPPORT: "support",
    EVENT: "event",
    PLANET: "planet",
    SYNAPSE: "synapse",
}

# Marks on a card in play.
EXHAUSTED: Final = 1
BLOODIED: Final = 2
ATTACKING: Final = 4
DEFENDING: Final = 8
ATTACHED: Final = 16  # an army card that came into play as an attachment (CON-6.13)
MOVED: Final = 32  # the unit is Mobile and has already moved (CON-15.7)
FREED: Final = 128  # an attachment that has become an army unit
DYING: Final = 64  # the card is about to leave play, while interrupts are resolved

# Factions (CON-1.3); the wheel of alliances is the ring of the first seven (CON-18.5).
NEUTRAL: Final = 0
SPACE_MARINES: Final = 1
TAU: Final = 2
ELDAR: Final = 3
DARK_ELDAR: Final = 4
CHAOS: Final = 5
ORKS: Final = 6
ASTRA_MILITARUM: Final = 7
TYRANIDS: Final = 8
NECRONS: Final = 9
WHEEL: Final = 7
FACTION_KEYS: Final = (
    "neutral",
    "space-marines",
    "tau",
    "eldar",
    "dark-eldar",
    "chaos",
    "orks",
    "astra-militarum",
    "tyranids",
    "necrons",
)

# How closely a card belongs to its faction (CON-18.3, CON-18.4).
COMMON: Final = 0
LOYAL: Final = 1
SIGNATURE: Final = 2

# Symbols of planets (CON-1.8).
MATERIAL: Final = 1
STRONGPOINT: Final = 2
TECH: Final = 4
SYMBOLS: Final = (MATERIAL, STRONGPOINT, TECH)
SYMBOL_KEYS: Final = ("material", "strongpoint", "tech")

# The numbers and keywords of a card that effects can change.
ATTACK: Final = 0
HIT_POINTS: Final = 1
COMMAND: Final = 2
AREA_EFFECT: Final = 3
AMBUSH: Final = 4
ARMORBANE: Final = 5
BRUTAL: Final = 6
FLYING: Final = 7
MOBILE: Final = 8
RANGED: Final = 9
LIMITED: Final = 10
NO_ATTACHMENTS: Final = 11
NO_WARGEAR: Final = 12
IGNORES_FLYING: Final = 13  # the unit ignores Flying while it attacks
GROUNDED: Final = 14  # the unit has lost the Flying keyword
DEEP_STRIKE: Final = 15  # Deep Strike: the number is its cost, which may be 0 (CON-19.9)
KEYWORDS: Final = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # the keywords among the numbers above
LOST: Final = 32  # offset: LOST + keyword means that the card has lost the keyword
STATS: Final = (
    "attack",
    "hit-points",
    "command",
    "area-effect",
    "ambush",
    "armorbane",
    "brutal",
    "flying",
    "mobile",
    "ranged",
    "limited",
    "no-attachments",
    "no-wargear",
    "ignores-flying",
    "grounded",
    "deep-strike",
)

# Events that abilities wait for: "when" before they happen, for interrupts; "after", for reactions (CON-16.7).  The
# comments say what the fields of the event hold: `by` is the card that caused it.
WHEN_DEPLOYED: Final = 0  # card: being deployed; seat: its player; place: destination
WHEN_ASSIGNED: Final = 1  # card: about to be assigned damage; by: the attacker, if it is damage by an attack
WHEN_LEAVES: Final = 2  # card: about to leave play
WHEN_DESTROYED: Final = 3  # card: about to be destroyed
WHEN_EXHAUSTS: Final = 4
WHEN_STRUGGLE_BEGINS: Final = 5  # card: the planet; place: one of the two places at it
WHEN_EVENT_PLAYED: Final = 6  # card: the event; seat: its player
WHEN_TARGETED: Final = 7  # card: a target of an ability; seat: its player; by: its source
WHEN_SHIELDED: Final = 8  # card: the shield card; seat: its player; place: that of the shielded unit
WHEN_ATTACK_DECLARED: Final = 9  # card: the defender; by: the attacker
AFTER_DEPLOYED: Final = 10
AFTER_ENTERS: Final = 11
AFTER_ASSIGNED: Final = 12
AFTER_DAMAGED: Final = 13  # card: the damaged one; amount: the damage taken; by: its source
AFTER_LEAVES: Final = 14
AFTER_DESTROYED: Final = 15
AFTER_DISCARDED: Final = 16  # card: discarded from play
AFTER_COMMITS: Final = 17
AFTER_MOVES: Final = 18  # card: has moved to a planet
AFTER_STRUGGLE_WON: Final = 19  # seat: the winner; place: their side of the planet
AFTER_ATTACKER: Final = 20  # card: declared as an attacker
AFTER_DECLARED: Final = 21  # card: the attacker; by: the defender that was declared
AFTER_EVENT_PLAYED: Final = 22
AFTER_PHASE_BEGINS: Final = 23
AT_PHASE_END: Final = 24
AFTER_ASSIGNED_BY_ATTACK: Final = 25
AFTER_DAMAGED_BY_ATTACK: Final = 26
AFTER_INFESTED: Final = 64  # card: the planet; seat: the player whose effect infested it
AFTER_DEEP_STRUCK: Final = 65  # card: turned faceup from reserve; seat: its player
AFTER_BATTLE_BEGINS: Final = 66  # card: the planet
AFTER_ROUND_BEGINS: Final = 67  # card: the planet of the combat round
AFTER_ROUND_ENDS: Final = 68
AFTER_SKIRMISH_ENDS: Final = 69
AFTER_BATTLE_WON: Final = 70  # card: the planet; seat: the winner; place: their side of it
AFTER_READIES: Final = 71
AFTER_HEALED: Final = 72  # card: healed; amount: the damage removed; seat: the player whose effect healed
AFTER_ATTACK_RESOLVED: Final = 73  # card: the attacker; by: the defender
AFTER_DESTROYED_BY_ATTACK: Final = 74  # card: destroyed by an attack; by: the attacker
AFTER_MOVES_FROM: Final = 75  # card: has moved from a planet; place: that planet; aimed: the present place
AFTER_MOVES_ACROSS: Final = 76  # card: has moved from a planet to another planet; fields as above
AFTER_TARGETED: Final = 78  # card: a unit, the only target of an ability; seat: its player; by: its source
AFTER_TURN_ENDS: Final = 77  # seat: the player of the combat turn; card: the planet
WHEN_ATTACKER: Final = 120  # card: about to be declared as an attacker
AFTER_MOVES_HOME: Final = 88  # card: has moved to its headquarters; seat: the player who moved it
AFTER_UNITS_COMMIT: Final = 89  # card: the planet that one or more units have committed to
AFTER_AREA_EFFECT: Final = 90  # card: the unit that used it; amount: its value
AFTER_TRIGGERS: Final = 91  # card: the source of a used ability; seat: its player
AFTER_CANCELLED: Final = 92  # card: the source of the cancelled use; seat: the player who cancelled it
AFTER_GAINS: Final = 93  # seat: the player who gained resources; amount: their number
AFTER_SACRIFICED: Final = 94
AFTER_BATTLE_ENDS: Final = 95  # card: the planet
MORE_INTERRUPTS: Final = 96  # event numbers from here on are interrupts, like those below AFTER_DEPLOYED
WHEN_DESTROYED_BY_ATTACK: Final = 96
WHEN_RETREATS: Final = 110  # card: about to retreat; place: the planet that it leaves
WHEN_TAKES: Final = 111  # card: about to take damage, after shields; amount: the damage; by: its source
WHEN_TAKES_BY_ATTACK: Final = 112
WHEN_SACRIFICED: Final = 113
WHEN_BATTLE_TRIGGERED: Final = 114  # card: the planet whose Battle ability is used; seat: its player
WHEN_STRUGGLE_WON: Final = 115  # card: the planet; seat: the winner; place: their side of it
WHEN_MOVED: Final = 117  # card: about to be moved from a planet by an effect; by: its source; place: the planet
WHEN_SEARCHED: Final = 116  # seat: the player who is about to search their deck
AFTER_DEFENDER: Final = 27  # card: declared as a defender; by: the attacker

# In the list of used abilities: an index from here on means that an event has happened to the card this round.  This
# is recorded only if a text works the first time in a round; such texts wait for events with numbers below 64.
HAPPENED: Final = 192
MOST_INDEX: Final = 255

# Parts of the round (CON-5.1).
SETUP: Final = 0
DEPLOY_PHASE: Final = 1
COMMAND_PHASE: Final = 2
COMBAT_PHASE: Final = 3
HEADQUARTERS_PHASE: Final = 4
PHASE_KEYS: Final = ("setup", "deploy", "command", "combat", "headquarters")

# Action windows (CON-16); deploy turns are in the same list (CON-6.4).
NO_WINDOW: Final = 0
DEPLOY_TURN: Final = 1
COMMAND_WINDOW: Final = 2
COMBAT_WINDOW: Final = 3
BATTLE_WINDOW: Final = 4
RANGED_WINDOW: Final = 5
TURN_WINDOW: Final = 6
AFTER_BATTLES_WINDOW: Final = 7
HEADQUARTERS_WINDOW: Final = 8
WINDOW_KEYS: Final = (
    "none",
    "deploy",
    "command",
    "combat",
    "battle",
    "ranged",
    "turn",
    "battles-over",
    "headquarters",
)

NO_PLANET: Final = -1  # a position whose planet is gone
NOT_DIALLED: Final = (-1, -1, -1, -1)  # by seat the dial of the warlord, then by seat that of the synapse unit
FACE_UP: Final = 5  # how many planets are faceup at the start (CON-3.5)
PLANETS_TO_WIN: Final = 3  # how many planets with the same symbol win the game (CON-4.1)
TOKENS_EACH: Final = 10
SWARM: Final = {"Termagant": 30}  # name -> copies of token units of which the boxes contain more than usual (CON-17.14)
CARDS_EACH_ROUND: Final = 2
RESOURCES_EACH_ROUND: Final = 4

# Periods of limits, in addition to those in `limits`, which both card games have (CON-16.20).
EACH_ROUND: Final = 3
EACH_BATTLE: Final = 4
EACH_COMBAT_ROUND: Final = 5
EACH_ATTACK: Final = 6  # once for each attack by the card, or by its host


def about_to_happen(kind: int) -> bool:
    """True for events before they happen, to which interrupts respond (CON-16.7)."""
    return kind < AFTER_DEPLOYED or kind >= MORE_INTERRUPTS


# The ways in which units return to their headquarters (`send_home`).
BY_RETREAT: Final = 0
BY_RETREAT_INSTEAD: Final = 1  # the unit retreats in its combat turn instead of attacking
BY_ROUT: Final = 2

# The ways in which cards leave play, in addition to those in `verbs`, which both card games have.
TOPPED: Final = 6  # put on top of the owner's deck
HIDDEN: Final = 7  # put facedown in reserve at its planet

BOTTOM: Final = "bottom"  # the window in which a player puts cards on or under a deck; passing keeps their order

# Durations, in addition to those in `lasting`, which both card games have.
NEXT_ATTACK: Final = 6  # until the end of the card's next attack, at the latest of the phase
END_OF_STRUGGLE: Final = 7
END_OF_COMBAT_ROUND: Final = 12
NEXT_COMBAT_TURN: Final = 14  # until the end of the opponent's next combat turn, at the latest of the battle
NEXT_ACTION: Final = 13  # until the player's next Action, at the latest until the end of the phase
NEXT_COMBAT_ROUND: Final = 20  # until the next combat round begins or the battle ends
END_OF_GAME: Final = 21  # as long as the card stays in play (COM-2.14)

OUT_OF_DISCARD: Final = "from discard"  # written after the name of a card that is played from the discard pile

# The verbs with which options begin in notation.
GRAMMAR: Final = Grammar(
    verbs=(
        *("pass", "done", "decline", "accept", "keep", "mulligan", "pay", "x", "option", "choose", "resolve", "stay"),
        *("deploy", "reserve", "strike", "play", "use", "target", "trigger", "cleanse", "enslave", "bring"),
        *("attacker", "defender", "area effect", "retreat", "shield", "no shield"),
        *("dial", "synapse dial", "commit to", "move", "move to", "put at", "attach to"),
        *("assign", "reassign", "prevent", "remove", "sacrifice"),
        *("take", "take nothing", "take cards", "take resources", "take both"),
        *("discard", "discard nothing", "discard cards", "top", "bottom"),
        *[f"name {kind}" for kind in ("army", "attachment", "event", "support")],
        *[f"gain {keyword}" for keyword in ("ambush", "armorbane", "brutal", "flying", "mobile", "ranged", "limited")],
        *[f"gain {keyword}" for keyword in ("area-effect", "deep-strike", "no-attachments", "no-wargear")],
    ),
    worded=("enslave", "bring"),
    prepositions=("on", "for"),
)
