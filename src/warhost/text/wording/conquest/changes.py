"""The rules that constant effects of Conquest bend, in words."""

from __future__ import annotations

from ....conquest.language import changes as bent
from ....effects.select import This
from ..changes import bends
from ..speech import Mention, Speech
from ..things import heads_of, mention
from ..tongue import Amount, Thing


@bends(bent.ImmuneTo)
def _immune(of: bent.ImmuneTo, speech: Speech) -> str:
    kinds = Mention(speech, Thing(heads_of(of.kinds, speech), ["enemy"]), "bare", True)
    return speech.tongue.say("immune", of=mention(of.of, speech, "bare", many=True), kinds=kinds)


@bends(bent.Untargetable)
def _untargetable(of: bent.Untargetable, speech: Speech) -> str:
    return speech.tongue.say("untargetable", of=mention(of.of, speech, "bare", many=True))


@bends(bent.CannotBeAttacked)
def _cannot_be_attacked(of: bent.CannotBeAttacked, speech: Speech) -> str:
    return speech.tongue.say("cannot-be-attacked", of=mention(of.of, speech, "bare", many=True))


@bends(bent.CannotRetreat)
def _cannot_retreat(of: bent.CannotRetreat, speech: Speech) -> str:
    return speech.tongue.say("cannot-retreat", of=mention(of.of, speech, "bare", many=True))


@bends(bent.DoubleDamage)
def _double_damage(of: bent.DoubleDamage, speech: Speech) -> str:
    this = mention(This(), speech)
    return speech.tongue.say("double-damage", of=this, to=mention(of.to, speech, "bare", many=True))


@bends(bent.DoubleHitPoints)
def _double_hit_points(of: bent.DoubleHitPoints, speech: Speech) -> str:
    return speech.tongue.say("double-hit-points", of=mention(of.of, speech, "bare", many=True))


@bends(bent.SacrificedAt)
def _sacrificed_at(of: bent.SacrificedAt, speech: Speech) -> str:
    return speech.tongue.say("sacrificed-at", of=mention(This(), speech), damage=Amount(of.damage))


@bends(bent.CommitsApart)
def _commits_apart(of: bent.CommitsApart, speech: Speech) -> str:
    return speech.tongue.say("commits-apart", of=mention(This(), speech))


@bends(bent.LeadsBattles)
def _leads_battles(of: bent.LeadsBattles, speech: Speech) -> str:
    return speech.tongue.say("leads-battles", of=mention(This(), speech))


@bends(bent.Uncounted)
def _uncounted(of: bent.Uncounted, speech: Speech) -> str:
    return speech.tongue.say("uncounted", of=mention(of.of, speech, "bare", many=True))
