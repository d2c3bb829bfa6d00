// The kinds of cards in Invasion decks, in list order.
export const KINDS = ["legend", "unit", "support", "quest", "tactic"] as const;
