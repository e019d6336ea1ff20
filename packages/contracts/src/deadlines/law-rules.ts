import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/**
 * The deadlines that are counted. What each of them is (how long, of which days, by which law, since when) is dated data of the
 * database: laws change, and a case keeps the law it began under.
 */
export const lawRuleIds = [
  /** Somebody answers a notice for information. */
  'information.answer',
  'assessment.payment',
  'objection.lodging',
  /** The authority decides an objection; else it is upheld by law. */
  'objection.decision',
  'determination.payment',
  'demand.payment',
  'tcc.decision',
  'refund.payment',
  'distrained-goods.keeping',
  'distrained-surplus.return',
  'receipt-correction.decision',
  'office-change.release',
  'declaration.check',
  'plan.decision',
  'holiday.release',
  'data-request.answer',
  /** What we promise whoever writes to us. */
  'enquiry.answer',
] as const;
export const lawRuleIdSchema = z.enum(lawRuleIds);
export type LawRuleId = z.output<typeof lawRuleIdSchema>;

export const lawRuleSchema = z.object({
  id: lawRuleIdSchema,
  /** Counts for what begins on this day or later, until a later version does. */
  fromDay: z.iso.date(),
  title: z.object({ en: z.string(), ha: z.string() }),
  length: z.int(),
  /** Working days are Mondays to Fridays without public holidays. */
  unit: z.enum(['days', 'working-days']),
  /** An end on a day that is none moves to the next working day. */
  rollsToWorkingDay: z.boolean(),
  mayPause: z.boolean(),
  mayExtend: z.boolean(),
  /** Where it is written. */
  source: z.string(),
  /** False: our own promise, which no law demands. */
  isLaw: z.boolean(),
});
export type LawRule = z.output<typeof lawRuleSchema>;

export const listLawRules = defineEndpoint({
  method: 'GET',
  path: '/law-rules',
  summary: 'Every deadline, in every version, with where it is written',
  access: [...adminRoles, ...taxOfficeRoles],
  response: z.array(lawRuleSchema),
});

/** How near the end is: two thirds, nine tenths, over. */
export const deadlineStandings = ['running', 'near', 'urgent', 'passed', 'paused', 'ended'] as const;

export const deadlineSchema = z.object({
  rule: lawRuleIdSchema,
  title: z.object({ en: z.string(), ha: z.string() }),
  source: z.string(),
  isLaw: z.boolean(),
  /** The day after it is the first that counts. */
  startedOn: z.iso.date(),
  /** The last day, in Lagos; null while it is paused. */
  dueOn: z.nullable(z.iso.date()),
  standing: z.enum(deadlineStandings),
});
export type Deadline = z.output<typeof deadlineSchema>;

export const deadlineChangeSchema = z.object({
  kind: z.enum(['pause', 'extension']),
  /** Of a pause: the days from the first to before the second do not count. */
  fromDay: z.nullable(z.iso.date()),
  untilDay: z.nullable(z.iso.date()),
  /** Of an extension. */
  days: z.nullable(z.int()),
  reason: z.string(),
  by: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  at: z.iso.datetime(),
});
export type DeadlineChange = z.output<typeof deadlineChangeSchema>;
