"""The card language of Conquest: its own words, on top of those that both card games share."""

from . import abilities, changes, event_kinds, moving, names, prohibitions, replacing, rules, sets, verbs
from .abilities import *
from .changes import *
from .event_kinds import *
from .moving import *
from .names import *
from .prohibitions import *
from .replacing import *
from .rules import *
from .sets import *
from .verbs import *

PARTS = (names, sets, event_kinds, abilities, verbs, moving, replacing, changes, prohibitions, rules)
WORDS = [word for part in PARTS for word in part.__all__]
