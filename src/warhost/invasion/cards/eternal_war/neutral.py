"""The neutral cards of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Bordertown: support, 2 (0), power 2. Building.
# Forced: After this zone is dealt combat damage, sacrifice this support.
text("days-of-blood-019", forced(after(IS_DAMAGED, THIS_ZONE, combat=True), sacrifice(THIS)))

# Muster for War: tactic, 0 (0).
# Limit 1 per deck.
# Limited.
# Play only during your quest phase.
# Action: Gain 2 resources and draw 2 cards. You have no battlefield phase this turn.
text(
    "days-of-blood-020",
    action(
        seq(earn(2), draw(2), floating(constant(cannot("have a phase", phase=BATTLEFIELD_PHASE)))),
        phase=QUEST_PHASE,
        only=YOUR_TURN,
    ),
)

# Stealthy Skink: unit, 2 (0), power 1, hit points 2. Lizardmen.
# Order only.
# Ambush 1.
# Action: After this unit ambushes, give each Lizardmen unit you control +2 hit points until the end of the phase.
text(
    "oaths-of-vengeance-038",
    action(gain(HIT_POINTS, 2, END_OF_PHASE, of=UNITS & trait("Lizardmen") & YOURS), when=after(AMBUSHES, THIS)),
)

# Skaven Packmaster: unit, 2 (0), power 1, hit points 2. Skaven.
# Destruction only.
# Ambush 1.
# Action: After this unit ambushes, you may restore up to two corrupted units you control.
text(
    "oaths-of-vengeance-039",
    action(times(2, may(choose(UNITS & YOURS & CORRUPTED_CARDS, restore()))), when=after(AMBUSHES, THIS)),
)

# All Out War: tactic, 3 (0).
# Play only at the beginning of your battlefield phase.
# Action: Until the end of the phase, your attacks are against all zones of the opponent that are not burning, and units
# in all of them may defend.
text(
    "oaths-of-vengeance-040",
    action(floating(constant(can("attack everything")), END_OF_PHASE), only=at_beginning(BATTLEFIELD_PHASE)),
)

# Pegasus Knight: unit, 4 (0), power 2, hit points 4. Bretonnian, Knight.
# Battlefield only.
# Order only.
# Action: After you declare attackers, declare this unit as an attacker against another zone. Use only if it is not
# attacking and could attack there.
text(
    "battle-for-the-old-world-059",
    action(
        declare_now(THIS, elsewhere=True),
        when=after(ATTACKERS_DECLARED, whom=YOU),
        needs=in_combat("this could attack elsewhere"),
    ),
)

# Bonegrinder Giant: unit, 5 (0), power 3, hit points 4. Giant.
# Battlefield only.
# Destruction only.
# Damage of this unit may be assigned to the section before defending units while this unit is attacking alone.
text("battle-for-the-old-world-060", constant(grant(THIS, CAPITAL_FIRST), only=at_least(1, THIS & alone("attacking"))))

# Rogue Warrior: unit, 3 (0), power 0, hit points 2.
# Ambush 1. Raider 1.
# This unit deals 3 additional damage in combat.
# Forced: After this unit survives combat while attacking, turn this unit into a facedown development.
text(
    "glory-of-days-past-079",
    constant(grant(THIS, COMBAT_DAMAGE, 3)),
    forced(after(SURVIVES_COMBAT, THIS & ATTACKERS), turn("facedown", THIS)),
)

# Strength of Emperors: tactic, 1 (0).
# Action: Heal all damage on target legend. Then draw X cards, where X is the amount of damage healed.
text("glory-of-days-past-080", action(target(LEGENDS, with_x(damage_on(IT), then(heal(), draw(X))))))

# Spellweaver: unit, 2 (1), power 1, hit points 2. Wood Elf.
# Order only.
# Ambush 1.
# Action: After this unit ambushes, put the top 2 cards of your deck facedown into this zone as developments.
text("the-ruinous-hordes-098", action(develop(2), when=after(AMBUSHES, THIS)))

# Restless Corpse: unit, 2 (0), power 1, hit points 2. Undead.
# Destruction only.
# Ambush 1.
# Action: After this unit ambushes, draw 1 card from the bottom of your deck.
text("the-ruinous-hordes-099", action(draw_bottom(1), when=after(AMBUSHES, THIS)))

# Lying in Wait: tactic, 0 (0).
# Action: Turn target unit you control into a facedown development.
text("the-ruinous-hordes-100", action(target(UNITS & YOURS, turn("facedown"))))

# Plunderer: support, 0 (0), power 0. Attachment.
# Attach to target unit you control.
# Attached unit has Raider 2.
text("faith-and-steel-119", attaches(UNITS & YOURS), constant(grant(HOST, RAIDER, 2)))

# End Times: tactic, 10 (0). Epic Spell.
# Limit 1 per deck.
# Limited.
# Play only during your turn.
# Action: Each player must shuffle the top 10 cards of their discard pile into their deck and reveal the top 10 cards of
# their deck, then put all units among those cards into play, each in a zone of their choice, and discard the rest.
# This tactic costs 1 resource less for each card in your discard pile.
text(
    "faith-and-steel-120",
    constant(costs(THIS, -count(IN_DISCARD))),
    action(
        seq(
            each_player(shuffle_into_deck(topmost(ALL, 10))),
            each_player(reveal_top(10, seq(put_into_play(UNIT_CARDS & FOUND, each=True), discard_rest()))),
        ),
        only=YOUR_TURN,
    ),
)
