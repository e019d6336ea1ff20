import {
  getAgeing,
  getClasses,
  getClearanceCounts,
  getFiscalYear,
  getPayers,
  getSeries,
  getSummary,
  getTimeToPay,
  payerStages,
} from '@portal/contracts';
import { vi } from 'vitest';

const asOf = '2026-11-23T08:42:00.000Z';
const million = 100_000_000;
const figure = (count: number, naira: number) => ({ count, kobo: naira * million });

/** Keys of a series as the server has them. */
const keysOf: Readonly<Record<string, readonly (readonly [key: string, label: string | null])[]>> = {
  lga: [
    ['412', 'Zaria'],
    ['413', 'Chikun'],
  ],
  'weekday-hour': [
    ['1-10', null],
    ['5-13', null],
  ],
};
const ids = [
  ['3', 'First of them'],
  ['4', 'Second of them'],
  ['', null],
] as const;

function rowsOf(query: URLSearchParams) {
  const groupBy = query.get('groupBy') ?? '';
  if (['day', 'week', 'month'].includes(groupBy))
    return [{ key: query.get('minDate') ?? '', label: null, ...figure(12, 90) }];
  return (keysOf[groupBy] ?? ids).map(([key, label], index) => ({ key, label, ...figure(9 - index, 90 - 30 * index) }));
}

const compared = (naira: number, beforeNaira: number) => ({ kobo: naira * million, beforeKobo: beforeNaira * million });

/** A year 5,270 million behind the plan of its budget. */
export function fiscalYear(year: number) {
  const month = (of: number, naira: number) => ({
    ...{ month: `${year}-${String(of).padStart(2, '0')}-01`, payers: 120, newPayers: 30, kobo: naira * million },
    ...{ top10Kobo: 41 * million, top50Kobo: 60 * million, top100Kobo: 70 * million, concentration: 812 },
  });
  return {
    ...{ year, until: `${year}-11-23`, asOf },
    ...{ collected: compared(98_630, 89_000), today: { kobo: 12 * million }, month: compared(6_840, 6_090) },
    billed: compared(120_000, 110_000),
    budget: { kobo: 117_280 * million, version: 1, source: 'Appropriation Law', enteredOn: `${year}-01-04` },
    plan: { kobo: 103_900 * million, method: 'shares', years: [year - 3, year - 2, year - 1] },
    gap: { kobo: -5_270 * million, days: 15 },
    forecast: {
      ...{ lowKobo: 109_380 * million, highKobo: 114_780 * million, method: 'shares' },
      ...{ years: [year - 3, year - 2, year - 1], lastError: 0.031 },
    },
    drivers: {
      up: [{ id: 1, label: 'PAYE', ...compared(50_000, 47_900) }],
      down: [{ id: 3, label: 'Withholding Tax', ...compared(5_000, 8_420) }],
    },
    classes: [
      { class: 'paye', ...compared(50_000, 47_900) },
      { class: 'mdas', ...compared(48_630, 41_100) },
    ],
    months: [
      { month: `${year}-01-01`, ...compared(9_000, 8_000), targetKobo: null },
      { month: `${year}-02-01`, ...compared(8_000, 7_000), targetKobo: null },
    ],
    mdas: [
      {
        id: 3,
        label: 'First of them',
        ...compared(60_000, 50_000),
        billedKobo: 70_000 * million,
        targetKobo: 74_280 * million,
        planKobo: 65_000 * million,
        settled: { share: 0.87, medianDays: 2 },
      },
      {
        id: 4,
        label: 'Second of them',
        ...compared(38_630, 39_000),
        billedKobo: 50_000 * million,
        targetKobo: null,
        planKobo: null,
        settled: null,
      },
    ],
    yearsBefore: [
      { year: 2025, kobo: 97 * million, budgetKobo: 100 * million },
      { year: 2024, kobo: 110 * million, budgetKobo: 100 * million },
    ],
    payers: [month(9, 90), month(10, 100)],
    settled: {
      ...{ since: `${year}-10-12`, medianDays: 1, share: 0.94 },
    },
    served: { since: `${year}-09-01`, receipts: 400, served: 300 },
    arrears: {
      takenOn: `${year}-11-23`,
      kobo: 9_000 * million,
      oldKobo: 1_800 * million,
      collectedKobo: 100_000 * million,
    },
  };
}

/** The network of a screen of figures: answers as the contract says, and remembers what it was asked. */
export function answersOfFigures(
  answer: (path: string, query: URLSearchParams) => Response | undefined = () => undefined,
) {
  const asked: { readonly path: string; readonly query: URLSearchParams }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const { pathname, searchParams: query } = new URL(String(input));
    const path = pathname.replace('/api/v1', '');
    asked.push({ path, query });
    const own = answer(path, query);
    if (own) return own;
    const period = { minDate: query.get('minDate') ?? '2026-11-01', maxDate: query.get('maxDate') ?? '2026-11-23' };
    switch (path) {
      case getSummary.path: {
        const ofPayments = query.has('pcId') || query.has('pgId');
        const bills = (count: number, naira: number) => (ofPayments ? null : figure(count, naira));
        const isThen = period.minDate < '2026-11';
        return Response.json(
          getSummary.response.parse({
            ...{
              period,
              asOf,
              billed: bills(52_884, isThen ? 500 : 831),
              collected: figure(41_206, isThen ? 609 : 684),
            },
            ...{
              voided: figure(3, 1),
              afterClosing: isThen ? figure(2, 3) : figure(0, 0),
              outstanding: bills(11_678, 147),
              cancelled: bills(8, 2),
              underReview: bills(12, 4),
            },
            previous: {
              period: { minDate: '2026-10-01', maxDate: '2026-10-23' },
              billed: bills(50_000, 783),
              collected: figure(39_000, 609),
            },
          }),
        );
      }
      case getSeries.path:
        return Response.json(getSeries.response.parse({ period, knownSince: '2023-01-02', asOf, rows: rowsOf(query) }));
      case getAgeing.path:
        return Response.json(
          getAgeing.response.parse({
            takenOn: '2026-11-23',
            isOfNow: false,
            rows: [
              { fromDays: 0, ...figure(5120, 65) },
              { fromDays: 91, ...figure(1644, 35) },
            ],
          }),
        );
      case getClasses.path: {
        const { classes } = fiscalYear(2026);
        const rows = classes.map(({ class: of, kobo }) => ({ class: of, kobo }));
        return Response.json(getClasses.response.parse({ period, asOf, rows }));
      }
      case getClearanceCounts.path:
        return Response.json(
          getClearanceCounts.response.parse({
            ...{ year: 2026, issued: 1284, issuedByPortal: 1190, refused: 31, revoked: 2, medianMinutes: 1.5 },
            ...{ overFourteenDays: 0, withPerson: 42, blocked: 317 },
          }),
        );
      case getFiscalYear.path:
        return Response.json(getFiscalYear.response.parse(fiscalYear(Number(query.get('year') ?? 2026))));
      case getPayers.path: {
        const counts = [200, 153, 135, 84];
        const stages = payerStages.map((stage, index) => ({ stage, count: counts[index] }));
        return Response.json(getPayers.response.parse({ period, asOf, stages, registeredBefore: 188 }));
      }
      case getTimeToPay.path:
        return Response.json(
          getTimeToPay.response.parse({
            period,
            asOf,
            medianDays: 2.5,
            rows: [
              { fromDays: 1, ...figure(75, 30) },
              { fromDays: 31, ...figure(25, 9) },
            ],
          }),
        );
      default:
        return path.startsWith('/lookups/')
          ? Response.json([{ id: 3, displayField: 'Internal Revenue Service' }])
          : Response.json({ data: [] });
    }
  });
  return { fetch, asked };
}
