// Samples of the server's data, stored as files next to this one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "../src/games/lords/cards/cards.svelte";
import type { ConquestView } from "../src/games/conquest/view";
import type { InvasionView } from "../src/games/invasion/view";
import type { LordsView } from "../src/games/lords/view";
import type { ShownEvent } from "../src/games/views";
import type { CardInfo, Place, TableInfo } from "../src/server/protocol";

const has = <T extends object>(value: unknown, members: (keyof T)[]): value is T =>
  typeof value === "object" && value !== null && members.every((member) => member in value);

function read<T extends object>(name: string, ...members: (keyof T)[]): T {
  const found = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf-8"));
  if (!has<T>(found, members)) throw new Error(`${name}.json is no sample: run \`make samples\``);
  return found;
}

interface Sample<V, Names extends string> {
  messages: Record<string, string>;
  cards: CardInfo[];
  views: Record<Names, V>;
  log: ShownEvent[];
  said: [ShownEvent, string][]; // the server's texts for events
}

export const conquest = read<
  Sample<ConquestView, "deploy" | "dial" | "bonus" | "turn" | "shield" | "watching" | "answers" | "area">
>("conquest", "messages", "cards", "views", "log");
export const invasion = read<
  Sample<InvasionView, "target" | "attackers" | "tricks" | "watching" | "damage" | "either" | "order">
>("invasion", "messages", "cards", "views", "log");
export const lords = read<{
  messages: Record<string, string>;
  cards: Card[];
  samples: Record<string, { view: LordsView; log: ShownEvent[] }>;
}>("lords", "messages", "cards", "samples");

/** A place of a table, and a finished table of Ada and another player. */
export const place = (seat: number, kind: "person" | "bot", name: string, army: string): Place => ({
  seat,
  kind,
  name,
  army,
  deck: "",
  here: true,
  gone: 0,
  played: false,
});
export const table = (id: string, game: string, winners: number[] | null, foe: Place): TableInfo => ({
  id,
  game,
  version: "",
  state: "over",
  options: {},
  places: [place(0, "person", "Ada", "orcs"), foe],
  public: false,
  locked: false,
  moment: 1,
  answers: 1,
  asked: -1,
  clocks: null,
  undo: null,
  fairness: null,
  scenario: "",
  reason: "",
  rematch: "",
  watchers: 0,
  created: 0,
  outcome: winners && [winners, "reason", ""],
  wait: 0,
  adjourned: false,
  adjourning: null,
  match: null,
  lost: null,
  begun: "",
  rules_offer: null,
  turns: 0,
  minutes: 0,
  open_chat: false,
});
