"""Hidden information of Conquest: blinding a state, and redeals that fit what a seat has seen.

Hidden are hands, decks, cards in reserve (CON-19.9), facedown planets, and a dial that is not revealed yet (CON-7.1).
"""

from __future__ import annotations

from typing import Final

from ..effects.circumstances import NOTHING
from ..effects.hidden.partial_knowledge import fitted, unseen
from ..effects.views.secrets import Secrets
from ..engine.rng import Rng
from .duel import RedealtDuel
from .rules.command import set_dial, synapse_planets
from .sectors import planets_of
from .state import ConquestState
from .words import DECK, HAND, LINE, NO_PLANET, RESERVE, SEATS


def sees_dial(s: ConquestState, seat: int, which: int) -> bool:
    """True if a seat knows a dial: first those of the warlords, then those of the synapse units."""
    return seat == which % SEATS or s.shown_dials or s.dials[which] == NOTHING


def unseen_planets(s: ConquestState) -> list[int]:
    """The planets whose places nobody knows: facedown in the line, and removed from the game."""
    line = [planet for at, planet in enumerate(s.planets) if planet != NO_PLANET and not s.is_face_up(at)]
    shown = {planet for at, planet in enumerate(s.planets) if s.is_face_up(at)}
    gone = {planet for display in s.displays for planet in display} | set(s.lost)
    known = {*shown, *gone, *line}
    aside = [planet for planet in planets_of(s.duel.options.sector) if planet not in known]
    return [*line, *aside]


def lay_planets(s: ConquestState, dealt: list[int]) -> None:
    """Put these planets facedown into the line, in this order."""
    coming = iter(dealt)
    s.planets = tuple(
        [planet if planet == NO_PLANET or s.is_face_up(at) else next(coming) for at, planet in enumerate(s.planets)]
    )


class ConquestSecrets(Secrets[ConquestState]):
    """Hides hands, decks, reserves, facedown planets and dials."""

    def hidden(self, s: ConquestState, seat: int, owner: int) -> list[int]:
        """The hidden cards: in reserve, in hand, then in the deck."""
        zones = (*range(RESERVE, RESERVE + LINE), HAND, DECK)
        return [card for zone in zones for card in unseen(s, seat, zone * SEATS + owner)]

    def fitting(self, s: ConquestState, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
        """Adapt a deal so that every card in reserve has Deep Strike (CON-19.9)."""
        picky = [at for at, card in enumerate(slots) if s.in_reserve(card) != NOTHING]
        able = [card for card in slots if s.duel.strikes[card]] if picky else []
        return fitted(s, seat, slots, dealt, picky, able)

    def laid(self, s: ConquestState, names: list[int]) -> None:
        s.duel = s.facts = RedealtDuel(s.duel, names)

    def rename_own(self, s: ConquestState, names: list[int], moved: list[int]) -> None:
        s.stand_ins = tuple([pair & ~255 | names[pair & 255] for pair in s.stand_ins])

    def cover(self, s: ConquestState, blinded: ConquestState, seat: int) -> None:
        """Remove facedown planets, and dials that are not revealed."""
        lay_planets(blinded, sorted(unseen_planets(s)))
        blinded.dials = tuple([dial if sees_dial(s, seat, which) else 0 for which, dial in enumerate(s.dials)])

    def guess(self, s: ConquestState, seat: int, rng: Rng) -> None:
        planets = unseen_planets(s)
        rng.shuffle(planets)
        lay_planets(s, planets)
        for which in range(len(s.dials)):
            if not sees_dial(s, seat, which):
                choices = s.open_planets() if which < SEATS else synapse_planets(s, which - SEATS)
                set_dial(s, which, choices[rng.below(len(choices))])


SECRETS: Final = ConquestSecrets()
