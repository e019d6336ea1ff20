/** From its text alone: what is published while stories run moves nothing from one of them to another. */
const numberOf = (text: string): number => [...text].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);

/** What one story would look at, shared out by name among stories that run side by side; each keeps the order. */
export function inParts(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    part: `, part ${index + 1} of ${count}`,
    has: (name: string) => numberOf(name) % count === index,
  }));
}
