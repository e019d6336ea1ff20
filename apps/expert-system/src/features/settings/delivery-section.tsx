import { messageFrom, useApiClient } from '@portal/api-client';
import { getOwnDelivery, replayOwnWebhook, type WebhookAttempt } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button, formatDateTime, Skeleton, showToast } from '@portal/ui';
import { Facts } from '@portal/workspace/lists';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { attemptWords, tookWords } from './attempt-words.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface DeliverySectionProps {
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly canSend: boolean;
  readonly onDone: () => void;
}

/** One event: what is sent, byte by byte, and every try. */
export function DeliverySection({ webhookId, deliveryId, canSend, onDone }: DeliverySectionProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const params = { webhookId, deliveryId };
  const source = useQuery({
    queryKey: ['expert-system', 'webhooks', webhookId, deliveryId],
    queryFn: ({ signal }) => api(getOwnDelivery, { params }, signal),
  });
  const again = useMutation({
    mutationFn: (eventId: string) => api(replayOwnWebhook, { params: { webhookId }, body: { eventId } }),
    onSuccess: ({ events }) => {
      showToast({ kind: 'success', message: `${localized(texts.replayed)}: ${events}` });
      onDone();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.failed)) }),
  });
  const { data, error } = source;
  if (!data)
    return (
      <RecordSection title={localized(texts.event)}>
        {error ? (
          <RecordFailure source={source} />
        ) : (
          <Skeleton height={160} role="status" aria-label={localized(texts.event)} />
        )}
      </RecordSection>
    );
  return (
    <RecordSection
      title={localized(texts.event)}
      actions={
        canSend && (
          <Button size="sm" pending={again.isPending} onClick={() => again.mutate(data.eventId)}>
            {localized(texts.tryNow)}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [localized(texts.event), data.type],
          [localized(texts.about), data.about ?? localized(texts.testEvent)],
          ['webhook-id', data.eventId],
        ]}
      />
      <pre className="es-bytes" translate="no">
        {data.body}
      </pre>
      <h3>{localized(texts.tries)}</h3>
      {data.attempts.length === 0 && <p className="ws-record-quiet">{localized(texts.notTried)}</p>}
      <ol className="ws-record-list" reversed>
        {data.attempts.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
      </ol>
      {data.nextAt !== null && (
        <p className="ws-record-quiet">
          {localized(texts.next)} {formatDateTime(data.nextAt, language)}
        </p>
      )}
    </RecordSection>
  );
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <li>
      <span>
        {attemptWords(attempt, localized)}
        {attempt.answer !== '' && <small translate="no">“{attempt.answer}”</small>}
      </span>
      <span className="ws-record-quiet">
        {formatDateTime(attempt.at, language)}, {tookWords(attempt.tookMs)}
      </span>
    </li>
  );
}
