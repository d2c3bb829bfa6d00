// Files out of a zip: those that are in it as they are, or packed by "deflate", as every program writes them.
export interface Packed {
  path: string;
  data: () => Promise<Blob>;
}

const [END, ENTRY] = [0x06054b50, 0x02014b50]; // the marks of its parts
const FROM_END = 22 + 65_535; // bytes in which the end can be: its own length and the longest comment

async function unpacked(data: Blob): Promise<Blob> {
  return new Response(data.stream().pipeThrough(new DecompressionStream("deflate-raw"))).blob();
}

/** The files of a zip, none of them unpacked yet; an error if it is none. */
export async function filesOf(zip: Blob): Promise<Packed[]> {
  const begin = Math.max(0, zip.size - FROM_END);
  const tail = new DataView(await zip.slice(begin).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("no zip");
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = new DataView(await zip.slice(start, start + size).arrayBuffer());
  const found: Packed[] = [];
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === ENTRY;) {
    const [way, length] = [list.getUint16(at + 10, true), list.getUint32(at + 20, true)];
    const short = (place: number): number => list.getUint16(place, true);
    const [name, extra, comment] = [short(at + 28), short(at + 30), short(at + 32)];
    const local = list.getUint32(at + 42, true);
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, name));
    at += 46 + name + extra + comment;
    if (path.endsWith("/") || (way !== 0 && way !== 8)) continue;
    found.push({
      path,
      data: async () => {
        const head = new DataView(await zip.slice(local, local + 30).arrayBuffer());
        const from = local + 30 + head.getUint16(26, true) + head.getUint16(28, true);
        const body = zip.slice(from, from + length);
        return way === 8 ? unpacked(body) : body;
      },
    });
  }
  return found;
}
