import type { ProviderRefund, RawAnswer, RefundAnswer } from '../payment-provider.ts';
import { isSuccess, type ProviderReply } from '../provider-http.ts';
import { isRecord, parseProviderJson, textField } from '../provider-json.ts';

const longestReason = 200;
const longestRawBody = 4_000;

const meanings: Readonly<Record<string, RefundAnswer['outcome']>> = {
  SUCCESS: 'done',
  COMPLETE: 'done',
  COMPLETE_MANUAL: 'done',
  PENDING: 'pending',
  PROCESSING: 'pending',
  FAILED: 'failed',
};

/** What Interswitch's refund call takes; amounts are kobo. */
export function refundBody({ refundReference, orderId, amountKobo, isWhole, reason }: ProviderRefund): string {
  return JSON.stringify({
    refundReference,
    parentTransactionReference: orderId,
    refundType: isWhole ? 'FULL' : 'PARTIAL',
    refundAmount: amountKobo,
    createdBy: 'portal',
    reasonsForRefund: reason.slice(0, longestReason),
  });
}

/**
 * A status nobody documented is pending: nobody calls money paid or lost on it. 10400 also stands for a request that is not valid, so
 * only its words say that the reference is known.
 */
export function readRefund(reply: ProviderReply): RefundAnswer {
  const raw: RawAnswer =
    reply.kind === 'answer'
      ? { httpStatus: reply.httpStatus, body: reply.body.slice(0, longestRawBody) }
      : { httpStatus: reply.raw.httpStatus, body: reply.raw.body.slice(0, longestRawBody) };
  if (reply.kind === 'no-answer') return { outcome: 'unknown', raw };
  const said = parseProviderJson(reply.body);
  if (!isRecord(said)) return { outcome: 'unknown', raw };
  if (isSuccess(reply)) {
    const status = textField(said, 'refundStatus');
    return { outcome: status === null ? 'unknown' : (meanings[status] ?? 'pending'), raw };
  }
  if (/duplicate/i.test(reply.body)) {
    // It knows the reference; where it says as well what became of it, that counts.
    const status = textField(said, 'refundStatus');
    return { outcome: (status === null ? undefined : meanings[status]) ?? 'duplicate', raw };
  }
  const isAboutUs = reply.httpStatus === 401 || reply.httpStatus === 403 || reply.httpStatus === 429;
  return { outcome: isAboutUs ? 'unknown' : 'failed', raw };
}
