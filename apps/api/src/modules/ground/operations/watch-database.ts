import { lagosDay } from '@portal/contracts';
import { Gauge } from 'prom-client';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { serverStanding } from '../../../platform/db/server-standing.ts';
import type { PeriodicTask } from '../../../platform/jobs/periodic.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import { tellOfAlarm } from './data/tell-of-alarm.ts';
import { alarmsOf, type DatabaseAlarm, type DatabaseExpectation, databaseAlarms } from './domain/database-alarms.ts';

export interface WatchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly databaseExpectation: DatabaseExpectation;
}

const figure = 'database_alarm';
const everyMs = 30_000;
/** What rings for one look alone may be a file that was refused once, or a standby that was started anew. */
const looksBeforeTelling = 2;

/** Looks after the archive and the standbys of the database, and has whoever runs the portal hear of what is not as it should be. */
export function watchDatabase({ db, clock, log, metrics, databaseExpectation }: WatchDeps): PeriodicTask {
  const gauge = gaugeIn(metrics);
  const looks = new Map<DatabaseAlarm, number>();

  async function run(): Promise<void> {
    const ringing = new Set(alarmsOf(await serverStanding(db), databaseExpectation));
    for (const alarm of Object.keys(databaseAlarms) as DatabaseAlarm[]) {
      const before = looks.get(alarm) ?? 0;
      const now = ringing.has(alarm) ? before + 1 : 0;
      looks.set(alarm, now);
      gauge.set({ alarm }, now >= looksBeforeTelling ? 1 : 0);
      if (now === looksBeforeTelling) {
        log.error({ alarm }, databaseAlarms[alarm].en);
        await tellOfAlarm(db, alarm, lagosDay(clock.now()));
      } else if (now === 0 && before >= looksBeforeTelling) log.info({ alarm }, 'the database is well again');
    }
  }

  return { name: 'watch-database', everyMs, run };
}

/** One for all that watch in this process: a registry takes a name once. */
function gaugeIn(metrics: Metrics): Gauge<'alarm'> {
  const known = metrics.getSingleMetric(figure);
  if (known instanceof Gauge) return known;
  return new Gauge({
    name: figure,
    help: '1 while the archive or the standbys of the database need somebody',
    labelNames: ['alarm'],
    registers: [metrics],
  });
}
