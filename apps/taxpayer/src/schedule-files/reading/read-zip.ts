/** Why a file is not read, in a word the screen has a sentence for. */
export class FileRefused extends Error {
  readonly why: 'unreadable' | 'too-large' | 'macros';

  constructor(why: FileRefused['why']) {
    super(`File refused: ${why}`);
    this.why = why;
  }
}

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
}

/** Counts over all entries of one file. */
export interface Unpacked {
  bytes: number;
}

const entriesMost = 100;
/** Of everything that is unpacked, counted as it comes out: what a file says of itself is not believed. */
const unpackedMost = 120_000_000;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const directoryLength = 46;
const headerLength = 30;

/** What a zip holds, from its directory at the end. Anything unusual is refused. */
export function entriesOf(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endAt = endOf(view);
  const count = view.getUint16(endAt + 10, true);
  if (count > entriesMost) throw new FileRefused('too-large');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(endAt + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + directoryLength > bytes.length || view.getUint32(at, true) !== directoryEntry)
      throw new FileRefused('unreadable');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + directoryLength, at + directoryLength + nameLength));
    if (/vbaProject\.bin$/i.test(name)) throw new FileRefused('macros');
    // Encrypted.
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new FileRefused('unreadable');
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += directoryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new FileRefused('unreadable');
}

/** The text of an entry as it is unpacked, in pieces. */
export async function* textOf(bytes: Uint8Array, entry: ZipEntry, unpacked: Unpacked): AsyncGenerator<string> {
  const { headerAt, method, packedBytes } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerAt + headerLength > bytes.length) throw new FileRefused('unreadable');
  const from = headerAt + headerLength + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const packed = bytes.slice(from, from + packedBytes);
  if (packed.length !== packedBytes || (method !== 0 && method !== 8)) throw new FileRefused('unreadable');
  const decoder = new TextDecoder();
  for await (const piece of method === 0 ? [packed] : inflated(packed)) {
    unpacked.bytes += piece.length;
    if (unpacked.bytes > unpackedMost) throw new FileRefused('too-large');
    yield decoder.decode(piece, { stream: true });
  }
}

async function* inflated(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    while (true) {
      const { done, value } = await reader.read().catch(() => {
        throw new FileRefused('unreadable');
      });
      if (done) return;
      yield value;
    }
  } finally {
    // What is not read any more is not unpacked any more.
    void reader.cancel().catch(() => undefined);
  }
}
