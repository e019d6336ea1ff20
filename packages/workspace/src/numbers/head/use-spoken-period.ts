import { useLanguage } from '@portal/platform';
import { timeInLagos } from '../../lists/format.ts';
import { periodName } from '../data/buckets.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

interface Days {
  readonly minDate: string;
  readonly maxDate: string;
}

/** The days figures are of and when they were read, for screens that offer no choice of days. */
export function useSpokenPeriod(): (days: Days, asOf: string | undefined) => string {
  const messages = useNumbersMessages();
  const language = useLanguage();
  return (days, asOf) => {
    const period = periodName(days, language);
    return asOf === undefined ? period : messages.ofPeriod(period, timeInLagos(asOf));
  };
}
