"""The card language of Invasion: its own words, on top of those that both card games share."""

from . import abilities, changes, happenings, names, numbers, rules, sets, verbs
from .abilities import *
from .changes import *
from .happenings import *
from .names import *
from .numbers import *
from .rules import *
from .sets import *
from .verbs import *

WORDS = [word for part in (names, sets, happenings, abilities, verbs, numbers, changes, rules) for word in part.__all__]
