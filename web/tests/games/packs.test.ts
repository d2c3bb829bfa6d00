import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { wordOf } from "../../src/pictures/own/pack";
import { filesOf } from "../../src/pictures/own/zip";

/** A zip file: local headers, data, central directory, end record. */
export function zipped(files: Record<string, { data: string; packed: boolean }>): Blob {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, { data, packed }] of Object.entries(files)) {
    const body = packed ? deflateRawSync(Buffer.from(data)) : Buffer.from(data);
    const name = Buffer.from(path);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(packed ? 8 : 0, 8);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(packed ? 8 : 0, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, name, body);
    list.push(entry, name);
    at += head.length + name.length + body.length;
  }
  const size = list.reduce((sum, each) => sum + each.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Blob([...parts, ...list, end].map((each) => new Uint8Array(each)));
}

describe("an image pack", () => {
  it("is read from a zip, compressed or stored", async () => {
    const zip = zipped({
      "cards/": { data: "", packed: false },
      "cards/Troll Slayers.png": { data: "one", packed: false },
      "cards/żaba.jpg": { data: "two".repeat(50), packed: true },
    });
    const found = await filesOf(zip);
    expect(found.map((each) => each.path)).toEqual(["cards/Troll Slayers.png", "cards/żaba.jpg"]);
    expect(await Promise.all(found.map(async (each) => (await each.data()).text()))).toEqual(["one", "two".repeat(50)]);
    await expect(filesOf(new Blob(["no zip at all"]))).rejects.toThrow();
  });
  it("is not unpacked beyond the size limit", async () => {
    const zip = zipped({
      "a.png": { data: "a".repeat(60_000), packed: true },
      "b.png": { data: "b".repeat(60_000), packed: true },
    });
    expect(zip.size).toBeLessThan(1000);
    const [first, second] = await filesOf(zip, 100_000);
    expect((await first!.data()).size).toBe(60_000);
    await expect(second!.data()).rejects.toThrow();
  });
  it("finds cards by name, or by code in a folder of the game", () => {
    const games = ["lords", "invasion"];
    expect(wordOf("Troll Slayers.jpg", games)).toBe("troll-slayers");
    expect(wordOf("scans/Invasion/core-005.PNG", games)).toBe("invasion/core-005");
    expect(wordOf("scans/Kairé.webp", games)).toBe("kaire");
    expect(wordOf("notes.txt", games)).toBe("");
    expect(wordOf("__MACOSX/cards/a.png", games)).toBe("");
    expect(wordOf(".hidden.png", games)).toBe("");
  });
});
