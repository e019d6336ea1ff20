/** What a sealed text says; undefined where it is no JSON. */
export function jsonIn(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
