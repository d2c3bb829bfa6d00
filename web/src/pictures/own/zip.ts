// Zip reader for files that are stored or compressed with "deflate".
export interface Packed {
  path: string;
  data: () => Promise<Blob>;
}

const [END, ENTRY] = [0x06054b50, 0x02014b50]; // signatures of its records
const FROM_END = 22 + 65_535; // maximum size of the end record in bytes: its fixed part and the longest comment

const LARGEST = 32_000_000; // size limit of one file in bytes
const ROOM = 1_000_000_000; // size limit of all files together in bytes

/** Number of bytes that the files of a zip may still use. */
interface Room {
  left: number;
}

/** Unpacks a file. Throws as soon as the data exceeds the limit, whatever size the zip file declares. */
async function unpacked(data: Blob, room: Room): Promise<Blob> {
  let left = Math.min(LARGEST, room.left);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      left -= piece.byteLength;
      room.left -= piece.byteLength;
      if (left < 0) throw new Error("a file of the zip is too large");
      out.enqueue(piece);
    },
  });
  return new Response(data.stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(counted)).blob();
}

/** The entries of a zip file, not yet unpacked. Throws if the file is not a zip. */
export async function filesOf(zip: Blob, most = ROOM): Promise<Packed[]> {
  const room = { left: most };
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
        return way === 8 ? unpacked(body, room) : body;
      },
    });
  }
  return found;
}
