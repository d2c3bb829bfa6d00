"""The ten planets of the core set: cards 175 to 184."""

from ...language.vocabulary import *

text("core-175", battle(choose(NON_WARLORD_UNITS & YOURS, move())))

text("core-176", battle(target(HEADQUARTERS | PLANETS & ADJACENT, deal(1, UNITS & ENEMY & AT_IT))))

text("core-177", battle(each_opponent(DiscardAtRandom(number(1)))))

text("core-178", battle(search(3, ALL, TakeToHand(IT, seen=False))))

text("core-179", battle(TriggerBattle(PLANETS)))

text("core-180", battle(when_true(FEWER_UNITS, either(gain_resources(3), draw(3)))))

text("core-181", battle(take_resources(1)))

text("core-182", battle(target(NON_WARLORD_UNITS, rout())))

text("core-183", battle(each_player(choose(IN_HAND & UNIT_CARDS, put_into_play()))))

text("core-184", battle(target(UNITS, remove_damage())))
