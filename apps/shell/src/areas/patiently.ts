/** Milliseconds before the second and the third try. */
const pausesMs = [1000, 4000] as const;

/**
 * Tries three times before it gives up. For a page that is readable already: better that its buttons wait a moment than that
 * an error takes its place at the first bad connection.
 */
export async function patiently<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = pausesMs,
): Promise<T | undefined> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await work();
    } catch {
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
