import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { filingDeclarationVersion } from '../paye/declaration.ts';
import { payeFiledSchema } from '../paye/file-schedule.ts';
import {
  withholdingLeftOutSchema,
  withholdingMonthSchema,
  withholdingPayerSchema,
  withholdingRowSchema,
  withholdingRowsMost,
  withholdingScheduleSchema,
} from './schedule.ts';

/** Incomes of people: each reading is noted. */
export const getWithholdingSchedule = defineEndpoint({
  method: 'GET',
  path: '/withholding/schedule',
  summary: 'The newest schedule of what was withheld in a month, the draft before what is filed',
  failed: 'The schedule could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: withholdingMonthSchema }),
  response: z.object({ schedule: z.nullable(withholdingScheduleSchema) }),
});

/** Replaces the draft of the month. What is filed stays as it is: a draft after it is an amendment. */
export const saveWithholdingDraft = defineEndpoint({
  method: 'PUT',
  path: '/withholding/draft',
  summary: 'Save what was withheld in a month, and have its tax computed',
  failed: 'Nothing was saved. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    month: withholdingMonthSchema,
    payer: withholdingPayerSchema,
    rows: z
      .array(withholdingRowSchema)
      .check(z.minLength(1, 'Give at least one payment'), z.maxLength(withholdingRowsMost)),
    /** Absent: what was left out of the draft before stays so. */
    leftOut: z.optional(withholdingLeftOutSchema),
  }),
  // 5,000 payments with long names, and a thousand that are left out.
  bodyLimits: { bytesMax: 6 * 1024 * 1024, tokensMax: 136_000 },
  response: withholdingScheduleSchema,
  errors: ['withholding.month-not-open'],
});

/** Filed and billed together or not at all; filing the same schedule again answers the same bill. */
export const fileWithholdingSchedule = defineEndpoint({
  method: 'POST',
  path: '/withholding/filings',
  summary: 'File what was withheld in a month, and get the bill of what is due',
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
  errors: ['withholding.not-found', 'withholding.draft-changed', 'organisation.missing', 'bill.payment-pending'],
});
