import { beforeAll, describe, expect, it } from "vitest";
import { damageAnswers, plainAnswers } from "../../src/games/invasion/answers";
import { cards, findCard, readCard } from "../../src/games/invasion/cards/cards.svelte";
import { player } from "../../src/games/invasion/players";
import { logLines } from "../../src/games/invasion/logLines";
import { costLine, describe as told, describeInPlay } from "../../src/games/invasion/cards/describe";
import { Offer, refOf, targets } from "../../src/parts/prompt/offer";
import type { ShownEvent } from "../../src/games/views";
import { actionText, prompt, refusalText } from "../../src/games/invasion/speak";
import { findInPlay, inPlay, type InvasionView } from "../../src/games/invasion/view";
import { meant } from "../../src/games/invasion/why";
import { lineText } from "../../src/parts/log/record";
import { dictionary } from "../dictionaries";
import { setWords } from "../spoken";
import { testCatalogues } from "../catalogues";
import { invasion as data } from "../samples";

const { views } = data;
const offer = (view: InvasionView): Offer => new Offer(view.options, view.moves, ["play", "develop", "use"]);
const name = (view: InvasionView, card: string): string =>
  `c${inPlay(view).find((each) => findCard(each.card.code)?.name === card)!.card.id}`;

beforeAll(async () => {
  setWords("en", data.messages);
  cards.set(data.cards.map(readCard));
});

testCatalogues(
  "the catalogues of Invasion",
  (language) => dictionary(language, "invasion/table"),
  /^(invasion\.event\.plays-into|option\.|inv\.(power|keyword|phase|turn|side|discard|about|ask)\.)/,
);

describe("what can be clicked", () => {
  it("is the opponent's three zones when an attack is declared, with one click", () => {
    const view = views.target;
    const sections = Object.values(view.players[1]!.zones).map((zone) => `c${zone.section.id}`);
    expect([...offer(view).lit()].sort()).toEqual(sections.sort());
    expect(offer(view).answers(sections[1]!)?.option).toBe("attack quest");
  });

  it("is every unit that may attack and is not selected yet", () => {
    const view = views.attackers;
    expect([...offer(view).lit()]).toEqual([name(view, "King Kazador")]);
    expect(plainAnswers(view, offer(view), "")).toMatchObject([{ option: "done", text: "Attack with 1", main: true }]);
  });

  it("is first a tactic, then its targets", () => {
    const view = views.tricks;
    const held = view.players[0]!.hand.cards.find((card) => findCard(card.code)?.name === "Pilgrimage")!;
    const ways = offer(view).ways(`c${held.id}`);
    const aims = [...targets(ways[0] ?? null).keys()];
    expect(aims).toContain(name(view, "Urguck"));
    expect(offer(view).answers(`c${held.id}`)).toBeNull(); // it is picked up, not played
    for (const aim of aims) expect(findInPlay(view, Number(aim.slice(1)))).toBeDefined();
  });

  it("assigns one damage with a tap, or enough or all damage with a button", () => {
    const view = views.damage;
    const divers = name(view, "Doom Divers");
    expect([...offer(view).lit()]).toEqual([divers]); // every defender has to be covered first
    expect(offer(view).answers(divers)?.amount).toBe(1);
    const missing = findInPlay(view, Number(divers.slice(1)))!.card.enough;
    expect(damageAnswers(view, offer(view))[0]).toMatchObject({ option: `assign ${missing} Doom Divers`, main: true });
    expect(prompt(view, "")).toContain(String(view.about!.left));
  });
});

describe("why not", () => {
  it("sends a move with the verb of the current question", () => {
    const view = views.damage;
    const { id } = view.players[1]!.zones.quest.section;
    expect(meant(view, { id })).toEqual({ verb: "assign", card: { id }, amount: 1 });
    const urguck = Number(name(view, "Urguck").slice(1));
    expect(meant(view, { id: urguck })).toEqual({ verb: "assign", card: { id: urguck }, amount: 1 });
    const held = view.players[0]!.hand.cards.find((card) => findCard(card.code)?.name === "Runesmith")!;
    const kingdom = { id: view.players[0]!.zones.kingdom.section.id };
    expect(meant(view, { id: held.id })).toEqual({ verb: "play", card: { id: held.id }, to: kingdom });
    expect(refOf("l0")).toBeNull();
    expect(meant({ ...view, question: "Aim" }, refOf("p2.1")!)).toEqual({
      verb: "target",
      card: { place: 2, slot: 1 },
    });
  });

  it("names the card that prevents the action", () => {
    const urguck = data.cards.find((card) => card.name === "Urguck")!.code;
    expect(refusalText({ key: "invasion.requirement.not-corrupted", card: urguck }, views.damage)).toContain("Urguck");
  });
});

describe("in words", () => {
  it("alternatives and several effects of one card are described by their text", () => {
    const said = (view: InvasionView): string[] => offer(view).actions.map((each) => actionText(each, view));
    expect(said(views.either)).toEqual(["Sacrifice a development.", "Deal 1 damage to each section of your capital."]);
    const [first, second] = said(views.order);
    expect(first).toMatch(/^Infiltrate!: .*discard the top X cards/);
    expect(second).toMatch(/^Infiltrate!: .*place 1 resource token.*on it\.$/);
  });

  it("no placeholder is left", () => {
    for (const view of Object.values(views)) {
      const said = [
        prompt(view, "response"),
        ...offer(view).actions.map((each) => actionText(each, view)),
        ...inPlay(view).map(({ card }) => describeInPlay(card, view, "here")),
      ];
      for (const text of said) expect(text, text).not.toMatch(/\{|undefined|invasion\./);
    }
    for (const line of logLines(data.log, views.damage)) expect(lineText(line)).not.toMatch(/\{|undefined|invasion\./);
  });

  it("playing a card and its entering play share a line, and an attack without attackers has none", () => {
    const view = views.damage;
    const [you, foe] = [view.seat, 1 - view.seat];
    const lines = (...log: ShownEvent[]): string[] => logLines(log, view).map(lineText);
    const event = (kind: string, seat: number, more: object = {}): ShownEvent => ({ kind, rule: "", seat, ...more });
    const card = "core-111";
    const zone = { place: `${you + 1} battlefield` };
    const plays = event("plays", you, { card, ...zone });
    const enters = event("entered", you, { card, ...zone });
    const name = findCard(card)!.name;
    expect(lines(plays, event("resolves", you, { card }), enters)).toEqual([`You play ${name} (your battlefield).`]);
    const between = event("uses", foe, { card: "core-065" });
    expect(lines(plays, between, enters)).toHaveLength(3); // a player has responded
    expect(lines(event("target", foe, zone), event("no-attack", foe))).toHaveLength(1);
    expect(lines(event("target", foe, zone), event("attacks", foe, { card }))).toHaveLength(2);
    expect(lines(event("plays", you, { card: "core-120" }))).toEqual(["You play Infiltrate!"]); // no second full stop
    expect(lines(event("earned", you, { number: 1 }), event("earned", you, { number: 0 }))).toHaveLength(1);
  });

  it("a cost is itemised, with the missing resources", () => {
    expect(
      costLine({ id: 1, code: "core-005", cost: { printed: 2, changed: 1, loyalty: 2, total: 3, x: false } }, 2),
    ).toBe("Cost: 2 printed −1 by effects + 2 loyalty = 3 (1 short)");
    expect(
      costLine({ id: 1, code: "core-005", cost: { printed: 2, changed: 2, loyalty: 0, total: 2, x: false } }, 2),
    ).toBe("Cost: 2 printed");
  });

  it("a facedown card has a name only for its owner", () => {
    const own = inPlay(views.damage).find(({ card, holder }) => card.development && holder === 0)!.card;
    const foreign = inPlay(views.damage).find(({ card, holder }) => card.development && holder === 1)!.card;
    expect(describeInPlay(own, views.damage, "")).toContain("Troll Slayers");
    expect(foreign.code).toBeUndefined();
    expect(describeInPlay(foreign, views.damage, "the opponent's kingdom")).toContain("kingdom");
    expect(told(findCard(own.code)!)).toContain("Dwarfs");
  });
});

describe("a player of Invasion", () => {
  it("loses with the number of burning zones that the server sends, which a card may change", () => {
    const besieged = structuredClone(views.target);
    expect(player(besieged, null, 0).goals.map((goal) => goal.of)).toEqual([2]);
    Object.assign(besieged.players[0]!, { burning: 2, to_burn: 3 });
    expect(player(besieged, null, 0).goals).toMatchObject([{ count: 2, of: 3, left: "1 more and the capital falls" }]);
  });
});
