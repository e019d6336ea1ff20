import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billStatusSchema } from '../billing/bill.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { filingDeclarationVersion } from '../paye/declaration.ts';
import { monthCreditStandingSchema } from '../paye/month-credit.ts';
import { typedLine } from '../typed-fields.ts';
import { returnChangeSchema, returnFiguresSchema, returnLatenessSchema } from './computation.ts';
import { returnOf, saidOfReturn } from './draft.ts';
import { returnAnswersSchema } from './return-answers.ts';

const filedFields = {
  id: z.uuid(),
  ...returnOf,
  /** Counts from 1; a later one amends what was filed before it. */
  version: z.int(),
  /** The moment that counts. */
  filedAt: z.iso.datetime(),
  /** Of who waited for a turn: `filedAt` is when they had come, and this when it was received. */
  receivedAt: z.optional(z.iso.datetime()),
  /** Their name. */
  filedBy: z.string(),
  /** An agent, for the taxpayer. */
  isForAnother: z.boolean(),
  dueOn: z.iso.date(),
  isLate: z.boolean(),
  taxKobo: koboSchema,
  creditKobo: koboSchema,
  balanceKobo: koboSchema,
  overKobo: koboSchema,
  /** Why it was amended; empty for the first version. */
  amendmentReason: z.string(),
  /** Null: nothing more was to be billed. */
  bill: z.nullable(z.object({ reference: z.string(), amountKobo: koboSchema, status: billStatusSchema })),
  isNewest: z.boolean(),
  /** What was paid beyond what this version asks for; null: nothing. Two persons of the service decide whether it becomes credit. */
  credit: z.nullable(monthCreditStandingSchema),
};

export const filedReturnRowSchema = z.object(filedFields);
export type FiledReturnRow = z.output<typeof filedReturnRowSchema>;

export const filedReturnSchema = z.object({
  ...filedFields,
  answers: returnAnswersSchema,
  /** As they were when it was filed: a rule that changes later changes nothing here. */
  figures: returnFiguresSchema,
  changes: z.array(returnChangeSchema),
  /** As it was told on the day of filing. */
  lateness: z.array(returnLatenessSchema),
});
export type FiledReturn = z.output<typeof filedReturnSchema>;

/**
 * Filed and billed together or not at all. Sent again with the same `submissionId`, it answers what was filed. `return.figures-changed`
 * says in `fieldErrors` what the balance and the bill were shown as and are now. What is missing is answered by its path: `answers.livedHere`,
 * `reasons.pensionKobo`, `amendmentReason`.
 */
export const fileReturn = defineEndpoint({
  method: 'POST',
  path: '/returns/filings',
  summary: 'File a return, and get the bill of its balance',
  failed: 'Nothing was filed. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    ...saidOfReturn,
    /** Made by the device: sent again, it is the same filing. */
    submissionId: z.uuid(),
    /** As it was shown. */
    shown: z.object({
      fingerprint: z.string().check(z.maxLength(100)),
      balanceKobo: koboSchema,
      toBillKobo: koboSchema,
    }),
    /** Of the newest version that was read; null: none was filed. */
    readVersion: z.nullable(z.int()),
    /** Asked of whoever amends. */
    amendmentReason: z._default(z.string().check(z.maxLength(500), typedLine()), ''),
    /** The wording that whoever files has ticked. */
    declarationVersion: z.literal(filingDeclarationVersion),
  }),
  bodyLimits: { bytesMax: 64 * 1024, tokensMax: 20_000 },
  response: filedReturnSchema,
  errors: [
    'return.period-not-open',
    'return.not-for-you',
    'return.figures-changed',
    'return.filed-meanwhile',
    'organisation.missing',
    'bill.payment-pending',
  ],
});

/** The newest version of each period first; `kind` and `year` narrow it. */
export const listOwnReturns = defineEndpoint({
  method: 'GET',
  path: '/returns',
  summary: 'What one has filed in a year of periods, every version, and what is prepared',
  failed: 'Your returns could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({
    /** Of the period. */
    year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)),
  }),
  response: z.object({
    returns: z.array(filedReturnRowSchema),
    drafts: z.array(z.object({ ...returnOf, savedAt: z.iso.datetime() })),
  }),
});

export const getOwnReturn = defineEndpoint({
  method: 'GET',
  path: '/returns/filed/:id',
  summary: 'One version of a return as it was filed, with its explanation',
  failed: 'The return could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: filedReturnSchema,
  errors: ['return.not-found'],
});
