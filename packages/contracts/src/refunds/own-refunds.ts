import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';
import { bankAccountSchema } from './bank-account.ts';
import { refundClaimFields, refundFields } from './refund.ts';

const params = z.object({ id: z.uuid() });

/** A refund as its payer sees it: each step with its day, and nobody's name. */
export const ownRefundSchema = z.object({
  ...refundFields,
  steps: z.array(z.object({ state: z.string(), at: z.iso.datetime() })),
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  /** The last day on which it has to be paid; once it is approved. */
  dueOn: z.nullable(z.iso.date()),
  may: z.object({ withdraw: z.boolean(), nameAccount: z.boolean() }),
});
export type OwnRefund = z.output<typeof ownRefundSchema>;

export const listOwnRefunds = defineEndpoint({
  method: 'GET',
  path: '/account/refunds',
  summary: 'Refunds of the caller’s payments, the newest first, with every step',
  failed: 'Your refunds could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object(listFields({ pageSize: 20, sorts: ['requestedAt'] })),
  response: listOf(ownRefundSchema),
  errors: ['list.cursor-invalid'],
});

export const refundHindrances = ['not-paid', 'void', 'asked-already', 'too-late', 'under-review', 'decided'] as const;
export type RefundHindrance = (typeof refundHindrances)[number];

export const getRefundable = defineEndpoint({
  method: 'GET',
  path: '/account/refundable',
  summary: 'Whether the money of a paid bill of the caller’s can be asked back, and how much it is',
  failed: 'The bill could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ billReference: z.string().check(z.maxLength(60), z.trim()) }),
  response: z.object({
    billReference: z.string(),
    billFor: z.string(),
    receiptNumber: z.nullable(z.string()),
    amountKobo: koboSchema,
    /** A tax of this size is audited first, unless it was paid twice. */
    needsAudit: z.boolean(),
    /** The provider gives it back by itself: no bank account is needed. */
    isByProvider: z.boolean(),
    whyNot: z.nullable(z.enum(refundHindrances)),
  }),
  errors: ['bill.not-found'],
});

export const requestRefund = defineEndpoint({
  method: 'POST',
  path: '/account/refunds',
  summary: 'Ask for the money of a paid bill back; the same request again is the same refund',
  failed: 'The request could not be sent. Try again shortly',
  access: taxpayerRoles,
  body: z.object(refundClaimFields),
  response: ownRefundSchema,
  errors: ['bill.not-found', 'refund.not-possible', 'refund.no-twin', 'refund.too-late', 'refund.account-held'],
});

export const nameOwnRefundAccount = defineEndpoint({
  method: 'PUT',
  path: '/account/refunds/:id/account',
  summary: 'Say to which bank account the money goes; until somebody proposes the refund',
  failed: 'The account could not be saved. Try again shortly',
  access: taxpayerRoles,
  params,
  body: bankAccountSchema,
  response: ownRefundSchema,
  errors: ['refund.not-found', 'refund.account-fixed', 'refund.account-held'],
});

export const withdrawOwnRefund = defineEndpoint({
  method: 'POST',
  path: '/account/refunds/:id/withdrawal',
  summary: 'Take an own request back, until it is decided',
  failed: 'The request could not be taken back. Try again shortly',
  access: taxpayerRoles,
  params,
  body: z.object({}),
  response: ownRefundSchema,
  errors: ['refund.not-found', 'work.not-from-here'],
});
