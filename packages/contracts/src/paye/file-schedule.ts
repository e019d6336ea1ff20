import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { payeBranchWantedSchema } from './branches.ts';
import { filingDeclarationVersion } from './declaration.ts';
import {
  payeLeftOutSchema,
  payeLineSchema,
  payeMonthSchema,
  payeRowSchema,
  payeRowsAtOnce,
  payeScheduleSchema,
} from './schedule.ts';

/** Salaries: each reading is noted. */
export const getPayeSchedule = defineEndpoint({
  method: 'GET',
  path: '/paye/schedule',
  summary: 'The newest schedule of a month, the draft before what is filed',
  failed: 'The schedule could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: payeMonthSchema }),
  response: z.object({ schedule: z.nullable(payeScheduleSchema) }),
});

/** Salaries: each reading is noted. An office reads what its employers filed, never a draft. */
export const listPayeLines = defineEndpoint({
  method: 'GET',
  path: '/paye/lines',
  summary: 'Rows of a schedule, the widest difference between deduction and law first; or those that are looked for',
  failed: 'The rows could not be read. Try again shortly',
  access: [...taxpayerRoles, ...taxOfficeRoles, ...adminRoles],
  query: z.object({
    scheduleId: z.uuid(),
    /** How many are left out before the first. */
    from: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    /** A part of the name, or the staff number. */
    find: z.optional(z.string().check(z.maxLength(100), z.trim())),
    branch: z.optional(payeBranchWantedSchema),
  }),
  response: z.object({ found: z.int(), lines: z.array(payeLineSchema) }),
  errors: ['paye.not-found'],
});

const rowsAtOnce = z
  .array(payeRowSchema)
  .check(z.minLength(1, 'Give at least one employee'), z.maxLength(payeRowsAtOnce));
const partsMost = 99;

/** Kept for a day, until the draft is saved. Sent again it replaces itself; another upload for the month replaces all of it. */
export const savePayeDraftPart = defineEndpoint({
  method: 'PUT',
  path: '/paye/draft/parts',
  summary: 'Send a part of a large schedule before its draft is saved',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    month: payeMonthSchema,
    uploadId: z.uuid(),
    /** Counts from 0. */
    part: z.int().check(z.gte(0), z.lt(partsMost)),
    rows: rowsAtOnce,
  }),
  // A thousand employees with long names.
  bodyLimits: { bytesMax: 4 * 1024 * 1024, tokensMax: 30_000 },
  response: z.object({}),
  errors: ['paye.month-not-open'],
});

/** Replaces the draft of the month. What is filed stays as it is: a draft after it is an amendment. */
export const savePayeDraft = defineEndpoint({
  method: 'PUT',
  path: '/paye/draft',
  summary: 'Save the schedule of a month, and have its tax computed',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    month: payeMonthSchema,
    /** All of a schedule, or what follows the parts sent before. */
    rows: rowsAtOnce,
    /** Absent: what was left out of the draft before stays so. */
    leftOut: z.optional(payeLeftOutSchema),
    sentBefore: z.optional(z.object({ uploadId: z.uuid(), parts: z.int().check(z.gte(1), z.lte(partsMost)) })),
  }),
  // A thousand employees with long names, and as many rows that are left out.
  bodyLimits: { bytesMax: 4 * 1024 * 1024, tokensMax: 76_000 },
  response: payeScheduleSchema,
  errors: ['paye.month-not-open', 'paye.parts-missing', 'paye.too-many-rows'],
});

/** The rest of the draft stays as it is; whoever read an older one is refused. */
export const correctPayeEmployee = defineEndpoint({
  method: 'PUT',
  path: '/paye/draft/employees',
  summary: 'Correct one employee of a draft, and have the tax computed again',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    scheduleId: z.uuid(),
    /** As it was shown. */
    savedAt: z.iso.datetime(),
    /** Under which the employee stands in the draft. */
    staffNumber: z.string().check(z.minLength(1), z.maxLength(40)),
    row: payeRowSchema,
  }),
  response: payeScheduleSchema,
  errors: ['paye.not-found', 'paye.draft-changed'],
});

export const payeFiledSchema = z.object({
  /** Absent when the month came to nothing more than was billed before. */
  billReference: z.nullable(z.string()),
  /** Billed by this filing; below zero: so much less is due than was billed before. */
  differenceKobo: z.int(),
});
export type PayeFiled = z.output<typeof payeFiledSchema>;

/** Filed and billed together or not at all; filing the same schedule again answers the same bill. */
export const filePayeSchedule = defineEndpoint({
  method: 'POST',
  path: '/paye/filings',
  summary: 'File the schedule of a month, and get the bill of what is due',
  failed: 'Nothing was filed. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    scheduleId: z.uuid(),
    /** As it was shown. */
    dueKobo: koboSchema,
    savedAt: z.iso.datetime(),
    /** The wording that whoever files has ticked. */
    declarationVersion: z.literal(filingDeclarationVersion),
  }),
  response: payeFiledSchema,
  errors: ['paye.not-found', 'paye.draft-changed', 'organisation.missing', 'bill.payment-pending'],
});

/** No pay, no bill; its acknowledgement and its day are those of every filing. A draft of the month is dropped. Filed again it stays the same. */
export const fileNilPayeMonth = defineEndpoint({
  method: 'POST',
  path: '/paye/filings/nil',
  summary: 'File a month in which nobody was paid',
  failed: 'Nothing was filed. Try again shortly',
  access: taxpayerRoles,
  body: z.object({ month: payeMonthSchema, declarationVersion: z.literal(filingDeclarationVersion) }),
  response: payeScheduleSchema,
  errors: ['paye.month-not-open', 'paye.month-filed'],
});
