import { type SheetLimits, usualLimits } from '../bytes/sheet-limits.ts';
import { SheetRefused } from '../bytes/sheet-refused.ts';
import { textOfBytes } from '../bytes/text-of-bytes.ts';
import { readSeparated } from './read-separated.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetRow } from './sheet-row.ts';

export interface SheetFacts {
  /** What parts the cells of a file of text. */
  readonly separator?: string;
}

/**
 * Gives each row of a file that holds something: of an XLSX workbook, or of text. What it is, its first bytes say, never its name.
 * Throws `SheetRefused`. It holds up the thread it runs in: call it from one of its own, or a worker.
 */
export async function readSheet(
  bytes: Uint8Array,
  take: (row: SheetRow) => void,
  limits: SheetLimits = usualLimits,
): Promise<SheetFacts> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    await readWorkbook(bytes, limits, take);
    return {};
  }
  if (bytes.length > limits.unpackedBytesMost) throw new SheetRefused('too-large');
  return { separator: readSeparated(textOfBytes(bytes), limits, take) };
}
