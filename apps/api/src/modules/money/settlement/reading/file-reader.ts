import { SheetRefused } from '@portal/spreadsheets';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import { createThreads } from '../../../../platform/threads/create-threads.ts';
import type { LinesOfFile, LinesOrder } from './lines-of-file.ts';
import type { FileLook, LookOrder } from './look-at-file.ts';
import type { ReadInThread } from './read-in-thread.ts';
import type { SettlementLine } from './read-line.ts';

/** Reads settlement files beside the thread that answers calls. Throws `SheetRefused`. */
export interface FileReader {
  look(order: Omit<LookOrder, 'kind'>): Promise<FileLook>;
  lines(order: Omit<LinesOrder, 'kind'>): Promise<LinesOfFile>;
  close(): Promise<void>;
}

/** The largest file that is taken takes some ten seconds on a quiet machine. */
const longestMs = 120_000;
const mostWaiting = 8;
const memoryLimitMb = 1_536;
const youngGenerationMb = 64;

export function createFileReader(log: Logger): FileReader {
  const threads = createThreads<LookOrder | LinesOrder, ReadInThread>({
    ...{ log, work: 'settlement files', threads: 1, mostWaiting, longestMs, memoryLimitMb, youngGenerationMb },
    program: new URL('./read-in-thread.ts', import.meta.url),
    handler: 'readInThread',
  });
  async function run(order: LookOrder | LinesOrder): Promise<ReadInThread> {
    const read = await threads.run(order).catch((error: unknown) => {
      // A file that needs more memory than any honest one ends its thread.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new SheetRefused('too-large', { cause: error });
      throw error;
    });
    if ('refused' in read) throw new SheetRefused(read.refused);
    return read;
  }
  return {
    async look(order) {
      const read = await run({ ...order, kind: 'look' });
      if (!('look' in read)) throw new Error('The thread did something else');
      return read.look;
    },
    async lines(order) {
      const read = await run({ ...order, kind: 'lines' });
      if (!('sent' in read)) throw new Error('The thread did something else');
      const { pieces, ...sent } = read.sent;
      return { ...sent, lines: parsed(pieces) };
    },
    close: threads.close,
  };
}

function* parsed(pieces: readonly string[]): Generator<readonly SettlementLine[]> {
  for (const piece of pieces) yield JSON.parse(piece) as SettlementLine[];
}
