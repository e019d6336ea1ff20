import { createHash } from 'node:crypto';
import type { FollowWork } from '@portal/tracing';
import { type ConstructorOptions, type JobWithMetadata as FetchedJob, PgBoss } from 'pg-boss';
import { Counter, type Counter as CounterType } from 'prom-client';
import { withoutLimits } from '../db/without-limits.ts';
import type { Logger } from '../logging/create-logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { EnqueueOptions, Job, JobHandler } from './job.ts';
import { type JobTransaction, jobDatabaseOf } from './job-transaction.ts';
import { jobsSchema } from './jobs-schema.ts';

export interface Jobs {
  /** Takes the job when `transaction` commits, and not at all when it rolls back. */
  enqueue<Data extends object>(
    transaction: JobTransaction,
    job: Job<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Says how a job is done. Before `start`. */
  handle<Data extends object>(job: Job<Data>, handler: JobHandler<Data>): void;
  /** Tries a job again that was given up; does nothing to one that was not. */
  retry(name: string, id: string): Promise<void>;
  /** Makes the queues; with `work`, also runs jobs. */
  start(options: { readonly work: boolean }): Promise<void>;
  /** Takes no further job and waits for those that run. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly followWork?: FollowWork | undefined;
}

const stopTimeoutMs = 20_000;
const longestRetryDelaySeconds = 3600;

export function createJobs({ databaseUrl, log, metrics, followWork = untraced }: JobsOptions): Jobs {
  const handlers = new Map<string, { readonly job: Job<object>; readonly handler: JobHandler<object> }>();
  const counter = countedIn(metrics);
  const stopping = new AbortController();
  let boss: PgBoss | undefined;

  async function run(
    job: Job<object>,
    handler: JobHandler<object>,
    fetched: FetchedJob<object>,
    traceId?: string,
  ): Promise<void> {
    const jobLog = log.child({ job: job.name, jobId: fetched.id, ...(traceId && { traceId }) });
    const isLast = fetched.retryCount >= fetched.retryLimit;
    try {
      await handler(job.data.parse(fetched.data), AbortSignal.any([fetched.signal, stopping.signal]), isLast);
      counter?.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      counter?.inc({ job: job.name, outcome: isLast ? 'given up' : 'failed' });
      if (isLast) jobLog.error({ err: error }, 'job given up: what it was for did not happen');
      else jobLog.warn({ err: error }, 'job failed');
      throw error;
    }
  }

  return {
    handle(job, handler) {
      if (handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
      // The map forgets the type of the data; `job.data` restores it when the job runs.
      handlers.set(job.name, { job, handler: handler as JobHandler<object> });
    },

    async enqueue(transaction, job, data, { startAfter, dedupeKey } = {}) {
      if (!boss) throw new Error('Jobs are enqueued after start');
      await boss.send(job.name, data, {
        db: jobDatabaseOf(transaction),
        ...(startAfter && { startAfter }),
        ...(dedupeKey !== undefined && { id: uuidOf(`${job.name} ${dedupeKey}`) }),
      });
    },

    async retry(name, id) {
      if (!boss) throw new Error('Jobs are tried again after start');
      await boss.retry(name, id);
    },

    async start({ work }) {
      boss = new PgBoss(bossOptions(databaseUrl, work));
      // Without a listener a lost connection would end the process; the library reconnects by itself.
      boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database is away'));
      await boss.start();
      for (const { job, handler } of handlers.values()) {
        const { retryLimit = 5, retryDelaySeconds = 5, timeoutSeconds = 300, atOnce = 2 } = job;
        const queue = {
          retryLimit,
          retryDelay: retryDelaySeconds,
          retryBackoff: true,
          expireInSeconds: timeoutSeconds,
          notify: true,
        };
        await boss.createQueue(job.name, { ...queue, retryDelayMax: longestRetryDelaySeconds });
        await boss.updateQueue(job.name, queue);
        const fetching = {
          ...{ batchSize: 1, localConcurrency: atOnce, notifyPollingIntervalSeconds: 2 },
          includeMetadata: true,
        } as const;
        if (work)
          await boss.work<object, void, typeof fetching>(job.name, fetching, async ([fetched]) => {
            if (fetched) await followWork(`job ${job.name}`, (traceId) => run(job, handler, fetched, traceId));
          });
      }
    },

    async stop() {
      stopping.abort(new Error('The process is stopping'));
      await boss?.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

const untraced: FollowWork = (_name, work) => work();

function bossOptions(databaseUrl: string, work: boolean): ConstructorOptions {
  const common = { connectionString: withoutLimits(databaseUrl), schema: jobsSchema, schedule: false };
  // Its tables are made with the migrations: what serves may not make any.
  return { ...common, migrate: false, max: work ? 4 : 2, supervise: work, useListenNotify: work };
}

function countedIn(metrics: Metrics | undefined): CounterType<'job' | 'outcome'> | undefined {
  if (!metrics) return undefined;
  return new Counter({
    name: 'jobs_total',
    help: 'Jobs that were tried',
    labelNames: ['job', 'outcome'],
    registers: [metrics],
  });
}

/** A version 8 UUID (RFC 9562) from a text: the same key is the same job. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
