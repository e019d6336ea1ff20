/** What PostgreSQL says of a character it cannot keep in text or JSON: U+0000 (SQLSTATE). */
const codes = new Set(['22021', '22P05']);

/** Whether a statement failed because of what the caller wrote, which no schema of ours forbids. */
export function isTextNotStorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return codes.has(error.code);
  // Drizzle wraps what the driver throws.
  return isTextNotStorable(error.cause);
}
