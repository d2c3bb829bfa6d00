// What a picture knows of its card.

/** The facts of a card that its picture is made from. */
export interface Subject {
  code: string;
  game: string;
  name: string; // in English: the words in it count
  family: string; // race, faction, army
  kind: string;
  traits: readonly string[];
  unique?: boolean;
  future?: boolean; // of a far future: rifles and bikes instead of bows, horses and crowns
}

/** The same before a game has made its own of it. */
export type Facts = Pick<Subject, "code" | "name" | "family" | "kind" | "traits" | "unique">;

/** What a game makes of them that tells its cards apart by all of these. */
export const subjectIn = (game: string, { code, name, family, kind, traits, unique }: Facts): Subject => ({
  code,
  game,
  name,
  family,
  kind,
  traits,
  unique,
});

export const has = (subject: Subject, ...traits: string[]): boolean =>
  traits.some((trait) => subject.traits.includes(trait));
