"""Astra Militarum of the core set: cards 31 to 53."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

SOLDIERS_AND_WARRIORS = trait("Soldier") | trait("Warrior")

# Colonel Straken: signature warlord, ATK 2, HP 6, bloodied 2/5. Soldier, Catachan.
# Other Soldier or Warrior units you control at this planet get +1 ATK.
text("core-002", constant(grant(UNITS & YOURS & HERE & OTHER & SOLDIERS_AND_WARRIORS, ATTACK)))

# Straken's Command Squad: signature army, 2, ATK 2, HP 2, command 1. Soldier, Catachan.
# Interrupt: When this unit leaves play, put a Guardsman token into play at this planet.
text("core-031", respond(when(LEAVES_PLAY, THIS), put_tokens("Guardsman", PLANETS & HERE)))

# Omega Zero Command: signature support, 2. Location.
# Reaction: After you win a command struggle at a planet, put a Guardsman token into play at that planet.
text("core-032", respond(after(STRUGGLE_WON, whom=YOU), put_tokens("Guardsman", PLANETS & at(THAT))))

# Glorious Intervention: signature event, 1, shields 1. Tactic.
# Reaction: After a unit is assigned damage by an attack, sacrifice another non-warlord Soldier or Warrior unit you
# control at the same planet to prevent all of that damage. Then deal X damage to the attacking unit, where X is the
# printed ATK of the sacrificed unit.
text(
    "core-033",
    respond(
        after(by_attack(IS_ASSIGNED_DAMAGE), UNITS),
        pick(
            NON_WARLORD_UNITS & SOLDIERS_AND_WARRIORS & YOURS & at(THAT) - THAT,
            then(prevent(), deal(printed_attack(FIRST), BY)),
        ),
        cost=sacrifice(FIRST),
    ),
)

# Straken's Cunning: signature attachment, 1, shields 3. Skill.
# Attach to an army unit.
# Attached unit gets +1 ATK.
# Interrupt: When attached unit leaves play, draw 3 cards.
text("core-034", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK)), respond(when(LEAVES_PLAY, HOST), draw(3)))

# Cadian Mortar Squad: loyal army, 3, ATK 1, HP 3, command 2. Soldier, Cadia.
# Ranged.
# Reaction: After an army unit you control at this planet leaves play, ready this unit.
text("core-036", respond(after(LEAVES_PLAY, ARMY_UNITS & YOURS & HERE), ready(THIS)))

# Stalwart Ogryn: army, 2, ATK 2, HP 2, command 1. Warrior, Abhuman.
# This unit is immune to enemy events.
text("core-041", constant(immune_to(THIS, EVENT)))

# Captain Markis, unique: loyal army, 3, ATK 2, HP 3, command 2. Soldier, Officer, Vostroya.
# Action: Sacrifice a non-warlord Astra Militarum unit you control at this planet to exhaust another target non-warlord
# unit at this planet. (Limit once per phase.)
text(
    "core-042",
    action(
        pick(NON_WARLORD_UNITS & ASTRA_MILITARUM & YOURS & HERE, target(NON_WARLORD_UNITS & HERE & ANOTHER, exhaust())),
        cost=sacrifice(FIRST),
        limit=EACH_PHASE,
    ),
)

# Enginseer Augur: loyal army, 2, ATK 2, HP 2. Scholar, Tech-Priest.
# Interrupt: When this unit leaves play, search the top 6 cards of your deck for an Astra Militarum support with printed
# cost 2 or lower. You may put that support into play in your headquarters; put the rest on the bottom of your deck in
# any order.
text(
    "core-043",
    respond(when(LEAVES_PLAY, THIS), search(6, SUPPORT_CARDS & ASTRA_MILITARUM & cost_at_most(2), put_into_play(IT))),
)

# Infantry Conscripts: army, 4, ATK 0, HP 5. Conscript.
# This unit gets +2 ATK for each support you control.
text("core-045", constant(grant(THIS, ATTACK, count(SUPPORTS & YOURS) * 2)))

# Elysian Assault Team: army, 2, ATK 2, HP 1. Soldier, Elysia.
# Interrupt: When a Soldier or Warrior unit you control at a planet leaves play, put this unit into play from your hand
# at that planet.
text(
    "core-046",
    respond(
        when(LEAVES_PLAY, UNITS & SOLDIERS_AND_WARRIORS & YOURS & AT_PLANETS),
        put_into_play(THIS, PLANETS & at(THAT)),
        zone=FROM_HAND,
    ),
)

# Preemptive Barrage: loyal event, 1, shields 2. Tactic.
# Combat Action: Up to three target Astra Militarum units you control at the same planet gain Ranged until the end of
# the phase.
text(
    "core-047",
    action(
        target(
            UNITS & ASTRA_MILITARUM & YOURS & TOGETHER,
            gain(RANGED, 1, END_OF_PHASE, FIRST),
            count=3,
            up_to=True,
        ),
        phase=COMBAT_PHASE,
    ),
)

# Suppressive Fire: event, 0, shields 1. Tactic.
# Combat Action: Exhaust a ready unit you control at a planet to exhaust another target non-warlord unit at that planet.
text(
    "core-048",
    action(
        pick(UNITS & YOURS & READY & AT_PLANETS, target(NON_WARLORD_UNITS & at(FIRST) & ANOTHER, exhaust())),
        cost=exhaust(FIRST),
        phase=COMBAT_PHASE,
    ),
)

# Hostile Environment Gear: attachment, 1, shields 1. Wargear, Armor.
# Attach to an army unit.
# Attached unit gets +3 HP.
text("core-049", attaches(ARMY_UNITS), constant(grant(HOST, HIT_POINTS, 3)))

# Bodyguard: loyal attachment, 0, shields 2. Condition.
# Attach to an army unit you control.
# Forced Reaction: After another unit you control at this planet is assigned damage by an attack, reassign 1 of that
# damage to attached unit.
text(
    "core-050",
    attaches(ARMY_UNITS & YOURS),
    forced(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & YOURS & HERE - HOST), redirect("damage", HOST, 1)),
)

# Imperial Bunker, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy an Astra Militarum army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-051", reduces_cost(ARMY_UNITS & ASTRA_MILITARUM, 1, cost=exhaust(THIS)))

# Rockcrete Bunker: loyal support, 1. Upgrade.
# When there is 4 or more damage on this support, sacrifice it.
# Reaction: After a unit you control is assigned damage, exhaust this support to reassign 1 of that damage to this
# support.
text(
    "core-052",
    constant(leaves_play(THIS, "sacrificed", damage=4)),
    respond(after(IS_ASSIGNED_DAMAGE, UNITS & YOURS), redirect("damage", THIS, 1), cost=exhaust(THIS)),
)

# Catachan Outpost: support, 2. Location.
# Combat Action: Exhaust this support to give target unit +2 ATK for its next attack this phase.
text("core-053", action(target(UNITS, gain(ATTACK, 2, NEXT_ATTACK)), cost=exhaust(THIS), phase=COMBAT_PHASE))
