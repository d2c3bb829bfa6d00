"""Everything that may stand in the way of an action in Conquest, by name and rule."""

from typing import Final

from ....engine.requirements import Requirement

GAME_GOES_ON: Final = Requirement("game-goes-on", "CON-4.9")
YOUR_CHOICE: Final = Requirement("your-choice", "CON-16.4")
YOUR_DEPLOY_TURN: Final = Requirement("your-deploy-turn", "CON-6.1")
NOT_PASSED: Final = Requirement("not-passed", "CON-6.3")
RIGHT_STEP: Final = Requirement("right-step", "CON-5.1")

CARD_IN_HAND: Final = Requirement("card-in-hand", "CON-6.10")
CARD_IN_PLAY: Final = Requirement("card-in-play", "CON-16.2")
YOU_CONTROL_IT: Final = Requirement("you-control-it", "CON-17.6")

DEPLOY_TURN_OR_AMBUSH: Final = Requirement("deploy-turn-or-ambush", "CON-15.3")
EVENTS_ARE_PLAYED: Final = Requirement("events-are-played", "CON-6.9")
CARDS_ARE_DEPLOYED: Final = Requirement("cards-are-deployed", "CON-6.2")
ENOUGH_RESOURCES: Final = Requirement("enough-resources", "CON-6.5")
MAY_BE_DEPLOYED: Final = Requirement("may-be-deployed", "CON-1.10")
NO_OTHER_COPY: Final = Requirement("no-other-copy", "CON-17.7")
ONE_RELIC: Final = Requirement("one-relic", "CON-17.8")
LIMITED_ONCE: Final = Requirement("limited-once", "CON-15.9")
FACE_UP_PLANET: Final = Requirement("face-up-planet", "CON-2.10")
TO_A_PLANET: Final = Requirement("to-a-planet", "CON-6.6")
TO_THE_HEADQUARTERS: Final = Requirement("to-the-headquarters", "CON-6.7")
HAS_HOST: Final = Requirement("has-host", "CON-6.8")
LEGAL_HOST: Final = Requirement("legal-host", "CON-6.8")
TAKES_ATTACHMENTS: Final = Requirement("takes-attachments", "CON-15.10")
ENSLAVED_FACTION: Final = Requirement("enslaved-faction", "CON-19.7")
HAS_DEEP_STRIKE: Final = Requirement("has-deep-strike", "CON-19.9")
CARD_IN_RESERVE: Final = Requirement("card-in-reserve", "CON-19.9")
MUST_PAY: Final = Requirement("must-pay", "CON-6.11")

HAS_ACTION: Final = Requirement("has-action", "CON-16.2")
WAITS_FOR_ITS_CONDITION: Final = Requirement("waits-for-its-condition", "CON-16.7")
RIGHT_PHASE: Final = Requirement("right-phase", "CON-16.3")
CONDITION_HOLDS: Final = Requirement("condition-holds", "CON-16.12")
COST_CAN_BE_PAID: Final = Requirement("cost-can-be-paid", "CON-16.12")
IS_READY: Final = Requirement("is-ready", "CON-2.4")
WITHIN_ITS_LIMIT: Final = Requirement("within-its-limit", "CON-16.20")
CHANGES_SOMETHING: Final = Requirement("changes-something", "CON-16.12")
HAS_TARGET: Final = Requirement("has-target", "CON-16.15")
LEGAL_TARGET: Final = Requirement("legal-target", "CON-16.15")
AIM_IS_NAMED: Final = Requirement("aim-is-named", "CON-16.14")
CAN_BE_TARGETED: Final = Requirement("can-be-targeted", "CON-1.10")
NOT_IMMUNE: Final = Requirement("not-immune", "CON-15.11")

DIAL_SHOWS_A_PLANET: Final = Requirement("dial-shows-a-planet", "CON-7.2")
MAY_BE_DIALLED: Final = Requirement("may-be-dialled", "CON-7.2")
BONUS_IS_THERE: Final = Requirement("bonus-is-there", "CON-7.13")

IS_MOBILE: Final = Requirement("is-mobile", "CON-15.7")
MOVES_ONCE: Final = Requirement("moves-once", "CON-15.7")
ADJACENT_PLANET: Final = Requirement("adjacent-planet", "CON-2.9")

IS_UNIT: Final = Requirement("is-unit", "CON-1.5")
AT_THE_BATTLE: Final = Requirement("at-the-battle", "CON-10.1")
READY_TO_ATTACK: Final = Requirement("ready-to-attack", "CON-10.1")
IS_RANGED: Final = Requirement("is-ranged", "CON-9.5")
ENEMY_THERE: Final = Requirement("enemy-there", "CON-10.2")
MAY_ATTACK: Final = Requirement("may-attack", "CON-1.10")
MAY_BE_ATTACKED: Final = Requirement("may-be-attacked", "CON-1.10")
ANOTHER_DEFENDS: Final = Requirement("may-be-attacked", "CON-10.2")
HAS_AREA_EFFECT: Final = Requirement("has-area-effect", "CON-15.1")
MUST_ATTACK: Final = Requirement("must-attack", "CON-9.7")
MUST_SHOOT: Final = Requirement("must-attack", "CON-9.5")
ONLY_WARLORDS_RETREAT: Final = Requirement("only-warlords-retreat", "CON-9.12")
IN_A_BATTLE: Final = Requirement("in-a-battle", "CON-9.13")
MAY_RETREAT: Final = Requirement("may-retreat", "CON-17.5")

HAS_SHIELDS: Final = Requirement("has-shields", "CON-11.4")
TAKES_SO_MUCH: Final = Requirement("takes-so-much", "CON-11.13")  # of what is left to divide
