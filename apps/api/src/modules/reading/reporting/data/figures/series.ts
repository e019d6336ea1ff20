import { type getSeries, lagosDay, type ParsedRequestOf, type Scope } from '@portal/contracts';
import { BusinessError } from '../../../../../platform/http/business-error.ts';
import { filtersOf } from '../../domain/figures-question.ts';
import { toldPeriod } from '../../domain/told-period.ts';
import { inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { readKnownSince } from './known-since.ts';
import { type FigureRow, readFigures } from './read-figures.ts';
import { refuseUntoldSeries } from './refuse-untold.ts';
import { inOrder, namesOf, type SeriesRow } from './series-rows.ts';
import { readToldSeries } from './told-series.ts';

type Asked = ParsedRequestOf<typeof getSeries>['query'];

/** Days, weeks, months and hours in their order, without the empty ones; everything else with the largest first. */
export async function readSeries({ readAs, clock }: ReportReaderDeps, asked: Asked, scope: Scope) {
  const { measure, groupBy } = asked;
  const ofTotals = scope.kind === 'totals';
  if (ofTotals) refuseUntoldSeries(asked);
  const chosen = requirePeriod(asked, clock.now());
  const period = ofTotals ? toldPeriod(chosen, lagosDay(clock.now())) : chosen;
  const filters = filtersOf(asked, scope);
  const isOfPayments = [groupBy, ...Object.keys(filters)].some((one) => ofPayments.includes(one));
  if (measure === 'billed' && isOfPayments)
    throw new BusinessError('request.invalid', {
      fieldErrors: { measure: 'Bills have no hour, channel or gateway before they are paid' },
    });
  return inTime(() =>
    readAs(scope, async (run) => {
      const names = await namesOf(run, groupBy, period);
      const knownSince = await readKnownSince(run);
      const answer = (rows: readonly SeriesRow[]) => ({
        ...{ period, knownSince, asOf: clock.now().toISOString(), rows: inOrder(rows, groupBy) },
      });
      // What an MDA collects is in the public accounts of the state, month by month.
      if (ofTotals && groupBy !== 'mda' && groupBy !== 'month')
        return answer(await readToldSeries(run, { groupBy, period, mdaId: asked.mdaId }, names));
      const rows = await readFigures(run, { measure, period, filters, groupBy }, scope);
      const counted = filters.head !== undefined || groupBy === 'head' ? 'lines' : 'documents';
      const shown = measure === 'billed' ? rows.filter(({ status }) => status !== 'cancelled') : rows;
      return answer(added(shown, counted, names));
    }),
  );
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
