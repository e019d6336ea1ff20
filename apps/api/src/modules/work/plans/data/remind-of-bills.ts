import { portalAddress } from '@portal/contracts';
import { sql } from 'kysely';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import type { PlansDeps } from '../plans-deps.ts';

/** Days before the day of the law on which a payer is told. */
const soonDays = 5;
const lookEveryMs = 10 * 60_000;
/** Each batch is a short transaction; payments go on between two of them. */
const batchSize = 500;
const noBill = '00000000-0000-0000-0000-000000000000';

/** Once a day in Lagos, by the first look of the day. What was told is not told again, whoever looks a second time. */
export function remindDaily(deps: Pick<PlansDeps, 'db' | 'clock'>): NonNullable<ModuleWork['periodic']>[number] {
  let doneOn = '';
  return {
    name: 'remind-of-bills',
    everyMs: lookEveryMs,
    run: async (signal) => {
      const today = dayOf(deps.clock.now());
      if (doneOn === today) return;
      await remindOfBills(deps, today, signal);
      if (!signal.aborted) doneOn = today;
    },
  };
}

/** Tells whoever signs in for a payer that a bill is due by the law soon. Parts of a plan have reminders of their own. */
async function remindOfBills({ db }: Pick<PlansDeps, 'db'>, today: string, signal: AbortSignal): Promise<void> {
  let last = noBill;
  while (!signal.aborted) {
    const batch = await db.transaction(async (tx) => {
      const rows = await dueBillsAfter(tx, last, today);
      for (const { id, reference, dueOn, people } of rows)
        await publishNotice(tx, {
          to: people,
          kind: 'bill.due',
          facts: { reference, day: dueOn },
          path: portalAddress('/user/payment_summary', { billReference: reference }),
          occasion: `bill-due:${id}`,
        });
      return rows;
    });
    if (batch.length < batchSize) return;
    last = batch.at(-1)?.id ?? last;
  }
}

/** By their id, a batch at a time. */
function dueBillsAfter(tx: Transaction, last: string, today: string) {
  return tablesOf(tx)
    .selectFrom('bills as b')
    .select(({ ref }) => [
      'b.id',
      'b.reference',
      ref('b.due_on').$notNull().as('dueOn'),
      sql<string[]>`reading.people_of(${ref('b.payer_tpui')})`.as('people'),
    ])
    .where('b.standing', '=', 'open')
    .where(({ between }) =>
      between('b.due_on', sql<string>`${today}::date`, sql<string>`${today}::date + ${soonDays}::int`),
    )
    .where('b.id', '>', last)
    .where('b.payer_tpui', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('instalments as i').whereRef('i.bill_id', '=', 'b.id'))),
    )
    .orderBy('b.id')
    .limit(batchSize)
    .execute();
}
