import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const readReceiptDelay = defineEndpoint({
  method: 'GET',
  path: '/payments/receipt-delay',
  summary: 'How long receipts take at present, from the moment the provider took the money',
  access: 'public',
  response: z.object({
    /** Of the last quarter of an hour; the figure is at most half a minute old. */
    receipts: z.int(),
    /** Of 95 in a hundred; null when there was none. */
    p95Seconds: z.nullable(z.number()),
  }),
});
export type ReadReceiptDelay = z.output<(typeof readReceiptDelay)['response']>;
