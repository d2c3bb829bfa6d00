"""Step 1 of combat: the zone or zones that are attacked (INV-13.2, INV-46)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.language.basis import FIGHT
from ....effects.language.effect import DONE
from ....effects.state.pairs import pair, parts
from ....effects.state.questions import Declinable
from ....engine.columns import PlacedCard
from ....engine.moves import BARE_TARGET, TITLED, UNNAMED, Move, MoveFormat
from ....engine.renumbering import Renumbering
from ....engine.steps import NO_IDLE_OPTION, Question
from ...changes.permissions import AttacksEverything, TwoZones
from ...state import InvasionState
from ...words import BOARD, LEGEND, SEATS, TARGET_WINDOW, ZONE_NAMED
from ..actions.stops import ATTACK, UNABLE
from ..actions.window import OpenWindow
from ..damage.amounts import can_be_hit
from .attackers import DeclareAttackers
from .declaring import may_attack, obliged, open_zones

NO_ATTACK: Final = -2
THROUGH: Final = MoveFormat(BARE_TARGET, "through")


class DeclareTarget(Question[InvasionState]):
    """Step 1: choose one of the opponent's zones, or a legend through it, or no attack (INV-13.2).

    A player whose card must attack has no choice (INV-40.1).  `card` is the only one that may attack, if an effect says
    so.
    """

    card: PlacedCard

    def run(self, s: InvasionState) -> None:
        enemy = 1 - self.who
        places = open_zones(s, enemy)
        if everything(s, self.who):
            self.ask_everything(s)
            return
        must = [place for place in places if self.card == NOTHING and obliged(s, self.who, (place,))]
        options = [s.duel.section(place) for place in must or places]
        for legend in s.piles[BOARD * SEATS + enemy]:
            if s.kinds[legend] & LEGEND:  # not the attachments of a legend, which are in the same place
                options += [pair(place // SEATS + 1, legend) for place in must or places]
        s.ask(self, self.who, options if must else [NO_ATTACK, *options])

    def ask_everything(self, s: InvasionState) -> None:
        """Start an attack on all zones that are not burning, or none (INV-46.3)."""
        places = standing_zones(s, 1 - self.who)
        options = [s.duel.section(places[0])] if places else []
        must = bool(options) and self.card == NOTHING and bool(obliged(s, self.who, places))
        s.ask(self, self.who, options if must else [NO_ATTACK, *options])

    def answer(self, s: InvasionState, option: int) -> None:
        me = self.who
        if option == NO_ATTACK:
            s.emit("no-attack", "INV-13.2", me)
            return
        through, legend = parts(option)
        s.attacked_legend = legend if through else NOTHING
        if through:
            s.fronts = (((through - 1) * SEATS + 1 - me,),)
        elif everything(s, me):
            s.fronts = (standing_zones(s, 1 - me),)
        else:
            s.fronts = ((s.place[option],),)
        s.touched(FIGHT)  # recompute: constant effects may depend on the zone under attack
        for place in s.fronts[0]:
            named(s, me, place)
        further = [DeclareFurtherTarget(me)] if self.card == NOTHING and two_zones(s, me) else []
        s.then(*further, OpenWindow(number=TARGET_WINDOW), DeclareAttackers(me, self.card))

    def move(self, s: InvasionState, option: int) -> Move:
        if option == NO_ATTACK:
            return Move("no attack")
        through, legend = parts(option)
        if through:
            section = s.duel.section((through - 1) * SEATS + 1 - self.who)
            return Move("attack", legend, section, manner=THROUGH)
        if everything(s, self.who) and len(standing_zones(s, 1 - self.who)) > 1:
            return Move("attack everything", option, manner=UNNAMED)
        return Move("attack", option, manner=TITLED)

    def idle(self, s: InvasionState) -> int:
        return NO_ATTACK if NO_ATTACK in s.options else NO_IDLE_OPTION

    def window(self, s: InvasionState) -> str:
        return ATTACK if self.card != NOTHING or may_attack(s, self.who) else UNABLE

    def stage(self, s: InvasionState) -> str:
        return ATTACK

    def moment(self, s: InvasionState) -> dict[str, object] | None:
        return {"window": ATTACK}

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> DeclareTarget:
        """A copy with the card ids renumbered."""
        return DeclareTarget(self.who, names.place(self.card), self.target, self.number)


def everything(s: InvasionState, seat: int) -> bool:
    """True if an attack of a player is against all zones that are not burning (INV-46.3)."""
    return bool(s.modifiers(AttacksEverything).of_player(seat))


def two_zones(s: InvasionState, seat: int) -> bool:
    """True if a player may attack two zones at the same time, and not all anyway (INV-46.3)."""
    return bool(s.modifiers(TwoZones).of_player(seat)) and not everything(s, seat)


def standing_zones(s: InvasionState, seat: int) -> tuple[int, ...]:
    """The zones of a player that are not burning and can be attacked."""
    return tuple([place for place in open_zones(s, seat) if can_be_hit(s, s.duel.section(place))])


def named(s: InvasionState, seat: int, place: int) -> None:
    """Record a zone as a target of the attack (INV-13.2)."""
    s.emit("target", "INV-13.2", seat, s.attacked_legend if place == s.fronts[0][0] else NOTHING, place)
    s.happen(ZONE_NAMED, s.duel.section(place), seat, place)


class DeclareFurtherTarget(Declinable[InvasionState]):
    """Choose a second zone, or none, if the player may attack two (INV-46.2)."""

    def run(self, s: InvasionState) -> None:
        places = [place for place in open_zones(s, 1 - self.who) if not s.is_attacked(place)]
        s.ask(self, self.who, [DONE, *[s.duel.section(place) for place in places]])

    def taken(self, s: InvasionState, option: int) -> None:
        s.fronts = (*s.fronts, (s.place[option],))
        s.touched(FIGHT)
        named(s, self.who, s.place[option])

    def taking(self, s: InvasionState, option: int) -> Move:
        return Move("attack", option, manner=TITLED)

    def window(self, s: InvasionState) -> str:
        return ATTACK

    def stage(self, s: InvasionState) -> str:
        return ATTACK
