import { type Figure, type getSummary, lagosDay, type ParsedRequestOf, type Scope } from '@portal/contracts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { whereOf } from '../../../../../platform/lists/fragments.ts';
import type { RunQuery } from '../../../../../platform/lists/list-source.ts';
import { isComparable } from '../../domain/comparable.ts';
import { type Dimension, type FiguresQuestion, filtersOf } from '../../domain/figures-question.ts';
import { type Period, periodBefore } from '../../domain/period.ts';
import { toldPeriod, toldPeriodBefore } from '../../domain/told-period.ts';
import { inTime, type ReportReaderDeps, requirePeriod } from '../read-report.ts';
import { collections, invoices, reviewCases } from '../reading-views.ts';
import { factsOf } from './facts.ts';
import { isOneOf } from './is-one-of.ts';
import { readKnownSince } from './known-since.ts';
import { type FigureRow, readFigures } from './read-figures.ts';
import { refuseChosenParts } from './refuse-untold.ts';

type Asked = ParsedRequestOf<typeof getSummary>['query'];

/** Billed, collected, outstanding and under review in a period, and the first two in the period before, if the portal knows it whole. */
export async function readSummary({ readAs, clock }: ReportReaderDeps, asked: Asked, scope: Scope) {
  const ofTotals = scope.kind === 'totals';
  if (ofTotals) refuseChosenParts(asked);
  const chosen = requirePeriod(asked, clock.now());
  const period = ofTotals ? toldPeriod(chosen, lagosDay(clock.now())) : chosen;
  const before = (ofTotals ? toldPeriodBefore : periodBefore)(period, asked.against);
  const filters = filtersOf(asked, scope);
  // A bill has no channel and no gateway before it is paid.
  const knowsBills = filters.channel === undefined && filters.gateway === undefined;
  return inTime(() =>
    readAs(scope, async (run) => {
      const ask = (measure: FiguresQuestion['measure'], within: Period) =>
        measure === 'billed' && !knowsBills
          ? undefined
          : readFigures(run, { measure, period: within, filters, byStatus: true }, scope);
      const billed = await ask('billed', period);
      const collected = await ask('collected', period);
      const isKnown = isComparable(before, await readKnownSince(run));
      const billedBefore = isKnown ? await ask('billed', before) : undefined;
      const collectedBefore = isKnown ? await ask('collected', before) : undefined;
      const counted = filters.head === undefined ? 'documents' : 'lines';
      const figure = (rows: readonly FigureRow[] | undefined, ...statuses: readonly string[]): Figure | null =>
        rows
          ? sumOf(
              rows.filter(({ status }) => statuses.length === 0 || statuses.includes(status)),
              counted,
            )
          : null;
      const notCancelled = ['open', 'under-review', 'paid', 'void'];
      return {
        period,
        asOf: clock.now().toISOString(),
        billed: figure(billed, ...notCancelled),
        collected: sumOf(collected ?? [], counted),
        afterClosing: ofTotals ? null : await bookedAfterClosing(run, period, filters, counted),
        // By how bills and receipts stand, a month of an MDA can be one payer's.
        voided: ofTotals
          ? null
          : negated(
              sumOf(
                (collected ?? []).filter(({ status }) => status === 'void'),
                counted,
              ),
            ),
        outstanding: ofTotals ? null : figure(billed, 'open'),
        cancelled: ofTotals ? null : figure(billed, 'cancelled'),
        underReview: ofTotals || !knowsBills ? null : await moneyUnderReview(run, filters, scope),
        previous: isKnown
          ? {
              period: before,
              billed: figure(billedBefore, ...notCancelled),
              collected: sumOf(collectedBefore ?? [], counted),
            }
          : null,
      };
    }),
  );
}

/** What changed months of the period that were closed: few lines, which have an index of their own. */
async function bookedAfterClosing(
  run: RunQuery,
  period: Period,
  filters: FiguresQuestion['filters'],
  counted: 'documents' | 'lines',
): Promise<Figure> {
  const table = factsOf('collected', period);
  const chosen = Object.entries(filters).map(([dimension, values]) => {
    const column = table.columns[dimension as Dimension];
    return column && isOneOf(column, values);
  });
  const where = and(table.within, sql`${collections.isAfterClosing}`, ...chosen);
  return figureIn(run, {
    count: sql`sum(${table[counted]})`,
    kobo: sql`${table.kobo}`,
    from: sql`${table.from}`,
    where,
  });
}

/** A count and a sum of kobo over some rows, both nought where there are none. */
async function figureIn(
  run: RunQuery,
  { count, kobo, from, where }: { count: SQL; kobo: SQL; from: SQL; where: SQL | undefined },
): Promise<Figure> {
  const [row] = await run<Figure>(sql`
    select coalesce(${count}, 0)::int as count, coalesce(sum(${kobo}), 0)::bigint as kobo from ${from} ${whereOf(where)}`);
  return row ?? { count: 0, kobo: 0 };
}

function sumOf(rows: readonly FigureRow[], counted: 'documents' | 'lines'): Figure {
  return {
    count: rows.reduce((sum, row) => sum + row[counted], 0),
    kobo: rows.reduce((sum, row) => sum + row.kobo, 0),
  };
}

function negated({ count, kobo }: Figure): Figure {
  return { count: count === 0 ? 0 : -count, kobo: kobo === 0 ? 0 : -kobo };
}

/**
 * Received, not collected, and not decided: what is held now, of whatever day, since money of last month waits no less. Few, so from
 * the cases themselves: for the state from the desk's own list, for others the same money by their own bills.
 */
async function moneyUnderReview(run: RunQuery, filters: FiguresQuestion['filters'], scope: Scope): Promise<Figure> {
  const columns = {
    mda: invoices.mdaId,
    office: invoices.taxOfficeId,
    lga: invoices.lgaId,
    category: invoices.payerCategoryId,
    'expert-system': invoices.expertSystemId,
    'engine-code': invoices.engineCodeId,
  } as const;
  const chosen = Object.entries(filters).map(([dimension, values]): SQL | undefined =>
    dimension === 'head'
      ? sql`exists (select from bill_lines l where l.bill_id = ${invoices.id} and ${inArray(sql`l.revenue_head_id`, values)})`
      : isOneOf(columns[dimension as keyof typeof columns], values),
  );
  const cases =
    scope.kind === 'state'
      ? sql`(select bill_reference, held_kobo as kobo from ${reviewCases} where state <> 'decided') m join ${invoices} on ${invoices.reference} = m.bill_reference`
      : sql`reading.money_under_review() m join ${invoices} on ${invoices.id} = m.bill_id`;
  return figureIn(run, { count: sql`count(*)`, kobo: sql`m.kobo`, from: cases, where: and(...chosen) });
}
