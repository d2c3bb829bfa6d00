"""Abstract interface of the rules of Invasion, for its state and its card language.  See `rules/rulebook.py`.

The state and the card language import no rules.  A `..._by` method returns the id of the preventing card, or NOTHING.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.circumstances import NOTHING
from ..effects.language.abilities import AbilityEntry
from ..effects.language.ability_use import AbilityUse, Occurrence
from ..effects.rules import Rules
from ..effects.state.card_table import NO_HOST
from ..engine.requirements import Refusal
from ..engine.steps import Step
from .words import AT_ONCE

if TYPE_CHECKING:
    from .state import InvasionState


class InvasionRules(Rules["InvasionState"]):
    """All rules that the state and the card language of Invasion call; compiled, a call needs no dictionary lookup."""

    def alert(self, s: InvasionState, occurrence: Occurrence) -> None:
        """Record an event to which a hand may respond in the next action window."""
        raise NotImplementedError

    # --- entering play, zones and control -----------------------------------------------------------------------

    def enter(self, s: InvasionState, card: int, place: int, host: int = NO_HOST, holder: int = NOTHING) -> None:
        """Put a card into play faceup, in a zone or on a host; `holder` controls it in an opponent's zone."""
        raise NotImplementedError

    def barred_by(self, s: InvasionState, card: int, seat: int, playing: bool = False) -> int:
        """The card that prevents a player from putting a card into play, or with `playing` from playing it."""
        raise NotImplementedError

    def zone_refused_by(self, s: InvasionState, card: int, place: int, moving: bool) -> int:
        """The card that prevents a card from entering a zone: another Hero, a card's text, or itself (INV-15.15)."""
        raise NotImplementedError

    def kept_out_by(self, s: InvasionState, card: int, place: int) -> int:
        """The other card whose text prevents a card from entering a zone (INV-41.5)."""
        raise NotImplementedError

    def other_hero(self, s: InvasionState, card: int, place: int) -> int:
        """The Hero that is already in a zone, if this card is one (INV-21.1), or NOTHING."""
        raise NotImplementedError

    def enterable_together(self, s: InvasionState, cards: list[int], seat: int) -> list[int]:
        """The cards among these that a player can put into play at the same time (INV-12.9)."""
        raise NotImplementedError

    def hosts(self, s: InvasionState, card: int, place: int, seat: int) -> list[int]:
        """The cards that an attachment can be attached to when a player puts it into a zone (INV-18.1)."""
        raise NotImplementedError

    def attach_in(self, s: InvasionState, seat: int, card: int, place: int) -> None:
        """Ask a player which card an attachment is attached to when it is put into a zone (INV-18.1)."""
        raise NotImplementedError

    def put_apart(self, s: InvasionState, seat: int, cards: tuple[int, ...], corrupted: bool) -> None:
        """Put several cards into play together, each into a zone that the player chooses (INV-3.5)."""
        raise NotImplementedError

    def move_to(self, s: InvasionState, cards: list[int], place: int) -> None:
        """Move cards in play to another zone (INV-24.1)."""
        raise NotImplementedError

    def rearrange(self, s: InvasionState, seat: int, cards: tuple[int, ...]) -> None:
        """Ask a player for new zones for any of these cards; they move together (INV-24.1)."""
        raise NotImplementedError

    def become_attachment(self, s: InvasionState, card: int, host: int, seat: int) -> None:
        """Attach a unit to a card: it is an Attachment support from now on (INV-44.1)."""
        raise NotImplementedError

    def corrupt(self, s: InvasionState, card: int) -> bool:
        """Corrupt a card; returns False if that is impossible (INV-16.1, INV-16.8)."""
        raise NotImplementedError

    def restore(self, s: InvasionState, card: int) -> bool:
        """Restore a card; returns False if that is impossible (INV-16.5)."""
        raise NotImplementedError

    def may_control(self, s: InvasionState, card: int, seat: int, place: int) -> bool:
        """True if a player can take control of a card in this zone (INV-3.1, INV-21.1)."""
        raise NotImplementedError

    def take_control(self, s: InvasionState, card: int, seat: int, until: int, source: int) -> None:
        """Give a player control of a card by the effect of another card (INV-17.2)."""
        raise NotImplementedError

    # --- developments and experience ----------------------------------------------------------------------------

    def develop(self, s: InvasionState, cards: list[int], place: int) -> None:
        """Put cards into a zone facedown as developments (INV-22.1)."""
        raise NotImplementedError

    def develop_apart(self, s: InvasionState, laid: list[tuple[list[int], int]]) -> None:
        """Put cards facedown into several zones at the same time (INV-22.1)."""
        raise NotImplementedError

    def development_barred_by(self, s: InvasionState, place: int) -> int:
        """The card that prevents developments in a zone, or NOTHING."""
        raise NotImplementedError

    def turn_facedown(self, s: InvasionState, card: int) -> None:
        """Turn a card in play facedown: it becomes a development (INV-22.4, INV-22.7)."""
        raise NotImplementedError

    def show_facedown(self, s: InvasionState, place: int) -> None:
        """Show all players the facedown cards of a zone (INV-4.14)."""
        raise NotImplementedError

    def lay_beneath(self, s: InvasionState, card: int, host: int) -> None:
        """Put a card facedown under another as its experience (INV-41.1)."""
        raise NotImplementedError

    def take_from_beneath(self, s: InvasionState, card: int) -> None:
        """Take an experience card into its owner's hand."""
        raise NotImplementedError

    # --- leaving play, decks and hands --------------------------------------------------------------------------

    def leave(
        self, s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None
    ) -> list[Step[InvasionState]]:
        """Remove cards from play simultaneously.  Returns the steps in which players order discard piles (INV-25.1)."""
        raise NotImplementedError

    def depart(
        self, s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None
    ) -> list[Step[InvasionState]]:
        """The steps in which these cards leave play, or in which leaving play is replaced (INV-43.1)."""
        raise NotImplementedError

    def bury_at_end_of_turn(self, s: InvasionState, use: AbilityUse) -> None:
        """Put the card of a use on the bottom of its owner's deck at the end of the turn (INV-15.28)."""
        raise NotImplementedError

    def shuffle(self, s: InvasionState, seat: int) -> None:
        """Shuffle a player's deck."""
        raise NotImplementedError

    def put_on_deck(self, s: InvasionState, card: int, bottom: bool) -> None:
        """Put a card that is out of play on the top or the bottom of its owner's deck."""
        raise NotImplementedError

    def put_back(
        self, s: InvasionState, seat: int, owner: int, cards: tuple[int, ...], discards: int, bottom: int
    ) -> None:
        """Ask a player where the cards go that they have looked at: top of the deck, bottom, or discard pile."""
        raise NotImplementedError

    def draw_from_bottom(self, s: InvasionState, seat: int, amount: int) -> int:
        """Draw cards from the bottom of a deck; returns their number."""
        raise NotImplementedError

    def draw_together(self, s: InvasionState, amounts: list[tuple[int, int]]) -> int:
        """Let several players draw at the same time; returns the number of cards (INV-OPEN-13)."""
        raise NotImplementedError

    def check_decks(self, s: InvasionState) -> bool:
        """End the game if a deck is empty (INV-32.2); returns True if the game is over."""
        raise NotImplementedError

    # --- playing cards, the chain and the turn ------------------------------------------------------------------

    def playable_at_once(self, s: InvasionState, card: int, seat: int, way: int = AT_ONCE) -> bool:
        """True if an effect could play a tactic now (INV-3.17)."""
        raise NotImplementedError

    def playable_by_effect(self, s: InvasionState, seat: int, card: int, way: int) -> bool:
        """True if an effect could let a player play a card now, into some zone (INV-3.17)."""
        raise NotImplementedError

    def play_at_once(self, s: InvasionState, card: int, seat: int, way: int = AT_ONCE, whereto: int = NOTHING) -> None:
        """Play a card by an effect, while a chain resolves (INV-26)."""
        raise NotImplementedError

    def play_revealed(self, s: InvasionState, seat: int, cards: tuple[int, ...]) -> None:
        """Let a player play any of the revealed tactics, one after the other (INV-26.1)."""
        raise NotImplementedError

    def destinations(self, s: InvasionState, seat: int, card: int) -> list[int]:
        """The sections and quests to which a player may play a unit, support or quest (INV-19)."""
        raise NotImplementedError

    def destinations_by_effect(self, s: InvasionState, seat: int, card: int, way: int) -> list[int]:
        """The places to which an effect could let a player play a card; its cost may depend on the zone."""
        raise NotImplementedError

    def unit_on_quest(self, s: InvasionState, quest: int) -> int:
        """The unit on a quest, or NOTHING."""
        raise NotImplementedError

    def may_share_quests(self, s: InvasionState, seat: int) -> bool:
        """True if a player's units may join others on a quest."""
        raise NotImplementedError

    def cancel_link(self, s: InvasionState, link: int) -> None:
        """Cancel the effects of a link of the chain (INV-11.8)."""
        raise NotImplementedError

    def recall_link(self, s: InvasionState, link: int, bottom: bool) -> None:
        """Return a card that is being played to the top or bottom of its owner's deck."""
        raise NotImplementedError

    def forbid_action(self, s: InvasionState, card: int, entry: AbilityEntry) -> None:
        """Forbid an Action for the rest of the turn, regardless of its limit."""
        raise NotImplementedError

    def expire(self, s: InvasionState, until: int) -> None:
        """End all effects that last until now."""
        raise NotImplementedError

    def skip_phase(self, s: InvasionState) -> bool:
        """Skip the rest of this phase (INV-12.15); false between phases."""
        raise NotImplementedError

    def add_battlefield_phase(self, s: InvasionState) -> bool:
        """Add a battlefield phase to this turn (INV-5.25); false if the turn is already ending."""
        raise NotImplementedError

    def close_chain(self, s: InvasionState, seat: int) -> bool:
        """Let the chain resolve now (INV-7.7); returns False if one is resolving already."""
        raise NotImplementedError

    # --- combat and damage --------------------------------------------------------------------------------------

    def attack(self, s: InvasionState, seat: int, card: int) -> None:
        """Let a player attack outside the battlefield phase (INV-27.1), optionally with one card alone (INV-40.6)."""
        raise NotImplementedError

    def cancel_attack(self, s: InvasionState) -> bool:
        """End the attack early (INV-39.42); false if there is none."""
        raise NotImplementedError

    def join_combat(self, s: InvasionState, card: int, side: int) -> None:
        """Add a card to the attackers or defenders (INV-46.8)."""
        raise NotImplementedError

    def attack_obstacle(self, s: InvasionState, seat: int, card: int, places: tuple[int, ...]) -> Refusal | None:
        """The requirement that prevents a player's card from attacking these zones (INV-13.4), or None."""
        raise NotImplementedError

    def goes_on_fighting(self, s: InvasionState, card: int) -> bool:
        """True if a card that has moved during combat could attack or defend from its new place (INV-13.34)."""
        raise NotImplementedError

    def open_zones(self, s: InvasionState, seat: int) -> list[int]:
        """The zones of a player that can be attacked."""
        raise NotImplementedError

    def closed_by(self, s: InvasionState, place: int) -> int:
        """The card that prevents attacks on a zone (INV-40.5)."""
        raise NotImplementedError

    def tell_attacked(self, s: InvasionState, places: tuple[int, ...]) -> None:
        """Report that zones are under attack, because an attacker was declared (INV-13.6)."""
        raise NotImplementedError

    def remaining_hit_points(self, s: InvasionState, card: int) -> int:
        """Hit points minus damage of a card or section (INV-2.12, INV-4.2)."""
        raise NotImplementedError

    def combat_damage_can_be_cancelled(self, s: InvasionState) -> bool:
        """True if nothing forbids cancelling combat damage."""
        raise NotImplementedError

    def deal_indirect(
        self, s: InvasionState, seat: int, amount: int, use: AbilityUse, uncancellable: bool, twice: bool
    ) -> None:
        """Let a player divide indirect damage among their own cards and sections (INV-14.14)."""
        raise NotImplementedError

    def deal_indirect_to_all(self, s: InvasionState, amount: int, use: AbilityUse) -> None:
        """Let both players divide indirect damage; the active player decides who is first (INV-14.18)."""
        raise NotImplementedError
