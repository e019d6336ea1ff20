import {
  formatNaira,
  type getFiscalYear,
  type Language,
  lagosDay,
  type ResponseOf,
  revenueClasses,
} from '@portal/contracts';
import { printedDate, printedMoment } from '../../../../platform/clock/printed-dates.ts';
import { type YearMessages, yearMessages } from './year-messages.ts';

export type FiscalYear = ResponseOf<typeof getFiscalYear>;

export interface YearIssuer {
  readonly serviceName: string;
  readonly demonstration: boolean;
}

export interface YearTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Instead of rows. */
  readonly none?: string;
}

/** Everything that is printed, as text; the page only decides where it stands. */
export interface YearContent {
  readonly texts: YearMessages;
  readonly issuer: YearIssuer;
  readonly title: string;
  readonly heroLabel: string;
  readonly hero: string;
  readonly sentences: readonly string[];
  readonly how: string;
  readonly facts: readonly (readonly [label: string, value: string, before: string])[];
  readonly tables: readonly YearTable[];
  readonly foot: string;
}

/** So that all of it stands on one page. */
const mdasShown = 8;

export function yearContent(year: FiscalYear, issuer: YearIssuer, language: Language): YearContent {
  const texts = yearMessages[language];
  const last = String(year.year - 1);
  const held = (kobo: number | null) => (kobo === null ? '' : `${texts.before(last)}: ${formatNaira(kobo)}`);
  // What nobody knows stays blank.
  const change = (kobo: number, beforeKobo: number | null) => (beforeKobo === null ? '' : signed(kobo - beforeKobo));
  const naira = (kobo: number | null) => (kobo === null ? '' : formatNaira(kobo));
  return {
    texts,
    issuer,
    title: `${texts.title} ${year.year}`,
    heroLabel: texts.collected(printedDate(year.until, language)),
    hero: formatNaira(year.collected.kobo),
    sentences: sentencesOf(year, texts),
    how: howOf(year, texts),
    facts: [
      [texts.today, formatNaira(year.today.kobo), ''],
      [texts.month, formatNaira(year.month.kobo), held(year.month.beforeKobo)],
      [texts.amount, formatNaira(year.collected.kobo), held(year.collected.beforeKobo)],
      [texts.billed, formatNaira(year.billed.kobo), held(year.billed.beforeKobo)],
    ],
    tables: [
      {
        title: texts.classes,
        columns: [texts.class, texts.amount, texts.before(last), texts.change],
        rows: year.classes
          .filter(({ kobo, beforeKobo }) => kobo !== 0 || (beforeKobo ?? 0) !== 0)
          .map(({ class: of, kobo, beforeKobo }) => [
            of === null ? texts.fewPayers : revenueClasses[of][language],
            formatNaira(kobo),
            naira(beforeKobo),
            change(kobo, beforeKobo),
          ]),
      },
      {
        title: texts.drivers,
        columns: [texts.head, texts.amount, texts.before(last), texts.change],
        rows: [...year.drivers.up, ...year.drivers.down.toReversed()].map(({ label, kobo, beforeKobo }) => [
          label,
          formatNaira(kobo),
          naira(beforeKobo),
          change(kobo, beforeKobo),
        ]),
        none: year.collected.beforeKobo === null ? texts.yearNotKnown(last) : texts.noDrivers,
      },
      mdasOf(year, texts, last),
    ],
    foot: `${texts.printed(printedMoment(year.asOf, language))}. ${texts.totals}`,
  };
}

function sentencesOf({ budget, gap, collected, forecast, asOf, until }: FiscalYear, texts: YearMessages): string[] {
  const isRunning = lagosDay(asOf) === until;
  return [
    budget && budget.kobo > 0
      ? texts.ofBudget(percent(collected.kobo / budget.kobo), formatNaira(budget.kobo), budget.source)
      : texts.noBudget,
    gap ? (gap.kobo < 0 ? texts.behind : texts.ahead)(formatNaira(Math.abs(gap.kobo)), String(gap.days)) : '',
    forecast ? texts.forecast(formatNaira(forecast.lowKobo), formatNaira(forecast.highKobo)) : texts.noForecast,
    isRunning ? texts.provisional : '',
  ].filter((sentence) => sentence !== '');
}

function howOf({ forecast, plan }: FiscalYear, texts: YearMessages): string {
  return [
    forecast && (forecast.method === 'shares' ? texts.byShares(yearsText(forecast.years)) : texts.byPace),
    plan && (plan.method === 'shares' ? texts.planByShares(yearsText(plan.years)) : texts.planByDays),
    forecast?.lastError == null ? undefined : texts.lastError(percent(forecast.lastError)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** By the gap in naira, the furthest behind first; where nobody has a target, the largest first. */
function mdasOf({ mdas }: FiscalYear, texts: YearMessages, last: string): YearTable {
  const gapOf = ({ kobo, planKobo }: FiscalYear['mdas'][number]) => (planKobo === null ? undefined : kobo - planKobo);
  const planned = mdas.filter(({ planKobo }) => planKobo !== null);
  const ranked =
    planned.length > 0
      ? planned.toSorted((a, b) => (gapOf(a) ?? 0) - (gapOf(b) ?? 0))
      : mdas.toSorted((a, b) => b.kobo - a.kobo);
  const shown = ranked.slice(0, mdasShown);
  return {
    title: planned.length > 0 ? texts.mdas : texts.mdasLargest,
    columns: [texts.mda, texts.amount, texts.before(last), texts.gap],
    rows: shown.map((mda) => {
      const gap = gapOf(mda);
      return [
        mda.label,
        formatNaira(mda.kobo),
        mda.beforeKobo === null ? '' : formatNaira(mda.beforeKobo),
        gap === undefined ? texts.noTarget : signed(gap),
      ];
    }),
  };
}

function signed(kobo: number): string {
  return `${kobo < 0 ? '−' : '+'}${formatNaira(Math.abs(kobo))}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function yearsText(years: readonly number[]): string {
  return years.length > 1 ? `${years[0]}–${years.at(-1)}` : String(years[0] ?? '');
}
