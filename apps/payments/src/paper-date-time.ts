import { type Language, lagosClock } from '@portal/contracts';
import { formatLongDate } from '@portal/ui';

type Moment = Parameters<typeof formatLongDate>[0];

/** `Jan 01, 2025, 14:05`: a moment as receipts write it (spec §2.14), made of what the shell of the release before has, too. */
export function paperDateTime(moment: Moment, language: Language): string {
  return `${formatLongDate(moment, language)}, ${lagosClock(moment)}`;
}
