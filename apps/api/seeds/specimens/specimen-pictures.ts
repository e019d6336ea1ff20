import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const names = ['bill', 'bill-code', 'receipt', 'receipt-code', 'bill-in-hausa', 'slip-in-hausa'] as const;
export type SpecimenName = (typeof names)[number];

export interface SpecimenPicture {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly bytes: Buffer;
}

function read(name: SpecimenName): SpecimenPicture {
  const fileName = `${name}.png`;
  const bytes = readFileSync(new URL(`./${fileName}`, import.meta.url));
  const sha256 = createHash('sha256').update(bytes).digest();
  return { id: idFrom(sha256), fileName, sha256, bytes };
}

/** The same everywhere, and another one once the picture is drawn anew: browsers keep a picture for ever. UUID, version 8. */
function idFrom(sha256: Buffer): string {
  const digits = Buffer.from(sha256.subarray(0, 16));
  digits[6] = ((digits[6] ?? 0) & 0x0f) | 0x80;
  digits[8] = ((digits[8] ?? 0) & 0x3f) | 0x80;
  return digits.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Papers of ours that nobody owes and nobody paid, drawn by `make-specimens.ts`. */
export const specimenPictures: readonly SpecimenPicture[] = names.map(read);

export function specimenId(name: SpecimenName): string {
  return read(name).id;
}
