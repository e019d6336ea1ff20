/** What PostgreSQL says of a character it cannot keep in text or JSON: U+0000 (SQLSTATE). */
const textCodes = new Set(['22021', '22P05']);
/** What it says of JSON with half of a surrogate pair; all other JSON of ours is well written. */
const jsonCode = '22P02';
/** A number is out of range. */
const rangeCode = '22003';
/** Where PostgreSQL reads a number it was given; one that a statement of ours has calculated is our own fault. */
const readingRoutines = /^pg_strtoint/;

/** Whether a statement failed because of what the caller wrote, which no schema of ours forbids. */
export function isValueNotStorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    const isRead = 'routine' in error && readingRoutines.test(String(error.routine));
    const isHalved = error.code === jsonCode && /\bjson\b/.test(error.message);
    return textCodes.has(error.code) || (error.code === rangeCode && isRead) || isHalved;
  }
  // Drizzle wraps what the driver throws.
  return isValueNotStorable(error.cause);
}
