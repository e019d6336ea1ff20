import { type SheetLimits, SheetRefused, type SheetRow, usualLimits, type WhyRefused } from '@portal/spreadsheets';
import type { Logger } from '../logging/create-logger.ts';
import { createThreads } from '../threads/create-threads.ts';
import type { SheetOrder } from './read-in-thread.ts';

/** Reads files beside the thread that answers calls. */
export interface SheetReader {
  /** The rows that hold something. Throws `SheetRefused`, and `service.unavailable` when too many wait or one takes too long. */
  read(bytes: Uint8Array, limits?: SheetLimits): Promise<Iterable<SheetRow>>;
  close(): Promise<void>;
}

const mostWaiting = 8;
const longestMs = 60_000;
/** Texts of a workbook are held whole: of the largest that is let in. */
const memoryLimitMb = 768;
const youngGenerationMb = 64;

export function createSheetReader(log: Logger): SheetReader {
  const threads = createThreads<SheetOrder, Uint8Array | WhyRefused>({
    ...{ log, work: 'spreadsheets', threads: 1, mostWaiting, longestMs, memoryLimitMb, youngGenerationMb },
    program: new URL('./read-in-thread.ts', import.meta.url),
    handler: 'readInThread',
  });
  return {
    async read(bytes, limits = usualLimits) {
      const read = await threads.run({ bytes, limits }).catch((error: unknown) => {
        // A file that needs more memory than any honest one ends its thread.
        if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          throw new SheetRefused('too-large', { cause: error });
        throw error;
      });
      if (typeof read === 'string') throw new SheetRefused(read);
      return rowsIn(Buffer.from(read.buffer, read.byteOffset, read.byteLength));
    },
    close: threads.close,
  };
}

const newLine = 10;

function* rowsIn(bytes: Buffer): Generator<SheetRow> {
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(newLine, from);
    yield* JSON.parse(bytes.toString('utf8', from, to)) as SheetRow[];
    from = to + 1;
  }
}
