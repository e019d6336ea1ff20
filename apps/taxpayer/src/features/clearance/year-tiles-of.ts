import { type ClearanceEligibility, formatNaira, type Localized } from '@portal/contracts';
import { texts } from './texts.ts';
import type { YearTile } from './year-tiles.tsx';

/** What stands below each year: a word, or what it costs. */
export function yearTilesOf(
  { years }: Pick<ClearanceEligibility, 'years'>,
  localized: (text: Localized) => string,
): readonly YearTile[] {
  return years.map(({ year, state, amountKobo }) => {
    if (state === 'clear') return { year, sign: 'clear', says: localized(texts.clear) };
    if (state === 'person') return { year, sign: 'waiting', says: localized(texts.withPerson) };
    if (state === 'question') return { year, sign: 'question', says: localized(texts.question) };
    return {
      year,
      sign: 'money',
      says: amountKobo > 0 ? formatNaira(amountKobo).replace(/\.00$/, '') : localized(texts.toFile),
    };
  });
}
