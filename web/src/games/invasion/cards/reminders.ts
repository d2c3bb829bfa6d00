// Reminder texts for the keywords of Warhammer: Invasion, and the rule with the full text.
import { remindersOf } from "../../../cards/caption";
import type { Reminder } from "../../../parts/faces";
import { keywordLine, printed } from "./describe";
import { w } from "../words";

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

export const reminders = (keywords: Record<string, number>): Reminder[] =>
  remindersOf(keywords, RULES, keywordLine, (name, number) =>
    w(`inv.keyword.${name}`, { number: printed(name, number) }),
  );
