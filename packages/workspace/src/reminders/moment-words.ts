import type { Language } from '@portal/contracts';
import { dayOfMoment, shortDay, timeInLagos } from '../lists/format.ts';

/** `3 Dec, 08:00`, by the clock of Lagos. */
export function momentWords(moment: string, language: Language): string {
  return `${shortDay(dayOfMoment(moment), language)}, ${timeInLagos(moment)}`;
}
