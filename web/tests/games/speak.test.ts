import { describe as group, expect, it } from "vitest";
import { findCard, shortName } from "../../src/games/lords/cards/cards.svelte";
import {
  actionText,
  describe,
  describeUnit,
  eventParts,
  eventText,
  outcomeText,
  prompt,
  refusalText,
} from "../../src/games/lords/speak";
import { Offer } from "../../src/games/lords/board/intent";
import { lords as data } from "../samples";

const { samples } = data;

group("a card", () => {
  it("has a full description for screen readers", () => {
    const words = describe(findCard("orc-catapult")!);
    expect(words).toContain("Orc Catapult, Orcs.");
    expect(words).toContain("Ranged, Veteran. Defence 4.");
    expect(words).toContain("Attacks: right 1, left 1.");
    expect(words).toContain("Shoots for 4.");
    expect(describe(findCard("und-zombie-halberd")!)).toContain("Moves: front right, right, left, front left.");
    expect(describe(findCard("dwa-sharpshooter")!)).toContain("This unit has no attack arrows.");
  });

  it("has a distinguishing short name", () => {
    expect(shortName("orc-ravager-a")).toBe("Ravager");
    expect(shortName("orc-gonke-longtooth")).toBe("Gonke");
    expect(shortName("orc-goblin-spider-rider")).toBe("Spider Rider");
  });
});

group("a game", () => {
  it("has a text without placeholders or keys", () => {
    for (const { view, log } of Object.values(samples)) {
      const said = [
        ...log.map((event) => eventText(event, view)),
        ...new Offer(view.options, view.moves).actions.map((each) => actionText(each, view)),
        ...view.units.map((unit) => describeUnit(unit, view)),
        prompt(view),
        outcomeText(view),
      ];
      for (const line of said) expect(line).not.toMatch(/[{}]|lords\.|undefined/);
    }
  });

  it("has card names in the log that can be enlarged", () => {
    const { view } = samples.middle!;
    const parts = eventParts(
      { kind: "deployed", rule: "LOW-5.2", seat: view.seat, card: "orc-catapult", place: "d2" },
      view,
    );
    expect(parts).toEqual([
      { text: "You deploy " },
      { text: "Orc Catapult", card: "orc-catapult" },
      { text: " on d2." },
    ]);
  });

  it("explains a refusal with card and place", () => {
    expect(refusalText({ key: "lords.requirement.beside-enemy", card: "orc-catapult", place: "a1" })).toBe(
      "Orc Catapult would not be next to an enemy on a1.",
    );
  });
});
