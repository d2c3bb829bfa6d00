// All generated pictures.
export { districtOf, type Harm } from "./districts";
export { pictureOf } from "./picture";
