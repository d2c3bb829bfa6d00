"""Dark Eldar of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Uber Grotesque: army, 5, ATK 3, HP 5, command 1. Abomination, Creature, Elite.
# No Wargear Attachments.
# Reaction: After you play a Torture event, give this unit +3 ATK until the end of the phase. (Limit once per phase.)
text(
    "warlord-013", respond(after(PLAYED, trait("Torture"), YOU), gain(ATTACK, 3, END_OF_PHASE, THIS), limit=EACH_PHASE)
)

# Visions of Agony: event, 3, shields 1. Tactic, Torture.
# Action: Look at your opponent's hand and discard 1 card of your choice from it.
text("warlord-014", action(look_at("hand", 1)))

# Archon's Palace, unique: loyal support, 2. Location.
# Interrupt: When your opponent wins a command struggle at a planet, exhaust this support to cancel either the card
# bonus or the resource bonus of that planet until the end of the phase.
text(
    "warlord-015",
    respond(
        when(STRUGGLE_WON, whom=OPPONENT),
        either(
            floating(constant(cancels_bonus(PLANETS & at(THAT))), END_OF_PHASE),
            floating(constant(cancels_bonus(PLANETS & at(THAT), resources=True)), END_OF_PHASE),
        ),
        cost=exhaust(THIS),
    ),
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
# Attached unit gains Ranged while it is a Kabalite unit.
text(
    "warlord-037",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK)),
    constant(grant(HOST, RANGED), only=at_least(1, HOST & trait("Kabalite"))),
)

# Soul Seizure: event, 5, shields 1. Tactic, Torture.
# Action: Put target army unit with printed cost X or lower from your opponent's discard pile into play under your
# control at any planet, where X is the number of Torture cards in your discard pile.
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
text("warlord-062", usable(action(take_control(THIS), spend=2, only=at_least(1, THIS & AT_PLANETS)), by=ANYBODY))

# Despise: event, 0, shields 1. Tactic.
# Combat Action: Each player must sacrifice an Ally unit.
text("warlord-063", action(each_player(sacrifice_one(UNITS & trait("Ally"))), phase=COMBAT_PHASE))

# Bloodied Reavers: army, 2, ATK 2, HP 2, command 1. Vehicle.
# No Wargear Attachments.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-081", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Crucible of Malediction: support, 1. Upgrade.
# Reaction: After you play a Torture event, exhaust this support to look at the top 3 cards of either your deck or your
# opponent's deck, discard 1 of them and put the rest back on top in any order.
text(
    "warlord-082",
    respond(
        after(PLAYED, trait("Torture"), YOU),
        either(look_at("deck", 3, ordered=True), look_at("opponent's deck", 3, ordered=True)),
        cost=exhaust(THIS),
    ),
)

# Searing Brand: loyal event, 3, shields 2. Tactic, Torture.
# Combat Action: Deal 3 unpreventable damage to target non-warlord unit at a planet with your warlord, unless your
# opponent discards 2 cards of their choice from their hand.
text(
    "warlord-083",
    action(
        target(NON_WARLORD_UNITS & at(YOUR_WARLORD), unless_discards(2, deal(3, uncancellable=True))),
        phase=COMBAT_PHASE,
    ),
)

# Kabalite Halfborn: army, 1, ATK 1, HP 1. Warrior, Kabalite.
# Interrupt: When this unit leaves play, draw 1 card.
text("warlord-103", respond(when(LEAVES_PLAY, THIS), draw(1)))

# Slake the Thirst: event, 0, shields 1. Tactic, Maneuver.
# Action: Exhaust your warlord to choose a player and a number X, up to 3. That player must discard X cards at random
# from their hand, then draw X cards.
text(
    "warlord-104",
    action(
        either(
            pick_x(3, then(discard_at_random(X), draw(X)), some=True),
            each_opponent(pick_x(3, then(discard_at_random(X), draw(X)), some=True)),
        ),
        cost=exhaust(YOUR_WARLORD),
    ),
)

# Shadow Field: loyal attachment, 2, shields 2. Wargear.
# Attach to a Dark Eldar army unit.
# Attached unit cannot be damaged by army units with printed cost 2 or lower.
text(
    "warlord-105",
    attaches(ARMY_UNITS & DARK_ELDAR),
    constant(cannot("be damaged", HOST, by=ARMY_UNITS & cost_at_most(2))),
)

# Urien Rakarth: signature warlord, ATK 2, HP 6, bloodied 1/6. Scholar, Haemonculus.
# The cost for you to play each Torture event is reduced by 1.
# The cost for you to play each non-Torture event is increased by 1.
text(
    "warlord-116",
    constant(costs(EVENT_CARDS & trait("Torture") & YOURS, -1)),
    constant(costs(EVENT_CARDS & YOURS - trait("Torture"), 1)),
)

# Twisted Wracks: signature army, 2, ATK 3, HP 3. Creature, Abomination.
# Action: Discard a Torture card from your hand to ready this unit.
text("warlord-117", action(ready(THIS), cost=discard_one(trait("Torture"))))

# Rakarth's Experimentations: signature event, 1, shields 1. Tactic, Torture.
# Action: Name a card type (army unit, support, attachment or event). Your opponent must either discard a card of that
# type from their hand or deal 1 damage to their warlord, if able.
text("warlord-118", action(name("type", each_opponent(either(discard_one(OF_THAT_TYPE), deal(1, YOUR_WARLORD))))))

# Ichor Gauntlet: signature attachment, 2, shields 3. Wargear, Weapon.
# Attach to your warlord.
# Reaction: After you play a Torture event, exhaust attached unit to copy its effects, with new targets if you like.
text(
    "warlord-119",
    attaches(YOUR_WARLORD),
    respond(after(PLAYED, trait("Torture"), YOU), copy("effects"), cost=exhaust(HOST)),
)

# Urien's Oubliette, unique: signature support, 1. Location.
# Your opponent plays with the top card of their deck revealed.
# Action: Exhaust this support to either force each player to discard the top card of their deck or force each player to
# draw 1 card.
text(
    "warlord-120",
    constant(top_revealed(OPPONENT)),
    action(either(each_player(discard_top(1)), each_player(draw(1))), cost=exhaust(THIS)),
)
