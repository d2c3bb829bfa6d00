"""All requirements of actions in Lords of War, by name and rule."""

from typing import Final

from ...engine.requirements import Requirement

GAME_GOES_ON: Final = Requirement("game-goes-on", "LOW-14.1", timing=True)
NOT_RESIGNED: Final = Requirement("not-resigned", "LOW-14.7")
YOUR_CHOICE: Final = Requirement("your-choice", "LOW-4.2", timing=True)
RIGHT_PHASE: Final = Requirement("right-phase", "LOW-4.1", timing=True)

CARD_IN_HAND: Final = Requirement("card-in-hand", "LOW-5.1")
SQUARE_IS_EMPTY: Final = Requirement("square-is-empty", "LOW-2.2")
ON_START_SQUARE: Final = Requirement("on-start-square", "LOW-5.6")
AT_ORIGIN: Final = Requirement("at-origin", "LOW-15.A1")
BESIDE_ENEMY: Final = Requirement("beside-enemy", "LOW-5.2")
POINTS_AT_ENEMY: Final = Requirement("points-at-enemy", "LOW-5.2")
SUPPORTED: Final = Requirement("supported", "LOW-5.3")
BESIDE_FRIEND: Final = Requirement("beside-friend", "LOW-5.4")
FORCED_BESIDE_ENEMY: Final = Requirement("forced-beside-enemy", "LOW-5.7")
FORCED_BESIDE_UNIT: Final = Requirement("forced-beside-unit", "LOW-5.9")
MUST_DEPLOY: Final = Requirement("must-deploy", "LOW-4.4")

UNIT_THERE: Final = Requirement("unit-there", "LOW-2.2")
OWN_UNIT: Final = Requirement("own-unit", "LOW-0.4")
CAN_SHOOT: Final = Requirement("ranged-unit", "LOW-1.6")
SHOOTS_ONCE: Final = Requirement("shoots-once", "LOW-8.1")
NOT_ENGAGED_TO_SHOOT: Final = Requirement("not-engaged-to-shoot", "LOW-8.6")
NOT_ENGAGED_EARLIER: Final = Requirement("not-engaged-earlier", "LOW-8.11")
DID_NOT_STRIKE: Final = Requirement("did-not-strike", "LOW-8.12")
ENGAGES_NOBODY: Final = Requirement("engages-nobody", "LOW-8.7")
ON_TEMPLATE: Final = Requirement("on-template", "LOW-8.3")
ENEMY_THERE: Final = Requirement("enemy-there", "LOW-8.3")
NO_FRIEND: Final = Requirement("no-friend", "LOW-8.4")

IS_MOBILE: Final = Requirement("is-mobile", "LOW-1.8")
MOVES_ONCE: Final = Requirement("moves-once", "LOW-13.1")
NOT_ENGAGED_TO_MOVE: Final = Requirement("not-engaged-to-move", "LOW-13.1")
MOVEMENT_ARROW: Final = Requirement("movement-arrow", "LOW-13.2")

IS_ENTITLED: Final = Requirement("is-entitled", "LOW-12.1")
SQUARE_WON: Final = Requirement("square-won", "LOW-12.4")
MUST_ADVANCE: Final = Requirement("must-advance", "LOW-12.3")

NOT_ENGAGED_TO_RECALL: Final = Requirement("not-engaged-to-recall", "LOW-10.3")
NO_SPEAR_ENGAGES: Final = Requirement("no-spear-engages", "LOW-11.1")
NOT_DEPLOYED_NOW: Final = Requirement("not-deployed-now", "LOW-10.3")
KILLED_NOBODY: Final = Requirement("killed-nobody", "LOW-10.3")
SAME_RACE: Final = Requirement("same-race", "LOW-15.F9")
NOT_PARTNERS_GENERAL: Final = Requirement("not-partners-general", "LOW-15.F10")
DECK_HAS_CARDS: Final = Requirement("deck-has-cards", "LOW-10.7")
DECK_IS_EMPTY: Final = Requirement("deck-is-empty", "LOW-10.6")
