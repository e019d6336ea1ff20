import { useLanguage } from '@portal/platform';
import { hourSpan } from '../charts/heat.tsx';
import { fewOf, isTold } from '../data/few.ts';
import { useSeries } from '../data/use-figures.ts';
import { FigureCard } from '../figure/figure-card.tsx';
import { shortFigure } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import type { CardProps } from './card-props.ts';

/** When people pay: receipts less voids by weekday and hour of Lagos. */
export function HeatCard({ asked, span = 7 }: CardProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  const query = useSeries(asked, { groupBy: 'weekday-hour' });
  const rows = query.data?.rows;
  const isPartial = fewOf(rows) !== undefined;
  const cells = rows?.filter(isTold).map(({ key, count }) => {
    const [weekday = 1, hour = 0] = key.split('-').map(Number);
    return { weekday, hour, value: count };
  });
  const busiest = cells && [...cells].sort((a, b) => b.value - a.value)[0];
  const days = messages.weekdays.split(' ');
  return (
    <FigureCard
      title={messages.byHour}
      note={messages.byHourNote}
      source={query}
      chart={cells && { kind: 'heat', unit: 'count', names: { value: messages.receipts }, cells, isPartial }}
      span={span}
      sentence={
        busiest && {
          finding: messages.busiest(
            `${days[busiest.weekday - 1]} ${hourSpan(busiest.hour)}`,
            shortFigure(busiest.value, 'count', language),
          ),
          more: isPartial ? messages.fewHours : undefined,
        }
      }
    />
  );
}
