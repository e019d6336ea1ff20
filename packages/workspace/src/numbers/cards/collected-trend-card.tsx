import { useLanguage } from '@portal/platform';
import { todayInLagos } from '../../lists/format.ts';
import type { TrendChart } from '../chart.ts';
import { bucketName, bucketsOf, groupingOf, periodName, type TimeGrouping } from '../data/buckets.ts';
import { fewOf, koboByKey } from '../data/few.ts';
import { type SeriesRow, useComparedSeries } from '../data/use-compared-series.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import { changeOf, mostShare, percent, shortNaira } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { CardProps } from './card-props.ts';

export interface CollectedTrendCardProps extends CardProps {
  /** Instead of what its days ask for. */
  readonly by?: TimeGrouping | undefined;
  /** What a month is to bring, by `YYYY-MM`, where somebody entered it for just what is asked. */
  readonly targets?: ReadonlyMap<string, number> | undefined;
}

/** What was collected by day, week or month, held against the period before. */
export function CollectedTrendCard({ asked, by, span = 7, targets }: CollectedTrendCardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const grouping = by ?? groupingOf(asked);
  const { rows, beforeRows, period, beforePeriod, knownSince, source } = useComparedSeries(asked, grouping);
  const before = beforePeriod && periodName(beforePeriod, language);
  const then = beforePeriod && koboByKey(beforeRows, bucketsOf(beforePeriod, grouping), knownSince);
  const today = todayInLagos();
  const keys = bucketsOf(period ?? asked, grouping);
  const now = koboByKey(rows, keys, knownSince);
  const few = fewOf(rows);
  const targetsOf = keys.map((key) => targetAt(key, grouping, targets));
  const hasTargets = targetsOf.some((target) => target !== undefined);
  const chart: TrendChart | undefined = rows && {
    kind: 'trend',
    unit: 'kobo',
    names: { value: messages.collected, ...(before && { before }), ...(hasTargets && { target: messages.target }) },
    points: keys.map((key, index) => ({
      label: bucketName(key, grouping, language),
      // What lies ahead is not nought.
      value: key > today ? undefined : now[index],
      before: then?.[index],
      ...(hasTargets && { target: targetsOf[index] }),
    })),
  };
  const total = sumOf(rows);
  const best = now.indexOf(Math.max(...now.map((value) => value ?? 0)));
  const change = then && changeOf(total, sumOf(beforeRows));
  const bestText =
    total > 0 && best >= 0
      ? messages.bestOf(bucketName(keys[best] ?? '', grouping, language), shortNaira(now[best] ?? 0, language))
      : undefined;
  return (
    <FigureCard
      title={messages.collectedBy[grouping]}
      note={before && messages.heldAgainst(before)}
      source={source}
      chart={chart}
      span={span}
      sentence={{
        finding:
          change === undefined || Math.abs(change) > mostShare || !before
            ? messages.collectedSum(shortNaira(total, language))
            : messages.collectedChange(shortNaira(total, language), percent(Math.abs(change)), change >= 0, before),
        more: few ? [bestText, messages.fewTimes(shortNaira(few.kobo, language))].filter(Boolean).join(' ') : bestText,
      }}
    />
  );
}

/** Of a month its own target, of a day its part of it; weeks lie in two months and have none. */
function targetAt(key: string, grouping: string, targets: ReadonlyMap<string, number> | undefined): number | undefined {
  const [year = 0, month = 0] = key.split('-').map(Number);
  const ofMonth = targets?.get(key.slice(0, 7));
  if (ofMonth === undefined || grouping === 'month') return ofMonth;
  return grouping === 'day' ? Math.round(ofMonth / new Date(Date.UTC(year, month, 0)).getUTCDate()) : undefined;
}

const sumOf = (rows: readonly SeriesRow[] | undefined) => rows?.reduce((sum, { kobo }) => sum + kobo, 0) ?? 0;
