import type { SheetLimits } from './sheet-limits.ts';
import { SheetRefused } from './sheet-refused.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Texts and styles of a workbook are held whole while it is read. */
const heldBytesMost = 24_000_000;
/** Stands where a size needs 64 bits: no honest list does. */
const isElsewhere = 0xffffffff;

/**
 * Refuses a workbook for what its directory says of its parts: too large, encrypted, or with macros. A part that is larger than it says
 * is refused while it is unpacked.
 */
export function guardWorkbook(entries: readonly ZipEntry[], { unpackedBytesMost }: SheetLimits): void {
  let unpacked = 0;
  for (const entry of entries) {
    if (/vbaProject\.bin$/i.test(entry.name)) throw new SheetRefused('macros');
    unpacked += sizeOf(entry);
    if (unpacked > unpackedBytesMost) throw new SheetRefused('too-large');
  }
}

function sizeOf({ name, isEncrypted, method, packedBytes, bytes }: ZipEntry): number {
  if (isEncrypted || (method !== 0 && method !== 8)) throw new SheetRefused('unreadable');
  if (packedBytes === isElsewhere || bytes === isElsewhere) throw new SheetRefused('too-large');
  // A part without a size would be unpacked without an end.
  if (method === 8 && bytes === 0 && (packedBytes > 2 || packedBytes === 0)) throw new SheetRefused('unreadable');
  const size = method === 0 ? packedBytes : bytes;
  if (size > heldBytesMost && !/\/worksheets\/[^/]+\.xml$/i.test(name)) throw new SheetRefused('too-large');
  return size;
}
