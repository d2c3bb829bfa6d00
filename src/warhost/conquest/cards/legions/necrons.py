"""Necrons of Legions of Death: cards 1 to 44."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Nahumekh: signature warlord, ATK 2, HP 6, bloodied 1/6. Warrior, Sautekh.
# Reaction: After the combat phase begins, give target army unit at this planet −1 HP until the end of the phase for
# each faction among non-Necron units you control.
text(
    "legions-001",
    respond(
        after(begins("phase")),
        target(ARMY_UNITS & HERE, gain(HIT_POINTS, -factions(UNITS & YOURS - NECRONS), END_OF_PHASE)),
        only=during(COMBAT_PHASE),
    ),
)

# Destroyer Cultist: signature army, 3, ATK 1, HP 4, command 1. Warrior, Sautekh.
# This unit gets +1 ATK for each faction among non-Necron units you control.
text("legions-002", constant(grant(THIS, ATTACK, factions(UNITS & YOURS - NECRONS))))

# Obedience: signature support, 2. Upgrade.
# Reaction: After a phase begins, exhaust this support to move one non-Necron unit you control to target planet.
text(
    "legions-003",
    respond(
        after(begins("phase")), target(PLANETS, choose(UNITS & YOURS - NECRONS, move(IT, FIRST))), cost=exhaust(THIS)
    ),
)

# Hate: signature event, X, shields 1. Tactic.
# Deploy Action: Destroy target army unit of your enslaved faction. X is the printed cost of that unit.
text(
    "legions-004",
    action(target(ARMY_UNITS & ENSLAVED, destroy()), phase=DEPLOY_PHASE, x=printed_cost()),
)

# The Staff of Command, unique: signature attachment, 0, shields 3. Wargear, Weapon.
# Attach to your warlord.
# Action: Exhaust this attachment to set your enslavement dial to another faction.
text("legions-005", attaches(YOUR_WARLORD), action(turn_dial(), cost=exhaust(THIS)))

# Anrakyr the Traveller: signature warlord, ATK 2, HP 7, bloodied 1/6. Soldier.
# Deploy Action: Deploy the topmost army unit from any discard pile. (Limit once per phase.)
text("legions-006", action(deploy(topmost(UNIT_CARDS, anybodys=True)), phase=DEPLOY_PHASE, limit=EACH_PHASE))

# Pyrrhian Eternals: signature army, 2, ATK 1, HP 1, command 1. Soldier.
# This unit gets +1 ATK and +1 HP for each Pyrrhian Eternals in your discard pile.
text(
    "legions-007",
    constant(
        grant(THIS, ATTACK, count(named("Pyrrhian Eternals") & IN_DISCARD)),
        grant(THIS, HIT_POINTS, count(named("Pyrrhian Eternals") & IN_DISCARD)),
    ),
)

# Slumbering Tomb: signature support, 1. Location.
# Action: Exhaust this support to draw 2 cards. Then discard 2 cards from your hand.
text("legions-008", action(then(draw(2), times(2, discard_one())), cost=exhaust(THIS)))

# Awake the Sleepers: signature event, 1, shields 1. Tactic.
# Action: Shuffle any number of Necron cards from your discard pile into your deck.
text("legions-009", action(any_number(NECRONS & IN_DISCARD, shuffle_into_deck())))

# Pyrrhian Warscythe: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to your warlord.
# Attached unit gets +1 ATK.
# Reaction: After attached unit is declared as an attacker, discard the top 2 cards of your deck.
text(
    "legions-010",
    attaches(YOUR_WARLORD),
    constant(grant(HOST, ATTACK, 1)),
    respond(after(ATTACKS, HOST), discard_top(2)),
)

# Canoptek Scarab Swarm: army, 1, ATK 2, HP 2. Drone.
# Interrupt: When this unit is destroyed, put target Necron army unit from your discard pile into your hand.
text(
    "legions-011",
    respond(when(IS_DESTROYED, THIS), target(UNIT_CARDS & NECRONS & IN_DISCARD, take_to_hand())),
)

# Warriors of Gidrim: army, 1, ATK 1, HP 1, command 1. Warrior, Sautekh.
# This unit gains 1 command icon while non-Necron units you control belong to at least 2 factions.
text("legions-012", constant(grant(THIS, COMMAND, 1), only=number_is(factions(UNITS & YOURS - NECRONS), 2)))

# Flayed Ones Pack: army, 2, ATK 3, HP 2, command 1. Warrior.
# Forced Reaction: After this unit is declared as an attacker, discard the top 3 cards of your deck.
text("legions-013", forced(after(ATTACKS, THIS), discard_top(3)))

# Immortal Vanguard: army, 2, ATK 1, HP 3, command 1. Soldier, Novokh.
# Non-Necron Warrior units you control at this planet get +1 ATK and +1 HP.
text(
    "legions-014",
    constant(
        grant(UNITS & YOURS & trait("Warrior") & HERE - NECRONS, ATTACK, 1),
        grant(UNITS & YOURS & trait("Warrior") & HERE - NECRONS, HIT_POINTS, 1),
    ),
)

# Patrolling Wraith: army, 2, ATK 2, HP 3. Drone.
# Reaction: After this unit destroys an enemy unit by an attack, your opponent must reveal their hand and discard from
# it all cards with the same name as that unit, if able.
text(
    "legions-015",
    respond(
        after(by_attack(IS_DESTROYED), UNITS & ENEMY & done_by(THIS)),
        each_opponent(seq(reveal_hand(), discard_cards(same_name(THAT) & IN_HAND))),
    ),
)

# Decaying Warrior Squad: army, 2, ATK 2, HP 2. Warrior.
# Combat Action: Deploy this unit from your discard pile at a planet.
text("legions-016", action(deploy(THIS, as_unit=True), zone=FROM_DISCARD, phase=COMBAT_PHASE))

# Deathmark Assassins: army, 3, ATK 2, HP 3. Scout.
# Reaction: After the combat phase begins, discard the top card of your deck. Give this unit +X ATK until the end of the
# phase, where X is the printed cost of that card.
text(
    "legions-017",
    respond(
        after(begins("phase")),
        discard_top(1, gain(ATTACK, printed_cost(FOUND), END_OF_PHASE, THIS)),
        only=during(COMBAT_PHASE),
    ),
)

# Mandragoran Immortals: army, 3, ATK 2, HP 3, command 1. Soldier, Sautekh.
# Ranged.
# Action: Sacrifice a non-Necron Soldier unit you control at this planet to ready this unit. (Limit once per phase.)
text(
    "legions-018",
    action(ready(THIS), cost=sacrifice_one(UNITS & YOURS & trait("Soldier") & HERE - NECRONS), limit=EACH_PHASE),
)

# Tomb Blade Squadron: army, 3, ATK 0, HP 3, command 2. Vehicle, Sautekh.
# No Wargear Attachments.
# Reaction: After a non-Necron Scout unit you control is deployed, move this unit to any planet. Then give target
# non-warlord unit at that planet −1 HP until the end of the phase.
text(
    "legions-019",
    respond(
        after(DEPLOYED, UNITS & YOURS & trait("Scout") - NECRONS),
        then(move(THIS, PLANETS), choose(NON_WARLORD_UNITS & at(THIS), gain(HIT_POINTS, -1, END_OF_PHASE), aimed=True)),
    ),
)

# Reanimating Warriors: army, 3, ATK 2, HP 2, command 1. Warrior.
# Interrupt: When this unit would be destroyed by damage and there is an adjacent planet, remove all damage from this
# unit and move it to any adjacent planet instead. (Limit once per phase.)
text(
    "legions-020",
    respond(
        when(IS_DESTROYED, THIS),
        seq(heal(EVERYTHING, THIS), instead("stay in play", THIS), move(THIS, PLANETS & ADJACENT)),
        only=in_battle("damage destroys it") & at_least(1, PLANETS & ADJACENT),
        limit=EACH_PHASE,
    ),
)

# Canoptek Spyder: army, 4, ATK 4, HP 3, command 1. Drone.
# Combat Action: Discard an army unit from your hand to remove 2 damage from one Necron army unit you control at this
# planet. Use only if a battle is being fought at this planet. (Limit once per combat round.)
text(
    "legions-021",
    action(
        choose(ARMY_UNITS & NECRONS & YOURS & HERE, heal(2)),
        cost=discard_one(UNIT_CARDS),
        phase=COMBAT_PHASE,
        only=at_least(1, PLANETS & HERE & AT_BATTLE),
        limit=EACH_COMBAT_ROUND,
    ),
)

# Immortal Legion: army, 4, ATK 4, HP 4, command 2. Soldier, Sautekh.
# Combat Action: Exhaust this unit to move it to any planet with an enemy warlord of your enslaved faction.
text(
    "legions-022",
    action(move(THIS, PLANETS & at(WARLORDS & ENEMY & ENSLAVED)), cost=exhaust(THIS), phase=COMBAT_PHASE),
)

# Praetorian Ancient: army, 4, ATK 3, HP 4, command 1. Soldier.
# This unit gets +2 ATK and gains Armorbane while there are at least 6 army units in your discard pile.
text(
    "legions-023",
    constant(grant(THIS, ATTACK, 2), grant(THIS, ARMORBANE), only=at_least(6, UNIT_CARDS & IN_DISCARD)),
)

# Harbinger of Eternity: army, 5, ATK 3, HP 5, command 3. Scholar, Elite.
# You may play Necron events from your discard pile as if they were in your hand.
# Forced Reaction: After you play a Necron event from your discard pile, remove that event from the game.
text(
    "legions-024",
    constant(can("be played from discard piles", EVENT_CARDS & NECRONS & IN_DISCARD)),
    forced(after(PLAYED, NECRONS & PLAYED_FROM_DISCARD, YOU), remove_from_game(THAT)),
)

# Lychguard Sentinel: army, 5, ATK 2, HP 6, command 2. Soldier, Elite.
# This unit gets +4 HP while there are at least 6 army units in your discard pile.
# A ready Lychguard Sentinel you control must be declared as the defender, if able.
text(
    "legions-025",
    constant(grant(THIS, HIT_POINTS, 4), only=at_least(6, UNIT_CARDS & IN_DISCARD)),
    constant(must("defend", named("Lychguard Sentinel") & READY & YOURS)),
)

# Doom Scythe Invader: army, 6, ATK 4, HP 4, command 2. Vehicle, Sautekh, Elite.
# No Wargear Attachments. Flying.
# Reaction: After this unit is deployed, put one non-Elite Vehicle army unit from your discard pile into play at this
# planet.
text(
    "legions-026",
    respond(
        after(DEPLOYED, THIS),
        choose(UNIT_CARDS & trait("Vehicle") & IN_DISCARD - trait("Elite"), put_into_play(IT, PLANETS & HERE)),
    ),
)

# Doomsday Ark: army, 6, ATK 5, HP 5, command 2. Vehicle, Elite.
# No Wargear Attachments.
# Area Effect (X). X is the number of factions among non-Necron units you control.
text("legions-027", constant(grant(THIS, AREA_EFFECT, factions(UNITS & YOURS - NECRONS))))

# Dread Monolith: army, 8, ATK 5, HP 7, command 5. Vehicle, Elite.
# No Wargear Attachments.
# Combat Action: Discard the top 3 cards of your deck. Put one non-Vehicle Necron army unit among those cards into play
# at this planet. (Limit once per round.)
text(
    "legions-028",
    action(
        discard_top(3, choose(UNIT_CARDS & NECRONS & FOUND - trait("Vehicle"), put_into_play(IT, PLANETS & HERE))),
        phase=COMBAT_PHASE,
        limit=EACH_ROUND,
    ),
)

# Reanimation Protocol: event, 0, shields 1. Tactic.
# Action: Remove up to 2 damage from one Necron unit you control. (Max 1 per round.)
text("legions-029", action(choose(UNITS & NECRONS & YOURS, heal_up_to(2)), limit=max_one(EACH_ROUND)))

# Recycle: event, 1, shields 1. Power.
# Action: Discard 2 cards from your hand. Then draw 3 cards.
text("legions-030", action(then(times(2, discard_one()), draw(3))))

# Mechanical Enhancement: event, 2, shields 2. Tactic.
# Combat Action: Give each Necron unit you control at target planet +2 HP until the end of the phase.
text(
    "legions-031",
    action(
        target(PLANETS, gain(HIT_POINTS, 2, END_OF_PHASE, UNITS & NECRONS & YOURS & at(FIRST))),
        phase=COMBAT_PHASE,
    ),
)

# Drudgery: event, 2, shields 1. Tactic.
# Limited.
# Action: Put target non-Necron army unit with printed cost 3 or lower from your discard pile into play at any planet.
text(
    "legions-032",
    action(target(UNIT_CARDS & IN_DISCARD & cost_at_most(3) - NECRONS, put_into_play(IT, PLANETS))),
)

# Extermination: event, 5, shields 1. Tactic.
# Deploy Action: Give each non-unique, non-Necron unit at target planet −3 HP until the end of the phase. You must pass
# in your next deploy turn this phase.
text(
    "legions-033",
    action(
        seq(
            target(PLANETS, gain(HIT_POINTS, -3, END_OF_PHASE, UNITS & at(FIRST) - UNIQUE - NECRONS)),
            floating(constant(must("pass")), END_OF_PHASE),
        ),
        phase=DEPLOY_PHASE,
    ),
)

# Gauss Flayer: attachment, 1, shields 1. Wargear, Weapon.
# Attach to a Necron army unit.
# Combat Action: Exhaust attached unit to give target enemy army unit at this planet −2 HP until the end of the phase.
# Use only if a battle is being fought at this planet.
text(
    "legions-034",
    attaches(ARMY_UNITS & NECRONS),
    action(
        target(ARMY_UNITS & ENEMY & HERE, gain(HIT_POINTS, -2, END_OF_PHASE)),
        cost=exhaust(HOST),
        phase=COMBAT_PHASE,
        only=at_least(1, PLANETS & HERE & AT_BATTLE),
    ),
)

# Royal Phylactery: attachment, 1, shields 2. Wargear.
# Attach to a Necron army unit.
# Reaction: After a phase begins or a combat round begins at this planet, remove 1 damage from attached unit.
text(
    "legions-035",
    attaches(ARMY_UNITS & NECRONS),
    respond(after(begins("phase")), heal(1, HOST)),
    respond(after(begins("combat round"), HERE), heal(1, HOST)),
)

# Hyperphase Sword: attachment, 2, shields 1. Wargear, Weapon.
# Attach to a Necron army unit.
# Attached unit gets +1 ATK and gains Armorbane.
# Action: Discard 1 card from your hand to attach this attachment to another eligible unit at this planet.
text(
    "legions-036",
    attaches(ARMY_UNITS & NECRONS),
    constant(grant(HOST, ATTACK, 1), grant(HOST, ARMORBANE)),
    action(attach(THIS, UNITS & HERE), cost=discard_one()),
)

# Resurrection Orb: attachment, 2, shields 2. Wargear.
# Attach to a Necron Elite unit you control.
# Reaction: After a combat round begins at this planet, if the topmost card of your discard pile is a non-Elite Necron
# army unit, put that unit into play at this planet.
text(
    "legions-037",
    attaches(UNITS & trait("Elite") & NECRONS & YOURS),
    respond(
        after(begins("combat round"), HERE),
        put_into_play(topmost(UNIT_CARDS), PLANETS & HERE),
        only=topmost_is(UNIT_CARDS & NECRONS - trait("Elite")),
    ),
)

# Mind Shackle Scarab: attachment, 3, shields 1. Drone.
# Attach to a non-Elite army unit.
# Action: Exhaust this attachment to take control of attached unit until the end of the phase. Use only if attached unit
# belongs to your enslaved faction.
text(
    "legions-038",
    attaches(ARMY_UNITS - trait("Elite")),
    action(take_control(HOST, END_OF_PHASE), cost=exhaust(THIS), only=at_least(1, HOST & ENSLAVED)),
)

# Timeworn Stasis-Crypt, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Necron card, exhaust this support to reduce the cost of that card by 1.
text("legions-039", reduces_cost(NECRONS, 1, cost=exhaust(THIS)))

# Weight of the Aeons: support, 1. Upgrade.
# Reaction: After a phase begins, exhaust this support to force each player to discard the top 2 cards of their deck.
text("legions-040", respond(after(begins("phase")), each_player(discard_top(2)), cost=exhaust(THIS)))

# Eternity Gate: support, 1. Upgrade.
# Action: Exhaust this support to put one card from any discard pile on top of that pile.
text("legions-041", action(choose(IN_ANY_DISCARD, put_on_deck(discard_pile=True)), cost=exhaust(THIS)))

# Sautekh Complex: support, 1. Location.
# Limited.
# Reaction: After a non-Necron, non-neutral unit you control is deployed, if you control no other units of the same
# faction as that card, either gain 1 resource or draw 1 card.
text(
    "legions-042",
    respond(
        after(DEPLOYED, UNITS & YOURS - NECRONS - NEUTRAL),
        either(earn(1), draw(1)),
        only=no_more_than(0, UNITS & YOURS & same_faction(THAT) - THAT),
    ),
)

# Master Program, unique: support, 2. Upgrade.
# Action: Exhaust this support and sacrifice a Drone card to remove all damage from target Necron army unit you control
# and ready it.
text(
    "legions-043",
    action(
        target(ARMY_UNITS & NECRONS & YOURS, seq(heal(), ready())),
        cost=(exhaust(THIS), sacrifice_one(trait("Drone"))),
    ),
)

# Particle Whip: support, 3. Artillery, Upgrade.
# Headquarters Action: Exhaust this support and shuffle X army units from your discard pile into your deck to deal X
# damage to target non-Elite army unit.
text(
    "legions-044",
    action(
        target(ARMY_UNITS - trait("Elite"), deal(X)),
        cost=(exhaust(THIS), times(X, choose(UNIT_CARDS & IN_DISCARD, shuffle_into_deck()))),
        phase=HEADQUARTERS_PHASE,
        x=up_to(count(UNIT_CARDS & IN_DISCARD)),
    ),
)
