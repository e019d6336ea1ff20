import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const taxpayerImportsActions = {
  'taxpayer-import.read': { en: 'Spreadsheet read in', ha: 'An karanta fayil' },
  'taxpayer-import.proposed': { en: 'Import proposed', ha: 'An gabatar da shigarwa' },
  'taxpayer-import.released': { en: 'Import let in', ha: 'An amince da shigarwa' },
  'taxpayer-import.undo-proposed': { en: 'Undoing of an import proposed', ha: 'An gabatar da mayar da shigarwa' },
  'taxpayer-import.undone': { en: 'Import undone', ha: 'An mayar da shigarwa' },
} as const satisfies Readonly<Record<string, Localized>>;
