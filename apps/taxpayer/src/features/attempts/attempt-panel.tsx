import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import {
  type AttemptState,
  attemptNextWords,
  attemptWords,
  downloadAttemptStatement,
  getOwnAttempt,
  isBasketReference,
  type OwnAttempt,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDateTime,
  Icon,
  Money,
  Reference,
  Skeleton,
  saveFile,
  showToast,
  TextLink,
} from '@portal/ui';
import { StatusSign } from '@portal/workspace/lists';
import { attemptSigns } from '../../attempt-signs.ts';
import { AttemptHops } from './attempt-hops.tsx';
import { useAttemptsMessages } from './messages/use-attempts-messages.ts';
import './attempts.css';

export interface AttemptPanelProps {
  readonly id: string;
}

/** How often a payment that is not settled is looked at again, while somebody looks. */
const lookEveryMs = 15_000;
const unsettled: readonly string[] = ['waiting', 'checking', 'review', 'refund'];

/** "Where is my money?": what happened to one attempt, and what happens next. */
export function AttemptPanel({ id }: AttemptPanelProps) {
  const messages = useAttemptsMessages();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['own-attempt', id],
    queryFn: ({ signal }) => api(getOwnAttempt, { params: { id } }, signal),
    refetchInterval: ({ state }) => (unsettled.includes(state.data?.attempt.status ?? '') ? lookEveryMs : false),
  });
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('payment.not-found') || refusal?.status === 422)
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <ErrorState
        message={refusal?.message || messages.failed}
        requestId={refusal?.requestId}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { attempt, hops } = query.data;
  return (
    <div className="attempt">
      <AttemptTop own={query.data} />
      <p className="attempt-next">
        <strong>{messages.next}</strong> <WhatNext own={query.data} />
      </p>
      <h2>{messages.steps}</h2>
      <AttemptHops hops={hops} />
      <Statement own={query.data} />
      <p>
        {isBasketReference(attempt.billReference) ? (
          <TextLink to={`/payment-basket?ref=${attempt.billReference}`}>{messages.theBills}</TextLink>
        ) : (
          <TextLink to={`/user/payment_summary?billReference=${attempt.billReference}`}>{messages.theBill}</TextLink>
        )}
      </p>
      <p>
        <TextLink to={`/user/help-support?payment=${id}`}>{messages.askUs}</TextLink>
      </p>
    </div>
  );
}

function AttemptTop({ own }: { readonly own: OwnAttempt }) {
  const messages = useAttemptsMessages();
  const localized = useLocalized();
  const { attempt } = own;
  const status = attempt.status as AttemptState;
  return (
    <div>
      <div className="attempt-top">
        <span className="attempt-amount">
          <Money amountKobo={attempt.amountKobo} />
        </span>
        <StatusSign sign={attemptSigns[status]}>{localized(attemptWords[status])}</StatusSign>
      </div>
      <p className="attempt-quiet">{`${attempt.heads} · ${attempt.gateway}`}</p>
      {own.begunBy !== null && <p className="attempt-quiet">{messages.begunBy(own.begunBy)}</p>}
      {attempt.reference && (
        <p className="attempt-reference">
          <span className="attempt-quiet">{messages.reference}</span> <Reference value={attempt.reference} />
        </p>
      )}
    </div>
  );
}

/** What we do next, in a sentence; and when we asked and ask again. */
function WhatNext({ own }: { readonly own: OwnAttempt }) {
  const messages = useAttemptsMessages();
  const language = useLanguage();
  const { attempt, askedAt, askedTimes, askAgainAt } = own;
  const words = useLocalized()(attemptNextWords[attempt.status as AttemptState]);
  return (
    <>
      {words}
      {askedAt && (
        <span className="attempt-quiet">{messages.asked(askedTimes, formatDateTime(askedAt, language))}</span>
      )}
      {askAgainAt && attempt.status !== 'paid' && (
        <span className="attempt-quiet">{messages.askAgain(formatDateTime(askAgainAt, language))}</span>
      )}
    </>
  );
}

/** On paper, with our signature: for a bank, an employer, an office. Also of an attempt that failed. */
function Statement({ own: { attempt } }: { readonly own: OwnAttempt }) {
  const messages = useAttemptsMessages();
  const api = useApiClient();
  const statement = useMutation({
    mutationFn: () => api(downloadAttemptStatement, { params: { id: attempt.id } }),
    onSuccess: (bytes) =>
      saveFile(`payment-${attempt.reference ?? attempt.billReference}.pdf`, bytes, 'application/pdf'),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.statementFailed) }),
  });
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Icon name="download" />}
        pending={statement.isPending}
        onClick={() => statement.mutate()}
      >
        {messages.statement}
      </Button>
    </div>
  );
}
