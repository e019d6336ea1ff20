import { setTimeout as wait } from 'node:timers/promises';
import type { FollowWork } from '@portal/tracing';
import type pg from 'pg';
import type { Logger } from '../logging/create-logger.ts';
import { type Connected, stayConnected } from '../realtime/stay-connected.ts';

export interface PeriodicTask {
  /** Also the name of its lock: one process at a time does this. */
  readonly name: string;
  /** From the end of one run to the start of the next. */
  readonly everyMs: number;
  /** A rejection is logged, and the next run comes as usual. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

export interface PeriodicOptions {
  /** Each with a name of its own. */
  readonly tasks: readonly PeriodicTask[];
  /** Of a session: a lock that a transaction pooler gave away would be held by nobody. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly followWork?: FollowWork | undefined;
}

/** How long a process waits before it asks again for the locks that others hold. */
const standByMs = 2_000;
/** Whose machine is gone says nothing: a session that holds everything is asked this often whether it lives. */
const heartbeatMs = 10_000;

/**
 * Does each task again and again in one process of all, for what comes oftener than a schedule's minute. The locks of all tasks are
 * of one session: a process that works holds one connection for them, however many tasks there are.
 */
export function startPeriodic({ tasks, databaseUrl, log, followWork }: PeriodicOptions): Connected {
  const twice = tasks.find(({ name }, index) => tasks.findIndex((other) => other.name === name) !== index);
  // A session is given a lock that it holds already: two of one name would run side by side.
  if (twice) throw new Error(`Two periodic tasks are called ${twice.name}`);

  async function keepDoing({ name, everyMs, run }: PeriodicTask, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const once = followWork ? followWork(`periodic ${name}`, () => run(signal)) : run(signal);
      await once.catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error, name }, 'a periodic task failed');
      });
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  return stayConnected({
    databaseUrl,
    name: 'portal-periodic',
    log,
    async use(client, signal) {
      const ending = new AbortController();
      const ends = AbortSignal.any([signal, ending.signal]);
      const working: Promise<void>[] = [];
      let missing = tasks;
      try {
        while (!signal.aborted) {
          const ours = await takeLocks(client, missing);
          missing = missing.filter(({ name }) => !ours.has(name));
          for (const task of tasks) if (ours.has(task.name)) working.push(keepDoing(task, ends));
          await wait(missing.length > 0 ? standByMs : heartbeatMs, undefined, { signal });
        }
      } finally {
        // Without the session others have its locks: what runs here is told to end, and waited for.
        ending.abort(new Error('The session of the periodic tasks is over'));
        await Promise.all(working);
      }
    },
  });
}

/** The names of the tasks whose locks are ours from now on; with none to take it only asks whether the session lives. */
async function takeLocks(client: pg.Client, tasks: readonly PeriodicTask[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where pg_try_advisory_lock(hashtextextended('periodic ' || name, 0))`,
    [tasks.map(({ name }) => name)],
  );
  return new Set(rows.map(({ name }) => name));
}
