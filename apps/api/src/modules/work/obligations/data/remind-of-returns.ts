import { dutyWords, monthName, portalAddress } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { periodOf } from '../domain/period.ts';

/** Days before its day on which a taxpayer is told of a return that is not filed. */
const soonDays = 7;

/** Tells of returns that the register expects soon, each once. Months of PAYE and of withholding and Form H1 are told of by their own modules. */
export async function remindOfReturns(db: Database, today: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tablesOf(tx)
      .selectFrom('obligations as o')
      .leftJoin('reading.due_extensions as e', (join) =>
        join.onRef('e.kind', '=', 'o.kind').onRef('e.period_from', '=', 'o.period_from'),
      )
      .select(({ ref, fn }) => [
        'o.tpui',
        'o.kind',
        'o.period_from as fromDay',
        fn<string>('greatest', ['o.due_on', 'e.to_day']).as('dueOn'),
        sql<string[]>`reading.people_of(${ref('o.tpui')})`.as('people'),
      ])
      .where('o.filed_on', 'is', null)
      .where('o.ended_on', 'is', null)
      .where(({ between, fn }) =>
        between(
          fn<string>('greatest', ['o.due_on', 'e.to_day']),
          sql<string>`${today}::date`,
          sql<string>`${today}::date + ${soonDays}::int`,
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('obligation_excuses as x')
              .whereRef('x.tpui', '=', 'o.tpui')
              .whereRef('x.kind', '=', 'o.kind')
              .whereRef('x.period_from', '=', 'o.period_from')
              .where('x.undone_at', 'is', null),
          ),
        ),
      )
      .orderBy('o.tpui')
      .orderBy('o.kind')
      .execute();
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
