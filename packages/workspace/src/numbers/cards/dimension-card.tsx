import { useLanguage } from '@portal/platform';
import type { BarsChart, ShareChart } from '../chart.ts';
import { periodName } from '../data/buckets.ts';
import { fewOf } from '../data/few.ts';
import { type SeriesRow, useComparedSeries } from '../data/use-compared-series.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import { changeOf, changeWords, percent } from '../format.ts';
import type { FigureFilterKey } from '../head/figures-filter.ts';
import { reportAddress } from '../head/use-figures-address.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { CardProps } from './card-props.ts';

/** What figures are divided by, and the filter that chooses one part. */
export const filterOfDimension = {
  mda: 'mdaId',
  head: 'rhId',
  office: 'toId',
  lga: 'lgaId',
  category: 'tpcId',
  'expert-system': 'esId',
  'engine-code': 'engineCodeId',
  channel: 'pcId',
  gateway: 'pgId',
} as const satisfies Readonly<Record<string, FigureFilterKey>>;
export type CardDimension = keyof typeof filterOfDimension;

export interface DimensionCardProps extends CardProps {
  readonly by: CardDimension;
  readonly measure?: 'billed' | 'collected';
  /** Bars, or parts of one bar for what has few parts. */
  readonly as?: 'bars' | 'share';
  /** Bars drawn; the rest is one bar more. */
  readonly most?: number;
}

/** What was collected (or billed) by one dimension, the largest first, each part leading to its rows. */
export function DimensionCard({
  asked,
  reports,
  by,
  measure = 'collected',
  as = 'bars',
  most = 10,
  span,
}: DimensionCardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const { rows, beforeRows, beforePeriod, source } = useComparedSeries(asked, by, measure);
  const path = measure === 'collected' ? reports?.collections : reports?.invoices;
  const to = ({ key }: SeriesRow) =>
    path && (key !== '' || by === 'office') && key !== 'few'
      ? reportAddress(path, asked, { [filterOfDimension[by]]: key || noOffice, ...notCancelled(measure) })
      : undefined;
  const label = ({ key, label: name, isPartly }: SeriesRow) => {
    const named = name ?? (key === 'few' ? messages.few : by === 'office' ? messages.noOffice : messages.unknown);
    return isPartly ? messages.partly(named) : named;
  };
  const chart =
    rows &&
    (as === 'bars'
      ? barsOf({ rows, beforeRows: beforePeriod && beforeRows, most, label, to })
      : sharesOf({ rows, label, to }));

  function barsOf(of: BarsOf): BarsChart {
    const before = new Map(of.beforeRows?.map(({ key, kobo }) => [key, kobo]));
    const shown = of.rows.slice(0, of.most);
    const rest = of.rows.slice(of.most);
    return {
      kind: 'bars',
      unit: 'kobo',
      names: {
        row: messages.dimensions[by],
        value: messages[measure],
        ...(beforePeriod && of.beforeRows && { extra: messages.on(periodName(beforePeriod, language)) }),
      },
      rows: [
        ...shown.map((row) => ({
          label: of.label(row),
          value: row.kobo,
          to: of.to(row),
          extra: of.beforeRows && changed(row.kobo, before.get(row.key), fewOf(of.beforeRows) !== undefined),
        })),
        ...(rest.length > 0
          ? [{ label: messages.rest(rest.length), value: rest.reduce((sum, { kobo }) => sum + kobo, 0), isPale: true }]
          : []),
      ],
    };
  }

  function changed(now: number, then: number | undefined, someWithheld: boolean) {
    if (then === undefined && someWithheld) return { text: messages.notTold };
    const change = changeOf(now, then);
    if (change === undefined) return { text: messages.isNew };
    if (Math.abs(change) < 0.0005) return { text: '=' };
    return change > 0
      ? { text: `▲ ${changeWords(change)}`, tone: 'good' as const }
      : { text: `▼ ${changeWords(change)}`, tone: 'bad' as const };
  }

  function sharesOf(of: Omit<BarsOf, 'most' | 'beforeRows'>): ShareChart {
    const known = of.rows.filter(({ kobo }) => kobo > 0);
    return {
      kind: 'share',
      unit: 'kobo',
      names: {
        row: messages.dimensions[by],
        value: messages[measure],
        rest: messages.rest(Math.max(0, known.length - 5)),
      },
      parts: known.map((row) => ({ label: of.label(row), value: row.kobo, to: of.to(row) })),
    };
  }

  return (
    <FigureCard
      title={measure === 'collected' ? messages.collectedFrom[by] : messages.billedTo[by]}
      source={source}
      chart={chart}
      span={span ?? (as === 'share' ? 5 : 6)}
      sentence={sentenceOf(rows ?? [], label, messages)}
    />
  );
}

interface BarsOf {
  readonly rows: readonly SeriesRow[];
  readonly beforeRows: readonly SeriesRow[] | undefined;
  readonly most: number;
  readonly label: (row: SeriesRow) => string;
  readonly to: (row: SeriesRow) => string | undefined;
}

/** The value of the filter that finds what no office has yet. */
const noOffice = '0';

/** A cancelled bill is not billed. */
function notCancelled(measure: 'billed' | 'collected'): Readonly<Record<string, string>> {
  return measure === 'billed' ? { status: 'billed' } : {};
}

function sentenceOf(
  rows: readonly SeriesRow[],
  label: (row: SeriesRow) => string,
  messages: ReturnType<typeof useNumbersMessages>,
) {
  const total = rows.reduce((sum, { kobo }) => sum + kobo, 0);
  const [first] = rows;
  if (!first || total <= 0) return undefined;
  const three = rows.slice(0, 3).reduce((sum, { kobo }) => sum + kobo, 0);
  const more = [rows.length > 4 && messages.firstThree(percent(three / total)), fewOf(rows) && messages.withheld];
  return {
    finding: messages.brings(label(first), percent(first.kobo / total)),
    more: more.filter(Boolean).join(' ') || undefined,
  };
}
