import { periodInWords, type ReturnKindId, returnKinds } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { findPayerOf, type RaisedBill, raiseBill } from '../../money/billing/index.ts';
import { collectorOf } from '../paye/index.ts';

interface ToBill {
  readonly kind: ReturnKindId;
  readonly period: string;
  readonly version: number;
  readonly dueOn: string;
  readonly amountKobo: number;
}

/** Not by the caller's hand as other bills of theirs: nobody cancels the bill of a filed return for themselves. */
export async function billReturn(
  tx: Transaction,
  user: SignedInUser,
  { kind, period, version, dueOn, amountKobo }: ToBill,
): Promise<RaisedBill> {
  const found = await findPayerOf(tx, user, 'returns-file');
  if (!found) throw new BusinessError('session.expired');
  const { revenueHeadCode, name } = returnKinds[kind];
  const words = periodInWords(period).en;
  return raiseBill(tx, {
    ...found,
    dueOn,
    // Who files early has until that day all the same.
    payableUntil: dueOn,
    mdaId: await collectorOf(tx, revenueHeadCode),
    lines: [
      {
        ...{ revenueHeadCode, amountKobo, description: name.en },
        narration: version === 1 ? words : `${words}, amendment ${version - 1}`,
      },
    ],
  });
}
