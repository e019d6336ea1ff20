import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** What the database refuses, in words of the contract. */
const said: Readonly<Record<string, ErrorCode>> = {
  clearance_applications_own: 'clearance.conflict',
  clearance_paper_years_own: 'clearance.conflict',
  clearance_revocations_own: 'clearance.conflict',
  clearance_applications_two_persons_check: 'work.same-person',
  clearance_paper_years_two_persons_check: 'work.same-person',
  clearance_revocations_two_persons_check: 'work.same-person',
  clearance_applications_issue_check: 'clearance.blocked',
  clearance_applications_moves: 'work.not-from-here',
  clearance_applications_facts_fixed: 'work.not-from-here',
  clearance_revocations_begin: 'clearance.not-valid',
  clearance_revocations_open_idx: 'clearance.revocation-open',
  clearance_paper_years_one_idx: 'clearance.year-known',
};

export async function refuseKindly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const rule = Object.keys(said).find((constraint) => violates(error, constraint));
    const code = rule === undefined ? undefined : said[rule];
    if (code) throw new BusinessError(code, { cause: error });
    throw error;
  }
}
