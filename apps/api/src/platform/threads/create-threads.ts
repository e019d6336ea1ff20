import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
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
  readonly log: Pick<Logger, 'error'>;
  /** What is made, for the log. */
  readonly work: string;
  /** Its module, as a URL, and the function it exports. */
  readonly program: URL;
  readonly handler: string;
  readonly threads: number;
  /** Orders that may wait for a free thread. */
  readonly mostWaiting: number;
  /** From the order on, or from when the first thread had loaded its program. The thread is ended then, whatever it does. */
  readonly longestMs: number;
  readonly memoryLimitMb: number;
  readonly youngGenerationMb: number;
}

const retryAfterSeconds = 3;
/** A machine that does much else needs seconds to load a program. Ending the thread meanwhile would begin that anew. */
const longestStartMs = 60_000;

interface Started<Order, Result> {
  readonly pool: Piscina<Order, Result>;
  readonly hasLoaded: Promise<unknown>;
}

export function createThreads<Order, Result>(options: ThreadsOptions): Threads<Order, Result> {
  const { log, work, program, handler, threads, mostWaiting, longestMs, memoryLimitMb, youngGenerationMb } = options;
  let started: Started<Order, Result> | undefined;

  /** Not before the first order: most processes never get one. */
  function start(): Started<Order, Result> {
    const pool = new Piscina<Order, Result>({
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
    pool.on('error', (error) => log.error({ err: error, work }, 'a thread died'));
    // The library hands an order to the first thread at once, to later ones when they have loaded: that is the first thing a thread says.
    const said = pool.threads.map((thread) => once(thread, 'message').catch(() => 'died'));
    return { pool, hasLoaded: Promise.race([...said, delay(longestStartMs, undefined, { ref: false })]) };
  }

  return {
    async run(order) {
      started ??= start();
      const { pool, hasLoaded } = started;
      if (pool.queueSize >= mostWaiting) throw new BusinessError('service.unavailable', { retryAfterSeconds });
      const limit = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      void hasLoaded.then(() => {
        if (!isOver) timer = setTimeout(() => limit.abort(), longestMs);
      });
      try {
        return await pool.run(order, { signal: limit.signal });
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
        throw new BusinessError('service.unavailable', { retryAfterSeconds, cause: error });
      } finally {
        isOver = true;
        clearTimeout(timer);
      }
    },
    async close() {
      await started?.pool.destroy();
    },
  };
}
