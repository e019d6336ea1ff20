import type { Page } from '@playwright/test';
import {
  type Endpoint,
  type Grouping,
  getAgeing,
  getFiscalYear,
  getPayers,
  getSeries,
  getSummary,
  getTimeToPay,
  listStatements,
  listTargets,
  payerStages,
  type ResponseOf,
} from '@portal/contracts';
import { apiFails, goesOnTo, type Preparation, type SignedInScreen } from './screen.ts';

const asOf = '2026-11-23T08:42:00.000Z';
const million = 100_000_000;
const figure = (count: number, millions: number) => ({ count, kobo: Math.round(millions * million) });

const lgas = [
  ['Kaduna North', 38_400],
  ['Kaduna South', 21_600],
  ['Chikun', 9_800],
  ['Zaria', 8_100],
  ['Igabi', 6_450],
  ['Sabon Gari', 4_200],
  ["Jema'a", 1_340],
  ['Kachia', 1_100],
  ['Zangon Kataf', 970],
  ['Giwa', 920],
  ['Lere', 880],
  ['Ikara', 620],
  ['Soba', 580],
  ['Makarfi', 510],
  ['Kagarko', 490],
  ['Kubau', 470],
  ['Kudan', 440],
  ['Sanga', 410],
  ['Kaura', 360],
  ['Birnin Gwari', 350],
  ['Kauru', 330],
  ['Jaba', 310],
] as const;
const names: Partial<Readonly<Record<Grouping, readonly (readonly [string, number])[]>>> = {
  lga: lgas,
  mda: [
    ['Kaduna State Internal Revenue Service', 3_920],
    ['Kaduna Geographic Information Service', 860],
    ['Ministry of Health', 610],
    ['Ministry of Education', 420],
    ['Kaduna State Urban Planning and Development Authority', 340],
    ['Kaduna State Traffic and Environmental Law Enforcement Authority', 270],
    ['Ministry of Justice', 230],
    ['Ministry of Agriculture', 190],
  ],
  head: [
    ['Pay As You Earn (PAYE)', 2_410],
    ['Withholding Tax (Individuals)', 790],
    ['Ground Rent', 620],
    ['Hospital Service Earnings', 600],
    ['Direct Assessment', 410],
    ['Motor Vehicle Licence', 300],
    ['Business Premises Renewal', 240],
    ['Stamp Duties', 180],
  ],
  channel: [
    ['Bank transfer', 2_530],
    ['Card', 1_640],
    ['Bank branch', 1_160],
    ['USSD', 750],
    ['POS', 480],
    ['Wallet', 200],
    ['eNaira', 80],
  ],
  gateway: [
    ['Remita', 5_020],
    ['Interswitch', 1_420],
    ['Bank', 400],
  ],
  category: [
    ['Corporate', 4_310],
    ['Individual', 1_640],
    ['State Agency', 620],
    ['Federal Agency', 270],
  ],
  office: [
    ['Kaduna North Area Tax Office', 2_900],
    ['Kaduna South Area Tax Office', 1_800],
    ['Zaria Area Tax Office', 900],
    ['Kafanchan Area Tax Office', 400],
  ],
};

/** Weekdays more than Sundays, mornings more than nights, a little more each month. */
const swing = (index: number) => 0.55 + ((index * 37) % 23) / 30;

function daysOf(from: string, to: string, step: number) {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000 / step) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * step * 86_400_000).toISOString().slice(0, 10),
  );
}

function seriesRows(groupBy: Grouping, from: string, to: string) {
  const part = from < '2026-11-01' ? 0.89 : 1;
  const row = (key: string, label: string | null, count: number, millions: number) => ({
    ...{ key, label },
    ...figure(count, millions * part),
  });
  if (groupBy === 'day') return daysOf(from, to, 1).map((day, index) => row(day, null, 900, 300 * swing(index)));
  if (groupBy === 'week')
    return daysOf('2025-12-29', to, 7).map((day, index) => row(day, null, 900, 1900 * swing(index)));
  if (groupBy === 'month')
    return Array.from({ length: 12 }, (_, index) => `${from.slice(0, 4)}-${String(index + 1).padStart(2, '0')}-01`)
      .filter((month) => month <= to)
      .map((month, index) => row(month, null, 900, 5400 * swing(index)));
  if (groupBy === 'weekday-hour')
    return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      Array.from({ length: 18 }, (_, index) => index + 5).map((hour) => {
        const busy =
          Math.max(0, 1 - Math.abs(hour - 11) / 9) * (weekday > 5 ? 0.3 : 1) * (weekday === 5 && hour === 13 ? 0.4 : 1);
        return row(`${weekday}-${hour}`, null, Math.round(412 * busy * swing(weekday * 24 + hour)), busy * 40);
      }),
    );
  return (names[groupBy] ?? []).map(([label, millions], index) => {
    const own = part === 1 ? 1 : 0.8 + ((index * 29) % 40) / 100;
    return { key: String(index + 1), label, ...figure(Math.round(millions / 3) + 5, millions * own) };
  });
}

const compared = (millions: number, beforeMillions: number) => ({
  kobo: millions * million,
  beforeKobo: beforeMillions * million,
});

const year: ResponseOf<typeof getFiscalYear> = {
  ...{ year: 2026, until: '2026-11-23', asOf },
  ...{ collected: compared(98_630, 91_200), today: { kobo: 41 * million }, month: compared(6_840, 6_090) },
  billed: compared(121_400, 110_800),
  budget: { kobo: 117_280 * million, version: 1, source: 'Appropriation Law 2026', enteredOn: '2026-01-04' },
  plan: { kobo: 103_900 * million, method: 'shares', years: [2023, 2024, 2025] },
  gap: { kobo: -5_270 * million, days: 15 },
  forecast: {
    ...{ lowKobo: 109_400 * million, highKobo: 114_800 * million, method: 'shares' },
    ...{ years: [2023, 2024, 2025], lastError: 0.031 },
  },
  drivers: {
    up: [
      { id: 1, label: 'Pay As You Earn (PAYE)', ...compared(51_200, 49_100) },
      { id: 52, label: 'Ground Rent', ...compared(4_120, 3_380) },
      { id: 11, label: 'Motor Vehicle Licence', ...compared(2_010, 1_700) },
    ],
    down: [
      { id: 3, label: 'Withholding Tax (Individuals)', ...compared(5_800, 9_220) },
      { id: 40, label: 'Produce Inspection', ...compared(900, 2_560) },
      { id: 44, label: 'Hospital Service Earnings', ...compared(3_100, 4_080) },
    ],
  },
  classes: [
    { class: 'paye', ...compared(51_200, 49_100) },
    { class: 'mdas', ...compared(29_400, 24_900) },
    { class: 'direct-assessment', ...compared(6_100, 5_200) },
    { class: 'withholding', ...compared(5_800, 9_220) },
    { class: 'road-taxes', ...compared(3_600, 3_100) },
    { class: 'other-taxes', ...compared(1_300, 1_100) },
    { class: 'stamp-duties', ...compared(700, 640) },
    { class: 'local-government', ...compared(430, 410) },
    { class: 'capital-gains', ...compared(100, 90) },
  ],
  months: Array.from({ length: 11 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}-01`,
    ...compared(Math.round(8_960 * swing(index)), Math.round(8_290 * swing(index + 3))),
    targetKobo: null,
  })),
  mdas: (names.mda ?? []).map(([label, millions], index) => ({
    ...{ id: index + 1, label },
    ...compared(millions * 14, Math.round(millions * 13 * swing(index))),
    billedKobo: millions * 17 * million,
    targetKobo: index === 6 ? null : millions * 17 * million,
    planKobo: index === 6 ? null : Math.round(millions * (13.2 + (index % 3)) * million),
    settled:
      index === 6
        ? null
        : {
            share: Math.round((3.6 + (index % 4) / 10) * 250) / 1000,
            medianDays: 1 + (index % 3),
          },
  })),
  yearsBefore: [
    { year: 2025, kobo: 85_100 * million, budgetKobo: 88_000 * million },
    { year: 2024, kobo: 71_570 * million, budgetKobo: 62_500 * million },
    { year: 2023, kobo: 62_480 * million, budgetKobo: 64_000 * million },
  ],
  payers: Array.from({ length: 11 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}-01`,
    payers: Math.round(9_000 * swing(index)),
    newPayers: Math.round(1_900 * swing(index + 5)),
    kobo: 8_960 * million,
    ...{ top10Kobo: (3_300 + index * 40) * million, top50Kobo: 4_900 * million, top100Kobo: 5_600 * million },
    concentration: 812,
  })),
  settled: { since: '2026-10-12', share: 0.96, medianDays: 1 },
  served: { since: '2026-09-01', receipts: 4_120, served: 3_377 },
  arrears: { takenOn: '2026-11-23', kobo: 1_470 * million, oldKobo: 113 * million, collectedKobo: 98_630 * million },
};

function answerOf(path: string, query: URLSearchParams): object | undefined {
  const period = { minDate: query.get('minDate') ?? '2026-11-01', maxDate: query.get('maxDate') ?? '2026-11-23' };
  const valid = <E extends Endpoint>(endpoint: E, answer: ResponseOf<E>) => endpoint.response.parse(answer) as object;
  switch (path) {
    case getSummary.path:
      return valid(getSummary, {
        ...{ period, asOf, billed: figure(52_884, 8_310), collected: figure(41_206, 6_840), voided: figure(31, 4) },
        ...{ outstanding: figure(11_678, 1_470), cancelled: figure(212, 21), underReview: figure(12, 4.18) },
        afterClosing: figure(0, 0),
        previous: {
          period: { minDate: '2026-10-01', maxDate: '2026-10-23' },
          billed: figure(49_800, 7_832),
          collected: figure(37_900, 6_085),
        },
      });
    case getSeries.path:
      return valid(getSeries, {
        ...{ period, knownSince: '2023-01-02', asOf },
        rows: seriesRows(query.get('groupBy') as Grouping, period.minDate, period.maxDate),
      });
    case getAgeing.path:
      return valid(getAgeing, {
        takenOn: '2026-11-23',
        isOfNow: false,
        rows: [
          { fromDays: 0, ...figure(5_120, 612) },
          { fromDays: 31, ...figure(3_011, 341) },
          { fromDays: 91, ...figure(1_644, 233) },
          { fromDays: 181, ...figure(1_012, 171) },
          { fromDays: 366, ...figure(702, 88) },
          { fromDays: 1096, ...figure(164, 21) },
          { fromDays: 2191, ...figure(25, 4) },
        ],
      });
    case getPayers.path:
      return valid(getPayers, {
        ...{ period, asOf, registeredBefore: 182_400 },
        stages: [184_220, 61_400, 44_100, 31_900].map((count, index) => ({
          stage: payerStages[index] ?? 'registered',
          count,
        })),
      });
    case getTimeToPay.path:
      return valid(getTimeToPay, {
        ...{ period, asOf, medianDays: 2 },
        rows: [
          { fromDays: 0, ...figure(16_400, 2_100) },
          { fromDays: 1, ...figure(14_100, 2_500) },
          { fromDays: 8, ...figure(6_900, 1_400) },
          { fromDays: 31, ...figure(2_900, 600) },
          { fromDays: 91, ...figure(906, 240) },
        ],
      });
    case getFiscalYear.path:
      return valid(getFiscalYear, year);
    case listStatements.path:
      return valid(listStatements, [
        {
          ...{ kind: 'total-revenue', year: 2026, value: 365_300 * million, office: 'Treasury desk' },
          ...{ statedOn: '2026-11-03', document: 'Monthly accounts, October', enteredAt: '2026-11-04T09:00:00.000Z' },
        },
      ]);
    case listTargets.path:
      return valid(listTargets, [
        {
          ...{ year: 2026, version: 1, source: 'Appropriation Law 2026', totalKobo: 117_280 * million },
          mdas: year.mdas.flatMap(({ id, label, targetKobo }) =>
            targetKobo === null ? [] : [{ mdaId: id, mda: label, kobo: targetKobo }],
          ),
          enteredAt: '2026-01-04T09:00:00.000Z',
        },
      ]);
    default:
      return undefined;
  }
}

/** From a screen of the area, so that it is the browser that asks; the clock stands on the day of the figures. */
function shows(path: string, waitsFor: string, then?: (page: Page) => Promise<unknown>): Preparation {
  return async (page) => {
    await page.route(/\/api\/v1\/(reports|budget)\//, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const answer = answerOf(pathname.replace('/api/v1', ''), searchParams);
      return answer ? route.fulfill({ json: answer }) : route.fallback();
    });
    await goesOnTo(page, path);
    await page.getByText(waitsFor).first().waitFor();
    await then?.(page);
  };
}

const month = 'minDate=2026-11-01&maxDate=2026-11-23';
const admin = { role: 'SuperAdmin', path: '/admin/profile', widths: [360, 1280, 1600] } as const;
const governor = { role: 'Governor', path: '/gov-dashboard/settings', widths: [360, 1024, 1280, 1600] } as const;

/** Dashboards and analytics, with the figures of a large year. */
export const figureScreens: readonly SignedInScreen[] = [
  { ...admin, name: 'figures, admin dashboard', prepare: shows(`/admin?${month}`, '41,206 receipts') },
  {
    ...{ ...admin, widths: [360, 1280], name: 'figures, admin dashboard, figures of a chart' },
    prepare: shows(`/admin?${month}`, '41,206 receipts', (page) =>
      page.getByRole('button', { name: 'Figures of Collected by MDA' }).click(),
    ),
  },
  {
    ...{ ...admin, widths: [360, 1280], name: 'figures, admin dashboard, failed' },
    prepare: async (page) => {
      await apiFails(page);
      await goesOnTo(page, '/admin');
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    },
  },
  { ...admin, name: 'figures, analytics', prepare: shows(`/admin/analytics?${month}`, 'Both periods by MDA') },
  {
    ...{ ...admin, widths: [360, 1280], name: 'figures, targets and statements' },
    prepare: shows('/admin/settings/budget?year=2026', 'Version 1, the original budget'),
  },
  { ...governor, name: 'figures, governor', prepare: shows('/gov-dashboard?year=2026', 'Pulling up') },
  {
    ...{ ...governor, widths: [360, 1280], language: 'ha', name: 'figures, governor, in Hausa' },
    prepare: shows('/gov-dashboard?year=2026', 'Abin da ke ɗagawa'),
  },
  {
    ...governor,
    name: 'figures, MDA analytics',
    prepare: shows('/gov-dashboard/mda-analytics?year=2026', 'All MDAs side by side'),
  },
  {
    ...{ ...governor, name: 'figures, collection analytics' },
    prepare: shows(
      '/gov-dashboard/collection-analytics?minDate=2026-01-01&maxDate=2026-11-23&year=2026',
      'New and returning payers',
    ),
  },
  {
    ...{ ...governor, name: 'figures, fiscal health' },
    prepare: shows('/gov-dashboard/fiscal-health-analytics?year=2026', 'Not shown, because'),
  },
];
