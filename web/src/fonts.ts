// The fonts of the client, with all Polish and Russian letters. Browsers fetch only the parts that a page uses.
import { letters } from "virtual:letters";

for (const { family, url, facts } of letters) document.fonts.add(new FontFace(family, `url("${url}")`, facts));
