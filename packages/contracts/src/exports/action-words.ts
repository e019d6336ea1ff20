import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const exportsActions = {
  'export.made': { en: 'File of a report made', ha: 'An yi fayil na rahoto' },
  'export.downloaded': { en: 'File of a report downloaded', ha: 'An sauke fayil na rahoto' },
  'export.signed': { en: 'File of a report signed', ha: 'An sa wa fayil na rahoto hannu' },
} as const satisfies Readonly<Record<string, Localized>>;
