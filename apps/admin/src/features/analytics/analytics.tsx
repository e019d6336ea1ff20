import { useLanguage } from '@portal/platform';
import {
  ComparedPeriodChip,
  FigureGrid,
  FigureStrip,
  FiguresHead,
  FigureTile,
  NumbersPage,
  periodName,
  TimeToPayCard,
} from '@portal/workspace/numbers';
import { reports } from '../../paths.ts';
import { AnalyticsTools } from './analytics-tools.tsx';
import { GrowthCard } from './growth-card.tsx';
import { GrowthTable } from './growth-table.tsx';
import { useAnalyticsMessages } from './messages/use-analytics-messages.ts';
import { useAnalyticsAddress } from './use-analytics-address.ts';
import { useGrowth } from './use-growth.ts';

/** Why the figures are what they are: two periods, by any dimension, in any measure. */
export function Analytics() {
  const messages = useAnalyticsMessages();
  const language = useLanguage();
  const address = useAnalyticsAddress();
  const growth = useGrowth(address);
  const { summary, before, other } = growth;
  const name = other && periodName(other, language);
  const ratio = (one: { collected: { kobo: number }; billed: { kobo: number } | null } | undefined) =>
    one?.billed && one.billed.kobo > 0 ? one.collected.kobo / one.billed.kobo : undefined;
  const compared = (value: number | null | undefined, more: 'good' | 'neutral') =>
    name ? { before: { value, name, more } } : {};
  const tile = { unit: 'kobo', source: summary } as const;
  return (
    <NumbersPage
      head={
        <FiguresHead
          title={messages.title}
          address={address}
          asOf={summary.data?.asOf}
          error={summary.error}
          comparison={
            <ComparedPeriodChip
              period={other}
              onChange={({ minDate, maxDate }) => address.change({ thenMin: minDate, thenMax: maxDate })}
            />
          }
        />
      }
    >
      <FigureStrip label={messages.strip}>
        <FigureTile
          {...tile}
          label={messages.billed}
          value={summary.data?.billed?.kobo}
          {...compared(before?.billed?.kobo, 'neutral')}
        />
        <FigureTile
          {...tile}
          label={messages.collected}
          value={summary.data?.collected.kobo}
          {...compared(before?.collected.kobo, 'good')}
        />
        <FigureTile
          {...tile}
          unit="count"
          label={messages.receipts}
          value={summary.data?.collected.count}
          {...compared(before?.collected.count, 'good')}
        />
        <FigureTile
          {...tile}
          unit="share"
          label={messages.ratio}
          value={ratio(summary.data)}
          {...compared(ratio(before), 'good')}
        />
      </FigureStrip>
      <AnalyticsTools address={address} />
      <FigureGrid>
        <GrowthCard address={address} growth={growth} />
        <TimeToPayCard asked={address.asked} span={5} />
        <GrowthTable address={address} growth={growth} reports={reports} />
      </FigureGrid>
    </NumbersPage>
  );
}
