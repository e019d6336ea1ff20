import { SheetRefused } from './sheet-refused.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0: as it is, 8: packed. */
  readonly method: number;
  readonly packedBytes: number;
  /** Unpacked, as the directory says. */
  readonly bytes: number;
  readonly headerAt: number;
}

const partsMost = 200;
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/** What a zip holds, by its directory at the end. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endAt = endOf(view);
  const count = view.getUint16(endAt + 10, true);
  if (count > partsMost) throw new SheetRefused('too-large');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(endAt + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== directoryEntry)
      throw new SheetRefused('unreadable');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new SheetRefused('unreadable');
}
