"""The card language of Conquest: its own words, on top of those that both card games share."""

from . import abilities, changes, happenings, names, sets, verbs
from .abilities import *
from .changes import *
from .happenings import *
from .names import *
from .sets import *
from .verbs import *

WORDS = [word for part in (names, sets, happenings, abilities, verbs, changes) for word in part.__all__]
