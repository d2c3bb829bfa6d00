// Bundling: code that every table needs is in one chunk, and every file is compressed at build time.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 1000; // minimum bytes of a compressed file

/** The chunk of a module: Svelte, code used by the whole client, or code shared by the tables of all games. Other modules are split by their importers. */
export function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: (id: string) => Info | null }): string | null {
  if (id.includes("/node_modules/svelte/")) return "svelte";
  if (/\/src\/(server\/)?(?!main|fonts)[\w.]+\.ts$/.test(id)) return "house";
  if (!/\/src\/(parts|cards|pictures|table)\//.test(id) || /\.css$/.test(id)) return null;
  return tables(id, getModuleInfo) > 1 ? "shared" : null;
}

interface Info {
  importers: readonly string[];
}

/** The number of games whose table imports this module statically. */
function tables(id: string, find: (id: string) => Info | null): number {
  const [seen, next] = [new Set([id]), [id]];
  for (let each = next.pop(); each; each = next.pop())
    for (const above of find(each)?.importers ?? [])
      if (!seen.has(above)) {
        seen.add(above);
        next.push(above);
      }
  const [games, screen] = [/\/src\/games\/\w+\/Table\.svelte$/, /\/src\/screens\/Table\.svelte$/];
  return [...seen].filter((each) => games.test(each)).length + ([...seen].some((each) => screen.test(each)) ? 2 : 0);
}

/** Writes a brotli-compressed copy next to every file. */
export function brotliPlugin(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    enforce: "post",
    // Only now, because the content of a file is final when it is written.
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const source = await readFile(join(dir, name));
          if (source.length < SMALLEST) return;
          const packed = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          await writeFile(join(dir, `${name}.br`), packed);
        }),
      );
    },
  };
}
