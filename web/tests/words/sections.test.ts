// A message section that is requested during a change of language is loaded in the new language.
import { expect, test, vi } from "vitest";
import { dictionary } from "../dictionaries";

const waiting: { language: string; section: string; answer: () => void }[] = [];
vi.mock("../../src/server/api", () => ({
  api: {
    text: (language: string, section: string) =>
      new Promise((resolve) =>
        waiting.push({
          language,
          section,
          answer: () =>
            resolve({
              messages: {
                [`${section}.word`]: `${section} in ${language}`,
                ...(section === "more" ? dictionary(language, section) : {}),
              },
              cards: {},
              languages: {},
            }),
        }),
      ),
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Answers the pending requests, in the order that `pick` chooses, until none is left. */
async function answerAll(pick: (waiting: string[]) => number, all: Promise<unknown>): Promise<void> {
  let there = false;
  void all.then(() => (there = true));
  while (!there) {
    await settle();
    const [next] = waiting.splice(pick(waiting.map((each) => `${each.language} ${each.section}`)), 1);
    next?.answer();
  }
}

const ORDERS: Record<string, (waiting: string[]) => number> = {
  "first come, first served": () => 0,
  "last come, first served": (waiting) => waiting.length - 1,
  "English last": (waiting) =>
    Math.max(
      0,
      waiting.findIndex((each) => !each.startsWith("en")),
    ),
  "the house last": (waiting) =>
    Math.max(
      0,
      waiting.findIndex((each) => !each.endsWith("house")),
    ),
};

test.each(Object.keys(ORDERS))("a section opened meanwhile is in the reader's language: %s", async (order) => {
  vi.resetModules();
  waiting.length = 0;
  const words = await import("../../src/words.svelte");
  const spoken = words.loadWords("pl");
  const opened = words.loadSection("decks");
  await answerAll(ORDERS[order]!, Promise.all([spoken, opened]));
  expect(words.spoken()).toBe("pl");
  expect(words.say("decks.word")).toBe("decks in pl");
  expect(words.say("house.word")).toBe("house in pl");
});

test("the texts of refusals are loaded with the first refusal", async () => {
  vi.resetModules();
  waiting.length = 0;
  const words = await import("../../src/words.svelte");
  const { refusalText } = await import("../../src/server/refusals");
  await answerAll(() => 0, words.loadWords("pl"));
  expect(words.knows("refused.stale")).toBe(false);
  expect(refusalText({ key: "refused.stale" })).toBe("");
  await answerAll(() => 0, words.loadSection(words.MORE));
  expect(refusalText({ key: "refused.stale" })).toBe(dictionary("pl", "more")["refused.stale"]);
});
