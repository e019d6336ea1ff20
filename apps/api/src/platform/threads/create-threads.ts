import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { BusinessError } from '../http/business-error.ts';
import type { Logger } from '../logging/create-logger.ts';

/** Does one kind of work beside the thread that answers calls. */
export interface Threads<Order, Result> {
  /** Throws `service.unavailable` when too many orders wait, or when this one took too long. */
  run(order: Order): Promise<Result>;
  /** Ends the threads; what is being done is given up. */
  close(): Promise<void>;
}

export interface ThreadsOptions {
  readonly log: Logger;
  /** What is made, for the log. */
  readonly work: string;
  /** Its module, as a URL, and the function it exports. */
  readonly program: URL;
  readonly handler: string;
  readonly threads: number;
  /** Orders that may wait for a free thread. */
  readonly mostWaiting: number;
  /** The thread is ended then, whatever it does. */
  readonly longestMs: number;
  readonly memoryLimitMb: number;
  readonly youngGenerationMb: number;
}

const retryAfterSeconds = 3;

export function createThreads<Order, Result>(options: ThreadsOptions): Threads<Order, Result> {
  const { log, work, program, handler, threads, mostWaiting, longestMs, memoryLimitMb, youngGenerationMb } = options;
  let pool: Piscina<Order, Result> | undefined;

  /** Not before the first order: most processes never get one. */
  function start(): Piscina<Order, Result> {
    const started = new Piscina<Order, Result>({
      filename: fileURLToPath(program),
      name: handler,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      maxQueue: mostWaiting,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: youngGenerationMb },
    });
    // Without a listener, a thread that dies between two orders would end the process.
    started.on('error', (error) => log.error({ err: error, work }, 'a thread died'));
    return started;
  }

  return {
    async run(order) {
      pool ??= start();
      if (pool.queueSize >= mostWaiting) throw new BusinessError('service.unavailable', { retryAfterSeconds });
      try {
        return await pool.run(order, { signal: AbortSignal.timeout(longestMs) });
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
