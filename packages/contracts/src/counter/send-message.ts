import * as z from 'zod/mini';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { counterRoles } from './find-payer.ts';

/** `waiting`: not taken by the network yet, and tried again; `sent`: taken; `refused`: it can never be sent to this number. */
export const messageStates = ['waiting', 'sent', 'refused'] as const;

export const billMessageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'receipt']),
  state: z.enum(messageStates),
  askedAt: z.iso.datetime(),
  /** When it was sent or refused. */
  settledAt: z.nullable(z.iso.datetime()),
});
export type BillMessage = z.output<typeof billMessageSchema>;

/** To the number on the bill, and to no other. */
export const sendBillMessage = defineEndpoint({
  method: 'POST',
  path: '/counter/messages',
  summary: 'Send the payer of a bill of this MDA a text message: its reference and where it is paid, or its receipt',
  access: counterRoles,
  body: z.object({ billReference: billReferenceInput }),
  response: billMessageSchema,
  errors: [
    'bill.not-found',
    'bill.no-phone',
    'bill.mailed-just-now',
    'bill.cancelled',
    'bill.under-review',
    'bill.receipt-void',
  ],
});

export const listBillMessages = defineEndpoint({
  method: 'GET',
  path: '/counter/messages',
  summary: 'The text messages about a bill of this MDA, the newest first',
  access: counterRoles,
  query: z.object({ billReference: billReferenceInput }),
  response: z.array(billMessageSchema),
  errors: ['bill.not-found'],
});
