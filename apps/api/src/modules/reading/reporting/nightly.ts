import { lagosDay } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { latestArrearsDay } from './data/latest-arrears-day.ts';
import { proveTotals } from './data/prove-totals.ts';
import { takeArrearsSnapshot, takePayerSnapshot, uncountedMonths } from './data/take-snapshots.ts';
import { takeTreasurySnapshot } from './data/take-treasury-snapshot.ts';
import { aMonthBefore } from './domain/period.ts';

interface NightlyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

const lookEveryMs = 5 * 60_000;
/** What failed reads much, and rarely mends itself within minutes. */
const againAfterMs = 60 * 60_000;

type NightlyStep = 'payers' | 'proof' | 'treasury' | 'arrears';

/** What a night does, each for itself: one that fails stops no other. Arrears are the last, and the mark that the night was there. */
const steps: Readonly<Record<NightlyStep, (deps: NightlyDeps, today: string) => Promise<void>>> = {
  payers: countPayers,
  proof: prove,
  treasury: countTreasury,
  arrears: takeArrears,
};
const allSteps: readonly NightlyStep[] = ['payers', 'proof', 'treasury', 'arrears'];

/**
 * Once a day in Lagos: what is owed by age, the payers of this month and the last, and the proof of all figures against the
 * books. The first look of a day does it, so a machine that slept through the night does it in the morning. What failed is tried
 * again each hour of that day.
 */
export function tellNightly(deps: NightlyDeps): NonNullable<ModuleWork['periodic']>[number] {
  let night = { day: '', left: allSteps, againAt: 0 };
  return {
    name: 'nightly-figures',
    everyMs: lookEveryMs,
    run: async () => {
      const now = deps.clock.now();
      const today = lagosDay(now);
      if (night.day !== today) {
        if ((await latestArrearsDay(deps.db)) === today) return;
        night = { day: today, left: allSteps, againAt: 0 };
      }
      if (night.left.length === 0 || now.getTime() < night.againAt) return;
      night = {
        day: today,
        left: await takeNightlyFigures(deps, today, night.left),
        againAt: now.getTime() + againAfterMs,
      };
    },
  };
}

/** Answers with the steps that failed; each is told by its name. */
export async function takeNightlyFigures(
  deps: NightlyDeps,
  today: string,
  wanted: readonly NightlyStep[] = allSteps,
): Promise<readonly NightlyStep[]> {
  const failed: NightlyStep[] = [];
  for (const step of wanted)
    try {
      await steps[step](deps, today);
    } catch (error) {
      failed.push(step);
      deps.log.error({ err: error, step, day: today }, `the nightly step "${step}" failed`);
    }
  return failed;
}

async function countPayers({ db, clock }: NightlyDeps, today: string): Promise<void> {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const moving = [aMonthBefore(firstOfMonth), firstOfMonth];
  for (const month of [...(await uncountedMonths(db, moving)), ...moving])
    await takePayerSnapshot(db, month, clock.now());
}

async function prove({ db, clock, log }: NightlyDeps): Promise<void> {
  const differences = await proveTotals(db, clock.now);
  if (differences.length > 0) log.error({ differences }, 'figures do not agree with the books');
  else log.info('figures agree with the books');
}

/** Of this year, and of the last while its money is still on its way. */
async function countTreasury({ db, clock }: NightlyDeps, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  if (today.slice(5, 7) <= '03') await takeTreasurySnapshot(db, year - 1, `${year - 1}-12-31`, clock.now());
  await takeTreasurySnapshot(db, year, today, clock.now());
}

function takeArrears({ db }: NightlyDeps, today: string): Promise<void> {
  return takeArrearsSnapshot(db, today);
}
