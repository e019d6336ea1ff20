import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './en.ts';

export const messages: MessagesLike<typeof en> = {
  title: 'Nazari',
  strip: 'Lokutan biyu a alkaluma',
  by: 'Bisa',
  measure: 'Ma’auni',
  collected: 'An karɓa',
  billed: 'An nema',
  receipts: 'Rasitai',
  bills: 'Takardun biya',
  ratio: 'An biya cikin abin da aka nema',
  bars: (measure, by) => `${measure} bisa ${by}`,
  growth: 'Ci gaba',
  growthOf: (by) => `Lokutan biyu bisa ${by}`,
  difference: 'Bambanci',
  share: 'Kaso',
  total: 'Jimla',
  unknown: 'ba a sani ba',
  isNew: 'sabo',
  ratioNote:
    'abin da aka karɓa ÷ abin da aka nema a lokacin; tsofaffin bil da aka biya yanzu suna cikin abin da aka karɓa',
  up: (who, sum) => `${who} ya fi ƙaruwa: ƙarin ${sum}.`,
  down: (who, sum) => `${who} ya fi raguwa: ragin ${sum}.`,
  even: 'Babu abin da ya canja.',
  empty: 'Babu komai a waɗannan kwanaki.',
  failed: 'Ba a iya karanta alkaluman ba.',
  retry: 'Sake gwadawa',
};
