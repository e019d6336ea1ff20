import { useApiClient } from '@portal/api-client';
import { listOwnWebhooks, type OwnWebhook } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { Button, Skeleton, TextLink } from '@portal/ui';
import { RecordFailure, RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { webhookPath } from '../../paths.ts';
import { MakeWebhookDialog } from './make-webhook-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { WebhookState } from './webhook-state.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

const queryKey = ['expert-system', 'webhooks'];

/** Where machines of the system are told what happens; each address has a page of its own. */
export function WebhooksSection() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const source = useQuery({ queryKey, queryFn: ({ signal }) => api(listOwnWebhooks, {}, signal) });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const { webhooks = [], engineCodes = [] } = source.data ?? {};
  return (
    <RecordSection
      title={localized(texts.webhooks)}
      actions={
        engineCodes.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setMaking(true)}>
            {localized(texts.enter)}
          </Button>
        )
      }
    >
      <p className="ws-record-quiet">{localized(texts.webhooksText)}</p>
      {made !== undefined && (
        <ShownOnce
          secret={made}
          title={localized(texts.shownOnce)}
          copyText={localized(texts.copy)}
          onKept={() => setMade(undefined)}
        />
      )}
      {source.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.webhooks)} />}
      {source.error && <RecordFailure source={source} />}
      {source.data && webhooks.length === 0 && <p>{localized(texts.none)}</p>}
      {webhooks.length > 0 && (
        <ul className="ws-record-list">
          {webhooks.map((one) => (
            <WebhookRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {isMaking && (
        <MakeWebhookDialog
          engineCodes={engineCodes}
          onClose={() => setMaking(false)}
          onMade={(secret) => {
            setMade(secret);
            void queryClient.invalidateQueries({ queryKey });
          }}
        />
      )}
    </RecordSection>
  );
}

function WebhookRow({ one }: { readonly one: OwnWebhook }) {
  const localized = useLocalized();
  return (
    <li>
      <span>
        <TextLink to={webhookPath(one.id)}>{one.url}</TextLink>
        <small>
          {one.engineCode} · {localized(texts.waiting)}: {one.waiting}
        </small>
      </span>
      <WebhookState webhook={one} />
    </li>
  );
}
