import { countBound, recogniseCriteria, type Scope, theBeginning } from '@portal/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { countAllRows } from '../../../../platform/lists/count-rows.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { readPage } from '../../../../platform/lists/read-page.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import type { ReadAs } from '../../../../platform/scope/read-as.ts';
import { type Period, periodOf } from '../domain/period.ts';
import type { Asked, ReportBinding } from './report-binding.ts';
import { isNameTooCommon } from './reports/bills-found.ts';

export interface ReportReaderDeps {
  readonly readAs: ReadAs;
  readonly clock: Clock;
}

/** What PostgreSQL says when `statement_timeout` is over. */
const queryCanceled = '57014';
/** Adding up millions of rows may take longer than showing fifty of them. */
const totalsTimeoutMs = 10_000;

/**
 * A page of a report as `scope` may see it; a record that was asked for by its id in whatever period it stands. Refuses a period
 * that is none, a NIN, and a cursor of another list.
 */
export async function readReport(deps: ReportReaderDeps, binding: ReportBinding, asked: Asked, scope: Scope) {
  const { source, where, period } = conditionsOf(
    deps,
    asked.record === undefined ? binding : ofAnyDay(binding),
    asked,
    scope,
  );
  const page = await inTime(() => deps.readAs(scope, (run) => readPage(run, source, asked, where)));
  return { ...page, data: page.data.map(asWire), period, asOf: deps.clock.now().toISOString() };
}

/** Filters that narrow by the period are told none, either. */
function ofAnyDay(binding: ReportBinding): ReportBinding {
  const filters = Object.fromEntries(
    Object.entries(binding.filters).map(([key, condition]) => [key, (value: string | number) => condition(value)]),
  );
  return { ...binding, filters, within: () => undefined };
}

/** Exact count and sums of all rows that answer the filters. Refuses with `report.too-much` when that takes too long. */
export async function readReportTotals(
  deps: ReportReaderDeps,
  binding: ReportBinding,
  asked: Pick<Asked, 'criteria' | 'minDate' | 'maxDate' | 'status'>,
  scope: Scope,
) {
  const { source, where, period } = conditionsOf(deps, binding, asked, scope);
  const options = { timeoutMs: totalsTimeoutMs };
  const counted = await inTime(() => deps.readAs(scope, (run) => countAllRows(run, source, where), options));
  return { ...counted, period, asOf: deps.clock.now().toISOString() };
}

/** What a report is read from for `scope`, and by which conditions. Refuses a period that is none, and a NIN. */
export function conditionsOf(
  { clock }: Pick<ReportReaderDeps, 'clock'>,
  binding: ReportBinding,
  asked: Pick<Asked, 'criteria' | 'minDate' | 'maxDate' | 'status'>,
  scope: Scope,
): {
  // biome-ignore lint/suspicious/noExplicitAny: as the binding
  readonly source: ListSource<any, string>;
  readonly where: SQL | undefined;
  readonly period: Period;
} {
  const period = requirePeriod(binding.isOfAllTime ? { minDate: theBeginning, ...asked } : asked, clock.now());
  const chosen = Object.entries(binding.filters).map(([key, condition]) => {
    const value = (asked as Readonly<Record<string, string | number | undefined>>)[key];
    return value === undefined ? undefined : condition(value, period);
  });
  const where = and(
    ownRows(scope, binding.own),
    binding.within(period),
    ...chosen,
    asked.status === undefined ? undefined : binding.status?.(asked.status),
    searched(binding, asked.criteria, period),
  );
  const source = typeof binding.source === 'function' ? binding.source(period) : binding.source;
  return { source, where, period };
}

/** The period that was asked for, or the usual one; refuses one that is none, at its field. */
export function requirePeriod(asked: Parameters<typeof periodOf>[0], now: Date): Period {
  const period = periodOf(asked, now);
  if ('why' in period) throw new BusinessError('request.invalid', { fieldErrors: { [period.field]: period.why } });
  return period;
}

function searched({ search, searchWords }: ReportBinding, typed: string, period: Period): SQL | undefined {
  const criteria = recogniseCriteria(typed);
  if (searchWords && criteria?.kind !== 'nin') return typed === '' ? undefined : searchWords(typed);
  if (!criteria) return undefined;
  if (criteria.kind === 'nin')
    throw new BusinessError('request.invalid', {
      fieldErrors: { criteria: 'This may be a NIN, which is not searched here. Use the TPUI or the phone number' },
    });
  if (criteria.kind === 'too-short')
    throw new BusinessError('request.invalid', {
      fieldErrors: { criteria: 'Type at least three letters of a name, or a whole number' },
    });
  return search?.(criteria, period) ?? sql`false`;
}

function asWire<Row extends object>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as Row;
}

/** Refuses with `report.too-much` what the database gives up, and a name that too many have, at its field. */
export async function inTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === queryCanceled)
      throw new BusinessError('report.too-much', { cause: error });
    if (isNameTooCommon(error))
      throw new BusinessError('request.invalid', {
        fieldErrors: {
          criteria: `More than ${countBound.toLocaleString('en')} bills match this name in these days. Type more of the name, or choose fewer days`,
        },
        cause: error,
      });
    throw error;
  }
}
