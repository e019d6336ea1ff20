import { messageFrom, useApiClient } from '@portal/api-client';
import { decideAccess, type ReviewedPerson } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, formatDateTime, StatusBadge, showToast, TextLink } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useAccessReviewMessages } from './messages/use-access-review-messages.ts';

interface ReviewedRowProps {
  readonly reviewId: string;
  readonly person: ReviewedPerson;
}

/** Somebody with what they may do, and what was decided. */
export function ReviewedRow({ reviewId, person }: ReviewedRowProps) {
  const messages = useAccessReviewMessages();
  const language = useLanguage();
  const api = useApiClient();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { userId, name, email, roles, workplace, lastSeenAt, decision, decidedBy, decidedAt, reason, mayDecide } =
    person;
  const refresh = () => void queries.invalidateQueries({ queryKey: ['access-reviews'] });
  const params = { id: reviewId };
  const confirming = useMutation({
    mutationFn: () => api(decideAccess, { params, body: { userId, decision: 'confirmed' } }),
    onSuccess: refresh,
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.decideFailed) }),
  });
  return (
    <li>
      <span>
        <TextLink to={`/admin/settings/users?record=${userId}`}>{name}</TextLink>
        <small>
          {[roles.join(', '), workplace, email].filter(Boolean).join(' · ')}
          {' · '}
          {lastSeenAt ? messages.lastSeen(formatDateTime(lastSeenAt, language)) : messages.neverSeen}
        </small>
        {decidedBy && decidedAt && (
          <small>
            {messages.decidedBy(decidedBy, formatDateTime(decidedAt, language))}
            {reason && `: “${reason}”`}
          </small>
        )}
      </span>
      {decision ? (
        <StatusBadge tone={decision === 'confirmed' ? 'good' : 'neutral'}>
          {decision === 'confirmed' ? messages.confirmed : messages.takenAway}
        </StatusBadge>
      ) : mayDecide ? (
        <span className="ws-record-actions ui-screen-only">
          <Button size="sm" variant="secondary" pending={confirming.isPending} onClick={() => confirming.mutate()}>
            {messages.confirm}
            <span className="ui-hidden">: {name}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {messages.takeAway}
            <span className="ui-hidden">: {name}</span>
          </Button>
        </span>
      ) : (
        <small>{messages.own}</small>
      )}
      {isAsking && (
        <ReasonDialog
          title={messages.takeAwayTitle(name)}
          action={messages.takeAway}
          variant="danger"
          done={messages.takenAway}
          onClose={() => setAsking(false)}
          onDone={refresh}
          confirm={(why) => api(decideAccess, { params, body: { userId, decision: 'taken-away', reason: why } })}
        >
          {messages.takeAwayEffect}
        </ReasonDialog>
      )}
    </li>
  );
}
