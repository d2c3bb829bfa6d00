// What the picture of a card of this game is made from.
import { subjectIn, type Facts, type Subject } from "../../pictures/subject";

export const subjectOf = (facts: Facts): Subject => subjectIn("invasion", facts);
