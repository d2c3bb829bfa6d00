"""Dark Eldar of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Solarite Avetys, unique: loyal army, 4, ATK 2, HP 4, command 1. Warrior.
# Flying.
# Reaction: After a unit without the Flying keyword damages this unit by an attack, deal 2 damage to that unit.
text("devourer-058", respond(after(by_attack(IS_DAMAGED), THIS & done_by(UNITS - with_keyword(FLYING))), deal(2, BY)))

# Dark Possession: event, 2, shields 1. Tactic, Torture.
# Action: As your next Action this phase, you may play one of the events in your opponent's discard pile as if it were
# in your hand.
text(
    "devourer-059",
    action(
        floating(
            constant(can("be played from discard piles", EVENT_CARDS & IN_ENEMY_DISCARD, actions=True)), NEXT_ACTION
        )
    ),
)
