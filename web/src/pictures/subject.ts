// The facts of a card from which its picture is generated.

/** The facts of a card from which its picture is generated. */
export interface Subject {
  code: string;
  game: string;
  name: string; // the English name, because its words select motifs
  family: string; // race, faction or army
  kind: string;
  traits: readonly string[];
  unique?: boolean;
  future?: boolean; // science fiction: rifles and bikes instead of bows, horses and crowns
}

/** The facts that all games provide, before a game adds its own. */
export type Facts = Pick<Subject, "code" | "name" | "family" | "kind" | "traits" | "unique">;

/** The subject for a game whose cards have all of these facts. */
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
