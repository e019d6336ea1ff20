import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { figureSchema } from './figures.ts';
import { choiceFields, everyFilter, periodFields } from './filter.ts';

const failed = 'The figures could not be read. Try again shortly';
const about = {
  period: z.object({ minDate: z.iso.date(), maxDate: z.iso.date() }),
  asOf: z.iso.datetime(),
};

/** What became of the bills issued in a period. Of the reader's own bills. */
export const getPaying = defineEndpoint({
  method: 'GET',
  path: '/reports/paying',
  summary: 'Of the bills of a period: how many are paid, and how many expire within two weeks',
  failed,
  access: ['Expert System', 'MDA User', ...taxOfficeRoles],
  query: z.object({ ...periodFields, ...choiceFields(everyFilter) }),
  response: z.object({
    ...about,
    billed: figureSchema,
    paid: figureSchema,
    /** Unpaid and payable today. */
    open: figureSchema,
    /** Of these, the ones that expire within fourteen days from today. */
    expiring: figureSchema,
  }),
  errors: ['report.too-much'],
});

/** In time is within the three months of a bill's first validity (spec §9), whether it was renewed or not. */
const punctualityRow = z.object({
  key: z.string(),
  label: z.string(),
  bills: z.int(),
  inTime: z.int(),
  late: z.int(),
  /** Unpaid, and its first three months are over. */
  overdue: z.int(),
  /** Unpaid, and still in time. */
  waiting: z.int(),
});
export type PunctualityRow = z.output<typeof punctualityRow>;

export const getCompliance = defineEndpoint({
  method: 'GET',
  path: '/reports/compliance',
  summary: 'By revenue head and category of taxpayer: how many bills of a period were paid in time, late or not yet',
  failed,
  access: taxOfficeRoles,
  query: z.object(periodFields),
  response: z.object({
    ...about,
    /** A bill of several heads counts once with each. */
    heads: z.array(punctualityRow),
    categories: z.array(punctualityRow),
  }),
  errors: ['report.too-much'],
});
