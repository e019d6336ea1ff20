import type { Localized } from '@portal/contracts';
import { inTheWay } from '../../own-standing/standing-texts.ts';

// native reviewer: the Hausa of the whole file is ours.
export const texts = {
  look: { en: 'Look at it', ha: 'Duba' },
  lineCleared: {
    en: 'You are cleared: the certificate is one tap away.',
    ha: 'Babu abin da ya hana: taɓa sau ɗaya ka karɓa.',
  },
  linePerson: { en: 'Nothing is owed; an officer has to look.', ha: 'Ba a bin ka komai; sai jami’i ya duba.' },
  lineRefused: { en: 'Refused. See what would cure it.', ha: 'An ƙi. Duba abin da zai gyara.' },
} as const;

export const lineBlocked = (count: number, amount: string | null): Localized => ({
  en: `${inTheWay(count).en}${amount === null ? '' : `, ${amount} together`}.`,
  ha: `${inTheWay(count).ha}${amount === null ? '' : `, jimla ${amount}`}.`,
});

export const renewBy = (day: string): Localized => ({
  en: `Valid to ${day}. From January on ask for the next one: see now what would be in the way.`,
  ha: `Tana aiki har ${day}. Daga Janairu nemi ta gaba: duba yanzu abin da zai hana.`,
});
