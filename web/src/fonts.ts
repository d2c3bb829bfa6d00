// The letters of the house, with everything Polish and Russian need; only what a page uses is fetched.
import { letters } from "virtual:letters";

for (const { family, url, facts } of letters) document.fonts.add(new FontFace(family, `url("${url}")`, facts));
