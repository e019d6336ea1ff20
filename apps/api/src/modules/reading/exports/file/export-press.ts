import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { UploadsConfig } from '../../../../platform/config/config.ts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import type { FileOrder, FileOutcome, FileProgress } from './file-order.ts';

type Ordered = Omit<FileOrder, 'databaseUrl' | 'uploads' | 'port' | 'timeoutMs'>;

/** Makes the files of exports beside the thread that answers calls, each with a connection to the database of its own. */
export interface ExportPress {
  /** Rejects when `signal` aborts; what was being made then stops where it is. */
  make(order: Ordered, onProgress: (progress: FileProgress) => void, signal: AbortSignal): Promise<FileOutcome>;
  close(): Promise<void>;
}

export interface ExportPressOptions {
  readonly databaseUrl: string;
  readonly uploads: UploadsConfig;
  readonly log: Pick<Logger, 'error'>;
}

/** Files that one process makes at a time: each keeps a processor of the machine and one of the database busy. */
export const filesAtOnce = 1;
const longestStatementMs = 5 * 60_000;
const memoryLimitMb = 192;
const youngGenerationMb = 16;
const program = fileURLToPath(new URL('./make-file.ts', import.meta.url));

export function createExportPress({ databaseUrl, uploads, log }: ExportPressOptions): ExportPress {
  let pool: Piscina<FileOrder, FileOutcome> | undefined;

  function start(): Piscina<FileOrder, FileOutcome> {
    const started = new Piscina<FileOrder, FileOutcome>({
      filename: program,
      name: 'makeFile',
      minThreads: 0,
      maxThreads: filesAtOnce,
      idleTimeout: 30_000,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: youngGenerationMb },
    });
    started.on('error', (error) => log.error({ err: error }, 'a thread that makes exports died'));
    return started;
  }

  return {
    async make(ordered, onProgress, signal) {
      pool ??= start();
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      const order: FileOrder = { ...ordered, databaseUrl, uploads, timeoutMs: longestStatementMs, port: port2 };
      try {
        return await pool.run(order, { signal, transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
