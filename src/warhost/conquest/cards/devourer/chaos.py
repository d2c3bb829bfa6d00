"""Chaos of The Great Devourer."""

from ....effects.language import *
from ...language.vocabulary import *

# Ecstatic Seizures: event, 2, shields 1. Power, Slaanesh.
# Action: Discard all attachments on a unit at target planet.
text("devourer-057", action(target(PLANETS, discard(ATTACHMENTS & attached_to(UNITS & AT_IT)))))
