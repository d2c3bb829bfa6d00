// Parser for pasted deck lists from other sites, chats and spreadsheets. Lines that match no card are reported one by
// one.
import type { Deck } from "../server/protocol";

export interface Known {
  game: string;
  heads: Readonly<Record<string, string>>; // game of a list, by the word before the deck's leader
  army: string; // the army selected on the screen, for lists that name none
  armies: readonly { key: string; names: readonly string[] }[];
  cards: readonly { code: string; names: readonly string[] }[];
}

export interface Pasted {
  deck: Deck;
  found: number; // copies of known cards
  unknown: string[]; // lines that start with a number but name no known card
  game: string; // the game that the list's first word names, if it is another game
}

const HEAD =
  /^(capital|race|stolica|rasa|столица|раса|warlord|lider|лидер|army|armia|армия|faction|hero)\s*[:=-]\s*(.+)$/i;
const NAME = /^(name|deck|title|nazwa|название)\s*[:=]\s*(.+)$/i;
const BEFORE = /^(\d{1,2})\s*[x×х*]?\s+(.+)$/i; // 3x Troll Slayers
const AFTER = /^(.+?)\s*[x×х*]\s*(\d{1,2})$/i; // Troll Slayers x3
const BRACKETS = /^(.+?)\s*\((\d{1,2})\)$/; // Troll Slayers (3)
/** Nouns after a number in a heading, as in "20 units" or "50 cards in total". */
const HEADING_WORDS = [
  "cards?",
  "units?",
  "supports?",
  "tactics?",
  "quests?",
  "events?",
  "attachments?",
  "army units?",
  "synapse.*",
  "signature.*",
  "legends?",
  "total.*",
  "deck.*",
  "kart.*",
  "карт.*",
];
const HEADING = new RegExp(`^(${HEADING_WORDS.join("|")})$`, "i");

/** A name without differences in spelling: case, accents, punctuation. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function tidy(line: string): string {
  return line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1") // a Markdown link
    .replace(/^[\s>•·*–—-]+(?=\S)/, "")
    .replace(/[*_`]{1,3}/g, "")
    .replace(/[;,.\s]+$/, "")
    .trim();
}

export function understand(text: string, known: Known): Pasted {
  const armies = new Map(
    known.armies.flatMap(({ key, names }) => [key, ...names].map((name) => [plain(name), key] as const)),
  );
  const cards = new Map(
    [...known.cards]
      .reverse()
      .flatMap(({ code, names }) => [code, ...names].map((name) => [plain(name), code] as const)),
  );
  /** A card by its name, which a set or number may follow. */
  const find = (name: string): string | undefined =>
    cards.get(plain(name)) ??
    cards.get(plain(name.replace(/\s*[([#].*$/, ""))) ??
    cards.get(plain(name.split(" - ")[0]!));

  const counts: Record<string, number> = {};
  const unknown: string[] = [];
  // Our own deck files name their game.
  const named = /"game"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? "";
  const elsewhere = named !== known.game && Object.values(known.heads).includes(named);
  let [army, name, other, found] = ["", "", elsewhere ? named : "", 0];
  const add = (code: string, count: number): void => {
    counts[code] = (counts[code] ?? 0) + count;
    found += count;
  };
  for (const raw of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const line = tidy(raw.replace(/(^|\s)(#|\/\/).*$/, ""));
    if (!line) continue;
    const [, word, led] = HEAD.exec(line) ?? [];
    if (word && led) {
      const key = armies.get(plain(led));
      if (key) army ||= key;
      else if (known.heads[word.toLowerCase()] !== known.game) other ||= known.heads[word.toLowerCase()] ?? "";
      continue;
    }
    const titled = NAME.exec(line);
    if (titled) {
      name ||= titled[2]!;
      continue;
    }
    const before = BEFORE.exec(line);
    const after = AFTER.exec(line) ?? BRACKETS.exec(line);
    const [count, what] = before ? [Number(before[1]), before[2]!] : after ? [Number(after[2]), after[1]!] : [1, line];
    const code = find(what);
    const leader = armies.get(plain(what)) ?? armies.get(plain(what.replace(/\s*[([#].*$/, "")));
    if (leader && (!code || code === leader)) army ||= leader;
    else if (code && count) add(code, count);
    else if (before && !HEADING.test(what)) unknown.push(raw.trim());
    else if (AFTER.test(line) && !HEADING.test(what)) unknown.push(raw.trim());
  }
  return { deck: { army: army || known.army, name: name.slice(0, 40), cards: counts }, found, unknown, game: other };
}
