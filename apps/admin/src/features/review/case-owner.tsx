import type { ReviewCaseDetail } from '@portal/contracts';
import { AssignControl } from '@portal/workspace/work';
import { useReviewActs } from './review.queries.ts';

/** Whose case it is, while there is something to decide. */
export function CaseOwner({ found }: { readonly found: ReviewCaseDetail }) {
  const { people, give } = useReviewActs(found);
  const { id, assignee, state } = found.work;
  if (state === 'decided') return null;
  return <AssignControl recordKey={['review', id]} assignee={assignee} people={people} give={give} />;
}
