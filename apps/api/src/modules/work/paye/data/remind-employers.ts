import { portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { monthInWords } from '../domain/month-in-words.ts';
import type { PayeDeps } from '../paye-deps.ts';
import { peopleOf } from './queries.repository.ts';

/** Days before and after the tenth on which an employer is told of a month that is not filed. */
const soonDays = [7, 1] as const;
const lateDays = 3;
/** Who was late for longer is a matter of their office. */
const lateMost = 40;

interface OpenMonth {
  readonly tpui: string;
  readonly month: string;
  readonly dueOn: string;
  readonly daysLeft: number;
}

/** Tells employers of months that are due soon or late, each of these days once. Who never filed is not known to be an employer. */
export async function remindEmployers({ db, clock }: Pick<PayeDeps, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<OpenMonth & Record<string, unknown>>(
      sql`select e.tpui, to_char(m.month, 'YYYY-MM') as month, d.due_on::text as "dueOn", d.due_on - ${today}::date as "daysLeft"
        from (select reading.lead_of(f.tpui) as tpui, min(f.first) as first
          from (select tpui, min(month) as first from paye_schedules where state = 'filed' group by tpui) f group by 1) e
        cross join generate_series(date_trunc('month', ${today}::timestamp) - interval '3 months', date_trunc('month', ${today}::timestamp), interval '1 month') m (month)
        cross join lateral (select reading.due_on('paye-month', m.month::date) as due_on) d
        where m.month >= e.first and d.due_on - ${today}::date between ${-lateMost}::int and ${soonDays[0]}::int
          and not exists (select from paye_schedules s where s.tpui = any (reading.papers_of(e.tpui)) and s.month = m.month::date and s.state = 'filed')
        order by e.tpui, m.month`,
    );
    for (const { tpui, month, dueOn, daysLeft } of rows) {
      const soon = soonDays.findLast((days) => daysLeft <= days && daysLeft >= 0);
      if (soon === undefined && daysLeft > -lateDays) continue;
      await publishNotice(tx, {
        to: await peopleOf(tx, tpui),
        kind: soon === undefined ? 'paye.late' : 'paye.due',
        facts: { month: monthInWords(month), day: dueOn },
        path: portalAddress('/user/paye-manager', { month }),
        occasion: `paye:${tpui}:${month}:${soon === undefined ? 'late' : `due:${soon}`}`,
      });
    }
  });
}
