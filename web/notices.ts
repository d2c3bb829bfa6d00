// The licences of third-party packages whose code or fonts are part of the built client, as one text file beside it.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isRecord, readJson } from "./src/json";

/** Their files are read while the client is built, without being imported. */
const FONTS = ["@fontsource/alegreya", "@fontsource/alegreya-sans"];

/** The name of the package that a module belongs to, if it is in `node_modules`. */
export function packageOf(id: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;
}

async function noticeOf(name: string): Promise<string> {
  const folder = join(import.meta.dirname, "node_modules", name);
  const found = readJson(await readFile(join(folder, "package.json"), "utf8"));
  const { version, license } = isRecord(found) ? found : {};
  if (typeof version !== "string" || typeof license !== "string") throw new Error(`${name} names no licence`);
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no licence file: add its licence by hand`);
  const text = (await readFile(join(folder, file), "utf8")).trim();
  return `${name} ${version} (${license})\n${"=".repeat(60)}\n${text}\n`;
}

export function noticesPlugin(): Plugin {
  return {
    name: "notices",
    apply: "build",
    async generateBundle() {
      const names = [...this.getModuleIds()].map(packageOf).filter((name) => name !== null);
      const notices = await Promise.all([...new Set([...names, ...FONTS])].sort().map(noticeOf));
      const source = ["Warhost contains parts of these packages.\n", ...notices].join("\n");
      this.emitFile({ type: "asset", fileName: "notices.txt", source });
    },
  };
}
