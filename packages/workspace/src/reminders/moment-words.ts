import type { Language } from '@portal/contracts';
import { formatDate } from '@portal/ui';
import { dayOfMoment, timeInLagos } from '../lists/format.ts';

/** `3 Dec 2026, 08:00`, by the clock of Lagos. */
export function momentWords(moment: string, language: Language): string {
  return `${formatDate(dayOfMoment(moment), language)}, ${timeInLagos(moment)}`;
}
