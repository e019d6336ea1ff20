import type { Localized } from '../language.ts';

/** A month of collections is closed at the end of this day of the next month (docs/decisions/0808). */
export const monthClosesOnDay = 10;

/** Of what lines of a closed month are chosen by: what the books have since, which its figure did not hold at its closing. */
export const bookedWords = {
  'after-closing': { en: 'After the month was closed', ha: 'Bayan an rufe watan' },
} as const satisfies Readonly<Record<string, Localized>>;
