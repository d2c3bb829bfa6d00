// Descriptions of cards for screen readers and the inspector, and the cost of a card.
import { captionOf, keywordsOf } from "../../../cards/caption";
import { say } from "../../../words.svelte";
import { cardName, findCard, type Card } from "./cards.svelte";
import { raceName, thing } from "../speak";
import { experience, type HandCard, type InPlay, type InvasionView } from "../view";
import { maybe, sentence, w } from "../words";

const NUMBERED = ["toughness", "counterstrike", "raider", "savage", "feared", "ambush", "combat-damage"];

export const caption = (card: Card): string => captionOf("invasion", card);

/** The number of a keyword as printed on the card. */
export const printed = (name: string, number: number): number => (name === "ambush" ? number - 1 : number);

export const keywordLine = (keywords: Record<string, number>): string =>
  keywordsOf(
    keywords,
    (name) => maybe(`invasion.stat.${name}`, {}, name),
    (name, number) => (NUMBERED.includes(name) ? printed(name, number) : null),
  );

/** A card in one sentence. */
export function describe(card: Card): string {
  const numbers = [
    say("invasion.card.cost", { number: card.cost ?? "X" }),
    card.loyalty ? say("invasion.card.loyalty", { number: card.loyalty }) : "",
    card.power ? say("invasion.card.power", { number: card.power }) : "",
    card.hit_points ? say("invasion.card.hit-points", { number: card.hit_points }) : "",
    card.unique ? w("inv.unique") : "",
  ];
  return `${cardName(card.code)}, ${raceName(card.race)}. ${caption(card)}. ${sentence(numbers.filter(Boolean).join(", "))}.`;
}

/** The power and hit points of a card in play, also of a facedown card that counts as a unit. */
const fighting = (card: InPlay): string[] =>
  [
    card.power ? say("invasion.card.power", { number: card.power }) : "",
    card.hit_points !== undefined ? say("invasion.card.hit-points", { number: card.hit_points }) : "",
    card.damage ? w("inv.damage", { damage: card.damage }) : "",
    card.assigned && card.enough ? w("inv.assigned", { assigned: card.assigned, enough: card.enough }) : "",
  ].filter(Boolean);

/** A card in play in one sentence. */
export function describeInPlay(card: InPlay, view: InvasionView, place: string): string {
  if (card.development) {
    const name = card.code
      ? w("inv.own-development", { card: cardName(card.code) })
      : say("invasion.development", { place });
    return sentence([name, ...fighting(card)].join(", "));
  }
  const facts = findCard(card.code);
  const host = card.host ?? card.quest;
  const parts = [
    card.code ? cardName(card.code) : "?",
    facts ? caption(facts) : "",
    ...fighting(card),
    experience(card) ? w("inv.experience", { count: experience(card) }) : "",
    card.x !== undefined ? `X = ${card.x}` : "",
    card.tokens ? w("inv.tokens", { count: card.tokens }) : "",
    host !== undefined ? w("inv.on", { card: thing({ id: host }, view) }) : "",
    keywordLine(card.keywords ?? {}),
    ...(card.marks ?? []).map((mark) => (mark === "chosen" ? w("inv.chosen") : maybe(`invasion.mark.${mark}`))),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** The cost of a card in hand, broken down. */
export function costLine(card: HandCard, resources: number): string {
  const cost = card.cost;
  if (!cost) return "";
  const parts = [w("inv.cost", { printed: cost.x ? "X" : cost.printed })];
  const change = cost.changed - cost.printed;
  if (change) parts.push(w("inv.cost.changed", { change: change > 0 ? `+${change}` : `−${-change}` }));
  if (cost.loyalty) parts.push(w("inv.cost.loyalty", { loyalty: cost.loyalty }));
  if (change || cost.loyalty) parts.push(w("inv.cost.total", { total: cost.total }));
  if (cost.total > resources) parts.push(`(${w("inv.cost.short", { missing: cost.total - resources })})`);
  return parts.join(" ");
}
