// The player's own card images: read from a folder or a zip file, stored in this browser, never uploaded.
import { settings } from "../../settings.svelte";
import { setImportedPictures, PICTURES, slug } from "./imported.svelte";
import { filesOf, type Packed } from "./zip";

const TABLE = "pictures";
const KINDS: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

/** The key of an image file: a parent folder with a game's name adds the game; "" if the file is no image. */
export function wordOf(path: string, games: readonly string[]): string {
  const parts = path.split("/");
  const [, stem, ending] = /^(.*)\.(\w+)$/.exec(parts.at(-1) ?? "") ?? [];
  if (!stem || !(ending!.toLowerCase() in KINDS) || stem.startsWith(".") || parts.includes("__MACOSX")) return "";
  const game = parts
    .slice(0, -1)
    .map(slug)
    .filter((folder) => games.includes(folder))
    .at(-1);
  return `${game ? `${game}/` : ""}${slug(stem)}`;
}

const kindOf = (path: string): string => KINDS[path.split(".").at(-1)!.toLowerCase()] ?? "";

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store failed"));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(PICTURES, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return asked(request);
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await opened()).transaction(TABLE, mode).objectStore(TABLE);
}

let addresses: string[] = []; // object URLs created by this page

/** Shows the stored images, or none if the player has turned them off. Returns their number. */
export async function showPictures(): Promise<number> {
  const old = addresses;
  addresses = [];
  const found = new Map<string, string>();
  if (settings.pictures) {
    const kept = await table("readonly");
    const [words, blobs] = await Promise.all([asked(kept.getAllKeys()), asked<unknown[]>(kept.getAll())]);
    words.forEach((word, at) => {
      const blob = blobs[at];
      if (!(blob instanceof Blob)) return;
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      found.set(String(word), address);
    });
  }
  setImportedPictures(found);
  old.forEach((address) => URL.revokeObjectURL(address));
  return found.size;
}

export const countPictures = async (): Promise<number> => asked((await table("readonly")).count());

/**
 * Stores the images of the selected files, also from zip files. `known` are the file names that match a card. Returns
 * the number of stored images and the paths of those that match none.
 */
export async function keepPictures(
  chosen: readonly File[],
  games: readonly string[],
  known: ReadonlySet<string>,
): Promise<{ count: number; unmatched: string[] }> {
  const files: Packed[] = [];
  for (const file of chosen) {
    if (/\.zip$/i.test(file.name)) files.push(...(await filesOf(file)));
    else files.push({ path: file.webkitRelativePath || file.name, data: () => Promise.resolve(file) });
  }
  const images = files.map((file) => ({ ...file, word: wordOf(file.path, games) })).filter((file) => file.word);
  const pictures = images.filter(({ word }) => known.has(word));
  for (const each of pictures) {
    const data = new Blob([await each.data()], { type: kindOf(each.path) });
    await asked((await table("readwrite")).put(data, each.word));
  }
  return { count: pictures.length, unmatched: images.filter(({ word }) => !known.has(word)).map(({ path }) => path) };
}

export async function dropPictures(): Promise<void> {
  await asked((await table("readwrite")).clear());
  await showPictures();
}
