// The facts from which the picture of a card is generated.
import { subjectIn, type Facts, type Subject } from "../../pictures/subject";

export const subjectOf = (facts: Facts): Subject => subjectIn("invasion", facts);
