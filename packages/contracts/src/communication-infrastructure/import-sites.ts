import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { siteSchema } from './declaration.ts';

/** In the order of the template people download. */
export const siteColumns = [
  'kind',
  'name',
  'lga',
  'place',
  'height_m',
  'power',
  'sharers',
  'latitude',
  'longitude',
] as const;
export const siteColumnSchema = z.enum(siteColumns);
export type SiteColumn = z.output<typeof siteColumnSchema>;

/** What can be wrong with a cell; the words for it are the screen's. */
export const cellProblems = [
  'missing',
  'not-a-number',
  'out-of-range',
  'unknown-choice',
  'unknown-area',
  'too-long',
  'unreadable',
] as const;

export const importProblemSchema = z.object({
  /** As a spreadsheet counts: 1 is the row of the headings. */
  row: z.int(),
  column: siteColumnSchema,
  /** As it stands in the file, shortened. */
  value: z.string(),
  problem: z.enum(cellProblems),
});
export type ImportProblem = z.output<typeof importProblemSchema>;

/** Of the text of a file; a spreadsheet of 500 sites has a tenth of it. */
export const importCharactersMax = 200_000;

/** Keeps nothing: good rows come back as sites, bad ones with what is wrong in them. */
export const importSites = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/imports',
  summary: 'Read masts and towers out of a CSV file',
  access: 'public',
  body: z.object({ csv: z.string().check(z.minLength(1, 'The file is empty'), z.maxLength(importCharactersMax)) }),
  // One text.
  bodyLimits: { bytesMax: 512 * 1024, depthMax: 1, tokensMax: 10 },
  response: z.object({ sites: z.array(siteSchema), problems: z.array(importProblemSchema) }),
  errors: [
    'declaration.file-unreadable',
    'declaration.columns-missing',
    'declaration.too-many-rows',
    'request.rate-limited',
  ],
});
