import { afterEach, beforeAll, expect, it } from "vitest";
import { cards, readCard } from "../../src/games/invasion/cards/cards.svelte";
import { settings } from "../../src/settings.svelte";
import { setWords } from "../../src/words.svelte";
import { invasion } from "../samples";

const [first, second] = invasion.cards.map((card) => card.code);
const english = (code: string): string => invasion.cards.find((card) => card.code === code)!.name;

beforeAll(() => {
  cards.set(invasion.cards.map((card) => readCard({ ...card, names: {} })));
  setWords("pl", {}, { invasion: { [first!]: "Obrońca twierdzy" } });
});
afterEach(() => void (settings.names = "own"));

it("calls a card by its name in the reader's language, with the English name beside it", () => {
  expect(cards.name(first!)).toBe("Obrońca twierdzy");
  expect(cards.printed(first!)).toBe(english(first!));
});

it("calls a card without such a name as it is printed", () => {
  expect(cards.name(second!)).toBe(english(second!));
  expect(cards.printed(second!)).toBe("");
});

it("calls every card as it is printed for readers who want that", () => {
  settings.names = "printed";
  expect(cards.name(first!)).toBe(english(first!));
  expect(cards.printed(first!)).toBe("");
});
