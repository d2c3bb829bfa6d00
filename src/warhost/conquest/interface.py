"""Abstract interface of the rules of Conquest, for its state and its card language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.circumstances import NOTHING
from ..effects.language.ability_use import AbilityUse, PossibleResponse
from ..effects.language.select import Selector
from ..effects.rules import Rules
from ..effects.state.card_table import NO_HOST
from .pending import Pending

if TYPE_CHECKING:
    from .state import ConquestState


class ConquestRules(Rules["ConquestState"]):
    """The rules that only Conquest has; `rulebook` implements them."""

    def usable(self, s: ConquestState, use: AbilityUse) -> bool:
        """True if an ability may be started (CON-16.12)."""
        raise NotImplementedError

    def hides(self, s: ConquestState, use: AbilityUse) -> bool:
        """True if other players cannot tell whether an ability may be started."""
        raise NotImplementedError

    def announce(self, s: ConquestState, use: AbilityUse) -> None:
        """Start the use of an ability."""
        raise NotImplementedError

    def gain_resources(self, s: ConquestState, seat: int, amount: int, rule: str) -> None:
        """Give a player resources from the bank by a rule; a negative amount is lost."""
        raise NotImplementedError

    # --- the course of a battle --------------------------------------------------------------------------------------

    def combat_options(self, s: ConquestState, seat: int) -> list[int]:
        """The options of a combat turn: attackers, retreats, a pass (CON-9.7)."""
        raise NotImplementedError

    def may_retreat(self, s: ConquestState, card: int) -> bool:
        """True if nothing prevents a unit from retreating."""
        raise NotImplementedError

    def add_skirmish(self, s: ConquestState) -> bool:
        """Insert a ranged skirmish before the rest of the combat round; False if there is no round."""
        raise NotImplementedError

    def take_next_turn(self, s: ConquestState, seat: int) -> bool:
        """Give the next combat turn to a player; False if there is no further turn."""
        raise NotImplementedError

    def resolve_battle(self, s: ConquestState, position: int) -> bool:
        """Resolve a battle at a planet after the present text; False if no text is resolving."""
        raise NotImplementedError

    def can_be_attacked(self, s: ConquestState, card: int) -> bool:
        """True if a unit is a legal defender of the present attack."""
        raise NotImplementedError

    def can_trigger_battle(self, s: ConquestState, position: int, seat: int) -> bool:
        """True if the Battle ability of a planet would have an effect for a player."""
        raise NotImplementedError

    def trigger_battle(self, s: ConquestState, position: int, seat: int) -> None:
        """Let a player trigger the Battle ability of a planet."""
        raise NotImplementedError

    def has_battle_ability(self, s: ConquestState, seat: int) -> bool:
        """True if a player is about to trigger the Battle ability of the planet that they won."""
        raise NotImplementedError

    def skip_battle_ability(self, s: ConquestState, seat: int) -> bool:
        """Skip that Battle ability; False if there was none."""
        raise NotImplementedError

    def no_battle_yet(self, s: ConquestState) -> bool:
        """True if planets are being checked for battles in this phase and no battle has begun."""
        raise NotImplementedError

    def battle_has_begun(self, s: ConquestState) -> None:
        """Record that there has been a battle in this phase."""
        raise NotImplementedError

    def checks_can_be_reversed(self, s: ConquestState) -> bool:
        """True if checking planets from the last to the first would change their order."""
        raise NotImplementedError

    def reverse_checks(self, s: ConquestState) -> bool:
        """Check the remaining planets from the last to the first; False if that changes nothing."""
        raise NotImplementedError

    # --- damage ------------------------------------------------------------------------------------------------------

    def assigned_to(self, s: ConquestState, card: int) -> int:
        """The damage assigned to a unit and not taken yet."""
        raise NotImplementedError

    def preventable(self, s: ConquestState, card: int) -> int:
        """How much of the damage assigned to a unit can be prevented."""
        raise NotImplementedError

    def prevent(self, s: ConquestState, card: int, amount: int) -> int:
        """Prevent damage assigned to a unit; returns the prevented amount."""
        raise NotImplementedError

    def raise_damage(self, s: ConquestState, card: int, amount: int) -> None:
        """Raise the damage assigned to a unit."""
        raise NotImplementedError

    def reassignable(self, s: ConquestState, card: int) -> int:
        """How much of the damage assigned to a unit can be reassigned."""
        raise NotImplementedError

    def takes_over(self, s: ConquestState, card: int, other: int) -> bool:
        """True if damage assigned to a unit can be reassigned to another one."""
        raise NotImplementedError

    def reassign(self, s: ConquestState, card: int, other: int, amount: int) -> None:
        """Reassign damage from one unit to another (CON-11.3)."""
        raise NotImplementedError

    def exchange(self, s: ConquestState, blows: list[tuple[int, int, int]], use: AbilityUse) -> None:
        """Let units deal damage to each other at the same time."""
        raise NotImplementedError

    def indirect(self, s: ConquestState, amounts: list[int], of: Selector, use: AbilityUse, it: int, who: int) -> None:
        """Let each player divide indirect damage among their selected units (CON-11.13)."""
        raise NotImplementedError

    def suffer(self, s: ConquestState, cards: list[int], amount: int, use: AbilityUse, seat: int) -> None:
        """Deal damage to units as a cost; if it is not all taken, the ability has no effect (CON-16.16)."""
        raise NotImplementedError

    # --- deploying and entering play ---------------------------------------------------------------------------------

    def deployments(self, s: ConquestState, seat: int, card: int) -> list[int]:
        """The options to deploy a card now."""
        raise NotImplementedError

    def deployment_of(self, option: int) -> tuple[int, int]:
        """The card and the destination of a deployment, from its option."""
        raise NotImplementedError

    def attaches(self, s: ConquestState, card: int, target: int) -> bool:
        """True if a card is deployed there as an attachment."""
        raise NotImplementedError

    def begin_deployment(self, s: ConquestState, seat: int, card: int, target: int) -> None:
        """A player begins to deploy a card."""
        raise NotImplementedError

    def price_of(self, s: ConquestState, pending: Pending) -> int:
        """The cost of a pending deployment."""
        raise NotImplementedError

    def missing(self, s: ConquestState, pending: Pending) -> int:
        """The resources that are missing for a pending deployment."""
        raise NotImplementedError

    def may_enter(self, s: ConquestState, card: int, seat: int) -> int:
        """The unique card in play that prevents a card from entering, or NOTHING."""
        raise NotImplementedError

    def enter(self, s: ConquestState, card: int, place: int, seat: int, host: int = NO_HOST) -> None:
        """Put a card into play."""
        raise NotImplementedError

    def put_token(self, s: ConquestState, title: str, place: int, seat: int) -> bool:
        """Put a token unit into play."""
        raise NotImplementedError

    def can_host(self, s: ConquestState, host: int, card: int, seat: int) -> bool:
        """True if a card can be attached to another."""
        raise NotImplementedError

    def attach(self, s: ConquestState, card: int, host: int, seat: int) -> None:
        """Attach a card to another."""
        raise NotImplementedError

    def has_dial(self, s: ConquestState, seat: int) -> bool:
        """True if a player has an enslavement dial (CON-19.7)."""
        raise NotImplementedError

    def enslave(self, s: ConquestState, seat: int, faction: int) -> None:
        """Set the enslavement dial of a player to a faction."""
        raise NotImplementedError

    def refuses(self, s: ConquestState, seat: int, card: int) -> bool:
        """True if the enslavement dial prevents a player from deploying a card."""
        raise NotImplementedError

    # --- moving ------------------------------------------------------------------------------------------------------

    def planets_to_commit(self, s: ConquestState, seat: int) -> list[int]:
        """The planets that a leader can be committed to."""
        raise NotImplementedError

    def forgo_bonuses(self, s: ConquestState, seat: int, really: bool) -> bool:
        """True if a player is about to take the bonuses of a planet; with `really` they give them up."""
        raise NotImplementedError

    def commit(self, s: ConquestState, orders: list[tuple[int, int]], use: AbilityUse | None = None) -> None:
        """Commit leaders to planets."""
        raise NotImplementedError

    def move_by_effect(self, s: ConquestState, orders: list[tuple[int, int]], use: AbilityUse, mover: int) -> None:
        """Move units to planets or headquarters by an effect."""
        raise NotImplementedError

    def about_to_move(self, s: ConquestState, source: int) -> int:
        """The index on the stack of the movement that a source is about to cause, or -1."""
        raise NotImplementedError

    def cancel_move(self, s: ConquestState, source: int) -> bool:
        """Cancel that movement; False if there was none."""
        raise NotImplementedError

    def send_home(self, s: ConquestState, cards: list[int], how: int, use: AbilityUse | None = None) -> bool:
        """Return units to their headquarters exhausted; False if none is affected."""
        raise NotImplementedError

    def can_be_routed(self, s: ConquestState, card: int) -> bool:
        """True if nothing prevents a unit from being routed."""
        raise NotImplementedError

    def exhaust(self, s: ConquestState, cards: list[int]) -> bool:
        """Exhaust cards; False if none was ready."""
        raise NotImplementedError

    def can_ready(self, s: ConquestState, card: int) -> bool:
        """True if nothing prevents a card from readying."""
        raise NotImplementedError

    def ready_up(self, s: ConquestState, cards: list[int]) -> bool:
        """Ready cards; False if none was exhausted."""
        raise NotImplementedError

    def infest(self, s: ConquestState, position: int, seat: int) -> bool:
        """Put an infestation token on a planet (CON-19.4)."""
        raise NotImplementedError

    def cleanse(self, s: ConquestState, position: int) -> bool:
        """Remove the infestation token from a planet."""
        raise NotImplementedError

    def strikes_of(self, s: ConquestState, seat: int, card: int) -> list[int]:
        """The options to Deep Strike a card from reserve."""
        raise NotImplementedError

    def strike(self, s: ConquestState, seat: int, card: int, host: int) -> None:
        """Deep Strike a card from reserve (CON-19.9)."""
        raise NotImplementedError

    # --- leaving play and control ------------------------------------------------------------------------------------

    def depart(self, s: ConquestState, leaving: list[tuple[int, int]]) -> None:
        """Remove cards from play, each in its own way, after interrupts."""
        raise NotImplementedError

    def departs_as(self, s: ConquestState, card: int) -> int:
        """The way in which a card is about to leave play, or NOTHING."""
        raise NotImplementedError

    def leave_otherwise(self, s: ConquestState, card: int, how: int) -> bool:
        """Change the way in which a card is about to leave play; False if it is not about to."""
        raise NotImplementedError

    def spare(self, s: ConquestState, card: int) -> bool:
        """Keep a card in play that is about to leave; False if it is not about to."""
        raise NotImplementedError

    def to_deck(self, s: ConquestState, card: int) -> None:
        """Put a card that is out of play on top of its owner's deck."""
        raise NotImplementedError

    def can_take(self, s: ConquestState, card: int, seat: int) -> bool:
        """True if a player can take control of a card."""
        raise NotImplementedError

    def take_control(self, s: ConquestState, card: int, seat: int, until: int, use: AbilityUse) -> None:
        """Give a player control of a card."""
        raise NotImplementedError

    def forget_control(self, s: ConquestState, cards: list[int]) -> None:
        """Remove control effects from cards that have left play."""
        raise NotImplementedError

    def shuffle(self, s: ConquestState, seat: int) -> None:
        """Shuffle a deck after cards were added to it."""
        raise NotImplementedError

    # --- planets, immunity, answers ----------------------------------------------------------------------------------

    def switch_planets(self, s: ConquestState, one: int, other: int, seat: int) -> None:
        """Let two planets change places."""
        raise NotImplementedError

    def show_removed_planets(self, s: ConquestState, seat: int) -> None:
        """Show the planets that have been removed from the game."""
        raise NotImplementedError

    def bring_planet(self, s: ConquestState, position: int, planet: int, seat: int) -> None:
        """Exchange a removed planet with one in line."""
        raise NotImplementedError

    def loose(self, s: ConquestState, cards: list[int]) -> list[int]:
        """The cards among these that effects can exhaust or rout."""
        raise NotImplementedError

    def unpaid(self, s: ConquestState, below: int = NOTHING) -> None:
        """End an ability without effect, because a card that was to pay its cost is gone (CON-16.16)."""
        raise NotImplementedError

    def use_cost(self, s: ConquestState, use: AbilityUse) -> int:
        """The cost of using an ability."""
        raise NotImplementedError

    def could_answer(self, s: ConquestState, seat: int, alerts: tuple[PossibleResponse, ...]) -> bool:
        """True if a player might respond with cards that other players cannot see."""
        raise NotImplementedError
