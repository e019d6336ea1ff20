import type { Transaction } from '../../../../platform/db/database.ts';
import { type KeptCall, keepAnswer, takeCall } from '../../../../platform/db/kept-answers.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCall } from '../../../../platform/http/partner/serve-partner.ts';
import { digestOf } from '../../../../platform/http/submission.ts';

/**
 * The first answer to a call with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07), in the transaction of what it does.
 * What was refused changed nothing and is decided anew.
 */
export async function answerOnce<Answer extends { readonly status: number; readonly body: unknown }>(
  tx: Transaction,
  { caller, idempotencyKey, setHeader }: Pick<PartnerCall, 'caller' | 'idempotencyKey' | 'setHeader'>,
  { operation, content }: { readonly operation: string; readonly content: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (idempotencyKey === undefined) return work();
  const call: KeptCall = {
    scope: `tsp:${caller.engineCodeId} ${operation}`,
    key: idempotencyKey,
    digest: digestOf(content),
  };
  const taken = await takeCall(tx, call);
  if (taken === 'under-way') throw new BusinessError('tsp.request-under-way', { retryAfterSeconds: 1 });
  if (taken === 'other') throw new BusinessError('tsp.idempotency-key-reused');
  if (taken !== 'new') {
    setHeader('idempotent-replayed', 'true');
    return taken as Answer;
  }
  const answer = await work();
  await keepAnswer(tx, call, answer);
  return answer;
}
