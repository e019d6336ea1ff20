import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { decisionErrors } from '../workflow/case-version.ts';

const params = z.object({ id: z.uuid() });
const mostLines = 200;

/** `returned`: the bank gave it back, and two persons said so; it may stand on a later list. */
export const bankLineStates = ['sent', 'returning', 'returned', 'evidenced', 'paid'] as const;

const bankListSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  totalKobo: koboSchema,
  lines: z.array(
    z.object({
      kind: z.enum(['refund', 'shares']),
      /** Of the refund, or of the payment of shares. */
      number: z.string(),
      /** Of this one time it was sent; the bank repeats it in its statement. */
      reference: z.string(),
      accountName: z.string(),
      amountKobo: koboSchema,
      state: z.enum(bankLineStates),
    }),
  ),
});
export type BankList = z.output<typeof bankListSchema>;

export const listRefundLists = defineEndpoint({
  method: 'GET',
  path: '/refund-lists',
  summary:
    'Lists for the bank, the newest first, each with its refunds and payments of shares and what became of them (kobo)',
  failed: 'The lists could not be read. Try again shortly',
  access: adminRoles,
  query: z.object(listFields({ pageSize: 10, sorts: ['madeAt'] })),
  response: listOf(bankListSchema),
  errors: ['list.cursor-invalid'],
});

export const makeRefundList = defineEndpoint({
  method: 'POST',
  path: '/refund-lists',
  summary: 'Make a list for the bank of refunds and payments of shares that are to be paid; each is on its way then',
  failed: 'The list could not be made. Try again shortly',
  access: adminRoles,
  body: z
    .object({
      /** Of refunds. */
      ids: z.array(z.uuid()).check(z.maxLength(mostLines)),
      /** Of payments of shares. */
      shares: z._default(z.array(z.uuid()).check(z.maxLength(mostLines)), []),
    })
    .check(
      z.refine(({ ids, shares }) => ids.length + shares.length > 0, { path: ['ids'], error: 'Choose something' }),
      z.refine(({ ids, shares }) => ids.length + shares.length <= mostLines, { path: ['ids'], error: 'Choose less' }),
    ),
  response: z.object({ id: z.uuid(), number: z.string(), refunds: z.int(), shares: z.int(), totalKobo: koboSchema }),
  errors: [
    'refund.not-found',
    'refund.not-for-bank',
    'refund.money-gone',
    'refund.provider-silent',
    'refund.under-way',
    'share.account-missing',
    'share.disputed',
    ...decisionErrors,
  ],
});

/** Each download is audited: whole account numbers are in it. */
export const downloadRefundList = defineEndpoint({
  method: 'GET',
  path: '/refund-lists/:id/file',
  summary: 'The list for the bank as CSV',
  failed: 'The list could not be read. Try again shortly',
  access: adminRoles,
  params,
  response: z.instanceof(Uint8Array),
  contentType: 'text/csv',
  errors: ['refund.not-found'],
});
