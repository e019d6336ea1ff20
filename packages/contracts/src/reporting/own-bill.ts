import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { rowSchemaOf } from './column.ts';
import { ownAttemptReport } from './own-attempt-report.ts';
import { ownInvoiceReport } from './own-invoice-report.ts';

export const ownBillSchema = z.object({
  bill: rowSchemaOf(ownInvoiceReport.columns),
  lines: z.array(z.object({ head: z.string(), description: z.string(), narration: z.string(), amountKobo: z.int() })),
  /** The newest first, ten at most. */
  attempts: z.array(rowSchemaOf(ownAttemptReport.columns)),
  /** Whether the caller may cancel it; `not-own`: somebody else raised it. */
  cancellation: z.enum(['possible', 'payment-pending', 'not-own', 'too-late']),
  asOf: z.iso.datetime(),
});
export type OwnBill = z.output<typeof ownBillSchema>;

export const getOwnBill = defineEndpoint({
  method: 'GET',
  path: '/account/bill',
  summary: 'One bill of the caller: its lines, every attempt to pay it, and whether it can be cancelled',
  failed: 'The bill could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ billReference: billReferenceInput }),
  response: ownBillSchema,
  errors: ['bill.not-found'],
});
