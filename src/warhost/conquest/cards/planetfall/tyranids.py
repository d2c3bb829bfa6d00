"""Tyranids of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Striking Ravener: army, 5, ATK 3, HP 5, command 2. Creature, Kraken, Elite.
# Reaction: After this unit destroys an army unit by an attack, ready this unit.
text("planetfall-023", respond(after(by_attack(IS_DESTROYED), ARMY_UNITS & done_by(THIS)), ready(THIS)))

# Acid Maw: attachment, 2, shields 1. Wargear, Biomorph.
# Attach to an army unit you control.
# Damage dealt by attached unit cannot be prevented.
text("planetfall-024", attaches(ARMY_UNITS & YOURS), constant(cannot("have their damage prevented", HOST)))

# Soaring Gargoyles: army, 2, ATK 2, HP 3. Creature, Leviathan.
# Flying.
# Hive Mind – Termagant tokens you control at this planet gain Flying.
text("planetfall-047", constant(grant(TOKENS & named("Termagant") & YOURS & HERE, FLYING)))

# Sacaellum Infestors, unique: support, 2. Upgrade.
# Reaction: After a planet is infested, exhaust this support to take either the card bonus or the resource bonus of that
# planet.
text(
    "planetfall-048",
    respond(
        after(IS_INFESTED, PLANETS),
        either(take_planet_bonus(of=THAT), take_planet_bonus(True, THAT)),
        cost=exhaust(THIS),
    ),
)

# Biomass Sacrifice: event, 0, shields 1. Tactic.
# Action: Discard X army units from your hand to gain X resources.
text("planetfall-070", action(earn(X), cost=times(X, discard_one(UNIT_CARDS)), x=up_to(count(IN_HAND & UNIT_CARDS))))

# "Subject: Ω-X62113": signature warlord, ATK 2, HP 6, bloodied 2/5. Creature, Genestealer.
# Genestealer cards from your hand may be deployed at any infested planet as if they had Ambush.
text("planetfall-071", constant(can("ambush", trait("Genestealer") & IN_HAND, at=PLANETS & INFESTED)))

# Invasive Genestealers: signature army, 3, ATK 2, HP 3, command 1. Creature, Genestealer.
# Reaction: After this unit is deployed, give target enemy army unit at this planet −1 HP and this unit +1 HP until the
# end of the phase.
text(
    "planetfall-072",
    respond(
        after(DEPLOYED, THIS),
        target(
            ARMY_UNITS & ENEMY & HERE, seq(gain(HIT_POINTS, -1, END_OF_PHASE), gain(HIT_POINTS, 1, END_OF_PHASE, THIS))
        ),
    ),
)

# Ruined Passages: signature support, 3. Location.
# Combat Action: Exhaust and sacrifice this support to ready all Genestealer units you control at target planet.
text(
    "planetfall-073",
    action(
        target(PLANETS, ready(UNITS & trait("Genestealer") & YOURS & at(IT))),
        cost=(exhaust(THIS), sacrifice(THIS)),
        phase=COMBAT_PHASE,
    ),
)

# Gene Implantation: signature event, 1, shields 1. Power.
# Reaction: After a Genestealer unit you control destroys an enemy army unit with printed cost 3 or lower by an attack,
# put that unit from your opponent's discard pile into play under your control at the same planet.
text(
    "planetfall-074",
    respond(
        after(
            by_attack(IS_DESTROYED),
            ARMY_UNITS & ENEMY & cost_at_most(3) & done_by(UNITS & trait("Genestealer") & YOURS),
        ),
        put_into_play(THAT & IN_ENEMY_DISCARD, PLANETS & at(THAT)),
    ),
)

# Lethal Toxin Sacs: signature attachment, 2, shields 3. Wargear, Genestealer.
# Attach to an army unit you control.
# You may deploy this attachment from your discard pile.
# Attached unit gets +3 ATK and −1 HP.
text(
    "planetfall-075",
    attaches(ARMY_UNITS & YOURS),
    constant(can("be deployed from the discard pile"), zone=FROM_DISCARD),
    constant(grant(HOST, ATTACK, 3), grant(HOST, HIT_POINTS, -1)),
)

# Devourer Venomthrope: army, 4, ATK 4, HP 2, command 2. Creature, Psyker, Kraken.
# Reaction: After you win a command struggle at an infested planet, exhaust target non-Elite army unit at this planet.
text(
    "planetfall-113",
    respond(after(STRUGGLE_WON, INFESTED, YOU), target(ARMY_UNITS & HERE - trait("Elite"), exhaust())),
)

# Genestealer Brood: army, 3, ATK 3, HP 2, command 1. Creature, Genestealer.
# Reaction: After this unit is deployed, search the top 6 cards of your deck for a Genestealer card and reveal it. You
# may put it into your hand; put the rest on the bottom of your deck in any order.
text("planetfall-114", respond(after(DEPLOYED, THIS), search(6, trait("Genestealer"), take_to_hand())))

# Sudden Adaptation: event, 2, shields 1. Power.
# Action: Return a Tyranid army unit you control at a planet to its owner's hand to put one Tyranid army unit from your
# hand with the same or lower printed cost and a different name into play at that planet.
text(
    "planetfall-115",
    action(
        pick(
            ARMY_UNITS & TYRANIDS & YOURS & AT_PLANETS,
            with_x(
                printed_cost(FIRST),
                choose(
                    IN_HAND & UNIT_CARDS & TYRANIDS & cost_at_most(X) - same_name(FIRST),
                    put_into_play(IT, PLANETS & at(FIRST)),
                ),
            ),
        ),
        cost=return_to_hand(FIRST),
    ),
)

# Nesting Chamber: support, 1. Upgrade.
# Action: Exhaust this support to infest one planet with at least two Genestealer units.
text(
    "planetfall-137",
    action(choose(PLANETS & with_at_least(2, UNITS & trait("Genestealer")), infest()), cost=exhaust(THIS)),
)

# Ymgarl Factor: attachment, 1, shields 2. Skill, Genestealer.
# Attach to an army unit you control.
# Action: Pay 1 resource to give attached unit either +2 ATK or +2 HP until the end of the phase.
text(
    "planetfall-138",
    attaches(ARMY_UNITS & YOURS),
    action(either(gain(ATTACK, 2, END_OF_PHASE, HOST), gain(HIT_POINTS, 2, END_OF_PHASE, HOST)), spend=1),
)
