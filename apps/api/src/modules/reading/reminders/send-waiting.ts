import { setTimeout as wait } from 'node:timers/promises';
import { dutyKindSchema, dutyPeriods, dutyWords, type Localized, monthName } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { peopleOf } from '../../work/paye/index.ts';
import { finishRuns, settleReminder, takeWaiting, type WaitingReminder } from './data/reminders.repository.ts';
import { pathOf } from './matter.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Each batch is a short transaction; payments go on between two of them. */
const batchSize = 100;
const restMs = 20;

/** Tells whoever waits, batch by batch; what was told is told with its notice or not at all. */
export async function sendWaiting({ db, clock }: RemindersDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = clock.now();
    const sent = await db.transaction(async (tx) => {
      const waiting = await takeWaiting(tx, batchSize);
      for (const reminder of waiting) {
        const outcome = reminder.isOpen ? reminder.reach : 'filed-meanwhile';
        if (outcome === 'told' || outcome === 'opted-out')
          await publishNotice(tx, {
            ...noticeOf(reminder, dayOf(now)),
            to: await peopleOf(tx, reminder.tpui),
            occasion: `reminder:${reminder.id}`,
          });
        await settleReminder(tx, reminder.id, outcome, now);
      }
      await finishRuns(tx, now);
      return waiting.length;
    });
    if (sent < batchSize) return;
    await wait(restMs);
  }
}

function noticeOf({ kind: of, periodFrom, dueOn }: WaitingReminder, today: string) {
  const duty = dutyKindSchema.parse(of);
  const isYear = dutyPeriods[duty] === 'year';
  const [year = '', month = ''] = periodFrom.split('-');
  const named = (language: 'en' | 'ha') => (isYear ? year : `${monthName(Number(month), language)} ${year}`);
  const period: Localized = { en: named('en'), ha: named('ha') };
  return {
    kind: dueOn < today ? ('reminder.missing' as const) : ('reminder.to-come' as const),
    facts: { duty: dutyWords[duty], month: period, day: dueOn },
    path: pathOf({ about: `duty~${duty}~${periodFrom}`, dueOn }),
  };
}
