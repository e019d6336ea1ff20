import { setTimeout as wait } from 'node:timers/promises';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { taxpayersAfter } from './data/known-of-taxpayers.ts';
import { refreshObligations } from './data/refresh-obligations.ts';
import { remindOfReturns } from './data/remind-of-returns.ts';
import type { ObligationsDeps } from './obligations-deps.ts';

const lookEveryMs = 5 * 60_000;
/** Each batch is a short transaction; payments go on between two of them. */
const batchSize = 500;
const restMs = 20;

/**
 * Once a day in Lagos, by the first look of the day: periods begin, and what is no fact of its own (a kind of taxpayer, a merge) takes
 * effect; then taxpayers are told of what is due soon. A night that failed begins anew; what was made already is made no second time.
 */
export function refreshNightly(deps: ObligationsDeps): NonNullable<ModuleWork['periodic']>[number] {
  let doneOn = '';
  return {
    name: 'nightly-obligations',
    everyMs: lookEveryMs,
    run: async (signal) => {
      const today = dayOf(deps.clock.now());
      if (doneOn === today) return;
      await refreshAll(deps, today, signal);
      if (signal.aborted) return;
      await remindOfReturns(deps.db, today);
      doneOn = today;
    },
  };
}

/** Everybody of whom anything is known that returns follow from, or were expected. */
export async function refreshAll({ db }: ObligationsDeps, today: string, signal: AbortSignal): Promise<void> {
  let last = '';
  while (!signal.aborted) {
    const batch = await taxpayersAfter(db, last, batchSize);
    if (batch.length === 0) return;
    await db.transaction((tx) => refreshObligations(tx, batch, today));
    last = batch.at(-1) ?? last;
    await wait(restMs);
  }
}
