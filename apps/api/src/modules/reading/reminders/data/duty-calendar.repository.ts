import type { DutyKind, Localized } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Every period whose return is due in a year, by its day; what no law asks for is left out. */
export function dueDaysIn(on: Runner, year: number) {
  return tablesOf(on)
    .selectFrom(
      sql<{ kind: DutyKind; period_from: string; law_day: string; due_on: string; announced: string | null }>`
        reading.due_days_in(${year}::int)`.as('d'),
    )
    .select(['d.kind', 'd.period_from as periodFrom', 'd.law_day as lawDay', 'd.due_on as dueOn', 'd.announced'])
    .orderBy('d.due_on')
    .orderBy('d.kind')
    .execute();
}

export function holidaysIn(on: Runner, year: number) {
  return tablesOf(on)
    .selectFrom('reading.public_holidays as h')
    .select(({ ref }) => [sql<string>`${ref('h.day')}`.as('day'), sql<Localized>`${ref('h.name')}`.as('name')])
    .where('h.day', '>=', `${year}-01-01`)
    .where('h.day', '<=', `${year}-12-31`)
    .orderBy('h.day')
    .execute();
}
