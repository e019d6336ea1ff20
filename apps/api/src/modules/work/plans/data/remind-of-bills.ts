import { portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import type { PlansDeps } from '../plans-deps.ts';

/** Days before the day of the law on which a payer is told. */
const soonDays = 5;
const lookEveryMs = 10 * 60_000;
/** Each batch is a short transaction; payments go on between two of them. */
const batchSize = 500;
const noBill = '00000000-0000-0000-0000-000000000000';

interface DueBill {
  readonly id: string;
  readonly reference: string;
  readonly dueOn: string;
  readonly people: readonly string[];
}

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
      const { rows } = await tx.execute<DueBill & Record<string, unknown>>(
        sql`select b.id, b.reference, b.due_on::text as "dueOn", reading.people_of(b.payer_tpui) as people
          from bills b
          where b.standing = 'open' and b.due_on between ${today}::date and ${today}::date + ${soonDays}::int
            and b.id > ${last}::uuid and b.payer_tpui is not null and not exists (select from instalments i where i.bill_id = b.id)
          order by b.id limit ${batchSize}::int`,
      );
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
