import { messageFrom, useApiClient } from '@portal/api-client';
import {
  type AccessReview,
  getAccessReview,
  listAccessReviews,
  openAccessReview,
  type ReviewedPerson,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button, EmptyState, formatDate, formatDateTime, Notice, showToast, TextLink } from '@portal/ui';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { useAccessReviewMessages } from './messages/use-access-review-messages.ts';
import { ReviewedRow } from './reviewed-row.tsx';

const reviewsKey = ['access-reviews'] as const;

/** The quarterly review of who has access: the one in the address, else the newest. */
export function AccessReviewScreen() {
  const messages = useAccessReviewMessages();
  const api = useApiClient();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const chosen = params.get('review');
  const query = useQuery({
    queryKey: [...reviewsKey, chosen],
    async queryFn({ signal }) {
      const reviews = await api(listAccessReviews, {}, signal);
      const id = chosen ?? reviews[0]?.id;
      return { reviews, review: id === undefined ? undefined : await api(getAccessReview, { params: { id } }, signal) };
    },
  });
  const opening = useMutation({
    mutationFn: () => api(openAccessReview, {}),
    onSuccess() {
      showToast({ kind: 'success', message: messages.begun });
      void queries.invalidateQueries({ queryKey: reviewsKey });
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.beginFailed) }),
  });
  return (
    <RecordPage
      title={messages.title}
      kind={messages.title}
      lead={messages.lead}
      source={query}
      actions={() => (
        <Button size="sm" variant="secondary" pending={opening.isPending} onClick={() => opening.mutate()}>
          {messages.begin}
        </Button>
      )}
    >
      {({ reviews, review }) =>
        review === undefined ? (
          <div className="ws-record-all">
            <EmptyState icon="info" title={messages.none}>
              {messages.noneText}
            </EmptyState>
          </div>
        ) : (
          <>
            <div className="ws-record-all">
              <RecordSection title={messages.of(review.quarter)}>
                <Standing review={review} />
                <Deciders persons={review.persons} />
                <ul className="ws-record-list">
                  {review.persons.map((person) => (
                    <ReviewedRow key={person.userId} reviewId={review.id} person={person} />
                  ))}
                </ul>
              </RecordSection>
            </div>
            {reviews.length > 1 && (
              <RecordSection title={messages.earlier}>
                <ul className="ws-record-list">
                  {reviews.map(({ id, quarter }) => (
                    <li key={id}>
                      <TextLink to={`/admin/settings/access-review?review=${id}`}>{messages.of(quarter)}</TextLink>
                    </li>
                  ))}
                </ul>
              </RecordSection>
            )}
          </>
        )
      }
    </RecordPage>
  );
}

function Standing({ review }: { readonly review: AccessReview }) {
  const messages = useAccessReviewMessages();
  const language = useLanguage();
  const { people, undecided, isOverdue, dueOn, openedBy, openedAt } = review;
  return (
    <>
      {isOverdue && <Notice kind="warning" title={messages.overdue(formatDate(dueOn))} />}
      <p>
        {undecided === 0 ? messages.whole(people) : messages.undecided(undecided, people)},{' '}
        {messages.due(formatDate(dueOn))}
      </p>
      <p className="ws-record-quiet">{messages.openedBy(openedBy, formatDateTime(openedAt, language))}</p>
    </>
  );
}

/** Who has looked at how many. */
function Deciders({ persons }: { readonly persons: readonly ReviewedPerson[] }) {
  const messages = useAccessReviewMessages();
  const counts = new Map<string, number>();
  for (const { decidedBy } of persons) if (decidedBy) counts.set(decidedBy, (counts.get(decidedBy) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <p className="ws-record-quiet">
      {messages.deciders}: {[...counts].map(([name, count]) => `${name}: ${count}`).join(', ')}
    </p>
  );
}
