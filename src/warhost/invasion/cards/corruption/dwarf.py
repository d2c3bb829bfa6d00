"""The Dwarfs of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Stand Your Ground: tactic, 1 (2).
# Action: Put target Dwarf unit from your discard pile that was put there this turn into play in one of your zones.
text(
    "the-skavenblight-threat-002",
    action(target(UNIT_CARDS & DWARF & IN_DISCARD & did("enter the discard pile", "this turn"), put_into_play())),
)

# Dwarf Miner: unit, 2 (1), power 1, hit points 1. Engineer.
# Forced: After this unit enters play, heal up to 2 damage on the section of your capital in this zone.
text("path-of-the-zealot-021", forced(after(ENTERS_PLAY, THIS), pick_x(2, heal(X, SECTIONS & YOURS & HERE))))

# Gromril Armour: support, 0 (2), power 0. Attachment.
# Attach to target unit.
# Attached unit has Toughness 1.
text("path-of-the-zealot-022", attaches(UNITS), constant(grant(HOST, TOUGHNESS, 1)))

# Gurni Thorgrimson, unique: unit, 5 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# This unit gets +1 power for each card attached to it.
text(
    "tooth-and-claw-041",
    constant(grant(THIS, POWER, cards_on(THIS))),
)

# Anvil of Doom: support, 3 (2), power 1. Building.
# Kingdom. Units with Attachments in your battlefield get +1 power.
text(
    "tooth-and-claw-042",
    constant(grant(UNITS & YOURS & in_zone(BATTLEFIELD) & bearing(ATTACHMENTS), POWER, 1), zone=KINGDOM),
)

# Blessing of Valaya: tactic, 2 (1). Spell, Rune.
# Action: Until the end of the turn, redirect the next 2 damage dealt to target unit to another target unit, if able.
text(
    "tooth-and-claw-043",
    action(target(UNITS, target(UNITS & ANOTHER, floating(constant(redirect_damage(FIRST, 2, SECOND, next=True)))))),
)

# Empty the Hold: tactic, 4 (1).
# Action: Search the top 5 cards of your deck for a unit with printed cost 3 or lower; you may put it into play in one
# of your zones. Shuffle your deck.
text(
    "the-deathmaster-s-dance-062",
    action(seq(search(5, UNIT_CARDS & cost_at_most(3), put_into_play()), shuffle_deck())),
)

# Reclaim the Hold: quest, 0 (2).
# Quest. If a card you control would go from play to a discard pile, you may remove 1 resource token from this quest to
# put that card facedown in its zone as a development instead.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-deathmaster-s-dance-063",
    constant(
        instead_of("being put into a discard pile", YOURS, "become a development", optional=True, token=True),
        zone=QUEST,
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Dragonslayer: unit, 4 (2), power 2, hit points 1. Slayer.
# Toughness 2.
# Quest. During your battlefield phase, this unit may attack as if in the battlefield.
text(
    "the-warpstone-chronicles-081",
    constant(can("attack from any zone"), zone=QUEST, only=YOUR_TURN & during(BATTLEFIELD_PHASE)),
)

# Great Book of Grudges, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target Dwarf unit.
# Attached unit gets +2 power.
# After attached unit is put into a discard pile from play, each opponent takes 6 indirect damage.
text(
    "the-warpstone-chronicles-082",
    attaches(UNITS & DWARF),
    constant(grant(HOST, POWER, 2)),
    triggered(after(discarded("from play"), HOST), each_opponent(indirect(6))),
)

# Flame Cannon: support, 0 (2), power 0. Attachment, Weapon.
# Attach to target unit.
# Attached unit gets +1 power while attacking or defending for each attacking or defending unit an opponent controls.
text(
    "the-warpstone-chronicles-083",
    attaches(UNITS),
    constant(grant(HOST & PARTICIPANTS, POWER, count(UNITS & ENEMY & PARTICIPANTS))),
)

# Rune of Hearth and Home: tactic, 10 (3). Epic Spell.
# Play only during your turn.
# Action: Heal all damage on each section of your capital.
text("arcane-fire-102", action(heal(of=SECTIONS & YOURS), only=YOUR_TURN))

# Hewn from the Mountain: tactic, 2 (1).
# Action: Give each defending unit you control +2 power until the end of the turn.
text("arcane-fire-103", action(gain(POWER, 2, of=UNITS & YOURS & DEFENDERS)))
