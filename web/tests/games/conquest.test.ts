import { beforeAll, describe, expect, it } from "vitest";
import { cards, findCard, readCard } from "../../src/games/conquest/cards/cards.svelte";
import { logLines } from "../../src/games/conquest/logLines";
import { costLine, describe as told, describeInPlay, describePlanet } from "../../src/games/conquest/cards/describe";
import { player } from "../../src/games/conquest/players";
import { actionText, planetName, plainText, prompt, refusalText } from "../../src/games/conquest/speak";
import { assignedTo, findInPlay, findSite, inPlay, type ConquestView } from "../../src/games/conquest/view";
import { meant } from "../../src/games/conquest/why";
import { Offer, targets } from "../../src/parts/prompt/offer";
import { lineText } from "../../src/parts/log/record";
import { dictionary } from "../dictionaries";
import { setWords } from "../spoken";
import type { ShownEvent } from "../../src/games/views";
import { testCatalogues } from "../catalogues";
import { conquest as data } from "../samples";

const { views } = data;
const offer = (view: ConquestView): Offer =>
  new Offer(view.options, view.moves, view.question === "Answers" ? [] : ["deploy", "play", "use", "move"]);

beforeAll(async () => {
  setWords("en", data.messages);
  cards.set(data.cards.map(readCard));
});

testCatalogues(
  "the catalogues of Conquest",
  (language) => dictionary(language, "conquest/table"),
  /^(con\.(about|keyword|units|discard|phase)\.|new\.|option\.|conquest\.no-place)/,
);

describe("what can be clicked", () => {
  it("is first a card of the hand, then its destination", () => {
    const view = views.deploy;
    const deploys = view.moves.find((move) => move.verb === "deploy" && findSite(view, move.to!.id!))!;
    const name = `c${deploys.id}`;
    expect(offer(view).answers(name)).toBeNull(); // it is picked up, not deployed
    const aims = [...targets(offer(view).ways(name)[0] ?? null).keys()];
    expect(aims).toContain(`c${deploys.to!.id}`);
  });

  it("is every faceup planet while the dial is set, with one click; the opponent's dial is not shown", () => {
    const view = views.dial;
    const open = view.planets.filter((planet) => planet.state === "up").map((planet) => `c${planet.id}`);
    expect([...offer(view).lit()].sort()).toEqual(open.sort());
    expect(offer(view).answers(open[0]!)?.verb).toBe("dial");
    expect(view.players[1 - view.seat]).toMatchObject({ dialled: true, dial: null });
  });

  it("is a card with shields, and the damaged unit shows its damage", () => {
    const view = views.shield;
    const held = new Set(view.players[view.seat]!.hand.cards.map((card) => `c${card.id}`));
    for (const name of offer(view).lit()) expect(held).toContain(name);
    expect(assignedTo(view, view.about!.id!)).toBe(view.about!.left);
    const unit = findInPlay(view, view.about!.id!)!.card;
    expect(describeInPlay(unit, view)).toContain(`${view.about!.left} damage is about to hit it`);
  });

  it("uses a reaction with one click", () => {
    const view = views.answers;
    const used = view.moves.find((move) => move.verb === "use")!;
    expect(offer(view).answers(`c${used.id}`)?.option).toMatch(/^(use|play) /);
  });

  it("is nothing for a spectator", () => {
    expect(offer(views.watching).actions).toEqual([]);
    expect(views.watching.players.map((each) => each.hand.cards)).toEqual([[], []]);
  });
});

describe("in words", () => {
  it("no placeholder is left", () => {
    for (const view of Object.values(views)) {
      const said = [
        prompt(view, "deploy"),
        ...offer(view).actions.map((each) => actionText(each, view)),
        ...offer(view)
          .plain()
          .map((each) => plainText(each, view)),
        ...inPlay(view).map(({ card }) => describeInPlay(card, view)),
        ...view.planets.map((planet) => describePlanet(planet, view)),
      ];
      for (const text of said) expect(text, text).not.toMatch(/\{|undefined|conquest\.|con\./);
    }
    for (const line of logLines(data.log, views.shield))
      expect(lineText(line)).not.toMatch(/\{|undefined|conquest\.|planet-|hq-|core-/);
    for (const card of data.cards) expect(told(findCard(card.code)!)).not.toMatch(/\{|undefined|conquest\./);
  });

  it("the log has one line for an attack and for a shield, and only phases with events", () => {
    const [unit, other] = [data.cards[0]!.code, data.cards[1]!.code];
    const event = (kind: string, more: Partial<ShownEvent> = {}): ShownEvent => ({ kind, rule: "", seat: 0, ...more });
    const lines = logLines(
      [
        event("phase", { number: 1 }),
        event("phase", { number: 3 }),
        event("attacks", { card: unit }),
        event("defends", { card: other, other: unit }),
        event("shields", { card: unit, other, number: 2 }),
        event("prevented", { card: other, number: 1 }),
        event("attacks", { card: other }),
        event("drew", { card: unit }),
        event("drew", { card: other }),
        event("damaged", { card: unit, number: 1 }),
        event("damaged", { card: unit, number: 1 }),
      ],
      views.turn,
    );
    expect(lines.map(({ glyph, weight }) => glyph ?? weight)).toEqual([
      "phase",
      "shield",
      "shield",
      "attack",
      "deck",
      "drop",
    ]);
    expect(lines[4]!.parts.filter((part) => part.card).map((part) => part.card)).toEqual([unit, other]);
    expect(lineText(lines[5]!)).toMatch(/ \(×2\)$/);
  });

  it("two options of one question never have the same text", () => {
    for (const view of Object.values(views)) {
      const said = offer(view).actions.map((each) => actionText(each, view));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it("a planet shows the present winner of its struggle and the reward", () => {
    const view = views.bonus;
    const planet = view.planets.find((each) => each.id === view.about!.id)!;
    expect(prompt(view, "")).toContain(planetName(planet));
    expect(describePlanet(planet, view)).toMatch(
      new RegExp(`command: ${planet.command![view.seat]} for you.*${planet.bonus![1]} resource`),
    );
  });

  it("players see how many planets of each kind are missing", () => {
    const view = views.turn;
    const goals = player(view, null, 0).goals;
    expect(goals.map((goal) => goal.of - goal.count)).toEqual(Object.values(view.players[0]!.missing));
  });

  it("a cost is shown with the missing resources", () => {
    expect(costLine({ id: 1, code: "core-012", cost: 3, x: false, shields: 0 }, 1)).toBe("Cost 3 (2 short)");
    expect(costLine({ id: 1, code: "core-012", cost: 1, x: true, shields: 2 }, 0)).toBe("Cost X, shield icons 2");
  });
});

describe("why not", () => {
  it("sends a move with the verb of the current question", () => {
    const view = views.turn;
    const enemy = inPlay(view).find(
      ({ position, holder }) => position === view.battle!.position && holder !== view.seat,
    )!.card;
    expect(meant(view, { id: enemy.id })).toEqual({ verb: "attacker", card: { id: enemy.id } });
    const planet = views.deploy.planets.find((each) => each.state === "up")!;
    const army = views.deploy.moves.find((move) => move.verb === "deploy" && move.to?.id === planet.id)!;
    expect(meant(views.deploy, { id: army.id })).toEqual({
      verb: "deploy",
      card: { id: army.id },
      to: { id: planet.id },
    });
  });

  it("names the planet or headquarters that prevents the action", () => {
    expect(refusalText({ key: "conquest.requirement.legal-host", place: "hq-1" }, views.watching)).toContain(
      "headquarters",
    );
  });
});

describe("the log", () => {
  it("names the planet that was there at the time of the event", () => {
    const gone = { ...views.turn, planets: views.turn.planets.map((each) => ({ ...each, code: undefined })) };
    const event: ShownEvent = {
      kind: "won-battle",
      rule: "CON-9.14",
      seat: 0,
      place: "planet-1",
      planets: { "planet-1": "core-182" },
    };
    const told = lineText(logLines([event], gone)[0]!);
    expect(told).toContain(findCard("core-182")?.name ?? "core-182");
    expect(told).toBe(lineText(logLines([event], views.turn)[0]!));
  });
});
