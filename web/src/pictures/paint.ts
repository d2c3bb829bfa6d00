// Everything that is drawn by program.
export { districtOf, type Harm } from "./districts";
export { pictureOf } from "./picture";
