import { PeriodChip } from '../../lists/filters/period-chip.tsx';
import type { Days } from '../data/buckets.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface ComparedPeriodChipProps {
  readonly period: Days | undefined;
  readonly onChange: (period: Days) => void;
}

/** Any other period to compare with. */
export function ComparedPeriodChip({ period, onChange }: ComparedPeriodChipProps) {
  const messages = useNumbersMessages();
  return (
    <span className="wn-compared">
      <span className="ws-chip-key">{messages.againstShort}</span>
      <PeriodChip
        label={messages.against}
        period={period}
        problem={undefined}
        onChange={({ minDate, maxDate }) => onChange({ minDate: String(minDate), maxDate: String(maxDate) })}
      />
    </span>
  );
}
