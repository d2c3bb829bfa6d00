// The pictures of the home screen, drawn when the client is built: so that it need not fetch who draws them.
import type { Plugin } from "vite";
import { draw } from "./src/pictures/picture";
import type { Subject } from "./src/pictures/subject";
import subjects from "./src/pictures/fan.json";

const NAME = "virtual:fan";

export function fanPlugin(): Plugin {
  let building = false;
  return {
    name: "fan",
    configResolved(config) {
      building = config.command === "build" && !process.env.VITEST;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const cards = subjects.map((subject: Subject & { names?: object }) => {
        const source = draw(subject);
        const url = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${subject.game}-${subject.code}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `{ game: "${subject.game}", family: "${subject.family}", name: "${subject.name}", names: ${JSON.stringify(subject.names ?? {})}, url: ${url} }`;
      });
      return `export const fan = [${cards.join(",\n")}];`;
    },
  };
}
