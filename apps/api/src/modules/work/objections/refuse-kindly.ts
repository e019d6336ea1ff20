import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

/** What the database refuses, in words of the contract. */
const said: Readonly<Record<string, ErrorCode>> = {
  objections_in_time: 'objection.too-late',
  objections_standing: 'objection.not-possible',
  objections_one_idx: 'objection.not-possible',
  objections_admitted_check: 'objection.all-accepted',
  objections_over: 'objection.over',
  objections_not_assessor: 'objection.assessor',
  objections_proposed_tax: 'objection.wrong-amount',
  objections_proposed_kobo_check: 'objection.wrong-amount',
  objections_two_persons_check: 'work.same-person',
  objections_moves: 'work.not-from-here',
  declared_conflicts_refuse: 'work.conflict',
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
