import type { ErrorCode } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';

const refusals: Readonly<Record<string, ErrorCode>> = {
  penalties_begin: 'penalty.not-late',
  penalties_never_twice: 'penalty.not-late',
  penalties_lateness_once_idx: 'penalty.not-late',
  penalties_lateness_proposed_idx: 'penalty.waiting',
  penalty_remissions_one_idx: 'penalty.remission-waiting',
  penalty_remissions_begin: 'penalty.too-much',
};

/** What was possible a moment ago may not be now: somebody filed, paid or proposed the same. */
export function refusalOf(error: unknown): never {
  for (const [constraint, code] of Object.entries(refusals))
    if (violates(error, constraint)) throw new BusinessError(code, { cause: error });
  throw error;
}

export const idIn = (subject: string) => subject.slice(subject.indexOf(':') + 1);

export function personIn(userId: string | null): string {
  if (userId === null) throw new Error('A penalty is decided by a person');
  return userId;
}
