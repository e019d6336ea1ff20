import type { Grouping, getSeries, ParsedRequestOf, Scope } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';
import { mergeFew } from '../../domain/few-payers.ts';
import { filtersOf, isDimension } from '../../domain/figures-question.ts';
import type { Period } from '../../domain/period.ts';
import { inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { refusePayersSide } from './payers-side.ts';
import { type FigureRow, readFigures } from './read-figures.ts';

type Asked = ParsedRequestOf<typeof getSeries>['query'];

interface SeriesRow {
  readonly key: string;
  readonly label: string | null;
  readonly count: number;
  readonly kobo: number;
}

/** Days, weeks, months and hours in their order, without the empty ones; everything else with the largest first. */
export async function readSeries({ readAs, clock }: ReportReaderDeps, asked: Asked, scope: Scope) {
  const { measure, groupBy } = asked;
  const period = requirePeriod(asked, clock.now());
  refusePayersSide(asked, scope);
  const filters = filtersOf(asked, scope);
  const isOfPayments = [groupBy, ...Object.keys(filters)].some((one) => ofPayments.includes(one));
  if (measure === 'billed' && isOfPayments)
    throw new BusinessError('request.invalid', {
      fieldErrors: { measure: 'Bills have no hour, channel or gateway before they are paid' },
    });
  return inTime(() =>
    readAs(scope, async (run) => {
      const rows = await readFigures(run, { measure, period, filters, groupBy }, scope);
      const counted = filters.head !== undefined || groupBy === 'head' ? 'lines' : 'documents';
      const shown = measure === 'billed' ? rows.filter(({ status }) => status !== 'cancelled') : rows;
      const names = await namesOf(run, groupBy);
      const parts = added(shown, counted, names);
      // What an MDA collects is in the public accounts of the state. An hour of the week, or a day, can be one payer's.
      const isDivided = groupBy !== 'mda' || Object.keys(filters).length > 0;
      const told = scope.kind === 'totals' && isDivided ? mergeFew(parts, await payersOf(run, groupBy, period)) : parts;
      return { period, asOf: clock.now().toISOString(), rows: inOrder(told, groupBy) };
    }),
  );
}

/** The most payers of a part in a month, of the period's months and the two before: those of the running month are counted at night. */
export async function payersOf(run: RunQuery, groupBy: Grouping, { minDate, maxDate }: Period) {
  if (!isDimension(groupBy)) return () => undefined;
  const rows = await run<{ key: string; payers: number }>(sql`
    select key, max(payers)::int as payers from payer_snapshots
    where dimension = ${groupBy} and month between date_trunc('month', ${minDate}::date) - interval '2 months' and ${maxDate}
    group by 1`);
  const byKey = new Map(rows.map(({ key, payers }) => [key, payers]));
  // Once they were counted, a part that is missing had nobody.
  return (key: string) => byKey.get(key) ?? (byKey.size > 0 ? 0 : undefined);
}

const ofPayments: readonly string[] = ['hour', 'weekday-hour', 'channel', 'gateway'];

function added(
  rows: readonly FigureRow[],
  counted: 'documents' | 'lines',
  names: ReadonlyMap<string, string>,
): SeriesRow[] {
  const sums = new Map<string, SeriesRow>();
  for (const row of rows) {
    const { count = 0, kobo = 0 } = sums.get(row.key) ?? {};
    const label = names.get(row.key) ?? null;
    sums.set(row.key, { key: row.key, label, count: count + row[counted], kobo: kobo + row.kobo });
  }
  return [...sums.values()].filter(({ count, kobo }) => count !== 0 || kobo !== 0);
}

function inOrder(rows: readonly SeriesRow[], groupBy: Grouping): SeriesRow[] {
  if (isDimension(groupBy)) return rows.toSorted((a, b) => b.kobo - a.kobo || a.key.localeCompare(b.key));
  return rows.toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** What ids are called. All of these lists are short. */
const nameLists: Partial<Readonly<Record<Grouping, SQL>>> = {
  mda: sql`select id, name from mdas`,
  head: sql`select id, name from revenue_heads`,
  office: sql`select id, name from tax_offices`,
  // Payers of other states have theirs too.
  lga: sql`select id, name from lgas`,
  category: sql`select id, name from taxpayer_categories`,
  'expert-system': sql`select id, name from expert_systems`,
  'engine-code': sql`select id, code as name from engine_codes`,
  channel: sql`select id, name from payment_channels`,
  gateway: sql`select id, name from payment_gateways`,
};

async function namesOf(run: RunQuery, groupBy: Grouping): Promise<ReadonlyMap<string, string>> {
  const list = nameLists[groupBy];
  const rows = list ? await run<{ id: number | string; name: string }>(list) : [];
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
