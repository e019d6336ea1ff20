import { setTimeout as wait } from 'node:timers/promises';
import type { FollowWork } from '@portal/tracing';
import type { Logger } from '../logging/create-logger.ts';
import { type Connected, stayConnected } from '../realtime/stay-connected.ts';

export interface PeriodicOptions {
  /** Also the name of the lock: one process at a time does this. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** From the end of one run to the start of the next. */
  readonly everyMs: number;
  /** A rejection is logged, and the next run comes as usual. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly followWork?: FollowWork | undefined;
}

/** How long a process that does not hold the lock waits before it asks again. */
const standByMs = 2_000;

/** Does something again and again in one process of all. For what comes oftener than a schedule's minute. */
export function startPeriodic({ name, databaseUrl, log, everyMs, run, followWork }: PeriodicOptions): Connected {
  return stayConnected({
    databaseUrl,
    name: `portal-${name}`,
    log,
    async use(client, signal) {
      const tryLock = () =>
        client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [
          `periodic ${name}`,
        ]);
      while (!(await tryLock()).rows[0]?.locked) await wait(standByMs, undefined, { signal });
      while (!signal.aborted) {
        const once = followWork ? followWork(`periodic ${name}`, () => run(signal)) : run(signal);
        await once.catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error, name }, 'a periodic task failed');
        });
        await wait(everyMs, undefined, { signal });
      }
    },
  });
}
