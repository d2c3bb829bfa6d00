// What the keywords of Warhammer: Invasion do, in a sentence each, and the rule where they are told whole.
import type { Reminder } from "../../parts/faces";
import { keywordLine } from "./describe";
import { w } from "./words";

const RULES = {
  toughness: "INV-15.8",
  counterstrike: "INV-15.2",
  scout: "INV-15.12",
  raider: "INV-15.26",
  savage: "INV-15.27",
  feared: "INV-40.8",
  ambush: "INV-15.24",
  limited: "INV-15.16",
  necromancy: "INV-15.28",
} as const;
type Keyword = keyof typeof RULES;
const known = (name: string): name is Keyword => name in RULES;

export const reminders = (keywords: Record<string, number>): Reminder[] =>
  Object.entries(keywords).flatMap(([name, number]) =>
    known(name)
      ? [
          {
            name: keywordLine({ [name]: number }),
            says: w(`inv.keyword.${name}`, { number: name === "ambush" ? number - 1 : number }),
            rule: RULES[name],
          },
        ]
      : [],
  );
