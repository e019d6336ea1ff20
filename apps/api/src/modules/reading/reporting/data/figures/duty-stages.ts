import { type DutyStage, dutyStages, type getDutyFigures, type ParsedRequestOf, type Scope } from '@portal/contracts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource, RunQuery } from '../../../../../platform/lists/list-source.ts';
import { readPage } from '../../../../../platform/lists/read-page.ts';
import { ownRows } from '../../../../../platform/scope/own-rows.ts';
import type { Period } from '../../domain/period.ts';
import { duties } from '../reading-views.ts';
import { ofOffice } from '../reports/of-office.ts';

interface Question {
  readonly period: Period;
  /** Of the duties that count. */
  readonly where: SQL | undefined;
  readonly asked: Pick<ParsedRequestOf<typeof getDutyFigures>['query'], 'toId' | 'sector' | 'size'>;
  readonly scope: Scope;
}

const office = sql`t.home_office_id`;
/** Something of theirs in the 24 months to the end of the period, and no suspension. */
const isActive = ({ maxDate }: Period) => sql`t.standing <> 'suspended' and (
  d.last_filed_on > ${maxDate}::date - interval '24 months'
  or exists (select from reading.invoices b where b.payer_tpui = t.tpui and b.issued_on between ${maxDate}::date - interval '24 months' and ${maxDate}::date)
  or exists (select from reading.collections k where k.payer_tpui = t.tpui and k.day between ${maxDate}::date - interval '24 months' and ${maxDate}::date))`;

/** L1: how many persons came how far. Each condition holds with all of those before it. */
export async function readStages(run: RunQuery, { period, where, asked, scope }: Question) {
  const registered = and(
    sql`t.registered_on <= ${period.maxDate}`,
    sql`t.standing <> 'merged'`,
    ownRows(scope, { office }),
    asked.toId === undefined ? undefined : ofOffice(office)(asked.toId),
    asked.sector === undefined ? undefined : eq(sql`reading.sector_of(t.tpui)`, asked.sector),
    asked.size === undefined ? undefined : eq(sql`reading.size_of_payer(t.tpui)`, asked.size),
  );
  const from = sql`(
    with d as (
      select ${duties.tpui} as tpui, count(*) as due, count(*) filter (where ${duties.filedOn} is not null) as filed,
        count(*) filter (where ${duties.status} = 'filed') as in_time, max(${duties.filedOn}) as last_filed_on,
        sum(${duties.billedKobo}) as billed_kobo, sum(${duties.paidKobo}) as paid_kobo
      from ${duties} where ${where} and ${duties.status} in ('filed', 'filed-late', 'missing') group by 1
    ), reached as (
      select case when d.due is null then 1 when not (${isActive(period)}) then 2 when d.filed = 0 then 3
        when d.in_time < d.due then 4 when d.billed_kobo > 0 and d.paid_kobo = 0 then 5
        when d.paid_kobo < d.billed_kobo then 6 else 7 end as stage
      from reading.taxpayers t left join d on d.tpui = t.tpui where ${registered}
    )
    select stage as reached, count(*)::int as count from reached group by 1) as s`;
  const source: ListSource<{ readonly reached: number; readonly count: number }, 'reached'> = {
    from,
    key: { column: sql`s.reached`, type: 'integer' },
    select: { reached: sql`s.reached`, count: sql`s.count` },
    sorts: { reached: { column: sql`s.reached`, type: 'integer' } },
    isComputed: true,
  };
  const page = { pageNumber: 1, pageSize: dutyStages.length, sortField: 'reached', sortOrder: 'asc' } as const;
  const { data: rows } = await readPage(run, source, page, undefined);
  return dutyStages.map((stage: DutyStage, at) => ({
    stage,
    count: rows.filter(({ reached }) => reached > at).reduce((sum, { count }) => sum + count, 0),
  }));
}
