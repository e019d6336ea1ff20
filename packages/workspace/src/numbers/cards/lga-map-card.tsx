import { lgaTiles } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { periodName } from '../data/buckets.ts';
import { fewOf } from '../data/few.ts';
import { useComparedSeries } from '../data/use-compared-series.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import { changeOf, percent } from '../format.ts';
import { reportAddress } from '../head/use-figures-address.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { CardProps } from './card-props.ts';

/** What was collected by the LGA of the payer on the day of issue; payers elsewhere are named in the sentence. */
export function LgaMapCard({ asked, reports, span = 6 }: CardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const { rows, beforeRows, beforePeriod, source } = useComparedSeries(asked, 'lga');
  const before = new Map(beforeRows?.map(({ label, kobo }) => [label, kobo]));
  const here = rows?.filter(({ label }) => lgaTiles.some(({ name }) => name === label)) ?? [];
  const total = rows?.reduce((sum, { kobo }) => sum + kobo, 0) ?? 0;
  const few = fewOf(rows)?.kobo ?? 0;
  const elsewhere = total - few - here.reduce((sum, { kobo }) => sum + kobo, 0);
  const shareOf = (kobo: number, say: (share: string) => string) => (kobo > 0 ? say(percent(kobo / total)) : '');
  const [first] = here;
  return (
    <FigureCard
      title={messages.collectedFrom.lga}
      note={beforePeriod ? messages.byPlaceAgainst(periodName(beforePeriod, language)) : messages.byPlace}
      source={source}
      span={span}
      chart={
        rows && {
          kind: 'map',
          unit: 'kobo',
          names: { row: messages.place, value: messages.collected, change: messages.change },
          tiles: lgaTiles.map(({ name }) => {
            const row = here.find(({ label }) => label === name);
            return {
              label: name,
              value: row?.kobo,
              change: beforeRows && changeOf(row?.kobo, before.get(name)),
              to: row && reports?.collections && reportAddress(reports.collections, asked, { lgaId: row.key }),
            };
          }),
        }
      }
      sentence={
        first && total > 0
          ? {
              finding: messages.brings(first.label ?? '', percent(first.kobo / total)),
              more: `${shareOf(few, messages.fewPlaces)} ${shareOf(elsewhere, messages.elsewhere)}`.trim() || undefined,
            }
          : undefined
      }
    />
  );
}
