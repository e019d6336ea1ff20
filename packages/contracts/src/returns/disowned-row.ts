import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';
import { returnPeriodSchema } from './return-of.ts';

/** It is not filled in any more, and the tax office is asked; both or neither. Said twice it is asked once. */
export const disownReturnRow = defineEndpoint({
  method: 'POST',
  path: '/returns/disowned-rows',
  summary: 'Say of a row that an employer or a payer filed that it is somebody else’s',
  failed: 'Nothing was said to the tax office. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    period: returnPeriodSchema,
    /** Of the row as it was filled in, for example `paye:KD-0000-0000-01`. */
    ref: z.string().check(z.maxLength(80)),
    said: z.string().check(z.maxLength(500), typedLine(), z.minLength(10, 'Say it in ten letters or more')),
  }),
  /** Of the question to the office, under which its answer is found in the messages of the account. */
  response: z.object({ reference: z.string() }),
  errors: ['return.row-not-found', 'return.not-for-you', 'return.period-not-open'],
});
