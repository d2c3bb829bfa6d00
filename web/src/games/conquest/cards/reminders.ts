// Reminder texts for the keywords of Warhammer 40,000: Conquest, and the rule with the full text.
import { remindersOf } from "../../../cards/caption";
import type { Reminder } from "../../../parts/faces";
import { keywordLine } from "./describe";
import { w } from "../words";

const RULES = {
  "area-effect": "CON-15.1",
  ambush: "CON-15.3",
  armorbane: "CON-15.4",
  brutal: "CON-15.5",
  flying: "CON-15.6",
  mobile: "CON-15.7",
  ranged: "CON-15.8",
  limited: "CON-15.9",
  "no-attachments": "CON-15.10",
  "no-wargear": "CON-15.10",
  "deep-strike": "CON-19.9",
} as const;

export const reminders = (keywords: Record<string, number>): Reminder[] =>
  remindersOf(keywords, RULES, keywordLine, (name, number) => w(`con.keyword.${name}`, { number }));
