"""The words that both card games share: sets in capitals, verbs, joints, numbers and conditions in small letters.

A word that is a class is the class itself; a function is a word that means more than one class does.  A number may be
written as it is, or read from the table: `deal(2)`, `deal(count(UNITS))`, `-count(UNITS)`, `count(UNITS) * 2`.
"""

from . import abilities, joints, sets, verbs
from .abilities import *
from .joints import *
from .sets import *
from .verbs import *

WORDS = [word for part in (sets, abilities, verbs, joints) for word in part.__all__]
