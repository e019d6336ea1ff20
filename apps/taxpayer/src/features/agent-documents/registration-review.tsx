import { problemOf } from '@portal/api-client';
import { type AgentReview, groupReference, workKindOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate, LoadFailure, Notice, Sheet, Skeleton, StatusBadge } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import { useAgentReview } from './agent-registration.queries.ts';
import { useUploadsMessages } from './messages/use-uploads-messages.ts';

const codeSize = 160;

/** After the fee: how the registration stands, and the card once it is approved. */
export function RegistrationReview() {
  const messages = useUploadsMessages();
  const localized = useLocalized();
  const review = useAgentReview();
  if (review.isPending) return <Skeleton height={96} />;
  if (review.isError)
    return (
      <Sheet>
        <LoadFailure
          problem={problemOf(review.error)}
          message={messages.reviewFailed}
          onRetry={() => review.refetch()}
          isRetrying={review.isFetching}
        />
      </Sheet>
    );
  const found = review.data.review;
  const state = found?.state ?? 'received';
  const words = workKindOf('agent-registration').states[state]?.name;
  return (
    <Sheet className="uploads-panel" aria-labelledby="agent-review">
      <div className="uploads-head">
        <h2 id="agent-review" className="ui-heading">
          {messages.reviewTitle}
        </h2>
        <StatusBadge tone={state === 'approved' ? 'good' : state === 'declined' ? 'danger' : 'warning'}>
          {words ? localized(words) : state}
        </StatusBadge>
      </div>
      <p>{messages.reviewText(state)}</p>
      {found?.reason && (
        <Notice kind="warning" title={messages.reviewReason}>
          <p>{found.reason}</p>
        </Notice>
      )}
      {found?.card && <AgentCard card={found.card} />}
    </Sheet>
  );
}

/** Shown to whoever asks: the code and its QR lead anybody to the check. */
function AgentCard({ card }: { readonly card: NonNullable<AgentReview['card']> }) {
  const messages = useUploadsMessages();
  const { code, name, validUntil, isSuspended, verificationUrl } = card;
  return (
    <article className="agent-card" aria-label={messages.card}>
      <QrCode value={verificationUrl} alt={messages.cardQr(code)} size={codeSize} />
      <div>
        <strong>{name}</strong>
        <p className="agent-card-code">{groupReference(code)}</p>
        <p>{isSuspended ? messages.cardSuspended : messages.cardUntil(formatDate(validUntil))}</p>
      </div>
    </article>
  );
}
