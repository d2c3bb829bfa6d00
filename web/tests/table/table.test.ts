import { describe, expect, it } from "vitest";
import { logLine, traces } from "../../src/games/lords/logLines";
import { agreed } from "../../src/options";
import { player } from "../../src/games/lords/players";
import type { ShownEvent } from "../../src/games/views";
import { lineText } from "../../src/parts/log/record";
import { lords as data } from "../samples";

const { view, log } = data.samples.middle!;

describe("the log", () => {
  it("distinguishes both sides' losses by colour, and events by icons", () => {
    const fell = (seat: number) =>
      logLine({ kind: "eliminated", rule: "LOW-7.3", seat, card: "orc-butcher", place: "d4", number: 5 }, view);
    const [mine, theirs] = [fell(view.seat), fell(1 - view.seat)];
    expect([mine.tone, theirs.tone]).toEqual(["you", "foe"]);
    expect([mine.glyph, mine.weight]).toEqual(["skull", "loss"]);
    expect(lineText(mine)).not.toBe(lineText(theirs));
    expect(logLine({ kind: "turn", rule: "LOW-4.2", seat: 0, number: 3 }, view)).toMatchObject({
      weight: "head",
      tone: "",
    });
  });

  it("marks squares of this turn and the previous one, not of earlier ones", () => {
    const turn = (number: number): ShownEvent => ({ kind: "turn", rule: "LOW-4.2", seat: number % 2, number });
    const put = (place: string): ShownEvent => ({
      kind: "deployed",
      rule: "LOW-5.2",
      seat: 0,
      card: "orc-butcher",
      place,
    });
    const found = traces([
      turn(1),
      put("a1"),
      turn(2),
      put("b2"),
      { ...put("c3"), kind: "eliminated" },
      turn(3),
      put("d4"),
    ]);
    expect([...found.recent].sort()).toEqual(["b2", "d4"]);
    expect([...found.graves]).toEqual(["c3"]);
    expect(traces(log).recent.size).toBeGreaterThan(0);
  });
});

describe("a player's bar", () => {
  it("says what is still missing to victory", () => {
    const shown = player(
      { ...view, goals: { units: 20, commanders: 4 }, captured: [[], []], commanders: [0, 0] },
      null,
      view.seat,
    );
    expect(shown.goals.map((goal) => [goal.count, goal.of])).toEqual([
      [0, 20],
      [0, 4],
    ]);
    expect(shown.goals[0]!.left).toContain("20");
    expect(shown.side).toBe("you");
    expect(player({ ...view, goals: { units: 0, commanders: 4 } }, null, view.seat).goals.length).toBe(1);
  });

  it("has partner names and numbers in teams, and shows a side's goals once", () => {
    const team = {
      ...view,
      seat: 0,
      sides: [0, 1, 0, 1],
      races: ["orcs", "elves", "undead", "dwarves"],
      hands: [0, 1, 2, 3].map(() => ({ cards: [], hidden: 6 })),
      decks: [9, 9, 9, 9],
    };
    const bars = team.sides.map((_, seat) => player(team, null, seat));
    expect(bars.map((bar) => bar.side)).toEqual(["you", "foe", "you", "foe"]);
    expect(bars.map((bar) => bar.goals.length > 0)).toEqual([true, true, false, false]);
    expect(bars[2]!.about.join()).toMatch(/partner/);
  });
});

describe("armies and options", () => {
  it("the agreed options have texts", () => {
    expect(agreed({ borderless: true, units: 0, players: 4 })).toEqual([
      "Battle without borders (A)",
      "Units that win (B): off",
      "Players: 4",
    ]);
  });
});
