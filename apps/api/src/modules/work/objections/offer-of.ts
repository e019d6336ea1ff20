import type { getObjectionOffer, ResponseOf } from '@portal/contracts';
import type { AssessmentRow } from './data/objections.repository.ts';

/** Why one can, or cannot, object: the reason that lasts longest first. */
export function offerOf(assessment: AssessmentRow): ResponseOf<typeof getObjectionOffer>['offer'] {
  const { standing, is_objected, is_pending } = assessment;
  if (is_objected) return 'has-objection';
  if (standing === 'final') return 'too-late';
  if (standing !== 'served') return 'not-standing';
  return is_pending ? 'payment-pending' : 'possible';
}
