"""The verbs that only Conquest has.  A verb acts on all its subjects at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.abilities import ANYBODY, YOU
from ...effects.effect import Asking, Effect
from ...effects.following import Resolve
from ...effects.joints import AnyNumber, Choose
from ...effects.knowledge import learn
from ...effects.numbers import HowMany, value
from ...effects.select import ALL, IT, THAT, THIS, Selector, This, members, subjects
from ...effects.use import NOTHING, Use
from ...engine.dataclass import dataclass
from ..library import planet_cards
from ..rules.damage import indirect, prevent, raise_damage, reassign, reassignable
from ..rules.enslaving import refuses
from ..rules.entering import (
    ROUTED,
    attach,
    can_be_routed,
    can_host,
    commit,
    enter,
    may_enter,
    move_by_effect,
    put_token,
    send_home,
)
from ..rules.exhausting import can_ready, exhaust, ready_up
from ..rules.immunity import affected, loose
from ..rules.infesting import cleanse, infest
from ..rules.pending import DAMAGING, DEPLOYING, SHIELDING, USING
from ..state import ConquestState
from ..words import AFTER_CANCELLED, ARMY, BANK, EXHAUSTED, HQ, LINE, SEATS
from .select import OWN_HEADQUARTERS, PLANETS

if TYPE_CHECKING:
    from ...effects.world import World

EVERYTHING: Final = 255

# What can be amended while it is about to happen.
COST: Final = 0  # of a card that is being deployed
DAMAGE: Final = 1  # that is being assigned
SHIELDS: Final = 2  # of a shield card that is being used


def cards_of(s: World, of: Selector, use: Use, it: int, who: int) -> list[int]:
    """The subjects of a verb that may be out of play: "this card" is, while it is in a hand."""
    return [use.source] if isinstance(of, This) else subjects(s, of, use, it, who)


# --- exhausting, moving -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exhaust cards (CON-2.4)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        if exhaust(s, self.cards(s, use, it, who)):
            s.carry()

    def cards(self, s: ConquestState, use: Use, it: int, who: int) -> list[int]:
        """What is exhausted: a cost is no effect, so it exhausts also what effects cannot."""
        cards = affected(s, subjects(s, self.of, use, it, who), use)
        return cards if self in use.ability.ability.cost else loose(s, cards)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        cards = self.cards(s, use, it, who)
        return bool([card for card in cards if s.is_in_play(card) and not s.marks[card] & EXHAUSTED])


@dataclass(frozen=True)
class ReadyUp(Effect):
    """Ready cards."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        if ready_up(s, affected(s, subjects(s, self.of, use, it, who), use)):
            s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        cards = affected(s, subjects(s, self.of, use, it, who), use)
        return bool([card for card in cards if s.is_in_play(card) and s.marks[card] & EXHAUSTED and can_ready(s, card)])


def routable(s: ConquestState, cards: list[int]) -> list[int]:
    """Those of the units that can be routed."""
    return [card for card in cards if can_be_routed(s, card)]


@dataclass(frozen=True)
class Rout(Effect):
    """Return units to their headquarters exhausted (CON-17.4)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        if send_home(s, self.cards(s, use, it, who), ROUTED):
            s.carry()

    def cards(self, s: ConquestState, use: Use, it: int, who: int) -> list[int]:
        """What can be routed."""
        return routable(s, loose(s, affected(s, subjects(s, self.of, use, it, who), use)))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        cards = self.cards(s, use, it, who)
        return bool(
            [card for card in cards if s.is_in_play(card) and (s.position(card) >= 0 or not s.marks[card] & EXHAUSTED)]
        )


@dataclass(frozen=True)
class Move(Asking):
    """Move units to a planet of a set; the player chooses where there are several (CON-17.3)."""

    of: Selector = IT
    to: Selector = PLANETS

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        cards = [card for card in affected(s, subjects(s, self.of, use, it, who), use) if s.is_in_play(card)]
        return [
            site
            for site in subjects(s, self.to, use, it, who)
            if s.duel.cards <= site < s.duel.cards + LINE
            and s.is_face_up(site - s.duel.cards)
            and [card for card in cards if s.position(card) != site - s.duel.cards]
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        cards = affected(s, subjects(s, self.of, use, it, who), use)
        move_by_effect(s, cards, option - s.duel.cards, use, who)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("move to", option)


@dataclass(frozen=True)
class MoveHere(Effect):
    """Move units to this planet."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        zone = use.place // SEATS
        if zone < LINE and s.is_face_up(zone):
            move_by_effect(s, affected(s, subjects(s, self.of, use, it, who), use), zone, use, who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return use.place // SEATS < LINE


@dataclass(frozen=True)
class MoveHome(Effect):
    """Move units to their headquarters, in the state they are in (CON-17.3)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        move_by_effect(s, affected(s, subjects(s, self.of, use, it, who), use), HQ, use, who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        cards = affected(s, subjects(s, self.of, use, it, who), use)
        return bool([card for card in cards if s.is_in_play(card) and s.position(card) >= 0])


@dataclass(frozen=True)
class CommitElsewhere(Asking):
    """Commit a warlord to a different planet of a set (CON-17.2)."""

    of: Selector = THAT
    to: Selector = PLANETS

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        cards = subjects(s, self.of, use, it, who)
        if not cards or not s.is_in_play(cards[0]):
            return []
        here = s.position(cards[0])
        from ..rules.command import planets_to_commit

        planets = [s.duel.planet(zone) for zone in planets_to_commit(s, who) if zone != here]
        return [site for site in planets if self.to.has(s, site, use, it, who)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        s.carry()
        commit(s, [(card, option - s.duel.cards) for card in subjects(s, self.of, use, it, who)])

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("commit to", option)


@dataclass(frozen=True)
class Infest(Effect):
    """Put an infestation token on planets of a set that lie face up and have none (CON-19.4)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for site in self.planets(s, use, it, who):
            if infest(s, site - s.duel.cards, who):
                s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool([site for site in self.planets(s, use, it, who) if not s.is_infested(site - s.duel.cards)])

    def planets(self, s: ConquestState, use: Use, it: int, who: int) -> list[int]:
        sites = subjects(s, self.of, use, it, who)
        return [site for site in sites if site >= s.duel.cards and s.is_face_up(site - s.duel.cards)]


@dataclass(frozen=True)
class RemoveInfestation(Effect):
    """Take the infestation tokens away from planets of a set."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for site in subjects(s, self.of, use, it, who):
            if site >= s.duel.cards and cleanse(s, site - s.duel.cards):
                s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        sites = subjects(s, self.of, use, it, who)
        return bool([site for site in sites if site >= s.duel.cards and s.is_infested(site - s.duel.cards)])


@dataclass(frozen=True)
class TakePlanetBonus(Effect):
    """Take the card bonus of a planet, or its resource bonus (CON-1.8)."""

    resources: bool = False
    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for site in self.planets(s, use, it, who):
            s.carry()
            amount = planet_bonus(s, site - s.duel.cards)[self.resources]
            if self.resources:
                s.gain_resources(who, amount, "CON-1.8")
            else:
                s.draw(who, amount)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        sites = self.planets(s, use, it, who)
        return bool([site for site in sites if planet_bonus(s, site - s.duel.cards)[self.resources]])

    def planets(self, s: ConquestState, use: Use, it: int, who: int) -> list[int]:
        sites = subjects(s, self.of, use, it, who)
        return [site for site in sites if site >= s.duel.cards and s.is_face_up(site - s.duel.cards)]


def planet_bonus(s: ConquestState, position: int) -> tuple[int, int]:
    """The cards and resources that a planet itself brings."""
    return planet_cards()[s.planets[position]].bonus


@dataclass(frozen=True)
class CommitHere(Effect):
    """Commit units to this planet (CON-17.2)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        zone = use.place // SEATS
        cards = [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card) and s.position(card) != zone]
        if cards and zone < LINE and s.is_face_up(zone):
            s.carry()
            commit(s, [(card, zone) for card in cards])

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        zone = use.place // SEATS
        return zone < LINE and bool(
            [card for card in subjects(s, self.of, use, it, who) if s.is_in_play(card) and s.position(card) != zone]
        )


@dataclass(frozen=True)
class GainInitiative(Effect):
    """The player gains the initiative in the battle (CON-9.2)."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        if self.possible(s, use, it, who):
            s.battle_seat = who
            s.changed = True
            s.carry()
            s.emit("battle-initiative", "CON-9.2", who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return s.battle != NOTHING and s.battle_seat != who


# --- reserve (CON-19.9) -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LookAtReserve(Effect):
    """The player looks at cards in reserve; nobody else sees them."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for card in subjects(s, self.of, use, it, who):
            if s.in_reserve(card) != NOTHING:
                s.carry()
                learn(s, (card,), who)
                s.emit("looked-at-reserve", "CON-19.9", who, card, s.in_reserve(card) * SEATS, seen=1 << who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool([card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING])


@dataclass(frozen=True)
class DestroyReserve(Effect):
    """Destroy cards in reserve: they go to their owners' discard piles."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        cards = [card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING]
        if cards:
            s.carry()
            s.discard(cards, use)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool([card for card in subjects(s, self.of, use, it, who) if s.in_reserve(card) != NOTHING])


@dataclass(frozen=True)
class PutInReserve(Effect):
    """Put army units at planets face down in reserve there."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        from ..rules.striking import withdraw

        for card in affected(s, self.fit(s, use, it, who), use):
            s.carry()
            withdraw(s, card)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return bool(affected(s, self.fit(s, use, it, who), use))

    def fit(self, s: ConquestState, use: Use, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if s.is_in_play(card) and s.position(card) >= 0 and s.kinds[card] & ARMY]


@dataclass(frozen=True)
class StrikeNow(Asking):
    """Deep Strike this card out of reserve, for its Deep Strike value (CON-19.9)."""

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        from ..rules.striking import strikes_of

        return strikes_of(s, who, use.source)

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        from ..rules.striking import strike

        s.carry()
        strike(s, who, use.source, option)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("put at", option)

    def weighs_hidden(self) -> bool:
        return True


# --- entering play ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PutIntoPlay(Asking):
    """Put a card into play at a planet or headquarters of a set; nothing is paid for it (CON-17.1)."""

    of: Selector = IT
    at: Selector = OWN_HEADQUARTERS
    exhausted: bool = False

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        cards = cards_of(s, self.of, use, it, who)
        if not cards or s.is_in_play(cards[0]) or may_enter(s, cards[0], who) != NOTHING or refuses(s, who, cards[0]):
            return []
        sites = [site for site in subjects(s, self.at, use, it, who) if site >= s.duel.cards]
        return [site for site in sites if site >= s.duel.cards + LINE or s.is_face_up(site - s.duel.cards)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        card = cards_of(s, self.of, use, it, who)[0]
        s.carry()
        enter(s, card, s.place[option] // SEATS * SEATS + who, who)
        if self.exhausted:
            s.marks[card] |= EXHAUSTED
            s.changed = True

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("put at", option)

    def hangs_on_it(self) -> bool:
        return False  # whatever enters play, the places are the same


@dataclass(frozen=True)
class PutTokens(Asking):
    """Put token units into play, all at the same place of a set."""

    title: str
    at: Selector
    amount: HowMany = 1

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        left = [card for card in s.piles[BANK * SEATS] if s.duel.defs[card].name == self.title]
        if not left or value(self.amount, s, use, it, who) < 1:
            return []
        sites = [site for site in members(s, self.at, use, it, who) if site >= s.duel.cards]
        return [site for site in sites if site >= s.duel.cards + LINE or s.is_face_up(site - s.duel.cards)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        place = s.place[option] // SEATS * SEATS + who
        s.carry()
        for _ in range(value(self.amount, s, use, it, who)):
            put_token(s, self.title, place, who)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("put at", option)


@dataclass(frozen=True)
class Attach(Asking):
    """Attach a card to an eligible unit of a set: out of play it comes into play so, in play it moves (CON-17.10)."""

    of: Selector
    to: Selector
    target: bool = False  # the unit is a target, chosen when the text is followed

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        cards = cards_of(s, self.of, use, it, who)
        if not cards:
            return []
        card = cards[0]
        seat = s.controller[card] if s.is_in_play(card) else who
        if not s.is_in_play(card) and (may_enter(s, card, seat) != NOTHING or refuses(s, seat, card)):
            return []
        return [
            host
            for host in members(s, self.to, use, it, who)
            if host != s.host[card]
            and can_host(s, host, card, seat)
            and (not self.target or s.can_be_target(host, use))
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        card = cards_of(s, self.of, use, it, who)[0]
        s.carry()
        attach(s, card, option, who)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("attach to", option)


@dataclass(frozen=True)
class DeployNow(Asking):
    """Deploy a card of a set from hand, perhaps only as an attachment, for its cost and in any phase (CON-17.1)."""

    of: Selector
    as_attachment: bool = False  # army units that can be deployed as one included (CON-6.13)
    as_unit: bool = False  # ... and excluded
    at: Selector = ALL  # the only planets where it may be deployed

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        from ..rules.deploying import attaches
        from ..rules.openings import deployments, parts

        found: list[int] = []
        for card in cards_of(s, self.of, use, it, who):
            found += deployments(s, who, card)
        if self.at is not ALL:
            found = [option for option in found if self.at.has(s, parts(option)[3], use, it, who)]
        if self.as_attachment:
            return [option for option in found if attaches(s, parts(option)[1], parts(option)[3])]
        return [option for option in found if not self.as_unit or not attaches(s, parts(option)[1], parts(option)[3])]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        from ..rules.deploying import begin_deployment
        from ..rules.openings import parts

        _, card, _, target = parts(option)
        s.carry()
        begin_deployment(s, who, card, target)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        assert isinstance(s, ConquestState)
        from ..rules.naming import opening_name

        return opening_name(s, option)

    def weighs_hidden(self) -> bool:
        return True


# --- what is about to happen ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Amend(Effect):
    """What is about to happen is changed by so much: a cost (CON-6.11), damage (CON-11.3), a card's shield icons.

    A cost is never lowered below `least`.
    """

    what: int
    amount: HowMany
    least: int = 0

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        amount = value(self.amount, s, use, it, who)
        if self.what == DAMAGE:
            s.carry()
            raise_damage(s, use.occurrence.card, amount)
            return
        pending = s.awaited(DEPLOYING if self.what == COST else SHIELDING, use.occurrence.card)
        if pending.card == NOTHING:
            return
        s.carry()
        if self.what == COST:
            from ..rules.deploying import price_of

            if amount < 0 and self.least:
                amount = -max(0, min(-amount, price_of(s, pending) - self.least))
            s.amend(pending, pending.numbered(pending.number - amount))  # it counts what the card costs less
            event = "reduced" if amount <= 0 else "raised-cost"
            s.emit(event, "CON-6.11", who, pending.card, other=use.source, number=abs(amount))
        else:
            s.amend(pending, pending.numbered(pending.number + amount))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        if self.what != COST:
            return True
        from ..rules.deploying import price_of

        pending = s.awaited(DEPLOYING, use.occurrence.card)
        if pending.card == NOTHING or (isinstance(self.amount, int) and self.amount > 0):
            return True
        return price_of(s, pending) > self.least


@dataclass(frozen=True)
class Prevent(Effect):
    """So much of the damage assigned to the unit is prevented."""

    amount: HowMany = EVERYTHING

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        if prevent(s, use.occurrence.card, value(self.amount, s, use, it, who)):
            s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        hits = s.awaited(DAMAGING).hits
        return bool([card for card, amount, _ in hits if card == use.occurrence.card and amount])


@dataclass(frozen=True)
class Reassign(Effect):
    """So much of the damage assigned to the unit is reassigned to a card of a set (CON-11.3)."""

    amount: HowMany
    to: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for other in subjects(s, self.to, use, it, who):
            if other != use.occurrence.card:
                s.carry()
                reassign(s, use.occurrence.card, other, value(self.amount, s, use, it, who))

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        others = [other for other in subjects(s, self.to, use, it, who) if other != use.occurrence.card]
        return bool(others) and reassignable(s, use.occurrence.card) > 0


@dataclass(frozen=True)
class CancelUse(Effect):
    """Cancel the effects of the event or ability that is being used (CON-16.17)."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        happened = use.occurrence
        pending = s.awaited(USING, happened.by if happened.by != NOTHING else happened.card)
        if pending.card != NOTHING:
            s.carry()
            s.amend(pending, pending.struck_out())
            s.happen(AFTER_CANCELLED, pending.card, who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        happened = use.occurrence
        pending = s.awaited(USING, happened.by if happened.by != NOTHING else happened.card)
        return pending.card != NOTHING and not pending.cancelled


@dataclass(frozen=True)
class CancelShield(Effect):
    """Cancel what a shield card does; it stays discarded."""

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        pending = s.awaited(SHIELDING, use.occurrence.card)
        if pending.card != NOTHING:
            s.carry()
            s.amend(pending, pending.struck_out())
            s.happen(AFTER_CANCELLED, pending.card, who)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return not s.awaited(SHIELDING, use.occurrence.card).cancelled


@dataclass(frozen=True)
class DefendInstead(Effect):
    """The attack is declared against this unit instead."""

    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for card in subjects(s, self.of, use, it, who):
            s.defender = card
            s.changed = True
            s.carry()
            s.emit("defends-instead", "CON-16.19", who, card)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        from ..rules.attacking import can_be_attacked

        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and cards[0] != s.defender and can_be_attacked(s, cards[0])


# --- cards ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TransferTokens(Effect):
    """Resources go from a card to its controller's pool."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        for card in subjects(s, self.of, use, it, who):
            amount = min(s.tokens[card], value(self.amount, s, use, it, who))
            if amount:
                s.tokens[card] -= amount
                s.changed = True
                s.carry()
                s.gain_resources(who, amount, "CON-1.9")

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.tokens[card]])


# --- damage -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class IndirectDamage(Effect):
    """Each player divides so much among his units of a set, or you alone do, or the opponent (CON-11.13)."""

    amount: HowMany
    of: Selector
    whom: int = ANYBODY

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        s.carry()
        indirect(s, self.amounts(s, use, it, who), self.of, use, it, who)

    def amounts(self, s: World, use: Use, it: int, who: int) -> list[int]:
        """How much each player divides: where all do, each counts for himself."""
        if self.whom == ANYBODY:
            return [value(self.amount, s, use, it, seat) for seat in range(SEATS)]
        hit = who if self.whom == YOU else 1 - who
        return [value(self.amount, s, use, it, who) if seat == hit else 0 for seat in range(SEATS)]

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        amounts = self.amounts(s, use, it, who)
        return bool([card for card in members(s, self.of, use, it, who) if amounts[s.controller[card]]])


@dataclass(frozen=True)
class HealHalf(Effect):
    """Remove half of the damage, rounded up (CON-15.6 rounds so, too)."""

    of: Selector = IT

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        for card in subjects(s, self.of, use, it, who):
            if s.damage[card] and s.can_be_healed(card):
                s.heal(card, (s.damage[card] + 1) // 2, who)
                s.carry()

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        return bool([card for card in subjects(s, self.of, use, it, who) if s.damage[card] and s.can_be_healed(card)])


@dataclass(frozen=True)
class HealUpTo(Asking):
    """Remove up to so much damage from a unit; there must be some (CON-16.12)."""

    amount: HowMany
    of: Selector = IT

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        most = min(s.damage[cards[0]], value(self.amount, s, use, it, who)) if cards else 0
        return list(range(1, most + 1))

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        s.carry()
        s.heal(subjects(s, self.of, use, it, who)[0], option, who)

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return f"remove {option}"


@dataclass(frozen=True)
class Suffer(Effect):
    """Damage dealt to units as a cost: if it is not all taken, the ability has no effect (CON-16.16)."""

    amount: HowMany
    of: Selector = THIS

    def perform(self, s: World, use: Use, it: int, who: int) -> None:
        assert isinstance(s, ConquestState)
        from ..rules.using import Suffered

        amount = value(self.amount, s, use, it, who)
        cards = subjects(s, self.of, use, it, who)
        s.then(*[Suffered(who, card, s.births[card], s.damage[card] + amount) for card in cards])
        s.inflict([(card, amount) for card in cards], use, False, False)

    def possible(self, s: World, use: Use, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(cards) and not [card for card in cards if not s.can_be_hit(card)]


# --- choices ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OneOrMore(Asking):
    """At least one card of a set, and as many more as the player likes: the same is done to each."""

    of: Selector
    effect: Effect

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [card for card in members(s, self.of, use, it, who) if self.effect.partly(s, use, card, who)]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        more = AnyNumber(self.of, self.effect)
        s.then(Resolve(self.effect, use, option, who), Resolve(more, use, it, who))

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, AnyNumber(self.of, self.effect))


@dataclass(frozen=True)
class AimLate(Choose):
    """A target behind a "then": chosen when the text comes to it, among what can be a target (CON-16.15)."""

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        return [card for card in super().options(s, use, it, who) if s.can_be_target(card, use)]

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("target", option)


@dataclass(frozen=True)
class TriggerBattle(Asking):
    """Trigger the Battle ability of a planet of a set (CON-17.24)."""

    of: Selector

    def options(self, s: World, use: Use, it: int, who: int) -> list[int]:
        assert isinstance(s, ConquestState)
        from ..rules.winning import battle_use, has_effect

        return [
            site
            for site in members(s, self.of, use, it, who)
            if site != use.source and has_effect(s, battle_use(s, site - s.duel.cards, who))
        ]

    def answered(self, s: World, use: Use, it: int, who: int, option: int) -> None:
        assert isinstance(s, ConquestState)
        from ..rules.using import announce
        from ..rules.winning import battle_use

        s.carry()
        announce(s, battle_use(s, option - s.duel.cards, who))

    def notation(self, s: World, use: Use, it: int, who: int, option: int) -> str:
        return s.naming("trigger", option)
