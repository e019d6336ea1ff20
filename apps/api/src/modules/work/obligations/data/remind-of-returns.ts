import { type DutyKind, dutyWords, monthName, portalAddress } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { periodOf } from '../domain/period.ts';

/** Days before its day on which a taxpayer is told of a return that is not filed. */
const soonDays = 7;

interface DueReturn {
  readonly tpui: string;
  readonly kind: DutyKind;
  readonly fromDay: string;
  readonly dueOn: string;
  readonly people: readonly string[];
}

/** Tells of returns that the register expects soon, each once. Months of PAYE and of withholding and Form H1 are told of by their own modules. */
export async function remindOfReturns(db: Database, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<DueReturn & Record<string, unknown>>(
      sql`select o.tpui, o.kind, o.period_from::text as "fromDay", d.due_on::text as "dueOn", reading.people_of(o.tpui) as people
        from obligations o
        left join reading.due_extensions e on e.kind = o.kind and e.period_from = o.period_from
        cross join lateral (select greatest(o.due_on, e.to_day) as due_on) d
        where o.filed_on is null and o.ended_on is null and d.due_on between ${today}::date and ${today}::date + ${soonDays}::int
          and not exists (select from obligation_excuses x
            where x.tpui = o.tpui and x.kind = o.kind and x.period_from = o.period_from and x.undone_at is null)
        order by o.tpui, o.kind`,
    );
    for (const { tpui, kind, fromDay, dueOn, people } of rows) {
      const period = periodOf(kind, fromDay);
      await publishNotice(tx, {
        to: people,
        kind: 'obligation.due',
        facts: { work: dutyWords[kind], month: inWords(period), day: dueOn },
        path: portalAddress('/user/returns'),
        occasion: `obligation:${tpui}:${kind}:${period}:due`,
      });
    }
  });
}

/** `2026-10` → "October 2026"; a year as it is. */
function inWords(period: string) {
  const [year = '', month] = period.split('-');
  const named = (language: 'en' | 'ha') => (month ? `${monthName(Number(month), language)} ${year}` : year);
  return { en: named('en'), ha: named('ha') };
}
