import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const tariffsActions = {
  'tariff.proposed': { en: 'Tariff proposed', ha: 'An gabatar da jadawalin kuɗi' },
  'tariff.released': { en: 'Tariff released', ha: 'An amince da jadawalin kuɗi' },
  'tariff.refused': { en: 'Tariff refused', ha: 'An ƙi jadawalin kuɗi' },
  'tariff.withdrawn': { en: 'Tariff withdrawn', ha: 'An janye jadawalin kuɗi' },
} as const satisfies Readonly<Record<string, Localized>>;
