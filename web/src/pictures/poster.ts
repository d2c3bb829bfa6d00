// Link preview image: a title, a sentence and the pictures of some cards, 1200 by 630 units.
import { draw } from "./picture";
import type { Subject } from "./subject";

export interface Poster {
  title: string;
  lines: string[]; // one paragraph each
  subjects: Subject[];
}

const [WIDE, HIGH, LEFT] = [1200, 630, 64];
const SHOWN = 760; // width of the pictures
const [TITLE, TEXT] = [64, 31]; // font sizes

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Characters that are as wide as two letters: East Asian characters and emoji. */
const BROAD = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3fffd}]/u;
const breadth = (text: string): number => [...text].reduce((sum, sign) => sum + (BROAD.test(sign) ? 2 : 1), 0);

/** Splits a word into pieces that fit a line. */
function pieces(word: string, signs: number): string[] {
  const found = [""];
  for (const sign of word) {
    if (breadth(found.at(-1)! + sign) > signs) found.push("");
    found[found.length - 1] += sign;
  }
  return found;
}

/** Wraps a text into lines of this many characters, at most this many lines. */
export function wrapped(text: string, signs: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && breadth(`${last} ${word}`) <= signs) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, signs));
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]!.replace(/[\s.,;:–]+$/, "")}…`;
  return kept;
}

/** A picture at its position. Its gradient ids are made unique, because the page contains several pictures. */
function placed(subject: Subject, index: number, count: number): string {
  const width = SHOWN / count;
  const svg = draw(subject)
    .replace(/id="(\w+)"/g, `id="$1${index}"`)
    .replace(/url\(#(\w+)\)/g, `url(#$1${index})`);
  return svg.replace("<svg ", `<svg x="${WIDE - SHOWN + index * width}" y="0" width="${width}" height="${HIGH}" `);
}

/** The poster as SVG. */
export function poster({ title, lines, subjects }: Poster): string {
  const head = wrapped(title, 19, 4);
  const body = lines.flatMap((line) => wrapped(line, 36, 5)).slice(0, 7);
  const top = 96 + TITLE * 0.75;
  const under = top + (head.length - 1) * TITLE * 1.08 + 66;
  const row = (text: string, y: number, size: number, family: string, weight: number, fill: string): string =>
    `<text x="${LEFT}" y="${y.toFixed(1)}" font-family="${family}" font-weight="${weight}" font-size="${size}" ` +
    `fill="${fill}">${plain(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}">`,
    `<defs><linearGradient id="veil"><stop offset=".36" stop-color="#14110d"/>` +
      `<stop offset=".72" stop-color="#14110d" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#14110d"/>`,
    ...subjects.map((subject, index) => placed(subject, index, subjects.length)),
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#veil)"/><rect width="14" height="${HIGH}" fill="#d7a94b"/>`,
    ...head.map((text, index) => row(text, top + index * TITLE * 1.08, TITLE, "Alegreya", 700, "#f6ecd8")),
    ...body.map((text, index) => row(text, under + index * TEXT * 1.28, TEXT, "Alegreya Sans Medium", 500, "#e3d6bd")),
    row("Warhost", HIGH - 46, 34, "Alegreya", 700, "#d7a94b"),
    "</svg>",
  ].join("");
}
