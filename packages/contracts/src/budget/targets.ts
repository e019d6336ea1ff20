import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { decimalMarkSchema, markAskedSchema, understoodSchema } from '../spreadsheets/index.ts';
import { typedLine } from '../typed-fields.ts';
import { yearSchema } from './statements.ts';

const failed = 'The targets could not be kept. Try again shortly';

export const targetVersionSchema = z.object({
  year: z.int(),
  /** Counted from 1 by year; the first is the original budget. */
  version: z.int(),
  source: z.string(),
  /** Of the state. */
  totalKobo: z.int(),
  mdas: z.array(z.object({ mdaId: z.int(), mda: z.string(), kobo: z.int() })),
  enteredAt: z.iso.datetime(),
});

export const listTargets = defineEndpoint({
  method: 'GET',
  path: '/budget/targets',
  summary: 'Versions of the targets of a year, the newest first',
  failed,
  access: ['SuperAdmin', 'Governor'],
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100)) }),
  response: z.array(targetVersionSchema),
  errors: [],
});

/** `rounded`: the spreadsheet saved fewer digits than it had. */
const targetProblems = ['unknown-mda', 'no-amount', 'rounded', 'parts-of-a-kobo', 'twice'] as const;
export type TargetProblem = (typeof targetProblems)[number];

/** Of a file as it is sent. */
export const targetFileBytesMax = 2 * 1024 * 1024;

export const readTargetFile = defineEndpoint({
  method: 'POST',
  path: '/budget/targets/readings',
  summary: 'What a spreadsheet says of targets: a column of MDAs, one of amounts in naira. Nothing is entered',
  failed: 'The file could not be read. Try again shortly',
  access: ['SuperAdmin'],
  /** Said by a person, where the file was asked about. */
  query: z.object({ decimalMark: z.optional(decimalMarkSchema) }),
  body: z.instanceof(FormData),
  upload: { field: 'file', bytesMax: targetFileBytesMax },
  response: z.object({
    fileName: z.string(),
    /** Its amounts can be read two ways: nothing of it is read until somebody says how. */
    asked: z.nullable(markAskedSchema),
    understood: understoodSchema,
    mdas: z.array(z.object({ mdaId: z.int(), mda: z.string(), kobo: koboSchema })),
    /** As the row of the total says, else all of them together. */
    totalKobo: koboSchema,
    /** Rows that are left out, counted as the spreadsheet counts them. */
    problems: z.array(
      z.object({
        row: z.int(),
        text: z.string(),
        why: z.enum(targetProblems),
      }),
    ),
  }),
  errors: [
    ...(['taxpayer-import.unreadable', 'taxpayer-import.too-large', 'taxpayer-import.empty'] as const),
    ...(['budget.no-columns', 'budget.columns-unclear'] as const),
  ],
});

export const enterTargets = defineEndpoint({
  method: 'POST',
  path: '/budget/targets',
  summary: 'Enters a version of the targets of a year; earlier versions stay. Targets of MDAs are part of the total',
  failed,
  access: ['SuperAdmin'],
  body: z.strictObject({
    year: yearSchema,
    /** The document it comes from. */
    source: z.string().check(z.maxLength(200), typedLine(), z.minLength(3, 'Field is required')),
    totalKobo: koboSchema,
    mdas: z.array(z.strictObject({ mdaId: z.int().check(z.gte(1)), kobo: koboSchema })).check(z.maxLength(200)),
  }),
  response: targetVersionSchema,
  errors: ['budget.too-much', 'budget.twice', 'budget.unknown-mda'],
});
