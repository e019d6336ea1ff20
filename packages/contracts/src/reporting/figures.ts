import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { choiceFields, everyFilter, periodFields } from './filter.ts';
import { type RevenueClass, revenueClasses } from './revenue-classes.ts';

/** Everybody whose area has figures; whose they are is the scope of the session. */
const access = [...adminRoles, 'Governor', 'Expert System', 'MDA User', ...taxOfficeRoles] as const;
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
  summary:
    'Billed, collected, outstanding and under review in a period, and billed and collected in the one before. To the Governor of whole months, of the state or an MDA',
  failed,
  access,
  query: figuresQuery,
  response: z.object({
    period: periodSchema,
    asOf: z.iso.datetime(),
    ...billedAndCollected,
    /** Receipts of the period less voids; this is what the voids were. Null for the Governor, as what is below: it could be one payer's. */
    voided: undefinedOrFigure,
    /**
     * Of `collected`: what the books have since its month was closed, on the tenth of the next. Receipts of payments that were found or
     * decided later, less voids. Null for the Governor: it could be one payer's.
     */
    afterClosing: undefinedOrFigure,
    /** Of the bills issued in the period: unpaid or expired today. */
    outstanding: undefinedOrFigure,
    cancelled: undefinedOrFigure,
    /** Money held now that is not collected, of whatever day: a person looks at it. `count` is of cases, or of payments where cases are not the reader's. Null for the Governor. */
    underReview: undefinedOrFigure,
    /** Null where the portal does not know the whole of the period before: what it knows nothing of is no nought. */
    previous: z.nullable(z.object({ period: periodSchema, ...billedAndCollected })),
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
  /**
   * A day (of a week its Monday, of a month its first), an hour 0 to 23, weekday 1 to 7 and hour (`1-9`), or an id. Empty: nobody knows.
   * `few`: to the Governor, what is withheld, together: parts of fewer than five payers with what would tell them by subtraction, and
   * the month that runs. Then a part without a row is not nought but unknown.
   */
  key: z.string(),
  /** To the Governor: some months of this part are withheld, and stand under `few`. */
  isPartly: z.optional(z.literal(true)),
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
  response: z.object({
    period: periodSchema,
    /** The first day the portal knows money of: what is before is unknown and not nought. Null while there is none. */
    knownSince: z.nullable(z.iso.date()),
    asOf: z.iso.datetime(),
    rows: z.array(seriesRowSchema),
  }),
  errors: ['report.too-much'],
});

export const getClasses = defineEndpoint({
  method: 'GET',
  path: '/reports/classes',
  summary: 'Collected in a period by the nine classes of the Bureau of Statistics, the largest first',
  failed,
  access: [...adminRoles, 'Governor'],
  query: z.object(periodFields),
  response: z.object({
    period: periodSchema,
    asOf: z.iso.datetime(),
    /** Null, to the Governor: what is withheld of revenue heads, together, of whatever class. */
    rows: z.array(
      z.object({ class: z.nullable(z.enum(Object.keys(revenueClasses) as [RevenueClass])), kobo: z.int() }),
    ),
  }),
  errors: ['report.too-much'],
});

export const getAgeing = defineEndpoint({
  method: 'GET',
  path: '/reports/ageing',
  summary:
    'What is owed, by how long ago it was billed: as it was on the last morning, or now where the filters were not counted then',
  failed,
  access,
  query: z.object(choiceFields(everyFilter)),
  response: z.object({
    /** The day it was taken (today, where it is counted from the bills); null before the first. */
    takenOn: z.nullable(z.iso.date()),
    /** Counted just now: the night did not know all that was asked. */
    isOfNow: z.boolean(),
    /**
     * Ages begin at 0, 31, 91, 181, 366, 1096 and 2191 days. Null stands for all ages of fewer than five who owe, where totals alone
     * are read, and of an MDA for all its ages: then an age without a row is part of it.
     */
    rows: z.array(z.object({ fromDays: z.nullable(z.int()), ...figureSchema.shape })),
  }),
  errors: ['report.too-much'],
});

/** How far taxpayers came; each stage is part of the one before. */
export const payerStages = ['registered', 'billed', 'paying', 'paid-in-full'] as const;

export const getPayers = defineEndpoint({
  method: 'GET',
  path: '/reports/payers',
  summary:
    'How many taxpayers are registered at the end of a period, were billed in it, have paid some of those bills, have paid all of them',
  failed,
  access: [...adminRoles, ...taxOfficeRoles],
  /** Who is registered is narrowed by office, place and category alone: a taxpayer has no MDA and no head. */
  query: z.object({ ...periodFields, ...choiceFields(everyFilter) }),
  response: z.object({
    period: periodSchema,
    asOf: z.iso.datetime(),
    stages: z.array(z.object({ stage: z.enum(payerStages), count: z.int() })),
    /** Registered by the day before the period. */
    registeredBefore: z.int(),
  }),
  errors: ['report.too-much'],
});

export const getTimeToPay = defineEndpoint({
  method: 'GET',
  path: '/reports/time-to-pay',
  summary: 'How long after the day of issue bills were paid, of the receipts of a period; voided ones are left out',
  failed,
  access: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles],
  query: z.object({ ...periodFields, ...choiceFields(everyFilter) }),
  response: z.object({
    period: periodSchema,
    asOf: z.iso.datetime(),
    /** Of all receipts; null when there are none. */
    medianDays: z.nullable(z.number()),
    /** Times begin at 0, 1, 8, 31 and 91 days. */
    rows: z.array(z.object({ fromDays: z.int(), ...figureSchema.shape })),
  }),
  errors: ['report.too-much'],
});
