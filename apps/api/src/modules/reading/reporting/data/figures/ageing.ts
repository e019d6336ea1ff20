import type { getAgeing, ParsedRequestOf, Scope } from '@portal/contracts';
import { theBeginning } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../../platform/clock/lagos-day.ts';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import { fewOf } from '../../domain/few-payers.ts';
import { type Dimension, filtersOf } from '../../domain/figures-question.ts';
import { conditionsOf, inTime, type ReportReaderDeps } from '../read-report.ts';
import { invoices } from '../reading-views.ts';
import { invoicesBinding } from '../reports/invoices.ts';
import { refuseOfPayments } from './refuse-of-payments.ts';
import { refuseChosenParts } from './refuse-untold.ts';

type Asked = ParsedRequestOf<typeof getAgeing>['query'];

interface Age {
  readonly fromDays: number;
  readonly count: number;
  readonly kobo: number;
}

interface CountedAge extends Age {
  readonly payers: number | null;
}

type ToldAge = Omit<Age, 'fromDays'> & { readonly fromDays: number | null };

/** What a night counted for a scope; anything else is counted from the bills as they stand now. */
const inSnapshot: Readonly<Partial<Record<Scope['kind'], readonly Dimension[]>>> = {
  state: ['mda', 'office', 'lga', 'category', 'expert-system'],
  totals: ['mda'],
  mda: ['mda'],
  'tax-offices': ['office'],
  'expert-system': ['expert-system'],
};

/**
 * What is owed by age: from the last night's snapshot where it knows what was asked (one dimension at a time), else from the bills
 * as they stand now. Refuses what bills do not have before they are paid, and what those who read totals alone are not told.
 */
export function readAgeing(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  if (scope.kind === 'totals') refuseChosenParts(asked);
  refuseOfPayments(asked);
  const filters = Object.entries(filtersOf(asked, scope)) as [Dimension, readonly (string | number)[]][];
  const known = inSnapshot[scope.kind] ?? [];
  if (filters.length <= 1 && filters.every(([dimension]) => known.includes(dimension)))
    return lastNight(deps, filters[0], scope);
  return ofBills(deps, asked, scope);
}

/** As a night writes it: nobody's is empty. */
function keyOf(value: string | number): string {
  return value === 0 ? '' : String(value);
}

function lastNight(
  { readAs }: ReportReaderDeps,
  filter: readonly [Dimension, readonly (string | number)[]] | undefined,
  scope: Scope,
) {
  const [dimension, keys] = filter ?? [scope.kind === 'tax-offices' ? 'office' : 'all', undefined];
  return inTime(() =>
    readAs(scope, async (run) => {
      const [latest] = await run<{ takenOn: string | null }>(
        sql`select max(taken_on) as "takenOn" from arrears_snapshots`,
      );
      const takenOn = latest?.takenOn ?? null;
      const chosen = keys ? sql`and key = any (${sql.param(keys.map(keyOf))}::text[])` : sql``;
      const rows = await run<CountedAge>(sql`
        select from_days as "fromDays", sum(bills)::int as count, sum(kobo)::bigint as kobo,
          case when count(*) = count(payers) then max(payers) end as payers
        from arrears_snapshots
        where taken_on = ${takenOn} and dimension = ${dimension} ${chosen} group by 1 order by 1`);
      const ages: readonly ToldAge[] =
        scope.kind === 'totals'
          ? withoutFew(rows, dimension === 'mda')
          : rows.map(({ payers: _payers, ...age }) => age);
      return { takenOn, isOfNow: false, rows: [...ages] };
    }),
  );
}

/** Of the invoice report itself, so that the list behind an age adds up to it. */
function ofBills(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  const takenOn = dayOf(deps.clock.now());
  const days = { minDate: theBeginning, maxDate: takenOn };
  const { where } = conditionsOf(
    deps,
    invoicesBinding,
    { ...asked, ...days, criteria: '', status: 'outstanding' },
    scope,
  );
  return inTime(() =>
    deps.readAs(scope, async (run) => ({
      takenOn,
      isOfNow: true,
      rows: await run<Age>(sql`
        select (select max(d) from unnest(array[0, 31, 91, 181, 366, 1096, 2191]) d
                where d <= greatest(${takenOn}::date - ${invoices.issuedOn}, 0)) as "fromDays",
          count(*)::int as count, sum(${invoices.totalKobo})::bigint as kobo
        from ${invoices} ${whereOf(where)} group by 1 order by 1`),
    })),
  );
}

/** Ages of too few who owe are told together; of an MDA all of them are: what it is owed is whole, its ages can be one payer's. */
function withoutFew(ages: readonly CountedAge[], isOfMda: boolean): ToldAge[] {
  const few = isOfMda ? ages : fewOf(ages);
  const told = ages.filter((age) => !few.includes(age)).map(({ fromDays, count, kobo }) => ({ fromDays, count, kobo }));
  if (few.length === 0) return told;
  const sum = (of: 'count' | 'kobo') => few.reduce((total, age) => total + age[of], 0);
  return [...told, { fromDays: null, count: sum('count'), kobo: sum('kobo') }];
}
