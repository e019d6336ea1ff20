import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { choiceFields, periodFields } from './filter.ts';

/** By what the duties of a period are divided. */
export const dutyGroupings = ['duty', 'sector', 'size', 'office'] as const;
export type DutyGrouping = (typeof dutyGroupings)[number];

/** Counts whose rows the list of duties has; shares are made of them where they are shown. */
const dutyCounts = {
  /** Due and not excused. */
  due: z.int(),
  filedInTime: z.int(),
  /** Not filed by the due day, 90 days ago or more; and how many of them were filed within 90 days. */
  curable: z.int(),
  cured: z.int(),
  /** Filed, and with a bill; and how many and how much of those were paid by the due day. */
  billed: z.int(),
  paidInTime: z.int(),
  billedKobo: z.int(),
  paidInTimeKobo: z.int(),
};
const dutyCountsSchema = z.object(dutyCounts);
export type DutyCounts = z.output<typeof dutyCountsSchema>;

/** How far taxpayers came; each stage is part of the one before. */
export const dutyStages = ['registered', 'obliged', 'active', 'filing', 'on-time', 'paying', 'paid-in-full'] as const;
export type DutyStage = (typeof dutyStages)[number];

export const getDutyFigures = defineEndpoint({
  method: 'GET',
  path: '/reports/duty-figures',
  summary:
    'Of the returns due in a period: filed and paid in time, cured, by tax, sector, size or office; and how far the taxpayers came',
  failed: 'The figures could not be read. Try again shortly',
  access: taxOfficeRoles,
  query: z.object({
    ...periodFields,
    ...choiceFields(['duty', 'sector', 'size', 'toId']),
    groupBy: z._default(z.enum(dutyGroupings), 'duty'),
  }),
  response: z.object({
    /** Ends yesterday at the latest: what is due today is not late. Null where nothing of it is over. */
    period: z.nullable(z.object({ minDate: z.iso.date(), maxDate: z.iso.date() })),
    asOf: z.iso.datetime(),
    whole: dutyCountsSchema,
    /** The same days of the year before; null where nothing was due then, or not all of its days were under a rule that we know. */
    yearBefore: z.nullable(dutyCountsSchema),
    /** `key`: what its filter is set to, empty where there is none of it; the most first. */
    groups: z.array(z.object({ key: z.string(), label: z.string(), ...dutyCounts })),
    /** Persons, not returns. */
    stages: z.array(z.object({ stage: z.enum(dutyStages), count: z.int() })),
  }),
  errors: ['report.too-much'],
});
