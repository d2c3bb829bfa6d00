"""The Orcs of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# 'Idden Boy: unit, 2 (1), power 1, hit points 2. Warrior.
# Orc only.
# Ambush 1.
# Action: After this unit ambushes, give it +2 power until the end of the phase.
text("days-of-blood-013", action(gain(POWER, 2, END_OF_PHASE, of=THIS), when=after(AMBUSHES, THIS)))

# Banna Bearer: unit, 4 (2), power 2, hit points 3. Standard Bearer.
# Action: When a Hero or legend you control attacks, spend 2 resources to put this unit into play from your hand in your
# battlefield, declared as an attacker.
text(
    "days-of-blood-014",
    usable(
        action(
            put_into_play(THIS, zone=BATTLEFIELD, attacking=True, declared=True),
            spend=2,
            when=after(ATTACKS, (HEROES | LEGENDS) & YOURS),
        ),
        hand=True,
    ),
)

# Warboss Banna: support, 0 (3), power 0. Attachment.
# Attach to target unit you control.
# While attached unit is attacking or defending, it gains: “Action: Discard an Orc unit from your hand to give this unit
# +1 power until the end of the phase”.
text(
    "days-of-blood-015",
    attaches(UNITS & YOURS),
    constant(
        grants_ability(HOST, action(gain(POWER, 1, END_OF_PHASE, of=THIS), cost=discard_one(UNIT_CARDS & ORC))),
        only=at_least(1, HOST & PARTICIPANTS),
    ),
)

# Wolf Chariot: unit, 5 (2), power 3, hit points 4. Cavalry, Goblin.
# Battlefield only.
# Action: When this unit attacks, sacrifice one unit you control and give this unit +X power until the end of the phase,
# where X is the loyalty of the sacrificed unit.
text(
    "oaths-of-vengeance-030",
    action(
        choose(UNITS & YOURS, seq(sacrifice(), gain(POWER, loyalty_of(IT), END_OF_PHASE, of=THIS))),
        when=after(ATTACKS, THIS),
    ),
)

# Get Outta My Way!: tactic, 1 (3).
# Action: Until the end of the phase, undamaged units deal no damage in combat.
text(
    "oaths-of-vengeance-032",
    action(floating(constant(grant(UNITS - DAMAGED, COMBAT_DAMAGE, -EVERYTHING)), END_OF_PHASE)),
)

# Wurrzag, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# Action: When this legend attacks, play one non-Epic Spell Orc tactic from your hand at no cost.
text(
    "battle-for-the-old-world-041",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    action(
        choose(TACTIC_CARDS & ORC - trait("Epic Spell") & IN_HAND, play_now(pays="no resources")),
        when=after(ATTACKS, THIS),
    ),
)

# Da Great Waaagh!, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then take an additional
# battlefield phase this turn.
text(
    "battle-for-the-old-world-042",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), another("battlefield phase")),
    ),
)

# Mob O' Hutz: support, 1 (1), power 1. Building.
# If you control a faceup non-Orc unit or support, sacrifice this support.
text(
    "battle-for-the-old-world-043",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - ORC)),
)

# Ded Scary Boy: unit, 3 (1), power 1, hit points 3. Berserker.
# Orc only.
# Ambush 2.
# Action: After this unit ambushes, deal 1 damage to it. Then each undamaged unit loses 2 power until the end of the
# phase.
text(
    "battle-for-the-old-world-044",
    action(then(deal(1, THIS), gain(POWER, -2, END_OF_PHASE, of=UNITS - DAMAGED)), when=after(AMBUSHES, THIS)),
)

# Borgut Facebeater, unique: unit, 4 (3), power 3, hit points 4. Elite, Warrior.
# Action: When this unit attacks, put one Orc unit from your hand into play in your battlefield and declare it as an
# attacker. Use only if this is its second attack this turn.
text(
    "glory-of-days-past-070",
    action(
        choose(UNIT_CARDS & ORC & IN_HAND, seq(put_into_play(zone=BATTLEFIELD), declare_now())),
        when=after(ATTACKS, THIS),
        only=in_combat("it attacks again"),
    ),
)

# Boar Rider: unit, 3 (2), power 1, hit points 3. Cavalry.
# Raider 1.
# Action: When this unit attacks, give it +2 power until the end of the turn. Use only if this is its second attack this
# turn.
text(
    "glory-of-days-past-071",
    action(gain(POWER, 2, of=THIS), when=after(ATTACKS, THIS), only=in_combat("it attacks again")),
)

# Get 'Em Ladz!: tactic, 2 (1).
# Orc only.
# Ambush 0.
# Action: Choose a zone. Until the end of the phase, whenever that zone is dealt damage, draw X cards, where X is the
# amount of that damage.
text(
    "glory-of-days-past-072",
    action(choose(SECTIONS, floating(triggered(after(IS_DAMAGED, IT), draw(HOW_MUCH)), END_OF_PHASE, every=True))),
)

# Orc Warboss: unit, 4 (2), power 2, hit points 3. Elite.
# Battlefield only.
# Action: After this unit survives combat while attacking, sacrifice this unit to take an additional battlefield phase
# this turn. Use only if this attack dealt damage to a section of an opponent's capital.
text(
    "the-ruinous-hordes-093",
    action(
        another("battlefield phase"),
        cost=sacrifice(THIS),
        when=after(SURVIVES_COMBAT, THIS & ATTACKERS),
        only=in_combat("a capital is damaged"),
    ),
)

# Wolf Gobbos: unit, 2 (2), power 1, hit points 2. Goblin.
# Action: After this unit survives combat while attacking, sacrifice this unit to destroy target unit in the attacked
# zone.
text(
    "the-ruinous-hordes-094",
    action(
        target(UNITS & IN_ATTACKED_ZONE, destroy()), cost=sacrifice(THIS), when=after(SURVIVES_COMBAT, THIS & ATTACKERS)
    ),
)

# Ded 'Ard: tactic, 0 (3).
# Action: Cancel the effects of a just triggered Action that targets a damaged unit you control.
text(
    "the-ruinous-hordes-095",
    action(target(just_triggered() & aiming_at(UNITS & DAMAGED & YOURS), cancel(), aimed=False)),
)

# Gobbo Big Boss: unit, 3 (1), power 0, hit points 3. Goblin.
# This unit gets +1 power for each attacking or defending Orc unit you control.
text("faith-and-steel-111", constant(grant(THIS, POWER, count(UNITS & ORC & YOURS & PARTICIPANTS))))

# Orc Warning Post: support, 2 (2), power 1. Fortification.
# This zone cannot be attacked.
# Action: Sacrifice a development to treat the printed text box of this support (except for traits) as blank until the
# end of the turn. Only an opponent may use this ability.
text(
    "faith-and-steel-112",
    constant(cannot("attack this zone")),
    usable(action(floating(constant(blank(THIS))), cost=sacrifice_one(DEVELOPMENTS)), by=OPPONENT),
)
