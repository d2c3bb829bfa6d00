// Builds the renderer of link previews for the server, in dist/share: one bundle, and fonts in a format that it can
// read.
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { FACES, FILES, lettersOf } from "./letters";

const FOLDER = "share";

export function postersPlugin(): Plugin {
  return {
    name: "posters",
    apply: (_, { command }) => command === "build" && !process.env.VITEST,
    async generateBundle() {
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: "error",
        build: {
          write: false,
          target: "es2022",
          lib: { entry: join(import.meta.dirname, "src", "drawing.ts"), formats: ["iife"], name: "warhost" },
        },
      });
      if (!Array.isArray(made)) throw new Error("a library is built as a list of what was asked for");
      this.emitFile({ type: "asset", fileName: `${FOLDER}/painter.js`, source: made[0]!.output[0].code });
      const alphabets = [...new Set(Object.values(FILES))]; // each file of the packages, once
      await Promise.all(
        FACES.flatMap((face) =>
          alphabets.map(async (file) => {
            const source = await lettersOf(face, file, "sfnt");
            this.emitFile({ type: "asset", fileName: `${FOLDER}/${face.files}-${file}-${face.weight}.ttf`, source });
          }),
        ),
      );
    },
  };
}
