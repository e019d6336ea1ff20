import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals = {
  refunds_audited: 'refund.audit-missing',
  refunds_way_named: 'refund.account-missing',
  refunds_method_check: 'refund.account-missing',
  refunds_notes_out: 'refund.notes-out',
  refunds_money_there: 'refund.money-gone',
  refund_sends_one_under_way: 'refund.under-way',
  refunds_answer_final: 'refund.under-way',
  refunds_owed: 'work.not-from-here',
  refund_sends_one_share_under_way: 'refund.under-way',
  share_payments_account: 'share.account-missing',
  share_payments_undisputed: 'share.disputed',
} as const;

/** What the database refuses, in the words of the contract. */
export function refusalOf(error: unknown): never {
  for (const [constraint, code] of Object.entries(refusals))
    if (violates(error, constraint)) throw new BusinessError(code, { cause: error });
  throw error;
}
