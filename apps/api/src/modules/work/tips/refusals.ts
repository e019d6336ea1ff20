import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refused = {
  declared_conflicts_refuse: 'work.conflict',
  tip_openings_of_legal: 'work.not-yours',
  tip_openings_one_idx: 'tip.asked-already',
  tip_rewards_due: 'tip.no-reward',
  tip_rewards_pkey: 'tip.no-reward',
} as const;

/** What the database refuses, in the words of the contract. */
export function refusalOf(error: unknown): never {
  for (const [constraint, code] of Object.entries(refused))
    if (violates(error, constraint)) throw new BusinessError(code, { cause: error });
  throw error;
}
