import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ModuleWork } from '../../platform/jobs/module-work.ts';
import type { Logger } from '../../platform/logging/create-logger.ts';
import { latestArrearsDay } from './data/latest-arrears-day.ts';
import { proveTotals } from './data/prove-totals.ts';
import { takeArrearsSnapshot, takePayerSnapshot } from './data/take-snapshots.ts';
import { aMonthBefore, dayInLagos } from './domain/period.ts';

interface NightlyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

const lookEveryMs = 5 * 60_000;

/**
 * Once a day in Lagos: what is owed by age, the payers of this month and the last, and the proof of all figures against the
 * books. The first look of a day does it, so a machine that slept through the night does it in the morning.
 */
export function tellNightly(deps: NightlyDeps): NonNullable<ModuleWork['periodic']>[number] {
  return {
    name: 'nightly-figures',
    everyMs: lookEveryMs,
    run: async () => {
      const today = dayInLagos(deps.clock.now());
      if ((await latestArrearsDay(deps.db)) !== today) await takeNightlyFigures(deps, today);
    },
  };
}

export async function takeNightlyFigures({ db, clock, log }: NightlyDeps, today: string): Promise<void> {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  for (const month of [aMonthBefore(firstOfMonth), firstOfMonth]) await takePayerSnapshot(db, month, clock.now());
  const differences = await proveTotals(db, clock.now);
  if (differences.length > 0) log.error({ differences }, 'figures do not agree with the books');
  else log.info('figures agree with the books');
  // Last: it is the mark that the night's work is done.
  await takeArrearsSnapshot(db, today);
}
