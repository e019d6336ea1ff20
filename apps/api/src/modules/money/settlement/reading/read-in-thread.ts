import { SheetRefused, type WhyRefused } from '@portal/spreadsheets';
import { type LinesOfFile, type LinesOrder, linesOfFile } from './lines-of-file.ts';
import { type FileLook, type LookOrder, lookAtFile } from './look-at-file.ts';

/** Lines go over as text, in pieces that are read one by one. */
export type SentLines = Omit<LinesOfFile, 'lines'> & { readonly pieces: readonly string[] };
export type ReadInThread =
  | { readonly refused: WhyRefused }
  | { readonly look: FileLook }
  | { readonly sent: SentLines };

/** What a thread of the file reader does. */
export async function readInThread(order: LookOrder | LinesOrder): Promise<ReadInThread> {
  try {
    if (order.kind === 'look') return { look: await lookAtFile(order) };
    const { lines, ...read } = await linesOfFile(order);
    return { sent: { ...read, pieces: Array.from(lines, (piece) => JSON.stringify(piece)) } };
  } catch (error) {
    if (error instanceof SheetRefused) return { refused: error.why };
    throw error;
  }
}
