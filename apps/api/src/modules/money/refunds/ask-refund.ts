import {
  type ActionName,
  type BankAccount,
  banks,
  type ParsedRequestOf,
  portalAddress,
  type requestRefund,
} from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { findRefundable } from './data/refundable.repository.ts';
import { findByRequest, insertRefund, payersOf, setAccount, stateOfRefund } from './data/refunds.repository.ts';

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
      if (violates(error, 'refunds_account_held')) throw new BusinessError('refund.account-held', { cause: error });
      throw error;
    });
}

/** Whose money it is hears where it is to go, when staff wrote it down. */
async function tellOfAccount(tx: Transaction, id: string, { bankCode, accountNumber }: BankAccount): Promise<void> {
  const { number, userIds, version } = await payersOf(tx, id);
  if (userIds.length === 0) return;
  const bank = banks[bankCode];
  const last4 = accountNumber.slice(-4);
  await publishNotice(tx, {
    to: userIds,
    kind: 'refund.account-named',
    facts: { number, account: { en: `${bank}, ends in ${last4}`, ha: `${bank}, ya ƙare da ${last4}` } },
    path: portalAddress('/user/payment-history/refunds'),
    occasion: `refund ${id} ${version}`,
  });
}

interface NamedAccount {
  readonly id: string;
  readonly userId: string;
  readonly account: BankAccount;
  /** What staff read; absent: its payer names it. */
  readonly caseVersion?: number;
}

/** The account it goes to, named by a step of the case; never in a log as a whole. */
export async function nameAccount(
  tx: Transaction,
  { caseload }: Pick<Asking, 'caseload'>,
  { id, userId, account, caseVersion }: NamedAccount,
): Promise<void> {
  const which = { kind: 'refund', subject: `refund:${id}` } as const;
  const state = await stateOfRefund(tx, id);
  if (state !== 'requested' && state !== 'audited') throw new BusinessError('refund.account-fixed');
  const move = state === 'requested' ? 'name-account' : 'name-audited-account';
  // The payer's own hand is no step of staff: it is noted by the portal, with their name in the audit trail.
  await caseload.move(tx, which, caseVersion === undefined ? { move } : { move, userId, caseVersion });
  try {
    await setAccount(tx, id, account);
  } catch (error) {
    if (violates(error, 'refunds_account_held')) throw new BusinessError('refund.account-held', { cause: error });
    if (violates(error, 'refunds_account_fixed')) throw new BusinessError('refund.account-fixed', { cause: error });
    throw error;
  }
  if (caseVersion !== undefined) await tellOfAccount(tx, id, account);
  await audit(tx, userId, 'refund.account-named', id, {
    bank: account.bankCode,
    last4: account.accountNumber.slice(-4),
  });
}

export function audit(
  tx: Transaction,
  userId: string,
  action: ActionName,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `refund:${id}`, detail });
}
