"""The Empire of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Middenheim Lookout: unit, 1 (1), power 0, hit points 3. Ranger.
# Empire only.
# Ambush 1.
# Action: After this unit ambushes, move another target unit you control to this zone; what cannot enter it is
# sacrificed. Then declare that unit as a defender.
text(
    "days-of-blood-008",
    action(
        target(UNITS & YOURS - THIS, then(move_into(HERE_ZONE), declare_now(defending=True))),
        when=after(AMBUSHES, THIS),
    ),
)

# Midden Moors Watchtower: support, 2 (1), power 1. Fortification.
# Forced: After this zone is attacked, look at each opponent's hand. Then name a card. Until the end of the phase, cards
# with the named title cannot be played.
text(
    "days-of-blood-009",
    forced(
        after(ZONE_ATTACKED, THIS_ZONE),
        then(look_at_hand(), name_card(floating(constant(cannot_be_played(NAMED)), END_OF_PHASE))),
    ),
)

# Chapterhouse Stables: support, 3 (1), power 1. Building.
# The first Knight unit you play each turn costs 1 resource less.
text("battle-for-the-old-world-049", constant(costs(UNITS & trait("Knight") & YOURS, -1, first=True)))

# Fulminating Cage: tactic, 5 (3). Epic Spell.
# Empire only.
# Ambush 3.
# Play only during combat.
# Action: Cancel the attack. Until the end of the turn, your opponents cannot declare attacks.
text(
    "glory-of-days-past-066",
    action(seq(cancel_attack(), floating(constant(NO_ATTACKS))), only=IN_COMBAT),
)

# Steel Behemoth: unit, 6 (4), power 4, hit points 4. War Machine.
# Battlefield only.
# This unit has Toughness X, where X is the number of attacking or defending units your opponents control.
text("the-ruinous-hordes-085", constant(grant(THIS, TOUGHNESS, count(UNITS & ENEMY & PARTICIPANTS))))

# Panther Champion: unit, 4 (2), power 2, hit points 4. Knight.
# Action: After this unit is declared as a defender, remove this unit and target attacking unit from combat. Then this
# unit and that unit deal damage equal to their power to each other.
text(
    "the-ruinous-hordes-086",
    action(
        target(UNITS & ATTACKERS, then(remove_from_combat(THIS | FIRST), fight(THIS, FIRST))),
        when=after(DEFENDS, THIS),
    ),
)

# Pyromancy: support, 1 (2), power 0. Attachment, Spell.
# Attach to target unit you control.
# Forced: At the beginning of your turn, deal 1 damage to target unit for each damage on attached unit.
text("the-ruinous-hordes-087", attaches(UNITS & YOURS), forced(YOUR_TURN_BEGINS, target(UNITS, deal(damage_on(HOST)))))

# Recon in Force, unique: quest, 0 (3). Mission.
# Play into any zone of an opponent, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 damage or more have been placed on this quest, sacrifice this quest. Then each player must shuffle all
# cards in their discard pile into their deck. Then draw 3 cards.
text(
    "faith-and-steel-102",
    plays_abroad(),
    constant(TAKES_DAMAGE),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), then(each_player(shuffle_into_deck(IN_DISCARD)), draw(3))),
    ),
)

# The Emperor's Statue: support, 1 (1), power 1. Building.
# While you control at least one faceup unit or support except Empire cards, this support is sacrificed.
text(
    "faith-and-steel-103",
    constant(sacrificed(THIS), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - EMPIRE)),
)

# Celestial Wizard Acolyte: unit, 2 (1), power 1, hit points 1. Mage.
# Empire only.
# Ambush 2.
# Action: After this unit ambushes, give this unit Counterstrike 3 until the end of the turn.
text("faith-and-steel-104", action(gain(COUNTERSTRIKE, 3, of=THIS), when=after(AMBUSHES, THIS)))
