import * as z from 'zod';
import type { Answer } from '../answer.ts';
import type { World } from '../world.ts';
import { judgeBearer } from './passport.ts';
import { isApproved } from './response-codes.ts';

const refundRequest = z.object({
  refundReference: z.string().min(1).max(100),
  parentTransactionReference: z.string().optional(),
  parentPaymentId: z.coerce.number().optional(),
  refundType: z.enum(['FULL', 'PARTIAL']),
  /** Kobo. */
  refundAmount: z.coerce.number().int().min(1).optional(),
  createdBy: z.string().optional(),
  reasonsForRefund: z.string().optional(),
});

export function refund(world: World, authorization: string | undefined, body: unknown): Answer {
  const unauthorised = judgeBearer(world, authorization);
  if (unauthorised) return unauthorised;
  const parsed = refundRequest.safeParse(body);
  if (!parsed.success) return refuse('10400', 'Invalid request');
  const { refundReference, parentTransactionReference, parentPaymentId, refundType, refundAmount } = parsed.data;
  const { transactions, refunds } = world.state.interswitch;
  if (refunds.some((other) => other.refundReference === refundReference)) {
    return refuse('10400', 'Duplicate refund reference');
  }
  const parent = transactions.find(
    ({ reference, paymentId }) => reference === parentTransactionReference || paymentId === parentPaymentId,
  );
  if (!parent || !isApproved(parent.responseCode)) return refuse('10404', 'Parent transaction not found', 404);
  const refundedKobo = refunds
    .filter(({ paymentId }) => paymentId === parent.paymentId)
    .reduce((sum, { refundKobo }) => sum + refundKobo, 0n);
  const refundKobo = refundType === 'FULL' ? parent.paidKobo : BigInt(refundAmount ?? 0);
  if (refundKobo === 0n || refundKobo + refundedKobo > parent.paidKobo) {
    return refuse('60002', 'Refund amount exceeds the amount of the transaction');
  }
  const created = {
    id: Number(world.sequence.digits(7)),
    refundReference,
    paymentId: parent.paymentId,
    refundType,
    refundKobo,
    createdAt: world.clock.now().toISOString(),
  };
  refunds.push(created);
  world.journal.write('refund.made', {
    provider: 'interswitch',
    reference: parent.reference,
    refundReference,
    amountKobo: refundKobo,
  });
  return {
    body: JSON.stringify({
      id: created.id,
      refundReference,
      parentPaymentId: parent.paymentId,
      refundType,
      refundAmount: Number(refundKobo),
      createdDate: created.createdAt,
      refundStatus: 'SUCCESS',
    }),
  };
}

function refuse(code: string, description: string, status = 400): Answer {
  return { status, body: JSON.stringify({ code, description, errors: [{ code, message: description }] }) };
}
