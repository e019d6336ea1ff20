import type { getAgeing, ParsedRequestOf, Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { whereOf } from '../../../../platform/lists/fragments.ts';
import { fewKey, mergeFew } from '../../domain/few-payers.ts';
import { type Dimension, filtersOf } from '../../domain/figures-question.ts';
import { firstDay } from '../../domain/period.ts';
import { conditionsOf, inTime, type ReportReaderDeps } from '../read-report.ts';
import { invoices } from '../reading-views.ts';
import { invoicesBinding } from '../reports/invoices.ts';
import { refuseOfPayments, refusePayersSide } from './payers-side.ts';

type Asked = ParsedRequestOf<typeof getAgeing>['query'];

interface Age {
  readonly fromDays: number;
  readonly count: number;
  readonly kobo: number;
}

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
 * as they stand now. Refuses what bills do not have before they are paid, and what those who read totals alone have no rows for.
 */
export function readAgeing(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  refusePayersSide(asked, scope);
  refuseOfPayments(asked);
  const filters = Object.entries(filtersOf(asked, scope)) as [Dimension, readonly (string | number)[]][];
  const known = inSnapshot[scope.kind] ?? [];
  if (filters.length <= 1 && filters.every(([dimension]) => known.includes(dimension)))
    return lastNight(deps, filters[0], scope);
  if (scope.kind === 'totals')
    throw new BusinessError('request.invalid', {
      fieldErrors: { [lastAsked(asked)]: 'Ageing is known for the whole state and by MDA' },
    });
  return ofBills(deps, asked, scope);
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
      const chosen = keys ? sql`and key = any (${sql.param(keys.map(String))}::text[])` : sql``;
      const rows = await run<Age>(sql`
        select from_days as "fromDays", sum(bills)::int as count, sum(kobo)::bigint as kobo from arrears_snapshots
        where taken_on = ${takenOn} and dimension = ${dimension} ${chosen} group by 1 order by 1`);
      return { takenOn, isOfNow: false, rows: scope.kind === 'totals' ? withoutFew(rows) : rows };
    }),
  );
}

/** Of the invoice report itself, so that the list behind an age adds up to it. */
function ofBills(deps: ReportReaderDeps, asked: Asked, scope: Scope) {
  const takenOn = dayOf(deps.clock.now());
  const days = { minDate: firstDay, maxDate: takenOn };
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

/** Payers are at most as many as bills. */
function withoutFew(ages: readonly Age[]) {
  const parts = ages.map(({ fromDays, count, kobo }) => ({ key: String(fromDays), label: null, count, kobo }));
  return mergeFew(parts, () => undefined).map(({ key, count, kobo }) => ({
    fromDays: key === fewKey ? null : Number(key),
    ...{ count, kobo },
  }));
}

function lastAsked(asked: Asked): string {
  return Object.entries(asked).findLast(([, value]) => value !== undefined)?.[0] ?? 'mdaId';
}
