"""The servants of Chaos of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ghorgon: unit, 2 (2), power 3, hit points 3. Creature.
# Battlefield only.
# Forced: When this unit attacks, discard the top card of your deck. If it is not a unit, sacrifice this unit.
text(
    "days-of-blood-017", forced(after(ATTACKS, THIS), discard_top(1, only_if(it_is(ALL - UNIT_CARDS), sacrifice(THIS))))
)

# Reckless Attack: tactic, 1 (2).
# Limited.
# Action: When a unit or legend an opponent controls defends, put target unit from your discard pile into play in your
# battlefield, declared as an attacker. At the end of the phase, sacrifice all units that attacked this phase.
text(
    "days-of-blood-018",
    action(
        seq(
            target(UNIT_CARDS & IN_DISCARD, put_into_play(zone=BATTLEFIELD, attacking=True, declared=True)),
            later(after(ends("phase")), sacrifice(UNITS & did("attack", "this phase"))),
        ),
        when=after(DEFENDS, FIGHTERS & ENEMY),
    ),
)

# Shaggoth Champion: unit, X (2), power 0, hit points X. Creature, Dragon, Ogre.
# X is the number of cards in all opponents' hands.
# This unit gets +1 power and +1 hit point for each card in an opponent's hand.
# Forced: When this unit attacks, each player must draw 1 card.
text(
    "oaths-of-vengeance-033",
    where_x(OPPONENTS_CARDS),
    constant(grant(THIS, POWER, OPPONENTS_CARDS), grant(THIS, HIT_POINTS, OPPONENTS_CARDS)),
    forced(after(ATTACKS, THIS), each_player(draw(1))),
)

# Summons of Chaos: tactic, 2 (4). Epic Spell.
# Limited.
# Action: Name a number X, up to the number of cards in your deck. Reveal the top X cards of your deck. Put one Chaos
# unit with printed cost X or lower among those cards into play in your battlefield and discard the rest.
text(
    "oaths-of-vengeance-034",
    action(
        name(
            "number",
            reveal_top(
                X,
                seq(
                    choose(UNIT_CARDS & CHAOS & cost_at_most(X) & FOUND, put_into_play(zone=BATTLEFIELD)),
                    discard_rest(),
                ),
            ),
            most=CARDS_IN_DECK,
        )
    ),
)

# Norse Clansman: unit, 3 (1), power 1, hit points 3. Berserker.
# Forced: After this unit is opposed in combat, discard the top card of your deck. If it is a unit, deal 1 uncancellable
# damage to target attacking or defending unit.
text(
    "battle-for-the-old-world-053",
    forced(
        after(IS_OPPOSED, THIS),
        target(UNITS & PARTICIPANTS, discard_top(1, only_if(it_is(UNIT_CARDS), deal(1, FIRST, uncancellable=True)))),
    ),
)

# Power of Chaos: tactic, 0 (5). Spell.
# Action: Until the end of the turn, you may play any number of Limited cards.
text("battle-for-the-old-world-054", action(floating(constant(more("Limited cards", EVERYTHING)))))

# Summoning Tower: support, 2 (2), power 1. Fortification.
# Action: When this zone is attacked, sacrifice a unit you control in this zone to put one Chaos unit with printed cost
# X or lower from your hand into play in this zone, where X is the printed cost of the sacrificed unit.
text(
    "battle-for-the-old-world-055",
    action(
        target(
            UNITS & YOURS & HERE,
            choose(UNIT_CARDS & CHAOS & cost_at_most(X) & IN_HAND, put_into_play(zone=HERE)),
            aimed=False,
        ),
        cost=sacrifice(FIRST),
        x=printed_cost(FIRST),
        when=after(ZONE_ATTACKED, THIS_ZONE),
    ),
)

# Chaos Dragon: unit, 7 (3), power 5, hit points 5. Creature, Dragon.
# Battlefield only.
# Action: When this unit attacks, discard the top card of your deck. If it is a unit, corrupt target unit in the
# defending zone.
text(
    "glory-of-days-past-073",
    action(
        target(UNITS & IN_DEFENDING_ZONE, discard_top(1, only_if(it_is(UNIT_CARDS), corrupt(FIRST)))),
        when=after(ATTACKS, THIS),
    ),
)

# Wasting Disease: tactic, 1 (3). Disease.
# Action: Name a trait. Until the end of the phase, attacking or defending units with the named trait get −1 power and
# −1 hit point.
text(
    "glory-of-days-past-074",
    action(
        name(
            "trait",
            floating(
                constant(
                    grant(UNITS & PARTICIPANTS & WITH_NAMED_TRAIT, POWER, -1),
                    grant(UNITS & PARTICIPANTS & WITH_NAMED_TRAIT, HIT_POINTS, -1),
                ),
                END_OF_PHASE,
            ),
        )
    ),
)

# Painful Mutation: support, 1 (2), power 0. Attachment, Mutation.
# Attach to target unit in any battlefield.
# Attached unit gets +2 power.
# Forced: At the beginning of your turn, the controller of attached unit takes X indirect damage, where X is the power
# of attached unit.
text(
    "glory-of-days-past-075",
    attaches(UNITS, zone=BATTLEFIELD, anybodys=True),
    constant(grant(HOST, POWER, 2)),
    forced(YOUR_TURN_BEGINS, controller_of(HOST, indirect(power_of(HOST)))),
)

# Sigvald the Magnificent, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# Action: When this legend attacks, discard the top card of your deck. This legend deals X additional damage in combat
# until the end of the phase, where X is the printed cost of that card.
text(
    "the-ruinous-hordes-081",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    action(discard_top(1, gain(COMBAT_DAMAGE, printed_cost(FOUND), END_OF_PHASE, of=THIS)), when=after(ATTACKS, THIS)),
)

# Dominion of Chaos, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then corrupt up to three target
# units.
text(
    "the-ruinous-hordes-082",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), target(UNITS, corrupt(FIRST), count=3, up_to=True)),
    ),
)

# Northern Wastes: support, 1 (1), power 1. Wasteland.
# If you control a faceup non-Chaos unit or support, sacrifice this support.
text(
    "the-ruinous-hordes-083",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - CHAOS)),
)

# Norse Charger: unit, 1 (2), power 1, hit points 1. Berserker.
# Battlefield only.
# Action: When this unit attacks, look at all developments in the defending zone. Then you may sacrifice this unit to
# destroy target development in the defending zone.
text(
    "the-ruinous-hordes-084",
    action(
        target(DEVELOPMENTS & IN_DEFENDING_ZONE, look_at("attacked zone", cost=sacrifice(THIS), then=destroy(FIRST))),
        when=after(ATTACKS, THIS),
    ),
)

# Skulltaker, unique: unit, 4 (2), power 2, hit points 4. Daemon.
# This unit gets +1 power for each experience card on it.
# Action: After a unit an opponent controls leaves play, spend 1 resource to attach that unit facedown to this unit as
# an experience card.
text(
    "faith-and-steel-113",
    constant(grant(THIS, POWER, count(EXPERIENCE & attached_to(THIS)))),
    action(attach(THAT, THIS, facedown=True), spend=1, when=after(LEAVES_PLAY, UNITS & ENEMY)),
)

# Daemon Summoner: unit, 2 (2), power 1, hit points 2. Cultist.
# Action: Sacrifice this unit to play one Daemon unit from your hand into this zone (paying all costs, lowered by 2).
text(
    "faith-and-steel-114",
    action(choose(UNIT_CARDS & trait("Daemon") & IN_HAND, play_now(less=2, zone=HERE)), cost=sacrifice(THIS)),
)

# Nurgle's Reach: tactic, 1 (3). Spell.
# Action: Reveal all developments in target zone and turn them facedown again. Destroy all facedown developments with
# Ambush in that zone.
text(
    "faith-and-steel-115",
    action(
        target(
            SECTIONS,
            seq(reveal(), destroy(DEVELOPMENTS & FACEDOWN_CARDS & with_keyword(AMBUSH) & IN_ITS_ZONE)),
        )
    ),
)
