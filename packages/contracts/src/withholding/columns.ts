import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The columns of a schedule, as `withholdingRowSchema` has them. */
export const withholdingColumnNames = [
  'name',
  'taxId',
  'payee',
  'transaction',
  'stateId',
  'invoice',
  'grossKobo',
  'deductedKobo',
] as const;

/** What a payer's own lists call them; an empty word: it is not in them. */
const headingsSchema = z.partialRecord(z.enum(withholdingColumnNames), z.string().check(z.maxLength(200)));

export const getWithholdingColumns = defineEndpoint({
  method: 'GET',
  path: '/withholding/columns',
  summary: 'What a payer’s own lists call the columns of a schedule',
  access: taxpayerRoles,
  response: z.object({ headings: headingsSchema }),
});

export const saveWithholdingColumns = defineEndpoint({
  method: 'PUT',
  path: '/withholding/columns',
  summary: 'Remember what a payer’s own lists call the columns of a schedule',
  access: taxpayerRoles,
  body: z.object({ headings: headingsSchema }),
  response: z.object({}),
});
