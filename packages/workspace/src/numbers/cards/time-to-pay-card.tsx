import { useApiClient } from '@portal/api-client';
import { getTimeToPay } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { FigureCard } from '../figure/figure-card.tsx';
import { percent, shortFigure } from '../format.ts';
import type { FiguresAsked } from '../head/use-figures-address.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { CardProps } from './card-props.ts';

const times = [0, 1, 8, 31, 91] as const;

/** How long after the day of issue bills were paid, of the receipts of a period. */
export function TimeToPayCard({ asked, span = 5 }: CardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const query = useTimeToPay(asked);
  const { rows = [], medianDays = null } = query.data ?? {};
  const receipts = rows.reduce((sum, { count }) => sum + count, 0);
  const quick = rows.filter(({ fromDays }) => fromDays < 8).reduce((sum, { count }) => sum + count, 0);
  return (
    <FigureCard
      title={messages.timeToPay}
      note={messages.timeToPayNote}
      aside={medianDays === null ? undefined : messages.median(daysText(medianDays))}
      source={query}
      span={span}
      chart={
        receipts > 0
          ? {
              kind: 'bars',
              unit: 'count',
              names: { row: messages.paidAfter, value: messages.receipts, extra: messages.collected },
              rows: times.map((fromDays, index) => {
                const row = rows.find((one) => one.fromDays === fromDays);
                return {
                  label: messages.times[index] ?? '',
                  value: row?.count ?? 0,
                  extra: { text: shortFigure(row?.kobo ?? 0, 'kobo', language) },
                };
              }),
            }
          : undefined
      }
      sentence={receipts > 0 ? { finding: messages.withinAWeek(percent(quick / receipts)) } : undefined}
    />
  );
}

function useTimeToPay(asked: FiguresAsked) {
  const api = useApiClient();
  const { against: _against, ...query } = asked;
  return useQuery({
    queryKey: ['reports', 'time-to-pay', query],
    queryFn: ({ signal }) => api(getTimeToPay, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Half days are said, finer ones are noise. */
export function daysText(days: number): string {
  return String(Math.round(days * 2) / 2);
}
