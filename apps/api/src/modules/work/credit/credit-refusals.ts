import type { CreditHindrance } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** Said before anything is written; the database refuses the same. */
export function refuseHindered(whyNot: CreditHindrance | null): void {
  if (whyNot === 'not-enough') throw new BusinessError('credit.not-enough');
  if (whyNot !== null) throw new BusinessError('credit.bill-not-open');
}

/** What was possible a moment ago may not be now: somebody paid the bill, or used the credit. */
export function refusalOf(error: unknown): never {
  if (violates(error, 'credit_uses_enough')) throw new BusinessError('credit.not-enough', { cause: error });
  if (violates(error, 'credit_uses_bill_open')) throw new BusinessError('credit.bill-not-open', { cause: error });
  if (violates(error, 'credit_uses_bill_id_idx')) throw new BusinessError('credit.asked-already', { cause: error });
  if (violates(error, 'paye_credits_paid')) throw new BusinessError('credit.month-not-paid', { cause: error });
  if (violates(error, 'paye_credits_refund')) throw new BusinessError('credit.month-refunded', { cause: error });
  if (violates(error, 'paye_credits_notes')) throw new BusinessError('credit.notes-out', { cause: error });
  if (violates(error, 'paye_credits_notes_two_persons')) throw new BusinessError('work.same-person', { cause: error });
  throw error;
}
