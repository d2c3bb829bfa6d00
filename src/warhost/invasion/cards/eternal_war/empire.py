"""The Empire of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ludwig Schwarzheim, unique: unit, 4 (3), power 3, hit points 3. Knight, Standard Bearer.
# This unit has Toughness X, where X is the number of experience cards on it.
# Action: When this unit attacks or defends, attach the top card of your deck facedown to this unit as an experience
# card.
text(
    "days-of-blood-007",
    constant(grant(THIS, TOUGHNESS, count(EXPERIENCE & attached_to(THIS)))),
    action(gain_experience(of=THIS), when=after(ATTACKS, THIS)),
    action(gain_experience(of=THIS), when=after(DEFENDS, THIS)),
)

# Middenheim Lookout: unit, 1 (1), power 0, hit points 3. Ranger.
# Empire only.
# Ambush 1.
# Action: After this unit ambushes, move another target unit you control to this zone. Then declare that unit as a
# defender.
text(
    "days-of-blood-008",
    action(
        target(UNITS & YOURS - THIS, then(move(to=HERE), declare_now(defending=True))),
        when=after(AMBUSHES, THIS),
    ),
)

# Midden Moors Watchtower: support, 2 (1), power 1. Fortification.
# Forced: When this zone is attacked, look at each opponent's hand. Then name a card. Until the end of the phase, cards
# with the named title cannot be played.
text(
    "days-of-blood-009",
    forced(
        after(ZONE_ATTACKED, THIS_ZONE),
        then(look_at("hand"), name("card", floating(constant(cannot("be played", NAMED)), END_OF_PHASE))),
    ),
)

# Maid of Sigmar: unit, 2 (2), power 0, hit points 2. Priest.
# Battlefield only.
# This unit gets +1 power for each experience card on it.
# Action: When this unit attacks or defends, attach the top card of your deck facedown to this unit as an experience
# card.
text(
    "oaths-of-vengeance-028",
    constant(grant(THIS, POWER, count(EXPERIENCE & attached_to(THIS)))),
    action(gain_experience(of=THIS), when=after(ATTACKS, THIS)),
    action(gain_experience(of=THIS), when=after(DEFENDS, THIS)),
)

# Distribute the Spoils: tactic, 0 (3).
# Play only right after you have dealt combat damage to an opponent's capital.
# Action: Attach the top 2 cards of your deck facedown as experience cards to target unit that has just attacked.
text(
    "oaths-of-vengeance-029",
    action(target(UNITS & did("attack", "just now"), gain_experience(2)), only=in_combat("you have damaged a capital")),
)

# Reiksguard Elite: unit, 3 (2), power 2, hit points 1. Elite, Knight.
# Battlefield only.
# This unit gets +1 hit point for each experience card on it.
# Action: When this unit attacks or defends, attach the top card of your deck facedown to this unit as an experience
# card.
text(
    "battle-for-the-old-world-047",
    constant(grant(THIS, HIT_POINTS, count(EXPERIENCE & attached_to(THIS)))),
    action(gain_experience(of=THIS), when=after(ATTACKS, THIS)),
    action(gain_experience(of=THIS), when=after(DEFENDS, THIS)),
)

# Devoted to Taal: tactic, 0 (1).
# Limited.
# Action: Take target experience card on a unit or legend you control into your hand. Then attach this tactic facedown
# to the card it was taken from as an experience card.
text(
    "battle-for-the-old-world-048",
    action(target(EXPERIENCE & attached_to(FIGHTERS & YOURS), take_experience(then=attach(THIS, IT, facedown=True)))),
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
    action(seq(cancel("attack"), floating(constant(cannot("declare attacks")))), only=in_combat()),
)

# Steel Behemoth: unit, 6 (4), power 4, hit points 4. War Machine.
# Battlefield only.
# This unit has Toughness X, where X is the number of attacking or defending units your opponents control.
text("the-ruinous-hordes-085", constant(grant(THIS, TOUGHNESS, count(UNITS & ENEMY & PARTICIPANTS))))

# Panther Champion: unit, 4 (2), power 2, hit points 4. Knight.
# Action: When this unit defends, remove this unit and target attacking unit from combat. Then both units deal damage
# equal to their power to each other.
text(
    "the-ruinous-hordes-086",
    action(
        target(UNITS & ATTACKERS, then(declare_now(THIS | FIRST, withdrawn=True), fight(THIS, FIRST))),
        when=after(DEFENDS, THIS),
    ),
)

# Pyromancy: support, 1 (2), power 0. Attachment, Spell.
# Attach to target unit you control.
# Forced: At the beginning of your turn, deal 1 damage to target unit for each damage on attached unit.
text("the-ruinous-hordes-087", attaches(UNITS & YOURS), forced(YOUR_TURN_BEGINS, target(UNITS, deal(damage_on(HOST)))))

# Balthasar Gelt, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# During your turn, the first card you play costs 1 resource less for each experience card on this legend.
# Action: When this legend attacks, attach the top card of your deck facedown to this legend as an experience card.
text(
    "faith-and-steel-101",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    constant(costs(YOURS, -count(EXPERIENCE & attached_to(THIS)), first=True), only=YOUR_TURN),
    action(gain_experience(of=THIS), when=after(ATTACKS, THIS)),
)

# Recon in Force, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then each player must shuffle all
# cards from their discard pile into their deck. Then draw 3 cards.
text(
    "faith-and-steel-102",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), then(each_player(shuffle_into_deck(IN_DISCARD)), draw(3))),
    ),
)

# The Emperor's Statue: support, 1 (1), power 1. Building.
# If you control a faceup non-Empire unit or support, sacrifice this support.
text(
    "faith-and-steel-103",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - EMPIRE)),
)

# Celestial Wizard Acolyte: unit, 2 (1), power 1, hit points 1. Mage.
# Empire only.
# Ambush 2.
# Action: After this unit ambushes, give it Counterstrike 3 until the end of the turn.
text("faith-and-steel-104", action(gain(COUNTERSTRIKE, 3, of=THIS), when=after(AMBUSHES, THIS)))
