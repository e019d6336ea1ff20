import { readSheet, type SheetLimits, SheetRefused, type WhyRefused } from '@portal/spreadsheets';
import { move } from 'piscina';

export interface SheetOrder {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Of rows that go over to the other thread in one piece of text. */
const rowsAtOnce = 500;

/** What a thread of the sheet reader does: rows as lines of JSON, so that whoever takes them over reads some at a time. */
export async function readInThread({ bytes, limits }: SheetOrder): Promise<Uint8Array | WhyRefused> {
  const pieces: Buffer[] = [];
  let rows: unknown[] = [];
  const close = () => {
    if (rows.length > 0) pieces.push(Buffer.from(`${JSON.stringify(rows)}\n`));
    rows = [];
  };
  try {
    await readSheet(
      bytes,
      (row) => {
        rows.push(row);
        if (rows.length === rowsAtOnce) close();
      },
      limits,
    );
  } catch (error) {
    if (error instanceof SheetRefused) return error.why;
    throw error;
  }
  close();
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return move(whole) as unknown as Uint8Array;
}
