/** Where a list goes on: its position and what was asked, so that it is of no use for another list. Opaque to who holds it. */
export function writeCursor(asked: string, position: number): string {
  return Buffer.from(JSON.stringify([1, position, asked])).toString('base64url');
}

/** The position; undefined for what is no cursor of this question. */
export function readCursor(asked: string, cursor: string): number | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  const [version, position, question] = Array.isArray(read) ? read : [];
  const isOurs = version === 1 && question === asked && Number.isSafeInteger(position) && position > 0;
  return isOurs ? position : undefined;
}
