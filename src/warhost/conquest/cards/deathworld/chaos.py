"""Chaos of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Sathariel the Invokator, unique: army, 5, ATK 4, HP 4, command 1. Psyker, Fallen, Elite.
# Deep Strike (3).
# Reaction: After a combat round begins at this planet, put one Chaos Power event from your discard pile into your hand.
text(
    "deathworld-008",
    respond(
        after(begins("combat round"), HERE),
        choose(EVENT_CARDS & CHAOS & trait("Power") & IN_DISCARD, take_to_hand()),
    ),
)

# The Prince's Might: loyal event, shields 2. Tactic.
# Deep Strike (1).
# Reaction: After you Deep Strike this event, Daemon units at this planet cannot be damaged by army units with printed
# cost 2 or lower until the end of the phase.
text(
    "deathworld-009",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        floating(
            constant(cannot("be damaged", UNITS & trait("Daemon") & HERE, by=ARMY_UNITS & cost_at_most(2))),
            END_OF_PHASE,
        ),
    ),
)

# Seekers of Slaanesh: army, 5, ATK 4, HP 5, command 2. Daemon, Slaanesh, Elite.
# No Wargear Attachments.
# Action: Sacrifice a Cultist unit at this planet to draw 1 card.
text("deathworld-031", action(draw(1), cost=sacrifice_one(UNITS & trait("Cultist") & HERE)))

# Mark of Slaanesh: attachment, 0, shields 1. Curse, Slaanesh.
# Attach to an army unit.
# Interrupt: When attached unit leaves play, move one army unit you control to this planet.
text(
    "deathworld-032",
    attaches(ARMY_UNITS),
    respond(when(LEAVES_PLAY, HOST), choose(ARMY_UNITS & YOURS, move(to=HERE))),
)

# Disciple of Excess: army, 2, ATK 1, HP 3, command 1. Cultist, Slaanesh.
# Elite units you control at this planet cannot be routed or exhausted by card effects.
text("deathworld-053", constant(cannot("be routed or exhausted by effects", UNITS & trait("Elite") & YOURS & HERE)))

# Blood Rain Tempest: support, 1. Upgrade.
# Reaction: After the combat phase begins, sacrifice this support to have planets checked for battles from the last to
# the first.
text(
    "deathworld-054",
    respond(after(begins("phase")), reverse_checks(), cost=sacrifice(THIS), only=during(COMBAT_PHASE)),
)

# Ominous Wind: event, 2, shields 1. Power, Nurgle.
# Action: Draw X cards, where X is the highest printed cost among units you control. Then discard 4 cards from your
# hand.
text("deathworld-078", action(then(draw(greatest_cost(UNITS & YOURS)), times(4, discard_one()))))

# Sickening Helbrute: army, 7, ATK 2, HP 9, command 2. Vehicle, Nurgle, Elite.
# Brutal.
# Forced Reaction: After a unit at this planet is declared as a defender, deal 1 damage to that unit.
text("deathworld-098", forced(after(DEFENDS, UNITS & HERE), deal(1, THAT)))

# Purveyor of Hubris: army, 4, ATK 3, HP 4, command 2. Soldier, Slaanesh.
# Interrupt: When your opponent deploys a non-Elite unit at this planet, increase the cost of that unit by 2.
text("deathworld-099", respond(when(DEPLOYED, UNITS & HERE - trait("Elite"), OPPONENT), amend("cost", 2)))

# Cloud of Flies: attachment, 1, shields 1. Blessing.
# Attach to a Nurgle army unit you control.
# Reaction: After a combat round begins at this planet, each player divides 2 indirect damage among their non-Nurgle
# units at this planet.
text(
    "deathworld-100",
    attaches(ARMY_UNITS & trait("Nurgle") & YOURS),
    respond(after(begins("combat round"), HERE), indirect(2, UNITS & HERE - trait("Nurgle"))),
)

# Vha'shaelhur: signature warlord, ATK 1, HP 8, bloodied 1/6. Daemon, Slaanesh.
# Area Effect (1).
# Reaction: After an enemy army unit is destroyed, put a Cultist token into play in your headquarters if this unit is
# attacking. (Limit once per attack.)
text(
    "deathworld-109",
    respond(
        after(IS_DESTROYED, ARMY_UNITS & ENEMY),
        put_tokens("Cultist", HEADQUARTERS & YOURS),
        only=at_least(1, THIS & ATTACKERS),
        limit=EACH_ATTACK,
    ),
)

# Alluring Daemonette: signature army, 3, ATK 3, HP 2, command 1. Daemon, Slaanesh.
# Combat Action: Sacrifice a Cultist unit to move one enemy army unit at an adjacent planet to this planet. (Limit once
# per phase.)
text(
    "deathworld-110",
    action(
        choose(ARMY_UNITS & ENEMY & ADJACENT, move(to=HERE)),
        cost=sacrifice_one(UNITS & trait("Cultist")),
        phase=COMBAT_PHASE,
        limit=EACH_PHASE,
    ),
)

# Tower of Worship, unique: signature support, 1. Location, Slaanesh.
# Reaction: After a Daemon unit you control is deployed, put a Cultist token into play in your headquarters.
text(
    "deathworld-111",
    respond(after(DEPLOYED, UNITS & trait("Daemon") & YOURS), put_tokens("Cultist", HEADQUARTERS & YOURS)),
)

# Daemonic Incursion: signature event, 1, shields 1. Power.
# Action: Search the top 6 cards of your deck for a Daemon army unit and reveal it. You may put it into your hand; put
# the rest on the bottom of your deck in any order.
text("deathworld-112", action(search(6, UNIT_CARDS & trait("Daemon"), take_to_hand())))

# Predatory Instinct: signature attachment, 2, shields 3. Skill.
# Attach to a Chaos unit you control.
# Attached unit gains Area Effect (1).
text("deathworld-113", attaches(UNITS & CHAOS & YOURS), constant(grant(HOST, AREA_EFFECT)))
