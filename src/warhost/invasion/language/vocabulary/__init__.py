"""The card language of Invasion: its own words, on top of those that both card games share."""

from . import (
    abilities,
    changes,
    combat,
    event_kinds,
    looking,
    names,
    numbers,
    placing,
    prohibitions,
    rules,
    sets,
    verbs,
)
from .abilities import *
from .changes import *
from .combat import *
from .event_kinds import *
from .looking import *
from .names import *
from .numbers import *
from .placing import *
from .prohibitions import *
from .rules import *
from .sets import *
from .verbs import *

PARTS = (names, sets, event_kinds, abilities, verbs, looking, placing, combat, numbers, changes, prohibitions, rules)
WORDS = [word for part in PARTS for word in part.__all__]
