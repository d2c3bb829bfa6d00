// Subsets the fonts at build time: only the characters of English, Polish and Russian are included.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

export const FACES = [
  { family: "Alegreya", files: "alegreya", weight: 700 },
  { family: "Alegreya Sans", files: "alegreya-sans", weight: 500 },
];
type Face = (typeof FACES)[number];
/** First and last character of each range. The Latin characters of Polish and Russian, ó and «», are in the English file; rare accents and signs have a separate file, so that it is only loaded for texts with them. */
const ALPHABETS: Record<string, [number, number][]> = {
  english: [
    [0x20, 0x22],
    [0x27, 0x29],
    [0x2b, 0x3b],
    [0x3f, 0x3f],
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0xa0, 0xa0],
    [0xab, 0xab],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd3, 0xd3],
    [0xd7, 0xd7],
    [0xf3, 0xf3],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201e],
    [0x2026, 0x2026],
    [0x2212, 0x2212],
  ],
  seldom: [
    [0x23, 0x26],
    [0x2a, 0x2a],
    [0x3c, 0x3e],
    [0x40, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
    [0xa1, 0xaa],
    [0xac, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd2],
    [0xd4, 0xd6],
    [0xd8, 0xf2],
    [0xf4, 0xff],
    [0x2010, 0x2012],
    [0x2015, 0x2017],
    [0x201a, 0x201b],
    [0x201f, 0x2025],
  ],
  polish: [
    [0x104, 0x107],
    [0x118, 0x119],
    [0x141, 0x144],
    [0x15a, 0x15b],
    [0x179, 0x17c],
  ],
  russian: [
    [0x401, 0x401],
    [0x410, 0x44f],
    [0x451, 0x451],
  ],
};
/** The packages' file names for these ranges. */
export const FILES: Record<string, string> = {
  english: "latin",
  seldom: "latin",
  polish: "latin-ext",
  russian: "cyrillic",
};
const NAME = "virtual:letters";

const range = (rows: [number, number][]): string =>
  rows.map((row) => `U+${row.map((letter) => letter.toString(16)).join("-")}`).join(",");

const letters = (rows: [number, number][]): string =>
  rows
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join("");

const find = createRequire(import.meta.url);

/** Omitted font features: alternative glyphs with their table, and hinting for low-resolution screens. */
const LEFT_OUT = { noLayoutClosure: true, dropTables: ["GSUB"], noHinting: true };

/** One file of a package, reduced to the characters of these alphabets. */
async function subset(
  face: Face,
  file: string,
  alphabets: string[],
  targetFormat: "woff2" | "sfnt",
): Promise<Uint8Array> {
  const path = find.resolve(`@fontsource/${face.files}/files/${face.files}-${file}-${face.weight}-normal.woff2`);
  const wanted = alphabets.map((each) => letters(ALPHABETS[each]!)).join("");
  return subsetFont(await readFile(path), wanted, { targetFormat, ...LEFT_OUT });
}

/** One file of a package, reduced to all characters that we use. */
export const lettersOf = (face: Face, file: string, format: "woff2" | "sfnt"): Promise<Uint8Array> =>
  subset(
    face,
    file,
    Object.keys(ALPHABETS).filter((each) => FILES[each] === file),
    format,
  );

export function letteringPlugin(): Plugin {
  let building = false;
  return {
    name: "letters",
    configResolved(config) {
      building = config.command === "build" && !process.env.VITEST;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!building) return "export const letters = [];"; // then the system's fonts are good enough
      const made = FACES.flatMap((face) =>
        Object.entries(ALPHABETS).map(async ([alphabet, rows]) => {
          const { family, files, weight } = face;
          const source = await subset(face, FILES[alphabet]!, [alphabet], "woff2");
          const file = this.emitFile({ type: "asset", name: `${files}-${alphabet}-${weight}.woff2`, source });
          const facts = JSON.stringify({ weight: String(weight), unicodeRange: range(rows), display: "swap" });
          return `{ family: "${family}", url: import.meta.ROLLUP_FILE_URL_${file}, facts: ${facts} }`;
        }),
      );
      return `export const letters = [${(await Promise.all(made)).join(",\n")}];`;
    },
  };
}
