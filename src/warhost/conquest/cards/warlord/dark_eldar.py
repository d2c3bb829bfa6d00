"""Dark Eldar of the Warlord cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Uber Grotesque: army, 5, ATK 3, HP 5, command 1. Abomination, Creature, Elite.
# No Wargear Attachments.
# Reaction: After you play a Torture event, give this unit +3 ATK until the end of the phase. (Limit once per phase.)
text(
    "warlord-013", respond(after(PLAYED, trait("Torture"), YOU), gain(ATTACK, 3, END_OF_PHASE, THIS), limit=EACH_PHASE)
)

# Klaivex Warleader: loyal army, 4, ATK 3, HP 3, command 2. Warrior.
# Ambush.
# Reaction: After this unit is deployed during the combat phase, destroy target damaged army unit at this planet.
text(
    "warlord-036",
    respond(after(DEPLOYED, THIS), target(ARMY_UNITS & DAMAGED & HERE, destroy()), only=during(COMBAT_PHASE)),
)

# Bladed Lotus Rifle: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +1 ATK.
# Attached unit gains Ranged while attached unit is a Kabalite unit.
text(
    "warlord-037",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK)),
    constant(grant(HOST, RANGED), only=at_least(1, HOST & trait("Kabalite"))),
)

# Soul Seizure: event, 5, shields 1. Tactic, Torture.
# Action: Put target army unit in your opponent's discard pile with printed cost X or lower, where X is the number of
# Torture cards from your discard pile into play under your control at any planet.
text(
    "warlord-038",
    action(
        target(
            UNIT_CARDS & IN_ENEMY_DISCARD & cost_at_most(count(trait("Torture") & IN_DISCARD)),
            put_into_play(IT, PLANETS),
        )
    ),
)

# Sslyth Mercenary: army, 1, ATK 2, HP 2, command 2. Warrior.
# Action: Pay 2 resources to take control of this unit. Use only if this unit is at a planet. Any player may use this
# ability.
text("warlord-062", action(take_control(THIS), spend=2, only=at_least(1, THIS & AT_PLANETS), by=ANYBODY))

# Despise: event, 0, shields 1. Tactic.
# Combat Action: Each player must sacrifice an Ally unit.
text("warlord-063", action(each_player(sacrifice_one(UNITS & trait("Ally"))), phase=COMBAT_PHASE))

# Bloodied Reavers: army, 2, ATK 2, HP 2, command 1. Vehicle.
# No Wargear Attachments.
# This unit gets +2 ATK while there is at least one warlord at this planet.
text("warlord-081", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Kabalite Halfborn: army, 1, ATK 1, HP 1. Warrior, Kabalite.
# Interrupt: When this unit leaves play, draw 1 card.
text("warlord-103", respond(when(LEAVES_PLAY, THIS), draw(1)))

# Shadow Field: loyal attachment, 2, shields 2. Wargear.
# Attach to a Dark Eldar army unit.
# Attached unit cannot be damaged by army units with printed cost 2 or lower.
text("warlord-105", attaches(ARMY_UNITS & DARK_ELDAR), constant(no_damage_by(HOST, ARMY_UNITS & cost_at_most(2))))

# Twisted Wracks: signature army, 2, ATK 3, HP 3. Creature, Abomination.
# Action: Discard a Torture card from your hand to ready this unit.
text("warlord-117", action(ready(THIS), cost=discard_one(trait("Torture"))))

# Urien's Oubliette, unique: signature support, 1. Location.
# Your opponent plays with the top card of their deck revealed.
# Action: Exhaust this support to either force each player to discard the top card of their deck or force each player to
# draw 1 card.
text(
    "warlord-120",
    constant(top_revealed()),
    action(either(each_player(discard_top(1)), each_player(draw(1))), cost=exhaust(THIS)),
)
