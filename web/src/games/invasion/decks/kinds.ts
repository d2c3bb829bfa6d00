// The kinds of cards that decks of Invasion hold, in the order of a list.
export const KINDS = ["legend", "unit", "support", "quest", "tactic"] as const;
