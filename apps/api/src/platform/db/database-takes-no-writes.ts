/** It answers and keeps nothing: a standby or one made read-only, a full disk, a disk that fails, no memory left (SQLSTATE). */
const codes = new Set(['25006', '53000', '53100', '53200', '58030']);

/** Whether a statement failed because the database cannot write now: the same call may well succeed when somebody has made room. */
export function takesNoWrites(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  // Drizzle wraps what the driver throws.
  return takesNoWrites(error.cause);
}
