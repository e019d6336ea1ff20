import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { IncomeAnswers } from '../domain/effect-of.ts';

export interface ComparedReturn {
  readonly id: string;
  readonly tpui: string;
  readonly taxpayer: string;
  readonly officeId: number;
  readonly periodFrom: string;
  readonly year: number;
  readonly answers: IncomeAnswers;
  readonly payKobo: number;
  readonly incomeKobo: number;
  /** By each employer, as their rows were filed last. */
  readonly pay: readonly { employer: string; name: string; grossKobo: number; deductedKobo: number }[];
  readonly payUntil: string | null;
  /** By each payer. */
  readonly withheld: readonly { payer: string; name: string; grossKobo: number; taxKobo: number; until: string }[];
  readonly known: readonly string[];
}

const pay = sql<
  ComparedReturn['pay']
>`(select coalesce(jsonb_agg(jsonb_build_object('employer', p.employer, 'name', p.name,
  'grossKobo', p.gross_kobo, 'deductedKobo', p.deducted_kobo)), '[]') from own_paye_of_year(r.tpui, r.year) p)`;
const withheld = sql<
  ComparedReturn['withheld']
>`(select coalesce(jsonb_agg(jsonb_build_object('payer', w.payer, 'name', w.name,
  'grossKobo', w.gross_kobo, 'taxKobo', w.tax_kobo, 'until', w.until)), '[]') from own_withheld_of_year(r.tpui, r.year) w)`;

/** The next returns after one, by their ids, with what others declared of the same taxpayer and year. */
export function nextReturns(on: Runner, after: string | null, most: number): Promise<readonly ComparedReturn[]> {
  const next = sql<{
    id: string;
  }>`(select * from comparable_returns c where ${after}::uuid is null or c.id > ${after}::uuid order by c.id limit ${most})`;
  return tablesOf(on)
    .selectFrom(next.as('r'))
    .select([
      sql<string>`r.id`.as('id'),
      sql<string>`r.tpui`.as('tpui'),
      sql<string>`r.taxpayer`.as('taxpayer'),
      sql<number>`r.office_id`.as('officeId'),
      sql<string>`r.period_from::text`.as('periodFrom'),
      sql<number>`r.year`.as('year'),
      sql<IncomeAnswers>`r.answers`.as('answers'),
      sql<number>`r.pay_kobo`.as('payKobo'),
      sql<number>`r.income_kobo`.as('incomeKobo'),
      pay.as('pay'),
      sql<string | null>`paye_filed_until(r.tpui, r.year)::text`.as('payUntil'),
      withheld.as('withheld'),
      sql<string[]>`array(select d.rule from discrepancies d where d.return_id = r.id)`.as('known'),
    ])
    .orderBy(sql`r.id`)
    .execute();
}

export interface Comparison {
  readonly id: string;
  readonly afterReturn: string | null;
}

/** The comparison that runs, locked; else a new one where none began on this day of Lagos. Undefined: it is done for today, or another worker has it. */
export async function takeComparison(tx: Transaction): Promise<Comparison | undefined> {
  const running = await tablesOf(tx)
    .selectFrom('return_comparisons')
    .select(['id', 'after_return as afterReturn'])
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (running) return running;
  const begun = sql<{
    id: string;
  }>`(select id from return_comparisons where finished_at is null or lagos_day(started_at) = lagos_today())`;
  const isDone = await tablesOf(tx).selectFrom(begun.as('b')).select(sql<string>`b.id`.as('id')).executeTakeFirst();
  if (isDone) return undefined;
  return tablesOf(tx)
    .insertInto('return_comparisons')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'after_return as afterReturn'])
    .executeTakeFirst();
}

export interface Counts {
  compared: number;
  agreed: number;
  known: number;
  withoutEffect: number;
  opened: number;
}

export async function noteBatch(
  tx: Transaction,
  id: string,
  after: string | null,
  counts: Counts,
  isLast: boolean,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('return_comparisons')
    .set((eb) => ({
      ...(after !== null && { after_return: after }),
      compared: eb('compared', '+', counts.compared),
      agreed: eb('agreed', '+', counts.agreed),
      known: eb('known', '+', counts.known),
      without_effect: eb('without_effect', '+', counts.withoutEffect),
      opened: eb('opened', '+', counts.opened),
      ...(isLast && { finished_at: sql<Date>`clock_timestamp()` }),
    }))
    .where('id', '=', id)
    .execute();
}

export function lastComparison(on: Runner) {
  return tablesOf(on)
    .selectFrom('return_comparisons')
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'compared', 'agreed', 'known'])
    .select(['without_effect as withoutEffect', 'opened'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
