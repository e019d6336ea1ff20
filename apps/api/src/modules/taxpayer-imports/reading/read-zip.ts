import { createInflateRaw } from 'node:zlib';
import { SpreadsheetRefused } from './spreadsheet-refused.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedBytes: number;
  readonly headerAt: number;
}

const entriesMost = 100;
/** Of everything that is unpacked, counted as it comes out: what a file says of itself is not believed. */
const unpackedMost = 120_000_000;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;

/** What a zip holds, from its directory at the end. Anything unusual is refused. */
export function entriesOf(bytes: Buffer): readonly ZipEntry[] {
  const endAt = endOf(bytes);
  const count = bytes.readUInt16LE(endAt + 10);
  if (count > entriesMost) throw new SpreadsheetRefused('too-large');
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(endAt + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw new SpreadsheetRefused('unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    // Encrypted, or with macros.
    if ((bytes.readUInt16LE(at + 8) & 1) === 1 || /vbaProject\.bin$/i.test(name))
      throw new SpreadsheetRefused('unreadable');
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      compressedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - 65_535);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new SpreadsheetRefused('unreadable');
}

/** Counts over all entries of one file. */
export interface Unpacked {
  bytes: number;
}

/** The text of an entry as it is unpacked, in pieces. */
export async function* textOf(bytes: Buffer, entry: ZipEntry, unpacked: Unpacked): AsyncGenerator<string> {
  const { headerAt, method, compressedBytes } = entry;
  if (headerAt + 30 > bytes.length) throw new SpreadsheetRefused('unreadable');
  const from = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(from, from + compressedBytes);
  if (packed.length !== compressedBytes || (method !== 0 && method !== 8)) throw new SpreadsheetRefused('unreadable');
  const decoder = new TextDecoder();
  for await (const piece of method === 0 ? [packed] : inflated(packed)) {
    unpacked.bytes += piece.length;
    if (unpacked.bytes > unpackedMost) throw new SpreadsheetRefused('too-large');
    yield decoder.decode(piece, { stream: true });
  }
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw error;
    throw new SpreadsheetRefused('unreadable');
  } finally {
    inflate.destroy();
  }
}
