// Descriptions of cards and planets for screen readers and the inspector, and the cost of a card.
import { captionOf, keywordsOf } from "../../../cards/caption";
import { say } from "../../../words.svelte";
import { cardName, findCard, type Card } from "./cards.svelte";
import { factionName, planetName, playerWord, thing } from "../speak";
import { assignedTo, type ConquestView, type HandCard, type InPlay, type PlanetView } from "../view";
import { maybe, sentence, w } from "../words";

const NUMBERED = ["area-effect"];

export const caption = (card: Card): string => captionOf("conquest", card);

export const keywordLine = (keywords: Record<string, number>): string =>
  keywordsOf(
    keywords,
    (name) => sentence(maybe(`conquest.stat.${name}`, {}, name.replaceAll("-", " "))),
    (name, number) => (NUMBERED.includes(name) ? number : null),
  );

export const symbolName = (symbol: string): string => sentence(say(`conquest.symbol.${symbol}`));

export const bonusText = ([cards, resources]: readonly [number, number]): string =>
  [cards ? w("con.bonus.cards", { count: cards }) : "", resources ? w("con.bonus.resources", { count: resources }) : ""]
    .filter(Boolean)
    .join(", ");

/** A card in one sentence. */
export function describe(card: Card): string {
  const unit = ["warlord", "army", "token"].includes(card.kind);
  const numbers = [
    ["army", "attachment", "support", "event"].includes(card.kind)
      ? say("conquest.card.cost", { number: card.cost ?? "X" })
      : "",
    unit ? say("conquest.card.attack", { number: card.attack }) : "",
    unit ? say("conquest.card.hit-points", { number: card.hit_points }) : "",
    card.command ? say("conquest.card.command", { number: card.command }) : "",
    card.shields ? say("conquest.card.shields", { number: card.shields }) : "",
    card.kind === "warlord" ? say("conquest.card.start", { hand: card.hand ?? 0, resources: card.resources ?? 0 }) : "",
    (card.symbols ?? []).map(symbolName).join(", "),
    bonusText(card.bonus),
    card.unique && card.kind !== "warlord" ? w("con.unique") : "",
    keywordLine(card.keywords),
  ];
  const faction = card.kind === "planet" ? "" : `, ${factionName(card.faction)}`;
  return `${cardName(card.code)}${faction}. ${caption(card)}. ${sentence(numbers.filter(Boolean).join(", "))}.`;
}

/** A card in play in one sentence. */
export function describeInPlay(card: InPlay, view: ConquestView): string {
  const facts = findCard(card.code);
  const hurt = assignedTo(view, card.id);
  const parts = [
    cardName(card.code),
    facts ? caption(facts) : "",
    card.attack !== undefined ? say("conquest.card.attack", { number: card.attack }) : "",
    card.hit_points !== undefined ? say("conquest.card.hit-points", { number: card.hit_points }) : "",
    card.damage ? w("con.damage", { damage: card.damage }) : "",
    hurt ? w("con.assigned", { damage: hurt }) : "",
    card.command ? say("conquest.card.command", { number: card.command }) : "",
    card.tokens ? w("con.tokens", { count: card.tokens }) : "",
    card.host !== undefined ? w("con.on", { card: thing(card.host, view) }) : "",
    keywordLine(card.keywords ?? {}),
    ...card.marks.map((mark) => maybe(`conquest.mark.${mark}`, {}, mark)),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** A planet of the row in one sentence. */
export function describePlanet(planet: PlanetView, view: ConquestView): string {
  if (planet.state !== "up")
    return `${planetName(planet)}: ${w(planet.state === "down" ? "con.planet.down" : "con.planet.gone")}.`;
  const facts = findCard(planet.code);
  const seat = Math.max(0, view.seat);
  const [mine, theirs] = [planet.command?.[seat] ?? 0, planet.command?.[1 - seat] ?? 0];
  const winner = planet.winner ?? -1;
  const parts = [
    (facts?.symbols ?? []).map(symbolName).join(", "),
    facts ? bonusText(facts.bonus) : "",
    view.first === planet.position ? `${w("con.first")}: ${w("con.first.about")}` : "",
    w("con.command.says", { mine, theirs }),
    winner >= 0
      ? w("con.command.winner", { player: playerWord(winner, view), bonus: bonusText(planet.bonus ?? [0, 0]) })
      : "",
    view.battle?.position === planet.position ? w("con.battle") : "",
  ];
  return `${planetName(planet)}: ${parts.filter(Boolean).join(". ")}.`;
}

/** The cost of a card in hand, the missing resources, and its shields. */
export function costLine(card: HandCard, resources: number): string {
  const cost = say("conquest.card.cost", { number: card.x ? "X" : card.cost });
  const short = !card.x && card.cost > resources ? ` (${w("con.short", { missing: card.cost - resources })})` : "";
  return sentence(
    `${cost}${short}${card.shields ? `, ${say("conquest.card.shields", { number: card.shields })}` : ""}`,
  );
}
