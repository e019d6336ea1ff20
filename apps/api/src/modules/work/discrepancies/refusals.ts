import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  discrepancies_days_run: 'discrepancy.days-run',
  discrepancies_moves: 'work.not-from-here',
  discrepancies_two_persons_check: 'work.same-person',
  declared_conflicts_refuse: 'work.conflict',
};

/** What the database refuses, in words for whoever asked for it. */
export function refusalOf(error: unknown): never {
  for (const [rule, code] of Object.entries(refusals))
    if (violates(error, rule)) throw new BusinessError(code, { cause: error });
  throw error;
}
