import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { type ChoiceFilterKey, choiceFields, choiceFilters, periodFields } from './filter.ts';

/** Everybody whose area has figures; whose they are is the scope of the session. */
const access = [...adminRoles, 'Governor', 'Expert System', 'MDA User', ...taxOfficeRoles] as const;
const everyFilter = Object.keys(choiceFilters) as readonly ChoiceFilterKey[];
const failed = 'The figures could not be read. Try again shortly';

const periodSchema = z.object({ minDate: z.iso.date(), maxDate: z.iso.date() });

/** How many, and how much in kobo. Of a revenue head lines are counted, else bills or receipts. */
export const figureSchema = z.object({ count: z.int(), kobo: z.int() });
export type Figure = z.output<typeof figureSchema>;

/** The figure is not defined for what was asked: bills have no channel and no gateway before they are paid. */
const undefinedOrFigure = z.nullable(figureSchema);

export const figuresQuery = z.object({
  ...periodFields,
  ...choiceFields(everyFilter),
  /** What it is compared with: the period before of the same length (days of a month: the same days of the month before), or the same days of last year. */
  against: z._default(z.enum(['previous', 'last-year']), 'previous'),
});

const billedAndCollected = { billed: undefinedOrFigure, collected: figureSchema };

export const getSummary = defineEndpoint({
  method: 'GET',
  path: '/reports/summary',
  summary: 'Billed, collected, outstanding and under review in a period, and billed and collected in the one before',
  failed,
  access,
  query: figuresQuery,
  response: z.object({
    period: periodSchema,
    asOf: z.iso.datetime(),
    ...billedAndCollected,
    /** Receipts of the period less voids; this is what the voids were. */
    voided: figureSchema,
    /** Of the bills issued in the period: unpaid or expired today. */
    outstanding: undefinedOrFigure,
    cancelled: undefinedOrFigure,
    /** Money received for bills issued in the period that is not collected: a person looks at it. Null for the Governor. */
    underReview: undefinedOrFigure,
    previous: z.object({ period: periodSchema, ...billedAndCollected }),
  }),
  errors: ['report.too-much'],
});

/** What figures can be divided by. */
export const groupings = [
  'day',
  'week',
  'month',
  'hour',
  'weekday-hour',
  'mda',
  'head',
  'office',
  'lga',
  'channel',
  'gateway',
  'category',
  'expert-system',
  'engine-code',
] as const;
export type Grouping = (typeof groupings)[number];

export const seriesRowSchema = z.object({
  /** A day (of a week its Monday, of a month its first), an hour 0 to 23, weekday 1 to 7 and hour (`1-9`), or an id. Empty: nobody knows. */
  key: z.string(),
  /** Of an id: its name. */
  label: z.nullable(z.string()),
  count: z.int(),
  kobo: z.int(),
});

export const getSeries = defineEndpoint({
  method: 'GET',
  path: '/reports/series',
  summary:
    'Billed or collected in a period, divided by time or by one dimension: days in order, others with the largest first',
  failed,
  access,
  query: z.object({
    ...periodFields,
    ...choiceFields(everyFilter),
    measure: z._default(z.enum(['billed', 'collected']), 'collected'),
    groupBy: z.enum(groupings),
  }),
  response: z.object({ period: periodSchema, asOf: z.iso.datetime(), rows: z.array(seriesRowSchema) }),
  errors: ['report.too-much'],
});

export const getAgeing = defineEndpoint({
  method: 'GET',
  path: '/reports/ageing',
  summary: 'What is owed, by how long ago it was billed, as it was on the last morning',
  failed,
  access,
  query: z.object(choiceFields(['mdaId', 'toId', 'lgaId', 'tpcId', 'esId'])),
  response: z.object({
    /** The day it was taken; null before the first. */
    takenOn: z.nullable(z.iso.date()),
    /** Ages begin at 0, 31, 91, 181, 366, 1096 and 2191 days. */
    rows: z.array(z.object({ fromDays: z.int(), ...figureSchema.shape })),
  }),
  errors: ['report.too-much'],
});
