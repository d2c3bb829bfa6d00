// What the picture of a card of this game is made from.
import type { Facts, Subject } from "../../pictures/subject";

export const subjectOf = ({ code, name, family, kind }: Facts): Subject => ({
  code,
  game: "lords",
  name,
  family,
  kind,
  traits: [],
});
