// Samples of what the server sends, kept as files beside this one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Card } from "../src/games/lords/cards/cards.svelte";
import type { ConquestView } from "../src/games/conquest/view";
import type { InvasionView } from "../src/games/invasion/view";
import type { LordsView } from "../src/games/lords/view";
import type { ShownEvent } from "../src/games/views";
import type { CardInfo } from "../src/server/protocol";

const read = <T>(name: string): T => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf-8")) as T;

interface Sample<V, Names extends string> {
  messages: Record<string, string>;
  cards: CardInfo[];
  views: Record<Names, V>;
  log: ShownEvent[];
}

export const conquest =
  read<Sample<ConquestView, "deploy" | "dial" | "bonus" | "turn" | "shield" | "watching" | "answers" | "area">>(
    "conquest",
  );
export const invasion =
  read<Sample<InvasionView, "target" | "attackers" | "tricks" | "watching" | "damage" | "either" | "order">>(
    "invasion",
  );
export const lords = read<{
  messages: Record<string, string>;
  cards: Card[];
  samples: Record<string, { view: LordsView; log: ShownEvent[] }>;
}>("lords");
