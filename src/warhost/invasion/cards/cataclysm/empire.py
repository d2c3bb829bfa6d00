"""The Empire of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Holy Defender: unit, 1 (2), power 0, hit points 2. Priest.
# Action: When this unit defends, each opponent must either pay 1 resource or cancel the attack.
text("cataclysm-019", action(each_opponent(either(pay(1), cancel("attack"))), when=after(DEFENDS, THIS)))

# Fervent Disciple: unit, 3 (1), power 1, hit points 3. Priest.
# This unit deals 2 additional damage in combat while this zone is not burning.
text("cataclysm-020", constant(grant(THIS, COMBAT_DAMAGE, 2), only=at_least(1, CAPITAL & HERE)))

# Luminark of Hysh: support, 3 (1), power 2. War Machine.
# This support gets −2 power while this zone is burning.
text("cataclysm-021", constant(grant(THIS, POWER, -2), only=at_least(1, BURNING_SECTIONS & HERE)))

# Garrisoned: support, 1 (1), power 0. Attachment, Condition.
# Attach to target unit.
# Attached unit deals 2 additional damage in combat while this zone is not burning.
text("cataclysm-022", attaches(UNITS), constant(grant(HOST, COMBAT_DAMAGE, 2), only=at_least(1, CAPITAL & HERE)))
