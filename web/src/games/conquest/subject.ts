// What the picture of a card of this game is made from.
import type { Facts, Subject } from "../../pictures/subject";

export const subjectOf = ({ code, name, family, kind, traits, unique }: Facts): Subject => ({
  code,
  game: "conquest",
  name,
  family: kind === "planet" ? "neutral" : family,
  kind,
  traits,
  unique,
  future: true,
});
