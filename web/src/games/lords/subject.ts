// The facts from which the picture of a card is generated.
import type { Facts, Subject } from "../../pictures/subject";

export const subjectOf = ({ code, name, family, kind }: Facts): Subject => ({
  code,
  game: "lords",
  name,
  family,
  kind,
  traits: [],
});
