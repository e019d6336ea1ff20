import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  declared_conflicts_refuse: 'work.conflict',
  enforcements_hindered: 'enforcement.not-lapsed',
  substitutions_own: 'substitution.own',
  substitutions_legal: 'substitution.legal-only',
  substitutions_demand: 'enforcement.not-lapsed',
  substitutions_another_check: 'substitution.no-holder',
  substitutions_within_owed_check: 'substitution.more-than-owed',
  substitution_bills_demanded: 'substitution.bills',
  substitution_bills_one: 'substitution.exists',
  substitutions_two_persons_check: 'work.same-person',
  substitutions_decider_check: 'work.same-person',
  substitutions_service_moment: 'substitution.service',
  substitutions_in_time: 'substitution.too-late',
  substitutions_admitted_check: 'substitution.all-accepted',
  substitutions_over: 'substitution.decided-by-law',
};

/** What the database refuses, in words for whoever asked for it. */
export function substitutionRefusalOf(error: unknown): never {
  for (const [rule, code] of Object.entries(refusals))
    if (violates(error, rule)) throw new BusinessError(code, { cause: error });
  throw error;
}
