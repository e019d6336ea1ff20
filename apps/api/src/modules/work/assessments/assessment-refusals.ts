import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  assessments_one_at_a_time_idx: 'assessment.pending',
  assessments_without_return: 'assessment.return-filed',
  assessments_after_return: 'assessment.return-missing',
  assessments_above_limit: 'work.above-limit',
  assessments_two_persons_check: 'work.same-person',
  assessments_withdrawn_by_another: 'work.same-person',
  assessments_moves: 'work.not-from-here',
  declared_conflicts_refuse: 'work.conflict',
};

const fields: Readonly<Record<string, readonly [field: string, words: string]>> = {
  assessments_add_up: ['lines', 'The lines must come to more than nothing'],
  assessments_tax_check: ['lines', 'The lines must come to more than nothing'],
  assessments_comparables_given_check: ['comparables', 'Name at least one comparable'],
  assessments_deliberate_check: ['isDeliberate', 'Only for an additional assessment'],
  assessments_period_over: ['period', 'This period is not over'],
  assessments_six_years: ['period', 'This period ended more than six years ago'],
  assessments_service_moment: ['at', 'After the approval, and not in the future'],
  assessments_served_place_check: ['place', 'Say to whom and where'],
};

/** What the database refuses, in words for whoever asked for it. */
export function refusalOf(error: unknown): never {
  for (const [rule, code] of Object.entries(refusals)) if (violates(error, rule)) throw new BusinessError(code);
  for (const [rule, [field, words]] of Object.entries(fields))
    if (violates(error, rule)) throw new BusinessError('request.invalid', { fieldErrors: { [field]: words } });
  throw error;
}
