import type { BankAccount, ParsedRequestOf, requestRefund } from '@portal/contracts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../platform/http/business-error.ts';
import { writeAudit } from '../audit/index.ts';
import type { Caseload } from '../caseload/index.ts';
import { findRefundable } from './data/refundable.repository.ts';
import { findByRequest, insertRefund, setAccount } from './data/refunds.repository.ts';

interface Asking {
  readonly db: Database;
  readonly caseload: Caseload;
}

interface Claimant {
  readonly userId: string;
  readonly as: 'payer' | 'staff';
  /** Whose bills alone it may be about. */
  readonly tpui?: string;
}

/** Opens a claim for a receipt's money; answers its id. The same request again answers the same one. */
export async function askRefund(
  { db, caseload }: Asking,
  claim: ParsedRequestOf<typeof requestRefund>['body'],
  { userId, as, tpui }: Claimant,
): Promise<string> {
  return db
    .transaction(async (tx) => {
      const known = await findByRequest(tx, claim.requestId, userId);
      if (known) return known;
      const found = await findRefundable(tx, claim.billReference, tpui);
      if (!found) throw new BusinessError('bill.not-found');
      if (found.whyNot === 'too-late') throw new BusinessError('refund.too-late');
      if (found.whyNot !== null || found.receiptId === null) throw new BusinessError('refund.not-possible');
      if (claim.cause === 'double-payment' && !found.hasTwin) throw new BusinessError('refund.no-twin');
      const { id, number } = await insertRefund(tx, {
        ...claim,
        receiptId: found.receiptId,
        requestedBy: userId,
        askedBy: as,
      });
      await caseload.open(tx, { kind: 'refund', subject: `refund:${id}`, reference: number, userId });
      await audit(tx, userId, 'refund.requested', id, { bill: found.billReference, cause: claim.cause });
      return id;
    })
    .catch((error: unknown) => {
      if (violates(error, 'refunds_one_of_receipt_idx'))
        throw new BusinessError('refund.not-possible', { cause: error });
      throw error;
    });
}

/** The account it goes to; never in a log as a whole. */
export async function nameAccount(tx: Transaction, userId: string, id: string, account: BankAccount): Promise<void> {
  try {
    await setAccount(tx, id, account);
  } catch (error) {
    if (violates(error, 'refunds_account_fixed')) throw new BusinessError('refund.account-fixed', { cause: error });
    throw error;
  }
  await audit(tx, userId, 'refund.account-named', id, {
    bank: account.bankCode,
    last4: account.accountNumber.slice(-4),
  });
}

export function audit(
  tx: Transaction,
  userId: string,
  action: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `refund:${id}`, detail });
}
