import type { Localized } from '../language.ts';
import type { ObjectionState } from './objection.ts';

// native reviewer: the Hausa of the whole list is ours.
export const objectionStateWords = {
  lodged: { en: 'Received', ha: 'An karɓa' },
  valid: { en: 'Being examined', ha: 'Ana bincike' },
  asked: { en: 'Information asked', ha: 'An nemi bayani' },
  proposed: { en: 'Decision proposed', ha: 'An gabatar da shawara' },
  'found-invalid': { en: 'Said to be invalid', ha: 'An ce bai inganta ba' },
  upheld: { en: 'Upheld', ha: 'An karɓa duka' },
  revised: { en: 'Revised', ha: 'An gyara' },
  dismissed: { en: 'Dismissed', ha: 'Ba a karɓa ba' },
  invalid: { en: 'Invalid', ha: 'Bai inganta ba' },
  'upheld-by-law': { en: 'Upheld by law', ha: 'Doka ta karɓe shi' },
  withdrawn: { en: 'Taken back', ha: 'An janye' },
  overtaken: { en: 'Ended with its assessment', ha: 'Ya ƙare tare da tantancewarsa' },
} as const satisfies Readonly<Record<ObjectionState, Localized>>;
