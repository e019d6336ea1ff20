import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const discrepanciesActions = {
  'discrepancy.found': { en: 'Discrepancy entered by hand', ha: 'An shigar da bambanci da hannu' },
  'discrepancy.queried': { en: 'Taxpayer asked about a discrepancy', ha: 'An tambayi mai haraji kan bambanci' },
  'discrepancy.explained': { en: 'Discrepancy explained', ha: 'An bayyana bambanci' },
  'discrepancy.ended': { en: 'Discrepancy ended', ha: 'Bambanci ya ƙare' },
} as const satisfies Readonly<Record<string, Localized>>;
