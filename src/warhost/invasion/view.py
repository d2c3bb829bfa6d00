"""The view of a game: what a seat may know."""

from __future__ import annotations

from typing import Final

from ..effects.circumstances import NOTHING
from ..effects.hidden.knowledge import known_places
from ..effects.language.abilities import ACTION
from ..effects.language.ability_use import AbilityUse
from ..effects.language.modifier import RuleModifier
from ..effects.state.card_table import NO_HOST
from ..effects.views.viewing import (
    ViewParts,
    card_view,
    event_view,
    game_view,
    keywords_view,
    made_of,
    outcome_view,
    piles_view,
    question_view,
    told_view,
)
from ..engine.events import Event
from ..engine.plain import JsonData
from ..engine.state import SPECTATOR
from ..engine.views.shared_view import SharedView
from . import words
from .changes.damage import CancelDamage, DamageCountsTwice, NoCancelling
from .duel import CANCELLED, DEVELOP
from .language.verbs.naming import all_titles, all_traits
from .rules.actions.paying import loyalty_cost, printed_cost
from .rules.battles.fighters import AtFront, fighters
from .rules.damage.amounts import enough, remaining_hit_points
from .rules.draft import PICKS, ROUNDS, TIMES
from .rules.movement.discarding import kept_under
from .rules.movement.paid_x import paid_x
from .rules.power import zone_power
from .rules.state_checks import burning, zones_to_burn
from .state import InvasionState

MARKS: Final = {
    words.CORRUPTED: "corrupted",
    words.ATTACKING: "attacking",
    words.DEFENDING: "defending",
    words.CONTRIBUTED: "contributed",
    words.CHOSEN: "chosen",  # about to be declared: shown only to the declaring player
}

OF_DAMAGE: Final[tuple[type[RuleModifier], ...]] = (CancelDamage, DamageCountsTwice, NoCancelling)


def _open(s: InvasionState) -> dict[str, object]:
    """The public part of the view."""
    return {
        **game_view(s, "invasion", [words.RACE_KEYS[race] for race in s.capitals]),
        "turn": {
            "number": s.turns,
            "active": s.active,
            "first": s.first,
            "phase": words.PHASE_KEYS[s.phase] if s.turns else "setup",
            "window": words.WINDOW_KEYS[s.window],
        },
        **question_view(s),
        "drafting": {"rounds": ROUNDS, "picks": TIMES * PICKS} if s.draft else None,
        "outcome": outcome_view(s),
    }


def _open_player(s: InvasionState, holder: int, shared: SharedView) -> dict[str, object]:
    """The public view of a player."""
    return {
        "seat": holder,
        "capital": words.RACE_KEYS[s.capitals[holder]],
        **piles_view(s, holder, shared),
        "burning": burning(s, holder),
        "to_burn": zones_to_burn(s, holder),
        "zones": {words.ZONE_NAMES[zone]: _open_zone(s, holder, zone) for zone in words.ZONES},
    }


def _player(s: InvasionState, seat: int, holder: int, shared: SharedView) -> JsonData:
    hand = s.piles[words.HAND * words.SEATS + holder]
    seen = [card for card in hand if s.is_seen_by(seat, card)]
    found: JsonData = shared.parts["players"][holder]
    zones = found["zones"]
    return {
        **found,
        "hand": {
            "cards": [hand_view(s, holder, card) if holder == seat else card_view(s, card) for card in seen],
            "hidden": len(hand) - len(seen),
        },
        "known": [{"above": above, **card_view(s, card)} for above, card in known_places(s, s.deck(holder), seat)],
        "picked": _picked(s, seat, holder),
        "legend": [_in_play(s, seat, card, shared) for card in s.piles[words.BOARD * words.SEATS + holder]],
        "zones": {name: _zone(s, seat, each, shared) for name, each in zones.items()},
    }


def _picked(s: InvasionState, seat: int, holder: int) -> dict[str, object]:
    """The cards picked in a draft; of the opponent's only the number."""
    pile = s.piles[words.PICKED * words.SEATS + holder]
    seen = [card for card in pile if s.is_seen_by(seat, card)]
    return {"cards": [card_view(s, card) for card in seen], "hidden": len(pile) - len(seen)}


def hand_view(s: InvasionState, holder: int, card: int) -> dict[str, object]:
    """A card in the seat's hand, with the parts of its cost (INV-3.8)."""
    changed, loyalty = printed_cost(s, holder, card), loyalty_cost(s, holder, card)
    return {
        **card_view(s, card),
        "cost": {
            "printed": s.duel.cost[card],
            "changed": changed,
            "loyalty": loyalty,
            "total": changed + loyalty,
            "x": s.duel.cost_x[card],
        },
    }


def _zone(s: InvasionState, seat: int, found: JsonData, shared: SharedView) -> JsonData:
    """A zone; its facedown cards are not shown to everyone."""
    place = found["section"]["id"] - s.duel.section(0)
    return {**found, "cards": [_in_play(s, seat, card, shared) for card in s.piles[place]]}


def _in_play(s: InvasionState, seat: int, card: int, shared: SharedView) -> dict[str, object]:
    """A card in play; cached for all viewers if nothing about it is hidden."""
    host = s.host[card]
    unseen_host = host != NO_HOST and not s.is_seen_by(SPECTATOR, host)
    if s.marks[card] & (words.FACEDOWN | words.CHOSEN) or unseen_host or s.cards_beneath(card):
        return in_play_view(s, seat, card)
    found: dict[str, object] | None = shared.parts.get(card)
    if found is None:
        found = shared.parts[card] = _open_card(s, seat, card, shared)
    return found


def _open_card(s: InvasionState, seat: int, card: int, shared: SharedView) -> dict[str, object]:
    """The view of an open card, cached until something about it changes."""
    if "otherwise" not in shared.parts:
        shared.parts["otherwise"] = _counts_otherwise(s)
    kind = s.kinds[card]
    hangs = kind & words.LEGEND or not kind & s.duel.printed_kinds[card] or s.duel.cost_x[card]
    if hangs or shared.parts["otherwise"]:
        return in_play_view(s, seat, card)
    parts = (*made_of(s, card, shared), s.power[card], s.assigned[card], s.toughness[card])
    found: dict[str, object] = shared.lasting(card, parts, lambda: in_play_view(s, seat, card))
    return found


def _counts_otherwise(s: InvasionState) -> bool:
    """True if the view of a card may depend on other cards, so that it cannot be cached."""
    for rule in OF_DAMAGE:
        if rule in s.in_force:
            return True
    return len(s.piles[words.UNDER * words.SEATS]) + len(s.piles[words.UNDER * words.SEATS + 1]) > 0


def _open_zone(s: InvasionState, holder: int, zone: int) -> dict[str, object]:
    place = zone * words.SEATS + holder
    section = s.duel.section(place)
    return {
        "power": words.BASE_POWER[zone] + zone_power(s, holder, zone),
        "section": {
            "id": section,
            "hit_points": words.SECTION_HIT_POINTS + s.developments(place),
            "damage": s.damage[section],
            "burning": bool(s.marks[section] & words.BURNING),
            "assigned": s.assigned[section],
        },
        "attacked": s.is_attacked(place) and s.attacker != NOTHING,
        "targeted": s.is_attacked(place),
    }


def in_play_view(s: InvasionState, seat: int, card: int) -> dict[str, object]:
    """A card in play; a facedown one shows its code to its controller only, and its numbers as a unit to everyone."""
    if s.marks[card] & words.FACEDOWN:
        slot = s.piles[s.place[card]].index(card)
        base: dict[str, object] = {"development": True, "slot": slot, "controller": s.controller[card]}
        if s.kinds[card] & words.UNIT:  # it counts as a unit, but must look like the other developments (INV-22.2)
            base |= {"power": s.power[card], "marks": _marks(s, seat, card), **_life(s, card)}
        return {**base, **card_view(s, card)} if s.is_seen_by(seat, card) else base
    kind = s.kinds[card]
    data: dict[str, object] = {
        **card_view(s, card),
        "controller": s.controller[card],
        "owner": s.duel.owner[card],
        "power": s.power[card],
        "marks": _marks(s, seat, card),
    }
    if (
        not kind & (words.UNIT | words.LEGEND)
        and not kind & s.duel.printed_kinds[card]
        and not s.marks[card] & words.AS_SUPPORT
    ):
        data["development"] = True  # a faceup development
        data["slot"] = s.piles[s.place[card]].index(card)
    if kind & (words.UNIT | words.LEGEND):
        data |= _life(s, card)
        if kind & words.LEGEND:
            data["powers"] = [s.power_in(card, zone) for zone in words.ZONES]
    elif s.damage[card]:
        data["damage"] = s.damage[card]  # on a Mission (INV-39.43), or on a support that was a unit (INV-22.4)
    keywords = keywords_view(s, card, words.STATS, 2)
    if keywords:
        data["keywords"] = keywords
    if s.host[card] != NO_HOST and not s.is_seen_by(seat, s.host[card]):
        # The host is facedown: its position in the zone is shown instead of its id.
        data["host_slot"] = s.piles[s.place[card]].index(s.host[card])
    elif s.host[card] != NO_HOST:
        data["quest" if kind & words.UNIT else "host"] = s.host[card]
    if s.duel.cost_x[card]:
        data["x"] = paid_x(s, card)
    under = s.cards_beneath(card)
    if under:
        seen = [each for each in under if s.is_seen_by(seat, each)]
        data["beneath"] = {"cards": [card_view(s, each) for each in seen], "hidden": len(under) - len(seen)}
    if s.tokens[card] or kind & words.QUEST_CARD:
        data["tokens"] = s.tokens[card]
    kept = kept_under(s, card)
    if kept:
        data["kept"] = [card_view(s, each) for each in kept]
    return data


def _marks(s: InvasionState, seat: int, card: int) -> list[str]:
    """The marks of a card; a pending declaration is shown to the declaring player only."""
    return [word for bit, word in MARKS.items() if s.marks[card] & bit and (bit != words.CHOSEN or seat == s.seat)]


def _life(s: InvasionState, card: int) -> dict[str, int]:
    """The remaining hit points of a unit or legend."""
    return {
        "hit_points": s.hit_points[card],
        "damage": s.damage[card],
        "assigned": s.assigned[card],
        "remaining": remaining_hit_points(s, card),
        "enough": enough(s, card),
    }


def link_view(s: InvasionState, seat: int, use: AbilityUse) -> dict[str, object]:
    """A link of the chain: the card played or ability used, its player and targets."""
    if use.ability is CANCELLED:
        return {"kind": "cancelled", "controller": use.controller}
    if use.ability is DEVELOP:
        data: dict[str, object] = {"kind": "develop", "controller": use.controller, "to": use.chosen.x}
        return {**data, **card_view(s, use.source)} if s.is_seen_by(seat, use.source) else data
    return {
        "kind": "use" if use.ability.kind == ACTION else "play",
        "controller": use.controller,
        **told_view(s, use.source, seat),
        "targets": [
            _target(s, seat, card) for chosen in use.chosen.targets for card in chosen if _is_there(s, seat, card)
        ],
        "x": use.chosen.x if s.duel.cost_x[use.source] else None,
        "to": use.chosen.x if not use.ability.slots and use.ability.kind != ACTION and use.chosen.x else None,
    }


def ref(s: InvasionState, card: int, seat: int) -> dict[str, object]:
    """A reference for tables: by id, by place and index if it is facedown, or as a link of the chain.

    Experience that a seat does not see is referred to by the card above it; cards in a deck have no reference.
    """
    if card >= s.duel.first_link:
        return {"link": card - s.duel.first_link}
    place = s.place[card] if 0 <= card < s.duel.cards else NOTHING
    if place // words.SEATS == words.DECK and not s.is_seen_by(seat, card):
        return {}
    if place != NOTHING and s.marks[card] & words.FACEDOWN and not s.is_seen_by(seat, card):
        if place // words.SEATS == words.BENEATH:
            return {"id": s.host[card]}
        return {"place": place, "slot": s.piles[place].index(card)}
    return {"id": card}


def _is_there(s: InvasionState, seat: int, card: int) -> bool:
    """True if a seat knows where a target is; it does not after the card moved to a hidden place."""
    if card >= s.duel.cards or s.is_in_play(card) or s.place[card] // words.SEATS == words.BENEATH:
        return True
    return s.is_seen_by(seat, card)


def _target(s: InvasionState, seat: int, card: int) -> dict[str, object]:
    """A target: a card or section by id, a facedown card by place, a link of the chain by number."""
    if card >= s.duel.first_link:
        return {"link": card - s.duel.first_link}
    if card < s.duel.cards and s.place[card] // words.SEATS == words.BENEATH:
        return {"id": s.host[card]}
    if card < s.duel.cards and s.marks[card] & words.FACEDOWN and not s.is_seen_by(seat, card):
        place = s.place[card]
        return {"place": place, "slot": s.piles[place].index(card)}
    return {"id": card}


def _attack(s: InvasionState, seat: int) -> dict[str, object] | None:
    if not s.fronts:
        return None
    return {
        "attacker": s.attacker,
        "defender": s.fronts[0][0] % words.SEATS,
        "legend": s.attacked_legend,
        "fronts": [
            {
                "zones": [words.ZONE_NAMES[place // words.SEATS] for place in places],
                "attackers": [card for card in fighters(s, words.ATTACKING, front) if s.is_seen_by(seat, card)],
                "defenders": [card for card in fighters(s, words.DEFENDING, front) if s.is_seen_by(seat, card)],
            }
            for front, places in enumerate(s.fronts)
        ],
        "asked": _front_asked(s),
    }


def _front_asked(s: InvasionState) -> int:
    """The front that the question is about, by default the first one."""
    question = s.question
    return question.front() if isinstance(question, AtFront) else 0


def shown(s: InvasionState, event: Event, seat: int) -> dict[str, object]:
    """An event as a seat may know it, without empty parts."""
    data = event_view(s, event, seat, _event_card, _event_place, ("totals", "damaged"))
    if event.kind == "named-card":
        data["other"] = all_titles()[event.number][1]
    elif event.kind == "named-trait":
        data["trait"] = all_traits()[event.number]
    return data


def _event_place(place: int) -> str:
    return f"{place % words.SEATS + 1} {words.ZONE_NAMES[place // words.SEATS]}" if place < 6 else "board"


def _event_card(s: InvasionState, card: int) -> str:
    """A card by its code, a section by player and zone; a link of the chain only as such."""
    if card >= s.duel.first_link:
        return "link"
    if card >= s.duel.objects:
        return f"player-{card - s.duel.objects + 1}"
    if card >= s.duel.cards:
        place = card - s.duel.cards
        return f"section-{place % words.SEATS + 1}-{words.ZONE_NAMES[place // words.SEATS]}"
    return s.duel.code(card)


PARTS: Final = ViewParts(_open, _open_player, _player, ref)


def view(s: InvasionState, seat: int, shared: SharedView) -> JsonData:
    own = {"chain": [link_view(s, seat, use) for use in s.chain], "attack": _attack(s, seat)}
    return PARTS.view(s, seat, shared, own)
