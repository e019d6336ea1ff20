/** A reference, code or RRR as people read it aloud and copy it: `KD7Q4M2X9TBC1VWZ` → `KD7Q 4M2X 9TBC 1VWZ`. */
export function groupReference(reference: string): string {
  return reference.replace(/(.{4})(?=.)/g, '$1 ');
}
