/** What PostgreSQL says of a character it cannot keep in text or JSON: U+0000 (SQLSTATE). */
const textCodes = new Set(['22021', '22P05']);
/** A number is out of range. */
const rangeCode = '22003';
/** Where PostgreSQL reads a number it was given; one that a statement of ours has calculated is our own fault. */
const readingRoutines = /^pg_strtoint/;

/** Whether a statement failed because of what the caller wrote, which no schema of ours forbids. */
export function isValueNotStorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    const isRead = 'routine' in error && readingRoutines.test(String(error.routine));
    return textCodes.has(error.code) || (error.code === rangeCode && isRead);
  }
  // Drizzle wraps what the driver throws.
  return isValueNotStorable(error.cause);
}
