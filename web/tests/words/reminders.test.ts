import { describe, expect, it } from "vitest";
import { reminders as conquestReminders } from "../../src/games/conquest/cards/reminders";
import { reminders as invasionReminders } from "../../src/games/invasion/cards/reminders";
import { setWords } from "../spoken";
import { conquest, invasion } from "../samples";

const GAMES = [
  ["invasion", invasion, invasionReminders],
  ["conquest", conquest, conquestReminders],
] as const;

describe.each(GAMES)("the keywords of %s", (game, sample, reminders) => {
  it.each(["en", "pl", "ru"] as const)("are all explained in %s, with their number and a rule", (language) => {
    setWords(language, sample.messages);
    const stats = Object.keys(sample.messages).flatMap((key) => /^\w+\.stat\.(.+)$/.exec(key)?.[1] ?? []);
    const worn = sample.cards.flatMap(({ facts }) => ("keywords" in facts ? Object.keys(facts.keywords) : []));
    expect(worn.length).toBeGreaterThan(0);
    for (const name of new Set(worn)) {
      expect(stats).toContain(name);
      const [found] = reminders({ [name]: 3 });
      expect(found, name).toBeDefined();
      expect(found!.says).not.toMatch(/[{}]|\.keyword\./);
      expect(found!.rule).toMatch(game === "invasion" ? /^INV-15\.\d+$/ : /^CON-1[59]\.\d+$/);
    }
  });
});

it("explains Ambush with its cost, and nothing for other words", () => {
  const [ambush] = invasionReminders({ ambush: 3 });
  expect(ambush!.says).toContain("2");
  expect(invasionReminders({ unheard: 1 })).toEqual([]);
});
