// The buttons of the prompt: answers that need no card, and buttons that assign several points of damage at once.
import type { Offer } from "../../parts/prompt/offer";
import type { Answer } from "../../parts/prompt/Prompt.svelte";
import type { Duel } from "../../table/duel.svelte";
import { actionText, declared, occasion, reaction, thing } from "./speak";
import { findInPlay, type HandCard, type InvasionView } from "./view";
import { w } from "./words";

/** All answer buttons; `sweeps`: true if several options may be taken with one click. */
export function answersOf(duel: Duel<HandCard, InvasionView>, assigning: boolean, sweeps: boolean): Answer[] {
  const { view, offer, picking } = duel;
  const reactions = view.question === "Occasions" ? offer.actions.filter((each) => each.key && !each.aim) : [];
  const picked = (picking.way?.actions ?? []).filter((each) => !each.aim).map((each) => duel.button(each, true));
  const damage = assigning ? damageAnswers(view, offer) : [];
  if (picking.chosen) return [...picked, ...damage]; // a picked card must be put back or played first
  return [
    ...reactions
      .slice(0, 6)
      .map((each) => ({ option: each.option, ...reaction(each, view), main: reactions.length === 1 })),
    ...(sweeps ? sweepAnswer(view, offer) : []),
    ...damage,
    ...plainAnswers(view, offer, duel.window),
  ];
}

/** Questions that take several cards one by one: the verb of those cards. */
const DECLARING: Record<string, { verb: string; key: "inv.do.attackers.all" | "inv.do.defenders.all" }> = {
  DeclareAttackers: { verb: "attacker", key: "inv.do.attackers.all" },
  DeclareDefenders: { verb: "defender", key: "inv.do.defenders.all" },
};

/** A button to attack or defend with all eligible cards. Left out for a single card, which has its own button. */
export function sweepAnswer(view: InvasionView, offer: Offer): Answer[] {
  const found = DECLARING[view.question ?? ""];
  const count = offer.lit().size;
  const all = count + declared(view);
  return found && count && all > 1
    ? [{ option: "done", sweep: found.verb, text: w(found.key, { count: all }), main: !declared(view) }]
    : [];
}

/** The buttons for passing, keeping and finishing, by what they mean at this moment. */
export function plainAnswers(view: InvasionView, offer: Offer, asked: string): Answer[] {
  const window = occasion(view, asked);
  const idle = offer.lit().size === 0; // no other action is possible
  const plain = offer.plain();
  const mine = declared(view) > 0;
  const whole = view.attack?.fronts.length === 1; // with several fronts, each front has its own question
  const own = view.turn.active === view.seat;
  const facts = ["button", window, ...(own ? ["own"] : []), ...(whole ? ["whole"] : []), ...(mine ? ["declared"] : [])];
  return plain.map((action) => {
    const { option, verb } = action;
    const declares = verb === "done" && whole && view.question in DECLARING;
    const main =
      verb === "pass"
        ? view.question !== "Occasions"
        : declares
          ? mine || (idle && view.question === "DeclareDefenders")
          : verb === "keep" || (idle && plain.length === 1);
    return { option, text: actionText(action, view, facts), main };
  });
}

/** For each card that may take damage: buttons for the damage that destroys it, and for all remaining damage. */
export function damageAnswers(view: InvasionView, offer: Offer): Answer[] {
  const left = view.about?.left ?? 0;
  const names = [...offer.lit()];
  return names.flatMap((name) => {
    const id = Number(name.slice(1));
    const card = findInPlay(view, id)?.card;
    const target = thing({ id }, view);
    const missing = card?.enough !== undefined ? card.enough - (card.assigned ?? 0) : 0;
    const found: Answer[] = [];
    const give = (amount: number, text: string): void => {
      const option = offer.of(name).find((each) => each.amount === amount)?.option;
      if (option && !found.some((each) => each.option === option))
        found.push({ option, text, main: found.length === 0 && names.length === 1 });
    };
    if (missing > 0 && missing <= left) give(missing, w("inv.do.enough", { amount: missing, target }));
    if (missing <= 0 || names.length === 1) give(left, w("inv.do.rest", { amount: left, target }));
    return found;
  });
}
