import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { OpenBill } from '@portal/contracts';
import { Piscina } from 'piscina';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { PrintOrder } from './print-bill-document.ts';
import type { DocumentRequest } from './render-bill-document.ts';

/** Makes documents beside the thread that answers calls. */
export interface DocumentPress {
  /** Throws `service.unavailable` when too many documents wait, or when this one took too long. */
  print(openBill: OpenBill, request: DocumentRequest): Promise<Uint8Array>;
  /** Ends the threads; what is being made is given up. */
  close(): Promise<void>;
}

export interface DocumentPressOptions {
  readonly log: Logger;
  readonly threads?: number;
  /** Documents that may wait for a free thread. */
  readonly mostWaiting?: number;
}

const mostThreads = 4;
/** At some 30 ms each: whoever is last in the queue of one thread waits one and a half seconds. */
const defaultMostWaiting = 50;
const longestPrintMs = 15_000;
const retryAfterSeconds = 3;
const memoryLimitMb = 256;
/** Small, so that what a document leaves behind is collected early: 100 MB for each thread instead of 275. */
const youngGenerationMb = 16;
const program = fileURLToPath(new URL('./print-bill-document.ts', import.meta.url));
const handler = 'printBillDocument';

export function createDocumentPress({
  log,
  // One processor stays with the calls.
  threads = Math.max(1, Math.min(mostThreads, availableParallelism() - 1)),
  mostWaiting = defaultMostWaiting,
}: DocumentPressOptions): DocumentPress {
  let pool: Piscina<PrintOrder, Uint8Array> | undefined;

  /** Not before the first document: a worker of jobs prints none. */
  function start(): Piscina<PrintOrder, Uint8Array> {
    const started = new Piscina<PrintOrder, Uint8Array>({
      filename: program,
      name: handler,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      maxQueue: mostWaiting,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: youngGenerationMb },
    });
    // Without a listener, a thread that dies between two documents would end the process.
    started.on('error', (error) => log.error({ err: error }, 'a thread that makes documents died'));
    return started;
  }

  return {
    async print(openBill, request) {
      pool ??= start();
      if (pool.queueSize >= mostWaiting) throw new BusinessError('service.unavailable', { retryAfterSeconds });
      try {
        return await pool.run({ openBill, request }, { signal: AbortSignal.timeout(longestPrintMs) });
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
        throw new BusinessError('service.unavailable', { retryAfterSeconds, cause: error });
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
