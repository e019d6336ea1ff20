import { portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { findDueOn } from '../../obligations/index.ts';
import type { PayeDeps } from '../paye-deps.ts';
import { peopleOf } from './queries.repository.ts';

/** Days before it is due, fewest first, and after it. */
const soonDays = [1, 7, 30] as const;
const lateDays = 3;
/** Who was late for longer is a matter of their office. */
const lateMost = 40;

/** Tells employers of a Form H1 that is due soon or late, each of these days once. Who filed no month of the year owes none that we know of. */
export async function remindOfReturns({ db, clock }: Pick<PayeDeps, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  const thisYear = Number(today.slice(0, 'YYYY'.length));
  const year = thisYear - 1;
  const dueOn = await findDueOn(db, 'form-h1', String(year));
  if (dueOn === undefined) return;
  const daysLeft = Math.round((Date.parse(dueOn) - Date.parse(today)) / dayMs);
  const soon = daysLeft < 0 ? undefined : soonDays.find((days) => daysLeft <= days);
  const isLate = daysLeft <= -lateDays && daysLeft >= -lateMost;
  if (soon === undefined && !isLate) return;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ tpui: string }>(
      sql`select distinct reading.lead_of(s.tpui) as tpui from paye_schedules s
        where s.state = 'filed' and s.month between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
          and not exists (select from paye_returns r where r.tpui = any (reading.papers_of(reading.lead_of(s.tpui))) and r.year = ${year}::int)
        order by 1`,
    );
    for (const { tpui } of rows)
      await publishNotice(tx, {
        to: await peopleOf(tx, tpui),
        kind: isLate ? 'paye.return-late' : 'paye.return-due',
        facts: { year: String(year), day: dueOn },
        path: portalAddress('/user/paye-manager', { return: String(year) }),
        occasion: `paye-return:${tpui}:${year}:${isLate ? 'late' : `due:${soon}`}`,
      });
  });
}

const dayMs = 24 * 60 * 60_000;
