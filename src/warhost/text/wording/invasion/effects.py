"""The verbs that only Invasion has, in words."""

from __future__ import annotations

from ....effects.select import It
from ....invasion.language import flow, placing
from ....invasion.language import verbs as own
from ....invasion.words import ZONE_NAMES
from ..amounts import counted, everything, explained
from ..effects import does, each_player
from ..speech import YOU, Mention, Speech
from ..things import mention, thing_of
from ..tongue import Amount


@does(own.Corrupt)
def _corrupt(of: own.Corrupt, speech: Speech) -> str:
    return speech.tongue.say("corrupt", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(own.Restoring)
def _restore(of: own.Restoring, speech: Speech) -> str:
    return speech.tongue.say("restore", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(own.DevelopTop)
def _develop_top(of: own.DevelopTop, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    place = "here" if of.zone == own.HERE_PLACE else ZONE_NAMES[of.zone]
    zone = speech.tongue.phrases[f"into.{place}"]
    key = "develop-top.one" if amount.numeral == 1 and not amount.tail else "develop-top"
    return speech.tongue.say(key, speech.mood, amount=amount, zone=zone) + amount.tail


@does(own.MoveToZone)
def _move(of: own.MoveToZone, speech: Speech) -> str:
    moved = mention(of.of, speech, "all", many=True)
    yours = speech.who == YOU and (moved.thing.fixed == "this" or moved.thing.owner == "yours")
    return speech.tongue.say("move.own" if yours else "move", speech.mood, of=moved)


@does(own.IndirectDamage)
def _indirect(of: own.IndirectDamage, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    key = "indirect.everybody" if of.everybody else "indirect"
    return speech.tongue.say(key, speech.mood, amount=amount) + amount.tail


@does(own.EachDraws)
def _each_draws(of: own.EachDraws, speech: Speech) -> str:
    return each_player(of, speech)


@does(own.DiscardAtRandom)
def _discard_at_random(of: own.DiscardAtRandom, speech: Speech) -> str:
    amount = counted(of.amount, speech)
    return speech.tongue.say(f"discard-at-random.{speech.who}", speech.mood, amount=amount) + amount.tail


@does(own.DiscardTop)
def _discard_top(of: own.DiscardTop, speech: Speech) -> str:
    amount = explained(of.amount, speech)
    key = "discard-top.one" if amount.numeral == 1 else "discard-top"
    return speech.tongue.say(f"{key}.{speech.who}", speech.mood, amount=amount) + amount.tail


@does(own.Cancel)
def _cancel(of: own.Cancel, speech: Speech) -> str:
    return speech.tongue.say("cancel", speech.mood, of=mention(of.of, speech))


@does(own.CopyTactic)
def _copy(of: own.CopyTactic, speech: Speech) -> str:
    return speech.tongue.say("copy", speech.mood, of=mention(of.of, speech))


@does(own.RedirectAttack)
def _redirect_attack(of: own.RedirectAttack, speech: Speech) -> str:
    return speech.tongue.say("redirect-attack", speech.mood)


@does(own.SearchTop)
def _search_top(of: own.SearchTop, speech: Speech) -> str:
    wanted = Mention(speech, thing_of(of.of, speech), "a")
    return speech.tongue.say("search-top", speech.mood, amount=Amount(of.amount), of=wanted)


@does(own.ShuffleDeck)
def _shuffle(of: own.ShuffleDeck, speech: Speech) -> str:
    return speech.tongue.say("shuffle", speech.mood)


@does(own.ShuffleInto)
def _shuffle_into(of: own.ShuffleInto, speech: Speech) -> str:
    return speech.tongue.say("shuffle-into", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(own.RevealAndPlay)
def _reveal_and_play(of: own.RevealAndPlay, speech: Speech) -> str:
    return speech.tongue.say("reveal-and-play", speech.mood, amount=Amount(of.amount))


@does(own.TurnFaceup)
def _turn_faceup(of: own.TurnFaceup, speech: Speech) -> str:
    return speech.tongue.say("turn-faceup", speech.mood, of=mention(of.of, speech, "all", many=True))


@does(own.Attached)
def _attached(of: own.Attached, speech: Speech) -> str:
    return ""


@does(own.RedirectAssigned)
def _redirect_assigned(of: own.RedirectAssigned, speech: Speech) -> str:
    target = speech.it or mention(It(), speech)
    return speech.tongue.say("redirect-assigned", speech.mood, amount=Amount(of.amount), target=target)


@does(own.CancelAssigned)
def _cancel_assigned(of: own.CancelAssigned, speech: Speech) -> str:
    tongue, amount = speech.tongue, counted(of.amount, speech)
    what = tongue.phrases["all-damage"] if everything(of.amount) else tongue.count(amount.numeral, "damage")
    return (
        tongue.say("cancel-assigned", speech.mood, what=what, of=mention(of.of, speech, "bare", many=True))
        + amount.tail
    )


@does(flow.AttackNow)
def _attack_now(of: flow.AttackNow, speech: Speech) -> str:
    return speech.tongue.say("attack-now", speech.mood)


@does(placing.PutIntoPlay)
def _put_into_play(of: placing.PutIntoPlay, speech: Speech) -> str:
    return speech.tongue.say("put-into-play", speech.mood, of=mention(of.of, speech))


@does(placing.PutTogether)
def _put_together(of: placing.PutTogether, speech: Speech) -> str:
    zone = speech.tongue.phrases[f"into.{ZONE_NAMES[of.zone]}"]
    return speech.tongue.say("put-together", speech.mood, of=mention(of.of, speech, "all", many=True), zone=zone)


@does(placing.MoveInto)
def _move_into(of: placing.MoveInto, speech: Speech) -> str:
    zone = speech.tongue.phrases[f"move-into.{ZONE_NAMES[of.zone]}"]
    return speech.tongue.say("move-into", speech.mood, of=mention(of.of, speech, "all", many=True), zone=zone)


@does(flow.SkipRest)
def _skip_rest(of: flow.SkipRest, speech: Speech) -> str:
    return speech.tongue.say("skip-rest", speech.mood)


@does(flow.AnotherBattlefieldPhase)
def _another_phase(of: flow.AnotherBattlefieldPhase, speech: Speech) -> str:
    return speech.tongue.say("another-battlefield-phase", speech.mood)


@does(flow.CloseChain)
def _close_chain(of: flow.CloseChain, speech: Speech) -> str:
    return speech.tongue.say("close-chain", speech.mood)
